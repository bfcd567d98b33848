//! Days as people write them, by the clock of Greenwich: an archive is the same for everybody.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// The day of this instant, as `2026-11-22`.
pub fn day(at: i64) -> String {
    let instant = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
    instant.to_zoned(TimeZone::UTC).date().to_string()
}

/// The instants at which this day begins and ends, in milliseconds since 1970; `None` for a text
/// that is no day.
pub fn bounds(day: &str) -> Option<(i64, i64)> {
    let date: Date = day.trim().parse().ok()?;
    let start = |it: Date| {
        Some(
            it.to_zoned(TimeZone::UTC)
                .ok()?
                .timestamp()
                .as_millisecond(),
        )
    };
    Some((start(date)?, start(date.checked_add(1.day()).ok()?)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_lies_within_its_bounds() {
        let (start, end) = bounds(" 2026-11-22 ").unwrap();
        assert_eq!(
            (day(start), day(end - 1)),
            ("2026-11-22".into(), "2026-11-22".into())
        );
        assert_eq!(day(end), "2026-11-23");
        assert_eq!(end - start, 24 * 60 * 60 * 1000);
        assert_eq!(bounds("yesterday"), None);
        assert_eq!(bounds(""), None);
    }
}
