//! Tables in lists.

use std::collections::{HashMap, HashSet};

use sea_orm::sea_query::Query;
use sea_orm::{
    ColumnTrait, Condition, DatabaseTransaction, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    Select,
};

use super::{Listing, Occupant, SeatInfo, Status};
use crate::entities::seat::Holder;
use crate::entities::table::Header;
use crate::entities::{pending, seat, table, user};
use crate::{Error, Platform, TableId, UserId};

/// The longest list.
const MOST: u64 = 200;

/// The tables at which the user sits or which they own, the latest changed first.
pub async fn mine(platform: &Platform, user: UserId) -> Result<Vec<Listing>, Error> {
    let seated = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.eq(user))
        .to_owned();
    let mine = Condition::any()
        .add(table::Column::Owner.eq(user))
        .add(table::Column::Id.in_subquery(seated));
    let tables = table::Entity::find()
        .filter(mine)
        .order_by_desc(table::Column::ChangedAt);
    list(platform, tables, Some(user)).await
}

/// Open tables with a free seat, the newest first.
pub async fn open(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let tables = table::Entity::find()
        .filter(table::Column::Open.eq(true))
        .filter(table::Column::Status.eq(Status::Gathering))
        .order_by_desc(table::Column::CreatedAt);
    list(platform, tables, viewer).await
}

/// Open tables where a game runs or has ended, the latest changed first.
pub async fn watchable(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let tables = table::Entity::find()
        .filter(table::Column::Open.eq(true))
        .filter(table::Column::Status.is_in([Status::Running, Status::Over]))
        .order_by_desc(table::Column::ChangedAt);
    list(platform, tables, viewer).await
}

async fn list(
    platform: &Platform,
    tables: Select<table::Entity>,
    viewer: Option<UserId>,
) -> Result<Vec<Listing>, Error> {
    let tx = platform.database().snapshot().await?;
    let headers = tables
        .order_by_asc(table::Column::Id)
        .limit(MOST)
        .into_partial_model::<Header>()
        .all(&tx)
        .await?;
    let listings = describe(&tx, headers, viewer).await?;
    tx.commit().await?;
    Ok(listings)
}

/// Adds to the tables who sits there and whether they wait for the viewer.
pub async fn describe(
    tx: &DatabaseTransaction,
    headers: Vec<Header>,
    viewer: Option<UserId>,
) -> Result<Vec<Listing>, Error> {
    let ids: Vec<TableId> = headers.iter().map(|it| it.id).collect();
    let rows = seat::Entity::find()
        .filter(seat::Column::TableId.is_in(ids.iter().copied()))
        .find_also_related(user::Entity)
        .order_by_asc(seat::Column::Seat)
        .all(tx)
        .await?;
    let asked: HashSet<(TableId, i16)> = pending::Entity::find()
        .filter(pending::Column::TableId.is_in(ids))
        .filter(pending::Column::Required.eq(true))
        .all(tx)
        .await?
        .into_iter()
        .map(|it| (it.table_id, it.seat))
        .collect();
    let mut seats: HashMap<TableId, Vec<SeatInfo>> = HashMap::new();
    let mut my_turn = HashSet::new();
    for (seat, person) in rows {
        let me = viewer.is_some() && seat.user_id == viewer;
        if me && asked.contains(&(seat.table_id, seat.seat)) {
            my_turn.insert(seat.table_id);
        }
        let occupant = match (seat.holder, person) {
            (Holder::Computer, _) => Occupant::Computer,
            (Holder::Person, Some(person)) => Occupant::Person {
                name: person.name,
                me,
            },
            (Holder::Person | Holder::Nobody, _) => Occupant::Nobody,
        };
        let info = SeatInfo {
            seat: seat.number(),
            occupant,
        };
        seats.entry(seat.table_id).or_default().push(info);
    }
    let listing = |it: Header| Listing {
        id: it.id,
        kind: it.kind,
        name: it.name,
        status: it.status,
        seats: seats.remove(&it.id).unwrap_or_default(),
        my_turn: my_turn.contains(&it.id),
        created_at: it.created_at,
        setup: it.setup,
        open: it.open,
    };
    Ok(headers.into_iter().map(listing).collect())
}
