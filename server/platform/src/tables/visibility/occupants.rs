//! The appearance of people on their seats: by which name, how far relied on, and behind which mask.

use std::collections::{HashMap, HashSet};

use sea_orm::ConnectionTrait;

use crate::accounts::{Called, PastNames, Reliability, arms_of, levels};
use crate::entities::seat::{self, Holder};
use crate::entities::table::Header;
use crate::tables::masks::Name;
use crate::tables::model::{Occupant, SeatInfo, Status};
use crate::{Error, TableId, UserId};

/// A seat, and who sits there.
pub type Seated<'a> = (&'a seat::Model, Option<Called<'a>>);

/// The further facts that are known of the people at some tables.
pub struct OccupantDetails {
    names: PastNames,
    levels: HashMap<UserId, Reliability>,
}

impl OccupantDetails {
    /// Of everybody who sits at these tables.
    pub async fn of(
        db: &impl ConnectionTrait,
        tables: &[Header],
        seats: impl Iterator<Item = &seat::Model> + Clone,
    ) -> Result<Self, Error> {
        let over = tables.iter().filter(|it| ended(it).is_some());
        let over: HashSet<TableId> = over.map(|it| it.id).collect();
        let played = seats.clone().filter(|it| over.contains(&it.table_id));
        let played = played.filter_map(|it| it.user_id);
        Ok(Self {
            names: PastNames::of(db, played).await?,
            levels: levels(db, seats.filter_map(|it| it.user_id)).await?,
        })
    }

    /// Of those at one table whose levels are known.
    pub async fn with(
        db: &impl ConnectionTrait,
        table: &Header,
        levels: HashMap<UserId, Reliability>,
    ) -> Result<Self, Error> {
        let played = levels.keys().filter(|_| ended(table).is_some());
        Ok(Self {
            names: PastNames::of(db, played.copied()).await?,
            levels,
        })
    }

    /// A seat as everybody sees it; `me` says whether the viewer sits there.
    pub fn seat(&self, table: &Header, (seat, person): Seated<'_>, me: bool) -> SeatInfo {
        let hidden = table.masks.hide(table.status);
        let level = |it| self.levels.get(&it).copied().unwrap_or_default();
        SeatInfo {
            seat: seat.number(),
            occupant: occupant(seat, self.name(table, person), me),
            account: account(table, person),
            arms: person
                .filter(|it| !hidden && !it.gone)
                .map(|it| arms_of(it.name, it.arms)),
            hosts: !hidden && seat.user_id == Some(table.owner),
            guest: !hidden && person.is_some_and(|it| it.guest && !it.gone),
            reliability: seat.user_id.filter(|_| !hidden).map(level),
            confirmed: seat.confirmed,
        }
    }

    /// `None` for somebody whose account is gone; behind masks not even that is told.
    fn name(&self, table: &Header, person: Option<Called<'_>>) -> Option<Name> {
        let known = person.and_then(|it| self.names.name(it, ended(table)));
        let hidden = table.masks.hide(table.status);
        let shown = hidden || known.is_some();
        shown.then(|| Name::behind(table.masks, table.status, known.unwrap_or_default()))
    }
}

/// Returns what leads to the profile of whoever sits there: guests, and those who are gone, have none.
fn account(table: &Header, person: Option<Called<'_>>) -> Option<Name> {
    let person = person.filter(|it| !it.guest && !it.gone)?;
    Some(Name::behind(
        table.masks,
        table.status,
        person.name.to_owned(),
    ))
}

/// Returns when the game ended: from then on the names under which it was played are shown.
fn ended(table: &Header) -> Option<i64> {
    (table.status == Status::Over).then_some(table.changed_at)
}

/// Returns who sits there, by this name; an account without one is gone.
fn occupant(seat: &seat::Model, name: Option<Name>, me: bool) -> Occupant {
    match (seat.holder, name) {
        (Holder::Nobody, _) => Occupant::Nobody,
        (Holder::Computer, _) => Occupant::Computer,
        (Holder::Person, Some(name)) => Occupant::Person { name, me },
        (Holder::Person, None) => Occupant::Deleted,
    }
}
