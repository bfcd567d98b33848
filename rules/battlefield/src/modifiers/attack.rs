//! The numbers of an attack, by all that changes it, apart from its place: side, arc, cover and Fortified terrain are
//! added by the attack itself.

use super::{Subject, list, sum, traits};
use crate::{
    data::Attack as Printed,
    dice::{Save, ToHit},
    effect::{Stat, Step},
    field::Thing,
    position::{Position, UnitId},
    task::{Attack, Modifier},
};

fn printed(position: &Position, attack: &Attack) -> Option<&'static Printed> {
    let id = attack.attacker.unit()?;
    let profile = position.unit(id).profile.entry();
    profile.attacks.get(usize::from(attack.weapon))
}

/// Returns how many attack dice a unit rolls: those of the row for the ranks that it has lost, with what is added, and
/// one at least.
pub fn attack_dice(position: &Position, attack: &Attack) -> u8 {
    let (Some(printed), Some(id)) = (printed(position, attack), attack.attacker.unit()) else {
        return 1;
    };
    let lost = position.unit(id).ranks_lost();
    let subject = Subject::Attack(attack);
    let set = list(position, Stat::AttackDiceRow, attack.attacker, subject);
    let set = set.iter().map(|it| it.by.max(0).unsigned_abs()).min();
    let row = if attack.best_dice {
        0
    } else {
        set.map_or(lost, |row| row.min(lost))
    };
    let rows = printed.dice.len();
    let dice = printed.dice[usize::from(row).min(rows - 1)];
    let more = sum(position, Stat::AttackDice, attack.attacker, subject);
    dice.saturating_add_signed(more).max(1)
}

/// Returns how the attack dice are read; `needed` is the least face that hits.
pub fn reading(position: &Position, attack: &Attack, needed: u8) -> ToHit {
    let subject = Subject::Attack(attack);
    ToHit {
        needed,
        modifier: sum(position, Stat::ToHit, attack.attacker, subject),
        all: traits::any(position, attack, |it| matches!(it, Step::AllHit)),
        six_counts: traits::six_counts(position, attack),
        six_unblockable: traits::any(position, attack, |it| matches!(it, Step::SixesUnblockable)),
    }
}

/// Tells whether nothing saves against it.
pub fn no_saves(position: &Position, attack: &Attack) -> bool {
    traits::any(position, attack, |it| matches!(it, Step::NoDefenseDice))
}

/// Returns how the defense dice are read.
pub fn save(position: &Position, attack: &Attack, needed: u8) -> Save {
    Save {
        needed,
        modifier: sum(
            position,
            Stat::DefenseRoll,
            attack.defender,
            Subject::Attack(attack),
        ),
        only_six: traits::any(position, attack, |it| matches!(it, Step::OnlySixesSave)),
    }
}

/// Returns what is added to `wounds`; some only where there are any.
pub fn extra_wounds(position: &Position, attack: &Attack, wounds: u16) -> i8 {
    let subject = Subject::Attack(attack);
    let all = list(position, Stat::AttackWounds, attack.attacker, subject);
    let counts = all.iter().filter(|it| wounds > 0 || !it.if_any);
    counts.fold(0, |sum: i8, it| sum.saturating_add(it.by))
}

/// Returns what the attack brings to the panic test of its defender: the frame of the test takes it, so that each name
/// counts once in it.
pub fn for_panic(position: &Position, attack: &Attack) -> Vec<Modifier> {
    let stats = [Stat::MoraleRoll, Stat::PanicRoll, Stat::PanicWounds];
    let mut all = Vec::new();
    for stat in stats {
        let of_frame = attack
            .modifiers
            .iter()
            .filter(|it| it.stat == stat)
            .cloned();
        all.extend(of_frame);
        let of_traits = traits::changes(position, attack, stat);
        all.extend(of_traits.into_iter().map(|it| it.modifier));
    }
    all
}

/// Tells whether other units do not block the line of sight of this attack.
pub fn sees_past_units(position: &Position, id: UnitId, target: Thing, weapon: u8) -> bool {
    let attack = Attack::new(id.thing(), target, weapon, false);
    traits::any(position, &attack, |it| matches!(it, Step::SeePastUnits))
}
