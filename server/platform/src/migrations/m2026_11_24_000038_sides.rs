//! With whom a seat has won or lost, and with how many points.

use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        // One column a statement: SQLite adds no more.
        for mut column in [
            ColumnDef::new(Outcome::Side).small_integer().to_owned(),
            ColumnDef::new(Outcome::Score).integer().to_owned(),
        ] {
            let table = Table::alter()
                .table(Outcome::Table)
                .add_column(&mut column)
                .to_owned();
            schema.alter_table(table).await?;
        }
        Ok(())
    }
}

#[derive(DeriveIden)]
enum Outcome {
    Table,
    Side,
    Score,
}
