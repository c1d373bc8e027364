//! Lines that are too long for a terminal, broken between words.

use anstream::adapter::strip_str;

/// The least room for words, however narrow the terminal.
const NARROWEST: usize = 20;

/// Breaks sentences that are longer than so many columns; what follows stands as far in as the sentence does. Colours
/// take no room, and what is drawn stays as it is.
pub fn wrap(text: &str, columns: usize) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    for line in text.split_inclusive('\n') {
        let visible = strip_str(line).to_string();
        let margin: String = visible.chars().take_while(|&sign| matches!(sign, ' ' | '│')).collect();
        match line.strip_prefix(margin.as_str()) {
            Some(sentence) if length(visible.trim_end()) > columns && !is_drawn(&visible[margin.len()..]) => {
                fill(&mut out, &margin, sentence.trim_end(), columns);
            }
            _ => out.push_str(line),
        }
    }
    out
}

fn fill(out: &mut String, margin: &str, sentence: &str, columns: usize) {
    let room = columns.saturating_sub(length(margin)).max(NARROWEST);
    let mut used = 0;
    out.push_str(margin);
    for word in sentence.split(' ') {
        let own = length(&strip_str(word).to_string());
        if used > 0 && used + 1 + own > room {
            out.push('\n');
            out.push_str(margin);
            used = 0;
        } else if used > 0 {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += own;
    }
    out.push('\n');
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// Whether there are lines of a grid in it, behind the bars beside a branch.
fn is_drawn(line: &str) -> bool {
    line.contains(|sign| ('\u{2500}'..'\u{2580}').contains(&sign))
}
