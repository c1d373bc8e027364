//! The table: printed as it grows, saved as JSON lines, compared with an earlier one.

use std::fs;

use crate::contest::Row;

/// Names the machine and the columns.
pub fn head() {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let models = info.lines().filter(|line| line.starts_with("model name"));
    let model = models.clone().next().and_then(|line| line.split(": ").nth(1)).unwrap_or("unknown");
    println!("CPU: {model}, {} of them seen; one thread used", models.count());
    println!(
        "{:<54} {:<21} {:>7} {:>10} {:>7} {:>12} {:>7}   ratio [quartiles]",
        "what / peer", "list", "puzzles", "ours/s", "solved", "peer/s", "solved"
    );
}

/// Prints a row; beside an earlier one of the same name also by what factor its ratio changed.
pub fn print(row: &Row, before: &[Row]) {
    let [low, middle, high] = row.ratio;
    let goal = row.goal.map_or(String::new(), |goal| {
        format!(", goal {goal:.2}: {}", if middle >= goal { "reached" } else { "missed" })
    });
    let earlier = before.iter().find(|earlier| (&earlier.what, &earlier.list) == (&row.what, &row.list));
    let change = earlier.map_or(String::new(), |earlier| {
        format!(", {:.2} times the {:.3} of before", middle / earlier.ratio[1], earlier.ratio[1])
    });
    println!(
        "{:<54} {:<21} {:>7} {:>10.0} {:>7} {:>12.0} {:>7}   {middle:.3} [{low:.3} {high:.3}]{goal}{change}",
        row.what, row.list, row.puzzles, row.rate, row.solved, row.peer_rate, row.peer_solved
    );
}

/// Writes the rows as JSON lines.
pub fn save(file: &str, rows: &[Row]) -> Result<(), String> {
    let line = |row: &Row| serde_json::to_string(row).expect("a row is texts and numbers") + "\n";
    fs::write(file, rows.iter().map(line).collect::<String>()).map_err(|error| format!("{file}: {error}"))
}

/// Reads saved rows.
pub fn read(file: &str) -> Result<Vec<Row>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    text.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("{file}: {error}"))).collect()
}
