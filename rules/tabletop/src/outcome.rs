//! The end of a game.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// The end of a game: its sides, the best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub sides: Vec<Side>,
}

/// Seats that win and lose together; one alone in most games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub seats: Vec<Seat>,
    /// 1 for the best. Sides that nothing tells apart share a place, and the next one comes after
    /// all of them: 1, 1, 3.
    pub place: u8,
    /// The score that the place was decided by, in the game's own points, where it counts some.
    pub score: Option<i32>,
}

impl Outcome {
    /// Everybody alone, in this order, nobody with the same place.
    ///
    /// ```
    /// use tabletop::{Outcome, Seat};
    ///
    /// let outcome = Outcome::ranked([Seat(2), Seat(0), Seat(1)]);
    /// assert_eq!(outcome.place(Seat(0)), Some(2));
    /// assert!(!outcome.is_draw());
    /// ```
    pub fn ranked(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self::scored(seats.into_iter().map(|it| (it, None)))
    }

    /// The same, each with the points that place comes of.
    ///
    /// ```
    /// use tabletop::{Outcome, Seat};
    ///
    /// let outcome = Outcome::scored([(Seat(2), Some(7)), (Seat(0), Some(5))]);
    /// assert_eq!(outcome.side(Seat(0)).and_then(|it| it.1.score), Some(5));
    /// ```
    pub fn scored(seats: impl IntoIterator<Item = (Seat, Option<i32>)>) -> Self {
        let sides = (1..).zip(seats).map(|(place, (seat, score))| Side {
            seats: vec![seat],
            place,
            score,
        });
        Self {
            sides: sides.collect(),
        }
    }

    /// The place of a seat, counted from 1, if it played to the end.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.side(seat).map(|(_, side)| side.place)
    }

    /// The side of a seat, and its number among the sides.
    pub fn side(&self, seat: Seat) -> Option<(usize, &Side)> {
        let mut sides = self.sides.iter().enumerate();
        sides.find(|(_, side)| side.seats.contains(&seat))
    }

    /// Tells whether several sides share the first place.
    pub fn is_draw(&self) -> bool {
        self.sides.iter().filter(|side| side.place == 1).count() > 1
    }

    /// All seats, the best first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.sides
            .iter()
            .flat_map(|side| side.seats.iter().copied())
    }
}
