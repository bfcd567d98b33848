//! The effects that last: for an attack, a test or a charge in its frame, for longer at a unit or player.

use super::dice;
use crate::{
    chapter::mode,
    conditions,
    effect::{Condition, Forbidden, Permission, Scope, Step, Until, Who, Window},
    field::Thing,
    play::Play,
    position::{Effect, NcuId, On, What},
    reference::AbilityRef,
    task::{Env, Modifier},
};

/// Adds to a number for its scope.
pub fn modify(play: &mut Play<'_>, step: Step, env: &Env, targets: &[Thing]) {
    let Step::Modify {
        stat,
        by,
        scope,
        when,
        if_any,
        ..
    } = step
    else {
        return;
    };
    if matches!(scope, Scope::Attack | Scope::Test | Scope::Charge) {
        let by = dice::amount(play, env, targets.first().copied(), by);
        let modifier = Modifier {
            source: env.source,
            stat,
            by,
            if_any,
            when,
        };
        of_frame(play, scope, env.window, modifier);
        return;
    }
    for on in bearers(play, scope, env, targets) {
        let by = dice::amount(play, env, on.thing(), by);
        let when = when.clone();
        lay(play, env, (on, scope), What::Modify { stat, by, when });
    }
}

fn of_frame(play: &mut Play<'_>, scope: Scope, window: Window, modifier: Modifier) {
    // The attack of a charge is still to come there; it looks at its charge.
    let before = matches!(
        window,
        Window::ChargeDeclared | Window::ChargeRoll | Window::ChargeSuccess
    );
    let modifiers = match scope {
        Scope::Test => play.test().map(|it| &mut it.modifiers),
        Scope::Attack if !before => play.attack().map(|it| &mut it.modifiers),
        _ => play.charge().map(|it| &mut it.modifiers),
    };
    if let Some(modifiers) = modifiers {
        modifiers.push(modifier);
    }
}

/// At whom it lies: those named, or whose effect it is.
fn bearers(play: &Play<'_>, scope: Scope, env: &Env, targets: &[Thing]) -> Vec<On> {
    if scope == Scope::Player {
        return vec![On::Player(env.controller)];
    }
    let own = conditions::friendly(play.position(), env);
    let all: Vec<Thing> = if targets.is_empty() {
        own.into_iter().collect()
    } else {
        targets.to_vec()
    };
    all.into_iter().filter_map(on).collect()
}

fn on(thing: Thing) -> Option<On> {
    match thing {
        Thing::Wall(number) => Some(On::Wall(number)),
        _ => thing.unit().map(On::Unit),
    }
}

fn lay(play: &mut Play<'_>, env: &Env, (on, scope): (On, Scope), what: What) {
    let until = match scope {
        Scope::Round => Until::Round,
        Scope::Unit | Scope::Player => Until::Game,
        // What counts for an action ends with it, and with the turn at the latest.
        _ => Until::Turn,
    };
    push(play, env, (on, what), (scope, until));
}

/// Something that lasts until a moment, whatever its scope.
fn lay_until(play: &mut Play<'_>, env: &Env, on: On, what: What, until: Until) {
    let scope = match until {
        Until::Activation | Until::Turn => Scope::Turn,
        Until::Round => Scope::Round,
        Until::Game => Scope::Unit,
    };
    push(play, env, (on, what), (scope, until));
}

fn push(play: &mut Play<'_>, env: &Env, (on, what): (On, What), (scope, until): (Scope, Until)) {
    // Who is out of the game plays nothing that could be forbidden.
    if matches!(on, On::Player(seat) if play.position().player(seat).eliminated) {
        return;
    }
    play.open().effects.push(Effect {
        source: env.source,
        owner: env.controller,
        on,
        what,
        scope,
        until,
    });
}

/// Gives a trait to the attack under way, or to the attacks of a unit for longer.
pub fn gain(play: &mut Play<'_>, (name, scope, when): (&str, Scope, Vec<Condition>), env: &Env) {
    let Some(ability) = AbilityRef::named(name) else {
        return;
    };
    if scope != Scope::Attack {
        for on in bearers(play, scope, env, &[]) {
            let when = when.clone();
            lay(play, env, (on, scope), What::Trait { ability, when });
        }
        return;
    }
    let holds = conditions::all_hold(play.position(), &when, env);
    if let (true, Some(attack)) = (holds, play.attack()) {
        attack.traits.push((ability, env.source));
    }
}

/// Takes abilities away: of units, or of the NCU that activates.
pub fn suppress(
    play: &mut Play<'_>,
    env: &Env,
    targets: &[Thing],
    (until, keep_attachments): (Until, bool),
) {
    let ncu = env.roles.ncu.filter(|_| targets.is_empty());
    let ncu = ncu.map(|id: NcuId| On::Ncu(id));
    let all = targets.iter().copied().filter_map(on).chain(ncu);
    for on in all.collect::<Vec<_>>() {
        lay_until(play, env, on, What::Suppress { keep_attachments }, until);
    }
}

/// Forbids things to those whom the effect names, for as long as it says.
pub fn forbid(
    play: &mut Play<'_>,
    env: &Env,
    targets: &[Thing],
    (what, who, until): (&[Forbidden], Who, Until),
) {
    let position = play.position();
    let whom: Vec<On> = match who {
        Who::Enemies => position
            .enemies_of(env.controller)
            .map(On::Player)
            .collect(),
        Who::ChargeTargetSide => {
            let owner = env.roles.charge_target.and_then(|it| position.owner(it));
            let seats = position.seats();
            seats
                .filter(|seat| owner.is_some_and(|it| position.friends(it, *seat)))
                .map(On::Player)
                .collect()
        }
        Who::OneWall => targets.iter().copied().filter_map(on).collect(),
    };
    for on in whom {
        for forbidden in what {
            lay_until(play, env, on, What::Forbid(*forbidden), until);
        }
    }
}

/// An exception from the rules of the mode.
pub fn permit(
    play: &mut Play<'_>,
    env: &Env,
    (what, number, count): (Permission, i32, u8),
    until: Until,
) {
    let permit = What::Permit {
        what,
        number,
        count,
    };
    lay_until(play, env, On::Player(env.controller), permit, until);
    if what == Permission::RedeployBeyondZone {
        mode::permitted(play, env.controller);
    }
}
