//! Orders for the enemy's turn: answers that a player gives before being asked, so that a turn by mail
//! needs no more than one visit of each.

mod cards;
mod in_advance;
mod places;
mod saved;
mod set_up;
mod sheet;

pub use saved::{give, whose};
pub use sheet::StandingOrders;

use battlefield::{
    effect::Pool,
    geometry::{Pose, Slot},
    position::UnitId,
    question::Action,
    reference::CardRef,
    standing::{Lasts, Matter, OwnTurns, Plan, Reaction, Standing, StandingOrder},
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
pub fn boxes() -> Vec<(&'static str, Matter, Lasts)> {
    let pass = Matter::Pass {
        window: None,
        unit: None,
    };
    vec![
        (
            word!("Pass everything until my turn" | "Bis zu meinem Zug immer passen"),
            pass,
            Lasts::UntilOwnTurn,
        ),
        (
            word!(
                "Pass at once where my hand holds nothing that fits"
                    | "Sofort passen, wo nichts auf meiner Hand passt"
            ),
            Matter::PassWithoutCard,
            Lasts::Changed,
        ),
        (
            word!(
                "Spend Weakened when at least 3 dice hit"
                    | "„Geschwächt“ einsetzen, wenn mindestens 3 Würfel treffen"
            ),
            Matter::Spend {
                pool: Pool::Attack,
                least: 3,
            },
            Lasts::Changed,
        ),
        (
            word!(
                "Spend Vulnerable when at least 3 dice save"
                    | "„Verwundbar“ einsetzen, wenn mindestens 3 Würfel abwehren"
            ),
            Matter::Spend {
                pool: Pool::Defense,
                least: 3,
            },
            Lasts::Changed,
        ),
        (
            word!(
                "Spend Panicked on a passed panic test"
                    | "„Panisch“ bei bestandenem Paniktest einsetzen"
            ),
            Matter::SpendPanicked { by_at_most: None },
            Lasts::Changed,
        ),
        (
            word!("Roll all my misses again" | "Alle meine Fehlwürfe neu würfeln"),
            Matter::Reroll {
                pool: Pool::Attack,
                least: 1,
            },
            Lasts::Changed,
        ),
        (
            word!(
                "Roll all my failed saves again"
                    | "Alle meine misslungenen Verteidigungswürfe neu würfeln"
            ),
            Matter::Reroll {
                pool: Pool::Defense,
                least: 1,
            },
            Lasts::Changed,
        ),
        (
            word!("Freed units don't turn" | "Befreite Einheiten drehen sich nicht"),
            Matter::NoPivot,
            Lasts::Changed,
        ),
        (
            word!("Don't Surge Forth after a victory" | "Kein Vorstürmen nach einem Sieg"),
            Matter::NoSurge,
            Lasts::Changed,
        ),
        (
            word!("Chargers take the center" | "Wer stürmt, stellt sich in die Mitte"),
            Matter::Slot(Slot::Center),
            Lasts::Changed,
        ),
        (
            word!("Keep my hand at the end of a round" | "Am Rundenende alle Karten behalten"),
            Matter::KeepHand,
            Lasts::Changed,
        ),
    ]
}

/// Whether these orders say so, and have not come to their end.
pub fn has(all: &Standing, matter: &Matter, is_over: impl Fn(&StandingOrder) -> bool) -> bool {
    let mut all = all.0.iter();
    all.any(|it| it.matter == *matter && !is_over(it))
}

/// The same with this order, or without it. What is to be asked or used comes before what passes.
pub fn with(all: &Standing, order: StandingOrder, on: bool) -> Standing {
    let mut rest: Vec<StandingOrder> = all.0.clone();
    rest.retain(|it| !is_same(&it.matter, &order.matter));
    if on {
        let passes = matches!(order.matter, Matter::Pass { .. } | Matter::PassWithoutCard);
        let at = if passes { rest.len() } else { 0 };
        rest.insert(at, order);
    }
    Standing(rest)
}

/// Whether one takes the place of the other: whatever has its action chosen has one.
fn is_same(one: &Matter, other: &Matter) -> bool {
    match (one, other) {
        (Matter::Act(who, _), Matter::Act(other, _)) => who == other,
        _ => one == other,
    }
}

/// Returns the line-up that these orders lay down, in the order in which its units come.
pub fn line_up(all: &Standing) -> Vec<(UnitId, Pose)> {
    let places = all.0.iter().filter_map(|it| match it.matter {
        Matter::SetUp(Action::Deploy { unit, pose }) => Some((unit, pose)),
        _ => None,
    });
    places.collect()
}

/// Returns the same orders with another line-up.
pub fn with_line_up(all: &Standing, places: &[(UnitId, Pose)]) -> Standing {
    let mut rest: Vec<StandingOrder> = all.0.clone();
    rest.retain(|it| !matches!(it.matter, Matter::SetUp(Action::Deploy { .. })));
    let orders = places.iter().map(|(unit, pose)| StandingOrder {
        matter: Matter::SetUp(Action::Deploy {
            unit: *unit,
            pose: *pose,
        }),
        lasts: Lasts::Changed,
        since: OwnTurns::default(),
    });
    rest.extend(orders);
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
        let order = StandingOrder {
            matter,
            lasts: Lasts::Changed,
            since: OwnTurns::default(),
        };
        rest.insert(0, order);
    }
    Standing(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_asked_about_before_everything_is_passed() {
        let card = CardRef::all().next().expect("the data has cards");
        let (_, matter, lasts) = boxes().remove(0);
        let since = OwnTurns::default();
        let pass = StandingOrder {
            matter,
            lasts,
            since,
        };
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
    fn a_line_up_keeps_its_order_and_takes_the_place_of_another() {
        let place = |unit, x| {
            (
                UnitId(unit),
                Pose::new(x, 3_000, battlefield::geometry::Facing(0)),
            )
        };
        let (_, matter, lasts) = boxes().remove(0);
        let since = OwnTurns::default();
        let order = StandingOrder {
            matter,
            lasts,
            since,
        };
        let other = Standing(vec![order]);
        let first = with_line_up(&other, &[place(1, 9_000)]);
        let both = [place(2, 9_000), place(0, 20_000)];
        let second = with_line_up(&first, &both);
        assert_eq!(line_up(&second), both);
        assert_eq!(with_line_up(&second, &[]), other);
    }

    #[test]
    fn a_unit_has_one_action_in_advance() {
        use battlefield::{
            field::{Course, Direction, Thing},
            question::Move,
        };
        let act = |length| StandingOrder {
            matter: Matter::Act(
                Thing::Unit(0),
                Move::March(Course::straight(Direction::Forward, length)),
            ),
            lasts: Lasts::Changed,
            since: OwnTurns::default(),
        };
        let all = with(&Standing::default(), act(1_000), true);
        let all = with(&all, act(2_000), true);
        assert_eq!(all, Standing(vec![act(2_000)]));
    }

    #[test]
    fn no_two_boxes_are_the_same_order() {
        let all = boxes();
        for (at, (label, matter, _)) in all.iter().enumerate() {
            assert!(
                all[..at]
                    .iter()
                    .all(|(other, it, _)| other != label && it != matter)
            );
        }
    }
}
