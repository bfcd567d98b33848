//! The flaws of a table, point by point.

use super::kind::Kind;
use crate::{
    Area, House, HouseCard, OrderToken, Phase, State, Unit,
    board::BUILDINGS,
    general::armies::LIMITS,
    general::consequences::TO_WIN,
    general::control,
    general::kings_court,
    general::supply,
    invariants::{figures, may_be_over_supply},
    notation::names::{self, army_text, short, token_text},
};
use std::fmt;

/// Something about a table that is in no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    pub(super) kind: Kind,
    /// The area with two orders: a table shows only the one that was placed last.
    pub(super) area: Option<Area>,
    /// The subject of the flaw: a house, perhaps with an area or a piece.
    of: String,
    /// The words for what is wrong with it, with the numbers.
    numbers: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind, of, numbers, ..
        } = self;
        write!(f, "{of}: {numbers} (on purpose: {})", kind.name())
    }
}

impl Flaw {
    fn new(kind: Kind, of: impl Into<String>, numbers: String) -> Self {
        Self {
            kind,
            area: None,
            of: of.into(),
            numbers,
        }
    }

    /// If there are.
    pub(super) fn two_orders(area: Area, tokens: &[OrderToken]) -> Option<Self> {
        let names: Vec<&str> = tokens.iter().map(|&token| token_text(token)).collect();
        let numbers = format!("{} orders in one area: {}", names.len(), names.join(", "));
        (tokens.len() > 1).then(|| Self {
            area: Some(area),
            ..Self::new(Kind::TwoOrders, area.name(), numbers)
        })
    }

    /// Tells whether both are about the same, whatever the numbers.
    pub(super) fn same(&self, other: &Self) -> bool {
        (self.kind, self.area, &self.of) == (other.kind, other.area, &other.of)
    }
}

/// All that a table shows; that two orders were placed in an area it does not.
pub(super) fn flaws(state: &State) -> Vec<Flaw> {
    let mut found = Vec::new();
    for &house in state.houses() {
        found.extend(over_supply(state, house));
        found.extend(seven_castles(state, house));
        found.extend(too_many_figures(state, house));
        found.extend(tokens_twice(state, house));
        found.extend(too_many_stars(state, house));
    }
    found.extend(Area::ALL.into_iter().filter_map(|it| engine(state, it)));
    found
}

fn over_supply(state: &State, house: House) -> Option<Flaw> {
    if supply::conforms(state, house) || may_be_over_supply(state, house) {
        return None;
    }
    let armies = state.areas_with_units(house).iter();
    let mut armies: Vec<u8> = armies.map(|area| state.units[area].len()).collect();
    armies.retain(|&size| size > 1);
    armies.sort_unstable_by(|left, right| right.cmp(left));
    let supply = state.supply[house];
    let fed = LIMITS[usize::from(supply.min(supply::MOST))];
    let numbers = format!(
        "armies of {}, but supply {supply} feeds {}",
        spaced(&armies),
        spaced(fed)
    );
    Some(Flaw::new(Kind::OverSupply, short(house), numbers))
}

fn spaced(sizes: &[u8]) -> String {
    let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
    sizes.join(" ")
}

fn seven_castles(state: &State, house: House) -> Option<Flaw> {
    let castles = control::count(state, house, BUILDINGS);
    let over = castles >= TO_WIN && state.phase != Phase::GameOver;
    let numbers = format!("{castles} castles and strongholds, but {TO_WIN} have won the game");
    over.then(|| Flaw::new(Kind::SevenCastles, short(house), numbers))
}

fn too_many_figures(state: &State, house: House) -> impl Iterator<Item = Flaw> {
    Unit::ALL.into_iter().filter_map(move |unit| {
        let (placed, owned) = (figures(state, house, unit), unit.figures());
        let of = format!("{} {}", short(house), names::unit_text(unit));
        let numbers = format!("figures on the board {placed}, figures of the house {owned}");
        (placed > owned).then(|| Flaw::new(Kind::TooManyFigures, of, numbers))
    })
}

/// Returns how many of these tokens a house has placed, face up or face down.
fn placed(state: &State, house: House, token: OrderToken) -> u8 {
    let areas = state.areas_with_units(house);
    state.orders.on(areas).used(token) + state.secrets.orders.on(areas).used(token)
}

fn tokens_twice(state: &State, house: House) -> impl Iterator<Item = Flaw> {
    OrderToken::ALL.into_iter().filter_map(move |token| {
        let (placed, owned) = (placed(state, house, token), token.copies());
        let of = format!("{} {}", short(house), token_text(token));
        let numbers = format!("tokens laid {placed}, tokens of the house {owned}");
        (placed > owned).then(|| Flaw::new(Kind::TokenTwice, of, numbers))
    })
}

fn too_many_stars(state: &State, house: House) -> Option<Flaw> {
    let starred = OrderToken::ALL.into_iter().filter(|token| token.starred());
    let placed: u8 = starred.map(|token| placed(state, house, token)).sum();
    let stars = kings_court::stars_of(state, house);
    let numbers = format!("starred orders laid {placed}, stars of the house {stars}");
    let fallen = fallen_with_its_orders(state, house);
    (placed > stars && !fallen).then(|| Flaw::new(Kind::TooManyStars, short(house), numbers))
}

/// Tells whether Doran Martell may have sent the house down the King's Court track since its orders were placed.
fn fallen_with_its_orders(state: &State, house: House) -> bool {
    let marched = matches!(state.phase, Phase::March | Phase::ConsolidatePower);
    let used = state.in_play(House::Martell) && !state.in_hand(HouseCard::DoranMartell);
    let last = state.houses().len() - 1;
    marched && used && state.tracks.kings_court.position(house) == Some(last)
}

fn engine(state: &State, area: Area) -> Option<Flaw> {
    let routed = state.routed(area);
    let house = state.units_of(area)?;
    let of = format!("{} {}", short(house), area.name());
    let numbers = format!("{} routed, but Siege Engines never rout", army_text(routed));
    (routed.count(Unit::SiegeEngine) > 0).then(|| Flaw::new(Kind::RoutedEngine, of, numbers))
}
