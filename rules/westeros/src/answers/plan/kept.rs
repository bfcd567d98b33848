//! The judgment of what was kept of a plan, by what everybody saw happen.

use super::{Plan, Promise, PromisedAction, check::helping};
use crate::{Area, BySide, Event, House, Order, OrderToken};
use tabletop::Kept;

/// Returns what has become of each promise, by the events since it was made, in their order. What belongs to later
/// rounds plays no part.
pub fn kept(plan: &Plan, events: &[Event]) -> Vec<Kept> {
    let later = |it: &Event| matches!(it, Event::RoundBegan { round } if *round > plan.round);
    let end = events.iter().position(later);
    let round = Round {
        events: &events[..end.unwrap_or(events.len())],
        over: end.is_some(),
    };
    let judged = |promise: &Promise| match promise.action {
        PromisedAction::Order { area, token } => order(round, (area, token)),
        PromisedAction::March { from, to } => march(round, promise.house, (from, to)),
        PromisedAction::Support { area, beside } => support(round, promise.house, (area, beside)),
        PromisedAction::Peace { with } => peace(round, promise.house, with),
    };
    plan.promises.iter().map(judged).collect()
}

/// The events since the promise, and whether the round has been played to its end. Where the game ended in it, what was
/// still to come stays open.
#[derive(Clone, Copy)]
struct Round<'a> {
    events: &'a [Event],
    over: bool,
}

/// The state of an order in an area, as far as everybody knows.
enum Lies {
    /// The orders are still face down.
    Hidden,
    /// No order: the area has lost its units.
    Nothing,
    Token(OrderToken),
}

fn lies(round: Round, area: Area) -> Lies {
    let mut lies = Lies::Hidden;
    for event in round.events {
        match event {
            Event::OrdersRevealed { orders } => {
                lies = orders.get(area).map_or(Lies::Nothing, Lies::Token);
            }
            Event::RavenSwapped { area: at, to, .. } if *at == area => lies = Lies::Token(*to),
            _ => {}
        }
    }
    lies
}

/// An area that has lost its units meanwhile got no order, and nobody has broken anything.
fn order(round: Round, (area, token): (Area, OrderToken)) -> Kept {
    match lies(round, area) {
        Lies::Hidden | Lies::Nothing => Kept::Open,
        Lies::Token(it) if it == token => Kept::Kept,
        Lies::Token(_) => Kept::Broken,
    }
}

fn march(round: Round, house: House, (from, to): (Area, Area)) -> Kept {
    let marched = round.events.iter().find_map(|event| match event {
        Event::Marched {
            house: who,
            from: start,
            moves,
        } if (*who, *start) == (house, from) => Some(!moves.at(to).is_empty()),
        _ => None,
    });
    if let Some(there) = marched {
        return if there { Kept::Kept } else { Kept::Broken };
    }
    let prevented = round.events.iter().any(
        |event| matches!(event, Event::OrderRemoved { house: who, area, .. } if (*who, *area) == (house, from)),
    );
    let broken = match lies(round, from) {
        Lies::Nothing => false,
        Lies::Token(it) if it.order() != Order::March => true,
        Lies::Hidden | Lies::Token(_) => round.over,
    };
    if broken && !prevented {
        Kept::Broken
    } else {
        Kept::Open
    }
}

/// The houses that fight in the area in question; a neutral force is nobody's.
type Fight = BySide<Option<House>>;

fn support(round: Round, house: House, (area, beside): (Area, House)) -> Kept {
    let mut fight: Option<(Fight, Given)> = None;
    let (mut kept, mut prevented) = (Kept::Open, false);
    for event in round.events {
        let begins = match event {
            Event::CombatBegan {
                attacker,
                defender,
                area: at,
                ..
            } => Some((*at, BySide::new(Some(*attacker), Some(*defender)))),
            Event::SupportCalled {
                house, area: at, ..
            } => Some((*at, BySide::new(Some(*house), None))),
            _ => None,
        };
        if begins.is_some() || ends_support(event) {
            let fight = fight.take();
            kept = worse(
                kept,
                fight.and_then(|it| kept_in_fight(it, beside, prevented)),
            );
        }
        if let Some((_, houses)) = begins.filter(|(at, _)| *at == area) {
            fight = Some((houses, Given::Nothing));
        }
        match event {
            Event::SupportDeclared {
                house: who, side, ..
            } if *who == house => {
                if let (Some((houses, given)), Some(side)) = (&mut fight, side) {
                    *given = given.and(houses[*side] == Some(beside));
                }
            }
            Event::Raided {
                victim,
                target,
                removed,
                ..
            } => prevented |= gone((*victim, *target, *removed), (house, area)),
            Event::OrderRemoved {
                house: who,
                area: at,
                token,
            } => prevented |= gone((*who, *at, *token), (house, area)),
            _ => {}
        }
    }
    kept
}

/// The support that the house has given in a fight.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Given {
    Nothing,
    Beside,
    Against,
}

impl Given {
    const fn and(self, beside: bool) -> Self {
        match self {
            Self::Nothing | Self::Beside if beside => Self::Beside,
            Self::Nothing | Self::Beside | Self::Against => Self::Against,
        }
    }
}

/// Tells whether nobody can give support any more in the fight before.
const fn ends_support(event: &Event) -> bool {
    matches!(
        event,
        Event::SupportRefused { .. }
            | Event::CardChosen { .. }
            | Event::CardsRevealed { .. }
            | Event::StrengthCounted { .. }
            | Event::CombatWon { .. }
            | Event::Marched { .. }
            | Event::CleanedUp
            | Event::GameEnded { .. }
    )
}

/// `None` for a fight that is none of the house's that was to be helped.
fn kept_in_fight((houses, given): (Fight, Given), beside: House, prevented: bool) -> Option<Kept> {
    let there = [houses.attacker, houses.defender].contains(&Some(beside));
    there.then_some(match given {
        Given::Beside => Kept::Kept,
        Given::Nothing if prevented => Kept::Open,
        Given::Nothing | Given::Against => Kept::Broken,
    })
}

/// Once broken stays broken.
fn worse(kept: Kept, next: Option<Kept>) -> Kept {
    match (kept, next) {
        (Kept::Broken, _) | (_, Some(Kept::Broken)) => Kept::Broken,
        (kept, None | Some(Kept::Open)) => kept,
        (Kept::Open | Kept::Kept, Some(Kept::Kept)) => Kept::Kept,
    }
}

/// Tells whether a Support order that could have helped has left the board.
fn gone((whose, at, token): (House, Area, OrderToken), (house, area): (House, Area)) -> bool {
    whose == house && token.order() == Order::Support && helping(area).contains(at)
}

fn peace(round: Round, house: House, with: House) -> Kept {
    let mut marching = None;
    for event in round.events {
        let broken = match event {
            Event::Marched { house, .. } => {
                marching = Some(*house);
                false
            }
            Event::CombatBegan {
                attacker, defender, ..
            } => (*attacker, *defender) == (house, with),
            Event::PowerTokenRemoved { house: owner, .. } => {
                marching == Some(house) && *owner == with
            }
            _ => false,
        };
        if broken {
            return Kept::Broken;
        }
    }
    let ended = || matches!(round.events.last(), Some(Event::GameEnded { .. }));
    if round.over || ended() {
        Kept::Kept
    } else {
        Kept::Open
    }
}
