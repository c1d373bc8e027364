//! Interruptions: whatever is left, going on gives what an undisturbed run gives.

use std::io::Read;
use std::path::Path;

use whydoku::batch::codec::Codec;
use whydoku::batch::resume::Whole;

use super::*;

const CODECS: [&str; 3] = ["", ".gz", ".zst"];

fn decoded(folder: &Folder, name: &str) -> String {
    let file = std::fs::File::open(folder.path(name)).expect("it was written");
    let mut source = whydoku::batch::codec::decoded(file).expect("it can be read");
    let mut content = String::new();
    source.read_to_string(&mut content).expect("it is whole");
    content
}

#[test]
fn files_are_cut_behind_any_line() {
    let folder = Folder::new("cut");
    let lines: Vec<String> = (0..7).map(|number| format!("line {number} {}\n", "x".repeat(number * 3))).collect();
    for ending in CODECS {
        let name = format!("lines{ending}");
        let path = folder.path(&name);
        let codec = Codec::of(Path::new(&path)).0;
        // Frames of two lines, and one of one.
        let frames: Vec<Vec<u8>> =
            lines.chunks(2).map(|lines| codec.encode(lines.concat().into_bytes()).expect("encoded")).collect();
        let whole = frames.concat();
        for length in 0..=whole.len() {
            folder.write(&name, &whole[..length]);
            let left = || Whole::read(Path::new(&path)).expect("read");
            let count = left().count() as usize;
            assert!(count <= lines.len() && (length < whole.len() || count == lines.len()));
            for kept in [count, count.saturating_sub(1)] {
                left().keep(kept as u64).expect("cut");
                assert_eq!(decoded(&folder, &name), lines[..kept].concat(), "{name} of {length} bytes");
            }
        }
    }
}

#[test]
fn a_long_file_is_cut_behind_any_line() {
    let folder = Folder::new("long");
    // Longer than what lies between two places that are remembered, and not compressible.
    let mut state = 1_u64;
    let mut noise = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        format!("{state:016x}")
    };
    let lines: Vec<String> = (0..48).map(|_| (0..20_000).map(|_| noise()).collect::<String>() + "\n").collect();
    for ending in CODECS {
        let name = format!("lines{ending}");
        let path = folder.path(&name);
        let codec = Codec::of(Path::new(&path)).0;
        let frames = lines.chunks(2).map(|lines| codec.encode(lines.concat().into_bytes()).expect("encoded"));
        let whole = frames.collect::<Vec<_>>().concat();
        assert!(whole.len() > 6 << 20);
        for kept in [48, 47, 41, 28, 27, 26, 13, 1, 0] {
            folder.write(&name, &whole[..whole.len() - 9]);
            let left = Whole::read(Path::new(&path)).expect("read");
            let line = left.line(kept as u64).expect("read");
            let is_there = (1..=left.count() as usize).contains(&kept);
            assert!(line.as_deref() == is_there.then(|| lines[kept - 1].as_bytes()), "{name}, line {kept}");
            let count = kept.min(left.count() as usize);
            left.keep(kept as u64).expect("cut");
            assert!(decoded(&folder, &name) == lines[..count].concat(), "{name} of {kept} lines");
        }
    }
}

/// Runs it undisturbed, then leaves this much of its files and goes on.
struct Run<'f> {
    folder: &'f Folder,
    records: String,
    traces: String,
    options: Vec<String>,
    whole: [Vec<u8>; 2],
    expected: [String; 2],
}

impl<'f> Run<'f> {
    fn new(folder: &'f Folder, list: &str, endings: [&str; 2], more: &[&str]) -> Self {
        let list = folder.write("list.txt", list);
        let (records, traces) = (format!("out.{}", endings[0]), format!("traces.{}", endings[1]));
        let (out, trace_out) = (folder.path(&records), folder.path(&traces));
        let options = ["batch", &list, "-q", "--profile", "basic", "--jobs", "2", "-o", &out, "--traces", &trace_out];
        let options: Vec<String> = options.iter().chain(more).map(|option| option.to_string()).collect();
        let mut run =
            Self { folder, records, traces, options, whole: Default::default(), expected: Default::default() };
        assert_eq!(run.go(&[]).status.code(), Some(0));
        run.whole = [folder.read(&run.records), folder.read(&run.traces)];
        run.expected = [decoded(folder, &run.records), decoded(folder, &run.traces)];
        run
    }

    fn go(&self, more: &[&str]) -> Output {
        let options: Vec<&str> = self.options.iter().map(String::as_str).chain(more.iter().copied()).collect();
        run_with(&options, b"")
    }

    fn resumes(&self, records: usize, traces: usize) {
        self.folder.write(&self.records, &self.whole[0][..records]);
        self.folder.write(&self.traces, &self.whole[1][..traces]);
        let output = self.go(&["--resume"]);
        assert_eq!(
            (text(&output.stderr).as_str(), output.status.code()),
            ("", Some(0)),
            "{records} and {traces} bytes"
        );
        let found = [decoded(self.folder, &self.records), decoded(self.folder, &self.traces)];
        assert_eq!(found, self.expected, "{records} and {traces} bytes");
    }
}

#[test]
fn an_interruption_at_any_byte_of_the_last_records_leaves_no_trace() {
    let list = [SMALL, SMALL, "4..x", SMALL, "2..4.4.2.3......"].join("\n");
    for (name, endings, columns) in [
        ("plain", ["jsonl", "jsonl"], "id,solution"),
        ("packed", ["jsonl.zst", "jsonl.zst"], "id,solution"),
        ("csv", ["csv.gz", "jsonl.gz"], "line,steps"),
    ] {
        let folder = Folder::new(name);
        let run = Run::new(&folder, &list, endings, &["--columns", columns]);
        let [records, traces] = run.whole.each_ref().map(Vec::len);
        // Only the records, at every byte of the last two (of all where they make one frame).
        let last_two = run.expected[0].lines().rev().take(2).map(|line| line.len() + 1).sum::<usize>();
        let from = if name == "plain" { records - last_two } else { 0 };
        (from..records).for_each(|length| run.resumes(length, traces));
        // Only the traces, and both.
        (0..traces).step_by(traces / 40).for_each(|length| run.resumes(records, length));
        (0..traces).step_by(traces / 9).for_each(|length| run.resumes(records - records / 5, length));
        // Nothing left to do.
        run.resumes(records, traces);
        std::fs::remove_file(folder.path(&run.records)).expect("it is there");
        std::fs::remove_file(folder.path(&run.traces)).expect("it is there");
        assert_eq!(run.go(&["--resume"]).status.code(), Some(0), "there was nothing");
        assert_eq!(decoded(&folder, &run.records), run.expected[0]);
    }
}

#[test]
fn shards_are_resumed_too() {
    let folder = Folder::new("shard");
    let run = Run::new(&folder, &[SMALL; 9].join("\n"), ["jsonl", "jsonl"], &["--shard", "2/2"]);
    assert_eq!(run.expected[0].lines().count(), 4);
    let [records, traces] = run.whole.each_ref().map(Vec::len);
    run.resumes(records / 2, traces);
    run.resumes(records, traces / 3);
}

#[test]
fn what_another_call_wrote_is_left_alone() {
    let folder = Folder::new("foreign");
    let run = Run::new(&folder, &[SMALL, EASY, SMALL].join("\n"), ["csv", "jsonl"], &[]);
    let refused = |more: &[&str], word: &str| {
        let output = run.go(&[&["--resume"], more].concat());
        let said = text(&output.stderr);
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains(word), "{said}");
        assert_eq!(folder.read("out.csv"), run.whole[0]);
    };
    refused(&["--columns", "id,steps"], "line 1 of");
    refused(&["--format", "jsonl"], "is not what this call writes there");
    refused(&["--shard", "1/2"], "is not what this call writes there");
    // Other rules: the records may be alike, the traces are not.
    refused(&["--without", "pointing"], "line 3 of");
    std::fs::remove_file(folder.path("traces.jsonl")).expect("it is there");
    refused(&[], "is missing");
    folder.write("list.txt", EASY);
    let alone: Vec<&str> = run.options.iter().map(String::as_str).filter(|option| !option.contains("traces")).collect();
    let output = run_with(&[&alone[..], &["--resume"]].concat(), b"");
    assert_eq!((output.status.code(), folder.read("out.csv") == run.whole[0]), (Some(2), true));
}
