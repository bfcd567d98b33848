//! A unit fell: who scores, what becomes of its markers, and what else the mode does (15, 16.2).

use super::{clash, feast};
use crate::{
    chapter::victory,
    event::{Event, Why},
    geometry::Pose,
    play::Play,
    position::{Commander, Mode, Position, SideId, UnitId},
    task::{Cause, Task},
};

/// The worth of a Commander or proxy in A Clash of Kings, counted once.
const COMMANDER: u16 = 2;

/// A unit was destroyed and has left the place where it `stood`. What has to be asked is put on
/// the agenda.
pub fn destroyed(play: &mut Play<'_>, id: UnitId, stood: Pose, cause: Cause) {
    count(play, id, cause);
    score(play, id, cause);
    release_markers(play, id, cause);
    if has_begun(play.position(), id) {
        play.open().unit_mut(id).activated = true;
    }
    match play.position().setup.mode {
        Mode::Clash => clash::returns(play, id),
        Mode::Storm => clash::strip(play, id),
        Mode::Feast => feast::fell(play, id, stood, cause),
        Mode::None | Mode::Thrones | Mode::Winds => {}
    }
}

/// Tells whether its own activation is under way.
fn has_begun(position: &Position, id: UnitId) -> bool {
    let mut agenda = position.agenda.iter();
    agenda.any(|task| matches!(task, Task::Activation(it) if it.who == id.thing()))
}

/// Sides to which a destruction belongs: that of the enemy who did it, otherwise all of them.
fn winners(position: &Position, id: UnitId, cause: Cause) -> Vec<SideId> {
    let owner = position.unit(id).owner;
    let enemy = cause.by.filter(|by| !position.friends(owner, *by));
    if let Some(by) = enemy {
        return vec![position.side(by)];
    }
    let others = position.enemies_of(owner);
    let others = others.filter(|seat| !position.player(*seat).eliminated);
    let mut sides: Vec<SideId> = others.map(|seat| position.side(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// Tells whether this unit has the Commander of its player in it, or who stands for them.
pub fn leads(position: &Position, id: UnitId) -> bool {
    let player = position.player(position.unit(id).owner);
    let commander = matches!(&player.commander, Some(Commander::Unit(unit, _)) if *unit == id);
    commander || player.proxy == Some(id)
}

fn score(play: &mut Play<'_>, id: UnitId, cause: Cause) {
    let position = play.position();
    let mode = position.setup.mode;
    if mode == Mode::Winds {
        return;
    }
    let unit = position.unit(id);
    let (worth, tokens) = (unit.profile.points > 0, u16::from(unit.vp_tokens));
    let owner = unit.owner;
    let leader = mode == Mode::Clash && leads(position, id) && !position.player(owner).fallen;
    let winners = winners(position, id, cause);
    if leader {
        play.open().player_mut(owner).fallen = true;
    }
    for side in winners {
        if worth {
            victory::score(play, side, 1, Why::Destroyed(id));
        }
        if leader {
            victory::score(play, side, COMMANDER, Why::Commander(id));
        }
        if tokens > 0 {
            victory::score(play, side, tokens, Why::Tokens(id));
        }
    }
}

/// Counts what missions ask about.
fn count(play: &mut Play<'_>, id: UnitId, cause: Cause) {
    let position = play.position();
    let unit = position.unit(id);
    let (owner, worth) = (unit.owner, unit.profile.points > 0);
    let leader = leads(position, id) && !position.player(owner).fallen;
    let by = cause.by.filter(|by| !position.friends(owner, *by));
    let lost = &mut play.open().player_mut(owner).deeds.lost;
    *lost = lost.saturating_add(1);
    if let Some(by) = by {
        let deeds = &mut play.open().player_mut(by).deeds;
        deeds.destroyed = deeds.destroyed.saturating_add(u8::from(worth));
        deeds.commander |= leader;
    }
}

/// Its markers are free; whoever destroyed it in melee takes those that it touches.
fn release_markers(play: &mut Play<'_>, id: UnitId, cause: Cause) {
    let position = play.position();
    let destroyer = cause.unit.filter(|by| {
        let mut agenda = position.agenda.iter();
        agenda.any(|task| {
            matches!(task, Task::Attack(attack) if attack.melee
                && attack.attacker == by.thing()
                && attack.defender == id.thing())
        })
    });
    let tray = destroyer.and_then(|by| position.unit(by).tray());
    for number in 0..position.markers.len() {
        let marker = &mut play.open().markers[number];
        if marker.holder != Some(id) {
            continue;
        }
        let touches = tray.is_some_and(|tray| marker.circle().touches(&tray));
        marker.holder = destroyer.filter(|_| touches);
        let (marker, by) = (number as u8, marker.holder);
        play.tell(Event::MarkerTaken { marker, by });
    }
}
