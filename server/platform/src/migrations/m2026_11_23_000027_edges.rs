//! What a name looks like is stored beside it, so that no two people look the same; and who wants
//! to be asked always leaves the setup of a table, which everybody sees.

use std::collections::BTreeSet;

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{string_null, text_null};
use serde_json::{Map, Value};

use crate::accounts::skeleton;
use crate::random::sha256;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let user = Table::alter()
            .table(User::Table)
            .add_column(string_null(User::NameSkeleton))
            .to_owned();
        schema.alter_table(user).await?;
        let former = Table::alter()
            .table(AccountName::Table)
            .add_column(string_null(AccountName::SkeletonHash))
            .to_owned();
        schema.alter_table(former).await?;
        let table = Table::alter()
            .table(Table_::Table)
            .add_column(text_null(Table_::AskAlways))
            .to_owned();
        schema.alter_table(table).await?;
        skeletons(schema).await?;
        former_skeletons(schema).await?;
        wishes(schema).await?;
        let unique = Index::create()
            .name("user_name_skeleton")
            .table(User::Table)
            .col(User::NameSkeleton)
            .unique()
            .to_owned();
        schema.create_index(unique).await
    }
}

/// The skeleton of each name; of those that look the same only the first has it, and all keep
/// their names.
async fn skeletons(schema: &SchemaManager<'_>) -> Result<(), DbErr> {
    let people = Query::select()
        .columns([User::Id, User::Name])
        .from(User::Table)
        .and_where(Expr::col(User::GoneAt).is_null())
        .order_by(User::Id, Order::Asc)
        .to_owned();
    let mut taken = BTreeSet::new();
    for row in schema.get_connection().query_all(&people).await? {
        let id: i64 = row.try_get("", "id")?;
        let name: String = row.try_get("", "name")?;
        let skeleton = skeleton(&name);
        if !taken.insert(skeleton.clone()) {
            continue;
        }
        let written = Query::update()
            .table(User::Table)
            .value(User::NameSkeleton, skeleton)
            .and_where(Expr::col(User::Id).eq(id))
            .to_owned();
        schema.exec_stmt(written).await?;
    }
    Ok(())
}

/// Those of deleted accounts can no longer be read, and are kept from others as they are.
async fn former_skeletons(schema: &SchemaManager<'_>) -> Result<(), DbErr> {
    let names = Query::select()
        .columns([AccountName::Id, AccountName::Name])
        .from(AccountName::Table)
        .and_where(Expr::col(AccountName::Name).ne(""))
        .to_owned();
    for row in schema.get_connection().query_all(&names).await? {
        let id: i64 = row.try_get("", "id")?;
        let name: String = row.try_get("", "name")?;
        let written = Query::update()
            .table(AccountName::Table)
            .value(
                AccountName::SkeletonHash,
                sha256(skeleton(&name).as_bytes()),
            )
            .and_where(Expr::col(AccountName::Id).eq(id))
            .to_owned();
        schema.exec_stmt(written).await?;
    }
    Ok(())
}

async fn wishes(schema: &SchemaManager<'_>) -> Result<(), DbErr> {
    let tables = Query::select()
        .columns([Table_::Id, Table_::Setup])
        .from(Table_::Table)
        .and_where(Expr::col(Table_::Setup).like("%\"ask_always\"%"))
        .to_owned();
    for row in schema.get_connection().query_all(&tables).await? {
        let id: String = row.try_get("", "id")?;
        let setup: String = row.try_get("", "setup")?;
        let Some((setup, wishes)) = parted(&setup) else {
            continue;
        };
        let written = Query::update()
            .table(Table_::Table)
            .value(Table_::Setup, setup)
            .value(Table_::AskAlways, wishes)
            .and_where(Expr::col(Table_::Id).eq(id))
            .to_owned();
        schema.exec_stmt(written).await?;
    }
    Ok(())
}

/// The setup without the wishes, and the wishes; `None` where there are none.
fn parted(setup: &str) -> Option<(String, String)> {
    let mut setup: Map<String, Value> = serde_json::from_str(setup).ok()?;
    let wishes = setup.remove("ask_always")?;
    let text = |it: &Value| serde_json::to_string(it).ok();
    Some((text(&Value::Object(setup))?, text(&wishes)?))
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
    Name,
    NameSkeleton,
    GoneAt,
}

#[derive(DeriveIden)]
enum AccountName {
    Table,
    Id,
    Name,
    SkeletonHash,
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Id,
    Setup,
    AskAlways,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_leave_the_setup_and_nothing_else_does() {
        let (setup, wishes) = parted(r#"{"houses":"Drawn","ask_always":[0,2]}"#).unwrap();
        assert_eq!((&*setup, &*wishes), (r#"{"houses":"Drawn"}"#, "[0,2]"));
        assert_eq!(parted(r#"{"houses":"ask_always"}"#), None);
        assert_eq!(parted("5"), None);
    }
}
