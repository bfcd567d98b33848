//! The one door into a stored table.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde_json::Value;
use tabletop::{DecisionId, Foreseen, Seat};

use super::begin::seed_of;
use super::clocks::By;
use super::page::may_see;
use super::rules::{consult, game_of};
use super::step::{Deed, Step, store};
use super::{Actor, MAX_ACTION, Receipt, Status};
use crate::entities::seat::{self, Holder};
use crate::entities::{entry, pending, standing, table};
use crate::standing::use_up;
use crate::work::uninterrupted;
use crate::{Error, Platform, TableId, UserId};

/// How often another process may get ahead of us before we give up.
pub(super) const TRIES: u8 = 5;

/// The one door into a stored table: people, computers, clocks and tests all answer here.
///
/// The same answer to the same question again returns the same receipt.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::Closed`],
/// [`Error::NotYours`], [`Error::Illegal`], [`Error::Malformed`], [`Error::TooLarge`].
pub async fn answer(
    platform: &Platform,
    actor: Actor,
    table: TableId,
    decision: DecisionId,
    action: &str,
) -> Result<Receipt, Error> {
    if action.len() > MAX_ACTION {
        return Err(Error::TooLarge);
    }
    let action: Value = serde_json::from_str(action).map_err(|_| Error::Malformed)?;
    let answer = Answer {
        actor,
        table,
        decision,
        action,
        standing: None,
    };
    let platform = platform.clone();
    uninterrupted(async move {
        let _alone = platform.locks().lock(table).await;
        for _ in 0..TRIES {
            if let Some(receipt) = answer.give(&platform).await? {
                return Ok(receipt);
            }
        }
        Err(Error::internal(format!(
            "table {table} changes faster than it can be answered"
        )))
    })
    .await
}

/// Gives an answer that was laid down beforehand, and in the same transaction uses up what it
/// takes. The caller holds the table's lock. `None` when the table, or what was laid down, has
/// changed in between.
///
/// # Errors
/// As [`answer`].
pub(crate) async fn answer_foreseen(
    platform: &Platform,
    (actor, table, decision): (Actor, TableId, DecisionId),
    foreseen: Foreseen,
    standing: standing::Model,
) -> Result<Option<Receipt>, Error> {
    let answer = Answer {
        actor,
        table,
        decision,
        action: serde_json::from_str(&foreseen.action).map_err(|_| Error::Malformed)?,
        standing: Some((standing, foreseen.left)),
    };
    answer.give(platform).await
}

struct Answer {
    actor: Actor,
    table: TableId,
    decision: DecisionId,
    action: Value,
    /// Where it comes from, if it was laid down beforehand, and what is left of that.
    standing: Option<(standing::Model, String)>,
}

impl Answer {
    /// `None` when another process has changed the table in between: try again.
    async fn give(&self, platform: &Platform) -> Result<Option<Receipt>, Error> {
        let db = platform.database();
        let table = table::Entity::find_by_id(self.table)
            .one(db.reader())
            .await?;
        let table = table.ok_or(Error::NoSuchTable)?;
        let seat = self.seat(platform, &table).await?;
        if let Some(receipt) = self.given_before(platform, seat).await? {
            return Ok(Some(receipt));
        }
        let (Status::Running, Some(state)) = (table.status, &table.state) else {
            return Err(Error::NotRunning);
        };
        if matches!(self.actor, Actor::Clock(_)) {
            self.time_is_up(platform, &table).await?;
        }
        let game = game_of(platform, &table)?;
        let action = self.action.to_string();
        let mut dice = seed_of(&table)?.dice(table.seq + 1);
        // Outside the transaction: slow rules of one game hold up no other.
        let turn = consult(&table.kind, || {
            game.submit(&state.0, seat, self.decision, &action, &mut dice)
        })?;

        let step = Step {
            deed: Deed::Answer {
                seat,
                decision: self.decision,
                action,
                by: self.by(),
            },
            by: self.person(),
            at: platform.now(),
            turn,
        };
        let tx = db.write().await?;
        let Some(seq) = store(&tx, &table, step).await? else {
            return Ok(None);
        };
        if let Some((standing, left)) = &self.standing
            && !use_up(&tx, standing, left).await?
        {
            return Ok(None);
        }
        tx.commit().await?;
        platform.hub().tell(table.id, seq);
        tracing::debug!(table = %table.id, seq, seat = seat.0, "answered");
        Ok(Some(Receipt { seq }))
    }

    fn person(&self) -> Option<UserId> {
        match self.actor {
            Actor::Person(user, _) => Some(user),
            Actor::Computer(_) | Actor::Clock(_) => None,
        }
    }

    fn by(&self) -> By {
        match self.actor {
            Actor::Person(..) if self.standing.is_some() => By::Standing,
            Actor::Person(..) => By::Person,
            Actor::Computer(_) => By::Computer,
            Actor::Clock(_) => By::Clock,
        }
    }

    /// Everything that moves a deadline also moves the table's revision: what is true here is
    /// still true when the answer is stored.
    async fn time_is_up(&self, platform: &Platform, table: &table::Model) -> Result<(), Error> {
        let key = (table.id, i64::from(self.decision.0));
        let question = pending::Entity::find_by_id(key)
            .one(platform.database().reader())
            .await?;
        let due = question
            .is_some_and(|it| it.required && it.deadline.is_some_and(|it| it <= platform.now()));
        if due && table.paused_at.is_none() {
            Ok(())
        } else {
            Err(Error::Closed)
        }
    }

    /// The seat in whose name the actor may answer.
    async fn seat(&self, platform: &Platform, table: &table::Model) -> Result<Seat, Error> {
        let seats = seat::of(platform.database().reader(), table.id).await?;
        let found = match self.actor {
            Actor::Person(user, seat) => seats
                .iter()
                .find(|it| it.number() == seat && it.user_id == Some(user)),
            Actor::Computer(seat) => seats
                .iter()
                .find(|it| it.number() == seat && it.holder == Holder::Computer),
            Actor::Clock(seat) => seats
                .iter()
                .find(|it| it.number() == seat && it.holder == Holder::Person),
        };
        match found {
            Some(seat) => Ok(seat.number()),
            None if matches!(self.actor, Actor::Clock(_)) => Err(Error::Closed),
            None if may_see(table, &seats, self.person(), None) => Err(Error::NotSeated),
            None => Err(Error::NoSuchTable),
        }
    }

    /// The receipt of this very answer, if it has been given before and stands; a question that
    /// was answered otherwise is closed.
    async fn given_before(
        &self,
        platform: &Platform,
        seat: Seat,
    ) -> Result<Option<Receipt>, Error> {
        let db = platform.database().reader();
        let entries = || entry::Entity::find().filter(entry::Column::TableId.eq(self.table));
        let found = entries()
            .filter(entry::Column::Decision.eq(i64::from(self.decision.0)))
            .one(db)
            .await?;
        let Some(found) = found else { return Ok(None) };
        let undone = entries().filter(entry::Column::Undoes.eq(found.seq));
        if undone.one(db).await?.is_some() {
            return Err(Error::Closed);
        }
        let same_seat = found.seat == Some(i16::from(seat.0));
        let action = found
            .action
            .and_then(|it| serde_json::from_str::<Value>(&it.0).ok());
        if same_seat && action.as_ref() == Some(&self.action) {
            Ok(Some(Receipt { seq: found.seq }))
        } else {
            Err(Error::Closed)
        }
    }
}
