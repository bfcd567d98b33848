//! Golden playthroughs: whole games as scripts of the notation, and in their comments the hash of
//! every state, of what every seat sees of it, and every question. A change of the rules shows
//! in them, wanted or not; a change of how chance answers does not.

use crate::{
    Action, Prompt, Setup, State, TidesOfBattle, Westeros,
    notation::{game, house_text, write_value},
};
use std::fmt::Write;
use tabletop::{
    Decision, Dice, Diverged, Entry, Game, Quiet, Record, Recorded, Recording, Seat, Viewer,
    testkit::{TestDice, hash},
};

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
    /// A new game by chance, for the first time or where the old one is no game any more.
    pub fn play(&self) -> Record<Setup, Action> {
        let setup = Setup {
            tides_of_battle: self.tides_of_battle,
            ..Setup::default()
        };
        let mut cx = Quiet(Recording::new(TestDice::new(self.seed)));
        let mut choice = TestDice::new(!self.seed);
        let mut state = Westeros::start(&setup, self.players, &mut cx);
        let opening = std::mem::take(&mut cx.0.rolls);
        let mut log = Vec::new();
        loop {
            let required = || Westeros::decisions(&state).filter(|it| it.required);
            let count = required().count() as u32;
            let chosen = count.checked_sub(1).map(|_| choice.below(count) as usize);
            let Some(asked) = chosen.and_then(|it| required().nth(it)) else {
                break;
            };
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            Westeros::apply(&mut state, &asked, action, &mut cx);
            log.push(Entry {
                seat: asked.seat,
                decision: asked.id,
                action,
                rolls: std::mem::take(&mut cx.0.rolls),
            });
        }
        Record {
            setup,
            seats: self.players,
            opening,
            log,
        }
    }
}

/// The game as a script, with what is seen at every step in comments.
///
/// # Errors
/// If the log does not fit the rules.
pub fn write(record: &Record<Setup, Action>) -> Result<String, Diverged> {
    let script = game::write(record)?;
    let mut state = Westeros::start(
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

/// Takes an answer that the script above was written for.
fn answer(state: &mut State, entry: Option<&Entry<Action>>) {
    let Some(entry) = entry else { return };
    let asked = Westeros::decisions(state).find(|it| it.id == entry.decision);
    if let Some(asked) = asked {
        let mut cx = Quiet(Recorded::new(&entry.rolls));
        Westeros::apply(state, &asked, entry.action, &mut cx);
    }
}

/// `# 12af… | BA 34cd… LA 56ef… … all 78ab…`: the state and what is seen of it; below it the
/// questions put since `asked`. Returns the last of them.
fn see(text: &mut String, state: &State, asked: u32) -> u32 {
    let seen = |viewer| hash(&Westeros::view(state, viewer)) >> 32;
    let mut line = format!("# {:016x} |", hash(state));
    for (seat, house) in (0..).zip(state.seats.into_iter().flatten()) {
        let seen = seen(Viewer::Seat(Seat(seat)));
        // Writing to a text does not fail.
        let _ = write!(line, " {} {seen:08x}", house_text(house));
    }
    let _ = writeln!(text, "{line} all {:08x}", seen(Viewer::Spectator));
    let new = Westeros::decisions(state).filter(|it| it.id.0 > asked);
    new.fold(asked, |last, decision| {
        question(text, state, &decision);
        last.max(decision.id.0)
    })
}

fn question(text: &mut String, state: &State, decision: &Decision<Prompt>) {
    let house = state.house_of(decision.seat).map_or("", house_text);
    let offer = if decision.required { "?" } else { "?!" };
    let _ = writeln!(
        text,
        "#   {}. {house}{offer} {}",
        decision.id.0,
        write_value(&decision.prompt)
    );
}
