//! The last that an enemy did, and the cards that enemies played: from what this viewer's log tells alone.

use super::{
    sections::{Kind, Section, sections},
    ways::{Gait, Way, ways},
};
use crate::games::battlefield::page::{BattlePage, LogLine};
use battlefield::{
    effect::Zone,
    event::Event,
    field::Thing,
    position::{NcuId, Position},
};
use tabletop::Seat;

/// The one who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doer {
    Thing(Thing),
    Ncu(NcuId),
    /// A player who passed.
    Player(Seat),
}

/// The last activation of an enemy; for whoever only watches the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    pub who: Doer,
    pub seat: Seat,
    /// Of all who moved in it, whoever did it first.
    pub ways: Vec<Way>,
    pub attacked: Option<Thing>,
    /// The target that a charge did not reach.
    pub missed: Option<Thing>,
    pub zone: Option<Zone>,
    /// The viewer has changed the table since.
    pub over: bool,
}

/// The last that an enemy did, once something has come of it.
pub fn last(page: &BattlePage) -> Option<Last> {
    let position = &page.view.open;
    let log: Vec<&LogLine> = page.standing().collect();
    let all = sections(log.iter().copied(), page.round());
    let own = |it: &Section| {
        let seat = doer(position, it.kind).map(|(seat, _)| seat);
        seat.is_some() && seat == page.view.seat
    };
    let (at, mut last) = all.iter().enumerate().rev().find_map(|(at, section)| {
        let (seat, who) = doer(position, section.kind)?;
        is_enemy(page, seat).then_some(())?;
        Some((at, told(position, &log, section, (seat, who))?))
    })?;
    last.over = all[at + 1..].iter().filter(|it| own(it)).any(|it| {
        let mut lines = log[it.lines.clone()].iter();
        lines.any(|it| changes(&it.event))
    });
    if let Some(me) = page.view.seat {
        // One's own answers one knows; that somebody was driven away one may not.
        let mine = |it: &Way| position.owner(it.unit.thing()) == Some(me);
        let driven = |it: &Way| matches!(it.gait, Gait::Pushed | Gait::Retreated);
        last.ways.retain(|it| !mine(it) || driven(it));
    }
    Some(last)
}

/// Returns true where this seat plays against the viewer, or the viewer only watches.
pub fn is_enemy(page: &BattlePage, seat: Seat) -> bool {
    let own = page.view.seat;
    own.is_none_or(|own| !page.view.open.friends(own, seat))
}

/// Returns the one whose part of the log it is.
fn doer(position: &Position, kind: Kind) -> Option<(Seat, Doer)> {
    match kind {
        Kind::Unit(thing) => Some((position.owner(thing)?, Doer::Thing(thing))),
        Kind::Arrival(unit) => {
            let thing = unit.thing();
            Some((position.owner(thing)?, Doer::Thing(thing)))
        }
        Kind::Ncu(ncu) => {
            let owner = position.ncus.get(usize::from(ncu.0))?.owner;
            Some((owner, Doer::Ncu(ncu)))
        }
        Kind::Turn(seat) => Some((seat, Doer::Player(seat))),
        Kind::SetUp | Kind::Round | Kind::CleanUp | Kind::End => None,
    }
}

/// Nothing where the part has only begun.
fn told(
    position: &Position,
    log: &[&LogLine],
    section: &Section,
    (seat, who): (Seat, Doer),
) -> Option<Last> {
    let events = || log.iter().map(|it| &it.event);
    let mut ways = ways(position, events(), section.lines.clone());
    ways.sort_by_key(|it| who != Doer::Thing(it.unit.thing()));
    let mut last = Last {
        who,
        seat,
        ways,
        attacked: None,
        missed: None,
        zone: None,
        over: false,
    };
    let (mut done, mut target) = (!last.ways.is_empty(), None);
    for line in &log[section.lines.clone()] {
        match &line.event {
            Event::ChargeDeclared {
                unit, target: it, ..
            } if who == Doer::Thing(unit.thing()) => target = Some(*it),
            Event::ChargeFailed { unit, .. } if who == Doer::Thing(unit.thing()) => {
                last.missed = target;
                done = true;
            }
            Event::Attacked {
                attacker, defender, ..
            } if who == Doer::Thing(*attacker) => {
                last.attacked = Some(*defender);
                done = true;
            }
            Event::ZoneClaimed { zone, .. } => {
                last.zone = Some(*zone);
                done = true;
            }
            Event::Passed(_) | Event::ActivationEnded(_) => done = true,
            _ => {}
        }
    }
    done.then_some(last)
}

/// Returns true where the table looks different afterwards.
const fn changes(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Shifted { .. }
            | Event::Pivoted { .. }
            | Event::Pushed { .. }
            | Event::Deployed { .. }
            | Event::ChargeSucceeded { .. }
            | Event::ChargeFailed { .. }
            | Event::Attacked { .. }
            | Event::Wounded { .. }
            | Event::Restored { .. }
            | Event::Destroyed { .. }
            | Event::Razed { .. }
    )
}
