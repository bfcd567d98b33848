//! Golden games: whole games in the notation, and in comments the hash of every state, of what
//! every seat sees of it, and every question. A change of the rules shows in them, wanted or not;
//! a change of how chance answers does not.

use super::played::played;
use crate::{
    Battlefield,
    notation::{game, question},
    position::{Mode, Scheme, Setup},
    question::{Action, Question},
    state::State,
};
use std::fmt::Write;
use tabletop::{Diverged, Entry, Game, Quiet, Record, Recorded, Seat, Viewer, testkit::hash};

/// A game that is written down.
#[derive(Clone, Copy, Debug)]
pub struct Golden {
    /// Of its file in `tests/golden`.
    pub name: &'static str,
    mode: Mode,
    scheme: Scheme,
    players: u8,
    seed: u64,
}

/// One for each mode, one of teams, and one in which everybody is alone.
pub const GAMES: [Golden; 7] = [
    golden("thrones", Mode::Thrones, 1),
    golden("clash", Mode::Clash, 2),
    golden("storm", Mode::Storm, 3),
    golden("feast", Mode::Feast, 4),
    golden("winds", Mode::Winds, 5),
    Golden {
        scheme: Scheme::Teams,
        players: 4,
        ..golden("teams", Mode::Thrones, 6)
    },
    Golden {
        players: 3,
        ..golden("alone", Mode::Clash, 7)
    },
];

const fn golden(name: &'static str, mode: Mode, seed: u64) -> Golden {
    Golden {
        name,
        mode,
        scheme: Scheme::Alone,
        players: 2,
        seed,
    }
}

impl Golden {
    /// A new game by chance, for the first time or where the old one is no game any more.
    pub fn play(&self) -> Record<Setup, Action> {
        let setup = Setup {
            mode: self.mode,
            scheme: self.scheme,
            size: if self.players > 2 { 20 } else { 30 },
            ..Setup::default()
        };
        let table = (setup, self.players, self.seed);
        played(table, usize::MAX, |_, _, _| {})
    }
}

/// The game as a text, with what is seen at every step in comments.
///
/// # Errors
/// If the log does not fit the rules.
pub fn write(record: &Record<Setup, Action>) -> Result<String, Diverged> {
    let script = game::write(record)?;
    let mut state = Battlefield::start(
        &record.setup,
        record.seats,
        &mut Quiet(Recorded::new(&record.opening)),
    );
    let mut text = String::new();
    let mut entries = record.log.iter();
    let mut asked = 0;
    for line in script.lines() {
        let entry = entries.as_slice().first();
        if entry.is_some_and(|it| line.starts_with(&format!("{}. ", it.decision.0))) {
            asked = see(&mut text, &state, asked);
            answer(&mut state, entries.next());
        }
        text.push_str(line);
        text.push('\n');
    }
    see(&mut text, &state, asked);
    Ok(text)
}

/// Takes an answer that the text above was written for.
fn answer(state: &mut State, entry: Option<&Entry<Action>>) {
    let Some(entry) = entry else { return };
    let asked = Battlefield::decisions(state).find(|it| it.id == entry.decision);
    if let Some(asked) = asked {
        let mut cx = Quiet(Recorded::new(&entry.rolls));
        Battlefield::apply(state, &asked, entry.action.clone(), &mut cx);
    }
}

/// `# 12af… | 34cd… 56ef… all 78ab…`: the state and what is seen of it; below it the questions
/// put since `asked`. Returns the last of them.
fn see(text: &mut String, state: &State, asked: u32) -> u32 {
    let seen = |viewer| hash(&Battlefield::view(state, viewer)) >> 32;
    let mut line = format!("# {:016x} |", hash(state));
    for seat in state.open.seats() {
        // Writing to a text does not fail.
        let _ = write!(line, " {:08x}", seen(Viewer::Seat(seat)));
    }
    let _ = writeln!(text, "{line} all {:08x}", seen(Viewer::Spectator));
    let new = state.questions.iter().filter(|it| it.id > asked);
    new.fold(asked, |last, put| {
        let Question { id, seat, .. } = put;
        let letter = letter(*seat);
        let _ = writeln!(text, "#   {id}. {letter}? {}", question(&state.open, put));
        last.max(*id)
    })
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}
