//! How well the computer plays.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A level of the board game, by the name under which it is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    #[default]
    Beginner,
    Steady,
    Random,
}

impl Level {
    const ALL: [Self; 3] = [Self::Beginner, Self::Steady, Self::Random];

    /// Its name in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Steady => "steady",
            Self::Random => "random",
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Beginner => {
                word!("Beginner: for your first games" | "Anfänger: für die ersten Partien")
            }
            Self::Steady => {
                word!("Steady: takes what it can get" | "Erfahren: nimmt, was zu holen ist")
            }
            Self::Random => word!("Random: any legal move" | "Zufall: irgendein erlaubter Zug"),
        }
    }
}

/// The field of a form in which it is chosen.
#[component]
pub fn LevelField(
    /// Tells the fields of one page apart.
    id: &'static str,
    #[prop(optional)] chosen: Level,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{word!("How the computer plays" | "Spielstärke des Computers")}</label>
            <select id=id name="level">
                {Level::ALL
                    .map(|it| {
                        view! {
                            <option value=it.name() selected=it == chosen>
                                {it.words()}
                            </option>
                        }
                    })
                    .into_iter()
                    .collect_view()}
            </select>
        </div>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::Level;
    use tabletop::Game;
    use westeros::Westeros;

    #[test]
    fn the_levels_of_the_page_are_those_of_the_game() {
        let mut names = Level::ALL.map(Level::name);
        let mut known: Vec<_> = Westeros::levels().iter().map(|it| it.name).collect();
        names.sort_unstable();
        known.sort_unstable();
        assert_eq!(names.to_vec(), known);
        assert_eq!(Level::default().name(), Westeros::DEFAULT_LEVEL);
        for level in Level::ALL {
            let stored = serde_json::to_string(&level).unwrap();
            assert_eq!(stored, format!("\"{}\"", level.name()));
        }
    }
}
