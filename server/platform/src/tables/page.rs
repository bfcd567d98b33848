//! A table as one viewer may see it now. What everybody calls is `history::delay::page`, which keeps
//! onlookers of a late table behind.

use std::collections::BTreeSet;

use sea_orm::ConnectionTrait;
use serde_json::value::RawValue;
use tabletop::{AnyGame, AnyValue, HostError, Seat, Viewer};

use crate::damage::damaged;
use crate::entities::table::Header;
use crate::entities::{SHAPE, entry, pending, seat, table};
use crate::tables::creating::{found, joined};
use crate::tables::join_codes::words_of;
use crate::tables::lobby::{Scene, guests, is_guest};
use crate::tables::log::handed;
use crate::tables::masks::Name;
use crate::tables::model::{LogEntry, Look, Occupant, SeatInfo, Status, TablePage};
use crate::tables::play::last_answer;
use crate::tables::rules::{consult, game_of};
use crate::tables::seats::{keeps, show_vacations};
use crate::tables::seed::seed_of;
use crate::tables::snapshot::{CachedTable, Now, lost};
use crate::tables::visibility::{OccupantDetails, admits, picture_key};
use crate::tables::votes::{may_cancel, votes};
use crate::{Error, Platform, TableId, UserId};

/// The table as it is now, whoever looks: only looks back, and the delay for onlookers, may call it.
/// Somebody with several seats sees what a spectator sees, unless they say as which of them they look.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it; [`Error::NotSeated`] for a
/// seat that is not theirs.
pub async fn live_page(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    look: Look<'_>,
) -> Result<TablePage, Error> {
    let Now { known, people } = platform.table_cache().look(platform, table).await?;
    let (table, seats) = (&known.table, people.seats.as_slice());
    let db = platform.database().reader();
    let invited = is_invited(db, table, viewer).await?;
    let looks = (viewer, look.invitation);
    if !invited && !admits(db, table, seats, looks).await? {
        return Err(Error::NoSuchTable);
    }
    let my_seats = seat::held(seats, viewer);
    let my_seat = seat::looking(&my_seats, look.seat)?;
    let seated = !my_seats.is_empty();
    let owner = viewer == Some(table.owner);
    let theirs = seated || owner;
    let last_seen = viewer.and_then(|it| people.seen_by(it));
    let header = header(table);
    let details = OccupantDetails::with(db, &header, people.levels()).await?;
    let scene = Scene {
        seats: &people.seated(),
        open: &known.open,
        details: &details,
        seen: last_seen,
        // The page shows the game.
        chapter: None,
    };
    let mut listing = scene.listing(header, viewer)?;
    let history = history(platform, &known, look.since).await?;
    let now = platform.now();
    let rematch = found(db, table, theirs).await?;
    let joined = match &rematch {
        Some(it) if seated => joined(db, table, (seats, it.table)).await?,
        _ => None,
    };
    if seated {
        show_vacations(db, &mut listing, (seats, now)).await?;
    }
    let handovers = handed(&known.handovers, (seats, &listing.seats));
    let opened = if seated { known.votes.as_slice() } else { &[] };
    let kept = if table.status == Status::Gathering {
        keeps(db, table.id, (seats, now)).await?
    } else {
        Vec::new()
    };
    let words = if theirs && table.status == Status::Gathering {
        words_of(db, table.id, now).await?
    } else {
        None
    };
    let host = host(table.owner, (seats, &listing.seats));
    let guests = if owner && table.status == Status::Gathering {
        guests(db, table.id, seats).await?
    } else {
        Vec::new()
    };

    let perspective = my_seat.map_or(Viewer::Spectator, Viewer::Seat);
    let page = known.page(platform, perspective)?;
    let (view, prompts) = page.map(|it| (it.view, it.prompts)).unzip();
    // A vote that ends a game takes its questions away.
    let prompts = prompts.filter(|_| table.status == Status::Running);
    let game = game_of(platform, table)?;
    let log = redacted(game, &history, |event| game.redact(event, perspective))?;
    let seed = seed_of(table)?;
    Ok(TablePage {
        listing,
        seq: table.seq,
        my_seat,
        seen: last_seen,
        my_seats,
        last_answer: last_answer(&known, (viewer, my_seat)),
        rematch,
        joined,
        owner,
        host,
        invitation: theirs.then(|| table.invitation.0.clone()),
        words,
        picture_key: picture_key(table.id, table.open, &table.invitation),
        seed_hash: seed.hash(),
        seed: (table.status == Status::Over).then(|| seed.to_hex()),
        recorded: !known.past.imported,
        view,
        prompts,
        waiting: waiting(&known.open),
        votes: votes(db, opened, seats, (viewer, now)).await?,
        resolutions: known.resolutions.clone(),
        handovers,
        lost: lost(db, &known, viewer).await?,
        may_cancel: seated && may_cancel(table, seats, &known.frames),
        guests,
        kept,
        now,
        log,
        undone: known.past.undone.clone(),
        clocked: known.past.clocked.clone(),
    })
}

/// Tells whether the viewer may look at a gathering table because its owner has invited them by name.
async fn is_invited(
    db: &impl ConnectionTrait,
    table: &table::Model,
    viewer: Option<UserId>,
) -> Result<bool, Error> {
    match viewer.filter(|_| table.status == Status::Gathering) {
        Some(viewer) => is_guest(db, (table.id, viewer)).await,
        None => Ok(false),
    }
}

/// The owner's name, where the owner sits at the table and everybody sees who sits where.
fn host(owner: UserId, (rows, shown): (&[seat::Model], &[SeatInfo])) -> Option<Name> {
    let mut seats = rows.iter().zip(shown);
    let (_, seat) = seats.find(|(row, _)| row.user_id == Some(owner))?;
    match &seat.occupant {
        Occupant::Person { name, .. } => Some(name.clone()).filter(|it| it.known().is_some()),
        Occupant::Nobody | Occupant::Computer | Occupant::Deleted => None,
    }
}

fn header(table: &table::Model) -> Header {
    Header {
        id: table.id,
        kind: table.kind.clone(),
        name: table.name.clone(),
        setup: table.setup.clone(),
        open: table.open,
        status: table.status,
        owner: table.owner,
        seq: table.seq,
        created_at: table.created_at,
        changed_at: table.changed_at,
        pace: table.pace.clone(),
        paused_at: table.paused_at,
        chat: table.chat,
        chat_time: table.chat_time,
        masks: table.masks,
        delay: table.delay,
        language: table.language,
        least: table.least,
        description: table.description.clone(),
        house_rules: table.house_rules.clone(),
        verdict: table.verdict,
        stakes: table.stakes,
        admission: table.admission,
    }
}

/// The seats for which everybody waits, in the order of their numbers.
fn waiting(open: &[pending::Model]) -> Vec<Seat> {
    let required = open.iter().filter(|it| it.required);
    let seats: BTreeSet<Seat> = required.map(pending::Model::number).collect();
    seats.into_iter().collect()
}

/// The entries after `since` up to the revision that is known.
async fn history(
    platform: &Platform,
    known: &CachedTable,
    since: Option<i64>,
) -> Result<Vec<entry::Shown>, Error> {
    let since = since.unwrap_or(0);
    if let Some(recent) = known.past.since(since) {
        return Ok(recent.to_vec());
    }
    let tx = platform.database().snapshot().await?;
    let rows = known.rows(&tx).await?;
    let shown = rows.shown(&tx, (since, known.table.seq)).await?;
    tx.commit().await?;
    Ok(shown)
}

/// The events of these entries, as `tell` lets them be known.
pub fn redacted(
    game: &dyn AnyGame,
    history: &[entry::Shown],
    tell: impl Fn(&str) -> Result<Option<AnyValue>, HostError>,
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

fn unreadable(entry: &entry::Shown) -> Error {
    // Without the parser's complaint, which may quote a secret.
    damaged(format_args!("entry {} does not read", entry.seq))
}
