//! Consolidate Power: the quiet order that fills the purse. The starred one may muster instead in
//! a castle or stronghold.

#[cfg(test)]
mod tests;

use crate::{
    Action, Area, AreaSet, Consolidation, Event, House, Illegal, Musters, Order, OrderToken,
    Position, Prompt, State, Step,
    board::{BUILDINGS, Kind, PORTS},
    chapters::cycle,
    chapters::mustering::{self, Camp},
    general::power,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The power that an order here brings: on land 1 and 1 for each crown, in a port 1 unless
/// enemy ships lie in its sea, at sea nothing.
pub fn income(position: &Position, area: Area) -> u8 {
    let place = area.place();
    match place.kind {
        Kind::Land => 1 + place.power_icons,
        Kind::Sea => 0,
        Kind::Port { sea, .. } => {
            let at_sea = position.units_of(sea);
            u8::from(at_sea.is_none() || at_sea == position.units_of(area))
        }
    }
}

/// Tells whether the order here may muster: the starred one, where there is a castle or stronghold.
pub fn musters(position: &Position, area: Area) -> bool {
    let starred = position.orders.get(area) == Some(OrderToken::ConsolidatePowerStar);
    starred && BUILDINGS.contains(area)
}

/// The question about the mustering of the starred order here, for a [`Camp`].
pub const fn muster_prompt(area: Area) -> Prompt {
    Prompt::Muster {
        sites: AreaSet::EMPTY.with(area),
        only_one: true,
    }
}

/// Resolves the next order, or asks which.
pub(crate) fn run(state: &mut State, cursor: u8, cx: &mut impl Cx<Event>) -> Flow {
    let Some((position, house)) = cycle::next(state, cursor, Order::ConsolidatePower) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    state
        .agenda
        .replace(Step::ConsolidatePower { cursor: position });
    if let Some(area) = next_order(state, house) {
        consolidate(state, house, area, cx);
        Flow::GoOn
    } else {
        state.ask(house);
        Flow::Wait
    }
}

/// Returns the order that the house resolves next, or nothing where it has to be asked.
///
/// Power alone adds up the same in any order, up to the house's tokens, so a table may let such
/// orders resolve by themselves. The last order of a house that wants to be asked does not, where
/// orders are resolved by hand. A mustering is always its house's to decide; and as long as an
/// enemy may muster ships, they may close a port before its turn comes. Nobody is asked about orders that
/// bring nothing: no order can open a port that is closed, or bring tokens back.
fn next_order(state: &State, house: House) -> Option<Area> {
    let orders = state.orders_of(house, Order::ConsolidatePower);
    let may_muster = |house: House, area: Area| {
        let site = AreaSet::EMPTY.with(area);
        musters(state, area) && mustering::can_muster(state, house, site)
    };
    if orders.iter().any(|area| may_muster(house, area)) {
        return None;
    }
    let brings = |area: &Area| power::gainable(state, house, income(state, *area)) > 0;
    let earners: AreaSet = orders.iter().filter(brings).collect();
    let several = earners.len() > 1;
    let by_hand = state.setup.consolidation == Consolidation::ByHand;
    let wants = state.wants_to_be_asked(house) && !earners.is_empty();
    if by_hand && (several || wants) {
        return None;
    }
    let ports = earners.intersection(PORTS);
    let in_a_hurry = || {
        let enemies = state.houses().iter().filter(|&&it| it != house);
        let mut theirs = enemies.flat_map(|&it| {
            let orders = state.orders_of(it, Order::ConsolidatePower);
            orders.iter().map(move |area| (it, area))
        });
        theirs.any(|(enemy, area)| may_muster(enemy, area))
    };
    match ports.iter().next() {
        Some(_) if several && in_a_hurry() => None,
        // The port, before an enemy closes it.
        Some(port) if !several && in_a_hurry() => Some(port),
        _ => orders.iter().next(),
    }
}

/// Returns what the only order left, lying here, can do if it can do one thing alone.
pub(crate) fn forced(position: &Position, area: Area) -> Option<Action> {
    (!musters(position, area)).then_some(Action::ConsolidatePower { area })
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    Prompt::ConsolidatePower {
        orders: state.orders_of(house, Order::ConsolidatePower),
    }
}

pub(crate) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    let &Prompt::ConsolidatePower { orders } = prompt else {
        return Err(Illegal::WrongAnswer);
    };
    let (area, mustered) = match action {
        Action::ConsolidatePower { area } => (*area, None),
        Action::ConsolidateMuster { area, musters } => (*area, Some(musters)),
        _ => return Err(Illegal::WrongAnswer),
    };
    if !orders.contains(area) {
        return Err(Illegal::NoSuchOrder(area));
    }
    let Some(mustered) = mustered else {
        return Ok(());
    };
    if !musters(position, area) {
        return Err(Illegal::NoMustering(area));
    }
    mustering::check_all(position, house, &muster_prompt(area), mustered)
}

pub(crate) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    match *action {
        Action::ConsolidatePower { area } => consolidate(state, house, area, cx),
        Action::ConsolidateMuster { area, musters } => muster(state, house, (area, musters), cx),
        _ => {}
    }
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let area = match prompt {
        Prompt::ConsolidatePower { orders } => orders.pick(dice),
        _ => None,
    };
    let Some(area) = area else {
        return fallback(position, house, prompt);
    };
    if musters(position, area) && dice.below(2) == 0 {
        let camp = Camp::at(position, house, AreaSet::EMPTY.with(area));
        let musters = mustering::random(camp, dice);
        return Action::ConsolidateMuster { area, musters };
    }
    Action::ConsolidatePower { area }
}

/// Power is never wasted; ports first, while no enemy has closed them.
pub(crate) fn fallback(_: &Position, _: House, prompt: &Prompt) -> Action {
    let orders = match prompt {
        Prompt::ConsolidatePower { orders } => *orders,
        _ => AreaSet::EMPTY,
    };
    let mut ports_first = orders
        .intersection(PORTS)
        .into_iter()
        .chain(orders.difference(PORTS));
    Action::ConsolidatePower {
        area: ports_first
            .next()
            .expect("a question names the orders it is about"),
    }
}

fn consolidate(state: &mut State, house: House, area: Area, cx: &mut impl Cx<Event>) {
    let power = power::gain(state, house, income(state, area));
    cx.emit(Event::PowerConsolidated { house, area, power });
    spend(state, area);
}

/// Musters; whoever musters nothing after all has spent the order.
fn muster(
    state: &mut State,
    house: House,
    (area, musters): (Area, Musters),
    cx: &mut impl Cx<Event>,
) {
    cx.emit(Event::ConsolidateMustered { house, area });
    mustering::muster(state, house, &musters, cx);
    spend(state, area);
}

/// The order leaves the board, and the next position of the track is due.
fn spend(state: &mut State, area: Area) {
    state.orders.clear(area);
    if let Some(Step::ConsolidatePower { cursor }) = state.agenda.top() {
        state.agenda.replace(Step::ConsolidatePower {
            cursor: cycle::after(state, cursor),
        });
    }
}
