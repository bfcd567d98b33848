//! When a person may be told: clock times in their own zone, whatever it does to its clocks.

use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use super::{Delivery, Settings};

/// Whether the IANA names a zone so.
pub fn known_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// From when on something that came up at `created` may be told, seen at `now`.
pub fn earliest(settings: &Settings, created: i64, now: i64) -> i64 {
    let zone = TimeZone::get(&settings.zone).unwrap_or(TimeZone::UTC);
    match settings.delivery {
        Delivery::AtOnce => created,
        Delivery::Daily { at } => next(&zone, created, at).unwrap_or(created),
        Delivery::Quiet { from, until } => {
            let minute = minute(&zone, now);
            let quiet = if from <= until {
                (from..until).contains(&minute)
            } else {
                minute >= from || minute < until
            };
            if quiet {
                next(&zone, now, until).unwrap_or(now)
            } else {
                created
            }
        }
    }
}

/// An instant as the person's clock shows it.
pub fn shown(settings: &Settings, at: i64) -> String {
    let zone = TimeZone::get(&settings.zone).unwrap_or(TimeZone::UTC);
    Timestamp::from_millisecond(at).map_or_else(
        |_| String::new(),
        |it| it.to_zoned(zone).strftime("%Y-%m-%d %H:%M %Z").to_string(),
    )
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

    fn berlin(delivery: Delivery) -> Settings {
        Settings {
            delivery,
            zone: "Europe/Berlin".to_owned(),
            ..Settings::default()
        }
    }

    #[test]
    fn the_night_is_quiet_and_ends() {
        let night = berlin(Delivery::Quiet {
            from: 22 * 60,
            until: 7 * 60,
        });
        let late = at("2026-11-22T22:30:00Z");
        assert_eq!(earliest(&night, late, late), at("2026-11-23T06:00:00Z"));
        let day = at("2026-11-22T12:00:00Z");
        assert_eq!(earliest(&night, day, day), day);
    }

    #[test]
    fn a_digest_comes_at_its_time_also_when_the_clocks_change() {
        let digest = berlin(Delivery::Daily { at: 2 * 60 + 30 });
        // On the 29th of March 2026 there is no half past two in Berlin.
        let before = at("2026-03-28T12:00:00Z");
        assert_eq!(
            earliest(&digest, before, before),
            at("2026-03-29T01:30:00Z")
        );
        // On the 25th of October there are two: one digest.
        let first = earliest(&digest, at("2026-10-24T12:00:00Z"), 0);
        assert_eq!(first, at("2026-10-25T00:30:00Z"));
        assert_eq!(earliest(&digest, first, 0), first + 25 * HOUR);
    }

    #[test]
    fn zones_are_known_by_name() {
        assert!(known_zone("Europe/Berlin") && known_zone("UTC"));
        assert!(!known_zone("Westeros/Winterfell") && !known_zone(""));
    }
}
