//! When a person is not there: nights, and days of vacation.

use jiff::ToSpan;
use jiff::tz::TimeZone;

use super::zone::{at, date_of};
use super::{DAY, TimeOfDay};

/// The times that do not count for somebody.
#[derive(Clone, Debug)]
pub struct Calendar {
    pub zone: TimeZone,
    /// From when to when they sleep, by their own wall's clock.
    pub sleep: Option<(TimeOfDay, TimeOfDay)>,
    /// Journeys, from one instant to another, in order.
    pub away: Vec<(i64, i64)>,
}

impl Default for Calendar {
    fn default() -> Self {
        Self {
            zone: TimeZone::UTC,
            sleep: None,
            away: Vec::new(),
        }
    }
}

/// More interruptions than this between a question and its deadline nobody has.
const MOST: usize = 1000;

impl Calendar {
    /// The instant at which this person has had `length` of their own time since `from`. Journeys
    /// never count; nights do not count for less than a day, and longer times do not end in one.
    pub fn reach(&self, from: i64, length: i64) -> i64 {
        let short = length < DAY;
        let (mut now, mut left) = (from, length);
        for _ in 0..MOST {
            let journey = self.journey(now);
            let night = self.night(now).filter(|_| short);
            let next = match (journey, night) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            };
            match next {
                Some((start, end)) if start < now + left => {
                    left -= (start - now).max(0);
                    now = end;
                }
                _ => break,
            }
        }
        self.awake(now + left)
    }

    /// The instant itself, or the end of the night or journey that it lies in.
    pub fn awake(&self, mut instant: i64) -> i64 {
        for _ in 0..MOST {
            let absence = [self.journey(instant), self.night(instant)];
            let ends = absence.into_iter().flatten().find(|it| it.0 < instant);
            match ends {
                Some((_, end)) => instant = end,
                None => break,
            }
        }
        instant
    }

    /// The journey that lasts at this instant, or the next one.
    pub fn journey(&self, instant: i64) -> Option<(i64, i64)> {
        self.away.iter().copied().find(|it| it.1 > instant)
    }

    /// The night that lasts at this instant, or the next one.
    fn night(&self, instant: i64) -> Option<(i64, i64)> {
        let (from, to) = self.sleep?;
        let mut date = date_of(&self.zone, instant).saturating_sub(1.day());
        for _ in 0..4 {
            let start = at(&self.zone, date, from);
            let morning = if to > from {
                date
            } else {
                date.saturating_add(1.day())
            };
            let end = at(&self.zone, morning, to);
            // A change of the clock may leave nothing of a short night.
            if end > instant && end > start {
                return Some((start, end));
            }
            date = date.saturating_add(1.day());
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::HOUR;
    use super::super::zone::tests::instant;
    use super::super::zone_of;
    use super::*;

    fn sleeper() -> Calendar {
        Calendar {
            zone: zone_of("Europe/Berlin"),
            sleep: Some((TimeOfDay(23 * 60), TimeOfDay(7 * 60))),
            away: Vec::new(),
        }
    }

    #[test]
    fn who_never_sleeps_has_the_bare_length() {
        assert_eq!(Calendar::default().reach(1000, 5), 1005);
    }

    #[test]
    fn hours_of_the_night_do_not_count_for_short_times() {
        let evening = instant("2026-06-01T20:00:00Z");
        assert_eq!(sleeper().reach(evening, HOUR), evening + HOUR);
        assert_eq!(
            sleeper().reach(evening, 4 * HOUR),
            instant("2026-06-02T08:00:00Z")
        );
        let asked_at_night = instant("2026-06-01T23:00:00Z");
        assert_eq!(
            sleeper().reach(asked_at_night, HOUR),
            instant("2026-06-02T06:00:00Z")
        );
    }

    #[test]
    fn long_times_only_do_not_end_at_night() {
        let night = instant("2026-06-01T23:30:00Z");
        assert_eq!(sleeper().reach(night, DAY), instant("2026-06-03T05:00:00Z"));
        let noon = instant("2026-06-01T10:00:00Z");
        assert_eq!(sleeper().reach(noon, 2 * DAY), noon + 2 * DAY);
    }

    #[test]
    fn a_night_with_a_change_of_the_clock_is_as_long_as_it_is() {
        let evening = instant("2026-03-28T21:00:00Z");
        assert_eq!(
            sleeper().reach(evening, 2 * HOUR),
            instant("2026-03-29T06:00:00Z")
        );
    }

    #[test]
    fn journeys_never_count() {
        let start = instant("2026-06-01T10:00:00Z");
        let journeys = Calendar {
            away: vec![
                (start + HOUR, start + HOUR + 7 * DAY),
                (start + 30 * DAY, start + 31 * DAY),
            ],
            ..Calendar::default()
        };
        assert_eq!(journeys.reach(start, HOUR), start + HOUR);
        assert_eq!(journeys.reach(start, 2 * HOUR), start + 2 * HOUR + 7 * DAY);
        assert_eq!(journeys.reach(start + DAY, 2 * DAY), start + HOUR + 9 * DAY);
    }
}
