//! The ground that the long proofs stand on: a whole site in this process, its database, and chance.

mod chance;
mod mails;
mod site;

pub use chance::Chance;
pub use mails::{Mails, links};
pub use site::{Reply, Site};

use std::{env, str::FromStr, time::Instant};

/// A number that `cargo xtask fuzz` gives by the environment; without it a few for the tests.
pub fn given<T: FromStr>(variable: &str, few: T) -> T {
    match env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{variable} is no number")),
        Err(_) => few,
    }
}

/// So many a second, since then.
pub fn rate(count: usize, since: Instant) -> f64 {
    f64::from(u32::try_from(count).unwrap()) / since.elapsed().as_secs_f64()
}
