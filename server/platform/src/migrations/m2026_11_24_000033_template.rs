//! What somebody keeps of the form that opens a table.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, pk_auto, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let template = Table::create()
            .table(Template::Table)
            .col(pk_auto(Template::Id).big_integer())
            .col(big_integer(Template::UserId))
            .col(text(Template::Name))
            .col(text(Template::Content))
            .col(big_integer(Template::ChangedAt))
            .foreign_key(
                ForeignKey::create()
                    .from(Template::Table, Template::UserId)
                    .to(User::Table, User::Id)
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        schema.create_table(template).await?;
        let named = Index::create()
            .name("template_name")
            .table(Template::Table)
            .col(Template::UserId)
            .col(Template::Name)
            .unique()
            .to_owned();
        schema.create_index(named).await
    }
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
}

#[derive(DeriveIden)]
enum Template {
    Table,
    Id,
    UserId,
    Name,
    Content,
    ChangedAt,
}
