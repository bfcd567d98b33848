//! Nothing is done for nothing, at any temperature.

use super::{Asked, watch};
use crate::{
    Action, Area, AreaSet, House, March, Order, OrderToken, Position, Prompt, View, Westeros,
    board::{BUILDINGS, LANDS},
    chapters::consolidate,
    chapters::planning::tokens_left,
    chapters::raid,
    general::control::lands_of,
    general::movement::reach,
    policy::{Seen, Temper, threat::threat},
};
use tabletop::{Game, testkit::TestDice};

fn at_every_temperature(mut look: impl FnMut(&Asked)) {
    for temper in [Temper(0), Temper::STEADY, Temper::BEGINNER] {
        watch(0..60, temper, |asked, _| look(asked));
    }
}

/// Tells whether another kind of order that would do no harm was left for the area.
fn had_another(prompt: &Prompt, action: &Action) -> bool {
    let Action::PlaceOrders(orders) = action else {
        return false;
    };
    let left = tokens_left(prompt, orders);
    let harmless = [OrderToken::Defense, OrderToken::Support];
    harmless.into_iter().any(|it| left.of(it) > 0)
}

#[test]
fn nobody_raids_air() {
    let (mut planned, mut resolved) = (0, 0);
    at_every_temperature(|asked| {
        let me = asked.view.me.unwrap();
        let enemies = asked.view.areas_with_enemies(me);
        match (asked.prompt, asked.action) {
            (Prompt::PlaceOrders { .. }, Action::PlaceOrders(orders)) => {
                for area in orders.of_kind(Order::Raid) {
                    let prey = !raid::reach(area).intersection(enemies).is_empty();
                    assert!(prey || !had_another(asked.prompt, asked.action), "{area:?}");
                    planned += 1;
                }
            }
            (Prompt::ResolveRaid { orders }, Action::ResolveRaid { target: None, .. }) => {
                let prey = orders
                    .iter()
                    .any(|it| !raid::targets(asked.view, it).is_empty());
                assert!(!prey, "a raid is wasted");
            }
            (Prompt::ResolveRaid { .. }, _) => resolved += 1,
            _ => {}
        }
    });
    assert!(planned > 100 && resolved > 100, "{planned} {resolved}");
}

#[test]
fn nobody_consolidates_where_nothing_is_gained() {
    let mut planned = 0;
    at_every_temperature(|asked| {
        let Action::PlaceOrders(orders) = asked.action else {
            return;
        };
        for area in orders.of_kind(Order::ConsolidatePower) {
            let starred = orders.get(area) == Some(OrderToken::ConsolidatePowerStar);
            let musters = starred && BUILDINGS.contains(area);
            let earns = consolidate::income(asked.view, area) > 0;
            let gains = earns || musters;
            assert!(
                gains || !had_another(asked.prompt, asked.action),
                "{area:?}"
            );
            planned += 1;
        }
    });
    assert!(planned > 100, "{planned}");
}

/// Chance marches without one now and then, so there is something to keep from.
#[test]
fn nobody_marches_without_a_reason() {
    let (mut marched, mut idle) = (0, 0);
    at_every_temperature(|asked| {
        let Action::ResolveMarch(march) = asked.action else {
            return;
        };
        assert!(has_reason(asked.view, march), "{march:?}");
        marched += u64::from(!march.moves.is_empty());
        let dice = &mut TestDice::new(marched);
        if let Action::ResolveMarch(any) = Westeros::sample(asked.view, asked.prompt, dice) {
            idle += u32::from(!has_reason(asked.view, &any));
        }
    });
    assert!(marched > 100 && idle > 0, "{marched} {idle}");
}

/// Tells whether it takes something, attacks somebody, reaches friends, guards what somebody could attack, or comes
/// within one or two marches of what could be gained; or nobody moves.
fn has_reason(view: &View, march: &March) -> bool {
    let me = view.me.unwrap();
    let own = lands_of(view, me).union(view.occupied[me]);
    let before = goals(view, me, (march.from, 2));
    let reason = |to: Area| {
        let next = !goals(view, me, (to, 1)).is_empty();
        let nearer = next || !goals(view, me, (to, 2)).difference(before).is_empty();
        let guards = threat(&seen(view, me), to) > 0;
        !own.contains(to) || view.occupied[me].contains(to) || nearer || guards
    };
    march.moves.is_empty() || march.moves.iter().any(|(to, _)| reason(to))
}

fn seen(view: &View, me: House) -> Seen<'_> {
    Seen {
        position: &view.position,
        own: &view.own,
        me,
        temper: Temper(0),
    }
}

/// Returns what a house could gain within so many marches: buildings, barrels and crowns that are not its own; for
/// ships, beside the seas they reach.
fn goals(position: &Position, house: House, (from, marches): (Area, u8)) -> AreaSet {
    let mut reached = AreaSet::EMPTY.with(from);
    for _ in 0..marches {
        for area in reached {
            reached = reached.union(reach(position, house, area));
        }
    }
    let coast = |area: Area| AreaSet::EMPTY.with(area).union(area.borders());
    if !LANDS.contains(from) {
        let coasts = reached.iter().map(coast);
        reached = coasts.fold(AreaSet::EMPTY, AreaSet::union);
    }
    let own = lands_of(position, house).union(position.occupied[house]);
    let worth = |area: &Area| {
        let place = area.place();
        BUILDINGS.contains(*area) || place.supply_icons + place.power_icons > 0
    };
    let foreign = reached.intersection(LANDS).difference(own);
    foreign.iter().filter(worth).collect()
}
