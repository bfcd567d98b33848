//! A link from a prompt or a refusal to its rule.

use super::{Chapter, sheet::use_rules};
use crate::hydration_root;
use leptos::{ev::MouseEvent, prelude::*};

/// Opens a chapter of the rules above the page; without WASM, or in a new tab, it is a link to it.
#[component]
pub fn RuleLink(chapter: Chapter) -> impl IntoView {
    let rules = use_rules();
    let name = say!(
        "Rules: {title}" | "Regeln: {title}",
        title = chapter.title()
    );
    let open = move |event: MouseEvent| {
        let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
        if let (Some(rules), false) = (rules, elsewhere) {
            event.prevent_default();
            // The sheet is a part of the page around the table, which may not live yet.
            hydration_root::with_frame(chapter.address(), move || rules.set(Some(chapter)));
        }
    };
    view! {
        <a class="rule-link" href=chapter.address() aria-label=name on:click=open>
            {chapter.title()}
        </a>
    }
}
