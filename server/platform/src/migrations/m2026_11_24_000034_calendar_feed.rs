//! Secret addresses at which calendars read people's deadlines.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let feed = Table::create()
            .table(CalendarFeed::Table)
            .col(big_integer(CalendarFeed::UserId).primary_key())
            .col(text(CalendarFeed::SecretHash).unique_key())
            .col(big_integer(CalendarFeed::MadeAt))
            .foreign_key(
                ForeignKey::create()
                    .from(CalendarFeed::Table, CalendarFeed::UserId)
                    .to(User::Table, User::Id)
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        schema.create_table(feed).await
    }
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
}

#[derive(DeriveIden)]
enum CalendarFeed {
    Table,
    UserId,
    SecretHash,
    MadeAt,
}
