//! The play of the computer: ways to answer, called by their names.

use crate::{Dice, Game};

/// A way to answer questions.
///
/// It is given what its seat sees and nothing else, so it cannot cheat: with everything hidden
/// dealt anew and the same dice, the answer is the same.
pub trait Policy<G: Game + ?Sized>: Sync {
    /// An answer that [`Game::check`] accepts. The dice are the policy's own, never the game's.
    fn answer(
        &self,
        view: &G::View,
        prompt: &G::Prompt,
        budget: Budget,
        dice: &mut dyn Dice,
    ) -> G::Action;
}

/// The amount of thought that an answer may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions a search may look at; a policy that looks at the present one only needs none.
    pub nodes: u32,
}

impl Budget {
    /// No looking ahead.
    pub const NONE: Self = Self { nodes: 0 };
}

/// A policy with the name by which people choose it and tables store it.
pub struct Level<G: Game + ?Sized> {
    /// Never renamed.
    pub name: &'static str,
    pub policy: &'static dyn Policy<G>,
}

/// Any legal answer, by [`Game::sample`].
pub struct Random;

impl Random {
    /// The name of its level.
    pub const NAME: &'static str = "random";
}

impl<G: Game> Policy<G> for Random {
    fn answer(
        &self,
        view: &G::View,
        prompt: &G::Prompt,
        _: Budget,
        dice: &mut dyn Dice,
    ) -> G::Action {
        G::sample(view, prompt, dice)
    }
}

/// The policy of this name.
pub fn policy<G: Game>(name: &str) -> Option<&'static dyn Policy<G>> {
    let level = G::levels().iter().find(|it| it.name == name);
    level.map(|it| it.policy)
}
