//! The command `whydoku`.

mod cli;

fn main() -> std::process::ExitCode {
    cli::run()
}
