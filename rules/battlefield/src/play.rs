//! Playing on: from an answer to the next question.

use crate::{
    chapter,
    dice::Face,
    event::Event,
    position::Position,
    question::{Action, Prompt, Question},
    state::State,
    task::{Attack, Charging, Task, Test},
};
use tabletop::{Cx, Seat};

/// A game that is being played on. Frames of the agenda do one step after the other until
/// somebody is asked or the game is over.
pub struct Play<'a> {
    pub state: &'a mut State,
    pub cx: &'a mut dyn Cx<Event>,
}

impl Play<'_> {
    pub fn run(&mut self) {
        while self.state.questions.is_empty() && self.position().result.is_none() {
            let Some(task) = self.state.open.agenda.pop() else {
                return;
            };
            chapter::step(self, task);
        }
    }

    /// Takes an accepted answer; the frame that asked is the last of the agenda.
    pub fn answer(&mut self, question: &Question, action: Action) {
        self.state.questions.retain(|open| open.id != question.id);
        if let Some(task) = self.state.open.agenda.pop() {
            chapter::answer(self, task, question, action);
        }
        self.run();
    }

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
        crate::chapter::mode::count_deed(self.open(), &event);
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

    /// The attack that is under way, the innermost of several.
    pub fn attack(&mut self) -> Option<&mut Attack> {
        let agenda = self.state.open.agenda.iter_mut().rev();
        agenda.into_iter().find_map(|task| match task {
            Task::Attack(attack) => Some(&mut **attack),
            _ => None,
        })
    }

    /// The charge that is under way.
    pub fn charge(&mut self) -> Option<&mut Charging> {
        let agenda = self.state.open.agenda.iter_mut().rev();
        agenda.into_iter().find_map(|task| match task {
            Task::Charge(charge) => Some(&mut **charge),
            _ => None,
        })
    }

    /// The morale test that is under way.
    pub fn test(&mut self) -> Option<&mut Test> {
        let agenda = self.state.open.agenda.iter_mut().rev();
        agenda.into_iter().find_map(|task| match task {
            Task::Test(test) => Some(&mut **test),
            _ => None,
        })
    }
}
