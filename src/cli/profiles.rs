//! `whydoku profiles`

use whydoku::profile::{BUILT_IN, Profile, ProfileError};

use super::output::Failure;
use super::{Outcome, output};

#[derive(clap::Args)]
pub struct Args {
    /// The name of a built-in profile
    profile: Option<String>,
}

pub fn run(args: &Args) -> Outcome {
    let text = match &args.profile {
        Some(name) => {
            Profile::built_in(name).map_err(Failure::unusable)?;
            let file = BUILT_IN.iter().find(|(known, _)| known == name);
            file.map(|(_, text)| text.to_string()).unwrap_or_default()
        }
        None => list().map_err(Failure::unusable)?,
    };
    output::print(&text)?;
    Ok(std::process::ExitCode::SUCCESS)
}

fn list() -> Result<String, ProfileError> {
    let mut text = String::new();
    for (name, file) in BUILT_IN {
        text.push_str(&format!("{name:<10} {}\n", Profile::from_toml(file)?.summary));
    }
    Ok(text)
}
