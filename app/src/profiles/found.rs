//! A game that the archive has found.

use super::PersonName;
use crate::{
    games,
    lobby::{End, Placed, SmallBoard},
    table_name::table_name,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    pub id: String,
    pub kind: String,
    pub name: String,
    /// The day on which it ended.
    pub day: String,
    /// The words about masks, if there were any.
    pub masks: Option<String>,
    pub rated: bool,
    pub end: End,
}

/// So many of the best stand on the card.
const BEST: usize = 3;

#[cfg(feature = "ssr")]
impl From<platform::profiles::Finished> for Found {
    fn from(it: platform::profiles::Finished) -> Self {
        use crate::lobby::{InWords, Listing, Stakes};
        let day = crate::notices::dated(&platform::profiles::day(it.end.at));
        let table = Listing::from(it.listing);
        Self {
            end: End::of(&table, it.end),
            day,
            masks: table.masks.words().map(str::to_owned),
            rated: table.stakes == Stakes::Rated,
            id: table.id,
            kind: table.kind,
            name: table.name,
        }
    }
}

impl Found {
    /// "Round 9 · 24 Nov 2026 · rated", "Miniatures · 9 : 6 · 24 Nov 2026".
    fn line(&self) -> String {
        let game = (games::kinds().first() != Some(&self.kind.as_str()))
            .then(|| games::door(&self.kind).map_or(games::name(&self.kind), |it| it.name.here()))
            .map(str::to_owned);
        let far = self.end.between_two().or_else(|| {
            let chapter = self.end.chapter.as_deref();
            chapter.map(capital)
        });
        let rated = self.rated.then(|| word!("rated" | "gewertet").to_owned());
        let verdict = self.end.verdict.map(|_| self.end.told());
        let parts = [
            game,
            far,
            verdict,
            Some(self.day.clone()),
            rated,
            self.masks.clone(),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(" · ")
    }
}

/// The same with a capital at its beginning.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first: Option<String> = letters.next().map(|it| it.to_uppercase().collect());
    first.unwrap_or_default() + letters.as_str()
}

/// The game, with its last position; its name leads there.
#[component]
pub fn FoundCard(game: Found) -> impl IntoView {
    let told = game.end.told();
    let line = game.line();
    let board = say!("The board at the end: {told}" | "Das Spielbrett am Ende: {told}");
    let winner = game.end.winner();
    let crest = winner.map(|it| games::seat_crest(&game.kind, &it.label));
    let kind = game.kind;
    let href = ["/tables/", &game.id].concat();
    let upright = kind == games::kinds()[0];
    let best = game.end.seats.into_iter().take(BEST);
    let best = best.map(|it| view! { <Row kind=kind.clone() upright it /> });
    view! {
        <article class="found">
            <div class="found-board" class:tall=upright>
                <SmallBoard table=game.id words=board />
                {crest}
            </div>
            <div class="found-told">
                <h2><a href=href>{table_name(&game.name)}</a></h2>
                <p class="note">{line}</p>
                <ol class="found-best">{best.collect_view()}</ol>
            </div>
        </article>
    }
}

/// One of the best, with what it held.
#[component]
fn Row(
    kind: String,
    /// True where the board stands upright, and its points have a sign.
    upright: bool,
    it: Placed,
) -> impl IntoView {
    let name = it.occupant.name().unwrap_or_default().to_owned();
    let (mark, label) = match games::seat_mark(&kind, &it.label) {
        Some(mark) => (
            mark,
            view! { <span class="unseen">{it.label} " "</span> }.into_any(),
        ),
        None => (
            ().into_any(),
            view! { <span class="found-side">{it.label} " "</span> }.into_any(),
        ),
    };
    let won = (it.place == Some(1)).then(|| {
        view! { <span class="found-won">{word!("won" | "Sieg")}</span> " " }
    });
    let icon = upright.then(|| {
        view! {
            <svg viewBox="6 26 52 34" width="14" height="10" aria-hidden="true">
                <path d="M6 60V32h8v5h6v-5h6v-6h12v6h6v5h6v-5h8v28z"></path>
            </svg>
        }
    });
    let score = it.score.map(|it| {
        view! {
            <span class="found-score">
                {won}
                {icon}
                <span aria-hidden="true">{it.points}</span>
                <span class="unseen">{it.words}</span>
            </span>
        }
    });
    view! {
        <li>
            {mark}
            <span class="found-name">{label} <PersonName name account=it.account /></span>
            {score}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(kind: &str, chapter: Option<&str>) -> Found {
        Found {
            id: "1".into(),
            kind: kind.into(),
            name: "At the inn".into(),
            day: "24 Nov 2026".into(),
            masks: None,
            rated: true,
            end: End {
                at: 0,
                chapter: chapter.map(str::to_owned),
                verdict: None,
                seats: Vec::new(),
            },
        }
    }

    #[test]
    fn a_card_tells_how_far_the_game_went_and_when() {
        let line = found("westeros", Some("round 9")).line();
        assert_eq!(line, "Round 9 · 24 Nov 2026 · rated");
        let line = found("battlefield", None).line();
        assert_eq!(line, "Miniatures · 24 Nov 2026 · rated");
    }
}
