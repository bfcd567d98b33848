//! The profile that everybody may know of somebody: their record, their rating, how far they can be relied on.

use std::collections::BTreeMap;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};

use super::Strength;
use super::achievements::{Done, achievements};
use super::solo::{Solo, solo};
use crate::accounts::{Arms, Reliability, arms_of, formerly, levels, of_account};
use crate::damage::readable;
use crate::entities::played::{self, Stay};
use crate::entities::rating;
use crate::{Error, Platform, UserId};

/// A rating is told from so many rated games on: before it says little.
pub(super) const SHOWN_AFTER: i32 = 5;

/// Somebody with an account, as everybody may know them.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    pub name: String,
    pub arms: Arms,
    /// Milliseconds since 1970.
    pub created_at: i64,
    pub level: Reliability,
    /// Games that they played to the end, also on seats that they took over.
    pub finished: u32,
    /// The number of these on seats that they took over.
    pub joined: u32,
    /// Games that they began and left.
    pub left: u32,
    /// The number of answers that they gave at tables that are played over days, and the milliseconds for which those
    /// were waited for in all.
    pub answers: (u32, i64),
    /// In the order of the kinds.
    pub records: Vec<KindRecord>,
    /// Against computers alone.
    pub solo: Vec<Solo>,
    pub achievements: Vec<Done>,
}

/// The record of somebody in one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KindRecord {
    pub kind: String,
    /// For each role and number of players, in their order.
    pub lines: Vec<Line>,
    /// `None` before there were enough rated games.
    pub rating: Option<Rating>,
}

/// A record with one role among so many players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// By the game's own name.
    pub role: String,
    pub seats: u8,
    /// Games that they began.
    pub games: u32,
    pub wins: u32,
    /// The number of games that gave them a place, and the sum of those places.
    pub placed: u32,
    pub places: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub strength: Strength,
    /// The number of rated games that it rests on.
    pub games: u32,
}

/// The profile of whoever has this name, or had it if nobody has it now; nothing of guests, and of
/// those who are gone.
pub async fn profile(platform: &Platform, name: &str) -> Result<Option<Profile>, Error> {
    let person = match of_account(platform, name).await? {
        Some(person) => person,
        None => match formerly(platform, name).await? {
            Some(person) => person,
            None => return Ok(None),
        },
    };
    let tx = platform.database().snapshot().await?;
    let rows = played::Entity::find().filter(played::Column::UserId.eq(person.id));
    let rows: Vec<played::Model> = readable(&tx, rows).await?;
    let ratings = rating::Entity::find()
        .filter(rating::Column::UserId.eq(person.id))
        .order_by_asc(rating::Column::Kind);
    let ratings: Vec<rating::Model> = readable(&tx, ratings).await?;
    let mut levels = levels(&tx, std::iter::once::<UserId>(person.id)).await?;
    let solo = solo(&tx, person.id).await?;
    tx.commit().await?;
    let count = |stay| {
        let games = rows.iter().filter(|it| it.stay == stay).count();
        u32::try_from(games).unwrap_or(u32::MAX)
    };
    let joined = count(Stay::Joined);
    let answers: i64 = rows.iter().map(|it| i64::from(it.answers)).sum();
    Ok(Some(Profile {
        level: levels.remove(&person.id).unwrap_or_default(),
        arms: arms_of(&person.name, person.arms),
        name: person.name,
        created_at: person.created_at,
        finished: count(Stay::Whole).saturating_add(joined),
        joined,
        left: count(Stay::Left),
        answers: (
            u32::try_from(answers).unwrap_or(u32::MAX),
            rows.iter().map(|it| it.spent).sum(),
        ),
        records: records(&rows, &ratings),
        solo,
        achievements: achievements(&rows),
    }))
}

fn records(rows: &[played::Model], ratings: &[rating::Model]) -> Vec<KindRecord> {
    let mut kinds: BTreeMap<&str, BTreeMap<(&str, i16), Line>> = BTreeMap::new();
    for row in rows.iter().filter(|it| it.stay != Stay::Joined) {
        let lines = kinds.entry(&row.kind).or_default();
        let line = lines.entry((&row.role, row.seats)).or_insert_with(|| Line {
            role: row.role.clone(),
            seats: u8::try_from(row.seats).unwrap_or(u8::MAX),
            ..Line::default()
        });
        line.games += 1;
        line.wins += u32::from(row.place == Some(1));
        line.placed += u32::from(row.place.is_some());
        line.places += row.place.map_or(0, |it| u32::try_from(it).unwrap_or(0));
    }
    kinds
        .into_iter()
        .map(|(kind, lines)| KindRecord {
            kind: kind.to_owned(),
            lines: lines.into_values().collect(),
            rating: ratings
                .iter()
                .find(|it| it.kind == kind && it.games >= SHOWN_AFTER)
                .map(Rating::from),
        })
        .collect()
}

impl From<&rating::Model> for Rating {
    fn from(it: &rating::Model) -> Self {
        Self {
            strength: Strength {
                mu: it.mu,
                sigma: it.sigma,
            },
            games: u32::try_from(it.games).unwrap_or(0),
        }
    }
}
