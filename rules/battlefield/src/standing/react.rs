//! Answers in windows.

use super::{Matter, Plan, Reaction, Standing, dice};
use crate::{
    chapter::window,
    effect::{Role, Window},
    field::Thing,
    position::{Bearer, Position, Roles, Unit},
    question::Action,
    state::View,
    task::{Offer, Task, Use},
};

/// Returns what has been laid down for a window; to pass also where nothing could be done that others do not see as
/// well.
pub fn answer(
    view: &View,
    (roles, offer): (&Roles, &Offer),
    standing: &Standing,
) -> Option<Action> {
    let position = &view.open;
    let Some(Task::Window(frame)) = position.agenda.last() else {
        return None;
    };
    let matters: Vec<&Matter> = standing.holding(position, view.seat?).collect();
    let open = usable(view, offer);
    let asks = |it: &Use| {
        let mut all = matters.iter();
        all.any(|matter| matches!(matter, Matter::Ask(what) if is(*what, *it)))
    };
    // What is passed over was named later than what is to be asked: it is asked about no more.
    let over: Vec<&[Reaction]> = matters
        .iter()
        .filter_map(|it| passed_over(it, frame.window))
        .collect();
    let is_over = |it: &Use| over.iter().copied().flatten().any(|what| is(*what, *it));
    if open.iter().any(|it| asks(it) && !is_over(it)) {
        return None;
    }
    let planned = matters.iter().find_map(|matter| match matter {
        Matter::Use(plan) => {
            let found = open.iter().find(|it| is(plan.what, **it))?;
            fits(view, roles, plan, *found).then_some(*found)
        }
        _ => None,
    });
    if let Some(planned) = planned {
        return Some(Action::Use(planned));
    }
    let decided = |it: &Use| {
        let mut all = matters.iter();
        all.any(|matter| match matter {
            Matter::Use(plan) => is(plan.what, *it),
            Matter::Never(ability) => is(Reaction::Ability(*ability), *it),
            _ => false,
        })
    };
    let mut all = matters.iter();
    let pass = all.any(|matter| passes(matter, frame.window, roles));
    let may_tell = !offer.tells() || matters.contains(&&Matter::PassWithoutCard);
    let rest = !over.is_empty() && open.iter().all(|it| is_over(it) || decided(it));
    (pass || rest || may_tell && open.iter().all(decided)).then_some(Action::Pass)
}

/// Everything that the player could use now, the own hand looked at.
pub fn usable(view: &View, offer: &Offer) -> Vec<Use> {
    let abilities = offer
        .abilities
        .iter()
        .map(|(bearer, it)| Use::Ability(*bearer, *it));
    let cards = view.hand().into_iter();
    let cards = cards.flat_map(|hand| hand.cards.iter().chain(&hand.siege));
    let cards = cards.map(|card| Use::Card(*card));
    let may = |it: &Use| window::check(view, offer, &Action::Use(*it)).is_ok();
    abilities.chain(cards.filter(may)).collect()
}

fn is(what: Reaction, it: Use) -> bool {
    match (what, it) {
        (Reaction::Card(card), Use::Card(other)) => card == other,
        (Reaction::Ability(ability), Use::Ability(_, other)) => ability == other,
        _ => false,
    }
}

/// Tells whether an order says to pass in this window.
pub fn passes(matter: &Matter, in_window: Window, roles: &Roles) -> bool {
    match matter {
        Matter::Pass { window, unit } => {
            window.is_none_or(|it| it == in_window)
                && unit.is_none_or(|it| has_part(roles, it.thing()))
        }
        _ => false,
    }
}

/// Returns what an order passes over in this window.
pub fn passed_over(matter: &Matter, in_window: Window) -> Option<&[Reaction]> {
    match matter {
        Matter::PassOver { window, what } => window
            .is_none_or(|it| it == in_window)
            .then_some(what.as_slice()),
        _ => None,
    }
}

fn has_part(roles: &Roles, thing: Thing) -> bool {
    let all = Role::ALL.iter();
    all.filter_map(|role| roles.thing(*role))
        .any(|it| it == thing)
}

/// Tells whether the terms of a plan are met.
fn fits(view: &View, roles: &Roles, plan: &Plan, found: Use) -> bool {
    let position = &view.open;
    let own = plan.own.is_none_or(|it| {
        let bears = matches!(found, Use::Ability(Bearer::Unit(bearer), _) if bearer == it);
        bears || has_part(roles, it.thing())
    });
    own && plan.enemy.is_none_or(|it| has_part(roles, it))
        && position.phase.round() >= plan.from_round
        && (!plan.with_bonus || has_bonus(view, plan.what))
        && (plan.wounds == 0 || dice::expected_wounds(position) >= u32::from(plan.wounds))
        && (plan.ranks == 0 || ranks(position, roles, view, found) >= plan.ranks)
}

fn has_bonus(view: &View, what: Reaction) -> bool {
    let (Reaction::Card(card), Some(seat)) = (what, view.seat) else {
        return false;
    };
    window::bonus(&view.open, seat, card.entry()).is_some()
}

/// The ranks of the bearer; of a card, those of the own unit that has a part.
fn ranks(position: &Position, roles: &Roles, view: &View, found: Use) -> u8 {
    if let Use::Ability(Bearer::Unit(unit), _) = found {
        return position.unit(unit).ranks();
    }
    let things = Role::ALL.iter().filter_map(|it| roles.thing(*it));
    let units = things.filter_map(Thing::unit).map(|it| position.unit(it));
    let mut own = units.filter(|unit| Some(unit.owner) == view.seat);
    own.next().map_or(0, Unit::ranks)
}
