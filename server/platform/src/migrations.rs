//! The schema. Migrations that have been released are never changed; the first one is read as a whole.

mod adopt;
mod dialect;
mod m2026_11_26_000001_first;
mod m2026_11_26_000002_saved_lists;
mod m2026_11_28_000003_evidence;
mod m2026_11_28_000004_channels;
mod m2026_11_29_000005_report_notes;
mod m2026_11_29_000006_admission;
mod m2026_11_29_000007_arms;
mod m2026_11_30_000008_join_codes;
mod m2026_11_30_000009_guest_names;
#[cfg(test)]
mod tests;

pub use adopt::OLDER;
use sea_orm::DatabaseConnection;
use sea_orm_migration::prelude::*;

struct Migrator;

impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m2026_11_26_000001_first::Migration),
            Box::new(m2026_11_26_000002_saved_lists::Migration),
            Box::new(m2026_11_28_000003_evidence::Migration),
            Box::new(m2026_11_28_000004_channels::Migration),
            Box::new(m2026_11_29_000005_report_notes::Migration),
            Box::new(m2026_11_29_000006_admission::Migration),
            Box::new(m2026_11_29_000007_arms::Migration),
            Box::new(m2026_11_30_000008_join_codes::Migration),
            Box::new(m2026_11_30_000009_guest_names::Migration),
        ]
    }
}

/// Brings the schema of this database up to date.
///
/// # Errors
/// Those of the database; [`DbErr::Custom`] for one of another version.
pub async fn migrate(db: &DatabaseConnection) -> Result<(), DbErr> {
    adopt::adopt(db).await?;
    Migrator::up(db, None).await
}
