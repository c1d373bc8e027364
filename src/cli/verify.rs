//! `whydoku verify`

use whydoku::trace;

use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    /// A trace file, or - for standard input
    trace: String,
}

pub fn run(args: &Args) -> Outcome {
    if args.trace != "-" && !std::path::Path::new(&args.trace).exists() && !args.trace.trim_start().starts_with('{') {
        return Err(Failure::Unusable(format!("there is no file {}", args.trace.chars().take(80).collect::<String>())));
    }
    let text = input::content(&args.trace)?;
    let trace = input::as_trace(&text)
        .unwrap_or_else(|| Err(Failure::Unusable("this is no trace: expected JSON that begins with {".into())))?;
    trace::verify(&trace).map_err(|error| Failure::No(format!("the trace does not hold: {error}")))?;
    let steps = trace.step_count();
    output::print(&format!("The trace holds: {steps} steps and {} events checked.\n", trace.events.len()))?;
    Ok(std::process::ExitCode::SUCCESS)
}
