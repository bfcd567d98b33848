//! Tables whose owner goes for good.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect, Set, Unchanged};

use crate::chat::keep_reported_table;
use crate::database::Transaction;
use crate::entities::{entry, keyframe, line, seat, table, user};
use crate::tables::log::find;
use crate::tables::model::Status;
use crate::{Error, TableId, UserId};

/// Gives this person's tables to the next who sits there. Where nobody sits, nobody will begin a
/// table that gathers: it goes away. So does one with its history where nobody else has ever
/// played or said anything.
pub async fn hand_down(tx: &Transaction, user: UserId) -> Result<(), Error> {
    let owned: Vec<(TableId, Status)> = table::Entity::find()
        .select_only()
        .columns([table::Column::Id, table::Column::Status])
        .filter(table::Column::Owner.eq(user))
        .into_tuple()
        .all(tx)
        .await?;
    for (id, status) in owned {
        if let Some(heir) = heir(tx, id, user).await? {
            let inherited = table::ActiveModel {
                id: Unchanged(id),
                owner: Set(heir),
                ..Default::default()
            };
            table::Entity::update(inherited).exec(tx).await?;
        } else if status == Status::Gathering || solitary(tx, id, user).await? {
            remove(tx, id).await?;
        }
    }
    Ok(())
}

/// The first who sits there and has not gone for good.
async fn heir(tx: &Transaction, id: TableId, user: UserId) -> Result<Option<UserId>, Error> {
    let seats = seat::of(tx, id).await?;
    let others = seats.iter().filter_map(|it| it.user_id);
    let others: Vec<UserId> = others.filter(|it| *it != user).collect();
    let here: Vec<UserId> = user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(user::Column::Id.is_in(others.iter().copied()))
        .filter(user::Column::GoneAt.is_null())
        .into_tuple()
        .all(tx)
        .await?;
    Ok(others.into_iter().find(|it| here.contains(it)))
}

async fn remove(tx: &Transaction, id: TableId) -> Result<(), Error> {
    keyframe::Entity::delete_many()
        .filter(keyframe::Column::TableId.eq(id))
        .exec(tx)
        .await?;
    entry::Entity::delete_many()
        .filter(entry::Column::TableId.eq(id))
        .exec(tx)
        .await?;
    keep_reported_table(tx, id).await?;
    table::Entity::delete_by_id(id).exec(tx).await?;
    Ok(())
}

/// Tells whether nobody else has left anything at this table, where nobody else sits.
async fn solitary(tx: &Transaction, id: TableId, user: UserId) -> Result<bool, Error> {
    let answered: Option<entry::Revision> = entry::Entity::find()
        .filter(entry::Column::TableId.eq(id))
        .filter(entry::Column::By.is_not_null())
        .filter(entry::Column::By.ne(user))
        .into_partial_model()
        .one(tx)
        .await?;
    let packed = find(tx, id).await?.map(|it| it.entries);
    let played = packed.iter().flatten().filter_map(|it| it.by);
    if played.into_iter().any(|it| it != user) {
        return Ok(false);
    }
    let written = line::Entity::find()
        .filter(line::Column::TableId.eq(id))
        .filter(line::Column::By.ne(user))
        .one(tx)
        .await?;
    Ok(answered.is_none() && written.is_none())
}
