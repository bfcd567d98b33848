//! Charges (6.6, 6.7).

mod arrive;
mod declare;
mod push;
mod run;

pub use arrive::{answer, check_align};
pub use declare::{begin, begin_forced, declared};
pub use run::disorderly_up_to;

use super::attack;
use crate::{
    play::Play,
    position::{Position, Roles},
    task::{Cause, ChargeStage, Charging, Task, Test},
};

pub fn step(play: &mut Play<'_>, mut frame: Box<Charging>) {
    if frame.stage < ChargeStage::Move && !both_stand(play.position(), &frame) {
        // One of the two was gone before anything moved: that is no failed charge.
        return;
    }
    match frame.stage {
        ChargeStage::Side => declare::ask_side(play, frame),
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
            if play.position().stands(charger.thing()) {
                play.begin_test(Test::new(charger, true, Cause::by(owner)));
            }
        }
        ChargeStage::Over => {}
    }
}

fn both_stand(position: &Position, frame: &Charging) -> bool {
    position.stands(frame.charger.thing()) && position.stands(frame.target)
}

fn roles(frame: &Charging) -> Roles {
    Roles {
        charger: Some(frame.charger),
        charge_target: Some(frame.target),
        ..Roles::default()
    }
}
