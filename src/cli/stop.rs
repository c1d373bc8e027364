//! Ctrl-C and its like: long commands end at the next whole line.

use std::io;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The signal that asked for an end, if any did.
#[derive(Clone, Default)]
pub struct Stop(Arc<AtomicUsize>);

impl Stop {
    /// Listens from now on. A second signal ends the process at once.
    pub fn listen() -> io::Result<Self> {
        let stop = Self::default();
        let again = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&again))?;
            flag::register(signal, Arc::clone(&again))?;
            flag::register_usize(signal, Arc::clone(&stop.0), signal as usize)?;
        }
        Ok(stop)
    }

    /// Ends it from within, when there is no use in going on.
    pub fn set(&self) {
        self.0.fetch_max(1, Ordering::Relaxed);
    }

    /// Whether an end was asked for.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }

    /// The exit code: 128 and the signal's number, as shells have it; 0 without a signal.
    pub fn exit(&self) -> ExitCode {
        match self.0.load(Ordering::Relaxed) {
            0 => ExitCode::SUCCESS,
            signal => ExitCode::from(128 + signal as u8),
        }
    }
}
