//! Those who can join an army: its commanders, units, attachments and NCUs.

use super::{
    address::Draft,
    art::Parts,
    edit, names,
    person_card::{attachment_card, ncu_card},
    rows::cost,
    unit_card::unit_card,
};
use battlefield::data::Data;
use leptos::prelude::*;

#[component]
pub fn Offer(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let lead = commanders(&draft, data);
    let units = units(&draft, data);
    let people = people(&draft, data);
    let ncus = ncus(&draft, data);
    view! {
        <Parts />
        <section class="army-offer" aria-labelledby="army-commanders">
            <h2 id="army-commanders">{word!("Commander" | "Kommandant")}</h2>
            <ul>{lead}</ul>
        </section>
        <section class="army-offer" aria-labelledby="army-more-units">
            <h2 id="army-more-units">{word!("Add a unit" | "Einheit hinzufügen")}</h2>
            <ul>{units}</ul>
        </section>
        <section class="army-offer" aria-labelledby="army-more-people">
            <h2 id="army-more-people">{word!("Add an attachment" | "Begleiter hinzufügen")}</h2>
            <ul>{people}</ul>
        </section>
        <section class="army-offer" aria-labelledby="army-more-ncus">
            <h2 id="army-more-ncus">{word!("Add an NCU" | "NCU hinzufügen")}</h2>
            <ul>{ncus}</ul>
        </section>
    }
}

/// Its own faction's: a deck is made of one faction's cards.
fn commanders(draft: &Draft, data: &Data) -> Vec<AnyView> {
    let army = &draft.army;
    let chosen = edit::commanders(army, data);
    let all = data.commanders().filter(|it| it.faction == army.faction);
    all.map(|it| {
        let current = chosen.contains(&it.id).then_some("true");
        let led = match current {
            Some(_) => army.clone(),
            None => edit::led_by(army, it.id, data),
        };
        let name = names::any(it.id, data);
        view! {
            <li>
                <a class="tile" href=draft.with(led).address() data-noscroll="" aria-current=current>{name}</a>
            </li>
        }
        .into_any()
    })
    .collect()
}

fn units(draft: &Draft, data: &Data) -> Vec<AnyView> {
    let army = &draft.army;
    let people = army.characters(data);
    let free = |who: Option<&str>| who.is_none_or(|it| !people.contains(&it));
    let all = data.units.iter();
    let all = all.filter(|it| edit::is_own(army, &it.faction) && !it.commander);
    all.filter(|it| free(it.character.as_deref()))
        .map(|it| {
            let mut note = format!("{} {}", names::kind(it.kind), cost(it.points, false));
            if let Some(who) = it.requires.as_deref().filter(|it| free(Some(it))) {
                note += &say!(", requires {who}" | ", benötigt {who}");
            }
            if it.faction != army.faction {
                note += word!(", neutral" | ", neutral");
            }
            unit_card(draft, it, note)
        })
        .collect()
}

/// Those who stand in units.
fn people(draft: &Draft, data: &Data) -> Vec<AnyView> {
    let army = &draft.army;
    let people = army.characters(data);
    let free = |who: Option<&str>| who.is_none_or(|it| !people.contains(&it));
    let all = data.attachments.iter();
    let all = all.filter(|it| edit::is_own(army, &it.faction) && !it.commander);
    all.filter(|it| free(it.character.as_deref()))
        .map(|it| attachment_card(draft, it))
        .collect()
}

fn ncus(draft: &Draft, data: &Data) -> Vec<AnyView> {
    let army = &draft.army;
    let people = army.characters(data);
    let free = |who: Option<&str>| who.is_none_or(|it| !people.contains(&it));
    let all = data.ncus.iter();
    let all = all.filter(|it| edit::is_own(army, &it.faction) && !it.commander);
    all.filter(|it| free(it.character.as_deref()))
        .map(|it| ncu_card(draft, it))
        .collect()
}
