//! The units that are on the table from the start, where a mode lets others wait (15.2, 15.3).

use super::leaders;
use crate::{
    illegal::Illegal,
    play::Play,
    position::{Commander, Mode, Place, Position, UnitId},
    question::{Action, Prompt},
    task::{SetUp, SetUpStage, Task},
};
use tabletop::Seat;

/// The number of units that start in A Clash of Kings.
const CLASH: usize = 2;

pub fn step(play: &mut Play<'_>, mut frame: SetUp) {
    let asked = askers(play.position());
    if asked
        .iter()
        .all(|seat| play.state.secret(*seat).answer.is_some())
    {
        let waiting = play.position().units();
        let waiting = waiting.filter(|(_, it)| it.place == Place::Reserve);
        let mut left: Vec<UnitId> = waiting.map(|(id, _)| id).collect();
        for seat in asked {
            let answer = play.state.secret_mut(seat).answer.take();
            let Some(Action::StartUnits { units, proxy }) = answer else {
                continue;
            };
            let own = candidates(play.position(), seat);
            left.retain(|id| !own.contains(id) || units.contains(id));
            play.open().player_mut(seat).proxy = proxy;
        }
        frame.left = left;
        return frame.go_on(play, SetUpStage::Deploy);
    }
    play.push(Task::SetUp(frame));
    for seat in asked {
        if play.state.secret(seat).answer.is_none() {
            play.ask(seat, Prompt::StartUnits);
        }
    }
}

/// Those who have something to choose.
fn askers(position: &Position) -> Vec<Seat> {
    match position.setup.mode {
        Mode::Clash => position
            .seats()
            .filter(|seat| {
                candidates(position, *seat).len() > CLASH || needs_proxy(position, *seat)
            })
            .collect(),
        Mode::Storm => {
            let mut leaders = leaders(position);
            leaders.retain(|it| position.attacker != Some(position.side(*it)));
            leaders
        }
        _ => Vec::new(),
    }
}

/// Units among which this player chooses; in A Storm of Swords those of the whole side.
pub fn candidates(position: &Position, seat: Seat) -> Vec<UnitId> {
    let of = |owner| match position.setup.mode {
        Mode::Storm => position.friends(seat, owner),
        _ => owner == seat,
    };
    let own = position.units().filter(|(_, unit)| of(unit.owner));
    own.map(|(id, _)| id).collect()
}

/// Returns how many of them start: two, or in A Storm of Swords what half, rounded up, leaves.
pub fn wanted(position: &Position, seat: Seat) -> usize {
    let count = candidates(position, seat).len();
    match position.setup.mode {
        Mode::Storm => count / 2,
        _ => count.min(CLASH),
    }
}

/// Tells whether an attachment has to stand for a commander who is off the table.
pub fn needs_proxy(position: &Position, seat: Seat) -> bool {
    let off_table = matches!(position.player(seat).commander, Some(Commander::Ncu(..)));
    let mut own = position.units().filter(|(_, unit)| unit.owner == seat);
    position.setup.mode == Mode::Clash
        && off_table
        && own.any(|(_, unit)| !unit.attachments.is_empty())
}

pub fn check(
    position: &Position,
    seat: Seat,
    units: &[UnitId],
    proxy: Option<UnitId>,
) -> Result<(), Illegal> {
    let own = candidates(position, seat);
    if units.iter().any(|id| !own.contains(id)) {
        return Err(Illegal::NotYourUnit);
    }
    let wanted = wanted(position, seat);
    let mut different = units.to_vec();
    different.sort_unstable();
    different.dedup();
    if units.len() != wanted || different.len() != wanted {
        return Err(Illegal::Count {
            wanted: wanted as u8,
        });
    }
    if position.setup.mode == Mode::Clash
        && let Some(Commander::Unit(id, _)) = &position.player(seat).commander
        && !units.contains(id)
    {
        return Err(Illegal::CommanderStarts);
    }
    let fine = match proxy {
        Some(id) => {
            needs_proxy(position, seat)
                && units.contains(&id)
                && !position.unit(id).attachments.is_empty()
        }
        None => !needs_proxy(position, seat),
    };
    fine.then_some(()).ok_or(Illegal::Proxy)
}

pub fn answer(play: &mut Play<'_>, frame: SetUp, seat: Seat, action: Action) {
    play.state.secret_mut(seat).answer = Some(action);
    play.push(Task::SetUp(frame));
}
