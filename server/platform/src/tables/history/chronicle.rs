//! A game in a few pictures, for plots over its rounds.

use sea_orm::EntityTrait;
use tabletop::{AnyGame, Viewer};

use crate::entities::{seat, table};
use crate::tables::log::{Rows, beginnings};
use crate::tables::model::{Chapter, Chronicle, Status};
use crate::tables::rules::{consult, game_of};
use crate::tables::visibility::admits;
use crate::{Error, Platform, TableId, UserId};

/// Returns how the game looked to everybody when each of its chapters began, the oldest first; once it is over, its end
/// is the last. The first moment of a chapter, and not the last of the one before, because the answer that ends a
/// chapter does much else before the next question is asked.
///
/// Chapters of which no state was kept are left out.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it.
pub async fn chronicle(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    invitation: Option<&str>,
) -> Result<Chronicle, Error> {
    let tx = platform.database().snapshot().await?;
    let mut table = table::Entity::find_by_id(table)
        .one(&tx)
        .await?
        .ok_or(Error::NoSuchTable)?;
    let seats = seat::of(&tx, table.id).await?;
    if !admits(&tx, &table, &seats, (viewer, invitation)).await? {
        return Err(Error::NoSuchTable);
    }
    let game = game_of(platform, &table)?;
    let rows = Rows::of(&tx, &mut table).await?;
    let beginnings = beginnings(&rows.frames(&tx).await?);
    let mut frames = rows.states(&tx, (0, i64::MAX)).await?;
    frames.retain(|it| beginnings.contains(&it.seq));
    let mut chapters = frames
        .into_iter()
        .map(|it| seen(game, it.seq, &it.state.0))
        .collect::<Result<Vec<_>, _>>()?;
    let end = rows.last(&tx).await?;
    if let (Status::Over, Some(state), Some(end)) = (table.status, &table.state, end) {
        chapters.retain(|it| it.seq < end);
        chapters.push(seen(game, end, &state.0)?);
    }
    Ok(Chronicle {
        kind: table.kind,
        chapters,
    })
}

fn seen(game: &dyn AnyGame, seq: i64, state: &str) -> Result<Chapter, Error> {
    let page = consult(game.kind(), || game.page(state, Viewer::Spectator))?;
    Ok(Chapter {
        seq,
        view: page.view,
    })
}
