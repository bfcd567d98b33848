//! The degree to which somebody can be relied on, from what they did at tables with a clock.
//!
//! Thirty answers in time without a miss raise somebody by one level, and forgive an abandoned
//! game; two abandoned games lower them by one. A miss, or an abandoned game, begins the thirty
//! anew.
//!
#![doc = include_str!("reliability.md")]

use std::collections::HashMap;

use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter,
    QuerySelect,
};

use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::reliability::{self, Reliability};
use crate::{Error, Platform, UserId};

/// So many answers in time raise.
pub const RISE: i32 = 30;
/// So many abandoned games lower.
pub const FALL: i32 = 2;

/// The act of somebody at a table where others waited for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReliabilityEvent {
    InTime,
    Missed,
    /// Somebody else, or the computer, had to play on.
    Abandoned,
}

/// The record that a person's reliability rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub level: Reliability,
    /// Answers in time, missed answers and abandoned games, ever.
    pub in_time: i32,
    pub missed: i32,
    pub abandoned: i32,
    /// Answers in time that count towards the next rise.
    pub run: i32,
    /// Abandoned games that count towards the next fall.
    pub faults: i32,
}

/// Returns what is known of this person.
pub async fn reliability(platform: &Platform, user: UserId) -> Result<Record, Error> {
    let row = reliability::Entity::find_by_id(user)
        .one(platform.database().reader())
        .await?;
    Ok(row.map(Record::from).unwrap_or_default())
}

/// The levels of those of whom anything is known.
pub(crate) async fn levels(
    db: &impl ConnectionTrait,
    people: impl Iterator<Item = UserId>,
) -> Result<HashMap<UserId, Reliability>, Error> {
    let rows = reliability::Entity::find().filter(reliability::Column::UserId.is_in(people));
    let rows: Vec<reliability::Model> = readable(db, rows).await?;
    Ok(rows.into_iter().map(|it| (it.user_id, it.level)).collect())
}

/// Writes down what somebody did, in this order.
pub(super) async fn note_all(
    tx: &Transaction,
    user: UserId,
    events: impl IntoIterator<Item = ReliabilityEvent>,
) -> Result<(), Error> {
    let unknown = Record::default().of(user).into_active_model();
    let known = OnConflict::column(reliability::Column::UserId)
        .do_nothing()
        .to_owned();
    reliability::Entity::insert(unknown)
        .on_conflict(known)
        .exec_without_returning(tx)
        .await?;
    let row = reliability::Entity::find_by_id(user)
        .lock_exclusive()
        .one(tx)
        .await?;
    let before = row.map(Record::from).unwrap_or_default();
    let after = events.into_iter().fold(before, Record::after);
    let after = after.of(user).into_active_model();
    after.reset_all().update(tx).await?;
    Ok(())
}

impl Record {
    /// The rule.
    fn after(self, event: ReliabilityEvent) -> Self {
        let mut after = self;
        match event {
            ReliabilityEvent::InTime => {
                after.in_time = self.in_time.saturating_add(1);
                after.run += 1;
                if after.run >= RISE {
                    after.level = raised(self.level);
                    after.run = 0;
                    after.faults = 0;
                }
            }
            ReliabilityEvent::Missed => {
                after.missed = self.missed.saturating_add(1);
                after.run = 0;
            }
            ReliabilityEvent::Abandoned => {
                after.abandoned = self.abandoned.saturating_add(1);
                after.run = 0;
                after.faults += 1;
                if after.faults >= FALL {
                    after.level = lowered(self.level);
                    after.faults = 0;
                }
            }
        }
        after
    }

    const fn of(self, user_id: UserId) -> reliability::Model {
        reliability::Model {
            user_id,
            level: self.level,
            in_time: self.in_time,
            missed: self.missed,
            abandoned: self.abandoned,
            run: self.run,
            faults: self.faults,
        }
    }
}

impl From<reliability::Model> for Record {
    fn from(it: reliability::Model) -> Self {
        Self {
            level: it.level,
            in_time: it.in_time,
            missed: it.missed,
            abandoned: it.abandoned,
            run: it.run,
            faults: it.faults,
        }
    }
}

const fn raised(level: Reliability) -> Reliability {
    match level {
        Reliability::Low => Reliability::Unproven,
        Reliability::Unproven | Reliability::High => Reliability::High,
    }
}

const fn lowered(level: Reliability) -> Reliability {
    match level {
        Reliability::High => Reliability::Unproven,
        Reliability::Unproven | Reliability::Low => Reliability::Low,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(events: &[(ReliabilityEvent, usize)]) -> Record {
        let all = events
            .iter()
            .flat_map(|&(it, n)| std::iter::repeat_n(it, n));
        all.fold(Record::default(), Record::after)
    }

    #[test]
    fn thirty_answers_in_time_raise_and_a_miss_begins_anew() {
        use ReliabilityEvent::{InTime, Missed};
        assert_eq!(after(&[(InTime, 29)]).level, Reliability::Unproven);
        assert_eq!(after(&[(InTime, 30)]).level, Reliability::High);
        let missed = after(&[(InTime, 29), (Missed, 1), (InTime, 29)]);
        assert_eq!((missed.level, missed.run), (Reliability::Unproven, 29));
        assert_eq!((missed.in_time, missed.missed), (58, 1));
    }

    #[test]
    fn two_abandoned_games_lower_unless_thirty_answers_lie_between() {
        use ReliabilityEvent::{Abandoned, InTime};
        assert_eq!(after(&[(Abandoned, 1)]).level, Reliability::Unproven);
        assert_eq!(after(&[(Abandoned, 2)]).level, Reliability::Low);
        assert_eq!(
            after(&[(InTime, 30), (Abandoned, 2)]).level,
            Reliability::Unproven
        );
        let between = after(&[(Abandoned, 1), (InTime, 30), (Abandoned, 1)]);
        assert_eq!((between.level, between.abandoned), (Reliability::High, 2));
        let back = after(&[(Abandoned, 3), (InTime, 60)]);
        assert_eq!(back.level, Reliability::High);
    }
}
