//! The facts that the contract's fuzzer must know of this game: modes, sizes, players and options by the seed.

use crate::{
    Battlefield,
    notation::game,
    position::{Mode, Options, Scheme, Setup},
    question::Action,
    state::State,
};
use std::panic::catch_unwind;
use tabletop::{
    Record,
    testkit::fuzz::{Fuzzed, Play},
};

/// Modes in turn; what a mode does not know is played in another.
const MODES: [Mode; 5] = [
    Mode::Thrones,
    Mode::Clash,
    Mode::Storm,
    Mode::Feast,
    Mode::Winds,
];

impl Fuzzed for Battlefield {
    const MOST_ANSWERS: usize = 6_000;

    /// Not by the rest that the mode is chosen by: each mode has all kinds of games.
    fn play(seed: u64) -> Play {
        match seed / 5 % 20 {
            7 => Play::Absent,
            13 => Play::Twins,
            _ => Play::Random,
        }
    }

    fn setup(seed: u64) -> Setup {
        let mode = MODES[(seed % 5) as usize];
        let scheme =
            if Self::players(seed) == 4 && (mode == Mode::Storm || (seed / 5).is_multiple_of(2)) {
                Scheme::Teams
            } else {
                Scheme::Alone
            };
        let size = match (Self::players(seed), seed / 11 % 4) {
            (3 | 4, _) => 20 + 10 * (seed / 11 % 2) as u32,
            (_, step) => 30 + 10 * step as u32,
        };
        Setup {
            mode,
            scheme,
            size,
            width: if (seed / 7).is_multiple_of(4) {
                72_000
            } else {
                48_000
            },
            depth: 48_000,
            options: Options {
                random_mode: (seed / 29) % 8 == 5,
                reserve_keeps_alive: !(seed / 3).is_multiple_of(4),
                corpse_piles: 2 + (seed / 13 % 3) as u8,
                terrain_pieces: 2 * (seed / 17 % 4) as u8,
                share_hands: (seed / 19).is_multiple_of(2),
                game_length: 4 + (seed / 23 % 3) as u8,
            },
        }
    }

    /// Three do not fit into A Storm of Swords.
    fn players(seed: u64) -> u8 {
        match (seed / 20 + seed) % 6 {
            4 if MODES[(seed % 5) as usize] != Mode::Storm => 3,
            5 => 4,
            _ => 2,
        }
    }

    fn place(state: &State) -> String {
        let open = &state.open;
        let questions: Vec<_> = state.questions.iter().map(|it| &it.prompt).collect();
        format!(
            "{:?}, {:?}, asked {questions:?}",
            open.setup.mode, open.phase
        )
    }

    /// Entry for entry.
    fn is_written_and_read(record: &Record<Setup, Action>) -> Result<(), String> {
        let text = game::write(record).map_err(|why| why.to_string())?;
        let read = game::read(&text).map_err(|why| why.to_string())?;
        if read == *record {
            Ok(())
        } else {
            Err("the notation gives another game".to_owned())
        }
    }

    /// Up to its last answer, even where the rules do not bear that one.
    fn text(record: &Record<Setup, Action>) -> Option<String> {
        let whole = catch_unwind(|| game::write(record).ok());
        whole.ok().flatten().or_else(|| game::write_failed(record))
    }
}
