//! A link from a question or a refusal to its rule.

use super::Rule;
use leptos::prelude::*;

/// Leads to a section of the rules in another tab, so that nobody leaves the table.
#[component]
pub fn RuleLink(rule: Rule) -> impl IntoView {
    let title = rule.topic.title();
    let name = say!("Rule: {title} (new tab)" | "Regel: {title} (neuer Tab)");
    view! {
        <a class="rule-link" href=rule.address() target="_blank" aria-label=name>{word!("Rule" | "Regel")}</a>
    }
}

/// Returns the link where a rule is the reason, after a space.
pub fn link(rule: Option<Rule>) -> Option<AnyView> {
    rule.map(|rule| view! { " " <RuleLink rule /> }.into_any())
}
