//! The facts that there are to know of an area, as values.

use westeros::{
    Area, AreaSet, AreaView, House, Position, View,
    board::{Kind, SEAS},
    movement, mustering,
};

/// The reason why an area is controlled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// Units stand there.
    Units,
    PowerToken,
    /// The shield printed there, and nothing stronger.
    Home,
    /// The land of the port is theirs.
    LandOf(Area),
}

/// An area as it stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    pub area: Area,
    pub seen: AreaView,
    pub controller: Option<(House, Hold)>,
    /// Mustering points, 0 without a castle or stronghold.
    pub points: u8,
    /// The houses whose units may march in, from where, and whether they need ships for it.
    pub comers: Vec<Comer>,
    pub near: Vec<Area>,
}

/// An army that may march in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comer {
    pub house: House,
    pub from: Area,
    pub by_ship: bool,
}

/// Returns what there is to know of an area.
pub fn facts(view: &View, area: Area) -> Facts {
    let seen = view.area(area);
    Facts {
        area,
        seen,
        controller: seen.controller.map(|house| (house, hold(view, area))),
        points: mustering::points(area),
        comers: comers(view, area),
        near: area.borders().iter().collect(),
    }
}

fn hold(view: &View, area: Area) -> Hold {
    match area.place().kind {
        Kind::Port { land, .. } => Hold::LandOf(land),
        Kind::Land | Kind::Sea if view.units_of(area).is_some() => Hold::Units,
        Kind::Land | Kind::Sea if view.power_token(area).is_some() => Hold::PowerToken,
        Kind::Land | Kind::Sea => Hold::Home,
    }
}

/// Every army that is not all routed and from whose place a march leads here, in turn order.
fn comers(position: &Position, area: Area) -> Vec<Comer> {
    let near: AreaSet = area.borders();
    let from = |house: House| {
        position.occupied[house]
            .iter()
            .filter(move |&from| from != area && !position.upright(from).is_empty())
            .filter(move |&from| movement::reach(position, house, from).contains(area))
            .map(move |from| Comer {
                house,
                from,
                by_ship: !SEAS.contains(area) && !near.contains(from),
            })
    };
    position.turn_order().flat_map(from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Dice, Game, Quiet, Viewer};
    use westeros::{
        Area::{
            Dragonstone, FlintsFinger, IronmansBay, PortOfPyke, Pyke, Riverrun, StormsEnd,
            TheGoldenSound, Winterfell,
        },
        Setup, Westeros,
    };

    struct Zero;

    impl Dice for Zero {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    fn start() -> View {
        let state = Westeros::start(&Setup::default(), 6, &mut Quiet(Zero));
        Westeros::view(&state, Viewer::Spectator)
    }

    fn comer(house: House, from: Area, by_ship: bool) -> Comer {
        Comer {
            house,
            from,
            by_ship,
        }
    }

    #[test]
    fn ships_bring_armies_from_afar() {
        let all = facts(&start(), FlintsFinger).comers;
        assert!(all.contains(&comer(House::Greyjoy, Area::GreywaterWatch, false)));
        assert!(
            all.contains(&comer(House::Greyjoy, Pyke, true)),
            "over Ironman's Bay"
        );
        let all = facts(&start(), StormsEnd).comers;
        assert!(all.contains(&comer(House::Baratheon, Dragonstone, true)));
        assert!(all.contains(&comer(House::Baratheon, Area::Kingswood, false)));
    }

    #[test]
    fn two_houses_may_come_to_riverrun() {
        let houses: Vec<House> = facts(&start(), Riverrun)
            .comers
            .iter()
            .map(|it| it.house)
            .collect();
        assert!(houses.contains(&House::Lannister) && houses.contains(&House::Greyjoy));
    }

    #[test]
    fn control_has_a_reason() {
        let view = start();
        let held = |area| facts(&view, area).controller;
        assert_eq!(held(Pyke), Some((House::Greyjoy, Hold::Units)));
        assert_eq!(held(PortOfPyke), Some((House::Greyjoy, Hold::LandOf(Pyke))));
        assert_eq!(held(TheGoldenSound), Some((House::Lannister, Hold::Units)));
        assert_eq!(held(Riverrun), None);
        assert_eq!(facts(&view, Winterfell).points, 2);
        assert!(facts(&view, IronmansBay).near.contains(&PortOfPyke));
    }
}
