//! The numbers by which the dice of an attack are read, its place taken into account (7.2, 7.3, 7.5).

use super::{sight, wall};
use crate::{
    dice::{Save, ToHit},
    effect::Stat,
    event::{Change, MadeBy},
    field::Thing,
    geometry::Arc,
    modifiers::{self, Subject},
    position::Position,
    task::Attack,
};

/// Returns how many attack dice are rolled.
pub fn dice(position: &Position, attack: &Attack) -> u8 {
    match attack.attacker {
        Thing::Unit(_) => modifiers::attack_dice(position, attack),
        _ => wall::DICE,
    }
}

/// Returns how the attack dice are read; Cover makes arrows miss.
pub fn reading(position: &Position, attack: &Attack) -> ToHit {
    let needed = match attack.attacker.unit() {
        Some(id) => {
            let attacks = &position.unit(id).profile.entry().attacks;
            let printed = attacks.get(usize::from(attack.weapon));
            printed.map_or(wall::TO_HIT, |it| it.to_hit)
        }
        None => wall::TO_HIT,
    };
    let mut reading = modifiers::reading(position, attack, needed);
    if is_covered(position, attack) {
        reading.modifier = reading.modifier.saturating_sub(1);
    }
    reading
}

/// Returns all that is added to each attack die.
pub fn to_hit_changes(position: &Position, attack: &Attack) -> Vec<Change> {
    let subject = Subject::Attack(attack);
    let mut all = modifiers::changes(position, Stat::ToHit, attack.attacker, subject);
    if is_covered(position, attack) {
        all.push(Change {
            by: -1,
            made_by: MadeBy::Cover,
        });
    }
    all
}

/// Returns all that is added to each defense die.
pub fn save_changes(position: &Position, attack: &Attack) -> Vec<Change> {
    let subject = Subject::Attack(attack);
    let mut all = modifiers::changes(position, Stat::DefenseRoll, attack.defender, subject);
    let place = [
        (bonus(attack.arc), MadeBy::Side(attack.arc)),
        (i8::from(attack.fortified), MadeBy::Fortified),
    ];
    let place = place.into_iter().filter(|(by, _)| *by != 0);
    all.extend(place.map(|(by, made_by)| Change { by, made_by }));
    all
}

fn is_covered(position: &Position, attack: &Attack) -> bool {
    let trays = (
        position.tray(attack.attacker),
        position.tray(attack.defender),
    );
    match trays {
        (Some(from), Some(to)) => !attack.melee && sight::is_covered(position, &from, &to),
        _ => false,
    }
}

/// Returns how the defense dice are read; nothing where none are rolled.
pub fn save(position: &Position, attack: &Attack) -> Option<Save> {
    let id = attack.defender.unit()?;
    if modifiers::no_saves(position, attack) {
        return None;
    }
    let mut save = modifiers::save(position, attack, position.unit(id).profile.defense);
    let place = bonus(attack.arc) + i8::from(attack.fortified);
    save.modifier = save.modifier.saturating_add(place);
    Some(save)
}

/// Returns what the side or arc takes from saves and panic rolls of the defender.
pub const fn bonus(arc: Arc) -> i8 {
    match arc {
        Arc::Front => 0,
        Arc::Right | Arc::Left => -1,
        Arc::Rear => -2,
    }
}
