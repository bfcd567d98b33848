//! A link from a prompt or a refusal to its rule.

use super::Chapter;
use leptos::prelude::*;

/// Leads to a chapter of the rules.
#[component]
pub fn RuleLink(chapter: Chapter) -> impl IntoView {
    let name = say!(
        "Rules: {title}" | "Regeln: {title}",
        title = chapter.title()
    );
    view! { <a class="rule-link" href=chapter.address() target="_blank" aria-label=name>{chapter.title()}</a> }
}
