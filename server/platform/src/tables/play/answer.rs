//! The only way into a stored table.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use tabletop::{AnyValue, Barrier, DecisionId, Foreseen, Seat};

use super::raw_answer::RawAnswer;
use super::step::{Step, StepKind, store};
use crate::damage::note_damage;
use crate::entities::seat::Holder;
use crate::entities::{entry, pending, standing, table};
use crate::spawn_detached;
use crate::tables::clocks::By;
use crate::tables::log::Rows;
use crate::tables::model::{Actor, Receipt, Status};
use crate::tables::seed::seed_of;
use crate::tables::snapshot::{CachedTable, Now};
use crate::tables::visibility::may_see;
use crate::tables::votes::conclude_decided;
use crate::{Error, Platform, TableId, UserId};

/// The number of times that another process may get ahead of us before we give up.
pub(super) const TRIES: u8 = 5;

/// The only way into a stored table: people, computers, clocks and tests all answer here.
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
    action: impl Into<RawAnswer>,
) -> Result<Receipt, Error> {
    let answer = Answer::new((actor, table, decision), action.into())?;
    let given = note_damage(table, give(platform, answer).await)?;
    Ok(given.conclude_votes(platform, table).await)
}

/// The outcome of an answer.
struct Acknowledged {
    receipt: Receipt,
    /// True if somebody was missed once too often, or is back.
    handed: bool,
}

impl Acknowledged {
    /// Ends the votes that are decided by who is there now. The answer stands, whatever becomes of
    /// them: the jobs look at them again.
    async fn conclude_votes(self, platform: &Platform, table: TableId) -> Receipt {
        if self.handed
            && let Err(cause) = conclude_decided(platform, table).await
        {
            tracing::warn!(%table, %cause, "votes are not looked at yet");
        }
        self.receipt
    }
}

async fn give(platform: &Platform, answer: Answer) -> Result<Acknowledged, Error> {
    let (platform, table) = (platform.clone(), answer.table);
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        // What was known last will do for what is stored on that revision alone. Whatever else
        // comes of it has to be proven.
        if let Some(now) = platform.table_cache().last(table).await
            && now.known.asked(answer.decision).is_some()
            && let Ok(Some(given)) = answer.give_on(&platform, &now).await
        {
            return Ok(given);
        }
        for _ in 0..TRIES {
            if let Some(given) = answer.give(&platform).await? {
                return Ok(given);
            }
        }
        Err(Error::internal(format!(
            "table {table} changes faster than it can be answered"
        )))
    })
    .await
}

/// The same for what was chosen when the table was at the revision `seen`; `None` when it has gone
/// on since, and nothing is answered.
///
/// # Errors
/// As [`answer`].
pub async fn answer_as_seen(
    platform: &Platform,
    to: (Actor, TableId, DecisionId),
    (seen, action): (i64, AnyValue),
) -> Result<Option<Receipt>, Error> {
    let answer = Answer {
        seen: Some(seen),
        ..Answer::new(to, RawAnswer::Value(action))?
    };
    let (host, table) = (platform.clone(), answer.table);
    let given = spawn_detached(async move {
        let _alone = host.locks().lock(table).await;
        answer.give(&host).await
    });
    match given.await? {
        Some(given) => Ok(Some(given.conclude_votes(platform, table).await)),
        None => Ok(None),
    }
}

/// Gives an answer that was stored beforehand, and in the same transaction uses up what it
/// takes. The caller holds the table's lock. `None` when the table, or what was stored, has
/// changed in between.
///
/// # Errors
/// As [`answer`].
pub async fn answer_foreseen(
    platform: &Platform,
    (actor, table, decision): (Actor, TableId, DecisionId),
    foreseen: Foreseen,
    standing: standing::Model,
) -> Result<Option<Receipt>, Error> {
    let answer = Answer {
        actor,
        table,
        decision,
        action: RawAnswer::Value(foreseen.action),
        seen: None,
        origin: Origin::Stored(standing, foreseen.left),
    };
    // It is no sign of life: nobody is back by it.
    Ok(answer.give(platform).await?.map(|it| it.receipt))
}

/// Gives the answer that the rules leave no other to. The caller holds the table's lock. It cannot be taken
/// back: the same would be given again at once. `None` when the table has changed in between.
///
/// # Errors
/// As [`answer`].
pub async fn answer_only(
    platform: &Platform,
    (actor, table, decision): (Actor, TableId, DecisionId),
    action: AnyValue,
) -> Result<Option<Receipt>, Error> {
    let answer = Answer {
        actor,
        table,
        decision,
        action: RawAnswer::Value(action),
        seen: None,
        origin: Origin::Only,
    };
    Ok(answer.give(platform).await?.map(|it| it.receipt))
}

/// The origin of an answer.
enum Origin {
    Hand,
    /// It was stored beforehand, and this is left of that.
    Stored(standing::Model, String),
    /// The rules leave no other.
    Only,
}

struct Answer {
    actor: Actor,
    table: TableId,
    decision: DecisionId,
    action: RawAnswer,
    /// The only revision at which it is meant, if there is one.
    seen: Option<i64>,
    origin: Origin,
}

impl Answer {
    fn new(
        (actor, table, decision): (Actor, TableId, DecisionId),
        action: RawAnswer,
    ) -> Result<Self, Error> {
        action.check_size()?;
        Ok(Self {
            actor,
            table,
            decision,
            action,
            seen: None,
            origin: Origin::Hand,
        })
    }

    /// `None` when the table is at another revision than it is meant for, also because another
    /// process was faster: then the caller may try again.
    async fn give(&self, platform: &Platform) -> Result<Option<Acknowledged>, Error> {
        let now = platform.table_cache().look(platform, self.table).await?;
        self.give_on(platform, &now).await
    }

    async fn give_on(&self, platform: &Platform, now: &Now) -> Result<Option<Acknowledged>, Error> {
        let (known, table) = (&now.known, &now.known.table);
        let seat = self.seat(now)?;
        let asked = known.asked(self.decision);
        // What is open has not been answered.
        if asked.is_none()
            && let Some(receipt) = self.given_before(platform, known, seat).await?
        {
            let handed = false;
            // Whoever stored it may not have known that it was, and nobody heard of it.
            platform.hub().tell((self.table, table.seq));
            return Ok(Some(Acknowledged { receipt, handed }));
        }
        if table.status != Status::Running {
            return Err(Error::NotRunning);
        }
        if self.seen.is_some_and(|it| it != table.seq) {
            return Ok(None);
        }
        if matches!(self.actor, Actor::Clock(_)) {
            time_is_up(platform, table, asked)?;
        }
        let (action, written) = self.action.write(platform, table)?;
        let mut dice = seed_of(table)?.dice(table.seq + 1);
        // Outside the transaction: slow rules of one game hold up no other.
        let answer = (seat, self.decision, action);
        let (mut turn, state) = known.submit(platform, answer, &mut dice)?;
        if matches!(self.origin, Origin::Only) {
            turn.barrier = turn.barrier.or(Some(Barrier::Completed));
        }

        let step = Step {
            kind: StepKind::Answer {
                seat,
                decision: self.decision,
                action: written,
                by: self.by(),
            },
            by: self.person(),
            at: platform.now(),
            turn,
        };
        let tx = platform.database().write().await?;
        let ground = (known.as_ref(), now.people.seats.as_slice());
        let Some(after) = store(&tx, ground, step).await? else {
            return Ok(None);
        };
        if let Origin::Stored(standing, left) = &self.origin
            && !standing::use_up(&tx, standing, left).await?
        {
            return Ok(None);
        }
        let seq = after.table.seq;
        let handed = after.handovers.len() > known.handovers.len();
        let keep = async {
            // The end of a game does more to it than the step tells.
            if after.table.status == Status::Running {
                let after = after.with(state);
                platform.table_cache().put(after, now.people.clone()).await;
            }
        };
        let changed = [(self.table, seq)];
        platform.hub().commit_then(tx, changed, keep).await?;
        tracing::debug!(table = %table.id, seq, seat = seat.0, "answered");
        let receipt = Receipt { seq };
        Ok(Some(Acknowledged { receipt, handed }))
    }

    fn person(&self) -> Option<UserId> {
        match self.actor {
            Actor::Person(user, _) => Some(user),
            Actor::Computer(_) | Actor::Clock(_) => None,
        }
    }

    fn by(&self) -> By {
        match self.actor {
            Actor::Person(..) => match self.origin {
                Origin::Hand => By::Person,
                Origin::Stored(..) | Origin::Only => By::Standing,
            },
            Actor::Computer(_) => By::Computer,
            Actor::Clock(_) => By::Clock,
        }
    }

    /// The seat in whose name the actor may answer.
    fn seat(&self, Now { known, people }: &Now) -> Result<Seat, Error> {
        let seats = &people.seats;
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
            None if may_see(&known.table, seats, self.person(), None) => Err(Error::NotSeated),
            None => Err(Error::NoSuchTable),
        }
    }

    /// The receipt of this very answer, if it has been given before and stands; a question that
    /// was answered otherwise is closed.
    async fn given_before(
        &self,
        platform: &Platform,
        known: &CachedTable,
        seat: Seat,
    ) -> Result<Option<Receipt>, Error> {
        let given = given(platform, known, self.decision).await?;
        let Some((found, undone)) = given else {
            return Ok(None);
        };
        if undone {
            return Err(Error::Closed);
        }
        let same_seat = found.seat == Some(i16::from(seat.0));
        let then = found.action.map(|it| RawAnswer::Text(it.0));
        let same = match then {
            Some(then) if same_seat => {
                let written = |it: &RawAnswer| it.write(platform, &known.table).map(|it| it.1);
                // What does not read is no answer that was given.
                written(&then).is_ok_and(|then| Ok(then) == written(&self.action))
            }
            _ => false,
        };
        if same {
            Ok(Some(Receipt { seq: found.seq }))
        } else {
            Err(Error::Closed)
        }
    }
}

/// Everything that moves a deadline also moves the table's revision: what is true here is still
/// true when the answer is stored.
fn time_is_up(
    platform: &Platform,
    table: &table::Model,
    asked: Option<&pending::Model>,
) -> Result<(), Error> {
    let due = |it: &pending::Model| it.deadline.is_some_and(|it| it <= platform.now());
    if table.paused_at.is_none() && asked.is_some_and(|it| it.required && due(it)) {
        Ok(())
    } else {
        Err(Error::Closed)
    }
}

/// The entry that has answered this question, and whether it was taken back.
async fn given(
    platform: &Platform,
    known: &CachedTable,
    decision: DecisionId,
) -> Result<Option<(entry::Model, bool)>, Error> {
    let decision = Some(i64::from(decision.0));
    let tx = platform.database().snapshot().await?;
    let found = match known.rows(&tx).await? {
        Rows::Stored(table) => {
            entry::Entity::find()
                .filter(entry::Column::TableId.eq(table))
                .filter(entry::Column::Decision.eq(decision))
                .one(&tx)
                .await?
        }
        Rows::Packed(story) => {
            let mut entries = story.entries.into_iter();
            entries.find(|it| it.decision == decision)
        }
    };
    tx.commit().await?;
    let undone = |it: &entry::Model| known.past.undone.iter().any(|undo| undo.entry == it.seq);
    Ok(found.map(|it| {
        let undone = undone(&it);
        (it, undone)
    }))
}
