//! The values of one viewer's table page.

use super::wording;
use crate::games::{Line, Page, log};
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

impl Line for LogLine {
    fn seq(&self) -> i64 {
        self.seq
    }
}

impl Page for DuelPage {
    fn remember(&mut self, before: &Self) {
        log::remember(&mut self.log, &before.log);
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
        log::steps(&self.log)
    }

    fn caption(&self, seq: i64) -> (String, String) {
        let here = self.log.iter().filter(|it| it.seq == seq);
        let words: Vec<String> = here.map(|it| wording::event(&it.event)).collect();
        let before = self.steps().into_iter().filter(|it| *it < seq).count();
        (wording::move_number(before + 1), words.join(" "))
    }
}
