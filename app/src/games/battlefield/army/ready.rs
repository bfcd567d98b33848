//! Ready-made armies, for those who do not want to build one.

use super::address::Draft;
use battlefield::{
    army::{Suggested, suggested},
    data::Data,
};
use leptos::prelude::*;

/// All of them by faction, the small ones first; open until somebody has begun.
#[component]
pub fn Ready(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let open = draft.army.faction.is_empty();
    let factions = data.factions.iter().filter_map(|faction| {
        let all = suggested().iter();
        let mut own: Vec<&Suggested> = all.filter(|it| it.army.faction == faction.id).collect();
        own.sort_by_key(|it| it.size);
        let links: Vec<AnyView> = own.into_iter().map(|it| link(it, &draft, data)).collect();
        (!links.is_empty()).then(|| {
            view! {
                <section>
                    <h2>{super::faction(faction)}</h2>
                    <ul class="tiles">{links}</ul>
                </section>
            }
        })
    });
    view! {
        <details class="fold army-ready" open=open>
            <summary>{word!("Ready-made armies" | "Fertige Armeen")}</summary>
            {factions.collect_view()}
        </details>
    }
}

fn link(one: &Suggested, draft: &Draft, data: &Data) -> AnyView {
    let there = Draft {
        size: one.size,
        army: one.army.clone(),
    };
    let current = (there == *draft).then_some("true");
    let size = one.size;
    view! {
        <li>
            <a class="tile" href=there.address() data-noscroll="" aria-current=current>
                <span class="tile-label">{say!("For {size} points" | "Für {size} Punkte")}</span>
                <span class="note">{summary(&one.army, data)}</span>
            </a>
        </li>
    }
    .into_any()
}

/// Tells who leads it and how much there is of it: "Robb Stark, The Wolf Lord: 27 points, 4 units, 2 NCUs".
pub fn summary(army: &battlefield::army::Army, data: &Data) -> String {
    let leader = super::edit::commanders(army, data).into_iter().next();
    let leader = leader.map_or_else(
        || word!("No commander" | "Kein Kommandant").to_owned(),
        |id| super::names::any(id, data),
    );
    let points = army.points(data);
    let units = match army.units.len() {
        1 => word!("1 unit" | "1 Einheit").to_owned(),
        n => say!("{n} units" | "{n} Einheiten"),
    };
    let ncus = match army.ncus.len() {
        1 => word!("1 NCU" | "1 Nichtkampfeinheit").to_owned(),
        n => say!("{n} NCUs" | "{n} Nichtkampfeinheiten"),
    };
    say!(
        "{leader}: {points} points, {units}, {ncus}" | "{leader}: {points} Punkte, {units}, {ncus}"
    )
}
