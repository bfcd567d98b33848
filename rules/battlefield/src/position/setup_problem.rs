//! The problems that keep a table from being set up.

use super::{Mode, Scheme, Setup};
use serde::{Deserialize, Serialize};

/// One reason; a table is told all of them at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupProblem {
    /// Two to four play.
    Seats,
    /// Teams are two against two.
    TeamsOfTwo,
    /// A Storm of Swords has two sides.
    StormHasTwoSides,
    /// 20 to 100 points.
    Size,
    /// 48 by 48 inches or 72 by 48.
    Table,
    /// 2 to 12 corpse piles.
    CorpsePiles,
    /// An even number of pieces up to 12.
    TerrainPieces,
    /// 3 to 8 rounds.
    GameLength,
}

impl SetupProblem {
    /// Pieces of terrain that are agreed on at most, without corpse piles.
    pub const MOST_PIECES: u8 = 12;

    pub const MOST_PILES: u8 = 12;
}

/// The numbers of rounds that a game may have.
pub const GAME_LENGTHS: std::ops::RangeInclusive<u8> = 3..=8;

/// Everything that keeps so many from playing so.
pub fn problems(setup: &Setup, seats: u8) -> Vec<SetupProblem> {
    let teams = setup.scheme == Scheme::Teams;
    let options = &setup.options;
    let table = [(48_000, 48_000), (72_000, 48_000)];
    let all = [
        (SetupProblem::Seats, !(2..=4).contains(&seats)),
        (SetupProblem::TeamsOfTwo, teams && seats != 4),
        (
            SetupProblem::StormHasTwoSides,
            setup.mode == Mode::Storm && !options.random_mode && !teams && seats != 2,
        ),
        (SetupProblem::Size, !(20..=100).contains(&setup.size)),
        (
            SetupProblem::Table,
            !table.contains(&(setup.width, setup.depth)),
        ),
        (
            SetupProblem::CorpsePiles,
            !(2..=SetupProblem::MOST_PILES).contains(&options.corpse_piles),
        ),
        (
            SetupProblem::TerrainPieces,
            options.terrain_pieces > SetupProblem::MOST_PIECES || options.terrain_pieces % 2 == 1,
        ),
        (
            SetupProblem::GameLength,
            !GAME_LENGTHS.contains(&options.game_length),
        ),
    ];
    let found = all.into_iter().filter(|(_, wrong)| *wrong);
    found.map(|(problem, _)| problem).collect()
}

/// The modes that so many can play.
pub fn modes(setup: &Setup, seats: u8) -> Vec<Mode> {
    let fits = |mode: &Mode| {
        let setup = Setup {
            mode: *mode,
            scheme: setup.scheme,
            ..Setup::default()
        };
        *mode != Mode::None && problems(&setup, seats).is_empty()
    };
    Mode::ALL.iter().copied().filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::{SetupProblem, modes, problems};
    use crate::position::{Mode, Scheme, Setup};

    #[test]
    fn bc321_no_storm_for_three_or_four_who_are_alone() {
        let storm = |scheme| Setup {
            mode: Mode::Storm,
            scheme,
            ..Setup::default()
        };
        let alone = storm(Scheme::Alone);
        assert_eq!(problems(&alone, 2), []);
        assert_eq!(problems(&alone, 3), [SetupProblem::StormHasTwoSides]);
        assert_eq!(problems(&alone, 4), [SetupProblem::StormHasTwoSides]);
        assert_eq!(problems(&storm(Scheme::Teams), 4), []);
    }

    #[test]
    fn a_mode_that_is_drawn_is_one_that_so_many_can_play() {
        let mut setup = Setup {
            mode: Mode::Storm,
            ..Setup::default()
        };
        setup.options.random_mode = true;
        assert_eq!(problems(&setup, 3), []);
        assert_eq!(modes(&setup, 2), Mode::ALL[1..]);
        assert_eq!(modes(&setup, 3).len(), 4);
        assert!(!modes(&setup, 3).contains(&Mode::Storm));
        setup.scheme = Scheme::Teams;
        assert_eq!(modes(&setup, 4), Mode::ALL[1..]);
    }

    #[test]
    fn every_problem_of_a_table_is_told_at_once() {
        let mut setup = Setup {
            scheme: Scheme::Teams,
            size: 10,
            width: 1,
            ..Setup::default()
        };
        setup.options.corpse_piles = 1;
        setup.options.terrain_pieces = 3;
        setup.options.game_length = 9;
        assert_eq!(problems(&setup, 3).len(), 6);
        assert_eq!(problems(&Setup::default(), 5), [SetupProblem::Seats]);
    }
}
