//! A chapter of the rules on its own page.

use super::{Chapter, Topic, contents::SearchForm, read::RuleText};
use battlefield::Battlefield;
use leptos::prelude::*;
use leptos_meta::Title;
use tabletop::Game;

#[component]
pub fn TopicPage(topic: Topic, sections: Vec<RuleText>) -> impl IntoView {
    let index = topic as usize;
    let before = index.checked_sub(1).map(|it| Topic::ALL[it]);
    let before = before.map(|it| (it.address(), it.title().to_owned()));
    // The data follows the rules.
    let after = Topic::ALL
        .get(index + 1)
        .map(|it| (it.address(), it.title().to_owned()));
    let after = after.unwrap_or_else(|| (Chapter::Abilities.address(), Chapter::Abilities.title()));
    let parts = sections.iter().filter(|it| !it.anchor.is_empty());
    let parts = parts.map(|it| {
        view! { <li><a href=format!("#{}", it.anchor)>{it.title.clone()}</a></li> }
    });
    let parts = parts.collect_view();
    view! {
        <Title text=topic.title() />
        <div class="page help">
            <p class="help-back">
                <a href=format!("/help?game={}", Battlefield::KIND)>{word!("All chapters" | "Alle Kapitel")}</a>
            </p>
            <h1>{topic.title()}</h1>
            <nav class="help-parts" aria-label=word!("In this chapter" | "In diesem Kapitel")>
                <ul>{parts}</ul>
            </nav>
            <article class="rules prose">{sections.into_iter().map(section).collect_view()}</article>
            <nav class="help-turn" aria-label=word!("Previous and next chapter" | "Voriges und nächstes Kapitel")>
                {before.map(|(address, title)| view! { <a rel="prev" href=address>"← " {title}</a> })}
                <a rel="next" href=after.0>{after.1} " →"</a>
            </nav>
            <SearchForm question=String::new() />
        </div>
    }
}

fn section(it: RuleText) -> AnyView {
    let RuleText {
        anchor,
        title,
        html,
    } = it;
    if anchor.is_empty() {
        return view! { <div class="rules-lead" inner_html=html></div> }.into_any();
    }
    view! {
        <section>
            <h2 id=anchor>{title}</h2>
            <div inner_html=html></div>
        </section>
    }
    .into_any()
}
