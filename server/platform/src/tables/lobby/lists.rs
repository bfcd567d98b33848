//! Tables in lists.

use std::collections::HashMap;

use sea_orm::sea_query::{Query, SelectStatement};
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, PaginatorTrait, PartialModelTrait, QueryFilter,
    QueryOrder, QuerySelect, Select,
};

use super::progress::chapters;
use crate::accounts::Called;
use crate::chat::{ChatRules, unread_at};
use crate::damage::{note_damage, readable, readable_pairs};
use crate::database::Transaction;
use crate::entities::table::Header;
use crate::entities::{guest, pending, seat, seen, table, user};
use crate::tables::model::{ClockRow, Listing, Occupant, Progress, SeatInfo, Status, Terms};
use crate::tables::seats::kept_for_others;
use crate::tables::visibility::{OccupantDetails, Seated, hide_present, last_known};
use crate::tables::votes::silent_from;
use crate::{Error, Pace, Platform, TableId, UserId};

/// The longest list.
const MOST: u64 = 200;

/// The tables at which the user sits or which they own, the latest changed first.
pub async fn mine(platform: &Platform, user: UserId) -> Result<Vec<Listing>, Error> {
    let mine = Condition::any()
        .add(table::Column::Owner.eq(user))
        .add(table::Column::Id.in_subquery(seated(user)));
    let tables = table::Entity::find()
        .filter(mine)
        .order_by_desc(table::Column::ChangedAt);
    let mut listings = list(platform, tables, Some(user)).await?;
    let mut unread = unread_at(platform.database().reader(), user).await?;
    for listing in &mut listings {
        listing.unread = unread.remove(&listing.id).unwrap_or(0);
    }
    Ok(listings)
}

/// The running tables at which the user sits, the latest changed first.
pub async fn under_way(platform: &Platform, user: UserId) -> Result<Vec<Listing>, Error> {
    let tables = table::Entity::find()
        .filter(table::Column::Status.eq(Status::Running))
        .filter(table::Column::Id.in_subquery(seated(user)))
        .order_by_desc(table::Column::ChangedAt);
    list(platform, tables, Some(user)).await
}

/// Returns how many games of this kind that have begun the user sits at, over or not.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn begun_by(platform: &Platform, user: UserId, kind: &str) -> Result<u64, Error> {
    let begun = table::Entity::find()
        .filter(table::Column::Kind.eq(kind))
        .filter(table::Column::Status.ne(Status::Gathering))
        .filter(table::Column::Id.in_subquery(seated(user)));
    Ok(begun.count(platform.database().reader()).await?)
}

/// The tables at which the user sits.
fn seated(user: UserId) -> SelectStatement {
    Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.eq(user))
        .to_owned()
}

/// Open tables with a free seat, the newest first.
pub async fn open(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let tables = table::Entity::find()
        .filter(table::Column::Open.eq(true))
        .filter(table::Column::Status.eq(Status::Gathering))
        .order_by_desc(table::Column::CreatedAt);
    let tables = list(platform, tables, viewer).await?;
    with_a_seat(platform, tables, viewer).await
}

/// Those of these tables that do not keep all their free seats for others, as a rematch does for a while.
async fn with_a_seat(
    platform: &Platform,
    tables: Vec<Listing>,
    viewer: Option<UserId>,
) -> Result<Vec<Listing>, Error> {
    let db = platform.database().reader();
    let keeping: Vec<TableId> = guest::Entity::find()
        .select_only()
        .column(guest::Column::TableId)
        .filter(guest::Column::TableId.is_in(tables.iter().map(|it| it.id)))
        .filter(guest::Column::Seat.is_not_null())
        .into_tuple()
        .all(db)
        .await?;
    let mut shown = Vec::new();
    for it in tables {
        if keeping.contains(&it.id) {
            let seats = seat::of(db, it.id).await?;
            let kept = kept_for_others(db, (it.id, viewer), (&seats, platform.now())).await?;
            let mut free = it.seats.iter().filter(|it| it.occupant == Occupant::Nobody);
            if free.clone().next().is_some() && free.all(|it| kept.contains(&it.seat)) {
                continue;
            }
        }
        shown.push(it);
    }
    Ok(shown)
}

/// Open tables where a game runs or has ended, the latest changed first.
pub async fn watchable(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let tables = table::Entity::find()
        .filter(table::Column::Open.eq(true))
        .filter(table::Column::Status.is_in([Status::Running, Status::Over]))
        .order_by_desc(last_known());
    list(platform, tables, viewer).await
}

/// Open tables where somebody is absent and may be replaced, the latest changed first.
pub async fn offered(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let absent = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::AbsentSince.is_not_null())
        .to_owned();
    let tables = table::Entity::find()
        .filter(table::Column::Open.eq(true))
        .filter(table::Column::Status.eq(Status::Running))
        .filter(table::Column::Id.in_subquery(absent))
        .order_by_desc(last_known());
    list(platform, tables, viewer).await
}

/// Returns a few of the newest open tables where the viewer does not sit, those that gather before
/// those where a game runs.
///
/// Not by when they changed: that takes a look at all of them, and the front page comes before all.
pub async fn newest(
    platform: &Platform,
    viewer: Option<UserId>,
    few: u64,
) -> Result<Vec<Listing>, Error> {
    let mut tables = table::Entity::find()
        .filter(table::Column::Open.eq(true))
        .filter(table::Column::Status.is_in([Status::Gathering, Status::Running]));
    if let Some(viewer) = viewer {
        tables = tables.filter(table::Column::Id.not_in_subquery(seated(viewer)));
    }
    let tables = tables
        .order_by_asc(table::Column::Status.eq(Status::Running))
        .order_by_desc(table::Column::CreatedAt);
    at_most(platform, tables, viewer, few).await
}

async fn list(
    platform: &Platform,
    tables: Select<table::Entity>,
    viewer: Option<UserId>,
) -> Result<Vec<Listing>, Error> {
    at_most(platform, tables, viewer, MOST).await
}

async fn at_most(
    platform: &Platform,
    tables: Select<table::Entity>,
    viewer: Option<UserId>,
    most: u64,
) -> Result<Vec<Listing>, Error> {
    let tx = platform.database().snapshot().await?;
    let tables = tables.order_by_asc(table::Column::Id).limit(most);
    let headers = readable(&tx, Header::select_cols(tables.select_only())).await?;
    let listings = describe(&tx, headers, viewer).await?;
    tx.commit().await?;
    Ok(listings)
}

/// Adds to the tables who sits there and whether they wait for the viewer.
pub async fn describe(
    tx: &Transaction,
    headers: Vec<Header>,
    viewer: Option<UserId>,
) -> Result<Vec<Listing>, Error> {
    let ids: Vec<TableId> = headers.iter().map(|it| it.id).collect();
    let rows = seat::Entity::find()
        .filter(seat::Column::TableId.is_in(ids.iter().copied()))
        .find_also_related(user::Entity)
        .order_by_asc(seat::Column::Seat);
    let rows: Vec<(seat::Model, Option<user::Model>)> = readable_pairs(tx, rows).await?;
    let details = OccupantDetails::of(tx, &headers, rows.iter().map(|(seat, _)| seat)).await?;
    let seen = match viewer {
        Some(viewer) => seen_tables(tx, viewer, &ids).await?,
        None => HashMap::new(),
    };
    let mut asked: HashMap<TableId, Vec<pending::Model>> = HashMap::new();
    for question in asked_at(tx, ids).await? {
        asked.entry(question.table_id).or_default().push(question);
    }
    let chapters = chapters(tx, &headers).await?;
    let mut seats: HashMap<TableId, Vec<Seated>> = HashMap::new();
    for (seat, person) in &rows {
        let seated = (seat, person.as_ref().map(Called::from));
        seats.entry(seat.table_id).or_default().push(seated);
    }
    let listing = |it: Header| {
        let scene = Scene {
            seats: seats.get(&it.id).map_or(&[], Vec::as_slice),
            open: asked.get(&it.id).map_or(&[], Vec::as_slice),
            details: &details,
            seen: seen.get(&it.id).copied(),
            chapter: chapters.get(&it.id).copied(),
        };
        let table = it.id;
        // One whose pace does not read harms no list.
        note_damage(table, scene.listing(it, viewer)).ok()
    };
    Ok(headers.into_iter().filter_map(listing).collect())
}

/// The parts of a table's listing beside its own row.
pub struct Scene<'a> {
    /// In the order of their numbers.
    pub seats: &'a [Seated<'a>],
    pub open: &'a [pending::Model],
    pub details: &'a OccupantDetails,
    /// The last revision that the viewer had on the screen.
    pub seen: Option<i64>,
    /// The one that is played, where it is to be told.
    pub chapter: Option<i64>,
}

impl Scene<'_> {
    pub fn listing(&self, it: Header, viewer: Option<UserId>) -> Result<Listing, Error> {
        let me = |seat: &seat::Model| viewer.is_some() && seat.user_id == viewer;
        let mine = || self.seats.iter().filter(|(seat, _)| me(seat));
        let asked_at = mine().filter_map(|(seat, _)| self.since(seat.seat)).min();
        let due = mine().filter_map(|(seat, _)| self.deadline(seat.seat));
        let due = due.min();
        let pace = Pace::read(&it.pace)?;
        let clock = |(seat, _): &Seated| ClockRow {
            seat: seat.number(),
            deadline: self.deadline(seat.seat),
            bank: seat.bank,
            absent: seat.absent_since.is_some(),
            silent_from: silent_from(seat, self.open),
            away_until: None,
        };
        let mut clocks: Vec<ClockRow> = self.seats.iter().map(clock).collect();
        show_banks(&pace, &mut clocks);
        let face = |seated: &Seated| self.details.seat(&it, *seated, me(seated.0));
        let seats: Vec<SeatInfo> = self.seats.iter().map(face).collect();
        if it.masks.hide(it.status) {
            hide_nights(&pace, &seats, &mut clocks);
        }
        let played = self.chapter.filter(|_| it.status == Status::Running);
        let mut listing = Listing {
            progress: played.map(|chapter| Progress::of(chapter, self.open)),
            terms: Terms {
                language: it.language,
                admission: it.admission,
                least: it.least,
                description: it.description,
                house_rules: it.house_rules,
            },
            verdict: it.verdict,
            id: it.id,
            kind: it.kind,
            name: it.name,
            status: it.status,
            seats,
            my_turn: asked_at.is_some(),
            asked_at,
            unread: 0,
            news: mine().next().is_some() && self.seen.is_none_or(|seen| seen < it.seq),
            created_at: it.created_at,
            setup: it.setup,
            open: it.open,
            pace,
            paused_at: it.paused_at,
            clocks,
            due,
            chat: ChatRules {
                mode: it.chat,
                time: it.chat_time,
            },
            masks: it.masks,
            delay: it.delay,
            stakes: it.stakes,
        };
        hide_present(&mut listing);
        Ok(listing)
    }

    /// Returns what this seat is asked and has to answer.
    fn asked(&self, seat: i16) -> impl Iterator<Item = &pending::Model> {
        let open = self.open.iter();
        open.filter(move |it| it.seat == seat && it.required)
    }

    fn since(&self, seat: i16) -> Option<i64> {
        self.asked(seat).map(|it| it.asked_at).min()
    }

    /// Its earliest deadline.
    fn deadline(&self, seat: i16) -> Option<i64> {
        self.asked(seat).filter_map(|it| it.deadline).min()
    }
}

/// Returns what is asked at these tables and has to be answered.
async fn asked_at(tx: &Transaction, tables: Vec<TableId>) -> Result<Vec<pending::Model>, Error> {
    let questions = pending::Entity::find()
        .filter(pending::Column::TableId.is_in(tables))
        .filter(pending::Column::Required.eq(true));
    Ok(readable(tx, questions).await?)
}

/// Banks are of live tables; one that was not touched yet is full.
fn show_banks(pace: &Pace, clocks: &mut [ClockRow]) {
    for clock in clocks {
        clock.bank = match pace {
            Pace::Live { bank, .. } => Some(clock.bank.unwrap_or(*bank)),
            Pace::Unlimited | Pace::Correspondence { .. } | Pace::Fixed { .. } => None,
        };
    }
}

/// Hides deadlines where people play over days: a deadline goes around the night of its person, and tells of it.
fn hide_nights(pace: &Pace, seats: &[SeatInfo], clocks: &mut [ClockRow]) {
    if matches!(pace, Pace::Live { .. } | Pace::Unlimited) {
        return;
    }
    for (clock, seat) in clocks.iter_mut().zip(seats) {
        if !matches!(seat.occupant, Occupant::Person { me: true, .. }) {
            clock.deadline = None;
        }
    }
}

/// Returns how far this person has seen these tables.
async fn seen_tables(
    tx: &Transaction,
    viewer: UserId,
    tables: &[TableId],
) -> Result<HashMap<TableId, i64>, Error> {
    let rows = seen::Entity::find()
        .filter(seen::Column::UserId.eq(viewer))
        .filter(seen::Column::TableId.is_in(tables.iter().copied()));
    let rows: Vec<seen::Model> = readable(tx, rows).await?;
    Ok(rows.into_iter().map(|it| (it.table_id, it.seq)).collect())
}
