//! The fortunes of the houses from round to round, as numbers.

use crate::games::westeros::page::Chapter;
use westeros::{House, View};

/// The measure that is plotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Castles,
    Supply,
    Power,
    Armies,
}

impl Measure {
    pub const ALL: [Self; 4] = [Self::Castles, Self::Supply, Self::Power, Self::Armies];

    /// Returns how much of it a house has.
    fn of(self, view: &View, house: House) -> u8 {
        let known = view.house(house);
        match self {
            Self::Castles => known.map_or(0, |it| it.victory),
            Self::Supply => view.supply[house],
            Self::Power => view.power[house],
            Self::Armies => {
                let areas = view.areas_with_units(house).iter();
                areas.map(|area| view.area(area).units.len()).sum()
            }
        }
    }

    /// Returns what the axis reaches at least.
    const fn least(self) -> u8 {
        match self {
            Self::Castles => 7,
            Self::Supply => 6,
            Self::Power | Self::Armies => 5,
        }
    }
}

/// One house's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    pub house: House,
    /// At the beginning of each round, and at the end.
    pub values: Vec<u8>,
}

/// The line of each house in the order of the final ranking, where there is one.
pub fn series(chapters: &[Chapter], measure: Measure) -> Vec<Series> {
    let Some(last) = chapters.last() else {
        return Vec::new();
    };
    let houses: Vec<House> = match &last.view.ranking {
        Some(ranking) => ranking.iter().collect(),
        None => last.view.turn_order().collect(),
    };
    let line = |house| Series {
        house,
        values: chapters
            .iter()
            .map(|it| measure.of(&it.view, house))
            .collect(),
    };
    houses.into_iter().map(line).collect()
}

/// The top of the axis.
pub fn top(series: &[Series], measure: Measure) -> u8 {
    let values = series.iter().flat_map(|it| it.values.iter().copied());
    values.max().unwrap_or(0).max(measure.least())
}

/// Returns the round after which each chapter begins; `None` stands for the start.
pub fn rounds(chapters: &[Chapter]) -> Vec<Option<u8>> {
    let ended = chapters.iter().map(|it| Some(it.view.round));
    let mut rounds = vec![None];
    rounds.extend(ended);
    rounds.truncate(chapters.len());
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Dice, Game, Quiet, Viewer};
    use westeros::{Setup, Westeros};

    struct Zero;

    impl Dice for Zero {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    fn chapters() -> Vec<Chapter> {
        let state = Westeros::start(&Setup::default(), 3, &mut Quiet(Zero));
        let view = Westeros::view(&state, Viewer::Spectator);
        let mut later = view;
        later.power[House::Stark] = 19;
        vec![
            Chapter { seq: 0, view },
            Chapter {
                seq: 9,
                view: later,
            },
        ]
    }

    #[test]
    fn each_house_has_a_value_for_each_chapter() {
        let power = series(&chapters(), Measure::Power);
        let stark = power.iter().find(|it| it.house == House::Stark);
        assert_eq!(stark.map(|it| it.values.clone()), Some(vec![5, 19]));
        assert_eq!(top(&power, Measure::Power), 19);
        let castles = series(&chapters(), Measure::Castles);
        assert_eq!((castles.len(), top(&castles, Measure::Castles)), (3, 7));
        assert_eq!(rounds(&chapters()), [None, Some(1)]);
        assert_eq!(rounds(&[]), []);
        assert!(series(&[], Measure::Armies).is_empty());
    }

    #[test]
    fn an_army_is_counted_by_its_units() {
        let armies = series(&chapters(), Measure::Armies);
        assert!(armies.iter().all(|it| it.values[0] >= 4));
    }
}
