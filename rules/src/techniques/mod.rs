//! The rules, one file each, in a folder a family.

mod als;
mod chains;
mod colouring;
mod exclusion;
mod fish;
mod intersections;
mod miscellaneous;
mod search;
mod single_digit;
mod singles;
mod subsets;
mod sums;
mod templates;
mod uniqueness;
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
    singles::FullHouse,
    singles::LastDigit,
    singles::NakedSingle,
    singles::HiddenSingle,
    intersections::LockedPair,
    intersections::LockedTriple,
    intersections::Pointing,
    intersections::Claiming,
    subsets::NakedPair,
    subsets::NakedTriple,
    subsets::HiddenPair,
    subsets::HiddenTriple,
    subsets::NakedQuad,
    subsets::HiddenQuad,
    subsets::NakedSet,
    subsets::HiddenSet,
    fish::XWing,
    fish::Swordfish,
    fish::Jellyfish,
    fish::Squirmbag,
    fish::Whale,
    fish::Leviathan,
    fish::FinnedXWing,
    fish::SiameseFinnedXWing,
    fish::SashimiXWing,
    fish::SiameseSashimiXWing,
    fish::FinnedSwordfish,
    fish::SiameseFinnedSwordfish,
    fish::SashimiSwordfish,
    fish::SiameseSashimiSwordfish,
    fish::FinnedJellyfish,
    fish::SiameseFinnedJellyfish,
    fish::SashimiJellyfish,
    fish::SiameseSashimiJellyfish,
    fish::FinnedSquirmbag,
    fish::SashimiSquirmbag,
    fish::FinnedWhale,
    fish::SashimiWhale,
    fish::FinnedLeviathan,
    fish::SashimiLeviathan,
    fish::FrankenXWing,
    fish::FrankenSwordfish,
    fish::FrankenJellyfish,
    fish::FrankenSquirmbag,
    fish::FrankenWhale,
    fish::FrankenLeviathan,
    fish::FinnedFrankenXWing,
    fish::SiameseFinnedFrankenXWing,
    fish::FinnedFrankenSwordfish,
    fish::SiameseFinnedFrankenSwordfish,
    fish::FinnedFrankenJellyfish,
    fish::SiameseFinnedFrankenJellyfish,
    fish::FinnedFrankenSquirmbag,
    fish::FinnedFrankenWhale,
    fish::FinnedFrankenLeviathan,
    fish::MutantXWing,
    fish::MutantSwordfish,
    fish::MutantJellyfish,
    fish::MutantSquirmbag,
    fish::MutantWhale,
    fish::MutantLeviathan,
    fish::FinnedMutantXWing,
    fish::SiameseFinnedMutantXWing,
    fish::FinnedMutantSwordfish,
    fish::SiameseFinnedMutantSwordfish,
    fish::FinnedMutantJellyfish,
    fish::SiameseFinnedMutantJellyfish,
    fish::FinnedMutantSquirmbag,
    fish::FinnedMutantWhale,
    fish::FinnedMutantLeviathan,
    fish::KrakenFishType1,
    fish::KrakenFishType2,
    miscellaneous::SueDeCoq,
    exclusion::AlignedPairExclusion,
    exclusion::AlignedTripleExclusion,
    als::AlsXz,
    als::AlsXyWing,
    als::AlsXyChain,
    als::DeathBlossom,
    templates::TemplateSet,
    templates::TemplateDelete,
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
    chains::ForcingChainVerity,
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
