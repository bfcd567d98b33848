//! Effects that happen by themselves: passive and innate abilities that are not optional, and
//! steps that an attack, a charge or a test has remembered for this window.

use super::{ability, env, part, tell_used};
use crate::{
    conditions::all_hold,
    data::AbilityKind,
    effect::{Amount, Role, Script, Selector, Step, Window},
    play::Play,
    position::{Position, Source},
    question::Prompt,
    task::{Delayed, Env, Task, Use, WindowFrame},
};
use tabletop::Seat;

/// Does the next one, or asks whose turn it is to order several. Whether there was one.
pub fn next(play: &mut Play<'_>, frame: &mut WindowFrame) -> bool {
    let position = play.position();
    let pending = pending(position, frame);
    let Some(seat) = position
        .priority()
        .into_iter()
        .find(|seat| pending.iter().any(|(_, of)| of == seat))
    else {
        return false;
    };
    let own = pending.iter().filter(|(_, of)| *of == seat);
    let options: Vec<Use> = own.map(|(what, _)| *what).collect();
    let frame = frame.clone();
    if order_matters(position, &frame, &options) {
        play.push(Task::Window(frame));
        play.ask(seat, Prompt::Order { options });
    } else {
        run(play, frame, options[0]);
    }
    true
}

/// Returns the one that would be done next, of several that are to be ordered the first.
pub fn first(position: &Position, frame: &WindowFrame) -> Option<(Use, Script, Env)> {
    let pending = pending(position, frame);
    let mut order = position.priority().into_iter();
    let what = order.find_map(|seat| {
        let mut own = pending.iter().filter(|(_, of)| *of == seat);
        own.next().map(|(what, _)| *what)
    })?;
    let (steps, env) = effect(position, frame, what)?;
    Some((what, steps, env))
}

/// Does one.
pub fn run(play: &mut Play<'_>, mut frame: WindowFrame, what: Use) {
    let found = effect(play.position(), &frame, what);
    frame.done.push(what);
    play.push(Task::Window(frame));
    if let Some((steps, env)) = found {
        play.disturb(env.controller);
        tell_used(play, env.controller, what);
        match what {
            Use::Ability(bearer, used) => ability::run(play, (bearer, used), steps, env),
            Use::Delayed(_) | Use::Card(_) => play.run_script(steps, env),
        }
    }
}

/// Everything that has to happen still, and whose it is.
fn pending(position: &Position, frame: &WindowFrame) -> Vec<(Use, Seat)> {
    let mut all = Vec::new();
    for (number, delayed) in (0..).zip(remembered(position, frame.window)) {
        let what = Use::Delayed(number);
        if delayed.window == frame.window && !frame.done.contains(&what) {
            let env = now(delayed, frame);
            if all_hold(position, &delayed.when, &env) {
                all.push((what, env.controller));
            }
        }
    }
    for (bearer, owner) in position.bearers() {
        for ability in position.abilities_in(bearer, frame.window) {
            let what = Use::Ability(bearer, ability);
            let kind = matches!(ability.kind, AbilityKind::Passive | AbilityKind::Innate);
            if kind
                && !is_optional(&ability.script)
                && !frame.done.contains(&what)
                && part::plays(position, &frame.roles, ability.part, (bearer, owner))
            {
                let env = env(frame, Source::Ability(ability), owner, Some(bearer));
                if all_hold(position, &ability.when, &env) {
                    all.push((what, owner));
                }
            }
        }
    }
    all
}

/// Tells whether all that a script does is left to whoever uses it.
pub fn is_optional(script: &Script) -> bool {
    let optional = |step: &Step| matches!(step, Step::Choice { optional: true, .. });
    script.iter().all(optional)
}

/// Returns what the frame that this window belongs to has remembered.
fn remembered(position: &Position, window: Window) -> &[Delayed] {
    let none: &[Delayed] = &[];
    match window {
        Window::AttackBeforeDice
        | Window::AttackDiceRolled
        | Window::AttackDefenseRolled
        | Window::AttackWounds
        | Window::AttackCompleted => position.attack().map_or(none, |it| &it.delayed),
        Window::ChargeDeclared
        | Window::ChargeRoll
        | Window::ChargeSuccess
        | Window::ChargeFailed => position.charge().map_or(none, |it| &it.delayed),
        Window::MoraleBeforeDice
        | Window::MoraleAfterDice
        | Window::MoralePassed
        | Window::MoraleFailed => position.test().map_or(none, |it| &it.delayed),
        _ => none,
    }
}

fn now(delayed: &Delayed, frame: &WindowFrame) -> Env {
    Env {
        window: frame.window,
        roles: frame.roles,
        ..delayed.env.clone()
    }
}

fn effect(position: &Position, frame: &WindowFrame, what: Use) -> Option<(Script, Env)> {
    match what {
        Use::Delayed(number) => {
            let delayed = remembered(position, frame.window).get(usize::from(number))?;
            Some((delayed.steps.clone(), now(delayed, frame)))
        }
        Use::Ability(bearer, ability) => {
            let mut all = position.bearers();
            let (_, owner) = all.find(|(it, _)| *it == bearer)?;
            let env = env(frame, Source::Ability(ability), owner, Some(bearer));
            Some((ability.script.clone(), env))
        }
        Use::Card(_) => None,
    }
}

/// Tells whether it makes a difference which of these comes first: at least two do more than add to what is under way.
fn order_matters(position: &Position, frame: &WindowFrame, options: &[Use]) -> bool {
    options.len() > 1 && {
        let scripts = options.iter().filter_map(|it| effect(position, frame, *it));
        scripts
            .filter(|(steps, _)| !steps.iter().all(is_quiet))
            .count()
            > 1
    }
}

/// Steps that give the same, whatever comes before them.
const fn is_quiet(step: &Step) -> bool {
    match step {
        Step::AutoHits(amount) | Step::Block(amount) => matches!(amount, Amount::Number(_)),
        Step::Restore { target, .. } => matches!(target, Selector::Role(Role::Bearer)),
        Step::Modify { .. }
        | Step::GainTrait { .. }
        | Step::SixesCount(_)
        | Step::SixesUnblockable
        | Step::NoDefenseDice
        | Step::OnlySixesSave
        | Step::AllHit
        | Step::Token { .. }
        | Step::Reroll { .. }
        | Step::SetDie { .. }
        | Step::After { .. }
        | Step::Draw(_) => true,
        _ => false,
    }
}
