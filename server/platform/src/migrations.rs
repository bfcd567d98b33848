//! The schema, one step a file, each in a transaction of its own. Steps that have been released
//! are never changed.

mod m2026_11_21_000001_people;
mod m2026_11_21_000002_tables;
mod m2026_11_21_000003_history;
mod m2026_11_21_000004_seats;
mod m2026_11_21_000005_wishes;
mod m2026_11_22_000006_time;
mod m2026_11_22_000007_press;
mod m2026_11_22_000008_notices;
mod m2026_11_22_000009_standing;
mod m2026_11_22_000010_account;
mod m2026_11_22_000011_people;
mod m2026_11_22_000012_masks;
mod m2026_11_22_000014_mended;
mod m2026_11_22_000015_proposals;
mod m2026_11_22_000016_delay;
mod m2026_11_22_000017_fame;
mod m2026_11_22_000018_swift;
mod m2026_11_22_000020_presence;
mod m2026_11_22_000021_drafts;
mod m2026_11_22_000022_handover;
mod m2026_11_22_000023_categories;
mod m2026_11_23_000024_probe;
mod m2026_11_23_000025_allowances;
mod m2026_11_23_000026_mail;
mod m2026_11_23_000027_edges;
mod m2026_11_23_000028_moved;
mod m2026_11_23_000029_level;
mod m2026_11_23_000030_kept;
mod m2026_11_24_000031_told;
mod m2026_11_24_000032_edited;
mod m2026_11_24_000033_template;
mod m2026_11_24_000034_calendar_feed;
mod m2026_11_24_000035_favorite;
mod m2026_11_24_000037_leaderboard;
mod m2026_11_24_000038_sides;
#[cfg(test)]
mod tests;

use sea_orm_migration::prelude::*;

pub struct Migrator;

impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m2026_11_21_000001_people::Migration),
            Box::new(m2026_11_21_000002_tables::Migration),
            Box::new(m2026_11_21_000003_history::Migration),
            Box::new(m2026_11_21_000004_seats::Migration),
            Box::new(m2026_11_21_000005_wishes::Migration),
            Box::new(m2026_11_22_000006_time::Migration),
            Box::new(m2026_11_22_000007_press::Migration),
            Box::new(m2026_11_22_000008_notices::Migration),
            Box::new(m2026_11_22_000009_standing::Migration),
            Box::new(m2026_11_22_000010_account::Migration),
            Box::new(m2026_11_22_000014_mended::Migration),
            Box::new(m2026_11_22_000011_people::Migration),
            Box::new(m2026_11_22_000012_masks::Migration),
            Box::new(m2026_11_22_000015_proposals::Migration),
            Box::new(m2026_11_22_000016_delay::Migration),
            Box::new(m2026_11_22_000017_fame::Migration),
            Box::new(m2026_11_22_000018_swift::Migration),
            Box::new(m2026_11_22_000020_presence::Migration),
            Box::new(m2026_11_22_000021_drafts::Migration),
            Box::new(m2026_11_22_000022_handover::Migration),
            Box::new(m2026_11_22_000023_categories::Migration),
            Box::new(m2026_11_23_000024_probe::Migration),
            Box::new(m2026_11_23_000025_allowances::Migration),
            Box::new(m2026_11_23_000026_mail::Migration),
            Box::new(m2026_11_23_000027_edges::Migration),
            Box::new(m2026_11_23_000028_moved::Migration),
            Box::new(m2026_11_23_000029_level::Migration),
            Box::new(m2026_11_23_000030_kept::Migration),
            Box::new(m2026_11_24_000031_told::Migration),
            Box::new(m2026_11_24_000032_edited::Migration),
            Box::new(m2026_11_24_000033_template::Migration),
            Box::new(m2026_11_24_000034_calendar_feed::Migration),
            Box::new(m2026_11_24_000035_favorite::Migration),
            Box::new(m2026_11_24_000037_leaderboard::Migration),
            Box::new(m2026_11_24_000038_sides::Migration),
        ]
    }
}
