//! A chapter of the rules on its own page.

use super::{
    Chapter,
    contents::SearchForm,
    read::{SectionText, read_rules},
};
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{error_page::ErrorPage, language::language};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_params_map;

/// The page at `/help/:chapter`.
#[component]
pub fn ChapterPage() -> impl IntoView {
    let params = use_params_map();
    let slug = memo(move |_| params.read().get("chapter").unwrap_or_default());
    let language = language();
    let text = loaded(
        move || (slug.get(), language),
        |(slug, language)| async move { (slug.clone(), read_rules(slug, language).await) },
    );
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                let (slug, text) = text.await;
                match (Chapter::from_slug(&slug), text) {
                    (Some(chapter), Ok(sections)) => view! { <Whole chapter sections /> }.into_any(),
                    (_, Err(error)) => view! { <ErrorPage error /> }.into_any(),
                    (None, Ok(_)) => ().into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Whole(chapter: Chapter, sections: Vec<SectionText>) -> impl IntoView {
    let index = chapter as usize;
    let before = index.checked_sub(1).map(|it| Chapter::ALL[it]);
    let after = Chapter::ALL.get(index + 1).copied();
    let parts: Vec<(String, String)> = sections
        .iter()
        .filter(|it| !it.anchor.is_empty())
        .map(|it| (it.anchor.clone(), it.title.clone()))
        .collect();
    view! {
        <Title text=chapter.title() />
        <div class="page help">
            <p class="help-back">
                <a href="/help">{word!("All chapters" | "Alle Kapitel")}</a>
            </p>
            <h1>{chapter.title()}</h1>
            <nav class="help-parts" aria-label=word!("In this chapter" | "In diesem Kapitel")>
                <ul>
                    {parts
                        .into_iter()
                        .map(|(anchor, title)| {
                            view! { <li><a href=format!("#{anchor}")>{title}</a></li> }
                        })
                        .collect_view()}
                </ul>
            </nav>
            <article class="rules prose">
                {sections
                    .into_iter()
                    .map(|it| {
                        let SectionText { anchor, title, html } = it;
                        if anchor.is_empty() {
                            view! { <div class="rules-lead" inner_html=html></div> }.into_any()
                        } else {
                            view! {
                                <section>
                                    <h2 id=anchor>{title}</h2>
                                    <div inner_html=html></div>
                                </section>
                            }
                                .into_any()
                        }
                    })
                    .collect_view()}
            </article>
            <nav class="help-turn" aria-label=word!("Previous and next chapter" | "Voriges und \
                 nächstes Kapitel")>
                {before.map(|it| view! { <a rel="prev" href=it.address()>"← " {it.title()}</a> })}
                {after.map(|it| view! { <a rel="next" href=it.address()>{it.title()} " →"</a> })}
            </nav>
            <SearchForm question=String::new() />
        </div>
    }
}
