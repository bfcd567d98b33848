//! The contents of the rules and the data, and the search in them.

use super::{Chapter, Topic, hit::Hit, read::find_entries};
use crate::loaded::loaded;
use crate::{
    games::battlefield::PARTS,
    language::language,
    lazy::{Drawn, LazyPart},
    reactive::memo,
};
use battlefield::Battlefield;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;
use tabletop::Game;

part! { miniatures, load_contents, fn contents() {
    let chapters = Chapter::data().into_iter();
    let links = chapters.map(|it| view! { <li><a href=it.address()>{it.title()}</a></li> });
    view! {
        <ul class="card" aria-label=word!("Units, cards and abilities" | "Einheiten, Karten und Fähigkeiten")>
            {links.collect_view()}
        </ul>
    }
}}

/// Chapters of the rules that belong together.
type Group = (&'static str, &'static [Topic]);

const GAME: &[Topic] = &[
    Topic::Terms,
    Topic::Rounds,
    Topic::Victory,
    Topic::Modes,
    Topic::Teams,
];
const FIELD: &[Topic] = &[
    Topic::Activation,
    Topic::Moving,
    Topic::Sight,
    Topic::Charge,
    Topic::Retreat,
    Topic::Ground,
];
const BATTLE: &[Topic] = &[
    Topic::Attack,
    Topic::Shooting,
    Topic::Melee,
    Topic::Morale,
    Topic::Wounds,
    Topic::Dice,
    Topic::Tokens,
];
const COMMAND: &[Topic] = &[Topic::Board, Topic::Tactics, Topic::Attachments];
const BEFORE: &[Topic] = &[Topic::Army, Topic::SetUp];

fn groups() -> [Group; 5] {
    [
        (word!("The game" | "Das Spiel"), GAME),
        (word!("On the field" | "Auf dem Feld"), FIELD),
        (word!("Fighting" | "Kämpfen"), BATTLE),
        (word!("Command" | "Führung"), COMMAND),
        (word!("Before the battle" | "Vor der Schlacht"), BEFORE),
    ]
}

fn group((name, topics): Group) -> AnyView {
    let links = topics.iter();
    let links = links.map(|it| view! { <li><a href=it.address()>{it.title()}</a></li> });
    view! {
        <section class="card">
            <h2>{name}</h2>
            <ul>{links.collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// The page at `/help`: what was searched for, and the chapters. It works without WASM.
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
            find_entries(q, language).await
        },
    );
    let when = Signal::stored(false);
    view! {
        <Title text=word!("Rules of the miniatures game" | "Regeln des Miniaturenspiels") />
        <div class="page help help-front">
            <h1>{word!("Rules of the miniatures game" | "Regeln des Miniaturenspiels")}</h1>
            <p class="lead">
                {word!(
                    "The complete rules in our own words, and everything an army can bring. What we had to make up is marked. New here? The "
                        | "Die vollständigen Regeln in unseren eigenen Worten und alles, was eine Armee mitbringen kann. Was wir uns ausdenken mussten, ist gekennzeichnet. Neu hier? Die "
                )}
                <a href=format!("/learn?game={}", Battlefield::KIND)>{word!("short lessons" | "kurzen Lektionen")}</a>
                {word!(" teach it step by step." | " zeigen es Schritt für Schritt.")}
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
                {groups().into_iter().map(group).collect_view()}
                <LazyPart when drawn=Drawn::InSight module=PARTS load=load_contents view=contents />
            </nav>
            <p class="actions">
                <a class="button" href=crate::games::battlefield::army::PLACE>
                    {word!("Build an army" | "Eine Armee aufstellen")}
                </a>
            </p>
        </div>
    }
}

/// Asks by address, so that a search can be linked and needs no WASM.
#[component]
pub fn SearchForm(question: String) -> impl IntoView {
    let label = word!("Search rules, units and cards" | "Regeln, Einheiten und Karten suchen");
    view! {
        <form class="help-search" method="get" action="/help" role="search">
            <input type="hidden" name="game" value=Battlefield::KIND />
            <label class="unseen" for="data-question">{label}</label>
            <input
                id="data-question"
                type="search"
                name="q"
                value=question
                maxlength="80"
                autocomplete="off"
                placeholder=label
            />
            <button class="button" type="submit">{word!("Search" | "Suchen")}</button>
        </form>
    }
}

#[component]
fn Hits(hits: Vec<Hit>) -> impl IntoView {
    let summary = match hits.len() {
        0 => word!(
            "No results. Try a single word, or browse the chapters."
                | "Keine Treffer. Versuche ein einzelnes Wort oder sieh die Kapitel durch."
        )
        .to_owned(),
        1 => word!("1 result" | "1 Treffer").to_owned(),
        n => say!("{n} results" | "{n} Treffer"),
    };
    let hits = hits.into_iter().map(|it| {
        view! {
            <li>
                <a href=it.address rel="external">{it.title}</a>
                <p>{it.text}</p>
            </li>
        }
    });
    view! {
        <section class="help-hits" aria-label=word!("Results" | "Treffer")>
            <h2 role="status">{summary}</h2>
            <ol>{hits.collect_view()}</ol>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_is_in_one_group() {
        let listed = groups().into_iter().flat_map(|it| it.1.iter().copied());
        let mut listed: Vec<Topic> = listed.collect();
        listed.sort_by_key(|it| *it as usize);
        assert_eq!(listed, Topic::ALL);
    }
}
