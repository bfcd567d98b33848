//! Combat: a drawn board, one attack, answers.

mod casualties;
mod clean_up;
mod continuous;
mod fallback;
mod immediate;
mod odds;
mod outcome;
mod retreat;
mod strength;
mod support;
mod tides;

use super::{Combat, begin};
use crate::{
    Action, Agenda, Area, AreaSet, Army, BySide, Event, HouseCard, Illegal, Phase, Side, State,
    Troops, Unit,
    chapters::advance::advance,
    testing::{Play, area, draw, house},
};
use tabletop::{EventRecorder, Refusal, testkit::TestDice};

type Answer = Result<(), Refusal<Illegal>>;

/// A board of six players on which these are the only cards of their houses in hand, so that
/// they play themselves.
pub(crate) fn board(text: &str, cards: &[HouseCard]) -> State {
    let mut state = draw(6, text);
    for card in cards {
        state.hand[card.house()] = 0;
    }
    for card in cards {
        state.hand[card.house()] |= card.bit();
    }
    state
}

/// All upright units of one area march into another, drawn as `from > to`; when the combat is
/// over, nothing is left to do.
#[allow(
    clippy::large_types_passed_by_value,
    reason = "a drawn state is used once"
)]
pub(crate) fn attack(state: State, way: &str) -> Play {
    let from = area(way.split_once(" > ").unwrap().0);
    let army = state.upright(from);
    attack_with(state, way, army)
}

fn attack_with(mut state: State, way: &str, army: Army) -> Play {
    let (from, to) = way.split_once(" > ").unwrap();
    let (from, to) = (area(from), area(to));
    let attacker = state.units_of(from).unwrap();
    let garrison = to.home_of().filter(|_| state.garrisons.contains(to));
    let defender = state.units_of(to).or(garrison).unwrap();
    let march = state.orders.get(from).expect("a march order");
    state.orders.clear(from);
    state.neutral_forces = state.neutral_forces.without(from).without(to);
    state.take_exactly(from, army, Army::NONE);
    state.agenda = Agenda::default();
    state.phase = Phase::March;
    let houses = BySide::new(attacker, defender);
    let combat = Combat::new((from, to), houses, march, army);
    let mut cx = EventRecorder::new(TestDice::new(1));
    begin(&mut state, combat, &mut cx);
    advance(&mut state, &mut cx);
    Play {
        state,
        events: cx.events,
    }
}

/// These of a house's Support orders help a side, the others nobody.
pub(crate) fn supports(play: &mut Play, who: &str, side: Side, areas: &[&str]) -> Answer {
    let areas: AreaSet = areas.iter().map(|name| area(name)).collect();
    let (attacker, defender) = match side {
        Side::Attacker => (areas, AreaSet::EMPTY),
        Side::Defender => (AreaSet::EMPTY, areas),
    };
    play.answer(who, Action::Support { attacker, defender })
}

fn plays(play: &mut Play, who: &str, card: HouseCard) -> Answer {
    play.answer(who, Action::PlayCard(card))
}

/// Units of the embattled area, drawn as `F K`.
fn destroys(play: &mut Play, who: &str, units: &str) -> Answer {
    let here = play.state.combat.unwrap().area;
    play.answer(who, Action::Destroy(Troops::of(here, army(units))))
}

fn retreats(play: &mut Play, who: &str, to: &str) -> Answer {
    play.answer(who, Action::Retreat(area(to)))
}

fn army(units: &str) -> Army {
    units.split_whitespace().fold(Army::NONE, |army, unit| {
        let unit = match unit {
            "F" => Unit::Footman,
            "K" => Unit::Knight,
            "SE" => Unit::SiegeEngine,
            "ship" => Unit::Ship,
            other => panic!("{other}?"),
        };
        army.with(unit, 1)
    })
}

/// The strength that decided, attacker first.
fn counted(play: &Play) -> (i8, i8) {
    let strength = |event: &Event| match *event {
        Event::StrengthCounted { attacker, defender } => Some((attacker, defender)),
        _ => None,
    };
    play.events.iter().find_map(strength).expect("decided")
}

fn won(play: &Play) -> &'static str {
    let winner = |event: &Event| match event {
        Event::CombatWon { house, .. } => Some(house.name()),
        _ => None,
    };
    play.events.iter().find_map(winner).expect("decided")
}

fn used(play: &Play, card: HouseCard) -> bool {
    play.events.contains(&Event::CardUsed { card })
}

/// Upright units of an area.
fn upright(play: &Play, at: &str) -> Army {
    play.state.upright(area(at))
}

fn routed(play: &Play, at: &str) -> Army {
    play.state.routed(area(at))
}

/// Returns where the house that is asked for a retreat may go.
fn offered(play: &Play, who: &str) -> Vec<&'static str> {
    match play.prompt(who) {
        Some(crate::Prompt::Retreat { areas, .. }) => areas.iter().map(Area::name).collect(),
        other => panic!("{other:?}"),
    }
}

fn hand(play: &Play, of: &str) -> Vec<HouseCard> {
    play.state.hand_of(house(of)).collect()
}

/// The combat is over.
fn over(play: &Play) -> bool {
    play.state.combat.is_none() && play.state.agenda.top().is_none()
}
