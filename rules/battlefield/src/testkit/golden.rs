//! The golden games of the miniatures game: one for each mode, one of teams, and one in which
//! everybody is alone.

use crate::{
    Battlefield,
    notation::{game, question, written_seat},
    position::{Mode, Scheme, Setup},
    question::{Action, Prompt},
    state::State,
};
use tabletop::{
    Diverged, Record, Seat,
    testkit::golden::{Golden, Playthrough},
};

impl Golden for Battlefield {
    fn games() -> Vec<Playthrough<Setup>> {
        let mut teams = playthrough("teams", Mode::Thrones, (4, 6));
        teams.setup.scheme = Scheme::Teams;
        vec![
            playthrough("thrones", Mode::Thrones, (2, 1)),
            playthrough("clash", Mode::Clash, (2, 2)),
            playthrough("storm", Mode::Storm, (2, 3)),
            playthrough("feast", Mode::Feast, (2, 4)),
            playthrough("winds", Mode::Winds, (2, 5)),
            teams,
            playthrough("alone", Mode::Clash, (3, 7)),
        ]
    }

    fn written(record: &Record<Setup, Action>) -> Result<String, Diverged> {
        game::write(record)
    }

    fn read_record(text: &str) -> Result<Record<Setup, Action>, String> {
        game::read(text).map_err(|why| why.to_string())
    }

    fn seat(_state: &State, seat: Seat) -> String {
        written_seat(seat).to_string()
    }

    fn question(state: &State, prompt: &Prompt) -> String {
        question(&state.open, prompt)
    }
}

/// Small armies where more than two play.
fn playthrough(name: &'static str, mode: Mode, (seats, seed): (u8, u64)) -> Playthrough<Setup> {
    let setup = Setup {
        mode,
        scheme: Scheme::Alone,
        size: if seats > 2 { 20 } else { 30 },
        ..Setup::default()
    };
    Playthrough {
        name,
        setup,
        seats,
        seed,
    }
}
