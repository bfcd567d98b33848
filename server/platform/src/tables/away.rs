//! Deadlines of somebody who goes on vacation, or comes back early.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::Status;
use super::alter::{After, alter};
use super::clocks::{open, write_deadline};
use crate::entities::{seat, table};
use crate::time::{MINUTE, deferred};
use crate::{Error, Pace, Platform, UserId};

/// Moves the deadlines of this person that lie after `from` by the time from there `to` the other
/// instant, which lies before it when they come back. Live tables do not wait.
pub async fn away(platform: &Platform, user: UserId, (from, to): (i64, i64)) -> Result<(), Error> {
    let tables = table::Entity::find()
        .inner_join(seat::Entity)
        .filter(seat::Column::UserId.eq(user))
        .filter(table::Column::Status.eq(Status::Running))
        .into_partial_model::<table::Header>()
        .all(platform.database().reader())
        .await?;
    let now = platform.now();
    for header in tables {
        let moved = alter(platform, header.id, move |tx, table| {
            Box::pin(async move {
                let pace = Pace::read(&table.pace)?;
                if !pace.by_days() {
                    return Ok(After::Same);
                }
                let seats = seat::of(tx, table.id).await?;
                let mine = seat::held(&seats, Some(user));
                let mut after = After::Same;
                for mut row in open(tx, table.id).await? {
                    let deadline = row.deadline.filter(|&it| it > from);
                    let Some(deadline) = deadline.filter(|_| mine.contains(&row.number())) else {
                        continue;
                    };
                    let moved = deferred(&pace, row.span.into(), deadline, to - from);
                    row.deadline = Some(moved.max(deadline.min(now + MINUTE)));
                    write_deadline(tx, &row).await?;
                    after = After::Changed;
                }
                Ok(after)
            })
        });
        match moved.await {
            // Over or gone meanwhile.
            Err(Error::NotRunning | Error::NoSuchTable) => {}
            other => other?,
        }
    }
    Ok(())
}
