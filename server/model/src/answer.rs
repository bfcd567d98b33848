//! Answers, votes, and looking back.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The way in which a vote has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Outcome {
    /// It was decided, and done.
    #[cfg_attr(feature = "database", sea_orm(string_value = "carried"))]
    Carried,
    /// So many were against it that it could no longer pass.
    #[cfg_attr(feature = "database", sea_orm(string_value = "lost"))]
    Lost,
}

/// The fate of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// It can be taken back.
    Open,
    /// Something was rolled by it.
    Rolled,
    /// It has brought to light what was hidden, or was the last of several secret answers.
    Final,
    /// Somebody has answered since.
    Overtaken,
    /// Its seat has taken back as often in a row as it may.
    TooOften,
}

/// An answer, and whether it can still be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastAnswer {
    /// The revision that it brought.
    pub seq: i64,
    pub fate: Fate,
}

/// From whose perspective a moment is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Perspective {
    /// The viewer's own: what the viewer's seat, or a spectator, could know then.
    Mine,
    /// A seat's: what it could know then. Others' open at the end of the game.
    Seat(Seat),
    /// Nobody's: everything lies open. Only after the end of the game.
    All,
}

/// A moment of a table's past that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointInTime {
    /// The revision after which it is; one that only changed seats stands for the one before.
    pub seq: i64,
    pub perspective: Perspective,
}

/// The giver of the answers that the rules leave no choice about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ForcedAnswers {
    /// The game, where it can.
    #[default]
    ByTheGame,
    /// The person: they want to be asked.
    Asked,
}

impl Perspective {
    /// As an address names it; empty for one's own.
    pub fn name(self) -> String {
        match self {
            Self::Mine => String::new(),
            Self::Seat(seat) => seat.0.to_string(),
            Self::All => "all".to_owned(),
        }
    }
}

impl PointInTime {
    /// From what stands behind `moment=` and `perspective=`; what nobody can read asks for nothing.
    pub fn read(seq: Option<&str>, perspective: Option<&str>) -> Option<Self> {
        let perspective = match perspective {
            Some("all") => Perspective::All,
            Some(seat) => seat
                .parse()
                .map_or(Perspective::Mine, |it| Perspective::Seat(Seat(it))),
            None => Perspective::Mine,
        };
        let seq = seq?.parse().ok().filter(|it| *it >= 0)?;
        Some(Self { seq, perspective })
    }

    /// Returns what [`PointInTime::read`] reads.
    pub fn query(self) -> String {
        let perspective = self.perspective.name();
        let and = if perspective.is_empty() {
            ""
        } else {
            "&perspective="
        };
        format!("moment={}{and}{perspective}", self.seq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_written() {
        for perspective in [
            Perspective::Mine,
            Perspective::Seat(Seat(3)),
            Perspective::All,
        ] {
            let point = PointInTime {
                seq: 7,
                perspective,
            };
            let name = perspective.name();
            let perspective = (!name.is_empty()).then_some(name);
            assert_eq!(
                PointInTime::read(Some("7"), perspective.as_deref()),
                Some(point)
            );
            assert!(point.query().starts_with("moment=7"));
        }
        assert_eq!(PointInTime::read(Some("x"), None), None);
        assert_eq!(PointInTime::read(Some("-3"), None), None);
        assert_eq!(PointInTime::read(None, Some("all")), None);
    }
}
