//! Dice that effects roll, roll again or set.

use crate::{
    conditions::Context,
    count,
    dice::Face,
    effect::{Amount, Pool, Role, Window},
    event::Event,
    field::Thing,
    play::Play,
    position::Source,
    task::{Env, Right},
};

/// Returns how many that is now, and rolls where a die says it; `target` is whom the step concerns.
pub fn amount(play: &mut Play<'_>, env: &Env, target: Option<Thing>, amount: Amount) -> i8 {
    let context = Context::new(play.position(), env);
    match count::of(&context, target, amount) {
        Some(number) => number,
        None => roll(play, env.source, 3).cast_signed(),
    }
}

/// The same where fewer than none is none.
pub fn number(play: &mut Play<'_>, env: &Env, target: Option<Thing>, of: Amount) -> u8 {
    amount(play, env, target, of).max(0).unsigned_abs()
}

/// A die with three or six sides, rolled openly.
pub fn roll(play: &mut Play<'_>, source: Source, sides: u8) -> Face {
    let face = if sides == 3 { play.d3() } else { play.die() };
    play.tell(Event::RolledOnce {
        source,
        sides,
        face,
    });
    face
}

/// Gives the right to roll dice again. After the step in which everybody does so it is used there
/// and then, by its player alone.
pub fn right(play: &mut Play<'_>, env: &Env, pool: Pool, by: Role) {
    let thing = env.roles.thing(by);
    let owner = thing.and_then(|it| play.position().owner(it));
    let seat = owner.unwrap_or(env.controller);
    let right = Right {
        seat,
        pool,
        source: Some(env.source),
    };
    let rights = match pool {
        Pool::Attack | Pool::Defense => play.attack().map(|it| &mut it.rights),
        Pool::Morale => play.test().map(|it| &mut it.rights),
        Pool::Charge => play.charge().map(|it| &mut it.rights),
    };
    let Some(rights) = rights else { return };
    rights.push(right);
    let late = matches!(
        (pool, env.window),
        (Pool::Attack, Window::AttackDiceRolled)
            | (Pool::Defense, Window::AttackDefenseRolled)
            | (Pool::Morale, Window::MoraleAfterDice)
    );
    if late {
        play.offer_rerolls_to(pool, seat);
    }
}

/// The die of a charge is not rolled: it shows this face.
pub fn set(play: &mut Play<'_>, pool: Pool, face: Face) {
    if let (Pool::Charge, Some(charge)) = (pool, play.charge()) {
        charge.set_die = Some(face);
    }
}
