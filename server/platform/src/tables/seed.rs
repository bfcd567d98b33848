//! The seed of a table's dice.

use crate::Error;
use crate::damage::damaged;
use crate::dice::Seed;
use crate::entities::table;

/// The seed of the table's dice.
pub fn seed_of(table: &table::Model) -> Result<Seed, Error> {
    Seed::from_hex(&table.seed.0)
        .ok_or_else(|| damaged(format_args!("table {} has no readable seed", table.id)))
}
