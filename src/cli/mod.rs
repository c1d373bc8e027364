//! The command line: one file a subcommand.
//!
//! Exit codes: 0 done; 1 the answer is no (no solution, a trace that does not hold, a fact that is not so); 2 the input
//! or the call cannot be used. With 2, nothing is written to standard output.

mod args;
mod batch;
mod draw;
mod explain;
mod find;
mod graph;
mod graphviz;
mod input;
mod lists;
mod measure;
mod output;
mod profiles;
mod prove;
mod rate;
mod report;
mod rules;
mod schema;
mod solve;
mod stats;
mod stop;
mod trace;
mod verify;
#[cfg(feature = "walk")]
mod walk;
mod why;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use output::{Failure, emit_error};

/// Solves Sudoku and says why: in words, as JSON, as a dependency graph.
#[derive(Parser)]
#[command(name = "whydoku", version, max_term_width = 100)]
struct Cli {
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto)]
    color: Colour,
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Colour {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
enum Command {
    /// Explain a solve step by step
    Explain(explain::Args),
    /// Print the trace of a solve as JSON
    Trace(trace::Args),
    /// Write the dependency graph of a solve: DOT, SVG, JSON, GraphML or Mermaid
    Graph(graph::Args),
    /// Draw steps as pictures: SVG or PNG
    Draw(draw::Args),
    /// Step through a solve in the terminal
    #[cfg(feature = "walk")]
    Walk(walk::Args),
    /// Write a solve as one HTML page: board, steps, graph and figures
    Report(report::Args),
    /// Explain one cell or one fact: only the steps that it rests on
    Why(why::Args),
    /// Explain why a digit cannot be in a cell
    WhyNot(why::NotArgs),
    /// Measure the quality of an explanation
    Measure(measure::Args),
    /// List every step that a position offers
    Find(find::Args),
    /// Rate how hard a puzzle is
    Rate(rate::Args),
    /// Check every step of a trace file
    Verify(verify::Args),
    /// Write a proof of the explanation that VeriPB, an outside checker, accepts
    Prove(prove::Args),
    /// Print solutions, without reasons, and how many there are
    Solve(solve::Args),
    /// List the rules, or show the page of one
    Rules(rules::Args),
    /// List the profiles, or show one
    Profiles(profiles::Args),
    /// Solve lists of puzzles, a record a line
    Batch(batch::Args),
    /// Solve a list of puzzles and count what it took
    Stats(stats::Args),
    /// Print the JSON Schema of traces
    Schema(schema::Args),
}

/// What a command reports when it is done.
pub type Outcome = Result<ExitCode, Failure>;

/// The exit code for "the answer is no".
pub const NO: u8 = 1;

pub fn run() -> ExitCode {
    let cli = Cli::parse();
    match cli.color {
        Colour::Auto => anstream::ColorChoice::Auto,
        Colour::Always => anstream::ColorChoice::Always,
        Colour::Never => anstream::ColorChoice::Never,
    }
    .write_global();
    let outcome = match cli.command {
        Command::Explain(args) => explain::run(&args),
        Command::Trace(args) => trace::run(&args),
        Command::Graph(args) => graph::run(&args),
        Command::Draw(args) => draw::run(&args),
        #[cfg(feature = "walk")]
        Command::Walk(args) => walk::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Why(args) => why::run(&args),
        Command::WhyNot(args) => why::run_not(&args),
        Command::Measure(args) => measure::run(&args),
        Command::Find(args) => find::run(&args),
        Command::Rate(args) => rate::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Prove(args) => prove::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Profiles(args) => profiles::run(&args),
        Command::Batch(args) => batch::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Schema(args) => schema::run(&args),
    };
    outcome.unwrap_or_else(emit_error)
}
