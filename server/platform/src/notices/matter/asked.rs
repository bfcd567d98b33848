//! The question that waits for the reader.

use std::fmt;

use sea_orm::{ConnectionTrait, EntityTrait};
use tabletop::{AnyValue, DecisionId, Seat, Viewer};

use super::Laid;
use crate::database::Transaction;
use crate::drafts;
use crate::entities::{number, pending, table};
use crate::tables::{Status, Turn, consult, game_of};
use crate::{Error, Platform, TableId, UserId};

/// An open question as its reader's own page of the game shows it. That holds the reader's secrets:
/// of it all, a notice says the seat, the time and the kind of question.
#[derive(Clone, PartialEq, Eq)]
pub struct Asked {
    /// The game.
    pub kind: String,
    /// The view that the seat has of it.
    pub view: AnyValue,
    /// The seat's open questions.
    pub prompts: AnyValue,
    pub decision: DecisionId,
    /// True if the notice's own link answers it: there are two answers and no more.
    pub either: bool,
    /// The answer that the reader has laid and not handed in, where the clock would go by it.
    pub laid: Option<Laid>,
}

impl Asked {
    /// This question, for this reader; `None` where the game does not run, or it is open no longer.
    pub(super) async fn of(
        (platform, tx): (&Platform, &Transaction),
        reader: UserId,
        asked: &pending::Model,
    ) -> Result<Option<Self>, Error> {
        let question = (asked.table_id, asked.number(), asked.decision);
        Self::at((platform, tx), Some(reader), question).await
    }

    async fn at(
        (platform, db): (&Platform, &impl ConnectionTrait),
        reader: Option<UserId>,
        (table, seat, decision): (TableId, Seat, i64),
    ) -> Result<Option<Self>, Error> {
        let table = table::Entity::find_by_id(table).one(db).await?;
        let table = table.filter(|it| it.status == Status::Running);
        let Some((table, state)) = table.and_then(|it| it.state.clone().map(|state| (it, state)))
        else {
            return Ok(None);
        };
        let game = game_of(platform, &table)?;
        let decision = DecisionId(u32::try_from(decision).map_err(Error::internal)?);
        let page = consult(&table.kind, || game.page(&state.0, Viewer::Seat(seat)))?;
        let either = match consult(&table.kind, || game.either(&state.0, seat, decision)) {
            // Answered since somebody read that it waits.
            Err(Error::Closed) => return Ok(None),
            either => either?,
        };
        let laid = match reader {
            Some(user) => drafts::counting((platform, db), &table, (user, seat, decision)).await?,
            None => None,
        };
        let laid = laid.map(|(begun, _)| Laid {
            kind: table.kind.clone(),
            begun,
            played: None,
        });
        Ok(Some(Self {
            laid,
            kind: table.kind,
            view: page.view,
            prompts: page.prompts,
            decision,
            either: either.is_some(),
        }))
    }
}

/// Returns what waits for somebody at this table; `None` where nothing does any more.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn asked(platform: &Platform, turn: &Turn) -> Result<Option<Asked>, Error> {
    let question = (turn.table_id, number(turn.seat), turn.decision);
    Asked::at((platform, platform.database().reader()), None, question).await
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked")
            .field("kind", &self.kind)
            .field("decision", &self.decision.0)
            .field("either", &self.either)
            .field("laid", &self.laid)
            .finish_non_exhaustive()
    }
}
