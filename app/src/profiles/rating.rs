//! A rating as people read it.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The strength with which somebody plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// Around 1500 for somebody of whom nothing is known.
    pub points: i32,
    pub sure: Sure,
    /// The number of rated games that it rests on.
    pub games: u32,
}

/// The certainty of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sure {
    Guess,
    Vague,
    Fair,
    Firm,
}

impl Sure {
    pub fn words(self) -> &'static str {
        match self {
            Self::Guess => word!("little more than a guess" | "kaum mehr als eine Vermutung"),
            Self::Vague => word!("still rather uncertain" | "noch recht unsicher"),
            Self::Fair => word!("fairly certain" | "ziemlich sicher"),
            Self::Firm => word!("certain" | "sicher"),
        }
    }
}

#[cfg(feature = "ssr")]
impl From<platform::profiles::Rating> for Rating {
    /// In points like those of chess: a stranger has 1500, and 40 of them are one of the model's.
    fn from(it: platform::profiles::Rating) -> Self {
        let strength = it.strength;
        Self {
            points: (1500.0 + (strength.mu - 25.0) * 40.0).round() as i32,
            sure: match strength.sigma {
                sigma if sigma >= 6.0 => Sure::Guess,
                sigma if sigma >= 4.0 => Sure::Vague,
                sigma if sigma >= 2.5 => Sure::Fair,
                _ => Sure::Firm,
            },
            games: it.games,
        }
    }
}

/// The rating, or why there is none yet.
#[component]
pub fn RatingLine(rating: Option<Rating>) -> impl IntoView {
    let Some(Rating {
        points,
        sure,
        games,
    }) = rating
    else {
        return view! {
            <p class="note">
                {word!(
                    "No rating yet. It appears after five rated games."
                        | "Noch keine Wertung. Sie erscheint nach fünf gewerteten Partien."
                )}
            </p>
        }
        .into_any();
    };
    let sure = sure.words();
    let sure =
        say!("{sure}, after {games} rated games" | "{sure}, nach {games} gewerteten Partien");
    view! {
        <p class="rating">
            <span class="rating-points">{points}</span>
            " "
            <span class="soft">{sure}</span>
        </p>
        <p class="note">
            {word!(
                "New players start at 1500. A win counts for more against strong players and with a role that rarely wins."
                    | "Neue Spieler beginnen bei 1500. Ein Sieg zählt mehr gegen starke Spieler und mit einer Rolle, die selten gewinnt."
            )}
        </p>
    }
    .into_any()
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use platform::profiles::{self, Strength};

    #[test]
    fn a_stranger_has_1500_points_and_that_is_a_guess() {
        let shown = |mu, sigma| {
            let strength = Strength { mu, sigma };
            let rating = Rating::from(profiles::Rating { strength, games: 5 });
            (rating.points, rating.sure)
        };
        let Strength { mu, sigma } = Strength::PERSON;
        assert_eq!(shown(mu, sigma), (1500, Sure::Guess));
        assert_eq!(shown(30.0, 3.0), (1700, Sure::Fair));
        assert_eq!(shown(20.0, 1.0), (1300, Sure::Firm));
    }
}
