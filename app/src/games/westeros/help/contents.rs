//! The contents of the rules, and the search in them.

use super::{Chapter, hit::Hit, read::find_rules};
use crate::language::language;
use crate::loaded::loaded;
use crate::reactive::memo;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

/// The chapters in groups that belong together.
fn groups() -> [(&'static str, Vec<Chapter>); 5] {
    use Chapter as C;
    [
        (
            word!("The round" | "Die Runde"),
            vec![
                C::Rounds,
                C::WesterosPhase,
                C::Supply,
                C::Mustering,
                C::Bidding,
                C::Tracks,
                C::Wildlings,
            ],
        ),
        (
            word!("Planning" | "Planung"),
            vec![C::Planning, C::Orders, C::Raven],
        ),
        (
            word!("Orders in action" | "Befehle in Aktion"),
            vec![
                C::Raids,
                C::Marches,
                C::Transport,
                C::NeutralForces,
                C::Consolidate,
            ],
        ),
        (
            word!("Battle" | "Kampf"),
            vec![
                C::Combat,
                C::HouseCards,
                C::Tides,
                C::Casualties,
                C::Retreat,
            ],
        ),
        (
            word!("The board and the end of the game" | "Das Brett und das Ende der Partie"),
            vec![C::Ports, C::Control, C::Victory, C::Players, C::Options],
        ),
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
        <div class="page help">
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
                {groups()
                    .into_iter()
                    .map(|(name, chapters)| {
                        view! {
                            <section>
                                <h2>{name}</h2>
                                <ul>
                                    {chapters
                                        .into_iter()
                                        .map(|it| view! { <li><a href=it.address()>{it.title()}</a></li> })
                                        .collect_view()}
                                </ul>
                            </section>
                        }
                    })
                    .collect_view()}
            </nav>
        </div>
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
        let mut listed: Vec<Chapter> = groups().into_iter().flat_map(|(_, it)| it).collect();
        listed.sort();
        assert_eq!(listed, Chapter::ALL);
    }
}
