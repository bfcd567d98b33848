//! Hits outside of an attack (12.2): saves without arcs, and no panic test.

use super::wounds;
use crate::{
    dice::{Save, least},
    effect::{Pool, Stat},
    event::Event,
    modifiers::{self, Subject},
    play::Play,
    position::{Position, UnitId},
    task::{Hits, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: Hits) {
    let unit = frame.unit;
    if frame.count == 0 || !play.position().stands(unit.thing()) {
        return;
    }
    let save = save(play.position(), unit);
    if frame.faces.is_empty() {
        frame.faces = play.dice(frame.count);
        play.tell(Event::Rolled {
            unit: unit.thing(),
            pool: Pool::Defense,
            faces: frame.faces.clone(),
            needed: Some(least(|face| save.by(face))),
            changes: modifiers::changes(
                play.position(),
                Stat::DefenseRoll,
                unit.thing(),
                Subject::Unit(unit),
            ),
        });
        play.push(Task::Hits(Box::new(frame)));
        play.offer_rerolls(Pool::Defense);
        return;
    }
    let blocked = frame.faces.iter().filter(|face| save.by(**face)).count() as u8;
    let wounds = u16::from(frame.count.saturating_sub(blocked));
    play.tell(Event::Blocked { blocked, wounds });
    wounds::suffer(play, unit.thing(), wounds, frame.cause);
}

/// Returns how its dice are read.
fn save(position: &Position, unit: UnitId) -> Save {
    Save {
        needed: position.unit(unit).profile.defense,
        modifier: modifiers::sum(
            position,
            Stat::DefenseRoll,
            unit.thing(),
            Subject::Unit(unit),
        ),
        only_six: false,
    }
}
