//! The values of a unit in a strip below its name.

use super::{
    super::{
        state::BattleState,
        values::{self, Row, Values},
        wording::Told,
    },
    aiming::{Attack, attack_of},
};
use crate::reactive::memo;
use battlefield::{
    field::Thing,
    position::{Position, UnitId},
};
use leptos::prelude::*;

/// The numbers of a unit and of one of its attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    values: Values,
    /// The least face that hits, and the dice by ranks.
    attack: Option<(u8, Vec<Row>)>,
}

/// The values of the unit that acts. Of its attacks that of the draft, or else the first.
#[component]
pub fn Strip(state: BattleState, acting: Memo<Option<Thing>>) -> impl IntoView {
    let weapon = memo(move |_| {
        let action = state.action()?;
        match state.asked_with(|view, prompt| attack_of(view, prompt, &action))?? {
            Attack::Shots(weapon) | Attack::Fights(weapon) => Some(weapon),
            Attack::Charge => None,
        }
    });
    let numbers = memo(move |_| {
        let unit = acting.get()?.unit()?;
        let weapon = weapon.get().unwrap_or(0);
        state.with_position(|it| numbers(it, unit, weapon))
    });
    move || numbers.get().map(strip)
}

/// Returns the values of a unit, with one of its attacks; nothing for a unit that there is not.
pub fn numbers(position: &Position, unit: UnitId, weapon: u8) -> Option<Numbers> {
    let profile = position.units.get(usize::from(unit.0))?.profile.entry();
    let values = values::values(position, unit);
    let attack = profile.attacks.get(usize::from(weapon));
    let attack = attack.map(|it| (it.to_hit, values::rows(it, values.lost)));
    Some(Numbers { values, attack })
}

/// Draws the values beside each other.
pub fn strip(Numbers { values, attack }: Numbers) -> AnyView {
    let one =
        |name: &'static str, value: String| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    let attack = attack.map(|(hits, rows)| {
        let dice = rows.into_iter().enumerate().map(dice).collect_view();
        view! {
            {one(word!("hits" | "trifft"), format!("{hits}+"))}
            <div><dt>{word!("dice" | "Würfel")}</dt><dd>{dice}</dd></div>
        }
    });
    let [seen, heard] = [Told::Seen, Told::Heard].map(|it| it.length(values.speed));
    view! {
        <dl class="battle-values">
            <div><dt>{word!("move" | "Tempo")}</dt><dd><span aria-hidden="true" aria-current="true">{seen}</span><span class="unseen">{heard}</span></dd></div>
            {attack}
            {one(word!("save" | "Abwehr"), format!("{}+", values.defense))}
            {one(word!("morale" | "Moral"), format!("{}+", values.morale))}
        </dl>
    }
    .into_any()
}

/// The dice of a rank, after a point.
fn dice((at, row): (usize, Row)) -> impl IntoView {
    let now = row.now.then_some("true");
    view! { {(at > 0).then_some("·")} <span aria-current=now>{row.dice}</span> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn the_strip_has_the_dice_of_the_ranks_that_are_left() {
        let mut position = example();
        // The Berserkers of the example: the fewer, the more dice.
        position.units[3].strength.models = 4;
        let (_, rows) = numbers(&position, UnitId(3), 0).unwrap().attack.unwrap();
        let dice: Vec<_> = rows.iter().map(|it| (it.dice, it.now)).collect();
        assert_eq!(dice, [(6, false), (8, false), (10, true)]);
        assert_eq!(numbers(&position, UnitId(200), 0), None);
        let none = numbers(&position, UnitId(3), 9).unwrap();
        assert_eq!(none.attack, None, "it has no such attack");
    }
}
