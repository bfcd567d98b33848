//! By how much deadlines were moved because the clock on the wall was set, so that of several
//! servers on one database only the first moves them.

use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let mut moved = ColumnDef::new(Heartbeat::Moved);
        moved.big_integer().not_null().default(0);
        let heartbeat = Table::alter()
            .table(Heartbeat::Table)
            .add_column(moved)
            .to_owned();
        schema.alter_table(heartbeat).await
    }
}

#[derive(DeriveIden)]
enum Heartbeat {
    Table,
    Moved,
}
