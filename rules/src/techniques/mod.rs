//! The rules, one file each, in a folder a family.

mod intersections;
mod search;
mod singles;
mod uniqueness;

use crate::rule::Rule;

/// Every rule, once for each word width. This is the one line that a new rule adds.
macro_rules! register {
    ($($family:ident :: $rule:ident,)*) => {
        /// Every rule there is, from the simplest to the last resort.
        pub fn all_rules<const W: usize>() -> Vec<&'static dyn Rule<W>> {
            vec![$(&$family::$rule,)*]
        }
    };
}

register! {
    singles::NakedSingle,
    singles::HiddenSingle,
    intersections::Pointing,
    uniqueness::UniquenessTest1,
    uniqueness::UniquenessTest2,
    uniqueness::UniquenessTest3,
    uniqueness::UniquenessTest4,
    uniqueness::UniquenessTest5,
    uniqueness::UniquenessTest6,
    uniqueness::HiddenRectangle,
    uniqueness::AvoidableRectangle1,
    uniqueness::AvoidableRectangle2,
    uniqueness::BugPlus1,
    uniqueness::BugType2,
    uniqueness::BugType3,
    uniqueness::BugType4,
    uniqueness::UniqueLoop1,
    uniqueness::UniqueLoop2,
    uniqueness::UniqueLoop3,
    uniqueness::UniqueLoop4,
    uniqueness::ExtendedRectangle1,
    uniqueness::ExtendedRectangle2,
    uniqueness::ExtendedRectangle3,
    uniqueness::ExtendedRectangle4,
    search::Contradiction,
    search::Guess,
}

/// The rule with this id.
pub fn find_rule<const W: usize>(id: &str) -> Option<&'static dyn Rule<W>> {
    all_rules().into_iter().find(|rule| rule.meta().id == id)
}
