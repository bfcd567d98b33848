//! The steps that effects do to the attack that is under way.

use super::dice;
use crate::{
    effect::{Amount, Condition, Step, Window},
    play::Play,
    task::{Delayed, Env},
};

/// Its dice are read like that.
pub fn read_so(play: &mut Play<'_>, step: Step) {
    if let Some(attack) = play.attack() {
        attack.readings.push(step);
    }
}

pub fn auto_hits(play: &mut Play<'_>, env: &Env, count: Amount) {
    let hits = dice::number(play, env, None, count);
    if let Some(attack) = play.attack() {
        attack.auto_hits = attack.auto_hits.saturating_add(hits);
    }
}

pub fn block(play: &mut Play<'_>, env: &Env, count: Amount) {
    let hits = dice::number(play, env, None, count);
    if let Some(attack) = play.attack() {
        attack.block = attack.block.saturating_add(hits);
    }
}

/// Steps that a later window of the same attack, charge or test does.
pub fn remember(
    play: &mut Play<'_>,
    env: &Env,
    window: Window,
    (when, steps): (Vec<Condition>, Vec<Step>),
) {
    let delayed = match window {
        Window::ChargeDeclared
        | Window::ChargeRoll
        | Window::ChargeSuccess
        | Window::ChargeFailed => play.charge().map(|it| &mut it.delayed),
        Window::MoraleBeforeDice
        | Window::MoraleAfterDice
        | Window::MoralePassed
        | Window::MoraleFailed => play.test().map(|it| &mut it.delayed),
        _ => play.attack().map(|it| &mut it.delayed),
    };
    if let Some(delayed) = delayed {
        delayed.push(Delayed {
            window,
            when,
            steps,
            env: env.clone(),
        });
    }
}
