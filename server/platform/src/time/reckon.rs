//! From a pace and a calendar to a deadline.

use tabletop::Span;

use super::zone::{next, zone_of};
use super::{Calendar, Pace};

/// When a question that is asked now must be answered; `None` where there is no hurry. `bank` is
/// what the seat has left of a live table's time.
pub fn deadline(
    pace: &Pace,
    span: Span,
    (from, bank): (i64, i64),
    calendar: &Calendar,
) -> Option<i64> {
    match pace {
        Pace::Unlimited => None,
        Pace::Live { .. } => Some(from + bank),
        Pace::Correspondence { planning, reaction } => Some(match span {
            Span::Planning => calendar.reach(from, *planning),
            Span::Reaction => calendar.reach(from, *reaction),
        }),
        Pace::Fixed {
            times,
            zone,
            reaction,
        } => match span {
            // Nobody plans in less time than a reaction has.
            Span::Planning => {
                let zone = zone_of(zone);
                let mut found = next(&zone, times, from + reaction)?;
                while let Some((start, end)) = calendar.journey(found) {
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

/// A deadline after time that did not count; an hour of the day stays one.
pub fn deferred(pace: &Pace, span: Span, deadline: i64, by: i64) -> i64 {
    let moved = deadline + by;
    match (pace, span) {
        (Pace::Fixed { times, zone, .. }, Span::Planning) => {
            next(&zone_of(zone), times, moved - 1).unwrap_or(moved)
        }
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
        (Pace::Fixed { times, zone, .. }, Span::Planning) => {
            return next(&zone_of(zone), times, deadline).unwrap_or(deadline);
        }
        (Pace::Correspondence { reaction, .. } | Pace::Fixed { reaction, .. }, Span::Reaction) => {
            reaction / 2
        }
    };
    deadline + extra
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
}
