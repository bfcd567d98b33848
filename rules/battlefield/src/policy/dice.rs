//! Dice that lie on the table: which are rolled again.

use super::seen::Seen;
use crate::{
    chapter::attack, effect::Pool, field::Thing, modifiers::test, question::Action, standing,
};

/// Own dice that were bad, or an enemy's that were good.
pub(super) fn reroll(seen: &Seen, pool: Pool, open: &[bool]) -> Action {
    let wanted = match roller(seen, pool) {
        Some(roller) => !seen.mine(roller),
        None => return Action::Pass,
    };
    chosen(seen, pool, open, wanted).unwrap_or(Action::Pass)
}

/// A token of an enemy is spent where it may take away two good dice, or make a test fail.
pub(super) fn spend(seen: &Seen, pool: Pool, open: &[bool]) -> Action {
    let good = good(seen, pool, open);
    let pays = match pool {
        Pool::Morale => seen.test().is_some_and(|test| {
            // A throw of its own passes less often than this one did.
            !test::is_failing(seen, test) && test::passed_by(seen, test).is_some()
        }),
        Pool::Attack | Pool::Defense => good >= 2 || good == 1 && is_last(seen),
        Pool::Charge => false,
    };
    if pays {
        chosen(seen, pool, open, true).unwrap_or(Action::Pass)
    } else {
        Action::Pass
    }
}

/// Tells whether the target of the attack hangs by a thread.
fn is_last(seen: &Seen) -> bool {
    seen.attack()
        .is_some_and(|attack| seen.health(attack.defender) <= 2)
}

fn roller(seen: &Seen, pool: Pool) -> Option<Thing> {
    match pool {
        Pool::Attack => seen.attack().map(|it| it.attacker),
        Pool::Defense => seen.attack().map(|it| it.defender),
        Pool::Morale => seen.test().map(|it| it.unit.thing()),
        Pool::Charge => seen.charge().map(|it| it.charger.thing()),
    }
}

fn good(seen: &Seen, pool: Pool, open: &[bool]) -> usize {
    standing::open_dice(seen, pool, open, true).len()
}

/// The dice that are as good as `wanted`.
fn chosen(seen: &Seen, pool: Pool, open: &[bool], wanted: bool) -> Option<Action> {
    if pool == Pool::Morale {
        let failing = test::is_failing(seen, seen.test()?);
        if failing == wanted {
            return None;
        }
    }
    if pool == Pool::Attack && attack::reading(seen, seen.attack()?).all {
        return None;
    }
    let dice = standing::open_dice(seen, pool, open, wanted);
    (!dice.is_empty()).then_some(Action::Reroll(dice))
}
