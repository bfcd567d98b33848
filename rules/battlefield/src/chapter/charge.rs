//! Charges (6.6, 6.7).

mod arrive;
mod declare;
mod push;
mod run;

pub use arrive::{answer, check_align};
pub use declare::{
    approach, begin, begin_forced, check, declared, enemies, has_room, nearest, turned,
};
pub use run::disorderly_up_to;

use super::{activation, attack, morale};
use crate::{
    play::Play,
    position::{Position, Roles},
    task::{ChargeStage, Charging, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: Box<Charging>) {
    if frame.stage < ChargeStage::Move && !both_stand(play.position(), &frame) {
        // One of the two was gone before anything moved: that is no failed charge.
        return;
    }
    match frame.stage {
        ChargeStage::Declared => run::declared(play, frame),
        ChargeStage::Pivot => run::pivoted(play, frame),
        ChargeStage::Roll => run::roll(play, frame),
        ChargeStage::Move => run::go(play, frame),
        ChargeStage::Align => arrive::arrived(play, frame),
        ChargeStage::Attack => {
            frame.stage = ChargeStage::Over;
            if both_stand(play.position(), &frame) {
                let charge = (*frame).clone();
                play.push(Task::Charge(frame));
                attack::begin_charge(play, &charge);
            }
        }
        ChargeStage::FailedTest => {
            frame.stage = ChargeStage::Over;
            let charger = frame.charger;
            let owner = play.position().unit(charger).owner;
            play.push(Task::Charge(frame));
            if activation::stands(play.position(), charger.thing()) {
                morale::test(play, charger, true, morale::by(owner));
            }
        }
        ChargeStage::Over => {}
    }
}

fn both_stand(position: &Position, frame: &Charging) -> bool {
    activation::stands(position, frame.charger.thing())
        && activation::stands(position, frame.target)
}

fn roles(frame: &Charging) -> Roles {
    Roles {
        charger: Some(frame.charger),
        charge_target: Some(frame.target),
        ..Roles::default()
    }
}
