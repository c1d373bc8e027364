//! What several rules derive from one position: worked out when first asked for, forgotten when the position changes.

use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use crate::board::Board;

/// Something that follows from a position and that more than one rule looks at.
pub trait Derived<const W: usize>: 'static {
    /// Works it out.
    fn derive(board: &Board<'_, W>) -> Self;
}

/// What was derived from the position as it stands. A copy starts empty.
#[derive(Default)]
pub(crate) struct Shared(RefCell<Vec<Rc<dyn Any>>>);

impl Shared {
    /// What is asked for, derived only if it is not there yet.
    pub fn get<T: Derived<W>, const W: usize>(&self, board: &Board<'_, W>) -> Rc<T> {
        let known = self.0.borrow().iter().find_map(|any| any.clone().downcast().ok());
        known.unwrap_or_else(|| {
            let derived = Rc::new(T::derive(board));
            self.0.borrow_mut().push(derived.clone());
            derived
        })
    }

    /// Forgets everything: the position has changed.
    #[inline]
    pub fn forget(&mut self) {
        let derived = self.0.get_mut();
        if !derived.is_empty() {
            derived.clear();
        }
    }
}

impl Clone for Shared {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shared").field(&self.0.borrow().len()).finish()
    }
}
