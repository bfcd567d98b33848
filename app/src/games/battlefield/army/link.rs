//! The link to an army, which shares it.

use super::{address::Draft, frame::Total};
use crate::pass_on::PassOn;
use battlefield::data::Data;
use leptos::{html, prelude::*};

/// Returns the address of this site.
#[cfg(feature = "ssr")]
fn origin() -> String {
    // Whoever lists the routes asks for no page.
    let asked = use_context::<crate::server::AppState>();
    asked.map_or_else(String::new, |_| crate::server::origin())
}

/// Returns the address of this site.
#[cfg(not(feature = "ssr"))]
fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// The points and the buttons that pass the army on: above it, and on a phone at the edge, always in sight.
#[component]
pub fn Reach(draft: Draft, field: NodeRef<html::Input>) -> impl IntoView {
    let points = draft.army.points(Data::of_this_build());
    let link = link(&draft);
    view! {
        <div class="army-reach">
            <Total points size=draft.size />
            <p class="actions"><PassOn link=Signal::stored(link) field /></p>
        </div>
    }
}

/// The link to read, for those whose browser copies nothing.
#[component]
pub fn Link(draft: Draft, field: NodeRef<html::Input>) -> impl IntoView {
    let link = link(&draft);
    view! {
        <label class="field army-link">
            <span>{word!("Link to this army" | "Link zu dieser Armee")}</span>
            <input node_ref=field readonly value=link.clone() prop:value=link />
        </label>
    }
}

fn link(draft: &Draft) -> String {
    [origin(), draft.address()].concat()
}
