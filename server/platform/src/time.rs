//! The time that people have to answer: a table's pace, a person's calendar, and the deadline that follows from both.
//! Pure functions of instants; daylight saving is jiff's business.

mod calendar;
mod pace;
mod reckon;
mod zone;

pub(crate) use calendar::Calendar;
pub use pace::{Pace, TimeOfDay};
pub(crate) use reckon::{deadline, deferred, extended, given_back};
pub(crate) use zone::{at as instant_of, date_of, zone_of};
pub use zone::{in_utc, is_zone};

pub(crate) const SECOND: i64 = 1000;
pub(crate) const MINUTE: i64 = 60 * SECOND;
pub(crate) const HOUR: i64 = 60 * MINUTE;
pub(crate) const DAY: i64 = 24 * HOUR;
