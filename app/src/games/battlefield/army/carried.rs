//! The sight of a drag: the card under the pointer, and on a phone the units that an attachment can join.

use super::{address::Draft, drag::Drag, edit, names};
use crate::reactive::memo;
use battlefield::data::Data;
use leptos::prelude::*;

#[component]
pub fn Carried(draft: Draft, drag: Drag) -> impl IntoView {
    let id = memo(move |_| drag.held.with(|it| it.as_ref().map(|it| it.id.clone())));
    let at = move || {
        let place = drag.held.with(|it| it.as_ref().map(|it| it.at));
        place.map_or_else(String::new, |(x, y)| format!("translate({x}px, {y}px)"))
    };
    let shown = move || {
        id.get().map(|id| {
            let name = names::any(&id, Data::of_this_build());
            view! {
                <ul class="army-berths" aria-hidden="true">{berths(&draft, &id)}</ul>
                <div class="army-ghost" aria-hidden="true" style:transform=at><span>{name}</span></div>
            }
        })
    };
    view! {
        {shown}
        // A card that is let go follows it, as a press follows its own.
        <a node_ref=drag.road hidden data-noscroll=""></a>
    }
}

/// The units that this attachment can join.
fn berths(draft: &Draft, id: &str) -> Vec<AnyView> {
    let data = Data::of_this_build();
    let units = draft.army.units.iter().enumerate();
    let free = units.filter(|(at, _)| edit::has_room(&draft.army, *at, id, data));
    let berths = free.map(|(at, company)| {
        let name = names::any(&company.unit, data);
        view! { <li data-unit=at.to_string()>{name}</li> }.into_any()
    });
    berths.collect()
}
