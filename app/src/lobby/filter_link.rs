//! Links that filter a list at once, without a form.

use leptos::prelude::*;

/// A link to what it leaves of a list; marked where the list shows just that.
#[component]
pub fn FilterLink(
    href: String,
    on: bool,
    #[prop(optional)] class: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    view! { <a class=class href=href aria-current=on.then_some("true")>{children()}</a> }
}
