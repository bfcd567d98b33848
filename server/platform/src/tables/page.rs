//! A table as one viewer may see it.

use sea_orm::{ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter, QueryOrder};
use serde_json::value::RawValue;
use tabletop::{AnyGame, HostError, Seat, Viewer};

use super::begin::seed_of;
use super::clocks::clocked;
use super::guests::{Standing, guests};
use super::listing::describe;
use super::rematch::found;
use super::rules::{consult, game_of};
use super::seen::seen_by;
use super::undo::{last_answer, undone};
use super::votes::{may_cancel, resolutions, votes};
use super::{LogEntry, Look, Status, TablePage};
use crate::entities::table::Header;
use crate::entities::{SHAPE, entry, pending, seat, table};
use crate::{Error, Platform, TableId, UserId, random};

/// The table as this viewer may see it. Somebody with several seats sees what a spectator sees,
/// unless they say as which of them they look.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it; [`Error::NotSeated`] for a
/// seat that is not theirs.
pub async fn page(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    look: Look<'_>,
) -> Result<TablePage, Error> {
    let tx = platform.database().snapshot().await?;
    let table = table::Entity::find_by_id(table)
        .one(&tx)
        .await?
        .ok_or(Error::NoSuchTable)?;
    let seats = seat::of(&tx, table.id).await?;
    let invited = is_invited(&tx, &table, viewer).await?;
    if !invited && !may_see(&table, &seats, viewer, look.invitation) {
        return Err(Error::NoSuchTable);
    }
    let my_seats = seat::held(&seats, viewer);
    let my_seat = seat::looking(&my_seats, look.seat)?;
    let theirs = !my_seats.is_empty() || viewer == Some(table.owner);
    let mut listings = describe(&tx, vec![header(&table)], viewer).await?;
    let waiting = waiting(&tx, table.id).await?;
    let history = history(&tx, table.id, look.since).await?;
    let last_seen = match viewer.filter(|_| !my_seats.is_empty()) {
        Some(user) => seen_by(&tx, user, table.id).await?,
        None => None,
    };
    let undone = undone(&tx, table.id).await?;
    let clocked = clocked(&tx, table.id).await?;
    let last_answer = last_answer(&tx, &table, (viewer, my_seat)).await?;
    let rematch = found(&tx, &table, theirs).await?;
    let now = platform.now();
    let votes = if my_seats.is_empty() {
        Vec::new()
    } else {
        votes(&tx, &seats, table.id, (viewer, now)).await?
    };
    let resolutions = resolutions(&tx, table.id).await?;
    let may_cancel = !my_seats.is_empty() && may_cancel(&tx, &table, &seats).await?;
    let owner = viewer == Some(table.owner);
    let guests = if owner && table.status == Status::Gathering {
        guests(&tx, table.id, &seats).await?
    } else {
        Vec::new()
    };
    tx.commit().await?;

    let listing = listings.pop().ok_or(Error::NoSuchTable)?;
    let game = game_of(platform, &table)?;
    let eyes = my_seat.map_or(Viewer::Spectator, Viewer::Seat);
    let (view, prompts) = match &table.state {
        Some(state) => {
            let page = consult(&table.kind, || game.page(&state.0, eyes))?;
            // A vote that ends a game takes its questions away.
            let asked = table.status == Status::Running;
            let prompts = if asked { page.prompts } else { nothing() };
            (Some(page.view), prompts)
        }
        None => (None, nothing()),
    };
    let log = retold(game, &history, |event| game.redact(event, eyes))?;
    let seed = seed_of(&table)?;
    Ok(TablePage {
        listing,
        seq: table.seq,
        my_seat,
        seen: last_seen,
        my_seats,
        last_answer,
        rematch,
        owner,
        invitation: theirs.then_some(table.invitation.0),
        seed_hash: seed.hash(),
        seed: (table.status == Status::Over).then(|| seed.to_hex()),
        view,
        prompts,
        waiting,
        votes,
        resolutions,
        may_cancel,
        guests,
        now,
        log,
        undone,
        clocked,
    })
}

fn nothing() -> String {
    "[]".to_owned()
}

/// Whether the viewer may look at a gathering table because its owner has invited them by name.
async fn is_invited(
    tx: &DatabaseTransaction,
    table: &table::Model,
    viewer: Option<UserId>,
) -> Result<bool, Error> {
    match viewer.filter(|_| table.status == Status::Gathering) {
        Some(viewer) => Ok(Standing::of(tx, table.id, viewer).await?.invited()),
        None => Ok(false),
    }
}

/// Whether somebody may know of this table: it is open, or theirs, or they were invited.
pub fn may_see(
    table: &table::Model,
    seats: &[seat::Model],
    user: Option<UserId>,
    invitation: Option<&str>,
) -> bool {
    let theirs = user
        .is_some_and(|user| table.owner == user || seats.iter().any(|it| it.user_id == Some(user)));
    let invited = || invitation.is_some_and(|it| random::same(it, &table.invitation.0));
    table.open || theirs || invited()
}

fn header(table: &table::Model) -> Header {
    Header {
        id: table.id,
        kind: table.kind.clone(),
        name: table.name.clone(),
        setup: table.setup.clone(),
        open: table.open,
        status: table.status,
        seq: table.seq,
        created_at: table.created_at,
        changed_at: table.changed_at,
        pace: table.pace.clone(),
        paused_at: table.paused_at,
        press: table.press,
        press_time: table.press_time,
        masks: table.masks,
        delay: table.delay,
        language: table.language,
        least: table.least,
        description: table.description.clone(),
        house_rules: table.house_rules.clone(),
        verdict: table.verdict,
        stakes: table.stakes,
    }
}

/// The seats for which everybody waits, in the order of their numbers.
async fn waiting(tx: &DatabaseTransaction, table: TableId) -> Result<Vec<Seat>, Error> {
    let rows = pending::Entity::find()
        .filter(pending::Column::TableId.eq(table))
        .filter(pending::Column::Required.eq(true))
        .order_by_asc(pending::Column::Seat)
        .all(tx)
        .await?;
    let mut seats: Vec<Seat> = rows.iter().map(pending::Model::number).collect();
    seats.dedup();
    Ok(seats)
}

async fn history(
    tx: &DatabaseTransaction,
    table: TableId,
    since: Option<i64>,
) -> Result<Vec<entry::Told>, Error> {
    let all = entry::Entity::find()
        .filter(entry::Column::TableId.eq(table))
        .filter(entry::Column::Seq.gt(since.unwrap_or(0)))
        .order_by_asc(entry::Column::Seq);
    Ok(all.into_partial_model::<entry::Told>().all(tx).await?)
}

/// The events of these entries, as `tell` lets them be known.
pub fn retold(
    game: &dyn AnyGame,
    history: &[entry::Told],
    tell: impl Fn(&str) -> Result<Option<String>, HostError>,
) -> Result<Vec<LogEntry>, Error> {
    let mut log = Vec::new();
    for entry in history {
        if entry.shape != SHAPE {
            return Err(unreadable(entry));
        }
        let events: Vec<&RawValue> =
            serde_json::from_str(&entry.events.0).map_err(|_| unreadable(entry))?;
        for event in events {
            let event = consult(game.kind(), || tell(event.get()))?;
            log.extend(event.map(|event| LogEntry {
                seq: entry.seq,
                at: entry.at,
                event,
            }));
        }
    }
    Ok(log)
}

fn unreadable(entry: &entry::Told) -> Error {
    // Without the parser's complaint, which may quote a secret.
    Error::internal(format!("entry {} does not read", entry.seq))
}
