//! Steps of NCUs: zones, influence and counters.

use super::answer;
use crate::{
    conditions, data,
    effect::{Condition, Step},
    play::Play,
    position::Bearer,
    task::{Env, NcuActivation, Task},
};

/// The activation of the NCU that claims a zone.
fn claiming<'p>(play: &'p mut Play<'_>) -> Option<&'p mut NcuActivation> {
    let agenda = play.open().agenda.iter_mut().rev();
    agenda.into_iter().find_map(|task| match task {
        Task::NcuActivation(frame) => Some(frame),
        _ => None,
    })
}

/// Done once when an influence is attached, to a unit of the right side.
pub fn attached(
    play: &mut Play<'_>,
    env: &Env,
    friendly: Option<bool>,
    (when, then): (&[Condition], Vec<Step>),
) {
    let position = play.position();
    let Some(unit) = env.roles.influenced else {
        return;
    };
    let is_friend = position.friends(env.controller, position.unit(unit).owner);
    if friendly.is_none_or(|wanted| wanted == is_friend)
        && conditions::all_hold(position, when, env)
    {
        play.run_script(then, env.clone());
    }
}

/// This is done instead of what the claimed zone does.
pub fn replace(play: &mut Play<'_>, steps: Vec<Step>, env: Env) {
    if let Some(frame) = claiming(play) {
        frame.replaced = Some((steps, env));
    }
}

/// Does what another zone does, instead of the claimed one.
pub fn borrow(play: &mut Play<'_>, env: &Env, number: Option<u8>) {
    if let Some(zone) = number.and_then(answer::zone) {
        let steps = data::zone(zone).script.clone();
        replace(play, steps, env.clone());
    }
}

/// Takes a counter off the NCU, if it has one.
pub fn spend_counter(play: &mut Play<'_>, env: &Env, then: Vec<Step>) {
    let Some(Bearer::Ncu(id)) = env.bearer else {
        return;
    };
    let ncu = play.open().ncu_mut(id);
    if ncu.counters > 0 {
        ncu.counters -= 1;
        play.run_script(then, env.clone());
    }
}
