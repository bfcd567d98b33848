//! A unit that can join: its picture, its values, and a press that adds it.

use super::{address::Draft, art::art, edit, names};
use battlefield::data::{Data, Unit};
use leptos::prelude::*;

/// The card of a unit; all of it is the link that adds it.
pub fn unit_card(draft: &Draft, unit: &Unit, note: String) -> AnyView {
    let data = Data::of_this_build();
    let more = edit::with_unit(&draft.army, &unit.id);
    let beyond = more.points(data) > draft.size;
    let units = draft.army.units.iter();
    let count = units.filter(|it| it.unit == unit.id).count();
    let class = [
        "army-card ",
        cloth(&unit.faction),
        if beyond { " beyond" } else { "" },
        if count > 0 { " inside" } else { "" },
    ]
    .concat();
    let name = names::unit(unit);
    let label = say!("Add {name}" | "{name} hinzufügen");
    let there = draft.with(more).address();
    let inside = (count > 0).then(|| {
        let told = say!("{count} in the army" | "{count} in der Armee");
        let badge = format!("×{count}");
        view! { <span class="army-count" role="img" aria-label=told>{badge}</span> }
    });
    view! {
        <li class=class>
            {art(unit)}
            <span class="army-cost" aria-hidden="true">{unit.points.to_string()}</span>
            {inside}
            <a class="army-add" href=there data-noscroll="" aria-label=label>{name}</a>
            {values(unit)}
            <p class="note">{note}</p>
        </li>
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

/// Speed, defense and morale, and the attack that is named first.
fn values(unit: &Unit) -> AnyView {
    let mut all = vec![(word!("speed" | "Bewegung"), format!("{}″", unit.speed))];
    if let Some(attack) = unit.attacks.first() {
        let dice: Vec<String> = attack.dice.iter().map(ToString::to_string).collect();
        all.push((word!("hits" | "trifft"), format!("{}+", attack.to_hit)));
        all.push((word!("dice" | "Würfel"), dice.join("·")));
    }
    all.push((word!("defense" | "Abwehr"), format!("{}+", unit.defense)));
    all.push((word!("morale" | "Moral"), format!("{}+", unit.morale)));
    let all = all.into_iter();
    let all = all.map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> });
    view! { <dl class="army-values">{all.collect_view()}</dl> }.into_any()
}
