//! A table as it was.

use sea_orm::EntityTrait;
use tabletop::{AnyGame, AnyValue, OpenQuestion, Page, Seat, Viewer};

use crate::damage::note_damage;
use crate::entities::table;
use crate::tables::log::{Rows, recall};
use crate::tables::model::{Listing, Look, Perspective, PointInTime, Status, TablePage, Undone};
use crate::tables::page::{live_page, redacted};
use crate::tables::rules::{consult, game_of};
use crate::tables::visibility::{kept_late, round_began};
use crate::{Error, Platform, TableId, UserId};

/// The table as it was right after a revision, as it could be seen then from this perspective: the page that the
/// viewer had, with all of its log. Who sits where is as now, and so is what the viewer had seen.
///
/// While the game runs, everybody looks back from their own perspective; whoever has several seats
/// says through which. Questions are told to the seat that was asked alone, the seed at the moment
/// that ended the game.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it; [`Error::NoSuchRevision`] for a
/// revision before the game began or still to come; [`Error::NotYourPerspective`];
/// [`Error::NoSuchSeat`]; [`Error::OlderRules`].
pub async fn page_at(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    invitation: Option<&str>,
    point: PointInTime,
) -> Result<TablePage, Error> {
    // Refuses whoever may not see the table; of the log nothing is needed here.
    let look = Look {
        invitation,
        since: Some(i64::MAX),
        seat: None,
    };
    let live = note_damage(table, live_page(platform, viewer, table, look).await)?;
    if kept_late(&live.listing) && point.seq > last_seen(platform, table).await? {
        return Err(Error::NoSuchRevision);
    }
    let scope = Scope::of(&live, point.perspective)?;
    note_damage(
        table,
        back(platform, (table, point.seq), (live, scope)).await,
    )
}

/// The last revision that onlookers may know of where they see the game late.
async fn last_seen(platform: &Platform, table: TableId) -> Result<i64, Error> {
    let begun = round_began(platform.database().reader(), table).await?;
    Ok(begun.unwrap_or(0))
}

/// This page as its viewer saw it after that revision.
pub async fn rewound(
    platform: &Platform,
    point: (TableId, i64),
    live: TablePage,
) -> Result<TablePage, Error> {
    let scope = Scope::of(&live, Perspective::Mine)?;
    back(platform, point, (live, scope)).await
}

async fn back(
    platform: &Platform,
    (table, wanted): (TableId, i64),
    (live, scope): (TablePage, Scope),
) -> Result<TablePage, Error> {
    let tx = platform.database().snapshot().await?;
    let mut table = table::Entity::find_by_id(table)
        .one(&tx)
        .await?
        .ok_or(Error::NoSuchTable)?;
    if wanted > table.seq {
        return Err(Error::NoSuchRevision);
    }
    let rows = Rows::of(&tx, &mut table).await?;
    let history = rows.shown(&tx, (0, wanted)).await?;
    let seq = history.last().ok_or(Error::NoSuchRevision)?.seq;
    let game = game_of(platform, &table)?;
    let state = recall(&tx, game, (&table, &rows), seq).await?;
    tx.commit().await?;

    let (view, prompts) = scope.page(game, &state)?;
    let open = consult(&table.kind, || game.waiting(&state))?;
    let waiting = awaited(&open);
    let over = open.is_empty();
    let my_seat = scope.seat();
    let log = redacted(game, &history, |event| match scope.viewer() {
        Some(viewer) => game.redact(event, viewer),
        None => game.event(event).map(Some),
    })?;
    let listing = Listing {
        status: if over { Status::Over } else { Status::Running },
        my_turn: live.my_seats.iter().any(|it| waiting.contains(it)),
        asked_at: None,
        clocks: Vec::new(),
        // Nobody waits for an answer to the past.
        due: None,
        ..live.listing
    };
    let undone = live.undone.into_iter();
    let clocked = live.clocked.into_iter();
    let resolutions = live.resolutions.into_iter();
    let handovers = live.handovers.into_iter();
    Ok(TablePage {
        undone: undone.filter(|it: &Undone| it.seq <= seq).collect(),
        clocked: clocked.filter(|it| it.seq <= seq).collect(),
        resolutions: resolutions.filter(|it| it.seq <= seq).collect(),
        handovers: handovers.filter(|it| it.seq <= seq).collect(),
        last_answer: None,
        votes: Vec::new(),
        may_cancel: false,
        listing,
        seq,
        my_seat,
        view: Some(view),
        prompts: prompts.filter(|_| !over),
        waiting,
        log,
        seed: live.seed.filter(|_| over),
        ..live
    })
}

/// The part that may be shown.
#[derive(Clone, Copy)]
enum Scope {
    /// The game as the viewer could see then, questions included.
    Own(Viewer),
    /// The game as another seat could see then.
    Other(Seat),
    All,
}

impl Scope {
    fn of(live: &TablePage, perspective: Perspective) -> Result<Self, Error> {
        let own = live.my_seat.map_or(Viewer::Spectator, Viewer::Seat);
        match perspective {
            Perspective::Mine => Ok(Self::Own(own)),
            Perspective::Seat(seat) if live.my_seats.contains(&seat) => {
                Ok(Self::Own(Viewer::Seat(seat)))
            }
            Perspective::Seat(_) | Perspective::All if live.listing.status != Status::Over => {
                Err(Error::NotYourPerspective)
            }
            Perspective::Seat(seat) => {
                let exists = live.listing.seats.iter().any(|it| it.seat == seat);
                exists.then_some(Self::Other(seat)).ok_or(Error::NoSuchSeat)
            }
            Perspective::All => Ok(Self::All),
        }
    }

    /// `None` for those who see everything.
    const fn viewer(self) -> Option<Viewer> {
        match self {
            Self::Own(viewer) => Some(viewer),
            Self::Other(seat) => Some(Viewer::Seat(seat)),
            Self::All => None,
        }
    }

    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Own(Viewer::Seat(seat)) | Self::Other(seat) => Some(seat),
            Self::Own(Viewer::Spectator) | Self::All => None,
        }
    }

    /// View and prompts.
    fn page(self, game: &dyn AnyGame, state: &str) -> Result<(AnyValue, Option<AnyValue>), Error> {
        consult(game.kind(), || match self {
            Self::Own(viewer) => {
                let Page { view, prompts } = game.page(state, viewer)?;
                Ok((view, Some(prompts)))
            }
            Self::Other(seat) => Ok((game.page(state, Viewer::Seat(seat))?.view, None)),
            Self::All => Ok((game.unveil(state)?, None)),
        })
    }
}

/// The seats for which everybody waited, in the order of their numbers.
fn awaited(open: &[OpenQuestion]) -> Vec<Seat> {
    let required = open.iter().filter(|it| it.required);
    let mut seats: Vec<Seat> = required.map(|it| it.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}
