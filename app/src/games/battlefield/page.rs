//! The parts of one viewer's table page.

#[cfg(feature = "ssr")]
use super::story::is_sight;
use super::wording;
use crate::games::{Line, Opaque, Page, Reveal, log};
use battlefield::{
    chapter::turn,
    event::Event,
    question::{Action, Prompt, Who},
    standing,
    state::View,
};
use serde::{Deserialize, Serialize};
use std::{collections::HashSet, ops::Deref, sync::Arc};
use tabletop::{Decision, DecisionId, Seat};

/// A battle as it travels to one viewer: what the shared pages ask, and the rest for the module of the
/// game alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PackedPage {
    waiting: Vec<Seat>,
    /// The question that the game cannot go on without.
    asks: Option<DecisionId>,
    /// The faction of each seat by its name in the data.
    factions: Vec<Option<String>>,
    log: Vec<PackedLine>,
    scene: Opaque<Scene>,
    /// Nothing is asked any more.
    closed: bool,
}

/// A line of the log as it travels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct PackedLine {
    seq: i64,
    at: i64,
    /// Worth a halt when the battle is shown from its beginning.
    sight: bool,
    event: Opaque<Event>,
}

/// The part that only the page of the game reads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    pub view: View,
    /// The open questions to this viewer.
    pub prompts: Vec<Decision<Prompt>>,
    /// The revisions whose answers were taken back.
    pub undone: Vec<i64>,
}

/// Something that happened, as this viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The revision that brought it; one may bring several lines.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub event: Event,
}

/// A battle as one viewer sees it; the server computes it for each viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct BattlePage {
    pub scene: Scene,
    pub log: Vec<LogLine>,
    pub waiting: Vec<Seat>,
}

impl Deref for BattlePage {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.scene
    }
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

    /// Tells whether this question, which selects, is the one to answer now.
    pub fn selects(&self, id: DecisionId) -> bool {
        let open = self.open();
        open.is_some_and(|it| it.id == id && it.prompt == Prompt::Select)
    }

    /// The same with what `who` does asked, as if this question had selected it already.
    pub fn ahead(&self, id: DecisionId, who: Who) -> Self {
        let mut page = self.clone();
        page.scene.view = turn::when_selected(&self.view, id, who);
        let asked = turn::asked_of(&page.scene.view.open, who);
        for it in &mut page.scene.prompts {
            if it.id == id {
                it.prompt = asked.clone();
            }
        }
        page
    }

    /// Returns the page as it would be with these answers given.
    pub fn with_planned(&self, plan: &[Action]) -> Self {
        let mut page = self.clone();
        page.scene.view = standing::planned(&self.view, plan);
        page
    }

    /// The lines whose answers were not taken back: what is true of the game.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &LogLine> + Clone {
        let gone: HashSet<i64> = self.undone.iter().copied().collect();
        self.log.iter().filter(move |it| !gone.contains(&it.seq))
    }

    /// The round that the page shows.
    pub const fn round(&self) -> u8 {
        self.scene.view.open.phase.round()
    }

    /// As it travels.
    #[cfg(feature = "ssr")]
    pub fn packed(&self) -> PackedPage {
        let faction = |seat: Seat| {
            let faction = self.view.open.players[usize::from(seat.0)].faction?;
            Some(faction.entry().name.clone())
        };
        let line = |it: &LogLine| PackedLine {
            seq: it.seq,
            at: it.at,
            sight: is_sight(&it.event),
            event: Opaque::new(&it.event),
        };
        PackedPage {
            waiting: self.waiting.clone(),
            asks: self.open().filter(|it| it.required).map(|it| it.id),
            factions: self.view.open.seats().map(faction).collect(),
            log: self.log.iter().map(line).collect(),
            scene: Opaque::new(&self.scene),
            closed: false,
        }
    }
}

impl PackedPage {
    /// As the page of the game reads it.
    pub fn unpack(&self) -> BattlePage {
        let line = |it: &PackedLine| LogLine {
            seq: it.seq,
            at: it.at,
            event: it.event.read(),
        };
        let mut scene = self.scene.read();
        if self.closed {
            scene.prompts.clear();
        }
        BattlePage {
            scene,
            log: self.log.iter().map(line).collect(),
            waiting: self.waiting.clone(),
        }
    }
}

impl Line for PackedLine {
    fn seq(&self) -> i64 {
        self.seq
    }
}

impl Page for PackedPage {
    fn remember(&mut self, before: &Self) {
        log::remember(&mut self.log, &before.log);
    }

    fn close(&mut self) {
        self.asks = None;
        self.closed = true;
    }

    fn waiting(&self) -> &[Seat] {
        &self.waiting
    }

    fn asks(&self) -> Option<DecisionId> {
        self.asks
    }

    fn steps(&self) -> Vec<i64> {
        log::steps(&self.log)
    }

    fn reveal_since(&self, since: i64) -> Option<Reveal> {
        let mut fresh = self.log.iter().rev().take_while(|it| it.seq > since);
        fresh.any(|it| it.sight).then_some(Reveal::Rolled)
    }

    fn replay_stops(&self) -> Vec<i64> {
        let worth = self.log.iter().filter(|it| it.sight);
        let mut stops: Vec<i64> = worth.map(|it| it.seq).collect();
        stops.dedup();
        stops
    }

    fn seat_title(&self, seat: Seat) -> Option<String> {
        let name = self.factions.get(usize::from(seat.0))?.as_deref()?;
        Some(wording::house(name))
    }
}
