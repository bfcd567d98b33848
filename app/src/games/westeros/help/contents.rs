//! The contents of the rules, and the search in them.

use super::{Chapter, hit::Hit, read::find_rules};
use crate::language::language;
use crate::loaded::loaded;
use crate::reactive::memo;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

/// Chapters that belong together.
struct Group {
    name: &'static str,
    /// Its sign, in a box of 40 by 40.
    sign: &'static str,
    chapters: Vec<Chapter>,
}

/// A castle, a flake, an order's seal, a ship and crossed swords.
const SIGNS: [&str; 5] = [
    "M-11 15V-4H11V15zM-11 -4V-13H-6V-8H-2.5V-13H2.5V-8H6V-13H11V-4",
    "M0 -16V16M-14 -8L14 8M-14 8L14 -8M-3 -13L0 -10L3 -13M-3 13L0 10L3 13",
    "M0 -15A15 15 0 1 1 -.1 -15zM0 -8L2.4 -2.6L8 -2L3.8 2L5 8L0 5L-5 8L-3.8 2L-8 -2L-2.4 -2.6z",
    "M-14 6H14L9 14H-9zM0 6V-16M0 -14L11 2H0M-2.5 -9L-9 2H-2.5",
    "M-13 13L11 -11L13 -15L9 -13L-15 11zM13 13L-11 -11L-13 -15L-9 -13L15 11zM-14 7L-7 14M14 7L7 14",
];

fn groups() -> [Group; 5] {
    use Chapter as C;
    let group = |name, sign: usize, chapters: &[Chapter]| Group {
        name,
        sign: SIGNS[sign],
        chapters: chapters.to_vec(),
    };
    let round = [
        C::Rounds,
        C::WesterosPhase,
        C::Supply,
        C::Mustering,
        C::Bidding,
        C::Tracks,
        C::Wildlings,
    ];
    let board = [C::Victory, C::Control, C::Ports, C::Players, C::Options];
    let acting = [
        C::Raids,
        C::Marches,
        C::Transport,
        C::NeutralForces,
        C::Consolidate,
    ];
    let battle = [
        C::Combat,
        C::HouseCards,
        C::Tides,
        C::Casualties,
        C::Retreat,
    ];
    let planning = [C::Planning, C::Orders, C::Raven];
    [
        group(
            word!("Goal, board and players" | "Ziel, Brett und Spieler"),
            0,
            &board,
        ),
        group(word!("The round" | "Die Runde"), 1, &round),
        group(word!("Planning" | "Planung"), 2, &planning),
        group(word!("Orders in action" | "Befehle in Aktion"), 3, &acting),
        group(word!("Battle" | "Kampf"), 4, &battle),
    ]
}

/// The page at `/help`: what was searched for, or the contents. It works without WASM.
#[component]
pub fn HelpPage() -> impl IntoView {
    let query = use_query_map();
    let question = memo(move |_| query.read().get("q").unwrap_or_default());
    let language = language();
    let hits = loaded(
        move || (question.get(), language),
        |(q, language)| async move {
            if q.trim().is_empty() {
                return Ok(Vec::new());
            }
            find_rules(q, language).await
        },
    );
    view! {
        <Title text=word!("The rules" | "Die Regeln") />
        <div class="page help help-front">
            <h1>{word!("The rules" | "Die Regeln")}</h1>
            <p class="lead">
                {word!("The complete rules in our own words. New here? The " | "Die \
                     vollständigen Regeln in unseren eigenen Worten. Neu hier? Die ")}
                <a href="/learn">{word!("eight short lessons" | "acht kurzen Lektionen")}</a>
                {word!(" take about 20 minutes." | " dauern etwa 20 Minuten.")}
            </p>
            <SearchForm question=question.get_untracked() />
            <Suspense>
                {move || Suspend::new(async move {
                    let asked = !question.get().trim().is_empty();
                    match hits.await {
                        Ok(hits) => asked.then(|| view! { <Hits hits /> }.into_any()),
                        Err(error) => {
                            Some(view! { <p class="refusal" role="alert">{error.to_string()}</p> }.into_any())
                        }
                    }
                })}
            </Suspense>
            <nav class="help-contents" aria-label=word!("Chapters" | "Kapitel")>
                {groups().into_iter().map(|group| view! { <GroupCard group /> }).collect_view()}
            </nav>
        </div>
    }
}

/// The chapters of a group under its sign.
#[component]
fn GroupCard(group: Group) -> impl IntoView {
    let links = group
        .chapters
        .into_iter()
        .map(|it| view! { <li><a href=it.address()>{it.title()}</a></li> });
    view! {
        <section class="card">
            <h2>
                <svg class="stroke" viewBox="-20 -20 40 40" aria-hidden="true"><path d=group.sign></path></svg>
                {group.name}
            </h2>
            <ul>{links.collect_view()}</ul>
        </section>
    }
}

/// Asks by address, so that a search can be linked and needs no WASM.
#[component]
pub fn SearchForm(question: String) -> impl IntoView {
    view! {
        <form class="help-search" method="get" action="/help" role="search">
            <label class="unseen" for="help-question">
                {word!("Search the rules" | "In den Regeln suchen")}
            </label>
            <input
                id="help-question"
                type="search"
                name="q"
                value=question
                maxlength="80"
                autocomplete="off"
                placeholder=word!("Search the rules" | "In den Regeln suchen")
            />
            <button class="button" type="submit">{word!("Search" | "Suchen")}</button>
        </form>
    }
}

#[component]
fn Hits(hits: Vec<Hit>) -> impl IntoView {
    let summary = match hits.len() {
        0 => word!(
            "Nothing found. Try a single word, or browse the chapters."
                | "Nichts gefunden. Versuche ein einzelnes Wort oder sieh die Kapitel durch."
        )
        .to_owned(),
        1 => word!("1 result" | "1 Treffer").to_owned(),
        n => say!("{n} results" | "{n} Treffer"),
    };
    view! {
        <section class="help-hits" aria-label=word!("Results" | "Treffer")>
            <h2 role="status">{summary}</h2>
            <ol>{hits.into_iter().filter_map(found).collect_view()}</ol>
        </section>
    }
}

fn found(hit: Hit) -> Option<impl IntoView> {
    let chapter = Chapter::from_slug(&hit.chapter)?;
    let (address, name) = if hit.anchor.is_empty() {
        (chapter.address(), chapter.title().to_owned())
    } else {
        let address = format!("{}#{}", chapter.address(), hit.anchor);
        (address, format!("{}: {}", chapter.title(), hit.title))
    };
    let excerpt = hit.excerpt.into_iter().map(|piece| {
        if piece.found {
            view! { <mark>{piece.text}</mark> }.into_any()
        } else {
            piece.text.into_any()
        }
    });
    Some(view! {
        <li>
            <a href=address>{name}</a>
            <p>{excerpt.collect_view()}</p>
        </li>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_is_in_one_group() {
        let mut listed: Vec<Chapter> = groups().into_iter().flat_map(|it| it.chapters).collect();
        listed.sort();
        assert_eq!(listed, Chapter::ALL);
    }
}
