//! What one viewer's table page is made of.

use super::wording;
use crate::games::Page;
use duel::{Board, Event, Move};
use serde::{Deserialize, Serialize};
use tabletop::{Decision, DecisionId, Seat};

/// A table of the duel as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DuelPage {
    pub board: Board,
    /// The open questions to this viewer.
    pub prompts: Vec<Decision<Move>>,
    pub log: Vec<LogLine>,
    /// The revisions whose answers were taken back.
    pub undone: Vec<i64>,
    pub waiting: Vec<Seat>,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// The revision that brought it.
    pub seq: i64,
    pub event: Event,
}

impl Page for DuelPage {
    fn remember(&mut self, before: &Self) {
        let last = before.log.last().map_or(-1, |it| it.seq);
        self.log.retain(|it| it.seq > last);
        self.log.splice(0..0, before.log.iter().copied());
    }

    fn close(&mut self) {
        self.prompts.clear();
    }

    fn waiting(&self) -> &[Seat] {
        &self.waiting
    }

    fn asks(&self) -> Option<DecisionId> {
        self.prompts.first().map(|it| it.id)
    }

    fn steps(&self) -> Vec<i64> {
        let mut steps: Vec<i64> = self.log.iter().map(|it| it.seq).collect();
        steps.dedup();
        steps
    }

    fn caption(&self, seq: i64) -> (String, String) {
        let here = self.log.iter().filter(|it| it.seq == seq);
        let words: Vec<String> = here.map(|it| wording::event(&it.event)).collect();
        let before = self.steps().into_iter().filter(|it| *it < seq).count();
        (wording::move_number(before + 1), words.join(" "))
    }
}
