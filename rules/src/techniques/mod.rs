//! The rules, one file each, in a folder a family.

mod chains;
mod colouring;
mod intersections;
mod search;
mod single_digit;
mod singles;
mod wings;

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
    single_digit::Skyscraper,
    single_digit::TwoStringKite,
    single_digit::TurbotFish,
    single_digit::EmptyRectangle,
    single_digit::DualTwoStringKite,
    single_digit::DualEmptyRectangle,
    wings::XyWing,
    wings::XyzWing,
    wings::WWing,
    wings::WxyzWing,
    wings::VwxyzWing,
    chains::RemotePair,
    colouring::SimpleColoursTrap,
    colouring::SimpleColoursWrap,
    colouring::MultiColours1,
    colouring::MultiColours2,
    chains::XChain,
    chains::XyChain,
    wings::MWing,
    wings::SWing,
    wings::LWing,
    wings::HWing,
    chains::ContinuousNiceLoop,
    chains::DiscontinuousNiceLoop,
    chains::Aic,
    colouring::Medusa3d,
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
