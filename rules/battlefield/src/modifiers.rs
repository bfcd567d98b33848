//! The changes of a number: abilities, auras, tokens, effects, attached cards (10.3, 10.4, 12.6).
//!
//! Nothing here changes a position; whoever wants a number asks when it is wanted. A frame that is
//! doing its step is off the agenda and is therefore handed over.

mod attack;
mod aura;
mod found;
mod ground;
mod player;
mod source;
pub mod test;
mod traits;

pub use attack::{attack_dice, extra_wounds, for_panic, no_saves, reading, save, sees_past_units};
pub use player::{disorderly_max, surge_move, token_as_any};

use crate::{
    conditions::Context,
    effect::{Stat, Window},
    event::{Change, MadeBy},
    field::Thing,
    position::{Position, Roles, UnitId},
    task::{Attack, Charging, Env, Modifier, Test},
};
use found::Found;

/// In what a number is wanted.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'s> {
    /// Of the attacker for hits, dice and wounds; of the defender for defense rolls.
    Attack(&'s Attack),
    /// Of the unit that tests.
    Test(&'s Test),
    /// Of the charger.
    Charge(&'s Charging),
    Unit(UnitId),
}

/// The sum of all that changes `stat` of `of`: each name counts once, unless it says that it adds
/// up.
pub fn sum(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> i8 {
    let all = list(position, stat, of, subject);
    all.iter()
        .filter(|one| !one.if_any)
        .fold(0, |sum: i8, one| sum.saturating_add(one.by))
}

/// The parts of that sum, for whoever was surprised by it.
pub fn changes(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> Vec<Change> {
    let all = list(position, stat, of, subject).into_iter();
    all.filter(|one| !one.if_any && one.by != 0)
        .map(|one| Change {
            by: one.by,
            made_by: MadeBy::Effect(one.source),
        })
        .collect()
}

/// Returns what changes `stat` of `of`, each name once: the strongest of its name.
pub fn list(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> Vec<Modifier> {
    let mut kept: Vec<Found> = Vec::new();
    for found in source::all(position, stat, of, subject) {
        let name = found.modifier.source.name();
        let same = |it: &&mut Found| !it.stacks && it.modifier.source.name() == name;
        match kept.iter_mut().find(same) {
            Some(same) if !found.stacks => {
                if found.modifier.by.unsigned_abs() > same.modifier.by.unsigned_abs() {
                    *same = found;
                }
            }
            _ => kept.push(found),
        }
    }
    kept.into_iter().map(|it| it.modifier).collect()
}

impl<'s> Subject<'s> {
    fn roles(self) -> Roles {
        match self {
            Self::Attack(attack) => Roles {
                attacker: Some(attack.attacker),
                defender: Some(attack.defender),
                ..Roles::default()
            },
            Self::Test(test) => Roles {
                testing: Some(test.unit),
                ..Roles::default()
            },
            Self::Charge(charge) => Roles {
                charger: Some(charge.charger),
                charge_target: Some(charge.target),
                ..Roles::default()
            },
            Self::Unit(_) => Roles::default(),
        }
    }

    const fn window(self) -> Window {
        match self {
            Self::Attack(_) => Window::AttackModifiers,
            Self::Charge(_) => Window::ChargeRoll,
            Self::Test(_) | Self::Unit(_) => Window::Static,
        }
    }

    /// Returns what conditions and amounts look at.
    fn context<'c>(self, position: &'c Position, env: &'c Env) -> Context<'c>
    where
        's: 'c,
    {
        let mut context = Context::new(position, env);
        match self {
            Self::Attack(attack) => context.attack = Some(attack),
            Self::Test(test) => context.test = Some(test),
            Self::Charge(charge) => context.charge = Some(charge),
            Self::Unit(_) => {}
        }
        context
    }
}
