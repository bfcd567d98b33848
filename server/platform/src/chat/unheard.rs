//! The people who do not want to hear each other at a table.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use super::Muting;
use crate::database::Transaction;
use crate::entities::{masked_mute, mute as entity, table};
use crate::{Error, UserId};

/// Returns whom this person does not want to hear at this table.
pub async fn unheard(
    db: &impl ConnectionTrait,
    table: &table::Model,
    user: Option<UserId>,
) -> Result<HashMap<UserId, Muting>, Error> {
    let Some(user) = user else {
        return Ok(HashMap::new());
    };
    let here = masked_mute::Entity::find()
        .filter(masked_mute::Column::TableId.eq(table.id))
        .filter(masked_mute::Column::UserId.eq(user));
    let here = here.all(db).await?.into_iter();
    let mut unheard: HashMap<UserId, Muting> = here.map(|it| (it.other_id, it.how)).collect();
    if !table.masked() {
        let everywhere = entity::Entity::find().filter(entity::Column::UserId.eq(user));
        let everywhere = everywhere.all(db).await?.into_iter();
        unheard.extend(everywhere.map(|it| (it.other_id, it.how)));
    }
    Ok(unheard)
}

/// Returns who does not want to hear this person at this table.
pub async fn deaf(
    tx: &Transaction,
    table: &table::Model,
    speaker: UserId,
) -> Result<BTreeSet<UserId>, Error> {
    let here = masked_mute::Entity::find()
        .filter(masked_mute::Column::TableId.eq(table.id))
        .filter(masked_mute::Column::OtherId.eq(speaker));
    let here = here.all(tx).await?.into_iter();
    let mut deaf: BTreeSet<UserId> = here.map(|it| it.user_id).collect();
    if !table.masked() {
        let everywhere = entity::Entity::find().filter(entity::Column::OtherId.eq(speaker));
        deaf.extend(everywhere.all(tx).await?.into_iter().map(|it| it.user_id));
    }
    Ok(deaf)
}
