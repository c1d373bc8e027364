//! `whydoku walk`

use std::io::IsTerminal;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use whydoku::trace::Index;
use whydoku::walk::{Key, Walk, render};

use super::args::{PuzzleArgs, SolvingArgs};
use super::output::Failure;
use super::{Outcome, input};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
}

pub fn run(args: &Args) -> Outcome {
    let solved = input::solved(&args.puzzle, &args.solving)?;
    if !std::io::stdout().is_terminal() {
        return Err(Failure::Unusable("walk needs a terminal; `explain --board` writes the same to a file".into()));
    }
    let index = Index::new(&solved.trace, &solved.geometry);
    let mut walk = Walk::new(&index);
    let unusable = |error: std::io::Error| Failure::Unusable(format!("the terminal cannot be used: {error}"));
    // This also puts the terminal back in order should the program panic.
    let mut terminal = ratatui::try_init().map_err(unusable)?;
    let walked = steps(&mut terminal, &mut walk);
    let restored = ratatui::try_restore();
    walked.and(restored).map_err(unusable)?;
    Ok(solved.exit())
}

fn steps(terminal: &mut ratatui::DefaultTerminal, walk: &mut Walk<'_>) -> std::io::Result<()> {
    loop {
        terminal.draw(|screen| render(screen, walk))?;
        let Event::Key(pressed) = event::read()? else { continue };
        if pressed.kind == KeyEventKind::Release {
            continue;
        }
        let control = pressed.modifiers.contains(KeyModifiers::CONTROL);
        let key = match pressed.code {
            KeyCode::Char('c') if control => return Ok(()),
            KeyCode::Char('f') if control => Key::PageDown,
            KeyCode::Char('b') if control => Key::PageUp,
            KeyCode::Char(c) => Key::Char(c),
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Backspace,
            _ => continue,
        };
        if !walk.press(key) {
            return Ok(());
        }
    }
}
