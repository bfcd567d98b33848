//! The texts that are heard at once, as far as they ask nobody.

use crate::{
    BySide, Combat, Position, Side,
    chapters::combat::{
        fighters,
        texts::{aeron_damphair, doran_martell, mace_tyrell, queen_of_thorns},
    },
    vocabulary::house_cards::{Immediate, Text},
};
use mace_tyrell::Victim;

/// Carries them out; says who is asked instead, and how many units of each side are killed.
pub(super) fn hear_all(position: &mut Position) -> Option<(BySide<bool>, BySide<u8>)> {
    let (attacker, lost_by_defender) = hear(position, Side::Attacker)?;
    let (defender, lost_by_attacker) = hear(position, Side::Defender)?;
    Some((
        BySide::new(attacker, defender),
        BySide::new(lost_by_attacker, lost_by_defender),
    ))
}

/// Carries out the text of one side, unless it asks; whether it does, and how many of the enemy's
/// units it kills.
pub(super) fn hear(position: &mut Position, side: Side) -> Option<(bool, u8)> {
    let combat = position.combat?;
    if asks(position, &combat, side) {
        return Some((true, 0));
    }
    Some((false, carry_out(position, &combat, side)))
}

/// Tells whether the card of a side asks its owner something before strength is counted.
fn asks(position: &Position, combat: &Combat, side: Side) -> bool {
    match combat.text(side) {
        Some(Text::SendBack) => combat.cards[side.enemy()].is_some(),
        Some(Text::Immediate(text)) => match text {
            Immediate::PayForAnother => aeron_damphair::offered(position, combat, side),
            Immediate::EnemyToTheBottom => doran_martell::moves_somebody(position, combat, side),
            Immediate::KillFootman => mace_tyrell::victim(position, combat, side) == Victim::Chosen,
            Immediate::RemoveOrderBeside => {
                queen_of_thorns::targets(position, combat, side).len() > 1
            }
        },
        _ => false,
    }
}

/// Carries out a text, and returns how many of the enemy's units it kills.
fn carry_out(position: &mut Position, combat: &Combat, side: Side) -> u8 {
    match combat.text(side) {
        Some(Text::Immediate(Immediate::KillFootman)) => {
            let Victim::Only(rank) = mace_tyrell::victim(position, combat, side) else {
                return 0;
            };
            fighters::take(position, side.enemy(), rank.footman());
            1
        }
        Some(Text::Immediate(Immediate::RemoveOrderBeside)) => {
            let only = queen_of_thorns::targets(position, combat, side);
            if let Some(area) = only.iter().next() {
                queen_of_thorns::take_off(position, area);
            }
            0
        }
        _ => 0,
    }
}
