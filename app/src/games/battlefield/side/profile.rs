//! The card of the unit that somebody looks at: its values as they are now, and what it can do.

use super::super::{
    decide::unit_of,
    state::BattleState,
    values::{self, Values, dice_now, rows},
    wording,
};
use crate::reactive::memo;
use battlefield::{
    data::{Attack, Reach},
    position::{Bearer, Position, UnitId},
};
use leptos::prelude::*;

/// A name, and what it does.
type Told = (String, String);

/// The contents of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Card {
    name: String,
    told: String,
    values: Vec<(&'static str, String)>,
    conditions: Vec<Told>,
    attacks: Vec<Blow>,
    abilities: Vec<Told>,
}

/// An attack: its dice as they are now and by ranks, and what it has by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Blow {
    name: String,
    told: String,
    rows: Vec<Row>,
    traits: Vec<Told>,
}

/// The number of dice with so many ranks left.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    left: String,
    dice: u8,
    now: bool,
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
        let attacks = it.attacks.into_iter().map(attack);
        Some(view! {
            <section class="card battle-profile" aria-label=word!("Unit" | "Einheit")>
                <h3>{it.name}</h3>
                <p>{it.told}</p>
                <dl class="battle-values">{values.collect_view()}</dl>
                {list("battle-conditions", it.conditions)}
                <ul class="battle-attacks">{attacks.collect_view()}</ul>
                {list("battle-abilities", it.abilities)}
                <button type="button" class="button quiet" on:click=move |_| state.looked.set(None)>{word!("Close" | "Schließen")}</button>
            </section>
        })
    }
}

/// Names with what they do; nothing where there are none.
fn list(class: &'static str, all: Vec<Told>) -> Option<AnyView> {
    let any = !all.is_empty();
    let row = |(name, text): Told| view! { <div><dt>{name}</dt><dd>{text}</dd></div> };
    any.then(|| {
        let rows = all.into_iter().map(row).collect_view();
        view! { <dl class=class>{rows}</dl> }.into_any()
    })
}

fn attack(it: Blow) -> AnyView {
    let row = |it: Row| {
        let now = it.now.then_some("true");
        let (left, dice) = (it.left, it.dice);
        view! { <li aria-current=now>{left} " " <b>{dice.to_string()}</b></li> }
    };
    let rows = it.rows.into_iter().map(row).collect_view();
    view! {
        <li>
            <p><b>{it.name}</b> " " {it.told}</p>
            <ol class="battle-ranks" aria-label=word!("Dice by ranks left" | "Würfel nach verbliebenen Reihen")>{rows}</ol>
            {list("battle-traits", it.traits)}
        </li>
    }
    .into_any()
}

/// Seen from the unit that is asked about, where there is one.
fn card(position: &Position, id: UnitId, asked: Option<UnitId>) -> Card {
    let profile = position.unit(id).profile.entry();
    let Values {
        speed,
        defense,
        morale,
        lost,
    } = values::values(position, id);
    let mut abilities: Vec<Told> = position
        .abilities(Bearer::Unit(id))
        .map(wording::ability)
        .collect();
    abilities.sort();
    abilities.dedup();
    Card {
        name: wording::unit(position, id),
        told: wording::unit_sentence(position, id, asked),
        values: vec![
            (word!("Speed" | "Bewegung"), wording::inches(speed)),
            (word!("Defense" | "Verteidigung"), format!("{defense}+")),
            (word!("Morale" | "Moral"), format!("{morale}+")),
        ],
        conditions: wording::conditions(position, id),
        attacks: profile.attacks.iter().map(|it| blow(it, lost)).collect(),
        abilities,
    }
}

fn blow(it: &Attack, lost: usize) -> Blow {
    let now = wording::count_dice(usize::from(dice_now(it, lost)));
    let hits = it.to_hit;
    let reach = match it.reach {
        Reach::Melee => word!("melee" | "Nahkampf"),
        Reach::Short => word!("ranged, 6 inches" | "Fernkampf, 6 Zoll"),
        Reach::Long => word!("ranged, 12 inches" | "Fernkampf, 12 Zoll"),
    };
    let row = |row: values::Row| Row {
        left: wording::ranks_left(row.left),
        dice: row.dice,
        now: row.now,
    };
    let mut rows = rows(it, lost);
    // Of one rank there is nothing to compare.
    if rows.len() < 2 {
        rows.clear();
    }
    Blow {
        name: it.name.clone(),
        told: say!(
            "({reach}): {now} now, hits on {hits}+" | "({reach}): jetzt {now}, trifft ab {hits}"
        ),
        rows: rows.into_iter().map(row).collect(),
        traits: wording::traits(it),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn an_attack_has_its_traits_and_its_dice_by_ranks() {
        let mut position = example();
        // The Berserkers of the example: the fewer, the more dice.
        let told = card(&position, UnitId(3), None);
        let axes = &told.attacks[0];
        assert_eq!(axes.traits[0].0, "Sundering");
        assert!(!axes.traits[0].1.is_empty());
        let dice: Vec<_> = axes.rows.iter().map(|it| (it.dice, it.now)).collect();
        assert_eq!(dice, [(6, true), (8, false), (10, false)]);
        assert_eq!(axes.rows[0].left, "3 ranks");
        position.units[3].strength.models = 4;
        let hurt = card(&position, UnitId(3), None);
        assert!(hurt.attacks[0].rows[2].now && hurt.attacks[0].told.contains("10"));
    }

    #[test]
    fn conditions_are_told_by_name() {
        let told = card(&example(), UnitId(6), None).conditions;
        assert!(told.iter().any(|it| it.0 == "Panicked"), "{told:?}");
    }
}
