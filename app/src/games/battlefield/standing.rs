//! Orders for the enemy's turn: answers that a player gives before being asked, so that a turn by mail
//! needs no more than one visit of each.

mod cards;
mod in_advance;
mod passing;
mod places;
mod saved;
mod set_up;
mod sheet;

pub use saved::{give, laid, whose};
pub use sheet::StandingOrders;

use super::decide::is_part;
use battlefield::{
    effect::Pool,
    geometry::{Pose, Slot},
    position::UnitId,
    question::{Action, Prompt},
    reference::CardRef,
    standing::{Lasts, Matter, OwnTurns, Plan, Reaction, Standing, StandingOrder},
};

/// The wish for a card when it could be played.
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

/// Tells whether these orders say so, and have not come to their end.
pub fn has(all: &Standing, matter: &Matter, is_over: impl Fn(&StandingOrder) -> bool) -> bool {
    let mut all = all.0.iter();
    all.any(|it| it.matter == *matter && !is_over(it))
}

/// The same with this order, or without it. What is to be asked or used comes before what passes.
pub fn with(all: &Standing, order: StandingOrder, on: bool) -> Standing {
    let mut rest: Vec<StandingOrder> = all.0.clone();
    rest.retain(|it| !is_same(&it.matter, &order.matter));
    if on {
        let passes = matches!(
            order.matter,
            Matter::Pass { .. } | Matter::PassOver { .. } | Matter::PassWithoutCard
        );
        let at = if passes { rest.len() } else { 0 };
        rest.insert(at, order);
    }
    Standing(rest)
}

/// Tells whether one takes the place of the other: whatever has its action chosen has one, and one activation is
/// passed at a time.
fn is_same(one: &Matter, other: &Matter) -> bool {
    match (one, other) {
        (Matter::Act(who, _), Matter::Act(other, _)) => who == other,
        (Matter::PassOver { window: None, .. }, Matter::PassOver { window: None, .. }) => true,
        (Matter::Claim { ncu, .. }, Matter::Claim { ncu: other, .. }) => ncu == other,
        _ => one == other,
    }
}

/// Orders that the table lays down, beside those that the sheet changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    One(StandingOrder),
    /// Each of them.
    Several(Vec<StandingOrder>),
    /// Answers to this kind of question of the set-up, in place of all of that kind.
    Plan(Prompt, Vec<Action>),
}

/// Returns the same orders with this laid down.
pub fn given(all: &Standing, what: &Given) -> Standing {
    match what {
        Given::One(order) => with(all, order.clone(), true),
        Given::Several(orders) => orders
            .iter()
            .fold(all.clone(), |all, order| with(&all, order.clone(), true)),
        Given::Plan(prompt, plan) => with_plan(all, prompt, plan),
    }
}

/// Returns the same orders with another plan of its kind, in the order in which its answers are given.
fn with_plan(all: &Standing, prompt: &Prompt, plan: &[Action]) -> Standing {
    let mut rest: Vec<StandingOrder> = all.0.clone();
    rest.retain(|it| !matches!(&it.matter, Matter::SetUp(action) if is_part(prompt, action)));
    let orders = plan.iter().map(|action| StandingOrder {
        matter: Matter::SetUp(action.clone()),
        lasts: Lasts::Changed,
        since: OwnTurns::default(),
    });
    rest.extend(orders);
    Standing(rest)
}

/// Returns what these orders lay down for a question of the set-up that is asked several times.
pub fn plan_of(all: &Standing, prompt: &Prompt) -> Vec<Action> {
    let plan = all.0.iter().filter_map(|it| match &it.matter {
        Matter::SetUp(action) if is_part(prompt, action) => Some(action.clone()),
        _ => None,
    });
    plan.collect()
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

/// The wish that is laid down for a card.
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
    fn several_are_laid_down_together_and_what_passes_comes_last() {
        let order = |matter| StandingOrder {
            matter,
            lasts: Lasts::Changed,
            since: OwnTurns::default(),
        };
        let rest = order(Matter::PassOver {
            window: None,
            what: Vec::new(),
        });
        let keeps = order(Matter::KeepHand);
        let both = Given::Several(vec![rest.clone(), keeps.clone()]);
        assert_eq!(given(&Standing::default(), &both).0, [keeps, rest]);
    }

    #[test]
    fn a_plan_takes_the_place_of_another_of_its_kind() {
        let marker = |x| Action::Marker(battlefield::geometry::Point::new(x, 24_000));
        let deploy = |unit| Action::Deploy {
            unit: UnitId(unit),
            pose: Pose::new(9_000, 3_000, battlefield::geometry::Facing(0)),
        };
        let units = [deploy(2), deploy(0)];
        let all = given(
            &Standing::default(),
            &Given::Plan(Prompt::Deploy, units.to_vec()),
        );
        let markers = |it: Vec<Action>| Given::Plan(Prompt::Marker, it);
        let all = given(&all, &markers(vec![marker(9_000), marker(30_000)]));
        let all = given(&all, &markers(vec![marker(20_000)]));
        assert_eq!(plan_of(&all, &Prompt::Marker), [marker(20_000)]);
        assert_eq!(plan_of(&all, &Prompt::Deploy), units);
        let alone = given(&all, &Given::Plan(Prompt::Deploy, vec![deploy(0)]));
        assert_eq!(
            plan_of(&alone, &Prompt::Deploy),
            [deploy(0)],
            "what is given alone has no rest"
        );
        let none = given(&all, &Given::Plan(Prompt::Deploy, Vec::new()));
        assert_eq!(plan_of(&none, &Prompt::Deploy), []);
        assert_eq!(plan_of(&none, &Prompt::Marker), [marker(20_000)]);
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
    fn one_activation_is_passed_at_a_time_and_other_orders_stay() {
        let card = CardRef::all().next().expect("the data has cards");
        let over = |window, what| StandingOrder {
            matter: Matter::PassOver { window, what },
            lasts: Lasts::Round(1),
            since: OwnTurns::default(),
        };
        let held = vec![Reaction::Card(card)];
        let single = over(Some(card.entry().window), held.clone());
        let all = with(&Standing::default(), single.clone(), true);
        let all = with(&all, over(None, Vec::new()), true);
        let all = with(&all, over(None, held.clone()), true);
        assert_eq!(all, Standing(vec![single.clone(), over(None, held)]));
        let all = with_card(&all, card, WithCard::Ask);
        assert_eq!(all.0.len(), 3, "what is to be asked comes first");
        assert_eq!(all.0.get(1), Some(&single));
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
