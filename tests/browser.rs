//! Reports in a real browser: Chromium, driven by the scripts in `tests/browser/`.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::support;

const EXPERT: &str = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5....";
/// The first puzzle of HardestDatabase110626.
const HARDEST: &str = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
const LARGE: &str = include_str!("browser/25x25.txt");
const HOSTILE: &str = "# <script>hacked=1</script>\n\
                       4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n";
/// The names of programs that will do.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
/// No report is larger.
const LIMIT: usize = 3_000_000;

fn whydoku(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn runs(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// The browser; says so where it, or what drives it, is missing.
fn browser() -> Option<&'static str> {
    let driver = runs("node") && support::root().join("tests/browser/node_modules").is_dir();
    let found = BROWSERS.into_iter().find(|program| driver && runs(program));
    if found.is_none() {
        assert!(std::env::var_os("CI").is_none(), "CI has Chromium, Node.js and what `tests/setup` installs for them");
        println!("skipped: Chromium, Node.js or tests/browser/node_modules is missing");
    }
    found
}

/// The path of a program.
fn located(program: &str) -> PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).map(|folder| folder.join(program)).find(|path| path.exists());
    found.unwrap_or_else(|| program.into())
}

#[test]
fn reports_are_small_and_work_in_a_browser() {
    let folder = std::env::temp_dir().join(format!("whydoku-{}-reports", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    for (name, puzzle) in [("expert", EXPERT), ("hardest", HARDEST), ("large", LARGE), ("hostile", HOSTILE)] {
        let (input, file) = (folder.join(format!("{name}.txt")), folder.join(format!("{name}.html")));
        std::fs::write(&input, puzzle).expect("a temporary file");
        let made = whydoku(&["report", "-o"]).arg(&file).arg(&input).output().expect("the command runs");
        assert!(made.status.success(), "{name}: {}", String::from_utf8_lossy(&made.stderr));
        let size = std::fs::read(&file).expect("the report was written").len();
        println!("{name}: {size} bytes");
        assert!(size < LIMIT, "{name}: {size} bytes");
    }
    if let Some(program) = browser() {
        let mut driver = Command::new("node");
        driver.arg(support::root().join("tests/browser/main.mjs")).arg(&folder).env("CHROMIUM", located(program));
        let output = driver.output().expect("Node.js runs");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        println!("{said}");
        assert!(output.status.success(), "a check in the browser failed, see above");
        let trace = folder.join("trace.json");
        let verified = whydoku(&["verify"]).arg(&trace).status().expect("the command runs");
        assert!(verified.success(), "the downloaded trace holds");
    }
    std::fs::remove_dir_all(&folder).expect("it was made");
}

/// The vendored script is the published one: `tests/browser` compares it with the package, this with its checksum.
#[test]
fn the_vendored_script_has_its_checksum() {
    let folder = support::root().join("src/views/report/vendor");
    let check =
        Command::new("sha256sum").args(["--check", "--quiet", "viz-global.js.sha256"]).current_dir(folder).output();
    match check {
        Ok(check) => assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr)),
        Err(_) => println!("skipped: sha256sum is not installed"),
    }
}
