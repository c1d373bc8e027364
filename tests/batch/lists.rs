//! What goes in and what comes out.

use std::io::{BufRead, BufReader, Read, Write};
use std::num::NonZeroUsize;
use std::process::Stdio;

use flate2::Compression;
use flate2::read::{GzEncoder, MultiGzDecoder};
use serde_json::{Value, json};
use whydoku::batch::columns::{COLUMNS, RULE};
use whydoku::batch::{Batch, Record, Status, Summary, ordered};
use whydoku::profile::Profile;

use super::*;
use crate::support;

#[test]
fn records_come_in_the_order_of_the_lines() {
    let list = [PUZZLE, SMALL, EASY, SMALL, IMPOSSIBLE, SMALL].join("\n").repeat(8);
    let columns = ["--columns", "id,puzzle,status,steps"];
    let alone = records(&[&columns[..], &["--jobs", "1"]].concat(), list.as_bytes());
    assert_eq!(records(&[&columns[..], &["--jobs", "5"]].concat(), list.as_bytes()), alone);
    let ids: Vec<Value> = json(&alone).iter().map(|record| record["id"].clone()).collect();
    assert_eq!(ids, (1..=ids.len()).map(Value::from).collect::<Vec<_>>());
}

#[test]
fn no_more_is_read_than_the_sink_can_take() {
    let taken = std::sync::atomic::AtomicUsize::new(0);
    let items = (0..).inspect(|_| _ = taken.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
    let mut got = vec![];
    let end = ordered(items, NonZeroUsize::new(3).expect("not 0"), || |item: u64| item * 2, &mut |item| {
        got.push(item);
        if got.len() < 1000 { Ok(()) } else { Err("enough") }
    });
    assert_eq!(end, Err("enough"));
    assert_eq!(got, (0..1000).map(|item| item * 2).collect::<Vec<_>>());
    assert!(taken.into_inner() < 1500, "it reads only a little ahead");
}

#[test]
fn a_bad_line_is_a_record_with_its_number() {
    let huge = "4".repeat(3_000_000);
    let lines = ["puzzle,rating", "# one, \"two\"", SMALL, "", "4..x", huge.as_str(), "1.3.3.1..1.q4.2.", EASY];
    let mut list = lines.join("\n").into_bytes();
    list.extend(b"\n\xff\xfe\n");
    list.extend(SMALL.as_bytes());
    let found = json(&records(&[], &list));
    let short: Vec<Value> =
        found.iter().map(|record| json!([record["line"], record["status"], record["name"], record["error"]])).collect();
    let expected = json!([
        [3, "solved", "one, \"two\"", null],
        [
            5,
            "error",
            null,
            "line 5: 4 characters found; a puzzle has n*n: 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625 (or say --size)"
        ],
        [6, "error", null, "line 6: the line is longer than 65536 bytes"],
        [
            7,
            "error",
            null,
            "line 7, column 12: \"q\" is not a digit of a 4x4 puzzle (expected 1-4, or one of . 0 * _ for an empty cell)"
        ],
        [8, "solved", null, null],
        [9, "error", null, "line 9: the line is not UTF-8 text: byte 0 (counted from 0) cannot be decoded"],
        [10, "solved", null, null],
    ]);
    // What is said of a line of four characters is the reader's business.
    let mut short = Value::from(short);
    short[1][3] = expected[1][3].clone();
    assert_eq!(short, expected);
}

#[test]
fn columns_are_what_other_commands_say() {
    let mut names: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
    names.push("rule:Hidden_Single");
    let record = json(&records(&["--columns", &names.join(",")], PUZZLE.as_bytes())).remove(0);
    assert_eq!(record.as_object().expect("an object").len(), names.len());
    let other = |command: &str, options: &[&str]| -> Value {
        let output = run_with(&[&[command, PUZZLE, "--json"], options].concat(), b"");
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    let measured = other("measure", &["--profile", "basic"]);
    for name in ["steps", "steps_trimmed", "depth", "bottlenecks"] {
        assert_eq!(record[name], measured[name], "{name}");
    }
    assert_eq!((&record["techniques"], &record["hardest"]), (&measured["rules"], &measured["hardest"]["rule"]));
    assert_eq!(record["rule:hidden-single"], measured["rules"]["hidden-single"]);
    for (mean, max, of) in [
        ("premises", "premises_max", "premises"),
        ("rank", "rank_max", "rank"),
        ("width", "width_max", "width"),
        ("slice", "slice_max", "slice"),
        ("slice_minimal", "slice_minimal_max", "slice_minimal"),
    ] {
        let close = |a: &Value, b: &Value| (a.as_f64().expect(mean) - b.as_f64().expect(mean)).abs() < 0.001;
        assert!(close(&record[mean], &measured[of]["mean"]) && close(&record[max], &measured[of]["max"]), "{mean}");
    }
    let rating = other("rate", &[]);
    assert_eq!((&record["score"], &record["level"]), (&rating["score"], &rating["level"]));
    let graph = text(&run_with(&["graph", PUZZLE, "--profile", "basic"], b"").stdout);
    // Labels of sweeps are tied to each other and to steps as well.
    let edges = graph.lines().filter(|line| line.contains(" -> ") && !line.contains("sweep"));
    assert_eq!(record["graph_edges"], edges.count());
    let trace = run_with(&["trace", PUZZLE, "--profile", "basic"], b"").stdout;
    assert_eq!(record["trace_bytes"], trace.len() - 1);
    assert_eq!((&record["solutions"], &record["clues"], &record["size"]), (&json!("one"), &json!(17), &json!(9)));
    assert!(record["milliseconds"].is_number() && record["error"].is_null());
}

#[test]
fn unknown_columns_and_calls_get_one_sentence() {
    let folder = Folder::new("calls");
    let list = folder.write("list.txt", SMALL);
    for (options, word) in [
        (vec!["--columns", "stepps"], "did you mean steps"),
        (vec!["--columns", "nonsense"], "there are id, file"),
        (vec!["--columns", "rule:hiden-single"], "did you mean hidden-single"),
        (vec!["--columns", "id,steps,id"], "asked for twice"),
        (vec!["--shard", "3/2"], "not a part"),
        (vec!["--resume", "-o", "-"], "--resume needs a file"),
        (vec!["-o", &list], "used twice"),
        (vec!["--traces", &list], "used twice"),
        (vec!["missing.txt"], "there is no file missing.txt"),
    ] {
        let output = run_with(&[&["batch", &list], &options[..]].concat(), b"");
        let said = text(&output.stderr);
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{options:?}: {said}");
        assert!(said.contains(word) && output.stdout.is_empty(), "{options:?}: {said}");
    }
    assert_eq!(folder.read("list.txt"), SMALL.as_bytes(), "it was not written over");
}

#[test]
fn csv_is_quoted() {
    let list = format!("# a, \"b\"\n{SMALL}\n4..,x\n# =1+\u{1b}[31m\n{SMALL}\n");
    let csv = records(&["--format", "csv", "--columns", "line,name,techniques,error"], list.as_bytes());
    assert!(!csv.contains('\u{1b}'));
    let rows: Vec<Vec<String>> = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(csv.as_bytes())
        .deserialize()
        .collect::<Result<_, _>>()
        .expect("CSV");
    assert_eq!(rows[0], ["line", "name", "techniques", "error"]);
    assert_eq!((rows[1][1].as_str(), rows[1][3].as_str()), ("a, \"b\"", ""));
    assert!(rows[1][2].contains("naked-single="));
    assert!(rows[2][3].starts_with("line 3"), "{:?}", rows[2]);
    assert_eq!((rows[3][0].as_str(), rows[3][1].as_str()), ("5", "=1+ [31m"));
    // Where nobody asks for errors they come last.
    assert!(records(&["--format", "csv", "--columns", "id"], b"").starts_with("id,error\n"));
}

#[test]
fn lists_and_records_may_be_compressed() {
    let folder = Folder::new("codecs");
    let list = [SMALL, EASY, SMALL, ""].join("\n");
    let mut gzip = vec![];
    GzEncoder::new(list.as_bytes(), Compression::fast()).read_to_end(&mut gzip).expect("gzip");
    let zstd = zstd::encode_all(list.as_bytes(), 3).expect("zstd");
    let plain = records(&[], list.as_bytes());
    assert_eq!(plain.lines().count(), 3);
    // Two members, as `cat a.gz b.gz` makes them.
    assert_eq!(records(&[], &[&gzip[..], &gzip[..]].concat()).lines().count(), 6);
    for (name, content) in [("list.gz", &gzip), ("list.zst", &zstd)] {
        assert_eq!(records(&[], content), plain, "{name}");
        let file = folder.write(name, content);
        let broken = folder.write(&format!("broken-{name}"), &content[..content.len() - 12]);
        let run = |list: &str, out: &str| {
            run_with(&["batch", list, "--profile", "basic", "-q", "-o", &folder.path(out)], b"")
        };
        assert_eq!(run(&file, "out.jsonl.gz").status.code(), Some(0));
        let mut out = String::new();
        MultiGzDecoder::new(&folder.read("out.jsonl.gz")[..]).read_to_string(&mut out).expect("gzip");
        assert_eq!(out, plain);
        assert_eq!(run(&file, "out.zst").status.code(), Some(0));
        assert_eq!(zstd::decode_all(&folder.read("out.zst")[..]).expect("zstd"), plain.as_bytes());
        let said = run(&broken, "out.jsonl");
        assert_eq!(said.status.code(), Some(2));
        assert!(text(&said.stderr).contains("cannot be read"), "{}", text(&said.stderr));
    }
}

#[test]
fn several_lists_are_one() {
    let folder = Folder::new("several");
    let (one, two) = (folder.write("one.txt", SMALL), folder.write("two.txt", format!("# two\n4..x\n{EASY}\n")));
    let output = run_with(&["batch", &one, &two, "-q", "--profile", "basic", "--columns", "default,file"], b"");
    let found = json(&text(&output.stdout));
    let short: Vec<Value> = found.iter().map(|record| json!([record["id"], record["line"], record["file"]])).collect();
    assert_eq!(Value::from(short), json!([[1, 1, one], [2, 2, two], [3, 3, two]]));
    assert!(found[1]["error"].as_str().expect("an error").starts_with(&format!("{two}, line 2")));
}

#[test]
fn shards_joined_are_the_whole() {
    let list = [SMALL, "4..x", EASY, SMALL, PUZZLE, SMALL, EASY].join("\n");
    let whole = records(&[], list.as_bytes());
    let parts: Vec<String> = (1..=3).map(|part| records(&["--shard", &format!("{part}/3")], list.as_bytes())).collect();
    let mut parts: Vec<_> = parts.iter().map(|part| part.lines()).collect();
    let joined: Vec<&str> = (0..7).filter_map(|at| parts[at % 3].next()).collect();
    assert_eq!(joined, whole.lines().collect::<Vec<_>>());
    assert!(parts.iter_mut().all(|part| part.next().is_none()));
}

#[test]
fn nothing_in_is_nothing_out() {
    assert_eq!(records(&[], b""), "");
    assert_eq!(records(&[], b"# only a comment\n\n"), "");
    assert_eq!(records(&["--format", "csv", "--columns", "id,error"], b""), "id,error\n");
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let arguments = ["batch", "-", "--profile", "basic"];
    let mut child = command(&arguments).stdin(Stdio::piped()).spawn().expect("the command runs");
    let mut input = child.stdin.take().expect("a pipe");
    drop(child.stdout.take());
    // Until nobody reads any more.
    let line = format!("{SMALL}\n");
    while input.write_all(line.as_bytes()).is_ok() {}
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!((text(&output.stderr).as_str(), output.status.code()), ("", Some(0)));
}

#[cfg(unix)]
#[test]
fn a_signal_leaves_whole_lines() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let mut child =
            command(&["batch", "-", "--profile", "basic"]).stdin(Stdio::piped()).spawn().expect("the command runs");
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(format!("{SMALL}\n{SMALL}\n1.3.3").as_bytes()).expect("it reads");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        for _ in 0..2 {
            line.clear();
            output.read_line(&mut line).expect("a record");
            assert!(line.ends_with("}\n"), "{line}");
        }
        // It waits for more, which never comes.
        let id = child.id().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().expect("kill").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(code));
        drop(input);
        let mut rest = String::new();
        output.read_to_string(&mut rest).expect("the rest");
        assert_eq!(rest, "", "half a line is no line");
        let mut said = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
        let puzzles = said.lines().next().expect("a table").split_whitespace().nth(1);
        assert!(puzzles == Some("2") && said.contains("interrupted"), "{said}");
    }
}

#[test]
fn traces_are_those_of_trace_and_verify() {
    let folder = Folder::new("traces");
    // A puzzle with several solutions, too: they are counted as `trace` counts them.
    let list = [SMALL, PUZZLE, "4..x", IMPOSSIBLE, "1...............", EASY].join("\n");
    for name in ["traces.jsonl", "traces.jsonl.zst", "traces.jsonl.gz"] {
        let file = folder.path(name);
        records(&["--traces", &file], list.as_bytes());
        let verified = run_with(&["verify", "--jsonl", &file], b"");
        assert_eq!(verified.status.code(), Some(0), "{}", text(&verified.stderr));
        assert!(text(&verified.stdout).starts_with("All 5 traces hold: "), "{}", text(&verified.stdout));
    }
    let traces = text(&folder.read("traces.jsonl"));
    for (line, puzzle) in traces.lines().zip([SMALL, PUZZLE, IMPOSSIBLE, "1...............", EASY]) {
        let trace = text(&run_with(&["trace", puzzle, "--profile", "basic"], b"").stdout);
        assert_eq!(line, trace.trim_end());
    }
    let wrong = traces.replacen("\"r6c2=4\"", "\"r6c2=5\"", 1);
    assert_ne!(wrong, traces);
    let output = run_with(&["verify", "--jsonl", "-"], wrong.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert!(said.contains("line 2: the trace does not hold") && said.contains("1 of 5 traces"), "{said}");
    let short = run_with(&["verify", "--jsonl", "-"], &traces.as_bytes()[..traces.len() - 100]);
    assert_eq!(short.status.code(), Some(2));
    assert!(text(&short.stderr).contains("line 5: "), "{}", text(&short.stderr));
}

#[test]
fn summaries_add_up() {
    let list = [SMALL, EASY, "4..x", IMPOSSIBLE, SMALL].join("\n");
    let (profile, mut summary, mut steps) = (Profile::built_in("basic").expect("built in"), Summary::default(), vec![]);
    let batch = Batch::new(profile);
    let lines = batch.lines(std::io::Cursor::new(list.clone()));
    let ended = batch.run(lines, &mut |record: std::io::Result<Record>| {
        let record = record?;
        summary.add(&record);
        steps.push(record.steps);
        Ok::<(), std::io::Error>(())
    });
    assert!(ended.is_ok());
    let counts = [Status::Solved, Status::Guessed, Status::Stalled, Status::Limit, Status::Impossible, Status::Error];
    assert_eq!(counts.map(|status| summary.count(status)), [3, 0, 0, 0, 1, 1]);
    assert_eq!(summary.puzzles(), 5);
    let table = summary.table();
    let row = |label: &str| {
        let line = table.lines().find(|line| line.starts_with(label)).unwrap_or_else(|| panic!("{label} in {table}"));
        line[label.len()..].split_whitespace().next().expect("a number").to_string()
    };
    assert_eq!(row("steps"), steps.iter().sum::<usize>().to_string());
    assert_eq!((row("solved by logic alone").as_str(), row("cannot be read").as_str()), ("3", "1"));
    let hardest: u64 = table
        .lines()
        .filter_map(|line| line.strip_prefix("hardest: ")?.split_whitespace().next())
        .map(|rule| summary.hardest(rule))
        .sum();
    assert_eq!(hardest, 3, "{table}");
    let output = run_with(&["batch", "-", "--profile", "basic"], list.as_bytes());
    assert!(text(&output.stderr).starts_with(&table), "{}", text(&output.stderr));
}

#[test]
fn the_page_lists_the_columns() {
    let page = std::fs::read_to_string(support::root().join("docs/batch.md")).expect("the page");
    let row = |name: &str, about: &str| format!("| `{name}` | {about} |");
    let mut rows: Vec<String> = COLUMNS.iter().map(|column| row(column.name, column.about)).collect();
    rows.push(row(&format!("{RULE}NAME"), "how often that rule was used"));
    let found: Vec<&str> = page.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(found, rows, "docs/batch.md is not current");
}
