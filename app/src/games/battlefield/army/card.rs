//! The card of whoever can join: a picture, what they cost and give, and a press that adds them.

use super::address::Draft;
use battlefield::{army::Army, data::Data};
use leptos::prelude::*;

/// The parts in which the cards of units and people differ.
pub struct Card<'a> {
    pub id: &'a str,
    pub name: String,
    pub faction: &'a str,
    pub points: u8,
    /// So many are in the army.
    pub count: usize,
    pub art: AnyView,
    /// Values, or what they can do.
    pub body: AnyView,
    pub note: String,
    /// The label of the press and the army that it makes; nothing where they would have no place.
    pub press: Option<(String, Army)>,
}

/// The card; all of it is the link that adds whom it is about.
pub fn card(draft: &Draft, card: Card<'_>) -> AnyView {
    let data = Data::of_this_build();
    let Card {
        id,
        name,
        faction,
        points,
        count,
        art,
        body,
        note,
        press,
    } = card;
    let over = |it: &(String, Army)| it.1.points(data) > draft.size;
    let class = [
        "army-card ",
        cloth(faction),
        if press.as_ref().is_some_and(over) {
            " beyond"
        } else {
            ""
        },
        if count > 0 { " inside" } else { "" },
    ]
    .concat();
    let inside = (count > 0).then(|| {
        let told = say!("{count} in the army" | "{count} in der Armee");
        let badge = format!("×{count}");
        view! { <span class="army-count" role="img" aria-label=told>{badge}</span> }
    });
    let lift = press.is_some().then(|| id.to_owned());
    let grip = press.is_some().then(grip);
    let added = if let Some((label, army)) = press {
        let there = draft.with(army).address();
        view! {
            <a class="army-add" href=there data-noscroll="" draggable="false" aria-label=label>{name}</a>
        }
        .into_any()
    } else {
        view! { <strong class="army-closed">{name}</strong> }.into_any()
    };
    view! {
        <li class=class data-lift=lift>
            {art}
            <span class="army-cost" aria-hidden="true">{points.to_string()}</span>
            {inside}
            {grip}
            {added}
            {body}
            <p class="note">{note}</p>
        </li>
    }
    .into_any()
}

/// The handle by which a finger drags a card: elsewhere on it the finger scrolls the page.
fn grip() -> AnyView {
    view! {
        <span class="army-grip" aria-hidden="true">
            <svg viewBox="0 0 12 18" width="12" height="18"><path d="M3 3h.01M9 3h.01M3 9h.01M9 9h.01M3 15h.01M9 15h.01" /></svg>
        </span>
    }
    .into_any()
}

/// The class for the colors of a faction.
fn cloth(faction: &str) -> &'static str {
    match faction {
        "stark" => "of-stark",
        "lannister" => "of-lannister",
        _ => "of-neutral",
    }
}
