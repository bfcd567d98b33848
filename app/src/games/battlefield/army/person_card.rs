//! People who can join: whoever stands in a unit, and NCUs, with what they give.

use super::{
    address::Draft,
    card::{Card, card},
    edit, names,
    portrait::{COUNCIL, bust, portrait},
    rows::cost,
};
use battlefield::data::{Attachment, Data, Ncu};
use leptos::prelude::*;

/// The card of somebody who stands in a unit. A press takes them into the first that has room.
pub fn attachment_card(draft: &Draft, one: &Attachment) -> AnyView {
    let data = Data::of_this_build();
    let army = &draft.army;
    let name = names::attachment(one);
    let kind = names::kind(one.kind);
    let mut note = say!("Joins: {kind}" | "Begleitet: {kind}");
    note += " ";
    note += &cost(one.points, false);
    if one.faction != army.faction {
        note += word!(", neutral" | ", neutral");
    }
    let press = edit::room(army, &one.id, data).map(|at| {
        let unit = names::any(&army.units[at].unit, data);
        let label = say!("Add {name} to {unit}" | "{name} zu {unit} hinzufügen");
        (label, edit::with_attachment(army, at, &one.id, data))
    });
    if press.is_none() {
        note += word!(". No unit has room for them." | ". Keine Einheit hat Platz dafür.");
    }
    let inside = army.units.iter().flat_map(|it| &it.attachments);
    let it = Card {
        id: &one.id,
        name,
        faction: &one.faction,
        points: one.points,
        count: inside.filter(|id| **id == one.id).count(),
        art: portrait(bust(one)),
        body: gifts(&one.abilities),
        note,
        press,
    };
    card(draft, it)
}

/// The card of an NCU.
pub fn ncu_card(draft: &Draft, ncu: &Ncu) -> AnyView {
    let army = &draft.army;
    let name = names::ncu(ncu);
    let label = say!("Add {name}" | "{name} hinzufügen");
    let mut note = cost(ncu.points, false);
    if ncu.faction != army.faction {
        note += word!(", neutral" | ", neutral");
    }
    let it = Card {
        id: &ncu.id,
        name,
        faction: &ncu.faction,
        points: ncu.points,
        count: army.ncus.iter().filter(|id| **id == ncu.id).count(),
        art: portrait(COUNCIL),
        body: gifts(&ncu.abilities),
        note,
        press: Some((label, edit::with_ncu(army, &ncu.id))),
    };
    card(draft, it)
}

/// Their abilities by name and in words.
fn gifts(abilities: &[String]) -> AnyView {
    let all = abilities.iter().filter_map(|id| names::ability(id));
    let all = all.map(|it| view! { <p><strong>{it.name}</strong> ": " {it.text}</p> });
    view! { <div class="army-gifts">{all.collect_view()}</div> }.into_any()
}
