//! The hours at which a person may be told: clock times in their own zone, whatever it does to its clocks.

use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use serde::{Deserialize, Serialize};

use super::{Category, Settings};

/// The time at which a kind of thing is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delivery {
    #[default]
    AtOnce,
    /// Not in the quiet hours; what comes up then waits.
    Quiet,
    /// All of a day together.
    Daily,
}

impl Delivery {
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Quiet, Self::Daily];

    /// As it is named in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AtOnce => "at_once",
            Self::Quiet => "quiet",
            Self::Daily => "daily",
        }
    }
}

/// A person's times, in minutes from midnight in their zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Hours {
    pub quiet_from: u16,
    pub quiet_until: u16,
    /// The minute at which all of a day is told.
    pub daily_at: u16,
}

impl Default for Hours {
    fn default() -> Self {
        Self {
            quiet_from: 22 * 60,
            quiet_until: 8 * 60,
            daily_at: 18 * 60,
        }
    }
}

impl Hours {
    /// Tells whether a day has all these minutes.
    pub fn are_of_a_day(self) -> bool {
        let all = [self.quiet_from, self.quiet_until, self.daily_at];
        all.iter().all(|it| *it < 24 * 60)
    }

    fn quiet_at(self, minute: u16) -> bool {
        let (from, until) = (self.quiet_from, self.quiet_until);
        if from <= until {
            (from..until).contains(&minute)
        } else {
            minute >= from || minute < until
        }
    }
}

/// Tells whether the IANA names a zone so.
pub fn known_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// From when on something of this kind that came up at `created` may be told, seen at `now`.
pub fn earliest(settings: &Settings, category: Category, created: i64, now: i64) -> i64 {
    let zone = TimeZone::get(&settings.zone).unwrap_or(TimeZone::UTC);
    let hours = settings.hours;
    match settings.delivery(category) {
        Delivery::Daily => next(&zone, created, hours.daily_at).unwrap_or(created),
        Delivery::Quiet if hours.quiet_at(minute(&zone, now)) => {
            next(&zone, now, hours.quiet_until).unwrap_or(now)
        }
        Delivery::AtOnce | Delivery::Quiet => created,
    }
}

/// An instant as the clock and the calendar of a person show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalTime {
    /// From 0, Monday.
    pub weekday: usize,
    pub day: u8,
    /// From 0, January.
    pub month: usize,
    pub hour: u8,
    pub minute: u8,
    /// The name of the person's zone then, briefly: `CET`.
    pub zone: String,
    /// All of it for programs: `2026-11-24 00:51 CET`.
    pub written: String,
}

/// An instant as the person's clock shows it; `None` for what no calendar holds.
pub fn shown(settings: &Settings, at: i64) -> Option<LocalTime> {
    let zone = TimeZone::get(&settings.zone).unwrap_or(TimeZone::UTC);
    let it = Timestamp::from_millisecond(at).ok()?.to_zoned(zone);
    let small = |it: i8| it.unsigned_abs();
    Some(LocalTime {
        weekday: usize::from(small(it.weekday().to_monday_zero_offset())),
        day: small(it.day()),
        month: usize::from(small(it.month()) - 1),
        hour: small(it.hour()),
        minute: small(it.minute()),
        zone: it.strftime("%Z").to_string(),
        written: it.strftime("%Y-%m-%d %H:%M %Z").to_string(),
    })
}

fn minute(zone: &TimeZone, at: i64) -> u16 {
    let civil = Timestamp::from_millisecond(at).map(|it| zone.to_datetime(it));
    civil.map_or(0, |it| {
        u16::from(it.hour().unsigned_abs()) * 60 + u16::from(it.minute().unsigned_abs())
    })
}

/// The first instant after `after` at which the zone's clock shows this minute of a day. One that
/// a change of the clocks leaves out comes right after it; one that it shows twice counts once.
fn next(zone: &TimeZone, after: i64, minute: u16) -> Option<i64> {
    let hour = i8::try_from(minute / 60).ok()?;
    let time = Time::new(hour, i8::try_from(minute % 60).ok()?, 0, 0).ok()?;
    let today = zone
        .to_datetime(Timestamp::from_millisecond(after).ok()?)
        .date();
    (0..3).find_map(|days| {
        let day = today.checked_add(Span::new().days(days)).ok()?;
        let at = zone.to_timestamp(DateTime::from_parts(day, time)).ok()?;
        Some(at.as_millisecond()).filter(|it| *it > after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn berlin(turn: Delivery, hours: Hours) -> Settings {
        Settings {
            when: [(Category::Turn, turn)].into(),
            hours,
            zone: "Europe/Berlin".to_owned(),
            ..Settings::default()
        }
    }

    fn turn(settings: &Settings, created: i64, now: i64) -> i64 {
        earliest(settings, Category::Turn, created, now)
    }

    #[test]
    fn the_night_is_quiet_and_ends() {
        let hours = Hours {
            quiet_until: 7 * 60,
            ..Hours::default()
        };
        let night = berlin(Delivery::Quiet, hours);
        let late = at("2026-11-22T22:30:00Z");
        assert_eq!(turn(&night, late, late), at("2026-11-23T06:00:00Z"));
        let day = at("2026-11-22T12:00:00Z");
        assert_eq!(turn(&night, day, day), day);
        let chat = earliest(&night, Category::Chat, late, late);
        assert_eq!(chat, late, "of which nothing was said");
    }

    #[test]
    fn a_digest_comes_at_its_time_also_when_the_clocks_change() {
        let hours = Hours {
            daily_at: 2 * 60 + 30,
            ..Hours::default()
        };
        let digest = berlin(Delivery::Daily, hours);
        // On the 29th of March 2026 there is no half past two in Berlin.
        let before = at("2026-03-28T12:00:00Z");
        assert_eq!(turn(&digest, before, before), at("2026-03-29T01:30:00Z"));
        // On the 25th of October there are two: one digest.
        let first = turn(&digest, at("2026-10-24T12:00:00Z"), 0);
        assert_eq!(first, at("2026-10-25T00:30:00Z"));
        assert_eq!(turn(&digest, first, 0), first + 25 * HOUR);
    }

    #[test]
    fn zones_are_known_by_name() {
        assert!(known_zone("Europe/Berlin") && known_zone("UTC"));
        assert!(!known_zone("Westeros/Winterfell") && !known_zone(""));
    }
}
