//! The card of the unit that somebody looks at: its values as they are now, and what it can do.

use super::super::{
    decide::{Numbers, numbers, strip, unit_of},
    scene::model::{Colors, colors_of},
    state::BattleState,
    table::{CROSS, Opened, Shield, icon},
    values::{self, dice_now, rows},
    wording::{self, Told},
};
use crate::reactive::memo;
use battlefield::{
    data::{Attack, Reach},
    position::{Bearer, Position, UnitId},
    question::{Action, Prompt},
};
use leptos::prelude::*;

/// A name, and what it does.
type Named = (String, String);

/// The contents of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Card {
    name: String,
    army: String,
    colors: Option<Colors>,
    /// Its models and its place, for the eye and for the ear.
    line: [String; 2],
    numbers: Option<Numbers>,
    conditions: Vec<Named>,
    attacks: Vec<Blow>,
    abilities: Vec<Named>,
}

/// An attack: its dice by ranks, and what it has by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Blow {
    name: String,
    told: String,
    rows: Vec<Row>,
    traits: Vec<Named>,
}

/// The number of dice with so many ranks left.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    left: String,
    dice: u8,
    now: bool,
}

/// Returns the unit that acts: that is asked about, or chosen, or else in the middle of its action.
pub fn acting(state: BattleState) -> Option<UnitId> {
    let asked = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
    let chosen = || match state.action()? {
        Action::Select(who) => who.thing()?.unit(),
        _ => None,
    };
    let acts = || state.with_position(|it| it.action()?.unit.unit());
    asked.or_else(chosen).or_else(acts)
}

/// Returns true for the questions that tell the values of whoever acts themselves.
const fn tells(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Select | Prompt::Action { .. } | Prompt::Free { .. }
    )
}

#[component]
pub fn Profile(state: BattleState) -> impl IntoView {
    let opened = use_context::<Opened>();
    let acts = memo(move |_| acting(state));
    let told = memo(move |_| state.asked_with(|_, prompt| tells(prompt)) == Some(true));
    let card = memo(move |_| {
        let unit = state.looked.get()?.unit()?;
        let from = acts.get();
        let pressed = opened.is_some_and(|it| it.card.get());
        let shown = pressed || from != Some(unit) || !told.get();
        state.with_position(|it| {
            let stands = usize::from(unit.0) < it.units.len();
            (stands && shown).then(|| card(it, unit, from))
        })
    });
    let close = move |_| match opened {
        Some(it) => {
            it.close_card(state);
        }
        None => state.looked.set(None),
    };
    move || {
        let it = card.get()?;
        let colors = it.colors.map(Colors::classes).unwrap_or_default();
        let class = ["card battle-profile ", &colors].concat();
        let [seen, heard] = it.line;
        let attacks = it.attacks.into_iter().map(attack).collect_view();
        let label = word!("Close" | "Schließen");
        Some(view! {
            <section class=class aria-label=word!("Unit" | "Einheit")>
                <header class="army-colors looked-head">
                    {it.colors.map(|colors| view! { <Shield colors /> })}
                    <h3>{it.name} " " <span>{it.army}</span></h3>
                    <button type="button" class="looked-close" aria-label=label title=label on:click=close>
                        {icon(CROSS)}
                    </button>
                </header>
                <p class="looked-line"><span aria-hidden="true">{seen}</span><span class="unseen">{heard}</span></p>
                {it.numbers.map(strip)}
                {list("battle-conditions", it.conditions)}
                <ul class="battle-attacks">{attacks}</ul>
                {list("battle-abilities", it.abilities)}
            </section>
        })
    }
}

/// Names, each in a line that opens what it does; nothing where there are none.
fn list(class: &'static str, all: Vec<Named>) -> Option<AnyView> {
    let any = !all.is_empty();
    let row = |(name, text): Named| {
        let hint = text.clone();
        view! { <details><summary title=hint>{name}</summary><p>{text}</p></details> }
    };
    any.then(|| {
        let rows = all.into_iter().map(row).collect_view();
        view! { <div class=class>{rows}</div> }.into_any()
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

/// Seen from the unit that acts, where there is one.
fn card(position: &Position, id: UnitId, from: Option<UnitId>) -> Card {
    let unit = position.unit(id);
    let profile = unit.profile.entry();
    let lost = usize::from(unit.ranks_lost());
    let mut abilities: Vec<Named> = position
        .abilities(Bearer::Unit(id))
        .map(wording::ability)
        .collect();
    abilities.sort();
    abilities.dedup();
    Card {
        name: wording::own_unit(position, id),
        army: wording::player(position, unit.owner),
        colors: colors_of(position, id),
        line: [Told::Seen, Told::Heard].map(|it| wording::unit_line(position, id, from, it)),
        numbers: numbers(position, id, 0),
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
        told: say!("{reach}, {now}, hits on {hits}+" | "{reach}, {now}, trifft ab {hits}"),
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

    #[test]
    fn the_head_says_the_name_and_the_army_once_each() {
        let told = card(&example(), UnitId(6), Some(UnitId(0)));
        assert_eq!(
            (told.name.as_str(), told.army.as_str()),
            ("Guardsmen 1", "Lannister")
        );
        assert!(!told.line[0].contains("Guardsmen"), "{:?}", told.line);
    }
}
