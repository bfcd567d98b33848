//! Tables whose owner goes for good.

use sea_orm::{
    ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter, QuerySelect, Set, Unchanged,
};

use crate::entities::{entry, keyframe, line, seat, table};
use crate::{Error, TableId, UserId};

/// Gives this person's tables to the next who sits there. Where nobody else has ever played,
/// sat or said anything, the table goes away with its history.
pub async fn hand_down(tx: &DatabaseTransaction, user: UserId) -> Result<(), Error> {
    let owned: Vec<TableId> = table::Entity::find()
        .select_only()
        .column(table::Column::Id)
        .filter(table::Column::Owner.eq(user))
        .into_tuple()
        .all(tx)
        .await?;
    for id in owned {
        let others = seat::of(tx, id).await?.into_iter();
        let heir = others.filter_map(|it| it.user_id).find(|it| *it != user);
        match heir {
            Some(heir) => {
                let inherited = table::ActiveModel {
                    id: Unchanged(id),
                    owner: Set(heir),
                    ..Default::default()
                };
                table::Entity::update(inherited).exec(tx).await?;
            }
            None if solitary(tx, id, user).await? => {
                keyframe::Entity::delete_many()
                    .filter(keyframe::Column::TableId.eq(id))
                    .exec(tx)
                    .await?;
                entry::Entity::delete_many()
                    .filter(entry::Column::TableId.eq(id))
                    .exec(tx)
                    .await?;
                table::Entity::delete_by_id(id).exec(tx).await?;
            }
            None => {}
        }
    }
    Ok(())
}

/// Whether nobody else has left anything at this table, where nobody else sits.
async fn solitary(tx: &DatabaseTransaction, id: TableId, user: UserId) -> Result<bool, Error> {
    let answered: Option<entry::Given> = entry::Entity::find()
        .filter(entry::Column::TableId.eq(id))
        .filter(entry::Column::By.is_not_null())
        .filter(entry::Column::By.ne(user))
        .into_partial_model()
        .one(tx)
        .await?;
    let said = line::Entity::find()
        .filter(line::Column::TableId.eq(id))
        .filter(line::Column::By.ne(user))
        .one(tx)
        .await?;
    Ok(answered.is_none() && said.is_none())
}
