//! A profile, as it travels.

use super::super::{found::Found, record::Record};
use crate::lobby::Reliability;
use model::Arms;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    pub arms: Arms,
    /// True for the visitor.
    pub me: bool,
    /// The day on which the account was opened.
    pub since: String,
    pub level: Reliability,
    pub finished: u32,
    /// The part of these on seats that they took over.
    pub joined: u32,
    /// Games that they began and left.
    pub left: u32,
    /// The time for which their answers were waited for at tables over days: milliseconds on average.
    pub answer: Option<i64>,
    pub records: Vec<Record>,
    /// Games against computers alone.
    pub solo: Vec<SoloRow>,
    pub achievements: Vec<AchievementRow>,
    /// Their last games at open tables.
    pub last: Vec<Found>,
    /// True where the visitor has marked them; `None` where they could not.
    pub favorite: Option<bool>,
}

/// A record against computers that play equally well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SoloRow {
    /// The kind of game.
    pub kind: String,
    /// Their level, in a word.
    pub label: String,
    pub games: u32,
    pub wins: u32,
}

/// A thing that few do, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AchievementRow {
    pub words: String,
    /// The kind of game, and what was played.
    pub kind: String,
    pub label: String,
}

#[cfg(feature = "ssr")]
mod convert {
    use super::{AchievementRow, SoloRow};
    use crate::games;
    use platform::profiles::{Achievement, Done, Solo};

    /// The record against computers, game by game, from their weakest level on, with what is the usual level
    /// by either of its names in one row.
    pub fn ladder(solo: &[Solo]) -> Vec<SoloRow> {
        let kinds = games::kinds();
        let mut sorted: Vec<&Solo> = solo.iter().collect();
        sorted.sort_by_key(|it| {
            let game = kinds.iter().take_while(|kind| **kind != it.kind).count();
            (game, games::strength(&it.kind, it.level.as_deref()))
        });
        let mut rows: Vec<SoloRow> = Vec::new();
        for it in sorted {
            let label = games::level_name(&it.kind, it.level.as_deref());
            let mut same = rows.iter_mut();
            match same.find(|row| row.kind == it.kind && row.label == label) {
                Some(row) => {
                    row.games += it.games;
                    row.wins += it.wins;
                }
                None => rows.push(SoloRow {
                    kind: it.kind.clone(),
                    label,
                    games: it.games,
                    wins: it.wins,
                }),
            }
        }
        rows
    }

    impl From<Done> for AchievementRow {
        fn from(it: Done) -> Self {
            let words = match it.achievement {
                Achievement::Streak(wins) => {
                    say!("Won {wins} games in a row" | "{wins} Partien in Folge gewonnen")
                }
                Achievement::Roles(roles) => games::won_with(&it.kind, roles),
                Achievement::Crowd(others) => {
                    say!("Won against {others} others" | "Gegen {others} andere gewonnen")
                }
                Achievement::Kept(games) => {
                    say!(
                        "Began {games} games, left none"
                            | "{games} Partien begonnen, keine verlassen"
                    )
                }
            };
            Self {
                words,
                label: games::role_label(&it.kind, &it.role),
                kind: it.kind,
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        fn solo(kind: &str, level: Option<&str>) -> Solo {
            Solo {
                kind: kind.into(),
                level: level.map(str::to_owned),
                games: 2,
                wins: 1,
            }
        }

        fn counted(solo: &[Solo]) -> Vec<(String, String, u32)> {
            let rows = ladder(solo).into_iter();
            rows.map(|it| (it.kind, it.label, it.games)).collect()
        }

        #[test]
        fn the_usual_level_is_one_row_by_whatever_name() {
            let usual = games::levels("westeros")[0].0;
            let of = |level| solo("westeros", level);
            let rows = counted(&[of(None), of(Some(usual)), of(Some("steady"))]);
            let row = |label: &str, games| ("westeros".to_owned(), label.to_owned(), games);
            assert_eq!(rows, [row("Beginner", 4), row("Steady", 2)]);
        }

        #[test]
        fn each_game_has_rows_of_its_own_from_the_weakest_level_on() {
            let kinds = games::kinds();
            let (first, second) = (kinds[0], kinds[1]);
            let rows = counted(&[
                solo(second, Some("steady")),
                solo(second, None),
                solo(first, None),
                solo(first, Some("random")),
                solo(first, Some("steady")),
            ]);
            let row = |kind: &str, label: &str| (kind.to_owned(), label.to_owned(), 2);
            let expected = [
                row(first, "Random"),
                row(first, "Beginner"),
                row(first, "Steady"),
                row(second, "Beginner"),
                row(second, "Steady"),
            ];
            assert_eq!(rows, expected);
        }
    }
}

#[cfg(feature = "ssr")]
pub use convert::ladder;
