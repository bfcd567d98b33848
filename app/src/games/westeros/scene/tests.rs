//! The scene as text, and the room that pieces have.

mod colors;
mod drafts;
mod names;
mod prompts;
mod shore;

use super::{Mark, OrderScene, Shield, Side, scene};
use crate::{
    games::westeros::geometry::{HEIGHT, Point, WIDTH, spot},
    language::{Language, speaking},
};
use tabletop::{Dice, Game, Quiet, Seat, Viewer};
use westeros::board::{Building, Kind};
use westeros::{
    Area, AreaSet, Army, ByArea, House, OrderToken, Orders, Phase, Setup, Unit, View, Westeros,
};

/// Chance that always says the same.
struct First;

impl Dice for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// The start as a house sees it.
fn start(players: u8, me: House) -> View {
    let state = Westeros::start(&Setup::default(), players, &mut Quiet(First));
    Westeros::view(&state, Viewer::Seat(Seat(me.index() as u8)))
}

fn label(view: &View, area: Area) -> String {
    scene(view, &Orders::NONE, &ByArea::default()).areas[area]
        .label
        .clone()
}

#[test]
fn an_area_is_spoken_from_its_name_to_its_mark() {
    let view = start(6, House::Stark);
    assert_eq!(
        label(&view, Area::Winterfell),
        "Winterfell, Stark, 1 footman, 1 knight, no order yet, garrison 2, stronghold, 1 barrel, \
         1 crown"
    );
    assert_eq!(
        label(&view, Area::KingsLanding),
        "King's Landing, neutral force 5, stronghold, 2 crowns"
    );
    let german = speaking(Language::German, || label(&view, Area::Winterfell));
    assert!(
        german.ends_with(", Festung, 1\u{a0}Fass, 1\u{a0}Krone"),
        "{german}"
    );
    assert_eq!(label(&view, Area::BayOfIce), "Bay of Ice, sea, empty");
    assert_eq!(
        label(&view, Area::ShipbreakerBay),
        "Shipbreaker Bay, sea, Baratheon, 2 ships, no order yet"
    );
    assert_eq!(
        label(&view, Area::TheEyrie),
        "The Eyrie, neutral force 6, castle, 1 barrel, 1 crown"
    );
    assert_eq!(
        label(&start(3, House::Stark), Area::Starfall),
        "Starfall, closed in 3-player games, castle, 1 barrel"
    );
}

#[test]
fn routed_units_and_foreign_tokens_are_spoken() {
    let mut view = start(6, House::Stark);
    view.phase = Phase::Raid;
    let (here, footman) = (Area::MoatCailin, Army::one(Unit::Footman));
    let upright = Army::NONE.with(Unit::Footman, 2).with(Unit::Knight, 1);
    view.put(House::Greyjoy, here, upright);
    view.put_routed(House::Greyjoy, here, footman);
    view.power_tokens[House::Stark] = AreaSet::EMPTY.with(here);
    view.orders.place(here, OrderToken::RaidStar);
    assert_eq!(
        label(&view, Area::MoatCailin),
        "Moat Cailin, Greyjoy, 2 footmen, 1 footman routed, 1 knight, starred raid, \
         power token of Stark, castle"
    );
}

#[test]
fn marks_are_spoken_as_what_they_mean_in_the_phase() {
    let mut view = start(6, House::Stark);
    let mut marks = ByArea::default();
    marks[Area::Winterfell] = Mark::Wanted;
    marks[Area::Pyke] = Mark::Target;
    let end = |view: &View, area: Area| {
        let scene = scene(view, &Orders::NONE, &marks);
        let label = &scene.areas[area].label;
        label.rsplit(", ").next().map(String::from)
    };
    assert_eq!(
        end(&view, Area::Winterfell).as_deref(),
        Some("needs an order")
    );
    view.phase = Phase::Raid;
    assert_eq!(end(&view, Area::Pyke).as_deref(), Some("can be raided"));
}

#[test]
fn each_viewer_sees_the_sides_of_orders_that_are_theirs_to_see() {
    let mut view = start(6, House::Stark);
    view.own.orders.place(Area::Winterfell, OrderToken::March);
    view.covered = AreaSet::EMPTY.with(Area::Pyke);
    view.orders.place(Area::Sunspear, OrderToken::Defense);
    let draft = Orders::from_iter([(Area::WhiteHarbor, OrderToken::Raid)]);
    let scene = scene(&view, &draft, &ByArea::default());
    let order = |area: Area| scene.areas[area].order;
    let of = |house, side| Some(OrderScene { house, side });
    assert_eq!(
        order(Area::Winterfell),
        of(House::Stark, Side::Own(OrderToken::March))
    );
    assert_eq!(
        order(Area::WhiteHarbor),
        of(House::Stark, Side::Draft(OrderToken::Raid))
    );
    assert_eq!(order(Area::Pyke), of(House::Greyjoy, Side::Back));
    assert_eq!(
        order(Area::Sunspear),
        of(House::Martell, Side::Face(OrderToken::Defense))
    );
    assert!(scene.areas[Area::Pyke].label.contains("order face down"));
    assert!(
        scene.areas[Area::WhiteHarbor]
            .label
            .contains("raid, not sent yet")
    );
}

#[test]
fn garrisons_neutral_forces_and_power_tokens_take_the_same_place() {
    let mut view = start(6, House::Stark);
    view.power_tokens[House::Stark] = AreaSet::EMPTY.with(Area::Karhold);
    let scene = scene(&view, &Orders::NONE, &ByArea::default());
    let shield = |area: Area| scene.areas[area].shield;
    assert_eq!(
        shield(Area::Winterfell),
        Some(Shield::Garrison(House::Stark, 2))
    );
    assert_eq!(shield(Area::KingsLanding), Some(Shield::Neutral(5)));
    assert_eq!(shield(Area::Karhold), Some(Shield::Power(House::Stark)));
    assert_eq!(shield(Area::TheReach), None);
}

#[test]
fn too_many_units_stand_by_kind_with_a_number() {
    let mut view = start(6, House::Stark);
    let (footmen, knight) = (Army::NONE.with(Unit::Footman, 3), Army::one(Unit::Knight));
    view.put(House::Stark, Area::Winterfell, footmen);
    view.put_routed(House::Stark, Area::Winterfell, knight);
    let scene = scene(&view, &Orders::NONE, &ByArea::default());
    let seen: Vec<_> = scene.areas[Area::Winterfell]
        .units
        .iter()
        .map(|it| (it.unit, it.count, it.routed))
        .collect();
    assert_eq!(
        seen,
        [
            (Unit::Footman, 4, false),
            (Unit::Knight, 1, false),
            (Unit::Knight, 1, true)
        ]
    );
}

#[test]
fn one_change_is_one_areas_change() {
    let before = start(6, House::Stark);
    let mut after = before;
    after.power_tokens[House::Stark] = AreaSet::EMPTY.with(Area::Karhold);
    let [before, after] =
        [before, after].map(|view| scene(&view, &Orders::NONE, &ByArea::default()));
    let changed: Vec<_> = Area::ALL
        .into_iter()
        .filter(|&area| before.areas[area] != after.areas[area])
        .collect();
    assert_eq!(changed, [Area::Karhold]);
}

/// A box around something, from its middle and its size.
#[derive(Clone, Copy, Debug)]
struct Rect {
    at: Point,
    size: (i16, i16),
}

impl Rect {
    /// Returns how much of the smaller one the other hides, in percent.
    fn hidden(self, other: Self) -> i32 {
        let common = |a: i16, a_size: i16, b: i16, b_size: i16| {
            let end = (2 * a + a_size).min(2 * b + b_size);
            let start = (2 * a - a_size).max(2 * b - b_size);
            i32::from((end - start).max(0)) / 2
        };
        let width = common(self.at.0, self.size.0, other.at.0, other.size.0);
        let height = common(self.at.1, self.size.1, other.at.1, other.size.1);
        let area = |it: Self| i32::from(it.size.0) * i32::from(it.size.1);
        width * height * 100 / area(self).min(area(other))
    }
}

/// Everything that can lie in an area at once.
/// Nobody stands there.
fn clear(view: &mut View, area: Area) {
    view.units[area] = Army::NONE;
    for house in House::ALL {
        view.occupied[house] = view.occupied[house].without(area);
    }
}

fn full_load(area: Area) -> Vec<(&'static str, Rect)> {
    let (place, spot) = (area.place(), spot(area));
    let mut view = start(6, House::Stark);
    let (army, size) = match place.kind {
        Kind::Land => (
            Army::NONE.with(Unit::Footman, 2).with(Unit::Knight, 2),
            (24, 29),
        ),
        Kind::Sea => (Army::NONE.with(Unit::Ship, 4), (27, 25)),
        Kind::Port { .. } => (Army::NONE.with(Unit::Ship, 3), (27, 25)),
    };
    clear(&mut view, area);
    view.put(House::Stark, area, army);
    let scene = scene(&view, &Orders::NONE, &ByArea::default());
    let mut load = vec![(
        "order",
        Rect {
            at: spot.order,
            size: (38, 38),
        },
    )];
    load.extend(
        scene.areas[area]
            .units
            .iter()
            .map(|piece| ("unit", Rect { at: piece.at, size })),
    );
    let building = match (place.kind, place.building) {
        (Kind::Port { .. }, _) => Some((24, 24)),
        (_, Some(Building::Castle)) => Some((26, 22)),
        (_, Some(Building::Stronghold)) => Some((34, 26)),
        (_, None) => None,
    };
    load.extend(building.map(|size| {
        (
            "building",
            Rect {
                at: spot.building,
                size,
            },
        )
    }));
    if place.kind == Kind::Land {
        load.push((
            "token",
            Rect {
                at: spot.token,
                size: (22, 22),
            },
        ));
    }
    let icons = i16::from(place.supply_icons + place.power_icons);
    if icons > 0 {
        let long = 24 * icons - 2;
        let size = if spot.icons_upright {
            (22, long)
        } else {
            (long, 22)
        };
        load.push((
            "icons",
            Rect {
                at: spot.icons,
                size,
            },
        ));
    }
    load
}

#[test]
fn a_full_area_hides_none_of_its_pieces() {
    for area in Area::ALL {
        let load = full_load(area);
        for (i, &(one, a)) in load.iter().enumerate() {
            for &(two, b) in &load[i + 1..] {
                let most = match (one, two) {
                    // Ranks stand before each other in the smallest areas.
                    ("unit", "unit") => 55,
                    ("building", _) | (_, "building") => 6,
                    _ => 16,
                };
                let hidden = a.hidden(b);
                assert!(hidden <= most, "{area:?}: {one} and {two} share {hidden} %");
            }
        }
    }
}

#[test]
fn orders_and_buildings_of_different_areas_do_not_meet() {
    let loads: Vec<_> = Area::ALL
        .into_iter()
        .map(|area| (area, full_load(area)))
        .collect();
    for (i, (area, load)) in loads.iter().enumerate() {
        for (other, more) in &loads[i + 1..] {
            for &(one, a) in load {
                for &(two, b) in more {
                    let hidden = a.hidden(b);
                    assert!(hidden <= 25, "{area:?} {one}, {other:?} {two}: {hidden} %");
                }
            }
        }
    }
}

#[test]
fn pieces_stay_on_the_map() {
    for area in Area::ALL {
        for (what, it) in full_load(area) {
            let (x, y) = (f64::from(it.at.0), f64::from(it.at.1));
            let (across, down) = (f64::from(it.size.0) / 2.0, f64::from(it.size.1) / 2.0);
            let inside = x - across > 10.0
                && y - down > 10.0
                && x + across < WIDTH - 10.0
                && y + down < HEIGHT - 10.0;
            assert!(inside, "{area:?}: {what}");
        }
    }
}
