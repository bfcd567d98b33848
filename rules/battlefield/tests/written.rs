//! Tests that what is written in the notation reads the same: answers, positions and whole games.

use battlefield::{
    Battlefield,
    notation::{self, game, position},
    question::{Action, Prompt},
    state::State,
};
use tabletop::{
    Decision, Notation,
    testkit::{fuzz::Fuzzed, played},
};

const GAMES: u64 = 12;

#[test]
fn answers_positions_and_games_read_as_they_were() {
    let (mut answers, mut positions) = (0, 0);
    for seed in 0..GAMES {
        let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
        let record = played::<Battlefield>(table, 3_000, |state, asked, action| {
            answer(state, asked, action);
            answers += 1;
            if asked.prompt == Prompt::Select {
                same(state);
                positions += 1;
            }
        });
        let text = game::write(&record).unwrap();
        assert_eq!(game::read(&text).as_ref(), Ok(&record), "{text}");
    }
    assert!(answers > 2_000 && positions > 300, "{answers} {positions}");
}

fn answer(state: &State, asked: &Decision<Prompt>, action: &Action) {
    let text = notation::write_answer(&state.open, &asked.prompt, action);
    let read = notation::read_answer(&state.open, &text);
    let read = read.unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(read.last(), Some(action), "{text}");
    let chosen = matches!(asked.prompt, Prompt::Select) || read.len() == 1;
    assert!(
        chosen || matches!(read[0], Action::Select(_) | Action::Targets(_)),
        "{text}"
    );
}

fn same(state: &State) {
    let text = position::write(state).unwrap();
    let read = position::read(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(read, *state, "{text}");
    let imported = Battlefield::position(&text).unwrap();
    assert_eq!(imported.state, *state);
    assert_eq!(imported.seats.len(), state.open.players.len());
}
