//! What one viewer's table page is made of.

use super::wording;
use crate::games::Page;
use battlefield::{event::Event, question::Prompt, state::View};
use serde::{Deserialize, Serialize};
use std::{collections::HashSet, ops::Deref, sync::Arc};
use tabletop::{Decision, DecisionId, Seat};

/// A battle as one viewer sees it; the server computes it for each viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BattlePage {
    pub view: View,
    /// The open questions to this viewer.
    pub prompts: Vec<Decision<Prompt>>,
    pub log: Vec<LogLine>,
    /// The revisions whose answers were taken back.
    pub undone: Vec<i64>,
    pub waiting: Vec<Seat>,
    /// The name of who sits in seat n.
    pub seats: Vec<String>,
}

/// Something that happened, as this viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// The revision that brought it; one may bring several lines.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub event: Event,
}

/// The page for all that reads it: a copy is a pointer to the same.
#[derive(Clone, Debug)]
pub struct SharedPage(Arc<BattlePage>);

impl From<BattlePage> for SharedPage {
    fn from(page: BattlePage) -> Self {
        Self(Arc::new(page))
    }
}

impl Deref for SharedPage {
    type Target = BattlePage;

    fn deref(&self) -> &BattlePage {
        &self.0
    }
}

impl PartialEq for SharedPage {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl BattlePage {
    /// The question to answer now.
    pub fn open(&self) -> Option<&Decision<Prompt>> {
        let required = self.prompts.iter().find(|it| it.required);
        required.or_else(|| self.prompts.first())
    }

    /// The lines whose answers were not taken back: what is true of the game.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &LogLine> {
        let gone: HashSet<i64> = self.undone.iter().copied().collect();
        self.log.iter().filter(move |it| !gone.contains(&it.seq))
    }
}

impl Page for BattlePage {
    fn remember(&mut self, before: &Self) {
        let last = before.log.last().map_or(-1, |it| it.seq);
        self.log.retain(|it| it.seq > last);
        self.log.splice(0..0, before.log.iter().cloned());
    }

    fn close(&mut self) {
        self.prompts.clear();
    }

    fn waiting(&self) -> &[Seat] {
        &self.waiting
    }

    fn asks(&self) -> Option<DecisionId> {
        self.open().filter(|it| it.required).map(|it| it.id)
    }

    fn steps(&self) -> Vec<i64> {
        let mut steps: Vec<i64> = self.log.iter().map(|it| it.seq).collect();
        steps.dedup();
        steps
    }

    fn caption(&self, seq: i64) -> (String, String) {
        let here = self.log.iter().filter(|it| it.seq == seq);
        let words: Vec<String> = here
            .map(|it| wording::event(&self.view.open, &it.event))
            .collect();
        let began = self.log.iter().take_while(|it| it.seq <= seq);
        let round = began.filter_map(|it| match it.event {
            Event::RoundBegan { round } => Some(round),
            _ => None,
        });
        (wording::round(round.last().unwrap_or(0)), words.join(" "))
    }

    fn seat_title(&self, seat: Seat) -> Option<String> {
        let faction = self.view.open.players.get(usize::from(seat.0))?.faction?;
        Some(wording::faction(faction))
    }
}
