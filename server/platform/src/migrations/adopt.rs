//! Databases from before the first release, whose schema was made in 35 steps. This goes with that release.

use sea_orm_migration::prelude::*;
use sea_orm_migration::sea_orm::{
    ColumnTrait, ConnectionTrait, DatabaseConnection, EntityTrait, QueryFilter, QueryOrder, Set,
};
use sea_orm_migration::seaql_migrations::{ActiveModel, Column, Entity};

use super::m2026_11_26_000001_first::Migration as First;

/// The refusal of a database that has not taken all of the steps.
pub const OLDER: &str = "a database from before the last step";

/// The last of the steps. With it a database has what the first migration makes.
const LAST: &str = "m2026_11_24_000038_sides";

/// The columns of tables, as they were called and as they are.
const COLUMNS: [(&str, &str, &str); 2] = [
    ("table_", "press", "chat"),
    ("table_", "press_time", "chat_time"),
];
/// The tables, as they were called and as they are. The last one tells whether a database has the names of today.
const TABLES: [(&str, &str); 2] = [("masked_hush", "masked_mute"), ("hush", "mute")];
/// The statement that renames a category of notices; what waits is found by it in its key.
const CATEGORY: &str = "UPDATE unasked_mail SET category = 'chat' WHERE category = 'press';
    UPDATE outbox SET category = 'chat', \"key\" = replace(\"key\", ' press ', ' chat ')
    WHERE category = 'press'";

/// Lets a database that has taken all of the steps count as made by the first migration, and gives what
/// it has the names of today.
///
/// # Errors
/// [`OLDER`] for one that has not: only a server of that time can bring it so far.
pub async fn adopt(db: &DatabaseConnection) -> Result<(), DbErr> {
    let schema = SchemaManager::new(db);
    if !schema.has_table("seaql_migrations").await? {
        return Ok(());
    }
    count_as_made(db).await?;
    let [.., (last, _)] = TABLES;
    if schema.has_table(last).await? {
        rename(&schema).await?;
    }
    Ok(())
}

/// Gives what there is the names of today. If this process ends in between, the next one goes on here.
async fn rename(schema: &SchemaManager<'_>) -> Result<(), DbErr> {
    let db = schema.get_connection();
    for (table, was, is) in COLUMNS {
        if schema.has_column(table, was).await? {
            let rename = format!("ALTER TABLE {table} RENAME COLUMN {was} TO {is}");
            db.execute_unprepared(&rename).await?;
        }
    }
    db.execute_unprepared(CATEGORY).await?;
    for (was, is) in TABLES {
        if schema.has_table(was).await? {
            let rename = format!("ALTER TABLE {was} RENAME TO {is}");
            db.execute_unprepared(&rename).await?;
        }
    }
    Ok(())
}

async fn count_as_made(db: &DatabaseConnection) -> Result<(), DbErr> {
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
