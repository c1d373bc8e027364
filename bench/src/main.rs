//! whydoku beside its peers, in one run: the rates, and the ratios that the project wants to reach.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml -- [--pairs N] [--save FILE] [--compare FILE] [WORD…]`
//!
//! Only rows whose description or list contains one of the words are measured. Rates are puzzles a CPU second, one
//! thread; a ratio is the median of the pairs, with quartiles. Only ratios travel from machine to machine.

mod contest;
mod growth;
mod lists;
mod made;
mod rows;
mod solvers;
mod table;

use std::process::ExitCode;

/// What the command line asks for.
pub struct Options {
    pairs: usize,
    save: Option<String>,
    compare: Option<String>,
    words: Vec<String>,
}

impl Options {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self { pairs: 9, save: None, compare: None, words: vec![] };
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or(format!("{arg} wants a value"));
            match arg.as_str() {
                "--pairs" => {
                    options.pairs = value()?.parse().ok().filter(|&pairs| pairs > 0).ok_or("--pairs wants a number")?
                }
                "--save" => options.save = Some(value()?),
                "--compare" => options.compare = Some(value()?),
                _ if arg.starts_with('-') => return Err(format!("there is no option {arg}")),
                _ => options.words.push(arg),
            }
        }
        Ok(options)
    }

    /// Whether a row is asked for.
    fn wants(&self, what: &str, list: &str) -> bool {
        self.words.is_empty() || self.words.iter().any(|word| what.contains(word) || list.contains(word))
    }
}

fn main() -> ExitCode {
    match Options::read(std::env::args().skip(1)).and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let before = options.compare.as_deref().map(table::read).transpose()?.unwrap_or_default();
    table::head();
    let mut rows = vec![];
    let mut enter = |row: contest::Row| {
        table::print(&row, &before);
        rows.push(row);
    };
    rows::run(options, &mut enter)?;
    growth::run(options);
    options.save.as_deref().map_or(Ok(()), |file| table::save(file, &rows))
}
