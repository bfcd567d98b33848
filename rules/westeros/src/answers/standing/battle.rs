//! Standing orders for a combat, in the order of its steps.

use super::{
    Aid, BladeUse, Matter,
    held::{Found, Held},
};
use crate::{
    Action, Area, AreaSet, BySide, House, Prompt, Side, TidesBlade, Westeros, chapters::combat,
};
use tabletop::Game;

/// Every one of the asked orders must be spoken for: there is one answer for them all.
pub(super) fn support(held: &Held, orders: AreaSet) -> Option<Found> {
    let houses = held.view.combat?.houses;
    let own = houses_side(houses, held.house);
    let mut helped = BySide::new(AreaSet::EMPTY, AreaSet::EMPTY);
    let mut used = Vec::new();
    for area in orders {
        let (place, aid) = aid(held, area)?;
        used.push(place);
        let side = match (own, aid) {
            (_, Aid::Nobody) | (None, Aid::Own) => None,
            (Some(own), Aid::Own | Aid::Houses { .. }) => Some(own),
            (None, Aid::Houses { .. }) => {
                let claim = |side: Side| claims(aid, houses[side], Some(houses[side.enemy()]));
                match (claim(Side::Attacker), claim(Side::Defender)) {
                    (true, true) => return None,
                    (true, false) => Some(Side::Attacker),
                    (false, true) => Some(Side::Defender),
                    (false, false) => None,
                }
            }
        };
        if let Some(side) = side {
            helped[side] = helped[side].with(area);
        }
    }
    let answer = Action::Support {
        attacker: helped.attacker,
        defender: helped.defender,
    };
    Some((answer, used))
}

/// Against a neutral force, which is nobody's friend.
pub(super) fn support_march(held: &Held, orders: AreaSet) -> Option<Found> {
    let marching = held.view.units_of(held.view.call?.from)?;
    let mut attacker = AreaSet::EMPTY;
    let mut used = Vec::new();
    for area in orders {
        let (place, aid) = aid(held, area)?;
        used.push(place);
        if claims(aid, marching, None) {
            attacker = attacker.with(area);
        }
    }
    let answer = Action::Support {
        attacker,
        defender: AreaSet::EMPTY,
    };
    Some((answer, used))
}

/// Returns what was set for this area, else for every other one.
fn aid(held: &Held, area: Area) -> Option<(usize, Aid)> {
    let of = |wanted: Option<Area>| {
        held.orders().find_map(|(place, it)| match it.matter {
            Matter::Support { area, aid } if area == wanted => Some((place, aid)),
            _ => None,
        })
    };
    of(Some(area)).or_else(|| of(None))
}

/// Tells whether a house that fights this enemy is to be helped.
const fn claims(aid: Aid, house: House, enemy: Option<House>) -> bool {
    let Aid::Houses { beside, against } = aid else {
        return false;
    };
    let hated = match enemy {
        Some(enemy) => against.contains(enemy),
        None => false,
    };
    beside.contains(house) || hated
}

fn houses_side(houses: BySide<House>, house: House) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| houses[side] == house)
}

pub(super) fn refuse(held: &Held, orders: AreaSet) -> Option<Found> {
    held.one(|matter| {
        let Matter::Refuse(houses) = matter else {
            return None;
        };
        let refused = |&area: &Area| {
            let house = held.view.units_of(area);
            house.is_some_and(|it| houses.contains(it))
        };
        Some(Action::Refuse(orders.iter().filter(refused).collect()))
    })
}

/// Returns the card to play: what was set for this enemy goes before what was for any, and then for this side.
pub(super) fn card(held: &Held, prompt: &Prompt) -> Option<Found> {
    let combat = held.view.combat?;
    let own = combat.side_of(held.house)?;
    let against = combat.houses[own.enemy()];
    let fitting = held.orders().filter_map(|(place, it)| match &it.matter {
        Matter::Card { enemy, side, cards } => {
            let fits = enemy.is_none_or(|it| it == against) && side.is_none_or(|it| it == own);
            fits.then_some((enemy.is_some(), side.is_some(), place, cards))
        }
        _ => None,
    });
    let (.., place, cards) = fitting.max_by_key(|&(enemy, side, ..)| (enemy, side))?;
    let plays = cards.iter().map(|&card| Action::PlayCard(card));
    let legal = |action: &Action| Westeros::check(held.view, prompt, action).is_ok();
    let first = plays.into_iter().find(legal);
    let action = first.unwrap_or_else(|| combat::fallback(held.view, held.house, prompt));
    Some((action, vec![place]))
}

/// Returns the use of the Blade: while it may still add one, nobody draws another Tides of Battle card with it.
pub(super) fn blade(held: &Held, prompt: &Prompt) -> Option<Found> {
    let adds = held.view.setup.tides_blade == TidesBlade::AfterRevealAllowed;
    let redraw = *prompt == Prompt::BladeRedraw;
    held.one(|matter| {
        let Matter::Blade(blade) = matter else {
            return None;
        };
        match blade {
            BladeUse::Never => Some(Action::Decline),
            BladeUse::Always | BladeUse::WhereItTurns if redraw && adds => Some(Action::Decline),
            BladeUse::Always => Some(Action::Use),
            BladeUse::WhereItTurns if redraw => None,
            BladeUse::WhereItTurns => Some(combat::fallback(held.view, held.house, prompt)),
        }
    })
}

pub(super) fn casualties(held: &Held, prompt: &Prompt) -> Option<Found> {
    held.one(|matter| match matter {
        Matter::CheapestFall => Some(combat::fallback(held.view, held.house, prompt)),
        _ => None,
    })
}

/// Returns where the own beaten units go; where Robb Stark sends beaten enemies is another matter.
pub(super) fn retreat(
    held: &Held,
    prompt: &Prompt,
    (side, areas): (Side, AreaSet),
) -> Option<Found> {
    if held.view.combat?.side_of(held.house) != Some(side) {
        return None;
    }
    held.one(|matter| {
        let Matter::Retreat(wanted) = matter else {
            return None;
        };
        let open = wanted.iter().find(|&&area| areas.contains(area));
        Some(match open {
            Some(&area) => Action::Retreat(area),
            None => combat::fallback(held.view, held.house, prompt),
        })
    })
}
