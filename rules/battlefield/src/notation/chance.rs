//! Dice that show what a file says.

use crate::event::Event;
use std::collections::VecDeque;
use tabletop::{Cx, Dice};

/// Faces that come one after the other, and everything that was told.
#[derive(Clone, Debug, Default)]
pub struct Chance {
    pub faces: VecDeque<u32>,
    /// A die was rolled for which the file has no face, or one that it cannot show.
    pub short: bool,
    /// Since the last answer of the file.
    pub events: Vec<Event>,
    /// True if anything was left to chance since then.
    pub drawn: bool,
    /// All have answered since then what was asked of several at once in secret.
    pub completed: bool,
}

impl Chance {
    /// Another answer of the file begins.
    pub fn begin(&mut self) {
        self.events.clear();
        self.drawn = false;
        self.completed = false;
    }

    /// Tells whether something has happened that nobody takes back: chance, something hidden shown, or the
    /// last of several secret answers.
    pub fn is_final(&self) -> bool {
        self.drawn || self.completed || self.events.iter().any(Event::reveals)
    }
}

impl Dice for Chance {
    fn below(&mut self, n: u32) -> u32 {
        self.drawn = true;
        // Dice are written down, and the mode that is drawn; decks are shuffled as they lie.
        if !(3..=6).contains(&n) {
            return 0;
        }
        match self.faces.pop_front() {
            Some(face) if (1..=n).contains(&face) => face - 1,
            _ => {
                self.short = true;
                0
            }
        }
    }
}

impl Cx<Event> for Chance {
    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }
}
