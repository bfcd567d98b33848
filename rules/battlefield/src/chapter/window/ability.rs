//! Abilities and Orders that are offered.

use super::{could, env, mandatory, part, tell_used};
use crate::{
    conditions::all_hold,
    data::{AbilityKind, Part},
    effect::{Forbidden, Script, Step, Window},
    illegal::Illegal,
    play::Play,
    position::{Bearer, On, Position, Source, Used, What},
    reference::AbilityRef,
    task::{Env, Task, Use, WindowFrame},
};
use tabletop::Seat;

/// Those that a player may use now.
pub fn open(position: &Position, frame: &WindowFrame, seat: Seat) -> Vec<(Bearer, AbilityRef)> {
    let own = position.bearers().filter(|(_, owner)| *owner == seat);
    let all = own.flat_map(|(bearer, _)| {
        let here = position.abilities_in(bearer, frame.window);
        here.map(move |ability| (bearer, ability))
    });
    all.filter(|it| may_use(position, frame, seat, *it).is_ok())
        .collect()
}

fn may_use(
    position: &Position,
    frame: &WindowFrame,
    seat: Seat,
    (bearer, ability): (Bearer, AbilityRef),
) -> Result<(), Illegal> {
    if !part::plays(position, &frame.roles, ability.part, (bearer, seat)) {
        return Err(Illegal::WrongMoment(ability.window));
    }
    let offered = match ability.kind {
        AbilityKind::Passive | AbilityKind::Innate => mandatory::is_optional(&ability.script),
        AbilityKind::Order | AbilityKind::OncePerGame | AbilityKind::Counter => true,
        AbilityKind::Trait | AbilityKind::Influence => false,
    };
    if !offered || frame.done.contains(&Use::Ability(bearer, ability)) {
        return Err(Illegal::WrongMoment(ability.window));
    }
    let is_order = ability.kind == AbilityKind::Order;
    if is_order && frame.spent.contains(&seat) {
        return Err(Illegal::OnePerTrigger);
    }
    if position.used.contains(&Used { bearer, ability }) {
        return Err(Illegal::OrderUsed);
    }
    if is_order && is_forbidden(position, seat, Forbidden::Orders) {
        return Err(Illegal::Forbidden);
    }
    let env = env(frame, Source::Ability(ability), seat, Some(bearer));
    if !all_hold(position, &ability.when, &env) {
        return Err(Illegal::WrongMoment(ability.window));
    }
    if could::any(position, &ability.script, &env) {
        Ok(())
    } else {
        Err(Illegal::WithoutEffect)
    }
}

/// Returns why one that is not offered may not be used; total on whatever is named.
pub fn why_not(
    position: &Position,
    frame: &WindowFrame,
    seat: Seat,
    (bearer, ability): (Bearer, AbilityRef),
) -> Illegal {
    let mut all = position.bearers();
    let has =
        all.any(|it| it == (bearer, seat)) && position.abilities(bearer).any(|it| it == ability);
    if !has || ability.window != frame.window {
        return Illegal::WrongMoment(ability.window);
    }
    may_use(position, frame, seat, (bearer, ability))
        .err()
        .unwrap_or(Illegal::WrongAnswer)
}

/// Tells whether an effect keeps a player from it.
pub fn is_forbidden(position: &Position, seat: Seat, what: Forbidden) -> bool {
    let of_player = |it: &&crate::position::Effect| it.on == On::Player(seat);
    let mut effects = position.effects.iter().filter(of_player);
    effects.any(|effect| effect.what == What::Forbid(what))
}

/// Uses one.
pub fn take(
    play: &mut Play<'_>,
    mut frame: WindowFrame,
    seat: Seat,
    (bearer, ability): (Bearer, AbilityRef),
) {
    let used = Use::Ability(bearer, ability);
    frame.done.push(used);
    if ability.kind == AbilityKind::Order {
        frame.spent.push(seat);
    }
    if matches!(ability.kind, AbilityKind::Order | AbilityKind::OncePerGame) {
        play.open().used.push(Used { bearer, ability });
    }
    let env = env(&frame, Source::Ability(ability), seat, Some(bearer));
    play.push(Task::Window(frame));
    tell_used(play, seat, used);
    let steps = wanted(play, bearer, &ability.script);
    run(play, (bearer, ability), steps, env);
}

/// Does what an ability does. What claiming a zone triggers of the NCU that claims it, enemies may
/// cancel before.
pub fn run(play: &mut Play<'_>, (bearer, ability): (Bearer, AbilityRef), steps: Script, env: Env) {
    match bearer {
        Bearer::Ncu(ncu)
            if ability.window == Window::ZoneClaimed && ability.part == Part::Claiming =>
        {
            play.run_ability_of(ncu, steps, env);
        }
        _ => play.run_script(steps, env),
    }
}

/// The steps of a script that has been used, with its counters spent.
fn wanted(play: &mut Play<'_>, bearer: Bearer, script: &Script) -> Script {
    for step in script {
        if let (Step::SpendCounter { .. }, Bearer::Ncu(ncu)) = (step, bearer) {
            let ncu = play.open().ncu_mut(ncu);
            ncu.counters = ncu.counters.saturating_sub(1);
        }
    }
    steps(script)
}

/// Returns the steps of a script once it has been used: what could be declined is not asked again.
pub fn steps(script: &Script) -> Script {
    let mut steps = Script::new();
    for step in script {
        match step {
            Step::Choice {
                options,
                optional: true,
                ..
            } if options.len() == 1 => steps.extend(options[0].clone()),
            Step::SpendCounter { then, .. } => steps.extend(then.clone()),
            _ => steps.push(step.clone()),
        }
    }
    steps
}
