//! Giving a game up: one of two sides says that the other has won.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use tabletop::{Outcome, Seat};

use super::conclude::end;
use crate::database::Transaction;
use crate::entities::vote::Kind;
use crate::entities::{resolution, seat, table};
use crate::tables::alter::{After, alter};
use crate::tables::model::{Motion, Outcome as Ended};
use crate::tables::visibility::may_see;
use crate::{Error, Platform, TableId, UserId};

/// So many sides may play where one of them can give up.
const SIDES: usize = 2;

/// Gives the game up for one's own seat: it is over, and the other seat has won, whoever plays it. It
/// counts as a game that was lost, and is told as what the table has decided.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`] for another's seat, [`Error::NotForTwo`] where more than
/// two play, [`Error::NotRunning`] before the start and after the end.
pub async fn concede(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let games = platform.clone();
    alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let seats = seat::of(tx, table.id).await?;
            if !may_see(table, &seats, Some(user), None) {
                return Err(Error::NoSuchTable);
            }
            let mine = |it: &seat::Model| it.number() == seat && it.user_id == Some(user);
            if !seats.iter().any(mine) {
                return Err(Error::NotSeated);
            }
            if table.status != table::Status::Running {
                return Err(Error::NotRunning);
            }
            if seats.len() != SIDES {
                return Err(Error::NotForTwo);
            }
            let ended = (Motion::Concede(seat), Ended::Carried);
            end((tx, &games), (table, seats), ended, (Some(user), now)).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// Returns how a game ranks that this seat has given up.
pub(super) fn lost_by(seat: Seat) -> Outcome {
    Outcome::ranked([Seat(1 - seat.0.min(1)), seat])
}

/// Returns how a game ranks that was given up; nothing for one that was not.
pub async fn conceded(tx: &Transaction, table: TableId) -> Result<Option<Outcome>, Error> {
    let row = resolution::Entity::find()
        .filter(resolution::Column::TableId.eq(table))
        .filter(resolution::Column::Kind.eq(Kind::Concede))
        .one(tx)
        .await?;
    let seat = row.and_then(|it| it.kind.motion(it.seat).seat());
    Ok(seat.map(lost_by))
}
