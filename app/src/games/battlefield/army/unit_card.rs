//! A unit that can join: its picture, its values, and a press that adds it.

use super::{
    address::Draft,
    art::art,
    card::{Card, card},
    edit, names,
};
use battlefield::data::Unit;
use leptos::prelude::*;

/// The card of a unit.
pub fn unit_card(draft: &Draft, unit: &Unit, note: String) -> AnyView {
    let units = draft.army.units.iter();
    let name = names::unit(unit);
    let label = say!("Add {name}" | "{name} hinzufügen");
    let it = Card {
        id: &unit.id,
        name,
        faction: &unit.faction,
        points: unit.points,
        count: units.filter(|it| it.unit == unit.id).count(),
        art: art(unit),
        body: values(unit),
        note,
        press: Some((label, edit::with_unit(&draft.army, &unit.id))),
    };
    card(draft, it)
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
