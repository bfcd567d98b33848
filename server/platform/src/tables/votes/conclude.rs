//! The end of votes: by the last voice that it takes, or because somebody goes or comes back, and the voices that were
//! given are enough then.

use sea_orm::{EntityTrait, QuerySelect};

use super::concede::lost_by;
use super::enact::{enact, makes_sense};
use super::voices::{Tally, close, needed, voters};
use super::{Outcome, is_open, opened, write_down};
use crate::damage::{note_damage, readable_ids};
use crate::database::Transaction;
use crate::entities::{seat, table, vote};
use crate::tables::alter::{After, alter};
use crate::tables::clocks::open;
use crate::tables::model::Motion;
use crate::tables::rules::game_of;
use crate::{Error, Platform, TableId, UserId, profiles};

/// A motion, and how the vote on it ends.
type End = (Motion, Outcome);

/// Returns how the vote ends, if the voices of so many people decide it.
pub(super) fn decided(motion: Motion, tally: &Tally, people: usize) -> Option<Outcome> {
    let enough = needed(motion, people);
    if tally.yes >= enough {
        Some(Outcome::Carried)
    } else if people - tally.no < enough {
        Some(Outcome::Lost)
    } else {
        None
    }
}

/// Ends a vote with the revision that is being made, and does what was decided.
pub(super) async fn end(
    (tx, platform): (&Transaction, &Platform),
    (table, seats): (&mut table::Model, Vec<seat::Model>),
    (motion, outcome): End,
    (by, now): (Option<UserId>, i64),
) -> Result<(), Error> {
    close(tx, table.id, vote::Kind::of(motion)).await?;
    if outcome == Outcome::Carried {
        let ranked = match motion {
            Motion::Concede(seat) => Some(lost_by(seat)),
            _ => None,
        };
        if ranked.is_some() || motion == Motion::Draw {
            let game = game_of(platform, table)?;
            profiles::ended_early(tx, game, (table, now), ranked.as_ref()).await?;
        }
        enact(tx, (table, seats), motion, (by, now)).await?;
    }
    write_down(tx, table, (motion, outcome), now).await
}

/// Ends every vote that is decided since this person has gone or is back, each with a revision of its
/// own, after the one that tells it.
pub async fn conclude(
    tx: &Transaction,
    platform: &Platform,
    table: &mut table::Model,
    (by, now): (Option<UserId>, i64),
) -> Result<(), Error> {
    while let Some((seats, ended)) = next(tx, table, now).await? {
        table.seq += 1;
        end((tx, platform), (table, seats), ended, (by, now)).await?;
    }
    Ok(())
}

/// The same after an answer, or where a process has ended right after it.
pub async fn conclude_decided(platform: &Platform, table: TableId) -> Result<(), Error> {
    if opened(platform.database().reader(), table)
        .await?
        .is_empty()
    {
        return Ok(());
    }
    let games = platform.clone();
    let concluded = alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let Some((seats, ended)) = next(tx, table, now).await? else {
                return Ok(After::Same);
            };
            end((tx, &games), (table, seats), ended, (None, now)).await?;
            conclude(tx, &games, table, (None, now)).await?;
            Ok(After::Changed)
        })
    });
    match concluded.await {
        Err(Error::NotRunning) => Ok(()),
        other => other,
    }
}

/// Looks at the open votes of all tables.
///
/// # Errors
/// If the database fails, or the rules of a game.
pub async fn conclude_decided_everywhere(platform: &Platform) -> Result<(), Error> {
    let tables = vote::Entity::find()
        .select_only()
        .column(vote::Column::TableId)
        .distinct();
    let mut worst = Ok(());
    for table in readable_ids(platform.database().reader(), tables).await? {
        // Of a table that is damaged, or whose rules fall over, the others are not kept back.
        let concluded = conclude_decided(platform, table).await;
        if let Err(cause) = note_damage(table, concluded) {
            worst = Err(cause);
        }
    }
    worst
}

/// The votes that go on at this table and can still come to something.
pub async fn alive(
    tx: &Transaction,
    (table, seats): (&table::Model, &[seat::Model]),
    now: i64,
) -> Result<Vec<vote::Model>, Error> {
    let opened = opened(tx, table.id).await?;
    if opened.is_empty() {
        return Ok(opened);
    }
    let open = open(tx, table.id).await?;
    let mut alive = Vec::new();
    for row in opened {
        let scene = (table, seats, open.as_slice());
        let motion = row.kind.motion(row.seat);
        if is_open(&row, (seats, &open), now) && makes_sense(tx, scene, motion, now).await? {
            alive.push(row);
        }
    }
    Ok(alive)
}

/// The first vote that is decided, with the seats of the table.
async fn next(
    tx: &Transaction,
    table: &table::Model,
    now: i64,
) -> Result<Option<(Vec<seat::Model>, End)>, Error> {
    let seats = seat::of(tx, table.id).await?;
    for row in alive(tx, (table, &seats), now).await? {
        let motion = row.kind.motion(row.seat);
        let people = voters(&seats, motion);
        let tally = Tally::of(tx, table.id, row.kind, &people).await?;
        let decided = decided(motion, &tally, people.len());
        // Where nobody is left, somebody may still come back.
        if let Some(outcome) = decided.filter(|_| !people.is_empty()) {
            return Ok(Some((seats, (motion, outcome))));
        }
    }
    Ok(None)
}
