//! The beginning of an attack, whatever has led to it.

use crate::{
    data::Reach,
    effect::{Pool, Stat},
    event::Event,
    field::Thing,
    geometry::{Arc, Shares, Tray},
    play::Play,
    position::{Position, UnitId},
    question::Prompt,
    task::{Attack, AttackStage, Charging, FreeAction, Right, Task},
};

/// Puts an attack on the agenda, by the terms of the free action that it is.
pub fn begin(play: &mut Play<'_>, mut attack: Attack, free: Option<FreeAction>) {
    attack.best_dice |= free.is_some_and(|terms| terms.best_dice);
    if !attack.melee {
        attack.in_melee = friends_in_melee(play.position(), &attack);
    }
    if attack.stage != AttackStage::Arc {
        tell(play, &attack);
    }
    play.push(Task::Attack(Box::new(attack)));
}

fn tell(play: &mut Play<'_>, attack: &Attack) {
    play.tell(Event::Attacked {
        attacker: attack.attacker,
        weapon: attack.weapon,
        defender: attack.defender,
        melee: attack.melee,
        arc: attack.arc,
    });
}

/// Returns the stage at which an attack begins: the arc is still to be chosen where several are
/// equal and none was named.
pub fn stage(from: &Tray, to: &Tray, named: Option<Arc>) -> AttackStage {
    let is_open = named.is_none() && Shares::new(from, to).largest().len() > 1;
    if is_open {
        AttackStage::Arc
    } else {
        AttackStage::Before
    }
}

/// Asks in which of the equal arcs of its target the shooter stands.
pub fn ask_arc(play: &mut Play<'_>, attack: Box<Attack>) {
    let position = play.position();
    let (who, target) = (attack.attacker, attack.defender);
    let trays = position.tray(who).zip(position.tray(target));
    let arcs = trays.map_or_else(Vec::new, |(from, to)| Shares::new(&from, &to).largest());
    let Some(owner) = position.owner(who) else {
        return;
    };
    play.push(Task::Attack(attack));
    play.ask(owner, Prompt::Arc { who, target, arcs });
}

/// The shooter stands in that arc.
pub fn from_arc(play: &mut Play<'_>, mut attack: Box<Attack>, arc: Arc) {
    (attack.arc, attack.stage) = (arc, AttackStage::Before);
    tell(play, &attack);
    play.push(Task::Attack(attack));
}

/// The attack at the end of a charge that has arrived: its side, and whether it has the Charge
/// Bonus, follow from the charge.
pub fn begin_charge(play: &mut Play<'_>, charge: &Charging) {
    let position = play.position();
    let (charger, defender) = (charge.charger.thing(), charge.target);
    if !super::is_there(position, charger) || !position.stands(defender) {
        return;
    }
    if let Some(attack) = of_charge(position, charge) {
        begin(play, attack, None);
    }
}

/// Returns that attack, before anything of it has happened.
pub fn of_charge(position: &Position, charge: &Charging) -> Option<Attack> {
    let weapon = melee(position, charge.charger)?;
    let (charger, defender) = (charge.charger.thing(), charge.target);
    let owner = position.unit(charge.charger).owner;
    let bonus = charge.has_bonus();
    let mut attack = Attack::new(charger, defender, weapon, true);
    attack.arc = charge.side;
    attack.charging = true;
    attack.charge_bonus = bonus;
    attack.fortified = charge.fortified;
    attack.best_dice = charge.best_dice;
    if bonus {
        attack.rights.push(Right {
            seat: owner,
            pool: Pool::Attack,
            source: None,
        });
    }
    // Effects of the charge that are about its attack.
    let modifiers = charge.modifiers.iter();
    let modifiers = modifiers.filter(|it| it.stat != Stat::DisorderlyMax);
    attack.modifiers = modifiers.cloned().collect();
    Some(attack)
}

/// The number of the first melee attack of a unit.
pub fn melee(position: &Position, id: UnitId) -> Option<u8> {
    let attacks = &position.unit(id).profile.entry().attacks;
    let at = attacks.iter().position(|it| it.reach == Reach::Melee)?;
    Some(at as u8)
}

/// The units of the shooter's side that are engaged with the target, by their numbers.
fn friends_in_melee(position: &Position, attack: &Attack) -> Vec<UnitId> {
    let Some(owner) = position.owner(attack.attacker) else {
        return Vec::new();
    };
    friends_engaged(position, attack.defender)
        .filter(|id| position.friends(owner, position.unit(*id).owner))
        .collect()
}

/// Units that are engaged with this one.
pub fn friends_engaged(position: &Position, thing: Thing) -> impl Iterator<Item = UnitId> {
    let engaged = position.engaged(thing).into_iter();
    engaged.filter_map(|(other, _)| other.unit())
}
