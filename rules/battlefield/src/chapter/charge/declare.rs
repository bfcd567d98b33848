//! The beginning of a charge.

use crate::{
    allowed::charge,
    effect::ActionKind,
    event::Event,
    field::{Charge, Thing},
    geometry::{Arc, Facing},
    play::Play,
    position::{Position, UnitId},
    question::Prompt,
    task::{ChargeStage, Charging, FreeAction, Task},
};

/// Declares a charge; where several arcs of the target are equal and none was named, its player is
/// asked first.
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
    let frame = Charging { pivot, ..frame };
    let is_named = arc.is_some() || charge::arcs(position, id, target, pivot).len() < 2;
    if is_named {
        tell(play, frame);
    } else {
        let stage = ChargeStage::Side;
        play.push(Task::Charge(Box::new(Charging { stage, ..frame })));
    }
}

/// Asks for the side.
pub fn ask_side(play: &mut Play<'_>, frame: Box<Charging>) {
    let position = play.position();
    let (id, target) = (frame.charger, frame.target);
    let arcs = charge::arcs(position, id, target, frame.pivot);
    let owner = position.unit(id).owner;
    play.push(Task::Charge(frame));
    let who = id.thing();
    play.ask(owner, Prompt::Arc { who, target, arcs });
}

/// The side was chosen of a charge that is declared otherwise.
pub fn named(play: &mut Play<'_>, frame: Charging, side: Arc) {
    let stage = ChargeStage::Declared;
    tell(
        play,
        Charging {
            side,
            stage,
            ..frame
        },
    );
}

fn tell(play: &mut Play<'_>, frame: Charging) {
    play.tell(Event::ChargeDeclared {
        unit: frame.charger,
        target: frame.target,
        side: frame.side,
    });
    play.push(Task::Charge(Box::new(frame)));
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
