//! The board against its own totals; the table was typed once and compared with two others.

use super::{BUILDINGS, Building, CASTLES, Kind, LANDS, PLACES, PORTS, SEAS, STRONGHOLDS};
use crate::{Area, AreaSet, House};

fn areas(keep: impl Fn(Area) -> bool) -> AreaSet {
    Area::ALL.into_iter().filter(|&area| keep(area)).collect()
}

#[test]
fn fifty_eight_areas_in_order() {
    assert_eq!(PLACES.len(), 58);
    for (place, area) in PLACES.iter().zip(Area::ALL) {
        assert_eq!(
            (place.area, area.index()),
            (area, Area::ALL[area.index()].index())
        );
    }
    assert_eq!((LANDS.len(), SEAS.len(), PORTS.len()), (38, 12, 8));
    assert_eq!(LANDS, areas(|it| it.place().kind == Kind::Land));
    assert_eq!(SEAS, areas(|it| it.place().kind == Kind::Sea));
    let mut names: Vec<_> = Area::ALL.into_iter().map(Area::name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 58);
}

#[test]
fn borders_are_symmetric() {
    for area in Area::ALL {
        assert!(!area.borders().contains(area), "{}", area.name());
        for other in area.borders() {
            assert!(
                other.borders().contains(area),
                "{} - {}",
                area.name(),
                other.name()
            );
        }
    }
    let ends: usize = Area::ALL.into_iter().map(|it| it.borders().len()).sum();
    assert_eq!(ends / 2, 143);
}

#[test]
fn icons_and_buildings_add_up() {
    let sum = |of: fn(&super::Place) -> u8| PLACES.iter().map(of).map(u32::from).sum::<u32>();
    assert_eq!(
        (sum(|it| it.supply_icons), sum(|it| it.power_icons)),
        (24, 19)
    );
    assert_eq!(
        CASTLES,
        areas(|it| it.place().building == Some(Building::Castle))
    );
    assert_eq!(
        STRONGHOLDS,
        areas(|it| it.place().building == Some(Building::Stronghold))
    );
    assert_eq!(
        (CASTLES.len(), STRONGHOLDS.len(), BUILDINGS.len()),
        (10, 10, 20)
    );
    let bare = PLACES.iter().filter(|it| !LANDS.contains(it.area));
    assert!(
        bare.into_iter()
            .all(|it| it.supply_icons + it.power_icons == 0)
    );
}

#[test]
fn a_port_borders_its_land_and_its_sea_alone() {
    for port in PORTS {
        let Kind::Port { land, sea } = port.place().kind else {
            panic!("{} is no port", port.name());
        };
        assert_eq!(port.borders(), AreaSet::of(&[land, sea]));
        assert!(LANDS.contains(land) && SEAS.contains(sea));
        assert!(
            land.borders().contains(sea),
            "{} lies by its sea",
            land.name()
        );
        assert_eq!(port.name(), format!("Port of {}", land.name()));
        assert!(
            land.place().building.is_some(),
            "ports belong to castles and strongholds"
        );
    }
}

#[test]
fn rivers_separate_and_bridges_join() {
    use Area::*;
    for (a, b) in [
        (Winterfell, GreywaterWatch),
        (TheMountainsOfTheMoon, Riverrun),
        (TheMountainsOfTheMoon, Harrenhal),
        (ThreeTowers, Starfall),
        (TheTwins, Riverrun),
    ] {
        assert!(!a.borders().contains(b), "{} - {}", a.name(), b.name());
    }
    for (a, b) in [
        (Seagard, TheTwins),
        (TheMountainsOfTheMoon, CrackclawPoint),
        (ThreeTowers, PrincesPass),
    ] {
        assert!(a.borders().contains(b), "{} - {}", a.name(), b.name());
    }
}

#[test]
fn everything_hangs_together() {
    let mut reached = AreaSet::EMPTY.with(Area::CastleBlack);
    for _ in Area::ALL {
        reached = reached
            .iter()
            .fold(reached, |all, it| all.union(it.borders()));
    }
    assert_eq!(reached, AreaSet::ALL);
}

#[test]
fn homes_are_strongholds() {
    for house in House::ALL {
        assert!(STRONGHOLDS.contains(house.home()));
        assert_eq!(house.home().home_of(), Some(house));
    }
    assert_eq!(Area::ALL.into_iter().filter_map(Area::home_of).count(), 6);
}
