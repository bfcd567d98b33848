//! The times at which people are not there: the night they keep, and days of vacation, so many a year.

use std::collections::HashMap;

use jiff::ToSpan;
use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait, ActiveValue, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter,
    QueryOrder, Set,
};

use super::{Visitor, lock_account, refuse_ended};
use crate::database::Transaction;
use crate::entities::{calendar, vacation};
use crate::spawn_detached;
use crate::tables::{self, Absence};
use crate::text::invalid;
use crate::time::{Calendar, DAY, TimeOfDay, date_of, instant_of, zone_of};
use crate::{Error, Field, Platform, Problem, UserId, is_zone};

/// Days of vacation that an account has each year.
pub const BUDGET: i32 = 28;
/// The longest night, in minutes.
const LONGEST: u16 = 12 * 60;

/// The times at which a person is not there, as they have said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absences {
    /// As the IANA names it; `UTC` until they say.
    pub zone: String,
    /// True if they have said it.
    pub chosen: bool,
    pub sleep: Option<(TimeOfDay, TimeOfDay)>,
    /// The vacations that last or are still to come, in order.
    pub vacations: Vec<Vacation>,
    /// Days that are left of this year's budget.
    pub left: i32,
    /// By the person's own clock: `2026-12-24`.
    pub today: String,
}

/// Some days on which nobody waits for them. Instants are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub id: i64,
    pub days: i32,
    pub starts_at: i64,
    pub ends_at: i64,
    /// The first and the last day, by the person's own clock: `2026-12-24`.
    pub dates: (String, String),
}

/// Returns what this person has said.
pub async fn absences(platform: &Platform, user: UserId) -> Result<Absences, Error> {
    let db = platform.database().reader();
    let (now, row) = (platform.now(), night_of(db, user).await?);
    let zone = row.as_ref().map_or("UTC", |it| it.zone.as_str()).to_owned();
    let all = vacations(db, vec![user], i64::MIN).await?;
    let here = zone_of(&zone);
    let day = |instant| date_of(&here, instant).to_string();
    let year = i32::from(date_of(&here, now).year());
    let taken: i32 = all
        .iter()
        .filter(|it| it.year == year)
        .map(|it| it.days)
        .sum();
    let ahead = all.iter().filter(|it| it.ends_at > now);
    Ok(Absences {
        chosen: row.is_some(),
        sleep: row.as_ref().and_then(sleep),
        vacations: ahead
            .map(|it| Vacation {
                id: it.id,
                days: it.days,
                starts_at: it.starts_at,
                ends_at: it.ends_at,
                dates: (day(it.starts_at), day(it.ends_at - 1)),
            })
            .collect(),
        left: (BUDGET - taken).max(0),
        today: day(now),
        zone,
    })
}

/// Remembers the zone that somebody's browser shows, as long as they have not said where they live.
/// What is no zone is not remembered.
pub async fn remember_zone(platform: &Platform, user: UserId, zone: &str) -> Result<(), Error> {
    let chosen = night_of(platform.database().reader(), user).await?;
    if chosen.is_some() || !is_zone(zone) {
        return Ok(());
    }
    let row = calendar::ActiveModel {
        user_id: Set(user),
        zone: Set(zone.to_owned()),
        sleep_from: Set(None),
        sleep_to: Set(None),
    };
    let there = OnConflict::column(calendar::Column::UserId)
        .do_nothing()
        .to_owned();
    let tx = platform.database().write().await?;
    calendar::Entity::insert(row)
        .on_conflict(there)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Says in which zone one lives, and from when to when one sleeps. Deadlines that lie ahead move as if it
/// had been so when their questions were asked.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::Night`]; [`Error::SessionEnded`].
pub async fn keep_night(
    platform: &Platform,
    visitor: &Visitor,
    zone: &str,
    sleep: Option<(TimeOfDay, TimeOfDay)>,
) -> Result<(), Error> {
    let length = |(from, to): (TimeOfDay, TimeOfDay)| (to.0 + 24 * 60 - from.0) % (24 * 60);
    let fits = sleep.is_none_or(|it| {
        it.0.0 < 24 * 60 && it.1.0 < 24 * 60 && (1..=LONGEST).contains(&length(it))
    });
    if !is_zone(zone) || !fits {
        return Err(invalid(Field::Night, Problem::Malformed));
    }
    let row = calendar::ActiveModel {
        user_id: Set(visitor.user.id),
        zone: Set(zone.to_owned()),
        sleep_from: Set(sleep.map(|it| it.0.0.into())),
        sleep_to: Set(sleep.map(|it| it.1.0.into())),
    };
    let again = OnConflict::column(calendar::Column::UserId)
        .update_columns([
            calendar::Column::Zone,
            calendar::Column::SleepFrom,
            calendar::Column::SleepTo,
        ])
        .to_owned();
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    // Two nights that are saved at once would both move the deadlines by what was there before.
    lock_account(&tx, user).await?;
    let before = calendar_of(&tx, user).await?;
    calendar::Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(&tx)
        .await?;
    let after = calendar_of(&tx, user).await?;
    let night = Absence::Night(Box::new([before, after]));
    move_deadlines(platform, tx, user, night).await
}

/// The whole calendar of this person, with what is over.
async fn calendar_of(tx: &Transaction, user: UserId) -> Result<Calendar, Error> {
    let mut found = calendars(tx, vec![user], i64::MIN).await?;
    Ok(found.remove(&user).unwrap_or_default())
}

/// Goes on vacation for whole days, from midnight of `start` (`2026-12-24`) by one's own clock, or
/// from now on if that is today. Deadlines that lie ahead move by the days.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::Vacation`]: unreadable or past, [`Problem::TooLong`] for the
/// year's budget, [`Problem::Taken`] when it overlaps another one; [`Error::SessionEnded`].
pub async fn go_on_vacation(
    platform: &Platform,
    visitor: &Visitor,
    start: &str,
    days: i32,
) -> Result<(), Error> {
    let user = visitor.user.id;
    let wrong = |problem| invalid(Field::Vacation, problem);
    let date: jiff::civil::Date = start.parse().map_err(|_| wrong(Problem::Malformed))?;
    let absences = absences(platform, user).await?;
    let zone = zone_of(&absences.zone);
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let now = platform.now();
    let today = date_of(&zone, now);
    let far = today.saturating_add(1.year());
    if date < today || date > far || days < 1 {
        return Err(wrong(Problem::Malformed));
    }
    // Before anything reckons with them.
    if days > BUDGET {
        return Err(wrong(Problem::TooLong));
    }
    let starts_at = instant_of(&zone, date, TimeOfDay(0)).max(now);
    let end = date.saturating_add(i64::from(days).days());
    let ends_at = instant_of(&zone, end, TimeOfDay(0));
    let all = vacations(&tx, vec![user], i64::MIN).await?;
    let year = i32::from(date.year());
    let taken: i32 = all
        .iter()
        .filter(|it| it.year == year)
        .map(|it| it.days)
        .sum();
    if days > BUDGET - taken {
        return Err(wrong(Problem::TooLong));
    }
    if all
        .iter()
        .any(|it| it.starts_at < ends_at && starts_at < it.ends_at)
    {
        return Err(wrong(Problem::Taken));
    }
    let row = vacation::ActiveModel {
        id: ActiveValue::NotSet,
        user_id: Set(user),
        year: Set(year),
        days: Set(days),
        starts_at: Set(starts_at),
        ends_at: Set(ends_at),
    };
    row.insert(&tx).await?;
    move_deadlines(platform, tx, user, Absence::Vacation(starts_at, ends_at)).await
}

/// Moves the deadlines with the calendar that was written, commits, and tells whoever looks.
async fn move_deadlines(
    platform: &Platform,
    tx: Transaction,
    user: UserId,
    absence: Absence,
) -> Result<(), Error> {
    let platform = platform.clone();
    spawn_detached(async move {
        let changed = tables::away(&tx, user, &absence, platform.now()).await?;
        platform.hub().commit(tx, changed).await
    })
    .await
}

/// Comes back early, or does not go: days that have begun stay used.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::Vacation`] when there is no such vacation ahead;
/// [`Error::SessionEnded`].
pub async fn come_back(platform: &Platform, visitor: &Visitor, id: i64) -> Result<(), Error> {
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let now = platform.now();
    let found = vacation::Entity::find_by_id(id)
        .filter(vacation::Column::UserId.eq(user))
        .filter(vacation::Column::EndsAt.gt(now))
        .one(&tx)
        .await?;
    let found = found.ok_or_else(|| invalid(Field::Vacation, Problem::Malformed))?;
    if found.starts_at >= now {
        vacation::Entity::delete_by_id(id).exec(&tx).await?;
    } else {
        let begun = (now - found.starts_at + DAY - 1) / DAY;
        let shorter = vacation::ActiveModel {
            id: sea_orm::Unchanged(id),
            days: Set(i32::try_from(begun).unwrap_or(found.days).min(found.days)),
            ends_at: Set(now),
            ..Default::default()
        };
        shorter.update(&tx).await?;
    }
    // Time runs back to where it would be: from the end of the vacation to now.
    let home = Absence::Vacation(found.ends_at, found.starts_at.max(now));
    move_deadlines(platform, tx, user, home).await
}

/// The calendars of these people, as far as they matter from an instant on.
pub async fn calendars(
    db: &impl ConnectionTrait,
    users: Vec<UserId>,
    from: i64,
) -> Result<HashMap<UserId, Calendar>, Error> {
    if users.is_empty() {
        return Ok(HashMap::new());
    }
    let nights = calendar::Entity::find()
        .filter(calendar::Column::UserId.is_in(users.iter().copied()))
        .all(db)
        .await?;
    let mut found: HashMap<UserId, Calendar> = HashMap::new();
    for row in nights {
        let calendar = found.entry(row.user_id).or_default();
        calendar.zone = zone_of(&row.zone);
        calendar.sleep = sleep(&row);
    }
    for row in vacations(db, users, from).await? {
        let calendar = found.entry(row.user_id).or_default();
        calendar.away.push((row.starts_at, row.ends_at));
    }
    Ok(found)
}

/// Those of these people who are on vacation, and until when.
pub async fn on_vacation(
    db: &impl ConnectionTrait,
    users: Vec<UserId>,
    now: i64,
) -> Result<HashMap<UserId, i64>, Error> {
    let ahead = vacations(db, users, now).await?.into_iter();
    let begun = ahead.filter(|it| it.starts_at <= now);
    Ok(begun.map(|it| (it.user_id, it.ends_at)).collect())
}

async fn night_of(
    db: &impl ConnectionTrait,
    user: UserId,
) -> Result<Option<calendar::Model>, Error> {
    Ok(calendar::Entity::find_by_id(user).one(db).await?)
}

async fn vacations(
    db: &impl ConnectionTrait,
    users: Vec<UserId>,
    from: i64,
) -> Result<Vec<vacation::Model>, Error> {
    let all = vacation::Entity::find()
        .filter(vacation::Column::UserId.is_in(users))
        .filter(vacation::Column::EndsAt.gt(from))
        .order_by_asc(vacation::Column::StartsAt);
    Ok(all.all(db).await?)
}

fn sleep(row: &calendar::Model) -> Option<(TimeOfDay, TimeOfDay)> {
    let time = |it: i32| u16::try_from(it).ok().map(TimeOfDay);
    Some((time(row.sleep_from?)?, time(row.sleep_to?)?))
}
