//! Tokens and rights to roll again.

use super::Matter;
use crate::{
    chapter::attack::numbers, dice::Face, effect::Pool, modifiers::test, position::Position,
    question::Action, state::View,
};

/// The dice that were good for the enemy are rolled again, where the order says so.
pub fn spend(view: &View, (pool, open): (Pool, &[bool]), matter: &Matter) -> Option<Action> {
    let position = &view.open;
    let good = lying(position, pool)?;
    let wanted = match matter {
        Matter::Spend { least, .. } => good.iter().filter(|it| **it).count() >= usize::from(*least),
        Matter::SpendPanicked { by_at_most } => {
            let test = position.test()?;
            let by = test::passed_by(position, test)?;
            by_at_most.is_none_or(|most| by <= most)
        }
        _ => return None,
    };
    Some(chosen(wanted, open, &good))
}

/// Own dice that were bad are rolled again.
pub fn reroll(view: &View, (pool, open): (Pool, &[bool]), matter: &Matter) -> Option<Action> {
    let Matter::Reroll { least, .. } = matter else {
        return None;
    };
    let position = &view.open;
    let bad: Vec<bool> = lying(position, pool)?.iter().map(|it| !it).collect();
    let wanted = match pool {
        Pool::Morale => test::is_failing(position, position.test()?),
        _ => bad.iter().filter(|it| **it).count() >= usize::from(*least).max(1),
    };
    Some(chosen(wanted, open, &bad))
}

fn chosen(wanted: bool, open: &[bool], which: &[bool]) -> Action {
    let dice = (0..).zip(open.iter().zip(which));
    let dice = dice.filter(|(_, (open, is))| **open && **is);
    let dice: Vec<u8> = dice.map(|(at, _)| at).collect();
    if wanted && !dice.is_empty() {
        Action::Reroll(dice)
    } else {
        Action::Pass
    }
}

/// Returns those of the dice on the table that may be rolled again and are as good as `wanted` for whoever
/// rolled them.
pub fn open_dice(position: &Position, pool: Pool, open: &[bool], wanted: bool) -> Vec<u8> {
    let lying = lying(position, pool).unwrap_or_default();
    let dice = (0..).zip(lying.iter().zip(open));
    let dice = dice.filter(|(_, (good, open))| **open && **good == wanted);
    dice.map(|(at, _)| at).collect()
}

/// Returns which of the dice on the table are good for whoever rolled them. A morale die has no measure of its own: the
/// upper half of its faces counts.
pub fn lying(position: &Position, pool: Pool) -> Option<Vec<bool>> {
    let each = |faces: &[Face], is: &dyn Fn(Face) -> bool| faces.iter().map(|it| is(*it)).collect();
    Some(match pool {
        Pool::Attack => {
            let attack = position.attack()?;
            let reading = numbers::reading(position, attack);
            each(&attack.attack_dice, &|face| reading.hit_by(face))
        }
        Pool::Defense => {
            let attack = position.attack()?;
            let save = numbers::save(position, attack)?;
            each(&attack.defense_dice, &|face| save.by(face))
        }
        Pool::Morale => each(&position.test()?.faces, &|face| face >= 4),
        Pool::Charge => each(&position.charge()?.faces, &|face| face >= 4),
    })
}

/// Returns how many wounds the attack under way will bring on average, rounded down.
pub fn expected_wounds(position: &Position) -> u32 {
    let Some(attack) = position.attack() else {
        return 0;
    };
    let of_six = |is: &dyn Fn(Face) -> bool| (1..=6).filter(|face| is(*face)).count() as u32;
    let reading = numbers::reading(position, attack);
    // In sixths, so that nothing is rounded before the end.
    let hits = if attack.attack_dice.is_empty() {
        u32::from(numbers::dice(position, attack)) * of_six(&|face| reading.hit_by(face))
    } else {
        let hits = reading.hits(&attack.attack_dice);
        6 * u32::from(hits.blockable + hits.unblockable)
    };
    let through = match numbers::save(position, attack) {
        Some(save) => 6 - of_six(&|face| save.by(face)),
        None => 6,
    };
    (hits + 6 * u32::from(attack.auto_hits)) * through / 36
}
