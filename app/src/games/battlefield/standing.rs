//! Orders for the enemy's turn: answers that a player gives before being asked, so that a turn by mail
//! needs no more than one visit of each.

mod saved;
mod sheet;

pub use sheet::StandingOrders;

use battlefield::{
    effect::Pool,
    geometry::Slot,
    reference::CardRef,
    standing::{Lasts, Matter, Plan, Reaction, Standing, StandingOrder},
};

/// What a card is to do when it could be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WithCard {
    /// Nothing is laid down.
    #[default]
    Nothing,
    Ask,
    Use,
}

/// The orders without their conditions: what the boxes of the sheet say.
pub fn boxes() -> Vec<(&'static str, StandingOrder)> {
    let until = |matter, lasts| StandingOrder { matter, lasts };
    let changed = |matter| until(matter, Lasts::Changed);
    let pass = Matter::Pass {
        window: None,
        unit: None,
    };
    vec![
        (
            word!("Pass everything until my turn" | "Bis zu meinem Zug immer passen"),
            until(pass, Lasts::UntilOwnTurn),
        ),
        (
            word!(
                "Pass at once where my hand holds nothing that fits"
                    | "Sofort passen, wo nichts auf meiner Hand passt"
            ),
            changed(Matter::PassWithoutCard),
        ),
        (
            word!(
                "Spend Weakened when at least 3 dice hit"
                    | "„Geschwächt“ ausgeben, wenn mindestens 3 Würfel treffen"
            ),
            changed(Matter::Spend {
                pool: Pool::Attack,
                least: 3,
            }),
        ),
        (
            word!(
                "Spend Vulnerable when at least 3 dice save"
                    | "„Verwundbar“ ausgeben, wenn mindestens 3 Würfel abwehren"
            ),
            changed(Matter::Spend {
                pool: Pool::Defense,
                least: 3,
            }),
        ),
        (
            word!(
                "Spend Panicked on a passed panic test"
                    | "„In Panik“ bei bestandenem Paniktest ausgeben"
            ),
            changed(Matter::SpendPanicked { by_at_most: None }),
        ),
        (
            word!("Roll all my misses again" | "Alle meine Fehlwürfe wiederholen"),
            changed(Matter::Reroll {
                pool: Pool::Attack,
                least: 1,
            }),
        ),
        (
            word!(
                "Roll all my failed saves again"
                    | "Alle meine misslungenen Abwehrwürfe wiederholen"
            ),
            changed(Matter::Reroll {
                pool: Pool::Defense,
                least: 1,
            }),
        ),
        (
            word!("Freed units stay as they stand" | "Befreite Einheiten bleiben stehen"),
            changed(Matter::NoPivot),
        ),
        (
            word!("No surge after a victory" | "Kein Nachsetzen nach einem Sieg"),
            changed(Matter::NoSurge),
        ),
        (
            word!("Chargers stand in the middle" | "Stürmende stehen mittig"),
            changed(Matter::Slot(Slot::Center)),
        ),
        (
            word!("Keep my hand at the end of a round" | "Am Rundenende alle Karten behalten"),
            changed(Matter::KeepHand),
        ),
    ]
}

/// Whether these orders say so, however long.
pub fn has(all: &Standing, matter: &Matter) -> bool {
    all.0.iter().any(|it| it.matter == *matter)
}

/// The same with this order, or without it. What is to be asked or used comes before what passes.
pub fn with(all: &Standing, order: StandingOrder, on: bool) -> Standing {
    let mut rest: Vec<StandingOrder> = all.0.clone();
    rest.retain(|it| it.matter != order.matter);
    if on {
        let passes = matches!(order.matter, Matter::Pass { .. } | Matter::PassWithoutCard);
        let at = if passes { rest.len() } else { 0 };
        rest.insert(at, order);
    }
    Standing(rest)
}

/// What is laid down for a card.
pub fn of_card(all: &Standing, card: CardRef) -> WithCard {
    let reaction = Reaction::Card(card);
    let found = all.0.iter().find_map(|it| match &it.matter {
        Matter::Ask(what) if *what == reaction => Some(WithCard::Ask),
        Matter::Use(plan) if plan.what == reaction => Some(WithCard::Use),
        _ => None,
    });
    found.unwrap_or_default()
}

/// The same with something else laid down for a card, until its player changes it.
pub fn with_card(all: &Standing, card: CardRef, what: WithCard) -> Standing {
    let reaction = Reaction::Card(card);
    let mut rest: Vec<StandingOrder> = all.0.clone();
    rest.retain(|it| match &it.matter {
        Matter::Ask(what) => *what != reaction,
        Matter::Use(plan) => plan.what != reaction,
        _ => true,
    });
    let matter = match what {
        WithCard::Nothing => None,
        WithCard::Ask => Some(Matter::Ask(reaction)),
        WithCard::Use => Some(Matter::Use(Plan::at_once(reaction))),
    };
    if let Some(matter) = matter {
        let lasts = Lasts::Changed;
        rest.insert(0, StandingOrder { matter, lasts });
    }
    Standing(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_asked_about_before_everything_is_passed() {
        let card = CardRef::all().next().expect("the data has cards");
        let pass = boxes().remove(0).1;
        let all = with(&Standing::default(), pass.clone(), true);
        let all = with_card(&all, card, WithCard::Ask);
        assert_eq!(of_card(&all, card), WithCard::Ask);
        assert_eq!(all.0.last().map(|it| &it.matter), Some(&pass.matter));
        let all = with_card(&all, card, WithCard::Use);
        assert_eq!(all.0.len(), 2, "one order for a card");
        let all = with(&with_card(&all, card, WithCard::Nothing), pass, false);
        assert_eq!(all, Standing::default());
    }

    #[test]
    fn no_two_boxes_are_the_same_order() {
        let all = boxes();
        for (at, (label, order)) in all.iter().enumerate() {
            assert!(
                all[..at]
                    .iter()
                    .all(|(other, it)| other != label && it.matter != order.matter)
            );
        }
    }
}
