//! The card of the unit that somebody looks at: its values as they are now, and what it can do.

use super::super::{decide::unit_of, state::BattleState, wording};
use crate::reactive::memo;
use battlefield::{
    data::Reach,
    position::{Bearer, Position, UnitId},
};
use leptos::prelude::*;

/// What the card says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Card {
    name: String,
    told: String,
    values: Vec<(&'static str, String)>,
    attacks: Vec<String>,
    abilities: Vec<(String, String)>,
}

#[component]
pub fn Profile(state: BattleState) -> impl IntoView {
    let card = memo(move |_| {
        let unit = state.looked.get()?.unit()?;
        let asked = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
        state.with_position(|it| {
            (usize::from(unit.0) < it.units.len()).then(|| card(it, unit, asked))
        })
    });
    move || {
        let it = card.get()?;
        let values = it
            .values
            .into_iter()
            .map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> });
        let attacks = it.attacks.into_iter().map(|it| view! { <li>{it}</li> });
        let abilities = it
            .abilities
            .into_iter()
            .map(|(name, text)| view! { <div><dt>{name}</dt><dd>{text}</dd></div> });
        Some(view! {
            <section class="card battle-profile" aria-label=word!("Unit" | "Einheit")>
                <h3>{it.name}</h3>
                <p>{it.told}</p>
                <dl class="battle-values">{values.collect_view()}</dl>
                <ul>{attacks.collect_view()}</ul>
                <dl class="battle-abilities">{abilities.collect_view()}</dl>
                <button type="button" class="button quiet" on:click=move |_| state.looked.set(None)>{word!("Close" | "Schließen")}</button>
            </section>
        })
    }
}

/// Seen from the unit that is asked about, where there is one.
fn card(position: &Position, id: UnitId, asked: Option<UnitId>) -> Card {
    let unit = position.unit(id);
    let profile = unit.profile.entry();
    let speed = wording::inches(position.speed(id));
    let (defense, morale) = (profile.defense, profile.morale);
    let lost = usize::from(unit.ranks_lost());
    let attack = |it: &battlefield::data::Attack| {
        let now = it.dice.get(lost).or(it.dice.last()).copied().unwrap_or(0);
        let rows: Vec<String> = it.dice.iter().map(u8::to_string).collect();
        let now = wording::count_dice(usize::from(now));
        let (name, hits, rows) = (&it.name, it.to_hit, rows.join("/"));
        let reach = match it.reach {
            Reach::Melee => word!("melee" | "Nahkampf"),
            Reach::Short => word!("ranged, 6 inches" | "Fernkampf, 6 Zoll"),
            Reach::Long => word!("ranged, 12 inches" | "Fernkampf, 12 Zoll"),
        };
        say!(
            "{name} ({reach}): {now} now ({rows} by ranks), hits on {hits}+"
                | "{name} ({reach}): jetzt {now} ({rows} nach Reihen), trifft ab {hits}"
        )
    };
    let mut abilities: Vec<(String, String)> = position
        .abilities(Bearer::Unit(id))
        .map(wording::ability)
        .collect();
    abilities.sort();
    abilities.dedup();
    Card {
        name: wording::unit(position, id),
        told: wording::unit_sentence(position, id, asked),
        values: vec![
            (word!("Speed" | "Bewegung"), speed),
            (word!("Defense" | "Verteidigung"), format!("{defense}+")),
            (word!("Morale" | "Moral"), format!("{morale}+")),
        ],
        attacks: profile.attacks.iter().map(attack).collect(),
        abilities,
    }
}
