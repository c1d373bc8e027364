//! The rules, one file each, in a folder a family.

mod chains;
mod intersections;
mod search;
mod singles;

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
    chains::XChain,
    chains::XyChain,
    chains::ContinuousNiceLoop,
    chains::DiscontinuousNiceLoop,
    chains::Aic,
    chains::GroupedContinuousNiceLoop,
    chains::GroupedDiscontinuousNiceLoop,
    chains::GroupedAic,
    search::Contradiction,
    search::Guess,
}

/// The rule with this id.
pub fn find_rule<const W: usize>(id: &str) -> Option<&'static dyn Rule<W>> {
    all_rules().into_iter().find(|rule| rule.meta().id == id)
}
