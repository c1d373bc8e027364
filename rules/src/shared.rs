//! What several rules derive from one position: worked out when first asked for, and again when the position has changed.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::hash_map::Entry;
use std::fmt;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::board::Board;

/// Something that follows from a position and that more than one rule looks at.
pub trait Derived<const W: usize>: Sized + 'static {
    /// Works it out. What it was in an earlier position of the same solve, if it was asked for then, may spare work:
    /// parts of it may still hold.
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self;
}

/// What was derived from the position as it stands, and what is left of earlier ones. A copy of a position knows what
/// the position does.
#[derive(Default, Clone)]
pub(crate) struct Shared {
    known: RefCell<FxHashMap<TypeId, Known>>,
    /// Rises when the position changes.
    version: u64,
}

#[derive(Clone)]
struct Known {
    version: u64,
    derived: Rc<dyn Any>,
}

impl Shared {
    /// What is asked for, derived only if it is not there yet.
    pub fn get<T: Derived<W>, const W: usize>(&self, board: &Board<'_, W>) -> Rc<T> {
        let id = TypeId::of::<T>();
        let before = match self.known.borrow_mut().entry(id) {
            Entry::Occupied(known) if known.get().version == self.version => Ok(known.get().derived.clone()),
            Entry::Occupied(known) => Err(Some(known.remove().derived)),
            Entry::Vacant(_) => Err(None),
        };
        let derived = match before.map(Rc::downcast::<T>).map_err(|before| before.map(Rc::downcast::<T>)) {
            Ok(Ok(derived)) => return derived,
            // Its memory is used again if nobody else looks at it.
            Err(Some(Ok(mut before))) => {
                let derived = T::derive(board, Some(&before));
                match Rc::get_mut(&mut before) {
                    Some(place) => *place = derived,
                    None => before = Rc::new(derived),
                }
                before
            }
            _ => Rc::new(T::derive(board, None)),
        };
        self.known.borrow_mut().insert(id, Known { version: self.version, derived: derived.clone() });
        derived
    }

    /// The position has changed.
    #[inline]
    pub fn forget(&mut self) {
        self.version += 1;
    }

    /// Forgets everything, earlier positions too.
    pub fn forget_all(&mut self) {
        *self = Self::default();
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shared").field(&self.known.borrow().len()).finish()
    }
}
