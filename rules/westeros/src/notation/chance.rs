//! The chance of a script: what it says, and else always the same.

use crate::{
    Event, Side, State, TidesCard, TidesOfBattle, TidesReshuffle,
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
    /// The number of each card that the deck of Tides of Battle cards holds if the next draw is from it.
    tides_deck: Option<[u8; TidesCard::COUNT]>,
    /// The rolls since the last [`Chance::take_rolls`].
    rolled: Vec<u32>,
    pub(crate) events: Vec<Event>,
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

    /// Tells which Tides of Battle cards are left, so that a draw from them is known as one.
    pub(crate) fn set_tides(&mut self, state: &State) {
        let setup = &state.setup;
        let drawn = Side::ALL
            .into_iter()
            .any(|side| state.secrets.tides[side].is_some());
        let fresh = setup.tides_reshuffle == TidesReshuffle::EachCombat && !drawn;
        let full = TidesCard::ALL.map(TidesCard::copies);
        let empty = state.secrets.tides_deck.iter().all(|&left| left == 0);
        let deck = if fresh || empty {
            full
        } else {
            state.secrets.tides_deck
        };
        self.tides_deck = (setup.tides_of_battle == TidesOfBattle::On).then_some(deck);
    }

    /// The place of the wanted card, or else of a blank one, if this is a draw of `n` Tides of
    /// Battle cards.
    fn tides_roll(&mut self, n: u32) -> Option<u32> {
        let deck = self.tides_deck.as_mut()?;
        let left: u32 = deck.iter().map(|&left| u32::from(left)).sum();
        if n != left {
            return None;
        }
        let wanted = self.tides.pop_front().unwrap_or(TidesCard::Blank) as usize;
        let face = if deck[wanted] > 0 {
            wanted
        } else {
            self.astray = true;
            deck.iter().position(|&left| left > 0)?
        };
        deck[face] -= 1;
        Some(deck[..face].iter().map(|&left| u32::from(left)).sum())
    }

    pub(crate) fn take_rolls(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.rolled)
    }

    pub(crate) fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Checks that every roll so far could be used.
    pub(crate) fn check(&mut self) -> Read<()> {
        if std::mem::take(&mut self.astray) {
            Err(
                "chance cannot bring this: a roll is too high, or a card is not in the deck"
                    .to_owned(),
            )
        } else {
            Ok(())
        }
    }

    /// Returns how many rolls were ordered that nobody asked for.
    pub(crate) fn left(&self) -> usize {
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
            None if self.tides_deck.is_some() => self.tides_roll(n).unwrap_or(highest),
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
