//! The times at which nobody waits for a person: nights, days of vacation, and the weekends of a table that rests.

use jiff::ToSpan;
use jiff::tz::TimeZone;

use super::zone::{at, date_of, weekend};
use super::{DAY, TimeOfDay};

/// The times that do not count for somebody.
#[derive(Clone, Debug)]
pub struct Calendar {
    pub zone: TimeZone,
    /// From when to when they sleep, by their own wall's clock.
    pub sleep: Option<(TimeOfDay, TimeOfDay)>,
    /// Journeys, from one instant to another, in order.
    pub away: Vec<(i64, i64)>,
    /// The zone in which Saturdays and Sundays do not count, where they do not.
    pub weekends: Option<TimeZone>,
}

impl Default for Calendar {
    fn default() -> Self {
        Self {
            zone: TimeZone::UTC,
            sleep: None,
            away: Vec::new(),
            weekends: None,
        }
    }
}

/// More interruptions than this between a question and its deadline nobody has.
const MOST: usize = 1000;

impl Calendar {
    /// The instant at which this person has had `length` of their own time since `from`. Journeys
    /// and weekends never count; nights do not count for less than a day, and longer times do not
    /// end in one.
    pub fn reach(&self, from: i64, length: i64) -> i64 {
        let short = length < DAY;
        let (mut now, mut left) = (from, length);
        for _ in 0..MOST {
            let journey = self.absence(now);
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

    /// The instant itself, or the end of the night, journey or weekend that it lies in.
    pub fn awake(&self, mut instant: i64) -> i64 {
        for _ in 0..MOST {
            let absence = [self.absence(instant), self.night(instant)];
            let ends = absence.into_iter().flatten().find(|it| it.0 < instant);
            match ends {
                Some((_, end)) => instant = end,
                None => break,
            }
        }
        instant
    }

    /// The journey or weekend that lasts at this instant, or the next one.
    pub fn absence(&self, instant: i64) -> Option<(i64, i64)> {
        let journey = self.away.iter().copied().find(|it| it.1 > instant);
        let weekend = self.weekends.as_ref().map(|it| weekend(it, instant));
        journey.into_iter().chain(weekend).min()
    }

    /// Returns how much of the time from one instant to a later one is none of a weekend or journey.
    pub fn between(&self, from: i64, to: i64) -> i64 {
        let (mut now, mut counted) = (from, 0);
        for _ in 0..MOST {
            let Some((start, end)) = self.absence(now).filter(|it| it.0 < to) else {
                break;
            };
            counted += (start - now).max(0);
            now = end;
        }
        counted + (to - now).max(0)
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
            ..Calendar::default()
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

    fn weekdays() -> Calendar {
        Calendar {
            weekends: Some(zone_of("Europe/Berlin")),
            ..Calendar::default()
        }
    }

    #[test]
    fn saturdays_and_sundays_do_not_count_where_a_table_rests() {
        let friday = instant("2026-06-05T18:00:00Z");
        assert_eq!(weekdays().reach(friday, 4 * HOUR), friday + 4 * HOUR);
        let monday = instant("2026-06-07T22:00:00Z");
        assert_eq!(weekdays().reach(friday, 5 * HOUR), monday + HOUR);
        let saturday = instant("2026-06-06T12:00:00Z");
        assert_eq!(weekdays().reach(saturday, HOUR), monday + HOUR);
        assert_eq!(
            weekdays().reach(friday, 7 * DAY),
            instant("2026-06-16T18:00:00Z"),
            "five days a week"
        );
        assert_eq!(weekdays().between(friday, monday + HOUR), 5 * HOUR);
        assert_eq!(weekdays().between(saturday, monday), 0);
    }

    #[test]
    fn a_weekend_with_a_change_of_the_clock_ends_at_midnight_all_the_same() {
        let friday = instant("2026-03-27T22:00:00Z");
        let monday = instant("2026-03-29T22:00:00Z");
        assert_eq!(weekdays().reach(friday, 2 * HOUR), monday + HOUR);
        let friday = instant("2026-10-23T21:00:00Z");
        let monday = instant("2026-10-25T23:00:00Z");
        assert_eq!(weekdays().reach(friday, 2 * HOUR), monday + HOUR);
        assert_eq!(weekdays().between(friday, monday + HOUR), 2 * HOUR);
    }

    #[test]
    fn a_journey_over_a_weekend_counts_once() {
        let friday = instant("2026-06-05T10:00:00Z");
        let journey = Calendar {
            away: vec![(friday + HOUR, instant("2026-06-08T10:00:00Z"))],
            ..weekdays()
        };
        assert_eq!(
            journey.reach(friday, 3 * HOUR),
            instant("2026-06-08T12:00:00Z")
        );
        let sleeper = Calendar {
            weekends: weekdays().weekends,
            ..sleeper()
        };
        assert_eq!(
            sleeper.reach(instant("2026-06-05T20:00:00Z"), 2 * HOUR),
            instant("2026-06-08T06:00:00Z"),
            "an hour before the night, an hour after the weekend's last"
        );
    }
}
