//! Guests who do not come back. They have no name to ask for and no way in but a session; once that
//! has expired, what they leave behind is nobody's.

use sea_orm::sea_query::Query;
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter, QueryOrder, QuerySelect, Select};

use super::delete::set_out;
use super::sessions::LIFE;
use crate::entities::{seat, session, table, user};
use crate::tables::Status;
use crate::{Error, Platform, UserId};

/// The time without being seen after which somebody has no way in any more.
const FORGOTTEN: i64 = LIFE;
/// So many at a time: others want to write as well.
const MOST: u64 = 100;

/// Lets guests set out who have not been seen for long. Their deletion, and that of what they
/// played alone, is that of everybody who leaves.
pub(crate) async fn forget_guests(platform: &Platform) -> Result<(), Error> {
    let now = platform.now();
    let guests: Vec<UserId> = forgotten(now)
        .select_only()
        .column(user::Column::Id)
        .order_by_asc(user::Column::Id)
        .limit(MOST)
        .into_tuple()
        .all(platform.database().reader())
        .await?;
    for guest in guests {
        let tx = platform.database().write().await?;
        // Perhaps they have come back meanwhile.
        let still = forgotten(now).filter(user::Column::Id.eq(guest));
        if still.lock_exclusive().one(&tx).await?.is_some() {
            set_out(&tx, guest, now).await?;
            tx.commit().await?;
            tracing::info!(user = %guest, "was a guest and has not come back");
        }
    }
    Ok(())
}

/// The guests who have not been seen for long, and for whom nobody waits.
fn forgotten(now: i64) -> Select<user::Entity> {
    let seen = Query::select()
        .column(session::Column::UserId)
        .from(session::Entity)
        .and_where(session::Column::SeenAt.gt(now - FORGOTTEN))
        .to_owned();
    // Whoever has a way in may wait for them.
    let reachable = Query::select()
        .column(user::Column::Id)
        .from(user::Entity)
        .and_where(user::Column::GoneAt.is_null())
        .and_where(
            user::Column::Password
                .is_not_null()
                .or(user::Column::Id.in_subquery(seen.clone())),
        )
        .to_owned();
    let shared = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.in_subquery(reachable))
        .to_owned();
    let running = Query::select()
        .column(table::Column::Id)
        .from(table::Entity)
        .and_where(table::Column::Status.eq(Status::Running))
        .to_owned();
    let playing = Query::select()
        .column(seat::Column::UserId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.is_not_null())
        .and_where(seat::Column::TableId.in_subquery(running))
        .and_where(seat::Column::TableId.in_subquery(shared))
        .to_owned();
    user::Entity::find()
        .filter(user::Column::Password.is_null())
        .filter(user::Column::LeavingAt.is_null())
        .filter(user::Column::GoneAt.is_null())
        .filter(user::Column::CreatedAt.lte(now - FORGOTTEN))
        .filter(user::Column::Id.not_in_subquery(seen))
        .filter(user::Column::Id.not_in_subquery(playing))
}
