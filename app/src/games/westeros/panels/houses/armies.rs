//! The armies of a house beside those that its supply feeds.

use westeros::{House, Position, supply};

/// One army that supply feeds, or that stands without being fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fed {
    /// The units of the army that takes this place; 0 where none does.
    pub stands: u8,
    /// The number of units it may have; 0 beyond the limit.
    pub fed: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Armies {
    /// Largest first.
    pub places: Vec<Fed>,
    /// They are more or larger than supply allows.
    pub over: bool,
}

/// The armies of a house, the largest in the largest place. Single units need no supply.
pub fn armies(position: &Position, house: House) -> Armies {
    let areas = position.occupied[house].iter();
    let mut standing: Vec<u8> = areas
        .map(|area| position.units[area].len())
        .filter(|&size| size > 1)
        .collect();
    standing.sort_unstable_by(|a, b| b.cmp(a));
    let fed = supply::LIMITS[usize::from(position.supply[house].min(supply::MOST))];
    let places = (0..fed.len().max(standing.len())).map(|at| Fed {
        stands: standing.get(at).copied().unwrap_or_default(),
        fed: fed.get(at).copied().unwrap_or_default(),
    });
    Armies {
        places: places.collect(),
        over: !supply::conforms(position, house),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Dice, Game, Quiet, Viewer};
    use westeros::{Area, Army, Setup, Unit, View, Westeros};

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

    fn places(armies: &Armies) -> Vec<(u8, u8)> {
        armies.places.iter().map(|it| (it.stands, it.fed)).collect()
    }

    #[test]
    fn armies_take_the_places_that_supply_feeds() {
        let it = armies(&start(), House::Baratheon);
        assert_eq!(places(&it), [(2, 3), (2, 2), (0, 2)]);
        assert!(!it.over);
    }

    #[test]
    fn what_supply_does_not_feed_is_told() {
        let mut view = start();
        view.supply[House::Baratheon] = 0;
        view.put(
            House::Baratheon,
            Area::Kingswood,
            Army::NONE.with(Unit::Footman, 3),
        );
        let it = armies(&view, House::Baratheon);
        assert_eq!(places(&it), [(4, 2), (2, 2), (2, 0)]);
        assert!(it.over);
    }
}
