//! Accounts, tables and live updates: the host of games that knows no game.
//!
//! Everything hangs on a cheap-to-clone [`Platform`]; free functions by domain work on it.
//! The rules are reached only through `tabletop::AnyGame`, a stored table only through
//! [`tables::answer`]. Nothing is published or acknowledged before its transaction has committed.
//! There is no HTTP and no wording for people here.

pub mod accounts;
pub mod admin;
mod allowances;
pub mod chat;
mod clock;
pub mod computers;
mod damage;
mod database;
pub mod deadlines;
mod dice;
pub mod drafts;
mod entities;
mod error;
mod guesses;
pub mod hub;
mod ids;
pub mod jobs;
mod log_throttle;
mod mail_address;
mod migrations;
pub mod notices;
pub mod packing;
mod platform;
mod private;
pub mod profiles;
mod random;
mod recent;
mod spawn_detached;
pub mod standing;
pub mod storage;
pub mod tables;
mod text;
mod time;

pub use allowances::Allowance;
pub use clock::{Clock, Whose};
pub use damage::damaged_tables;
pub use database::{OpenError, Serving};
pub use error::{Error, Field, Problem};
pub use hub::{ChatNotice, Hub, Notice};
pub use ids::{MalformedId, SessionId, TableId, UserId};
pub use log_throttle::LogThrottle;
pub use notices::outbox;
pub use platform::{Platform, PlatformConfig};
pub use recent::Recent;
use spawn_detached::spawn_detached;
pub use text::is_invisible;
pub use time::{Pace, TimeOfDay, in_utc, is_zone};
