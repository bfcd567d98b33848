//! All that moderators note on a report, in place of the last of it.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// In the words of PostgreSQL.
const SCHEMA: &str = r#"
CREATE TABLE "report_note" (
  "report_id" text NOT NULL,
  "number" integer NOT NULL,
  "by" bigint NOT NULL,
  "at" bigint NOT NULL,
  "text" text NOT NULL,
  PRIMARY KEY ("report_id", "number"),
  FOREIGN KEY ("report_id") REFERENCES "report" ("id") ON DELETE CASCADE
);
INSERT INTO "report_note" ("report_id", "number", "by", "at", "text")
  SELECT "id", 1, "resolved_by", "resolved_at", "note" FROM "report" WHERE "note" IS NOT NULL;
ALTER TABLE "report" DROP COLUMN "resolved_by";
ALTER TABLE "report" DROP COLUMN "note";
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
