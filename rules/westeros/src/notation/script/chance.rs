//! The chance of a script: what it says, and else always the same.

use crate::{
    Event, TidesCard,
    notation::{names, problem::Read},
};
use std::collections::VecDeque;
use tabletop::{Cx, Dice};

/// Rolls that were ordered, then rolls that leave a deck as it lies; and everything that happens
/// is heard.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chance {
    ordered: VecDeque<u32>,
    tides: VecDeque<TidesCard>,
    /// A roll was ordered that the rules could not use.
    astray: bool,
    /// What was rolled since the last [`Chance::take_rolls`].
    rolled: Vec<u32>,
    pub(super) events: Vec<Event>,
}

impl Chance {
    /// Adds rolls: numbers between spaces or commas.
    pub(crate) fn rolls(&mut self, text: &str) -> Read<()> {
        let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
        for word in words.filter(|word| !names::same(word, "nothing")) {
            self.ordered.push_back(names::number(word)?);
        }
        Ok(())
    }

    /// The Tides of Battle cards that are drawn next.
    pub(crate) fn tides(&mut self, text: &str) -> Read<()> {
        let text = text.trim_start_matches(':').trim();
        self.tides = names::list(text, names::tides_card)?;
        Ok(())
    }

    pub(super) fn take_rolls(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.rolled)
    }

    pub(super) fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Whether every roll so far could be used.
    pub(super) fn check(&mut self) -> Read<()> {
        if std::mem::take(&mut self.astray) {
            Err("a roll is higher than the rules ask for".to_owned())
        } else {
            Ok(())
        }
    }

    /// Whether rolls were ordered that nobody asked for.
    pub(super) fn left(&self) -> usize {
        self.ordered.len()
    }
}

impl Dice for Chance {
    fn below(&mut self, n: u32) -> u32 {
        let highest = n.saturating_sub(1);
        let roll = match self.ordered.pop_front() {
            Some(roll) if roll <= highest => roll,
            Some(_) => {
                self.astray = true;
                highest
            }
            // The highest roll leaves every card of a shuffled deck where it lies.
            None => highest,
        };
        self.rolled.push(roll);
        roll
    }
}

impl Cx<Event> for Chance {
    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }
}
