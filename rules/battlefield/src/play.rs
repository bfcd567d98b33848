//! A game that is being played on: what chapters do to it, and what they put on its agenda for
//! others.

mod begin;
mod deeds;
mod under_way;

use crate::{
    dice::Face,
    event::Event,
    position::Position,
    question::{Prompt, Question},
    state::State,
    task::Task,
};
use tabletop::{Cx, Seat};

/// A game, and where its chance comes from and its events go.
pub struct Play<'a> {
    pub state: &'a mut State,
    pub cx: &'a mut dyn Cx<Event>,
}

impl Play<'_> {
    pub fn position(&self) -> &Position {
        &self.state.open
    }

    pub fn open(&mut self) -> &mut Position {
        &mut self.state.open
    }

    /// Does this next, before whatever is on the agenda.
    pub fn push(&mut self, task: Task) {
        self.state.open.agenda.push(task);
    }

    pub fn ask(&mut self, seat: Seat, prompt: Prompt) {
        let id = self.state.next;
        self.state.next += 1;
        self.state.questions.push(Question { id, seat, prompt });
    }

    pub fn tell(&mut self, event: Event) {
        deeds::count(self.open(), &event);
        self.cx.emit(event);
    }

    /// A face from one to six.
    pub fn die(&mut self) -> Face {
        self.cx.below(6) as Face + 1
    }

    /// Mixes cards. A place among `n` is drawn as one of `7 n`, which no die has: so files of
    /// cases can tell the two apart, and their decks stay as they lie.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let back = self.cx.below(7 * (last as u32 + 1)) / 7;
            cards.swap(last, last - back as usize);
        }
    }

    pub fn dice(&mut self, count: u8) -> Vec<Face> {
        (0..count).map(|_| self.die()).collect()
    }

    /// One to three.
    pub fn d3(&mut self) -> u8 {
        self.cx.below(3) as u8 + 1
    }
}
