//! An army row by row: its units with who stands in them, and its NCUs.

use super::{address::Draft, edit, names};
use crate::games::battlefield::help;
use battlefield::{
    army::Company,
    data::{Attachment, Data, Unit},
};
use leptos::prelude::*;

#[component]
pub fn Rows(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let units = draft.army.units.iter().enumerate();
    let units: Vec<AnyView> = units
        .map(|(at, it)| company(&draft, (at, it), data))
        .collect();
    let ncus = draft.army.ncus.iter().enumerate();
    let ncus: Vec<AnyView> = ncus.map(|(at, id)| ncu(&draft, (at, id), data)).collect();
    view! {
        <section class="army-rows" aria-labelledby="army-units">
            <h2 id="army-units">{word!("Units" | "Einheiten")}</h2>
            {units.is_empty().then(|| view! {
                <p class="note">{word!("None yet. Add some below." | "Noch keine. Füge unten welche hinzu.")}</p>
            })}
            <ol>{units}</ol>
        </section>
        <section class="army-rows" aria-labelledby="army-ncus">
            <h2 id="army-ncus">{word!("NCUs (non-combat units)" | "NCUs (Nichtkampfeinheiten)")}</h2>
            {ncus.is_empty().then(|| view! {
                <p class="note">{word!("None yet." | "Noch keine.")}</p>
            })}
            <ol>{ncus}</ol>
        </section>
    }
}

fn company(draft: &Draft, (at, company): (usize, &Company), data: &Data) -> AnyView {
    let army = &draft.army;
    let unit = data.unit(&company.unit);
    let name = names::any(&company.unit, data);
    let removed = draft.with(edit::without_unit(army, at)).address();
    let inside = company.attachments.iter().enumerate().map(|(which, id)| {
        let attachment = data.attachment(id);
        let removed = edit::without_attachment(army, at, which);
        view! {
            <li>
                <Named
                    name=names::any(id, data)
                    there=attachment.map(help::attachment_address)
                    points=attachment.map(|it| it.points)
                    leads=attachment.is_some_and(|it| it.commander)
                    removed=draft.with(removed).address()
                />
            </li>
        }
    });
    let inside = inside.collect_view();
    let offer = unit.map(|unit| attachments(draft, (at, company, unit), data));
    let free = unit.filter(|it| !it.solo && company.attachments.is_empty());
    view! {
        <li class="card" data-unit=at.to_string() data-room=free.map(|it| it.kind.name())>
            <Named
                name
                there=unit.map(help::unit_address)
                points=unit.map(|it| it.points)
                leads=unit.is_some_and(|it| it.commander)
                removed
            />
            <ul>{inside}</ul>
            {offer}
        </li>
    }
    .into_any()
}

/// Draws the choice of attachments that could stand in this unit.
fn attachments(
    draft: &Draft,
    (at, company, unit): (usize, &Company, &Unit),
    data: &Data,
) -> Option<AnyView> {
    let army = &draft.army;
    if unit.solo || !company.attachments.is_empty() {
        return None;
    }
    let people = army.characters(data);
    let free = |it: &Attachment| {
        let taken = it
            .character
            .as_deref()
            .is_some_and(|it| people.contains(&it));
        let own = it.faction == army.faction || (edit::is_own(army, &it.faction) && !it.commander);
        let here = edit::commanders(army, data).contains(&it.id.as_str());
        own && it.kind == unit.kind && (!taken || here)
    };
    let all = data.attachments.iter().filter(|it| free(it));
    let links = all.map(|it| {
        let there = draft.with(edit::with_attachment(army, at, &it.id, data));
        let (name, cost) = (names::attachment(it), cost(it.points, it.commander));
        view! { <li><a class="button quiet" href=there.address() data-noscroll="">{name} " " {cost}</a></li> }
    });
    let links = links.collect_view();
    if links.is_empty() {
        return None;
    }
    let name = names::unit(unit);
    let label = say!("Add an attachment: {name}" | "Begleiter hinzufügen: {name}");
    Some(
        view! {
            <details class="army-attach">
                <summary aria-label=label>{word!("Add an attachment" | "Begleiter hinzufügen")}</summary>
                <ul>{links}</ul>
            </details>
        }
        .into_any(),
    )
}

fn ncu(draft: &Draft, (at, id): (usize, &String), data: &Data) -> AnyView {
    let ncu = data.ncu(id);
    view! {
        <li class="card">
            <Named
                name=names::any(id, data)
                there=ncu.map(help::ncu_address)
                points=ncu.map(|it| it.points)
                leads=ncu.is_some_and(|it| it.commander)
                removed=draft.with(edit::without_ncu(&draft.army, at)).address()
            />
        </li>
    }
    .into_any()
}

/// Somebody of the army: a link to what they do, their points, and one that takes them out.
#[component]
fn Named(
    name: String,
    there: Option<String>,
    points: Option<u8>,
    leads: bool,
    removed: String,
) -> impl IntoView {
    let cost = points.map(|it| cost(it, leads));
    let label = say!("Remove {name}" | "{name} entfernen");
    view! {
        <div class="army-row">
            // An entry of the data lies deep in its page, which the browser scrolls to only when it loads it.
            <span><a href=there rel="external">{name}</a> " " <span class="note">{cost}</span></span>
            <a class="button quiet" href=removed data-noscroll="" aria-label=label>
                {word!("Remove" | "Entfernen")}
            </a>
        </div>
    }
}

/// "6 points", or that somebody leads and costs nothing.
pub fn cost(points: u8, leads: bool) -> String {
    if leads {
        return word!("(commander)" | "(Kommandant)").to_owned();
    }
    match points {
        1 => word!("(1 point)" | "(1 Punkt)").to_owned(),
        n => say!("({n} points)" | "({n} Punkte)"),
    }
}
