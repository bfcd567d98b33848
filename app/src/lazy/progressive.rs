//! A part that the browser takes over in a task of its own.

use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use {crate::hydration, leptos::html};

/// Progressive hydration: what the server has drawn here is taken over after what is around it, so it may draw
/// nothing of what changes with a pointer or the focus alone: presses are held back until all lives, those are
/// not. On a page without a hydration root, and where the browser draws by itself, it is drawn at once.
#[component]
pub fn Progressive(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    if hydration::is_in_parts() {
        return taken_over(children);
    }
    view! { <div class="lazy">{children()}</div> }.into_any()
}

#[cfg(feature = "hydrate")]
fn taken_over(children: Children) -> AnyView {
    let place = NodeRef::<html::Div>::new();
    // Whoever drops it would stop what lives there.
    let alive = StoredValue::new_local(None);
    hydration::part(Box::new(move || {
        if let Some(place) = place.try_get_untracked().flatten() {
            alive.try_set_value(Some(children().hydrate_from::<true>(&place)));
        }
    }));
    view! { <div class="lazy" inner_html="" node_ref=place></div> }.into_any()
}
