//! Wounds and what restores them (8.1, 8.2).

use super::mode;
use crate::{
    event::Event,
    field::Thing,
    play::Play,
    position::{Unit, UnitId, Wall},
    task::Cause,
};

/// A unit or wall suffers so many wounds; a unit without models left is destroyed next. Whoever
/// calls this is back on the agenda already: what follows of it comes before them.
///
/// Returns how many it had left to lose, at most `count`; more than it has are lost.
pub fn suffer(play: &mut Play<'_>, thing: Thing, count: u16, cause: Cause) -> u16 {
    match thing {
        Thing::Unit(number) => unit(play, UnitId(number), count, cause),
        Thing::Wall(number) => wall(play, number, count, cause),
        Thing::Piece(_) => 0,
    }
}

fn unit(play: &mut Play<'_>, id: UnitId, count: u16, cause: Cause) -> u16 {
    let unit = play.open().unit_mut(id);
    if count == 0 || !unit.is_on_table() || unit.strength.is_destroyed() {
        return 0;
    }
    let profile = unit.profile.entry();
    let had = unit.strength.health(profile);
    let before = unit.ranks_lost();
    lose(unit, count);
    let wounded = Event::Wounded {
        unit: id.thing(),
        wounds: count,
        models_left: unit.strength.models,
        ranks_lost: unit.ranks_lost(),
    };
    let destroyed = unit.strength.is_destroyed();
    // A solo has no ranks to lose.
    let ranks = if unit.profile.solo {
        0
    } else {
        unit.ranks_lost() - before
    };
    let owner = unit.owner;
    let lost = &mut play.open().player_mut(owner).deeds.ranks_lost;
    *lost = lost.saturating_add(ranks);
    play.tell(wounded);
    if destroyed {
        play.credit(id.thing(), cause);
        play.destroy(id, cause);
    }
    u16::try_from(had).map_or(count, |had| count.min(had))
}

/// Takes so many wounds from the strength of a unit.
pub fn lose(unit: &mut Unit, count: u16) {
    let profile = unit.profile.entry();
    unit.strength = unit.strength.suffer(profile, u32::from(count));
    strike(unit);
}

/// Attachments leave with their models, the last named first. Whoever is destroyed keeps the ones
/// that fell last until it has left, as that may still matter.
fn strike(unit: &mut Unit) {
    let models = usize::from(unit.strength.models);
    if models > 0 {
        unit.attachments.truncate(models);
    }
}

fn wall(play: &mut Play<'_>, number: u8, count: u16, cause: Cause) -> u16 {
    let wall = &mut play.open().walls[usize::from(number)];
    if count == 0 || wall.ruined {
        return 0;
    }
    let lost = count.min(u16::from(Wall::WOUNDS.saturating_sub(wall.wounds)));
    wall.wounds += lost as u8;
    wall.ruined = wall.wounds >= Wall::WOUNDS;
    let fell = wall.ruined;
    let unit = Thing::Wall(number);
    play.tell(Event::Wounded {
        unit,
        wounds: count,
        models_left: u8::from(!fell),
        ranks_lost: 0,
    });
    if fell {
        let by = cause.by;
        play.tell(Event::Destroyed { unit, by });
        play.credit(unit, cause);
        mode::wall_fell(play, number);
    }
    lost
}

/// So many wounds of a unit are restored: first those of the damaged model, then models come back.
pub fn restore(play: &mut Play<'_>, id: UnitId, count: u16) {
    let unit = play.open().unit_mut(id);
    if !unit.is_on_table() || unit.strength.is_destroyed() {
        return;
    }
    let profile = unit.profile.entry();
    let (before, health) = (unit.strength, unit.strength.health(profile));
    unit.strength = before.restore(profile, u32::from(count));
    let wounds = (unit.strength.health(profile) - health) as u16;
    let models = unit.strength.models - before.models;
    if wounds > 0 {
        play.tell(Event::Restored {
            unit: id,
            wounds,
            models,
        });
    }
}
