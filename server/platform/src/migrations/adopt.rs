//! Databases from before the first release, whose schema was made in 35 steps. This goes with that release.

use sea_orm_migration::prelude::*;
use sea_orm_migration::sea_orm::{
    ColumnTrait, DatabaseConnection, EntityTrait, QueryFilter, QueryOrder, Set,
};
use sea_orm_migration::seaql_migrations::{ActiveModel, Column, Entity};

use super::m2026_11_26_000001_first::Migration as First;

/// The refusal of a database that has not taken all of the steps.
pub const OLDER: &str = "a database from before the last step";

/// The last of the steps. With it a database has what the first migration makes.
const LAST: &str = "m2026_11_24_000038_sides";

/// Lets a database that has taken all of the steps count as made by the first migration.
///
/// # Errors
/// [`OLDER`] for one that has not: only a server of that time can bring it so far.
pub async fn adopt(db: &DatabaseConnection) -> Result<(), DbErr> {
    if !SchemaManager::new(db).has_table("seaql_migrations").await? {
        return Ok(());
    }
    let first = First.name();
    let applied = Entity::find()
        .filter(Column::Version.lte(first))
        .order_by_asc(Column::Version)
        .all(db)
        .await?;
    let (made, steps): (Vec<_>, Vec<_>) = applied.into_iter().partition(|it| it.version == first);
    let Some(last) = steps.last() else {
        return Ok(());
    };
    if made.is_empty() {
        if last.version != LAST {
            return Err(DbErr::Custom(OLDER.to_owned()));
        }
        let made = ActiveModel {
            version: Set(first.to_owned()),
            applied_at: Set(last.applied_at),
        };
        Entity::insert(made).exec_without_returning(db).await?;
    }
    // If this process ends in between, the next one goes on here.
    Entity::delete_many()
        .filter(Column::Version.lt(first))
        .exec(db)
        .await?;
    Ok(())
}
