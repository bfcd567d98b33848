//! The contents of the data pages, and the search in them.

use super::{Chapter, hit::Hit, read::find_entries};
use crate::loaded::loaded;
use crate::{
    games::battlefield::LATER,
    language::language,
    later::{Drawn, Later},
    reactive::memo,
};
use battlefield::Battlefield;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;
use tabletop::Game;

part! { miniatures, load_contents, fn contents() {
    let chapters = Chapter::all().into_iter();
    let links = chapters.map(|it| view! { <li><a href=it.address()>{it.title()}</a></li> });
    view! { <ul class="card">{links.collect_view()}</ul> }
}}

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
        <Title text=word!("Units, cards and abilities" | "Einheiten, Karten und Fähigkeiten") />
        <div class="page help help-front">
            <h1>{word!("Units, cards and abilities" | "Einheiten, Karten und Fähigkeiten")}</h1>
            <p class="lead">
                {word!(
                    "Everything an army can bring, in our own words. What we had to make up is marked."
                        | "Alles, was eine Armee mitbringen kann, in unseren eigenen Worten. Was wir uns ausdenken mussten, ist gekennzeichnet."
                )}
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
                <Later when drawn=Drawn::InSight module=LATER load=load_contents view=contents />
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
    let label =
        word!("Search units, cards and abilities" | "Einheiten, Karten und Fähigkeiten suchen");
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
