//! The golden games of the board game: one for each number of players, and one with Tides of
//! Battle.

use crate::{
    Action, Prompt, Setup, State, TidesOfBattle, Westeros,
    notation::{game, house_text, write_value},
};
use tabletop::{
    Diverged, Record, Seat,
    testkit::golden::{Golden, Playthrough},
};

impl Golden for Westeros {
    fn games() -> Vec<Playthrough<Setup>> {
        let mut tides = playthrough("tides", 6, 7);
        tides.setup.tides_of_battle = TidesOfBattle::On;
        vec![
            playthrough("three", 3, 3),
            playthrough("four", 4, 4),
            playthrough("five", 5, 5),
            playthrough("six", 6, 6),
            tides,
        ]
    }

    fn written(record: &Record<Setup, Action>) -> Result<String, Diverged> {
        game::write(record)
    }

    fn read_record(text: &str) -> Result<Record<Setup, Action>, String> {
        game::read(text).map_err(|why| format!("{why:?}"))
    }

    fn seat(state: &State, seat: Seat) -> String {
        state.house_of(seat).map_or("", house_text).to_owned()
    }

    fn question(_state: &State, prompt: &Prompt) -> String {
        write_value(prompt)
    }
}

fn playthrough(name: &'static str, seats: u8, seed: u64) -> Playthrough<Setup> {
    let setup = Setup {
        tides_of_battle: TidesOfBattle::Off,
        ..Setup::default()
    };
    Playthrough {
        name,
        setup,
        seats,
        seed,
    }
}
