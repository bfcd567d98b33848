//! The presence of people, as they have said it, at a full table. Where people play at once it holds for a few minutes:
//! who said it an hour ago may have gone.

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};

use super::change::{After, change};
use crate::damage::{note_damage, readable_ids};
use crate::entities::seat::{self, Holder};
use crate::entities::table;
use crate::spawn_detached;
use crate::tables::lobby::next_revision;
use crate::tables::model::Status;
use crate::tables::visibility::may_see;
use crate::{Error, Pace, Platform, TableId, UserId};

/// Says at a full table with clocks that one is there. When all have said it, the game begins. At a
/// live table it lapses after ten minutes.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::AlreadyStarted`],
/// [`Error::SeatsFree`].
pub async fn confirm(platform: &Platform, user: UserId, table: TableId) -> Result<(), Error> {
    let clock = platform.clone();
    change(platform, user, table, move |table, seats, _| {
        if !may_see(table, seats, Some(user), None) {
            return Err(Error::NoSuchTable);
        }
        if seats.iter().all(|it| it.user_id != Some(user)) {
            return Err(Error::NotSeated);
        }
        if table.status != Status::Gathering {
            return Err(Error::AlreadyStarted);
        }
        if seats.iter().any(|it| it.holder == Holder::Nobody) {
            return Err(Error::SeatsFree);
        }
        let until = Pace::read(&table.pace)?.presence();
        let until = until.map(|it| clock.now() + it);
        let mut after = After::Same;
        for mine in seats.iter_mut().filter(|it| it.user_id == Some(user)) {
            if !mine.confirmed || mine.confirmed_until != until {
                (mine.confirmed, mine.confirmed_until) = (true, until);
                after = After::Changed;
            }
        }
        Ok(after)
    })
    .await
}

/// Takes back at all tables what was said too long ago.
pub async fn lapse(platform: &Platform) -> Result<(), Error> {
    let tables = seat::Entity::find()
        .select_only()
        .column(seat::Column::TableId)
        .distinct()
        .filter(seat::Column::ConfirmedUntil.lte(platform.now()));
    for table in readable_ids(platform.database().reader(), tables).await? {
        let lapsed = spawn_detached(lapse_at(platform.clone(), table)).await;
        match note_damage(table, lapsed) {
            Ok(()) | Err(Error::Damaged) => {}
            Err(cause) => return Err(cause),
        }
    }
    Ok(())
}

async fn lapse_at(platform: Platform, table: TableId) -> Result<(), Error> {
    let _alone = platform.locks().lock(table).await;
    let tx = platform.database().write().await?;
    let row = table::Entity::find_by_id(table)
        .lock_exclusive()
        .one(&tx)
        .await?;
    // Begun or gone meanwhile.
    let Some(row) = row.filter(|it| it.status == Status::Gathering) else {
        return Ok(());
    };
    seat::Entity::update_many()
        .col_expr(seat::Column::Confirmed, Expr::value(false))
        .col_expr(seat::Column::ConfirmedUntil, Expr::value(None::<i64>))
        .filter(seat::Column::TableId.eq(table))
        .filter(seat::Column::ConfirmedUntil.lte(platform.now()))
        .exec(&tx)
        .await?;
    let seq = next_revision(&tx, &row).await?;
    platform.hub().commit(tx, [(table, seq)]).await
}
