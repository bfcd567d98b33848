//! The values that a revision of a table fixes: everything that belongs to it and never changes without the revision
//! growing. Read once, it serves all who look until then.

use std::sync::OnceLock;

use sea_orm::EntityTrait;
use tabletop::{AnyState, AnyValue, DecisionId, Dice, Page, Seat, Turn, Viewer};

use super::past::Past;
use crate::database::Transaction;
use crate::entities::{entry, keyframe, pending, table, vote};
use crate::tables::clocks::open;
use crate::tables::log::Rows;
use crate::tables::log::handovers;
use crate::tables::model::{Handover, Resolution, Status};
use crate::tables::rules::{consult, game_of};
use crate::tables::votes::{opened, resolutions};
use crate::{Error, Platform, TableId};

pub struct CachedTable {
    pub table: table::Model,
    /// Every open question.
    pub open: Vec<pending::Model>,
    pub past: Past,
    pub votes: Vec<vote::Model>,
    pub resolutions: Vec<Resolution>,
    pub handovers: Vec<Handover>,
    /// The oldest first.
    pub frames: Vec<keyframe::Mark>,
    /// The game's state, once somebody has asked for it.
    state: OnceLock<Box<dyn AnyState>>,
}

impl CachedTable {
    /// The table as it is in this snapshot. What was known of an earlier revision need not be read
    /// again where it cannot have changed.
    pub async fn read(tx: &Transaction, id: TableId, before: Option<&Self>) -> Result<Self, Error> {
        let table = table::Entity::find_by_id(id).one(tx).await?;
        let mut table = table.ok_or(Error::NoSuchTable)?;
        let rows = Rows::of(tx, &mut table).await?;
        let past = Past::read(tx, &rows, before.map(|it| &it.past)).await?;
        // Whatever is no answer, as a vote is, makes a revision without an entry.
        let answers = |it: &&Self| {
            table.seq - it.table.seq == past.count() - it.past.count()
                && table.status == it.table.status
        };
        let (votes, resolutions) = match before.filter(answers) {
            Some(it) => (it.votes.clone(), it.resolutions.clone()),
            None => (opened(tx, id).await?, resolutions(tx, id).await?),
        };
        Ok(Self {
            open: open(tx, id).await?,
            past,
            votes,
            resolutions,
            // Answers bring some too: of those who were missed, or are back.
            handovers: handovers(tx, id).await?,
            frames: rows.frames(tx).await?,
            table,
            state: OnceLock::new(),
        })
    }

    /// A table at which nothing has been played.
    pub fn new(table: table::Model) -> Self {
        Self {
            table,
            open: Vec::new(),
            past: Past::default(),
            votes: Vec::new(),
            resolutions: Vec::new(),
            handovers: Vec::new(),
            frames: Vec::new(),
            state: OnceLock::new(),
        }
    }

    /// Returns what is known after a step that has made this entry and asks these questions.
    pub fn after(
        &self,
        table: table::Model,
        (entry, frame): (entry::Model, Option<keyframe::Mark>),
        (open, handed): (Vec<pending::Model>, Vec<Handover>),
    ) -> Self {
        let mut past = self.past.clone();
        past.push(&entry);
        let handed = self.handovers.iter().copied().chain(handed);
        Self {
            open,
            past,
            // The end of a game closes them.
            votes: if table.status == Status::Over {
                Vec::new()
            } else {
                self.votes.clone()
            },
            resolutions: self.resolutions.clone(),
            handovers: handed.collect(),
            frames: self.frames.iter().cloned().chain(frame).collect(),
            table,
            state: OnceLock::new(),
        }
    }

    /// The same, whose state the rules have at hand: nobody needs to read it from its text.
    pub fn with(mut self, state: Box<dyn AnyState>) -> Self {
        self.state = OnceLock::from(state);
        self
    }

    /// Returns where its history lies now.
    pub async fn rows(&self, tx: &Transaction) -> Result<Rows, Error> {
        Rows::now(tx, &self.table).await
    }

    /// An open question.
    pub fn asked(&self, decision: DecisionId) -> Option<&pending::Model> {
        let decision = i64::from(decision.0);
        self.open.iter().find(|it| it.decision == decision)
    }

    /// Returns what this viewer sees and is asked; `None` until the game begins.
    pub fn page(&self, platform: &Platform, viewer: Viewer) -> Result<Option<Page>, Error> {
        let Some(state) = self.state(platform)? else {
            return Ok(None);
        };
        consult(&self.table.kind, || state.page(viewer)).map(Some)
    }

    /// Returns what the rules make of an answer, and the state to which it leads.
    pub fn submit(
        &self,
        platform: &Platform,
        (seat, decision, action): (Seat, DecisionId, AnyValue),
        dice: &mut dyn Dice,
    ) -> Result<(Turn, Box<dyn AnyState>), Error> {
        let state = self.state(platform)?.ok_or(Error::NotRunning)?;
        consult(&self.table.kind, || {
            state.submit(seat, decision, action, dice)
        })
    }

    fn state(&self, platform: &Platform) -> Result<Option<&dyn AnyState>, Error> {
        let Some(text) = &self.table.state else {
            return Ok(None);
        };
        if self.state.get().is_none() {
            let game = game_of(platform, &self.table)?;
            let state = consult(&self.table.kind, || game.read(&text.0))?;
            // Somebody else may have been faster, with the same.
            let _ = self.state.set(state);
        }
        Ok(self.state.get().map(AsRef::as_ref))
    }
}
