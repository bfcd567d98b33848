//! How a charge begins.

use crate::{
    allowed::charge,
    effect::ActionKind,
    event::Event,
    field::{Charge, Thing},
    geometry::{Arc, Facing},
    play::Play,
    position::{Position, UnitId},
    task::{ChargeStage, Charging, FreeAction, Task},
};

pub fn begin(
    play: &mut Play<'_>,
    id: UnitId,
    (target, pivot, arc): (Thing, Option<Facing>, Option<Arc>),
    free: Option<FreeAction>,
) {
    let position = play.position();
    let terms = free.unwrap_or_default();
    let Ok(charge) = charge::check(position, id, target, pivot, arc) else {
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
