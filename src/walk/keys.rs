//! What keys do, as in the pager `less` where it has them.

use super::{Mode, Walk};

/// A key, whatever the terminal calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A character.
    Char(char),
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the start.
    Home,
    /// To the end.
    End,
    /// The enter key.
    Enter,
    /// The escape key.
    Escape,
    /// The backspace key.
    Backspace,
}

/// How many steps a page has.
const PAGE: usize = 10;

/// What the keys do, for the help.
pub const HELP: [(&str, &str); 12] = [
    ("j ↓ → Enter", "next step"),
    ("k ↑ ←", "step before"),
    ("space f PgDn", "ten steps on"),
    ("b PgUp", "ten steps back"),
    ("g Home", "first step"),
    ("G End", "end"),
    ("12G", "step 12"),
    ("/ n N", "search a rule; next; previous"),
    ("d u", "scroll the text"),
    ("w", "why: move to a cell with the arrows"),
    ("h", "this help"),
    ("q", "quit"),
];

impl Walk<'_> {
    /// Does what a key asks for; says whether the walk goes on.
    pub fn press(&mut self, key: Key) -> bool {
        self.message.clear();
        match &self.mode {
            Mode::Help => {
                self.mode = Mode::Steps;
                key != Key::Char('q')
            }
            Mode::Search(_) => {
                self.write(key);
                true
            }
            Mode::Cells => self.in_cells(key),
            Mode::Steps => self.in_steps(key),
        }
    }

    fn in_steps(&mut self, key: Key) -> bool {
        if let Key::Char(digit @ '0'..='9') = key {
            // No trace has more steps than fit into nine digits.
            if self.count.len() < 9 {
                self.count.push(digit);
            }
            return true;
        }
        let count = std::mem::take(&mut self.count).parse::<usize>().ok();
        let times = count.unwrap_or(1);
        match key {
            Key::Char('q' | 'Q') => return false,
            Key::Char('j' | 'e' | 'l') | Key::Down | Key::Right | Key::Enter => self.step(true, times),
            Key::Char('k' | 'y') | Key::Up | Key::Left => self.step(false, times),
            Key::Char(' ' | 'f') | Key::PageDown => self.step(true, PAGE * times),
            Key::Char('b') | Key::PageUp => self.step(false, PAGE * times),
            Key::Char('g' | 'G' | '<' | '>') | Key::Home | Key::End => self.jump(key, count),
            Key::Char('d') => self.scrolled += 5,
            Key::Char('u') => self.scrolled = self.scrolled.saturating_sub(5),
            Key::Char('/') => self.mode = Mode::Search(String::new()),
            Key::Char('n') => self.search(true),
            Key::Char('N') => self.search(false),
            Key::Char('h' | 'H' | '?') => self.mode = Mode::Help,
            Key::Char('w') => {
                self.mode = Mode::Cells;
                self.explain_cell();
            }
            _ => {}
        }
        true
    }

    /// To the step of a number, or to the first or last one.
    fn jump(&mut self, key: Key, count: Option<usize>) {
        let first = matches!(key, Key::Char('g' | '<') | Key::Home);
        let at = match count {
            None if first => Some(0),
            None => Some(self.steps.len()),
            Some(number) => self.steps.iter().position(|&step| step as usize == number),
        };
        match at {
            Some(at) => self.go(at),
            None => self.message = format!("There is no step {}.", count.unwrap_or_default()),
        }
    }

    fn in_cells(&mut self, key: Key) -> bool {
        let n = self.index.geometry.size();
        let (row, col) = (self.cursor / n, self.cursor % n);
        let (row, col) = match key {
            Key::Char('q' | 'Q') => return false,
            Key::Char('w') | Key::Escape => {
                self.mode = Mode::Steps;
                self.scrolled = 0;
                return true;
            }
            Key::Enter => {
                self.show_cause();
                return true;
            }
            Key::Char('d') | Key::PageDown => {
                self.scrolled += 5;
                return true;
            }
            Key::Char('u') | Key::PageUp => {
                self.scrolled = self.scrolled.saturating_sub(5);
                return true;
            }
            Key::Up | Key::Char('k') => ((row + n - 1) % n, col),
            Key::Down | Key::Char('j') => ((row + 1) % n, col),
            Key::Left | Key::Char('h') => (row, (col + n - 1) % n),
            Key::Right | Key::Char('l') => (row, (col + 1) % n),
            Key::Home => (row, 0),
            Key::End => (row, n - 1),
            _ => return true,
        };
        self.cursor = row * n + col;
        self.explain_cell();
        true
    }

    /// Goes to the step that decided the cell under the cursor.
    fn show_cause(&mut self) {
        let origin = self.decided().and_then(|fact| self.index.origin(fact));
        let at = origin.and_then(|origin| self.steps.iter().position(|&step| step == origin.step));
        match at {
            Some(at) => {
                self.mode = Mode::Steps;
                self.go(at);
            }
            None => self.message = "No step decided this cell.".into(),
        }
    }

    /// A key while the search is written.
    fn write(&mut self, key: Key) {
        let Mode::Search(text) = &mut self.mode else { return };
        match key {
            Key::Char(c) => text.push(c),
            Key::Backspace if text.pop().is_some() => {}
            Key::Enter => {
                // Nothing typed repeats the search before, as in `less`.
                if !text.is_empty() {
                    self.query = std::mem::take(text);
                }
                self.mode = Mode::Steps;
                self.search(true);
            }
            Key::Escape | Key::Backspace => self.mode = Mode::Steps,
            _ => {}
        }
    }
}
