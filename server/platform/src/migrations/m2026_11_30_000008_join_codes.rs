//! The words that lead to the invitations of tables.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// In the words of PostgreSQL.
const SCHEMA: &str = r#"
CREATE TABLE "join_code" (
  "table_id" text NOT NULL PRIMARY KEY,
  "words" text NOT NULL UNIQUE,
  "until" bigint NOT NULL,
  FOREIGN KEY ("table_id") REFERENCES "table_" ("id") ON DELETE CASCADE
);
"#;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        run(schema, SCHEMA).await
    }
}
