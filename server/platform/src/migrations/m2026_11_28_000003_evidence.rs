//! Evidence that outlives what it is about: the earlier words of lines that were edited, and reports of
//! tables that are gone.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// In the words of PostgreSQL. SQLite takes no foreign key away: the two tables are written anew, the one
/// that refers to the other first, so that dropping takes no row along.
const SCHEMA: &str = r#"
CREATE TABLE "line_version" (
  "table_id" text NOT NULL,
  "audience" text NOT NULL,
  "number" bigint NOT NULL,
  "version" integer NOT NULL,
  "text" text NOT NULL,
  "until" bigint NOT NULL,
  PRIMARY KEY ("table_id", "audience", "number", "version"),
  FOREIGN KEY ("table_id", "audience", "number") REFERENCES "line" ("table_id", "audience", "number") ON DELETE CASCADE
);
CREATE TABLE "report_kept" (
  "id" text NOT NULL PRIMARY KEY,
  "table_id" text NOT NULL,
  "audience" text NOT NULL,
  "by" bigint NOT NULL,
  "about" bigint NOT NULL,
  "words" text NOT NULL,
  "lines" text NOT NULL,
  "at" bigint NOT NULL,
  "resolved_at" bigint,
  "resolved_by" bigint,
  "note" text,
  "table_then" text,
  FOREIGN KEY ("by") REFERENCES "user" ("id") ON DELETE CASCADE,
  FOREIGN KEY ("about") REFERENCES "user" ("id") ON DELETE CASCADE
);
INSERT INTO "report_kept" ("id", "table_id", "audience", "by", "about", "words", "lines", "at", "resolved_at", "resolved_by", "note")
  SELECT "id", "table_id", "audience", "by", "about", "words", "lines", "at", "resolved_at", "resolved_by", "note" FROM "report";
CREATE TABLE "report_opening_kept" (
  "report_id" text NOT NULL,
  "by" bigint NOT NULL,
  "at" bigint NOT NULL,
  PRIMARY KEY ("report_id", "by"),
  FOREIGN KEY ("report_id") REFERENCES "report_kept" ("id") ON DELETE CASCADE,
  FOREIGN KEY ("by") REFERENCES "user" ("id") ON DELETE CASCADE
);
INSERT INTO "report_opening_kept" ("report_id", "by", "at") SELECT "report_id", "by", "at" FROM "report_opening";
DROP TABLE "report_opening";
DROP TABLE "report";
ALTER TABLE "report_kept" RENAME TO "report";
ALTER TABLE "report_opening_kept" RENAME TO "report_opening";
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
