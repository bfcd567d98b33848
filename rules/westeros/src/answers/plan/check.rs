//! The check whether a plan could be kept, judged by what lies open.

use super::{Plan, Promise, PromisedAction};
use crate::{
    Area, AreaSet, House, HouseSet, Orders, Phase, Position,
    board::{LANDS, PORTS, SEAS, SEAS_AND_PORTS},
    chapters::planning::check_tokens,
    general::kings_court::stars_of,
    general::movement::reach,
    state::setup::closed,
};
use serde::{Deserialize, Serialize};

/// The most promises of one plan.
pub const MOST: usize = 24;

/// The reason why a plan cannot be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unfit {
    /// It is for another round.
    OtherRound,
    Empty,
    TooMany,
    /// The same house promises the same thing twice, or two orders for one area.
    Twice,
    /// The house is not among those who make this plan.
    NotAmong(House),
    /// No units of this house stand there.
    NotThere(House, Area),
    /// The orders of this round lie open already.
    OrdersLie,
    /// The house has not got such order tokens this round.
    Tokens(House),
    /// The way is too far, even over the ships that the plan brings there.
    OutOfReach {
        from: Area,
        to: Area,
    },
    /// No units of this house stand where they could support a fight there.
    NotBeside(House, Area),
    /// A house promises something to itself.
    ToItself(House),
}

/// Checks that these houses can promise each other this: what lies face down plays no part in it.
///
/// # Errors
/// The first thing that stands against it.
pub fn check(position: &Position, parties: HouseSet, plan: &Plan) -> Result<(), Unfit> {
    let promises = &plan.promises;
    if plan.round != position.round {
        return Err(Unfit::OtherRound);
    }
    if promises.is_empty() {
        return Err(Unfit::Empty);
    }
    if promises.len() > MOST {
        return Err(Unfit::TooMany);
    }
    for (place, promise) in promises.iter().enumerate() {
        if promises[..place].iter().any(|it| same(*it, *promise)) {
            return Err(Unfit::Twice);
        }
        one(position, (parties, plan), *promise)?;
    }
    for house in parties.iter() {
        check_tokens(
            position.allowed,
            stars_of(position, house),
            &orders(plan, house),
        )
        .map_err(|_| Unfit::Tokens(house))?;
    }
    Ok(())
}

/// The orders that a house shall place.
fn orders(plan: &Plan, house: House) -> Orders {
    let own = plan.promises.iter().filter(|it| it.house == house);
    own.filter_map(|it| match it.action {
        PromisedAction::Order { area, token } => Some((area, token)),
        PromisedAction::March { .. }
        | PromisedAction::Support { .. }
        | PromisedAction::Peace { .. } => None,
    })
    .collect()
}

fn same(one: Promise, other: Promise) -> bool {
    match (one.action, other.action) {
        (PromisedAction::Order { area, .. }, PromisedAction::Order { area: its, .. }) => {
            area == its
        }
        _ => one == other,
    }
}

fn one(
    position: &Position,
    (parties, plan): (HouseSet, &Plan),
    promise: Promise,
) -> Result<(), Unfit> {
    let Promise { house, action } = promise;
    if !position.in_play(house) || !parties.contains(house) {
        return Err(Unfit::NotAmong(house));
    }
    let stands = |area: Area| {
        let there = position.occupied[house].contains(area);
        there.then_some(()).ok_or(Unfit::NotThere(house, area))
    };
    match action {
        PromisedAction::Order { area, .. } => {
            if position.phase > Phase::Planning {
                return Err(Unfit::OrdersLie);
            }
            stands(area)
        }
        PromisedAction::March { from, to } => {
            stands(from)?;
            if reached(position, plan, (house, from)).contains(to) {
                Ok(())
            } else {
                Err(Unfit::OutOfReach { from, to })
            }
        }
        PromisedAction::Support { area, beside } => {
            another(position, house, beside)?;
            let near = position.occupied[house].intersection(helping(area));
            if near.is_empty() || closed(position.players).contains(area) {
                return Err(Unfit::NotBeside(house, area));
            }
            Ok(())
        }
        PromisedAction::Peace { with } => another(position, house, with),
    }
}

/// Returns where units get: over the ships of their house that are there, or that this plan brings there.
fn reached(position: &Position, plan: &Plan, (house, from): (House, Area)) -> AreaSet {
    let mut then = *position;
    for promise in plan.promises.iter().filter(|it| it.house == house) {
        if let PromisedAction::March { from, to } = promise.action
            && SEAS.contains(to)
            && SEAS_AND_PORTS.contains(from)
        {
            then.occupied[house] = then.occupied[house].with(to);
        }
    }
    reach(&then, house, from)
}

/// From where a fight here can be supported.
pub(super) fn helping(area: Area) -> AreaSet {
    if LANDS.contains(area) {
        area.borders().difference(PORTS)
    } else {
        area.borders().intersection(SEAS_AND_PORTS)
    }
}

fn another(position: &Position, house: House, other: House) -> Result<(), Unfit> {
    if house == other {
        return Err(Unfit::ToItself(house));
    }
    if position.in_play(other) {
        Ok(())
    } else {
        Err(Unfit::NotAmong(other))
    }
}
