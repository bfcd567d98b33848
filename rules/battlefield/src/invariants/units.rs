//! The rules of what units are and bear.

use crate::{
    notation::{written_ncu, written_unit},
    position::{Place, Position},
    task::Task,
};

/// No unit has more than its profile, and none without models stands there once its destruction
/// is over.
pub fn strength(position: &Position) -> Result<(), String> {
    for (id, unit) in position.units() {
        let profile = unit.profile.entry();
        let strength = unit.strength;
        if strength.models > profile.models || strength.wounds >= profile.wounds_per_model {
            let (models, wounds) = (strength.models, strength.wounds);
            let unit = written_unit(position, id);
            return Err(format!("{unit} has {models} models and {wounds} wounds"));
        }
        let falling = |task: &Task| matches!(task, Task::Destruction(it) if it.unit == id);
        if unit.is_on_table() && strength.is_destroyed() && !position.agenda.iter().any(falling) {
            let unit = written_unit(position, id);
            return Err(format!("{unit} stands without models"));
        }
    }
    Ok(())
}

/// Influence lies where its NCU says, one of a kind at most, and leaves with the unit.
pub fn influence(position: &Position) -> Result<(), String> {
    for (id, unit) in position.units() {
        let on = [unit.friendly_influence, unit.enemy_influence];
        if unit.place == Place::Gone && on.iter().any(Option::is_some) {
            let unit = written_unit(position, id);
            return Err(format!("{unit} is gone and influenced"));
        }
        for ncu in on.into_iter().flatten() {
            if position.ncu(ncu).zone.is_none() {
                let ncu = written_ncu(position, ncu);
                return Err(format!("{ncu} influences from nowhere"));
            }
        }
    }
    for (zone, ncu) in position.board.iter().enumerate() {
        if let Some(ncu) = ncu
            && position.ncu(*ncu).zone.map(|it| it as usize) != Some(zone)
        {
            let ncu = written_ncu(position, *ncu);
            return Err(format!("{ncu} does not know its zone"));
        }
    }
    Ok(())
}

/// Checks that whoever holds a marker touches it.
pub fn markers(position: &Position) -> Result<(), String> {
    for (number, marker) in position.markers.iter().enumerate() {
        let Some(holder) = marker.holder else {
            continue;
        };
        let touches = position
            .unit(holder)
            .tray()
            .is_some_and(|tray| marker.circle().touches(&tray));
        if !touches {
            let holder = written_unit(position, holder);
            let number = number + 1;
            return Err(format!("{holder} holds marker {number} from afar"));
        }
    }
    Ok(())
}
