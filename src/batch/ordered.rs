//! A function applied on several threads, its results in order.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};

/// How many items a thread may be ahead of what was delivered.
const AHEAD: usize = 64;

/// How long to wait for a result before the sink gets a chance to do something else.
const PAUSE: Duration = Duration::from_millis(100);

/// How much a thread may put on its stack; hard puzzles of large sizes nest deeply.
const STACK: usize = 64 << 20;

/// Where results go, one by one. A function will do.
pub trait Sink<T> {
    /// Why no more results are wanted.
    type Error;

    /// Takes the next result.
    ///
    /// # Errors
    /// When no more are wanted.
    fn take(&mut self, result: T) -> Result<(), Self::Error>;

    /// There is no result yet: time to write out what was taken.
    ///
    /// # Errors
    /// When no more results are wanted.
    fn idle(&mut self) -> Result<(), Self::Error> {
        Ok(())
    }
}

impl<T, E, F: FnMut(T) -> Result<(), E>> Sink<T> for F {
    type Error = E;

    fn take(&mut self, result: T) -> Result<(), E> {
        self(result)
    }
}

/// Applies a function to each item, on `jobs` threads that make their own with `worker`, and hands the results to the sink
/// in the order of the items. Items are taken only a little ahead of what was delivered, so that memory stays constant.
///
/// # Errors
/// What the sink returns; nothing more is begun then.
///
/// # Panics
/// When the iterator or the function does, or when no thread can be had.
pub fn ordered<I, R, W, S>(
    items: I,
    jobs: NonZeroUsize,
    worker: impl Fn() -> W + Sync,
    sink: &mut S,
) -> Result<(), S::Error>
where
    I: Iterator + Send,
    I::Item: Send,
    R: Send,
    W: FnMut(I::Item) -> R,
    S: Sink<R>,
{
    let window = jobs.get() * AHEAD;
    // For each item a slot of its own, queued in order: whoever is done early waits there for its turn.
    let (work, todo) = bounded::<(I::Item, Sender<R>)>(window);
    let (queue, slots) = bounded::<Receiver<R>>(window);
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..jobs.get() {
            let (todo, worker, over) = (todo.clone(), &worker, &over);
            let run = move || {
                let mut work = worker();
                for (item, slot) in todo {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    // Nobody waits for it when the sink has had enough.
                    let _ = slot.send(work(item));
                }
            };
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, run).expect("a thread can be had");
        }
        drop(todo);
        scope.spawn(move || {
            for item in items {
                let (slot, result) = bounded(1);
                if queue.send(result).is_err() || work.send((item, slot)).is_err() {
                    break;
                }
            }
        });
        let delivered = deliver(slots, sink);
        over.store(true, Ordering::Relaxed);
        delivered
    })
}

fn deliver<R, S: Sink<R>>(slots: Receiver<Receiver<R>>, sink: &mut S) -> Result<(), S::Error> {
    while let Some(slot) = next(&slots, sink)? {
        match next(&slot, sink)? {
            Some(result) => sink.take(result)?,
            None => break,
        }
    }
    Ok(())
}

/// The next message, or `None` when there will be none any more.
fn next<M, R, S: Sink<R>>(from: &Receiver<M>, sink: &mut S) -> Result<Option<M>, S::Error> {
    if let Ok(message) = from.try_recv() {
        return Ok(Some(message));
    }
    loop {
        sink.idle()?;
        match from.recv_timeout(PAUSE) {
            Ok(message) => return Ok(Some(message)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
        }
    }
}
