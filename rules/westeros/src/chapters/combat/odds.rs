//! Looking ahead: what would come of a combat with these two cards, by the same functions that
//! decide it, on open information alone.

mod answer;
mod texts;
mod tides;

use super::{
    ahead, blade, candidates, cards,
    casualties::{self, due},
    fighters, retreat, strength,
    texts::{arianne_martell, continuous},
    upright,
};
use crate::{
    Army, BySide, Combat, HouseCard, Position, Side, TidesBlade, TidesCard, TidesOfBattle, Unit,
};
pub use answer::if_answered;
pub use tides::{Chance, chance, redrawn};

/// The probable outcome of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    pub strength: BySide<i8>,
    pub winner: Side,
    /// Strength is equal, and the Fiefdoms track decides.
    pub tie: bool,
    /// Units destroyed by card texts, swords and skulls.
    pub casualties: BySide<u8>,
    /// Units destroyed besides, because they cannot retreat or supply does not feed them where
    /// they go; at the least.
    pub stranded: BySide<u8>,
    /// The side that would turn the combat by the Valyrian Steel Blade, which is ready.
    pub turned_by: Option<Side>,
    /// Sides whose card asks a question before strength is counted: its answer may change this.
    pub may_change: BySide<bool>,
}

/// The position with these cards just revealed; a side without one fights without.
#[must_use]
pub fn with_cards(position: &Position, cards: BySide<Option<HouseCard>>) -> Position {
    let mut with = *position;
    for card in Side::ALL.into_iter().filter_map(|side| cards[side]) {
        with.hand[card.house()] &= !card.bit();
    }
    if let Some(combat) = &mut with.combat {
        combat.cards = cards;
    }
    with
}

/// The cards that a side may turn out to play: the one that lies open, else any of its hand but
/// one that was sent back.
pub fn playable(position: &Position, side: Side) -> impl Iterator<Item = HouseCard> + use<> {
    let combat = position.combat;
    let open = combat.and_then(|combat| combat.cards[side]);
    let hand = combat.map_or(0, |combat| cards::playable(position, &combat, side));
    let hand = combat
        .into_iter()
        .flat_map(move |combat| cards::of_hand(combat.houses[side], hand));
    open.into_iter().chain(hand.filter(move |_| open.is_none()))
}

/// With both cards just revealed, as [`with_cards`] lays them: their texts are still to be heard,
/// and those that ask nobody are.
pub fn after_reveal(position: &Position) -> Option<Odds> {
    undecided(position)?;
    let mut heard = *position;
    let (may_change, killed) = texts::hear_all(&mut heard)?;
    let odds = as_it_stands(&heard)?;
    let casualties = BySide::new(
        odds.casualties.attacker + killed.attacker,
        odds.casualties.defender + killed.defender,
    );
    Some(Odds {
        casualties,
        may_change,
        ..odds
    })
}

/// The position once the texts that ask nobody are heard.
#[must_use]
pub fn heard(position: &Position) -> Position {
    let mut heard = *position;
    texts::hear_all(&mut heard);
    heard
}

/// With what lies open counted, and every text heard. `None` once the combat is decided: the
/// winner may stand in the area by then, and nobody there fights any more.
pub fn as_it_stands(position: &Position) -> Option<Odds> {
    let before = undecided(position)?;
    let winner = ahead(position, &before);
    let total = |side| strength(position, &before, side).total();
    let strength = BySide::new(total(Side::Attacker), total(Side::Defender));
    let combat = Combat {
        winner: Some(winner),
        ..before
    };
    let mut after = *position;
    after.combat = Some(combat);
    let casualties = fallen(&after, &combat);
    for side in Side::ALL {
        let units = candidates(&after, &combat, side);
        let lost = casualties::cheapest_first(&combat, side, units, casualties[side]);
        fighters::take(&mut after, side, (lost, Army::NONE));
    }
    let turned_by = blade_adds(position).filter(|&side| {
        let with = Combat {
            blade: Some(side),
            ..before
        };
        winner != side && ahead(position, &with) == side
    });
    Some(Odds {
        strength,
        winner,
        tie: strength.attacker == strength.defender,
        casualties,
        stranded: stranded(after),
        turned_by,
        may_change: BySide::new(false, false),
    })
}

fn undecided(position: &Position) -> Option<Combat> {
    position.combat.filter(|it| it.winner.is_none())
}

/// Returns what swords and skulls take.
fn fallen(position: &Position, combat: &Combat) -> BySide<u8> {
    let swords = due(position, combat);
    let fallen = |side: Side| {
        let by_swords = if combat.loser() == Some(side) {
            swords
        } else {
            0
        };
        let skull = combat.tides[side.enemy()] == Some(TidesCard::Skull)
            && !continuous::the_blackfish(combat, side);
        let units = candidates(position, combat, side).len();
        (by_swords + u8::from(skull)).min(units)
    };
    BySide::new(fallen(Side::Attacker), fallen(Side::Defender))
}

/// Returns what the retreat costs: the beaten, and attackers whom Arianne sends back.
#[allow(
    clippy::large_types_passed_by_value,
    reason = "the position is used up"
)]
fn stranded(mut position: Position) -> BySide<u8> {
    let mut stranded = BySide::new(0, 0);
    let Some((combat, side)) = position.combat.and_then(|it| Some((it, it.loser()?))) else {
        return stranded;
    };
    if arianne_martell::keeps_out(&combat) && !combat.attackers.is_empty() {
        stranded.attacker = retreat::loss(&position, &combat, Side::Attacker, combat.from);
    }
    let engines = fighters::only(upright(&position, &combat, side), Unit::SiegeEngine);
    let behind = (engines, fighters::routed(&position, &combat, side));
    fighters::take(&mut position, side, behind);
    let lost = position
        .combat
        .map_or(0, |combat| retreat::retreats(&position, &combat, side).loss);
    stranded[side] = behind.0.len() + behind.1.len() + lost;
    stranded
}

/// Returns who may still add one by the Blade.
pub(super) fn blade_adds(position: &Position) -> Option<Side> {
    let redraw_only = position.setup.tides_of_battle == TidesOfBattle::On
        && position.setup.tides_blade == TidesBlade::RedrawOnly;
    let unused = position.combat?.blade.is_none() && !redraw_only;
    blade::ready(position).filter(|_| unused)
}
