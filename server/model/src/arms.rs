//! Coats of arms: each person has one, as each house has a shield.

use serde::{Deserialize, Serialize};

/// A coat of arms as one number, which is how it is stored and how it travels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arms(u16);

/// The choices that make up a coat of arms, each counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blazon {
    /// The way in which the shield is divided.
    pub division: u8,
    /// The tincture of its ground.
    pub ground: u8,
    /// The tincture of what divides it.
    pub second: u8,
    /// The picture that it bears.
    pub charge: u8,
}

impl Blazon {
    /// The number of divisions, of tinctures and of charges.
    pub const DIVISIONS: u8 = 6;
    pub const TINCTURES: u8 = 8;
    pub const CHARGES: u8 = 16;
}

impl Arms {
    /// Returns the arms of these choices; `None` for a choice that there is not.
    pub fn of(blazon: Blazon) -> Option<Self> {
        let there = blazon.division < Blazon::DIVISIONS
            && blazon.ground < Blazon::TINCTURES
            && blazon.second < Blazon::TINCTURES
            && blazon.charge < Blazon::CHARGES;
        let number = [
            (blazon.ground, Blazon::TINCTURES),
            (blazon.second, Blazon::TINCTURES),
            (blazon.charge, Blazon::CHARGES),
        ];
        let first = u16::from(blazon.division);
        let folded = number.iter().fold(first, |sum, &(choice, among)| {
            sum.wrapping_mul(among.into())
                .wrapping_add(u16::from(choice))
        });
        there.then_some(Self(folded))
    }

    /// Returns the choices that make up these arms.
    pub fn blazon(self) -> Blazon {
        let mut rest = self.0;
        let mut take = |among: u8| {
            let choice = rest % u16::from(among);
            rest /= u16::from(among);
            choice as u8
        };
        let charge = take(Blazon::CHARGES);
        let second = take(Blazon::TINCTURES);
        let ground = take(Blazon::TINCTURES);
        let division = take(Blazon::DIVISIONS);
        Blazon {
            division,
            ground,
            second,
            charge,
        }
    }

    /// Returns the number as a column holds it.
    pub const fn number(self) -> i16 {
        self.0.cast_signed()
    }

    /// Returns the arms of such a number; `None` where there are none of it.
    pub fn numbered(number: i16) -> Option<Self> {
        let read = Self(u16::try_from(number).ok()?);
        (Self::of(read.blazon()) == Some(read)).then_some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_stands_for_other_arms() {
        let all = 6 * 8 * 8 * 16;
        for number in 0..all {
            let arms = Arms::numbered(number).unwrap();
            assert_eq!(arms.number(), number);
            assert_eq!(Arms::of(arms.blazon()), Some(arms));
        }
        for odd in [-1, all, i16::MAX, i16::MIN] {
            assert_eq!(Arms::numbered(odd), None, "{odd}");
        }
    }

    #[test]
    fn choices_that_there_are_not_make_no_arms() {
        let least = Blazon {
            division: 0,
            ground: 0,
            second: 0,
            charge: 0,
        };
        assert_eq!(Arms::of(least).map(Arms::number), Some(0));
        for beyond in [
            Blazon {
                division: 6,
                ..least
            },
            Blazon { ground: 8, ..least },
            Blazon {
                second: 255,
                ..least
            },
            Blazon {
                charge: 16,
                ..least
            },
        ] {
            assert_eq!(Arms::of(beyond), None, "{beyond:?}");
        }
    }
}
