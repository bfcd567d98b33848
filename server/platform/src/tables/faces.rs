//! How people appear on their seats: by which name, how far relied on, and behind which mask.

use std::collections::HashMap;

use sea_orm::DatabaseTransaction;

use super::{Masks, Name, Occupant, SeatInfo, Status};
use crate::accounts::{PastNames, Reliability, levels};
use crate::entities::seat::{self, Holder};
use crate::entities::table::Header;
use crate::entities::user;
use crate::{Error, TableId, UserId};

/// Everybody at some tables.
pub struct Faces {
    tables: HashMap<TableId, Shown>,
    names: PastNames,
    levels: HashMap<UserId, Reliability>,
}

/// What of a table decides how its people appear.
#[derive(Clone, Copy)]
struct Shown {
    masks: Masks,
    status: Status,
    /// When its game ended: from then on the names under which it was played are shown.
    ended: Option<i64>,
}

impl Faces {
    pub async fn of(
        tx: &DatabaseTransaction,
        headers: &[Header],
        rows: &[(seat::Model, Option<user::Model>)],
    ) -> Result<Self, Error> {
        let tables: HashMap<TableId, Shown> = headers
            .iter()
            .map(|it| {
                let over = it.status == Status::Over;
                let shown = Shown {
                    masks: it.masks,
                    status: it.status,
                    ended: over.then_some(it.changed_at),
                };
                (it.id, shown)
            })
            .collect();
        let people = || rows.iter().filter_map(|(it, _)| it.user_id);
        let played = rows.iter().filter_map(|(it, _)| {
            let over = tables.get(&it.table_id)?.ended.is_some();
            it.user_id.filter(|_| over)
        });
        Ok(Self {
            names: PastNames::of(tx, played).await?,
            levels: levels(tx, people()).await?,
            tables,
        })
    }

    /// A seat as everybody sees it; `me` says whether the viewer sits there.
    pub fn seat(&self, seat: &seat::Model, person: Option<&user::Model>, me: bool) -> SeatInfo {
        let shown = self.tables.get(&seat.table_id).copied();
        let hidden = shown.is_none_or(|it| it.masks.hide(it.status));
        let level = |it| self.levels.get(&it).copied().unwrap_or_default();
        SeatInfo {
            seat: seat.number(),
            occupant: occupant(seat, self.name(shown, person), me),
            account: account(shown, person),
            reliability: seat.user_id.filter(|_| !hidden).map(level),
            confirmed: seat.confirmed,
        }
    }

    /// `None` for somebody whose account is gone; behind masks not even that is told.
    fn name(&self, shown: Option<Shown>, person: Option<&user::Model>) -> Option<Name> {
        let shown = shown?;
        let known = person.and_then(|it| self.names.name(it, shown.ended));
        let hidden = shown.masks.hide(shown.status);
        let told = hidden || known.is_some();
        told.then(|| shown.masks.name(shown.status, known.unwrap_or_default()))
    }
}

/// What leads to the profile of whoever sits there: guests, and those who are gone, have none.
fn account(shown: Option<Shown>, person: Option<&user::Model>) -> Option<Name> {
    let shown = shown?;
    let person = person.filter(|it| it.password.is_some() && it.gone_at.is_none())?;
    Some(shown.masks.name(shown.status, person.name.clone()))
}

/// Who sits there, by this name; an account without one is gone.
fn occupant(seat: &seat::Model, name: Option<Name>, me: bool) -> Occupant {
    match (seat.holder, name) {
        (Holder::Nobody, _) => Occupant::Nobody,
        (Holder::Computer, _) => Occupant::Computer,
        (Holder::Person, Some(name)) => Occupant::Person { name, me },
        (Holder::Person, None) => Occupant::Exile,
    }
}
