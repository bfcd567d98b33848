//! Golden playthroughs: whole games as text, with what every seat sees at every step. A change of
//! the rules shows in them, wanted or not.

use super::hash;
use crate::{
    Action, House, Prompt, Setup, State, TidesOfBattle, Westeros,
    notation::{write_answer, write_value},
};
use std::fmt::Write;
use tabletop::{Decision, Dice, Game, Quiet, Recording, Seat, Viewer, testkit::TestDice};

/// A game that is written down.
#[derive(Clone, Copy, Debug)]
pub struct Golden {
    /// Of its file in `tests/golden`.
    pub name: &'static str,
    players: u8,
    seed: u64,
    tides_of_battle: TidesOfBattle,
}

/// One for each number of players, and one with Tides of Battle.
pub const GAMES: [Golden; 5] = [
    golden("three", 3, 3),
    golden("four", 4, 4),
    golden("five", 5, 5),
    golden("six", 6, 6),
    Golden {
        tides_of_battle: TidesOfBattle::On,
        ..golden("tides", 6, 7)
    },
];

const fn golden(name: &'static str, players: u8, seed: u64) -> Golden {
    Golden {
        name,
        players,
        seed,
        tides_of_battle: TidesOfBattle::Off,
    }
}

impl Golden {
    /// Plays the game and writes it down: at each step the hash of the state, those of what each
    /// house and a spectator see, the questions that were opened, and the answer with its rolls.
    pub fn play(&self) -> String {
        let setup = Setup {
            tides_of_battle: self.tides_of_battle,
            ..Setup::default()
        };
        let mut cx = Quiet(Recording::new(TestDice::new(self.seed)));
        let mut choice = TestDice::new(!self.seed);
        let mut state = Westeros::start(&setup, self.players, &mut cx);
        let mut text = format!("players {}, seed {}\n", self.players, self.seed);
        let mut asked = 0;
        loop {
            step(&mut text, &state);
            let open: Vec<_> = Westeros::decisions(&state).collect();
            for decision in open.iter().filter(|it| it.id.0 > asked) {
                question(&mut text, &state, decision);
            }
            asked = open.iter().map(|it| it.id.0).fold(asked, u32::max);
            let required: Vec<_> = open.iter().filter(|it| it.required).collect();
            let Some(count) = u32::try_from(required.len()).ok().filter(|&it| it > 0) else {
                break;
            };
            let decision = required[choice.below(count) as usize];
            let view = Westeros::view(&state, Viewer::Seat(decision.seat));
            let action = Westeros::sample(&view, &decision.prompt, &mut choice);
            cx.0.rolls.clear();
            Westeros::apply(&mut state, decision, action, &mut cx);
            answer(&mut text, (&state, decision.seat), &action, &cx.0.rolls);
        }
        text
    }
}

/// `12af… | BA 34cd… LA 56ef… … all 78ab…`: the state and what is seen of it.
fn step(text: &mut String, state: &State) {
    let seen = |viewer| hash(&Westeros::view(state, viewer)) >> 32;
    let mut line = format!("{:016x} |", hash(state));
    for (seat, house) in state.seats.iter().enumerate() {
        if let Some(house) = house {
            let seen = seen(Viewer::Seat(Seat(seat as u8)));
            let _ = write!(line, " {} {seen:08x}", name(*house));
        }
    }
    let _ = writeln!(text, "{line} all {:08x}", seen(Viewer::Spectator));
}

fn question(text: &mut String, state: &State, decision: &Decision<Prompt>) {
    let house = state.house_of(decision.seat).map_or("", name);
    let offer = if decision.required { "?" } else { "?!" };
    let _ = writeln!(
        text,
        "  {} {house}{offer} {}",
        decision.id.0,
        write_value(&decision.prompt)
    );
}

fn answer(text: &mut String, (state, seat): (&State, Seat), action: &Action, rolls: &[u32]) {
    let house = state.house_of(seat).map_or("", name);
    let _ = write!(text, "{house}: {}", write_answer(action));
    if !rolls.is_empty() {
        let _ = write!(text, " {rolls:?}");
    }
    text.push('\n');
}

const fn name(house: House) -> &'static str {
    match house {
        House::Baratheon => "BA",
        House::Lannister => "LA",
        House::Stark => "ST",
        House::Greyjoy => "GR",
        House::Tyrell => "TY",
        House::Martell => "MA",
    }
}
