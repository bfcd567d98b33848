//! The end of a game, as lists tell it.

use super::{Occupant, Verdict, verdict};
use serde::{Deserialize, Serialize};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The part of the game in which it ended, in words within a sentence: "round 9".
    pub chapter: Option<String>,
    /// The way in which it ended, where nobody played it to its end.
    pub verdict: Option<Verdict>,
    /// The best first.
    pub seats: Vec<Placed>,
}

/// A seat at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// `None` where nobody has won.
    pub place: Option<u8>,
    /// In the game's own points.
    pub score: Option<Score>,
    /// The house or side that the seat played.
    pub label: String,
    pub occupant: Occupant,
    pub account: Option<String>,
}

/// Points at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    pub points: i32,
    /// The same with what they are: "7 castles".
    pub words: String,
}

impl End {
    /// Returns the seat that has won, the first of those that share it.
    pub fn winner(&self) -> Option<&Placed> {
        self.seats.iter().find(|it| it.place == Some(1))
    }

    /// Returns the viewer's own best seat.
    fn own(&self) -> Option<&Placed> {
        self.seats.iter().find(|it| it.occupant.is_me())
    }

    /// Tells whether the viewer has won.
    pub fn i_won(&self) -> bool {
        let first = |it: &Placed| it.place == Some(1) && it.occupant.is_me();
        self.seats.iter().any(first)
    }

    /// "Stark won", or why nobody did.
    pub fn told(&self) -> String {
        match (self.verdict, self.winner()) {
            (Some(Verdict::Conceded), Some(Placed { label, .. })) => say!(
                "{label} won; the other side conceded"
                    | "{label} hat gewonnen; die Gegenseite gab auf"
            ),
            (Some(it), _) => verdict(it).to_owned(),
            (None, Some(Placed { label, .. })) => say!("{label} won" | "{label} hat gewonnen"),
            (None, None) => word!("Finished" | "Beendet").to_owned(),
        }
    }

    /// "Stark won in round 9", or why nobody did.
    pub fn how(&self) -> String {
        match (&self.chapter, self.verdict, self.winner()) {
            (Some(chapter), None, Some(Placed { label, .. })) => {
                say!("{label} won in {chapter}" | "{label} hat in {chapter} gewonnen")
            }
            _ => self.told(),
        }
    }

    /// "Stark won in round 9 · you came 2nd."
    pub fn line(&self) -> String {
        let how = self.how();
        let own = self.own().and_then(|it| it.place).filter(|it| *it > 1);
        match own {
            Some(place) => {
                let nth = ordinal(place.into());
                say!("{how} · you came {nth}" | "{how} · du: Platz {place}")
            }
            None => how,
        }
    }

    /// "Flint wins": the person, and not what was played.
    pub fn tag(&self) -> String {
        let name = self.winner().and_then(|it| it.occupant.name());
        match (self.verdict, name) {
            (None | Some(Verdict::Conceded), Some(_)) if self.i_won() => {
                word!("You win" | "Du gewinnst").to_owned()
            }
            (None | Some(Verdict::Conceded), Some(name)) => say!("{name} wins" | "{name} gewinnt"),
            _ => self.told(),
        }
    }

    /// "9 : 6", where two have fought for points.
    pub fn between_two(&self) -> Option<String> {
        let [first, second] = self.seats.as_slice() else {
            return None;
        };
        let (first, second) = (first.score.as_ref()?.points, second.score.as_ref()?.points);
        Some(format!("{first} : {second}"))
    }
}

/// "37th", "37."
pub fn ordinal(number: u32) -> String {
    let english = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    say!("{number}{english}" | "{number}.")
}

#[cfg(feature = "ssr")]
impl End {
    /// Returns the end of the game at this table.
    pub fn of(table: &super::Listing, end: platform::profiles::End) -> Self {
        use crate::games;
        let kind = table.kind.as_str();
        let mut ended = end.seats.into_iter();
        let seats = table.seats.iter().map(|seat| {
            let end = ended.next().unwrap_or_default();
            let label = if end.role.is_empty() {
                seat.label.clone()
            } else {
                games::role_label(kind, &end.role)
            };
            Placed {
                place: end.place,
                score: end.score.map(|points| Score {
                    points,
                    words: games::score(kind, points),
                }),
                label,
                occupant: seat.occupant.clone(),
                account: seat.account.clone(),
            }
        });
        let mut seats: Vec<Placed> = seats.collect();
        seats.sort_by_key(|it| it.place.unwrap_or(u8::MAX));
        Self {
            at: end.at,
            chapter: end
                .chapter
                .map(|it| games::chapter(kind, it))
                .filter(|it| !it.is_empty()),
            verdict: table.verdict,
            seats,
        }
    }
}

#[cfg(test)]
mod tests;
