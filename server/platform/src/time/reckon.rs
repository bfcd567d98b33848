//! From a pace and a calendar to a deadline.

use tabletop::Span;

use super::zone::{next, zone_of};
use super::{Calendar, Pace};

/// Returns when a question that is asked now must be answered; `None` where there is no hurry. `bank` is what the seat
/// has left of a live table's time.
pub fn deadline(
    pace: &Pace,
    span: Span,
    (from, bank): (i64, i64),
    calendar: &Calendar,
) -> Option<i64> {
    let calendar = &Calendar {
        weekends: pace.rests(),
        ..calendar.clone()
    };
    match pace {
        Pace::Unlimited => None,
        Pace::Live { .. } => Some(from + bank),
        Pace::Correspondence {
            planning, reaction, ..
        } => Some(match span {
            Span::Planning => calendar.reach(from, *planning),
            Span::Reaction => calendar.reach(from, *reaction),
        }),
        Pace::Fixed {
            times,
            zone,
            reaction,
            ..
        } => match span {
            // Nobody plans in less time than a reaction has.
            Span::Planning => {
                let zone = zone_of(zone);
                let soonest = weekdays(pace).reach(from, *reaction);
                let mut found = next(&zone, times, soonest)?;
                while let Some((start, end)) = calendar.absence(found) {
                    if start >= found {
                        break;
                    }
                    found = next(&zone, times, end)?;
                }
                Some(found)
            }
            Span::Reaction => Some(calendar.reach(from, *reaction)),
        },
    }
}

/// A deadline after time from one instant to another that did not count, to the millisecond. Where
/// weekends are off, the time that was left is left on other days.
pub fn given_back(pace: &Pace, deadline: i64, (from, to): (i64, i64)) -> i64 {
    let days = weekdays(pace);
    if days.weekends.is_some() && deadline > from {
        days.reach(to, days.between(from, deadline))
    } else {
        deadline + (to - from)
    }
}

/// The same where an hour of the day stays one. Where somebody comes back early, the other instant
/// lies before the first.
pub fn deferred(pace: &Pace, span: Span, deadline: i64, stood: (i64, i64)) -> i64 {
    let moved = given_back(pace, deadline, stood);
    match (pace, span) {
        (Pace::Fixed { .. }, Span::Planning) => hour_after(pace, moved - 1).unwrap_or(moved),
        _ => moved,
    }
}

/// A deadline with extra time: half of what the question had, the next hour of the day, or a
/// quarter of a live table's bank.
pub fn extended(pace: &Pace, span: Span, deadline: i64) -> i64 {
    let extra = match (pace, span) {
        (Pace::Unlimited, _) => 0,
        (Pace::Live { bank, .. }, _) => bank / 4,
        (Pace::Correspondence { planning, .. }, Span::Planning) => planning / 2,
        (Pace::Fixed { .. }, Span::Planning) => {
            return hour_after(pace, deadline).unwrap_or(deadline);
        }
        (Pace::Correspondence { reaction, .. } | Pace::Fixed { reaction, .. }, Span::Reaction) => {
            reaction / 2
        }
    };
    weekdays(pace).reach(deadline, extra)
}

/// The time that counts at a table, whoever sits there.
fn weekdays(pace: &Pace) -> Calendar {
    Calendar {
        weekends: pace.rests(),
        ..Calendar::default()
    }
}

/// The next of the table's hours after an instant, on a day that counts.
fn hour_after(pace: &Pace, instant: i64) -> Option<i64> {
    let Pace::Fixed { times, zone, .. } = pace else {
        return None;
    };
    let zone = zone_of(zone);
    let found = next(&zone, times, instant)?;
    match weekdays(pace).absence(found) {
        Some((start, end)) if start < found => next(&zone, times, end),
        _ => Some(found),
    }
}

#[cfg(test)]
mod tests {
    use super::super::zone::tests::instant;
    use super::super::{DAY, HOUR};
    use super::*;

    #[test]
    fn planning_ends_at_the_table_s_hour() {
        let pace: Pace = "daily 20:00 Europe/Berlin 14400".parse().unwrap();
        let calendar = Calendar::default();
        let at = |text: &str| (instant(text), 0);
        let due = |from| deadline(&pace, Span::Planning, from, &calendar).unwrap();
        assert_eq!(
            due(at("2026-03-28T12:00:00Z")),
            instant("2026-03-28T19:00:00Z")
        );
        let tomorrow = instant("2026-03-29T18:00:00Z");
        assert_eq!(due(at("2026-03-28T16:00:00Z")), tomorrow, "too soon today");
        let reaction = deadline(&pace, Span::Reaction, (0, 0), &calendar);
        assert_eq!(reaction, Some(4 * HOUR));
        let away = Calendar {
            away: vec![(0, tomorrow + HOUR)],
            ..Calendar::default()
        };
        let back = deadline(&pace, Span::Planning, at("2026-03-28T12:00:00Z"), &away);
        assert_eq!(back, Some(tomorrow + DAY));
    }

    #[test]
    fn each_kind_of_question_has_its_length() {
        let pace: Pace = "each 86400/3600".parse().unwrap();
        let calendar = Calendar::default();
        assert_eq!(
            deadline(&pace, Span::Planning, (5, 0), &calendar),
            Some(5 + DAY)
        );
        assert_eq!(
            deadline(&pace, Span::Reaction, (5, 0), &calendar),
            Some(5 + HOUR)
        );
        assert_eq!(
            deadline(&Pace::Unlimited, Span::Planning, (5, 9), &calendar),
            None
        );
        let live: Pace = "live 600+10".parse().unwrap();
        assert_eq!(deadline(&live, Span::Reaction, (5, 9), &calendar), Some(14));
    }

    #[test]
    fn a_table_that_rests_asks_nothing_on_weekends() {
        let calendar = Calendar::default();
        let due = |pace: &str, span, from| {
            let pace: Pace = pace.parse().unwrap();
            deadline(&pace, span, (instant(from), 0), &calendar).unwrap()
        };
        let each = "each 86400/43200 weekdays Europe/Berlin";
        let friday = "2026-06-05T18:00:00Z";
        assert_eq!(
            due(each, Span::Planning, friday),
            instant("2026-06-08T18:00:00Z")
        );
        assert_eq!(
            due(each, Span::Reaction, "2026-06-06T18:00:00Z"),
            instant("2026-06-08T10:00:00Z"),
            "asked on a Saturday"
        );
        let daily = "daily 20:00 Europe/Berlin 14400 weekdays";
        assert_eq!(
            due(daily, Span::Planning, "2026-06-05T19:00:00Z"),
            instant("2026-06-08T18:00:00Z")
        );
        assert_eq!(
            due(daily, Span::Planning, "2026-03-27T20:00:00Z"),
            instant("2026-03-30T18:00:00Z"),
            "the clock has changed meanwhile"
        );
        assert_eq!(
            due(
                "daily 1:00 Europe/Berlin 14400 weekdays",
                Span::Planning,
                "2026-06-05T20:00:00Z"
            ),
            instant("2026-06-08T23:00:00Z"),
            "two hours of Friday and one of Monday are less than a reaction has"
        );
    }

    #[test]
    fn pauses_and_more_time_leave_weekends_out() {
        let pace: Pace = "each 86400/43200 weekdays UTC".parse().unwrap();
        let (friday, monday) = (
            instant("2026-06-05T12:00:00Z"),
            instant("2026-06-08T12:00:00Z"),
        );
        let moved = |at, stood| deferred(&pace, Span::Planning, at, stood);
        let thursday = friday - DAY;
        assert_eq!(moved(friday, (thursday, friday)), monday);
        assert_eq!(moved(monday, (friday, thursday)), friday, "back early");
        let saturday = instant("2026-06-06T00:00:00Z");
        assert_eq!(moved(monday, (saturday, saturday + DAY)), monday);
        assert_eq!(extended(&pace, Span::Planning, friday), saturday);
        let later = friday + 6 * HOUR;
        assert_eq!(
            extended(&pace, Span::Planning, later),
            instant("2026-06-08T06:00:00Z")
        );
        let daily: Pace = "daily 20:00 UTC 14400 weekdays".parse().unwrap();
        let friday = instant("2026-06-05T20:00:00Z");
        assert_eq!(
            extended(&daily, Span::Planning, friday),
            instant("2026-06-08T20:00:00Z")
        );
        let stood = (friday - HOUR, friday + HOUR);
        assert_eq!(
            deferred(&daily, Span::Planning, friday, stood),
            instant("2026-06-08T20:00:00Z")
        );
    }
}
