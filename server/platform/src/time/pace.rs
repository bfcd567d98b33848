//! The pace that a table agrees on when it is created.

use std::fmt;
use std::str::FromStr;

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::zone::{is_zone, zone_of};
use super::{DAY, HOUR, MINUTE, SECOND};
use crate::damage::damaged;
use crate::text::invalid;
use crate::{Error, Field, Problem};

/// The time that the people at a table have. Lengths are milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// As long as they like.
    #[default]
    Unlimited,
    /// Each seat has a bank that shrinks while it is asked; every answer adds `increment`.
    Live { bank: i64, increment: i64 },
    /// Each question has a length of its own.
    Correspondence {
        planning: i64,
        reaction: i64,
        /// The zone in which Saturdays and Sundays do not count, as the IANA names it; everywhere
        /// they do where there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weekdays: Option<String>,
    },
    /// Planning ends at the next of these times of day, reactions have a length.
    Fixed {
        times: Vec<TimeOfDay>,
        /// As the IANA names it, e.g. `Europe/Berlin`.
        zone: String,
        reaction: i64,
        /// True if Saturdays and Sundays do not count there.
        #[serde(default)]
        weekdays: bool,
    },
}

/// Minutes since midnight, by the wall's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TimeOfDay(pub u16);

impl FromStr for TimeOfDay {
    type Err = ();

    /// `20:00`
    fn from_str(text: &str) -> Result<Self, ()> {
        let (hours, minutes) = text.trim().split_once(':').ok_or(())?;
        let digits = |it: &str| it.len() <= 2 && it.bytes().all(|it| it.is_ascii_digit());
        if !digits(hours) || minutes.len() != 2 || !digits(minutes) {
            return Err(());
        }
        let hours: u16 = hours.parse().map_err(|_| ())?;
        let minutes: u16 = minutes.parse().map_err(|_| ())?;
        (hours < 24 && minutes < 60)
            .then_some(Self(hours * 60 + minutes))
            .ok_or(())
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl Pace {
    /// The pace as people may choose it: times in order and each once, lengths that can be lived
    /// with.
    ///
    /// # Errors
    /// [`Error::Invalid`] with [`Field::Pace`].
    pub fn checked(mut self) -> Result<Self, Error> {
        let length = |it: i64| (10 * MINUTE..=14 * DAY).contains(&it);
        let fine = match &mut self {
            Self::Unlimited => true,
            Self::Live { bank, increment } => {
                (MINUTE..=4 * HOUR).contains(bank) && (5 * SECOND..=10 * MINUTE).contains(increment)
            }
            Self::Correspondence {
                planning,
                reaction,
                weekdays,
            } => {
                let known = weekdays.as_deref().is_none_or(is_zone);
                length(*planning) && length(*reaction) && known
            }
            Self::Fixed {
                times,
                zone,
                reaction,
                ..
            } => {
                times.sort_unstable();
                times.dedup();
                let of_a_day = times.iter().all(|it| it.0 < 24 * 60);
                (1..=6).contains(&times.len()) && of_a_day && is_zone(zone) && length(*reaction)
            }
        };
        fine.then_some(self)
            .ok_or_else(|| invalid(Field::Pace, Problem::Malformed))
    }

    /// As it is stored.
    pub(crate) fn write(&self) -> Result<String, Error> {
        serde_json::to_string(self).map_err(Error::internal)
    }

    pub(crate) fn read(stored: &str) -> Result<Self, Error> {
        serde_json::from_str(stored).map_err(damaged)
    }

    /// Tells whether people answer over days, so that nights and journeys count.
    pub(crate) const fn by_days(&self) -> bool {
        matches!(self, Self::Correspondence { .. } | Self::Fixed { .. })
    }

    /// The zone in which Saturdays and Sundays do not count, where they do not.
    pub(crate) fn rests(&self) -> Option<TimeZone> {
        match self {
            Self::Correspondence { weekdays, .. } => weekdays.as_deref().map(zone_of),
            Self::Fixed { zone, weekdays, .. } => weekdays.then(|| zone_of(zone)),
            Self::Unlimited | Self::Live { .. } => None,
        }
    }

    /// Returns how long it holds that somebody has said they are there, before the game begins; `None` is for ever.
    pub(crate) const fn presence(&self) -> Option<i64> {
        match self {
            Self::Live { .. } => Some(10 * MINUTE),
            Self::Unlimited | Self::Correspondence { .. } | Self::Fixed { .. } => None,
        }
    }

    /// Returns how long the others wait before they go on without somebody who is absent.
    pub(crate) const fn grace(&self) -> i64 {
        match self {
            Self::Unlimited | Self::Live { .. } => 5 * SECOND,
            Self::Correspondence { .. } | Self::Fixed { .. } => MINUTE,
        }
    }
}

/// For the operator: `unlimited`, `live 600+10`, `each 86400/43200` (seconds for planning and for
/// reactions), `daily 20:00,8:00 Europe/Berlin 43200`; the last two also with weekends off, as
/// `each 86400/43200 weekdays Europe/Berlin` and `daily 20:00 Europe/Berlin 43200 weekdays`.
impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "{text:?} is no pace: unlimited, live BANK+INCREMENT, each PLANNING/REACTION, or \
                 daily TIMES ZONE REACTION, in seconds"
            )
        };
        let seconds = |it: &str| -> Result<i64, String> {
            let seconds: u32 = it.parse().map_err(|_| wrong())?;
            Ok(i64::from(seconds) * SECOND)
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["unlimited"] => Ok(Self::Unlimited),
            ["live", lengths] => {
                let (bank, increment) = lengths.split_once('+').ok_or_else(wrong)?;
                Ok(Self::Live {
                    bank: seconds(bank)?,
                    increment: seconds(increment)?,
                })
            }
            ["each", lengths, rest @ ..] => {
                let weekdays = match rest {
                    [] => None,
                    ["weekdays", zone] if is_zone(zone) => Some((*zone).to_owned()),
                    _ => return Err(wrong()),
                };
                let (planning, reaction) = lengths.split_once('/').ok_or_else(wrong)?;
                Ok(Self::Correspondence {
                    planning: seconds(planning)?,
                    reaction: seconds(reaction)?,
                    weekdays,
                })
            }
            ["daily", times, zone, reaction, rest @ ..] if is_zone(zone) => {
                let weekdays = match rest {
                    [] => false,
                    ["weekdays"] => true,
                    _ => return Err(wrong()),
                };
                let times: Result<_, ()> = times.split(',').map(str::parse).collect();
                Ok(Self::Fixed {
                    times: times.map_err(|()| wrong())?,
                    zone: (*zone).to_owned(),
                    reaction: seconds(reaction)?,
                    weekdays,
                })
            }
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_reads_again() {
        for text in [
            "unlimited",
            "live 600+10",
            "each 86400/43200",
            "daily 20:00,8:05 Europe/Berlin 43200",
            "each 86400/43200 weekdays Europe/Berlin",
            "daily 20:00 Europe/Berlin 43200 weekdays",
        ] {
            let pace: Pace = text.parse().unwrap();
            assert_eq!(Pace::read(&pace.write().unwrap()).unwrap(), pace);
            assert!(pace.checked().is_ok(), "{text}");
        }
        assert_eq!(
            Pace::read(r#"{"kind":"unlimited"}"#).unwrap(),
            Pace::Unlimited
        );
        for (before, now) in [
            (
                r#"{"kind":"correspondence","planning":86400000,"reaction":3600000}"#,
                "each 86400/3600",
            ),
            (
                r#"{"kind":"fixed","times":[1200],"zone":"UTC","reaction":3600000}"#,
                "daily 20:00 UTC 3600",
            ),
        ] {
            let now: Pace = now.parse().unwrap();
            assert_eq!(
                Pace::read(before),
                Ok(now),
                "stored before weekends were known"
            );
        }
    }

    #[test]
    fn no_pace_that_nobody_could_keep() {
        for text in ["live 5+10", "live 600+0", "each 5/5", "each 9999999/3600"] {
            assert!(text.parse::<Pace>().unwrap().checked().is_err(), "{text}");
        }
        for text in [
            "daily 25:00 Europe/Berlin 3600",
            "daily 20:00 Westeros/Wall 3600",
            "live 3",
            "each 86400/43200 weekdays Westeros/Wall",
            "each 86400/43200 weekends",
        ] {
            assert!(text.parse::<Pace>().is_err(), "{text}");
        }
        let none = Pace::Fixed {
            times: Vec::new(),
            zone: "UTC".into(),
            reaction: HOUR,
            weekdays: false,
        };
        assert!(none.checked().is_err());
    }

    #[test]
    fn times_of_day_read_as_they_are_written() {
        assert_eq!("8:05".parse(), Ok(TimeOfDay(485)));
        assert_eq!(TimeOfDay(485).to_string(), "08:05");
        for wrong in ["24:00", "8:5", "8", "08:60", "+8:00", ""] {
            assert_eq!(wrong.parse::<TimeOfDay>(), Err(()), "{wrong}");
        }
    }
}
