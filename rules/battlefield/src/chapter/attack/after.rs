//! The consequences of an attack: panic, Surge Forth and friends who were shot into (7.7, 7.8).

use super::{begin::friends_engaged, numbers};
use crate::{
    field::Thing,
    modifiers,
    play::Play,
    position::{Position, UnitId},
    question::{Action, Prompt},
    task::{Attack, AttackStage, Cause, Surge, SurgeStage, Task, Test},
};
use tabletop::Seat;

/// To whom belongs what the attack destroys.
pub fn cause(position: &Position, attack: &Attack) -> Cause {
    Cause {
        attack_by: Some(attack.attacker),
        by: position.owner(attack.attacker),
        unit: attack.attacker.unit(),
        modifier: 0,
        without_dice: false,
    }
}

/// Units of the attacker's side that are engaged with the defender and with nobody else.
pub fn freed(position: &Position, attack: &Attack) -> Vec<UnitId> {
    let Some(owner) = position.owner(attack.attacker) else {
        return Vec::new();
    };
    let alone = |id: &UnitId| {
        let friend = position.friends(owner, position.unit(*id).owner);
        friend && id.thing() != attack.attacker && position.engaged(id.thing()).len() == 1
    };
    friends_engaged(position, attack.defender)
        .filter(alone)
        .collect()
}

/// The defender takes a panic test, if it is still there; without wounds it passes without dice.
pub fn panic(play: &mut Play<'_>, mut attack: Box<Attack>) {
    let position = play.position();
    let defender = attack.defender;
    attack.stage = AttackStage::Surge;
    let stands = position.stands(defender);
    let Some(unit) = defender.unit().filter(|_| stands) else {
        play.push(Task::Attack(attack));
        return;
    };
    attack.freed = freed(position, &attack);
    let mut test = panic_test(position, &attack, unit);
    test.cause.without_dice = attack.wounds == 0;
    play.push(Task::Attack(attack));
    play.begin_test(test);
}

/// The panic test of a defender: harder from the flank and the rear, and by what the attack brings.
pub fn panic_test(position: &Position, attack: &Attack, unit: UnitId) -> Test {
    let cause = Cause {
        modifier: numbers::bonus(attack.arc),
        ..cause(position, attack)
    };
    let mut test = Test::new(unit, true, cause);
    test.modifiers = modifiers::for_panic(position, attack);
    test
}

/// After a melee attack that destroyed its target the attacker may surge forth; not where anything
/// else did, though it was in the middle of the attack.
pub fn surge(play: &mut Play<'_>, mut attack: Box<Attack>) {
    let position = play.position();
    let destroyed = !position.stands(attack.defender);
    let freed = attack.freed.iter().copied();
    let freed: Vec<UnitId> = freed.filter(|id| position.stands(id.thing())).collect();
    let surges = attack.melee && attack.destroys.unwrap_or(destroyed);
    let attacker = attack.attacker.unit().filter(|_| surges);
    attack.defender_destroyed = destroyed;
    attack.stage = AttackStage::CompletedWindow;
    play.push(Task::Attack(attack));
    if let Some(attacker) = attacker {
        play.push(Task::Surge(Surge {
            by: attacker,
            freed,
            stage: SurgeStage::Window,
        }));
    }
}

/// Friends that were engaged with the target of a shot take a panic test, one after the other: in
/// the order of priority of their players, of whom each orders their own (89).
pub fn fire_into_melee(play: &mut Play<'_>, mut attack: Box<Attack>) {
    let position = play.position();
    attack.in_melee.retain(|id| position.stands(id.thing()));
    let own = |seat: Seat| {
        let units = attack.in_melee.iter().copied();
        let units = units.filter(|id| position.unit(*id).owner == seat);
        units.collect::<Vec<UnitId>>()
    };
    let order = position.priority().into_iter();
    let mut groups = order.map(|seat| (seat, own(seat)));
    let Some((seat, units)) = groups.find(|(_, units)| !units.is_empty()) else {
        return;
    };
    if let [unit] = units[..] {
        startle(play, attack, unit);
        return;
    }
    play.push(Task::Attack(attack));
    play.ask(
        seat,
        Prompt::Target {
            options: units.into_iter().map(UnitId::thing).collect(),
            count: 1,
            optional: false,
        },
    );
}

/// The one that was named takes its test.
pub fn answer(play: &mut Play<'_>, attack: Box<Attack>, action: Action) {
    let named = match action {
        Action::Targets(units) => units.first().copied().and_then(Thing::unit),
        _ => None,
    };
    match named.filter(|id| attack.in_melee.contains(id)) {
        Some(unit) => startle(play, attack, unit),
        None => play.push(Task::Attack(attack)),
    }
}

fn startle(play: &mut Play<'_>, mut attack: Box<Attack>, unit: UnitId) {
    attack.in_melee.retain(|id| *id != unit);
    let cause = Cause {
        attack_by: None,
        ..cause(play.position(), &attack)
    };
    play.push(Task::Attack(attack));
    play.begin_test(Test::new(unit, true, cause));
}

#[cfg(test)]
mod tests;
