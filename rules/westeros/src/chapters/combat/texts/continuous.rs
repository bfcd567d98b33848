//! Texts that hold as long as their card lies open, and ask nobody: one function a card.

use crate::{
    Combat, House, HouseCard, Position, Side, Unit,
    board::BUILDINGS,
    chapters::combat::Icons,
    vocabulary::house_cards::{Continuous, Text},
};

/// Returns what a card's own text adds to its strength.
pub fn strength(position: &Position, combat: &Combat, side: Side) -> i8 {
    let stronger = [
        stannis_baratheon(position, combat, side),
        ser_davos_seaworth(position, combat, side),
        theon_greyjoy(combat, side),
    ];
    stronger.into_iter().map(i8::from).sum()
}

/// The icons that a card has by its text.
pub fn icons(position: &Position, combat: &Combat, side: Side) -> Icons {
    let asha = asha_greyjoy(combat, side);
    let nymeria = nymeria_sand(combat, side);
    let sword = ser_davos_seaworth(position, combat, side)
        || theon_greyjoy(combat, side)
        || nymeria && side == Side::Attacker;
    let fort = asha || nymeria && side == Side::Defender;
    Icons {
        swords: if asha { 2 } else { u8::from(sword) },
        forts: u8::from(fort),
    }
}

/// Returns what an upright unit of a house that helps `side` is worth by a card, if a card says so.
///
/// Salladhor fixes the worth of ships, Victarion only raises it: so Salladhor comes first,
/// whoever stands higher on the Iron Throne track.
pub fn unit(combat: &Combat, side: Side, (house, unit): (House, Unit)) -> Option<i8> {
    if salladhor_saan(combat, house) && unit == Unit::Ship {
        return Some(0);
    }
    let raised = match unit {
        Unit::Footman => ser_kevan_lannister(combat, side, house),
        Unit::Ship => victarion_greyjoy(combat, side, house),
        Unit::Knight | Unit::SiegeEngine => false,
    };
    raised.then_some(2)
}

/// Against an enemy who stands higher on the Iron Throne track; Doran may change that.
fn stannis_baratheon(position: &Position, combat: &Combat, side: Side) -> bool {
    let place = |side| position.tracks.iron_throne.position(combat.houses[side]);
    combat.holds(side, Continuous::StrongerBelowOnThrone) && place(side.enemy()) < place(side)
}

/// With Stannis on the own discard pile: one more and a sword.
fn ser_davos_seaworth(position: &Position, combat: &Combat, side: Side) -> bool {
    let discarded = |card: HouseCard| !position.in_hand(card) && combat.cards[side] != Some(card);
    match combat.text(side) {
        Some(Text::Continuous(Continuous::StrongerAfter(card))) => discarded(card),
        _ => false,
    }
}

/// In defence of a castle or stronghold: one more and a sword.
fn theon_greyjoy(combat: &Combat, side: Side) -> bool {
    combat.holds(side, Continuous::StrongerBehindWalls)
        && side == Side::Defender
        && BUILDINGS.contains(combat.area)
}

/// Own Footmen that attack or support the attack count two.
fn ser_kevan_lannister(combat: &Combat, side: Side, house: House) -> bool {
    combat.holds(side, Continuous::AttackingFootmenCountTwo)
        && side == Side::Attacker
        && combat.houses[side] == house
}

/// Own ships that attack or support the attack count two.
fn victarion_greyjoy(combat: &Combat, side: Side, house: House) -> bool {
    combat.holds(side, Continuous::AttackingShipsCountTwo)
        && side == Side::Attacker
        && combat.houses[side] == house
}

/// Supported, he makes the ships of every other house count nothing, on both sides and in
/// supports, those that support him included.
fn salladhor_saan(combat: &Combat, house: House) -> bool {
    Side::ALL.into_iter().any(|side| {
        combat.holds(side, Continuous::ForeignShipsCountNothing)
            && combat.supported(side)
            && combat.houses[side] != house
    })
}

/// The number printed on the enemy's card counts nothing; its icons and its text do.
pub fn balon_greyjoy(combat: &Combat, side: Side) -> bool {
    combat.holds(side, Continuous::EnemyCardCountsNothing)
}

/// The Defense order of her own house in the embattled area counts twice.
pub fn catelyn_stark(combat: &Combat) -> bool {
    combat.holds(Side::Defender, Continuous::DefenseCountsTwice)
}

/// Without any support: two swords and a fortification.
fn asha_greyjoy(combat: &Combat, side: Side) -> bool {
    combat.holds(side, Continuous::IconsWithoutSupport) && !combat.supported(side)
}

/// A sword in attack, a fortification in defence.
fn nymeria_sand(combat: &Combat, side: Side) -> bool {
    combat.holds(side, Continuous::IconBySide)
}

/// No casualties by card texts, icons or Tides of Battle; losses by a retreat are none.
pub fn the_blackfish(combat: &Combat, side: Side) -> bool {
    combat.holds(side, Continuous::NoCasualties)
}
