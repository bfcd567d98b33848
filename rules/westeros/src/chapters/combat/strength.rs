//! Steps 2 and 5: combat strength, line by line, and the icons.

use super::{Combat, texts::continuous, upright};
use crate::{
    Area, Army, House, OrderToken, Position, Side, TidesCard, Unit, board::BUILDINGS,
    state::setup::GARRISON,
};

/// The strength of a side, line by line. At any time of a combat it counts what lies open by
/// then. Strength may be negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    pub units: i8,
    /// The March order of the attacker, the Defense order of the defender.
    pub order: i8,
    pub garrison: i8,
    pub support: i8,
    /// The house card with what its text adds.
    pub card: i8,
    /// The Valyrian Steel Blade.
    pub blade: i8,
    /// The Tides of Battle card.
    pub tides: i8,
}

impl Strength {
    pub const fn total(self) -> i8 {
        self.initial() + self.card + self.blade + self.tides
    }

    /// Without cards and Blade.
    pub const fn initial(self) -> i8 {
        self.units + self.order + self.garrison + self.support
    }
}

/// Swords and fortifications of a side: house card, its text and Tides of Battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Icons {
    pub swords: u8,
    pub forts: u8,
}

pub fn strength(position: &Position, combat: &Combat, side: Side) -> Strength {
    let units = upright(position, combat, side);
    let support = combat.supports[side]
        .iter()
        .map(|from| supporting(position, combat, side, from));
    Strength {
        units: army(combat, side, combat.houses[side], units),
        order: order(position, combat, side),
        garrison: garrison(position, combat, side),
        support: support.sum(),
        card: card(position, combat, side),
        blade: i8::from(combat.blade == Some(side)),
        tides: combat.tides[side].map_or(0, |it| it.strength().cast_signed()),
    }
}

/// Returns who wins with what lies open: the stronger side, between equals the house that stands higher on the Fiefdoms
/// track.
pub fn ahead(position: &Position, combat: &Combat) -> Side {
    let total = |side| strength(position, combat, side).total();
    let place = |side| position.tracks.fiefdoms.position(combat.houses[side]);
    let (attacker, defender) = (total(Side::Attacker), total(Side::Defender));
    let higher = place(Side::Attacker) < place(Side::Defender);
    if attacker > defender || attacker == defender && higher {
        Side::Attacker
    } else {
        Side::Defender
    }
}

/// Returns what the Support order in `from` is worth to a side: all its units and its star.
pub fn supporting(position: &Position, combat: &Combat, side: Side, from: Area) -> i8 {
    let star = position.orders.get(from).map_or(0, OrderToken::bonus);
    let units = position
        .units_of(from)
        .map_or(0, |house| army(combat, side, house, position.upright(from)));
    units + star
}

/// Returns what upright units of a house are worth to a side.
fn army(combat: &Combat, side: Side, house: House, units: Army) -> i8 {
    let worth = |unit| {
        let printed = printed(unit, side, combat.area);
        let each = continuous::unit(combat, side, (house, unit)).unwrap_or(printed);
        each * units.count(unit).cast_signed()
    };
    Unit::ALL.into_iter().map(worth).sum()
}

/// Returns what a unit is worth before any card: Siege Engines break walls and do nothing else.
pub(crate) fn printed(unit: Unit, side: Side, area: Area) -> i8 {
    match unit {
        Unit::Footman | Unit::Ship => 1,
        Unit::Knight => 2,
        Unit::SiegeEngine if side == Side::Attacker && BUILDINGS.contains(area) => 4,
        Unit::SiegeEngine => 0,
    }
}

/// Any order but Defense gives its own area nothing.
fn order(position: &Position, combat: &Combat, side: Side) -> i8 {
    match side {
        Side::Attacker => combat.march.bonus(),
        Side::Defender => {
            let defense = match position.orders.get(combat.area) {
                Some(OrderToken::Defense) => 1,
                Some(OrderToken::DefenseStar) => 2,
                _ => 0,
            };
            let times = if continuous::catelyn_stark(combat) {
                2
            } else {
                1
            };
            times * defense
        }
    }
}

fn garrison(position: &Position, combat: &Combat, side: Side) -> i8 {
    let stands = side == Side::Defender && position.garrisons.contains(combat.area);
    if stands { GARRISON.cast_signed() } else { 0 }
}

fn card(position: &Position, combat: &Combat, side: Side) -> i8 {
    let own = continuous::strength(position, combat, side);
    if continuous::balon_greyjoy(combat, side.enemy()) {
        return own;
    }
    combat.cards[side].map_or(own, |it| it.face().strength.cast_signed() + own)
}

pub fn icons(position: &Position, combat: &Combat, side: Side) -> Icons {
    let face = combat.cards[side].map(crate::HouseCard::face);
    let text = continuous::icons(position, combat, side);
    let tides = |face| u8::from(combat.tides[side] == Some(face));
    Icons {
        swords: face.map_or(0, |it| it.swords) + text.swords + tides(TidesCard::Sword),
        forts: face.map_or(0, |it| it.forts) + text.forts + tides(TidesCard::Fortification),
    }
}
