//! Short answers, all of them: what might answer a question, to be tried against the rules.

use super::table::Table;
use crate::{
    Action, Area, AreaSet, Army, DeckEnd, House, HouseCard, March, Musters, OrderToken, Prompt,
    RavenUse, Recruit, Track, Troops, Unit, WesterosChoice,
};

/// The legal short answers of a house to its open question; `None` where answers are long.
pub(super) fn options(table: &Table, house: House) -> Option<Vec<Action>> {
    let question = table.question(house)?;
    let all = candidates(table, house, &question.prompt)?;
    Some(legal(table, house, all))
}

fn legal(table: &Table, house: House, all: Vec<Action>) -> Vec<Action> {
    let mut legal: Vec<Action> = Vec::new();
    for action in all {
        if !legal.contains(&action) && table.check(house, &action).is_ok() {
            legal.push(action);
        }
    }
    legal
}

fn candidates(table: &Table, house: House, prompt: &Prompt) -> Option<Vec<Action>> {
    Some(match prompt {
        Prompt::PlaceOrders { .. }
        | Prompt::OrderTied { .. }
        | Prompt::Reconcile
        | Prompt::Muster { .. }
        | Prompt::CrowsDown { .. }
        | Prompt::ResolveMarch { .. } => return None,
        Prompt::DestroyUnits { count, .. }
        | Prompt::Casualties { count }
        | Prompt::RetreatLoss { count } => losses(table, house, *count),
        Prompt::CrowsUp { .. } | Prompt::Renly { .. } => promotions(table, house),
        Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. } => supports(*orders),
        Prompt::RefuseSupport { orders } => subsets(*orders).map(Action::Refuse).collect(),
        Prompt::UseRaven { .. } => ravens(table, house),
        Prompt::ResolveRaid { orders } => raids(*orders),
        Prompt::ConsolidatePower { orders } => consolidations(*orders),
        _ => simple(),
    })
}

/// The answers without much in them.
fn simple() -> Vec<Action> {
    let mut all = vec![
        Action::TakeBackOrders,
        Action::PutWildlingCard(DeckEnd::Top),
        Action::PutWildlingCard(DeckEnd::Bottom),
        Action::GoDown,
        Action::Use,
        Action::Decline,
        Action::KillFootman { routed: true },
        Action::KillFootman { routed: false },
    ];
    all.extend(
        [
            WesterosChoice::Supply,
            WesterosChoice::Mustering,
            WesterosChoice::ClashOfKings,
            WesterosChoice::Power,
            WesterosChoice::NoDefense,
            WesterosChoice::NoMarchPlusOne,
            WesterosChoice::Nothing,
        ]
        .map(Action::Choose),
    );
    all.extend((0..=20).map(Action::Bid));
    all.extend((0..=3).map(Action::TakeShips));
    all.extend(House::ALL.map(Action::Name));
    all.extend(Track::ALL.map(Action::ChooseTrack));
    for card in HouseCard::ALL {
        all.extend([
            Action::PlayCard(card),
            Action::TakeCard(card),
            Action::DiscardCard(card),
        ]);
    }
    for area in Area::ALL {
        all.extend([Action::Retreat(area), Action::RemoveOrder(area)]);
    }
    all
}

/// One or two Footmen anywhere, or none.
fn promotions(table: &Table, house: House) -> Vec<Action> {
    let footman = Army::one(Unit::Footman);
    let mut all = vec![Action::Decline, Action::Promote(Troops::NONE)];
    let fighting = table.state.combat.map(|it| it.area);
    let areas: Vec<Area> = table
        .state
        .areas_with_units(house)
        .iter()
        .chain(fighting)
        .collect();
    for &first in &areas {
        all.push(Action::Promote(Troops::of(first, footman)));
        for &second in &areas {
            let mut both = Troops::of(first, footman);
            if second >= first && both.add(second, footman) {
                all.push(Action::Promote(both));
            }
        }
    }
    all
}

/// As many units as this out of all that the house has.
fn losses(table: &Table, house: House, count: u8) -> Vec<Action> {
    let state = &table.state;
    let mut units: Vec<(Area, Army)> = state
        .areas_with_units(house)
        .iter()
        .map(|area| (area, state.units[area]))
        .collect();
    if let Some(combat) = state.combat {
        units.push((combat.area, combat.attackers));
    }
    let kinds: Vec<(Area, Army)> = units
        .into_iter()
        .flat_map(|(area, army)| {
            let kinds = Unit::ALL.into_iter().filter(move |&it| army.count(it) > 0);
            kinds.map(move |unit| (area, Army::one(unit)))
        })
        .collect();
    let mut all = vec![(0, Troops::NONE)];
    // Beyond three there are more ways than anybody lists.
    for _ in 0..count.min(3) {
        all = all
            .into_iter()
            .flat_map(|(first, troops)| more(&kinds, first, troops))
            .collect();
    }
    all.into_iter()
        .map(|(_, troops)| Action::Destroy(troops))
        .collect()
}

/// One unit more, of this kind or a later one, so that no loss is listed in two orders.
fn more(kinds: &[(Area, Army)], first: usize, troops: Troops) -> Vec<(usize, Troops)> {
    let mut all = Vec::new();
    for (i, &(area, unit)) in kinds.iter().enumerate().skip(first) {
        let mut troops = troops;
        if troops.add(area, unit) {
            all.push((i, troops));
        }
    }
    all
}

fn subsets(areas: AreaSet) -> impl Iterator<Item = AreaSet> {
    // More orders than these never lie next to one combat.
    let all: Vec<Area> = areas.iter().take(8).collect();
    (0..1_u32 << all.len()).map(move |bits| {
        let chosen = all.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, &area)| area).collect()
    })
}

fn supports(orders: AreaSet) -> Vec<Action> {
    let mut all = Vec::new();
    for attacker in subsets(orders) {
        for defender in subsets(orders.difference(attacker)) {
            all.push(Action::Support { attacker, defender });
        }
    }
    all
}

fn ravens(table: &Table, house: House) -> Vec<Action> {
    let mut all = vec![RavenUse::Pass, RavenUse::Look];
    for area in table.state.areas_with_units(house) {
        all.extend(OrderToken::ALL.map(|token| RavenUse::Swap { area, token }));
    }
    all.into_iter().map(Action::UseRaven).collect()
}

fn raids(orders: AreaSet) -> Vec<Action> {
    let targets = || Area::ALL.into_iter().map(Some).chain([None]);
    orders
        .iter()
        .flat_map(|from| targets().map(move |target| Action::ResolveRaid { from, target }))
        .collect()
}

fn consolidations(orders: AreaSet) -> Vec<Action> {
    orders
        .iter()
        .flat_map(|area| {
            let nothing = Action::ConsolidateMuster {
                area,
                musters: Musters::NONE,
            };
            [Action::ConsolidatePower { area }, nothing]
        })
        .collect()
}

/// Returns where one unit of this kind may march.
pub(super) fn destinations(table: &Table, house: House, from: Area, unit: Unit) -> AreaSet {
    AreaSet::filter(|to| {
        let march = March {
            from,
            moves: Troops::of(to, Army::one(unit)),
            leave_token: false,
        };
        table.check(house, &Action::ResolveMarch(march)).is_ok()
    })
}

/// Returns what may be mustered in an area as a single step.
pub(super) fn recruits(table: &Table, house: House, site: Area) -> Vec<Recruit> {
    let mut all = vec![
        Recruit::Footman,
        Recruit::Knight,
        Recruit::SiegeEngine,
        Recruit::FootmanToKnight,
        Recruit::FootmanToSiegeEngine,
    ];
    all.extend(Area::ALL.map(|to| Recruit::Ship { to }));
    let one = |recruit: &Recruit| {
        let mut musters = Musters::NONE;
        musters.push(site, *recruit)
            && [
                Action::Muster(musters),
                Action::ConsolidateMuster {
                    area: site,
                    musters,
                },
            ]
            .iter()
            .any(|action| table.check(house, action).is_ok())
    };
    all.retain(one);
    all
}
