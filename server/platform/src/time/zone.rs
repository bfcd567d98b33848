//! Wall clocks: which instant a time of day is.

use jiff::civil::{Date, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use super::TimeOfDay;

/// Tells whether the IANA knows a zone of this name.
pub fn is_zone(name: &str) -> bool {
    jiff::tz::db().get(name).is_ok()
}

/// An instant as calendars write it: `20261124T005100Z`.
pub fn in_utc(instant: i64) -> String {
    let instant = Timestamp::from_millisecond(instant).unwrap_or_default();
    instant.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// The zone of this name; where the name was forgotten since, that of Greenwich.
pub fn zone_of(name: &str) -> TimeZone {
    jiff::tz::db().get(name).unwrap_or(TimeZone::UTC)
}

/// Returns which day it is there.
pub fn date_of(zone: &TimeZone, instant: i64) -> Date {
    let instant = Timestamp::from_millisecond(instant).unwrap_or_default();
    zone.to_datetime(instant).date()
}

/// The instant at which the wall shows this. A time that the change to summer skips is as long
/// after midnight as it would have been; of two times with one name the first one counts.
pub fn at(zone: &TimeZone, date: Date, time: TimeOfDay) -> i64 {
    let (hour, minute) = ((time.0 / 60) as i8, (time.0 % 60) as i8);
    let time = Time::new(hour, minute, 0, 0).unwrap_or_default();
    let instant = zone.to_timestamp(date.to_datetime(time));
    instant.map_or(i64::MAX, Timestamp::as_millisecond)
}

/// Saturday and Sunday as they last at this instant, or the next ones.
pub fn weekend(zone: &TimeZone, instant: i64) -> (i64, i64) {
    let date = date_of(zone, instant);
    let saturday = match date.weekday() {
        Weekday::Sunday => date.saturating_sub(1.day()),
        other => date.saturating_add((5 - other.to_monday_zero_offset()).days()),
    };
    let midnight = |date| at(zone, date, TimeOfDay(0));
    (
        midnight(saturday),
        midnight(saturday.saturating_add(2.days())),
    )
}

/// The first of these times of day after an instant.
pub fn next(zone: &TimeZone, times: &[TimeOfDay], after: i64) -> Option<i64> {
    let mut date = date_of(zone, after);
    // The third day only where a zone has skipped one.
    for _ in 0..3 {
        let on_that_day = times.iter().map(|&it| at(zone, date, it));
        if let Some(found) = on_that_day.filter(|&it| it > after).min() {
            return Some(found);
        }
        date = date.saturating_add(1.day());
    }
    None
}

#[cfg(test)]
pub mod tests {
    use super::super::{DAY, HOUR, MINUTE};
    use super::*;

    pub fn instant(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn eight_in_the_evening_is_eight_in_the_evening_all_year() {
        let berlin = zone_of("Europe/Berlin");
        let times = [TimeOfDay(20 * 60)];
        // Summer time began on 29 March 2026 and ended on 25 October.
        let before = next(&berlin, &times, instant("2026-03-28T12:00:00Z")).unwrap();
        assert_eq!(before, instant("2026-03-28T19:00:00Z"));
        let after = next(&berlin, &times, before).unwrap();
        assert_eq!(after - before, 23 * HOUR);
        let before = next(&berlin, &times, instant("2026-10-24T12:00:00Z")).unwrap();
        let after = next(&berlin, &times, before).unwrap();
        assert_eq!(after - before, 25 * HOUR);
        assert_eq!(next(&berlin, &times, after).unwrap() - after, DAY);
    }

    #[test]
    fn a_time_that_is_skipped_or_doubled_comes_once() {
        let berlin = zone_of("Europe/Berlin");
        let times = [TimeOfDay(150)];
        let skipped = next(&berlin, &times, instant("2026-03-28T22:00:00Z")).unwrap();
        assert_eq!(skipped, instant("2026-03-29T01:30:00Z"), "3:30 by the wall");
        let next_day = next(&berlin, &times, skipped).unwrap();
        assert_eq!(next_day, instant("2026-03-30T00:30:00Z"));
        let doubled = next(&berlin, &times, instant("2026-10-24T22:00:00Z")).unwrap();
        assert_eq!(doubled, instant("2026-10-25T00:30:00Z"));
        assert_eq!(
            next(&berlin, &times, doubled).unwrap() - doubled,
            DAY + HOUR
        );
    }

    #[test]
    fn the_next_of_several_is_found_in_any_order() {
        let utc = zone_of("UTC");
        let times = [TimeOfDay(20 * 60), TimeOfDay(8 * 60)];
        let noon = instant("2026-06-01T12:00:00Z");
        assert_eq!(next(&utc, &times, noon), Some(noon + 8 * HOUR));
        assert_eq!(next(&utc, &times, noon + 8 * HOUR), Some(noon + 20 * HOUR));
        assert_eq!(next(&utc, &[], noon), None);
        assert!(is_zone("America/New_York") && !is_zone("Narnia") && MINUTE > 0);
    }
}
