//! The leaderboard: people by their rating, fifty a page; those with few rated games apart.

mod nobody;
mod place;
mod rows;

use super::rating::Rating;
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{Error, error_page::ErrorPage, games, visitor::use_visitor};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::{components::Redirect, hooks::use_query_map, params::ParamsMap};
use model::Arms;
use nobody::Nobody;
use place::{Lists, OwnPlace, Pages};
use rows::Rows;
use serde::{Deserialize, Serialize};

/// The list that the address asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Those with few rated games.
    few: bool,
    /// From 1.
    page: u32,
}

impl Asked {
    fn read(query: &ParamsMap) -> Self {
        let page = query.get("page").and_then(|it| it.parse().ok());
        Self {
            few: query.get("few").is_some_and(|it| it == "1"),
            page: page.unwrap_or(1).max(1),
        }
    }

    /// Returns where it is found.
    fn address(self) -> String {
        match (self.few, self.page) {
            (false, 0 | 1) => "/people".to_owned(),
            (false, page) => format!("/people?page={page}"),
            (true, 0 | 1) => "/people?few=1".to_owned(),
            (true, page) => format!("/people?few=1&page={page}"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaderboard {
    pub people: Vec<Ranked>,
    /// The number of people with a place; `few` is that of those with too few games for one.
    pub rated: u32,
    pub few: u32,
    /// The number of pages that the list has.
    pub pages: u32,
    pub own: Option<Own>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    pub name: String,
    pub arms: Arms,
    /// `None` with too few games, and so is the rating.
    pub place: Option<u32>,
    pub rating: Option<Rating>,
    pub games: u32,
    pub wins: u32,
    pub me: bool,
}

/// The standing of the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The place, and the page on which it is.
    pub place: Option<(u32, u32)>,
    pub games: u32,
}

#[server(endpoint = "leaderboard")]
pub async fn load_leaderboard(
    #[server(default)] few: bool,
    /// From 1.
    #[server(default)]
    page: u32,
) -> Result<Leaderboard, Error> {
    use crate::server::{self, Outcome};
    use platform::profiles::{self, Section};
    let viewer = server::visitor().map(|it| it.user.id);
    let section = if few { Section::Few } else { Section::Rated };
    let asked = (section, page.saturating_sub(1));
    let found = profiles::leaderboard(&server::platform(), viewer, games::kinds()[0], asked)
        .await
        .or_refuse()?;
    Ok(Leaderboard::of(found, section))
}

/// The page at `/people`.
#[component]
pub fn LeaderboardPage() -> impl IntoView {
    let query = use_query_map();
    let asked = memo(move |_| query.with(Asked::read));
    let leaderboard = loaded(move || asked.get(), |it| load_leaderboard(it.few, it.page));
    view! {
        <Title text=word!("Leaderboard" | "Rangliste") />
        <Suspense>
            {move || Suspend::new(async move {
                match leaderboard.await {
                    Ok(leaderboard) => view! { <Places leaderboard asked=asked.get_untracked() /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

/// At `/leaderboard`, as people guess the address.
#[component]
pub fn ToLeaderboard() -> impl IntoView {
    view! { <Redirect path="/people" /> }
}

#[component]
fn Places(leaderboard: Leaderboard, asked: Asked) -> impl IntoView {
    let Leaderboard {
        people,
        rated,
        few,
        pages,
        own,
    } = leaderboard;
    // Nobody has been rated yet: there is nothing to choose between.
    let both = rated + few > 0;
    let backdrop = games::backdrop(games::kinds()[0]);
    let account = use_visitor().get_untracked().is_some_and(|it| !it.guest);
    let list = if !people.is_empty() {
        view! { <Rows people few=asked.few /> }.into_any()
    } else if asked.page > 1 {
        let first = Asked { page: 1, ..asked }.address();
        view! {
            <p class="empty" role="status">
                {word!("Nobody is on this page. " | "Auf dieser Seite steht niemand. ")}
                <a href=first>{word!("Back to the first page" | "Zurück zur ersten Seite")}</a>
            </p>
        }
        .into_any()
    } else {
        view! { <Nobody few=asked.few counts=(rated, few) /> }.into_any()
    };
    let why = if asked.few && few == 0 {
        word!(
            "Everyone is ranked from their fifth rated game on."
                | "Einen Platz in der Rangliste gibt es ab der fünften gewerteten Partie."
        )
    } else if asked.few {
        word!(
            "A rating says little after so few games, so nobody here is ranked yet. That comes with the fifth rated game."
                | "Nach so wenigen Partien sagt eine Wertung wenig, darum gibt es hier noch keinen Platz. Den gibt es ab der fünften gewerteten Partie."
        )
    } else {
        word!(
            "Everyone with at least five rated games, strongest first. One rating covers tables of every size: which roles win more often, and with how many players, is taken into account."
                | "Alle mit mindestens fünf gewerteten Partien, die Stärksten zuerst. Eine Wertung gilt für Tische jeder Größe: Welche Rollen bei welcher Spielerzahl öfter gewinnen, ist darin berücksichtigt."
        )
    };
    view! {
        <header class="band band-ranks">
            {backdrop.map(|src| view! { <img src=src alt="" width="1440" height="236" decoding="async" /> })}
            <div class="band-words">
                <h1>{word!("Leaderboard" | "Rangliste")}</h1>
                {account.then(|| view! { <OwnPlace own rated /> })}
            </div>
        </header>
        <section class="page leaderboard">
            {both.then(|| view! { <Lists asked counts=(rated, few) /> })}
            {list}
            <Pages asked pages />
            <p class="note">{why}</p>
        </section>
    }
}

#[cfg(feature = "ssr")]
impl Leaderboard {
    fn of(it: platform::profiles::Leaderboard, section: platform::profiles::Section) -> Self {
        use platform::profiles::{PEOPLE, Section};
        let small = |it: u64| u32::try_from(it).unwrap_or(u32::MAX);
        let listed = match section {
            Section::Rated => it.rated,
            Section::Few => it.few,
        };
        let people = it.people.into_iter().map(|it| Ranked {
            name: it.name,
            arms: it.arms,
            place: it.place.map(small),
            rating: it.rating.map(Rating::from),
            games: it.games,
            wins: it.wins,
            me: it.me,
        });
        Self {
            people: people.collect(),
            rated: small(it.rated),
            few: small(it.few),
            pages: small(listed.div_ceil(PEOPLE)),
            own: it.own.map(|it| Own {
                place: it.place.map(|it| (small(it), small(it.div_ceil(PEOPLE)))),
                games: it.games,
            }),
        }
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests;
