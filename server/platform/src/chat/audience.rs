//! The audience of a channel.

use std::fmt;
use std::str::FromStr;

use tabletop::Seat;

use crate::MalformedId;

/// A channel, named by who belongs to it. As text it is `hall`, `gallery`, or the numbers of its
/// seats: `0-3-5`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// Players speak, everybody who may see the table hears.
    Hall,
    /// Spectators among themselves; players hear it after the end.
    Gallery,
    /// These seats and nobody else: at least two, in the order of their numbers.
    Seats(Vec<Seat>),
}

impl Audience {
    /// Seats among themselves; `None` for fewer than two.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Option<Self> {
        let mut seats: Vec<Seat> = seats.into_iter().collect();
        seats.sort_unstable();
        seats.dedup();
        (seats.len() >= 2).then_some(Self::Seats(seats))
    }

    pub const fn is_private(&self) -> bool {
        matches!(self, Self::Seats(_))
    }
}

impl fmt::Display for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hall => f.write_str("hall"),
            Self::Gallery => f.write_str("gallery"),
            Self::Seats(seats) => {
                for (index, seat) in seats.iter().enumerate() {
                    let dash = if index == 0 { "" } else { "-" };
                    write!(f, "{dash}{}", seat.0)?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Audience {
    type Err = MalformedId;

    /// Every channel has one name only.
    fn from_str(text: &str) -> Result<Self, MalformedId> {
        match text {
            "hall" => return Ok(Self::Hall),
            "gallery" => return Ok(Self::Gallery),
            _ => {}
        }
        let seats: Option<Vec<Seat>> = text
            .split('-')
            .map(|it| it.parse().ok().map(Seat))
            .collect();
        seats
            .and_then(Self::of)
            .filter(|it| it.to_string() == text)
            .ok_or(MalformedId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_has_one_name() {
        for name in ["hall", "gallery", "0-1", "0-3-5"] {
            assert_eq!(name.parse::<Audience>().unwrap().to_string(), name);
        }
        for wrong in [
            "", "0", "0-0", "1-0", "00-1", "0-1-", "+0-1", "0-256", "Hall", "0--1",
        ] {
            assert_eq!(wrong.parse::<Audience>(), Err(MalformedId), "{wrong}");
        }
        let three = [Seat(3), Seat(0), Seat(3)];
        assert_eq!(Audience::of(three).unwrap().to_string(), "0-3");
        assert_eq!(Audience::of([Seat(1)]), None);
    }
}
