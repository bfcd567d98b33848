//! The play of somebody who has done the lessons and knows nothing more: a yardstick for levels.
//!
//! They walk into what lies open and attack where they are stronger before any card, castles first,
//! leave a unit or a power token where they held something, guard what an enemy stands beside, take
//! power elsewhere; they play the strongest card they hold, bid their share against wildlings and a
//! third of their purse for a track, and otherwise do what is considerate.

use crate::{
    Action, Area, AreaSet, Army, Auction, House, March, OrderToken, Orders, Prompt, Side, Troops,
    Unit, View, Westeros,
    board::{BUILDINGS, LANDS},
    chapters::combat::{self, strength},
    chapters::march::{Arrival, Prospect, arrival, prospect, why_no_token, why_not},
    chapters::planning::tokens_left,
    chapters::raid,
    general::control::lands_of,
    general::movement::reach,
};
use tabletop::{Budget, Dice, Game, Policy};

/// The player of the lessons.
pub struct Lessons;

impl Policy<Westeros> for Lessons {
    fn answer(&self, view: &View, prompt: &Prompt, _: Budget, dice: &mut dyn Dice) -> Action {
        let house = view.me.expect("only a seat is asked");
        match *prompt {
            Prompt::PlaceOrders { areas, .. } => plan(view, house, (prompt, areas)),
            Prompt::ResolveMarch { orders } => march(view, house, orders, dice),
            Prompt::ResolveRaid { orders } => {
                raid(view, orders).unwrap_or_else(|| Westeros::fallback(view, prompt))
            }
            Prompt::Bid {
                on: Auction::Wildlings(strength),
                most,
            } => Action::Bid(strength.div_ceil(view.players).min(most)),
            Prompt::Bid { most, .. } => Action::Bid(((u32::from(most) + dice.below(3)) / 3) as u8),
            Prompt::ChooseCard => strongest(view, house, prompt),
            _ => Westeros::fallback(view, prompt),
        }
    }
}

/// Marches where something can be had, Defense beside enemies, power elsewhere.
fn plan(view: &View, house: House, (prompt, areas): (&Prompt, AreaSet)) -> Action {
    use OrderToken::{
        ConsolidatePower, ConsolidatePowerStar, Defense, DefenseStar, March, MarchMinusOne,
        MarchPlusOne, Support, SupportStar,
    };
    const ATTACK: [OrderToken; 3] = [MarchPlusOne, March, MarchMinusOne];
    const GUARD: [OrderToken; 4] = [DefenseStar, Defense, SupportStar, Support];
    const EARN: [OrderToken; 2] = [ConsolidatePowerStar, ConsolidatePower];
    let mut orders = Orders::NONE;
    let temptation = |&from: &Area| {
        let reached = reach(view, house, from).iter();
        let open = reached.filter(|&to| weaker(view, (house, from), to));
        open.map(|to| prize(view, house, to)).max().unwrap_or(0)
    };
    let mut rest = areas;
    // Where most can be had first, so that there is a March left for it.
    while let Some(area) = { rest.iter().max_by_key(temptation) } {
        rest = rest.without(area);
        let tempted = temptation(&area) > 0;
        let enemies = view.areas_with_enemies(house);
        let beside = !area.borders().intersection(enemies).is_empty();
        let wishes: &[OrderToken] = match (tempted, beside, LANDS.contains(area)) {
            (true, ..) => &ATTACK,
            (false, true, _) | (false, _, false) => &GUARD,
            (false, false, true) => &EARN,
        };
        let left = tokens_left(prompt, &orders);
        let others = EARN.iter().chain(&GUARD).chain(&ATTACK);
        if let Some(&token) = wishes.iter().chain(others).find(|&&it| left.of(it) > 0) {
            orders.place(area, token);
        }
    }
    let orders = Action::PlaceOrders(orders);
    if Westeros::check(view, prompt, &orders).is_ok() {
        orders
    } else {
        Westeros::fallback(view, prompt)
    }
}

/// Tells whether the army here is stronger than what stands there, its garrison included.
fn weaker(view: &View, (house, from): (House, Area), to: Area) -> bool {
    let strength = |army: Army| {
        let count = |unit| army.count(unit);
        count(Unit::Footman) + count(Unit::Ship) + 2 * count(Unit::Knight)
    };
    let theirs = match arrival(view, house, to) {
        Arrival::Free => 0,
        Arrival::Neutral(needs) => needs - 1,
        Arrival::Combat(_) if view.garrisons.contains(to) => strength(view.units[to]) + 2,
        Arrival::Combat(_) => strength(view.units[to]),
    };
    strength(view.units[from]) > theirs
}

/// Returns what an area promises that is not the house's own: buildings before barrels and crowns.
fn prize(view: &View, house: House, area: Area) -> u8 {
    if lands_of(view, house).contains(area) || view.occupied[house].contains(area) {
        return 0;
    }
    let place = area.place();
    let building = if BUILDINGS.contains(area) { 6 } else { 0 };
    1 + building + 2 * place.supply_icons + place.power_icons
}

/// The army that takes most: all of it, or all but one where a building would stand empty.
fn march(view: &View, house: House, orders: AreaSet, dice: &mut dyn Dice) -> Action {
    let from = orders.pick(dice).expect("a question names its orders");
    let mut best = (
        0,
        March {
            from,
            moves: Troops::NONE,
            leave_token: false,
        },
    );
    for from in orders {
        let army = view.upright(from);
        let guarded = BUILDINGS.contains(from) && army.len() > 1;
        let last = army.iter().next().map_or(Army::NONE, Army::one);
        let army = if guarded { army.minus(last) } else { army };
        for to in reach(view, house, from) {
            let prize = prize(view, house, to);
            let moves = Troops::of(to, army);
            let march = March {
                from,
                leave_token: why_no_token(view, house, from, &moves).is_none(),
                moves,
            };
            if prize > best.0 && stronger(view, house, &march, (to, army)) {
                best = (prize, march);
            }
        }
    }
    Action::ResolveMarch(best.1)
}

fn stronger(view: &View, house: House, march: &March, (to, army): (Area, Army)) -> bool {
    let nobody = March {
        moves: Troops::NONE,
        leave_token: false,
        ..*march
    };
    let ahead = match prospect(view, house, &nobody, (to, army)) {
        Prospect::Attack(odds) => odds.ahead == Side::Attacker,
        Prospect::Barred(_) => false,
        Prospect::Move | Prospect::Take(_) | Prospect::Neutral { .. } => true,
    };
    ahead && why_not(view, house, march).is_none()
}

fn raid(view: &View, orders: AreaSet) -> Option<Action> {
    let hit = |from| Some((from, raid::targets(view, from).iter().next()?));
    let (from, target) = orders.iter().find_map(hit)?;
    let target = Some(target);
    Some(Action::ResolveRaid { from, target })
}

/// The card with which the own side is strongest, whatever the enemy plays.
fn strongest(view: &View, house: House, prompt: &Prompt) -> Action {
    let side = view.combat.and_then(|it| Some((it, it.side_of(house)?)));
    let best = side.and_then(|(combat, side)| {
        let with = |card: &crate::HouseCard| {
            let mut with = combat;
            with.cards[side] = Some(*card);
            strength(view, &with, side).total()
        };
        combat::odds::playable(view, side).max_by_key(with)
    });
    best.map_or_else(|| Westeros::fallback(view, prompt), Action::PlayCard)
}
