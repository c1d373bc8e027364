//! What the solves of one profile and one layout share.

use std::sync::Arc;

use whydoku_rules::geometry::{Geometry, Layout, words_for};
use whydoku_rules::rule::Rule;
use whydoku_rules::techniques;

use crate::profile::Profile;

/// A rule of the registry.
pub type RuleRef<const W: usize> = &'static dyn Rule<W>;

/// The tables of a layout, and the rules of a profile in their order.
pub struct Desk<const W: usize> {
    pub layout: Layout<W>,
    pub profile: Arc<Profile>,
    /// The rules that deduce.
    pub logic: Vec<RuleRef<W>>,
    pub guess: Option<RuleRef<W>>,
    pub contradiction: RuleRef<W>,
    /// Whether some of the rules hold only in puzzles with one solution.
    pub assumes_unique: bool,
}

impl<const W: usize> Desk<W> {
    fn new(geometry: Arc<Geometry>, profile: &Arc<Profile>) -> Self {
        let known = |id: &str| techniques::find_rule::<W>(id);
        let mut logic: Vec<RuleRef<W>> = profile.rules.iter().filter_map(|id| known(id)).collect();
        logic.retain(|rule| !matches!(rule.meta().id, "guess" | "contradiction"));
        Self {
            layout: Layout::new(geometry),
            profile: profile.clone(),
            assumes_unique: logic.iter().any(|rule| rule.meta().assumes_unique),
            logic,
            guess: known("guess"),
            contradiction: known("contradiction").expect("the registry has it"),
        }
    }
}

/// A desk of the width that its layout needs.
pub enum AnyDesk {
    Small(Desk<2>),
    Middle(Desk<4>),
    Large(Desk<10>),
}

impl AnyDesk {
    pub fn new(geometry: Arc<Geometry>, profile: &Arc<Profile>) -> Self {
        match words_for(geometry.size()) {
            2 => Self::Small(Desk::new(geometry, profile)),
            4 => Self::Middle(Desk::new(geometry, profile)),
            _ => Self::Large(Desk::new(geometry, profile)),
        }
    }

    pub fn geometry(&self) -> &Geometry {
        match self {
            Self::Small(desk) => &desk.layout,
            Self::Middle(desk) => &desk.layout,
            Self::Large(desk) => &desk.layout,
        }
    }
}

/// Does the same with a desk of any width.
macro_rules! at_desk {
    ($any:expr, $desk:ident => $done:expr) => {
        match $any {
            $crate::scheduler::desk::AnyDesk::Small($desk) => $done,
            $crate::scheduler::desk::AnyDesk::Middle($desk) => $done,
            $crate::scheduler::desk::AnyDesk::Large($desk) => $done,
        }
    };
}
pub(super) use at_desk;
