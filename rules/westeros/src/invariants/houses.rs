//! Houses: figures, power, supply, orders, hands, and what wins.

use super::{Check, board::figures, holds};
use crate::{
    AttackSupply, BeatenAttacker, House, HouseCard, Illegal, OrderToken, Phase, State, Step, Unit,
    board::BUILDINGS, chapters::planning, general::consequences::TO_WIN, general::control,
    general::kings_court, general::power, general::supply,
};

pub(super) fn in_play(state: &State, house: House) -> Check {
    for unit in Unit::ALL {
        holds(
            figures(state, house, unit) <= unit.figures(),
            "more figures than there are",
        )?;
    }
    let on_board = power::on_board(state, house);
    holds(
        state.power[house] + on_board <= power::TOKENS,
        "power tokens",
    )?;
    holds(state.supply[house] <= 6, "supply track")?;
    holds(
        supply::conforms(state, house) || may_be_over_supply(state, house),
        "armies too many or too large",
    )?;
    orders(state, house)?;
    hand(state, house)?;
    let buildings = control::count(state, house, BUILDINGS);
    holds(
        buildings < TO_WIN || state.phase == Phase::GameOver,
        "seven buildings and the game goes on",
    )?;
    let seats = state.seats.iter().filter(|&&it| it == Some(house)).count();
    holds(seats == 1, "seat")
}

/// Armies may be too large until their house has reconciled them, and in a combat until the
/// retreat is done; two options let them stay so.
pub(crate) fn may_be_over_supply(state: &State, house: House) -> bool {
    let reconciles = state.agenda.iter().any(|it| it == Step::Reconcile(house));
    let fights = state
        .combat
        .is_some_and(|combat| [combat.houses.attacker, combat.houses.defender].contains(&house));
    let lenient = state.setup.attack_supply == AttackSupply::Ignored
        || state.setup.beaten_attacker == BeatenAttacker::Ignored;
    reconciles || fights || lenient
}

/// No token twice, and no more stars than the King's Court allowed when they were placed: until the
/// marches no track moves.
fn orders(state: &State, house: House) -> Check {
    let placed = state.orders.on(state.occupied[house]);
    for token in OrderToken::ALL {
        holds(placed.used(token) <= token.copies(), "token used twice")?;
    }
    let before_marches = matches!(
        state.phase,
        Phase::Planning | Phase::MessengerRaven | Phase::Raid
    );
    if !before_marches {
        return Ok(());
    }
    let stars = kings_court::stars_of(state, house);
    let checked = planning::check_tokens(state.allowed, stars, &placed);
    // Restrictions end with the Raven, so what was forbidden may not lie there, but what lies
    // there after it is not judged by them.
    holds(
        checked.is_ok() || matches!(checked, Err(Illegal::Forbidden(_))),
        "tokens against the King's Court",
    )?;
    let secret = state
        .secrets
        .orders
        .on(state.covered.intersection(state.occupied[house]));
    let checked = planning::check_tokens(state.allowed, stars, &secret);
    holds(checked.is_ok(), "face down tokens against the rules")
}

/// Seven cards, each in hand, face up or discarded; none in two places.
fn hand(state: &State, house: House) -> Check {
    let hand = state.hand[house];
    holds(hand & !0b111_1111 == 0, "eight cards")?;
    let played = state.played_by(house).map_or(0, HouseCard::bit);
    holds(hand & played == 0, "played card in hand")?;
    let discarded = state.discard_of(house).count() as u32;
    holds(
        hand.count_ones() + played.count_ones() + discarded == 7,
        "seven cards",
    )?;
    holds(hand > 0 || state.combat.is_some(), "empty hand")
}

pub(super) fn out_of_play(state: &State, house: House) -> Check {
    holds(state.asked[house].is_none(), "asked")?;
    holds(state.occupied[house].is_empty(), "units")?;
    holds(state.power_tokens[house].is_empty(), "power tokens")?;
    holds(!state.committed.contains(house), "committed")?;
    holds(!state.seats.contains(&Some(house)), "seated")
}
