//! What is looked for in the archive: a form that asks by address, and so needs no WASM.

use crate::games;
use leptos::prelude::*;
use leptos_router::{location::Url, params::ParamsMap};
use serde::{Deserialize, Serialize};

/// The fields of the form, as they were typed; empty ones ask for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Search {
    pub player: String,
    /// What the best side played, by the name that the rules have for it.
    pub winner: String,
    pub players: String,
    pub table: String,
    pub stakes: String,
    /// Days, as `2026-11-22`.
    pub from: String,
    pub until: String,
    /// Where the page before ended.
    pub after: String,
}

/// The first, unless it asks for nothing.
fn either(first: String, or: impl FnOnce() -> String) -> String {
    if first.is_empty() { or() } else { first }
}

/// Longer texts are found nowhere.
const LONGEST: usize = 60;

impl Search {
    pub fn read(query: &ParamsMap) -> Self {
        let asked = |name: &str| -> String {
            let text = query.get(name).unwrap_or_default();
            text.trim().chars().take(LONGEST).collect()
        };
        Self {
            player: asked("player"),
            // As it was called while there was one game.
            winner: either(asked("winner"), || asked("house")),
            players: asked("players"),
            table: asked("table"),
            stakes: asked("stakes"),
            from: asked("from"),
            until: asked("until"),
            after: asked("after"),
        }
    }

    /// Whether it asks for anything, wherever in the list.
    pub fn is_empty(&self) -> bool {
        let anywhere = Self {
            after: String::new(),
            ..self.clone()
        };
        anywhere == Self::default()
    }

    /// The address of the games after this one.
    pub fn following(&self, after: &str) -> String {
        let asked = [
            ("player", self.player.as_str()),
            ("winner", &self.winner),
            ("players", &self.players),
            ("table", &self.table),
            ("stakes", &self.stakes),
            ("from", &self.from),
            ("until", &self.until),
            ("after", after),
        ];
        let asked = asked.into_iter().filter(|(_, value)| !value.is_empty());
        let pairs = asked.map(|(name, value)| format!("{name}={}", Url::escape(value)));
        let pairs: Vec<String> = pairs.collect();
        format!("/archive?{}", pairs.join("&"))
    }
}

#[cfg(feature = "ssr")]
impl From<&Search> for platform::profiles::Search {
    fn from(it: &Search) -> Self {
        use platform::{profiles::bounds, tables::Stakes};
        let after = || {
            let (at, id) = it.after.split_once('-')?;
            Some((at.parse().ok()?, id.parse().ok()?))
        };
        // However long what a forged request asks for is.
        let short = |text: &str| -> String { text.chars().take(LONGEST).collect() };
        Self {
            player: short(&it.player),
            winner: short(&it.winner),
            seats: it.players.parse().ok(),
            text: short(&it.table),
            stakes: match it.stakes.as_str() {
                "rated" => Some(Stakes::Rated),
                "friendly" => Some(Stakes::Friendly),
                _ => None,
            },
            from: bounds(&it.from).map(|it| it.0),
            until: bounds(&it.until).map(|it| it.1),
            after: after(),
        }
    }
}

/// The form, with what was asked.
#[component]
pub fn SearchForm(search: Search) -> impl IntoView {
    let empty = search.is_empty();
    let stakes = [
        ("rated", word!("Rated" | "Gewertet")),
        ("friendly", word!("Friendly" | "Ohne Wertung")),
    ];
    view! {
        <form class="card archive-search" method="get" action="/archive" role="search" aria-label=word!("Find finished games" | "Beendete Partien finden")>
            <label class="field">
                <span>{word!("Player" | "Spieler")}</span>
                <input name="player" value=search.player autocomplete="off" maxlength=LONGEST.to_string() />
            </label>
            <label class="field">
                <span>{word!("Table name" | "Name des Tisches")}</span>
                <input name="table" value=search.table autocomplete="off" maxlength=LONGEST.to_string() />
            </label>
            <label class="field">
                <span>{word!("Winner" | "Sieger")}</span>
                <select name="winner">
                    <option value="">{word!("Any" | "Egal")}</option>
                    {games::roles()
                        .into_iter()
                        .map(|(name, words)| {
                            view! { <option value=name selected=name == search.winner>{words}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <label class="field">
                <span>{word!("Players" | "Spieler")}</span>
                <select name="players">
                    <option value="">{word!("Any number" | "Egal wie viele")}</option>
                    {games::all_sizes()
                        .map(|n| {
                            let n = n.to_string();
                            view! { <option value=n.clone() selected=n == search.players>{n.clone()}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <label class="field">
                <span>{word!("Rating" | "Wertung")}</span>
                <select name="stakes">
                    <option value="">{word!("Rated or not" | "Mit oder ohne")}</option>
                    {stakes
                        .map(|(name, words)| {
                            view! { <option value=name selected=name == search.stakes>{words}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <label class="field">
                <span>{word!("Finished from" | "Beendet ab")}</span>
                <input name="from" type="date" value=search.from />
            </label>
            <label class="field">
                <span>{word!("Finished until" | "Beendet bis")}</span>
                <input name="until" type="date" value=search.until />
            </label>
            <div class="actions">
                <button class="button primary" type="submit">{word!("Find" | "Finden")}</button>
                {(!empty).then(|| view! { <a class="button" href="/archive">{word!("Show all" | "Alle zeigen")}</a> })}
            </div>
        </form>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    fn read(address: &str) -> Search {
        let mut query = ParamsMap::new();
        let (_, pairs) = address.split_once('?').unwrap();
        for (name, value) in pairs.split('&').filter_map(|it| it.split_once('=')) {
            query.insert(name.to_owned(), Url::unescape(value));
        }
        Search::read(&query)
    }

    #[test]
    fn the_next_page_asks_for_the_same() {
        let asked = read("/archive?player=Ægir%20%26%20co&winner=Stark&players=6&until=2026-11-22");
        assert_eq!(asked.player, "Ægir & co");
        let after = format!("17-{}", "0".repeat(32));
        let next = read(&asked.following(&after));
        assert_eq!(
            next,
            Search {
                after,
                ..asked.clone()
            }
        );
        let wanted = platform::profiles::Search::from(&next);
        assert_eq!((wanted.seats, wanted.winner.as_str()), (Some(6), "Stark"));
        assert_eq!(wanted.after.map(|it| it.0), Some(17));
        assert!(wanted.until > wanted.from);
        assert!(!next.is_empty() && read("/archive?after=1").is_empty());
    }

    #[test]
    fn nonsense_asks_for_nothing() {
        let asked = read("/archive?players=many&stakes=high&from=once&after=there");
        let wanted = platform::profiles::Search::from(&asked);
        assert_eq!(wanted, platform::profiles::Search::default());
    }
}
