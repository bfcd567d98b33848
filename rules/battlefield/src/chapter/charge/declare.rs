//! What may be charged, and how a charge begins.

use crate::{
    chapter::{acting, mode},
    conditions,
    effect::ActionKind,
    event::Event,
    field::{self, Approach, Charge, Field, Refused, Standing, Thing},
    geometry::{Arc, Facing, Mil},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    task::{ChargeStage, Charging, FreeAction, Task},
};

/// Whether this charge may be declared.
pub fn check(
    position: &Position,
    id: UnitId,
    target: Thing,
    pivot: Option<Facing>,
    arc: Option<Arc>,
) -> Result<Charge, Illegal> {
    let field = position.field(id);
    let approach = approach(position, &field, id, target)?;
    let side = approach.side(arc)?;
    has_room(position, &field, id, (&approach.target, side))?;
    turned(position, &field, id, &approach, (side, pivot))
}

/// What is known before the pivot: the target is one that may be charged, and seen. `field` is here
/// and below that of the charger.
pub fn approach(
    position: &Position,
    field: &Field,
    id: UnitId,
    target: Thing,
) -> Result<Approach, Illegal> {
    acting::unengaged(position, id)?;
    if !position.has_attack(id, true) {
        return Err(Illegal::NoSuchAttack);
    }
    let tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    if !enemies(position, id).contains(&target) {
        return Err(Illegal::NotATarget(target));
    }
    Ok(Approach::new(field, &tray, target)?)
}

/// Whether that side of the target has room; a charge may find out that no place fits (6.7).
pub fn has_room(
    position: &Position,
    field: &Field,
    id: UnitId,
    (target, side): (&Standing, Arc),
) -> Result<(), Illegal> {
    if field::has_room(field, position.unit(id).profile.base, target, side) {
        Ok(())
    } else {
        Err(Refused::NoRoom(side).into())
    }
}

/// The charge after a pivot.
pub fn turned(
    position: &Position,
    field: &Field,
    id: UnitId,
    approach: &Approach,
    (side, pivot): (Arc, Option<Facing>),
) -> Result<Charge, Illegal> {
    let speed = Mil::from(position.unit(id).profile.speed);
    let charge = approach.turned(field, side, pivot, speed)?;
    if charge.charger.pose != charge.from.pose {
        mode::may_stand(position, id, &charge.charger)?;
    }
    Ok(charge)
}

/// Units and walls on the table that are no friends of this unit.
pub fn enemies(position: &Position, id: UnitId) -> Vec<Thing> {
    let owner = position.unit(id).owner;
    let units = position.standing().map(|it| (it.id.thing(), it.owner));
    let walls = (0..).zip(&position.walls).filter(|(_, wall)| !wall.ruined);
    let walls = walls.map(|(number, wall)| (Thing::Wall(number), wall.owner));
    units
        .chain(walls)
        .filter(|(_, other)| !position.friends(owner, *other))
        .map(|(thing, _)| thing)
        .collect()
}

pub fn begin(
    play: &mut Play<'_>,
    id: UnitId,
    (target, pivot, arc): (Thing, Option<Facing>, Option<Arc>),
    free: Option<FreeAction>,
) {
    let position = play.position();
    let terms = free.unwrap_or_default();
    let Ok(charge) = check(position, id, target, pivot, arc) else {
        return;
    };
    let frame = declared(position, id, &charge, terms);
    play.tell(Event::ChargeDeclared {
        unit: id,
        target,
        side: charge.side,
    });
    play.push(Task::Charge(Box::new(Charging { pivot, ..frame })));
}

/// A charge as it is when it is declared.
pub fn declared(position: &Position, id: UnitId, charge: &Charge, terms: FreeAction) -> Charging {
    let target = charge.target.thing;
    Charging {
        charger: id,
        target,
        pivot: None,
        side: charge.side,
        stage: ChargeStage::Declared,
        from: charge.from.pose,
        charger_unengaged: true,
        target_unengaged: !position.is_engaged(target),
        hindered: charge.hindered,
        fortified: false,
        best_dice: terms.best_dice,
        faces: Vec::new(),
        set_die: terms.forced_die,
        disorderly: false,
        without_bonus: terms.without_charge_bonus,
        stopped: None,
        modifiers: Vec::new(),
        rights: Vec::new(),
        rerolled: Vec::new(),
        delayed: Vec::new(),
    }
}

/// It charges the nearest enemy that it can, with this face of the die: its owner is asked which
/// of several, and how it turns.
pub fn begin_forced(play: &mut Play<'_>, id: UnitId, die: u8) {
    let terms = FreeAction {
        forced_die: Some(die),
        ..FreeAction::default()
    };
    play.offer(id.thing(), ActionKind::Charge, terms);
}

/// Of the enemies that it can charge, those that are nearest, from tray to tray.
pub fn nearest(position: &Position, id: UnitId) -> Vec<Thing> {
    let enemies = enemies(position, id).into_iter();
    let mut enemies: Vec<_> = enemies
        .filter_map(|enemy| Some((position.distance(id.thing(), enemy)?, enemy)))
        .collect();
    enemies.sort_unstable();
    let can = |enemy| conditions::can_charge_it(position, id, enemy);
    let Some((least, _)) = enemies.iter().copied().find(|(_, enemy)| can(*enemy)) else {
        return Vec::new();
    };
    let level = enemies.iter().filter(|(distance, _)| *distance == least);
    level
        .map(|(_, enemy)| *enemy)
        .filter(|enemy| can(*enemy))
        .collect()
}
