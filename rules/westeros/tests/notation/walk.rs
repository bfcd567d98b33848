//! Random games, answer by answer.

use tabletop::{Decision, Dice, Entry, Game, Quiet, Record, Recording, Viewer, testkit::TestDice};
use westeros::{Action, Prompt, Setup, State, Westeros, testkit::options};

/// A random game under way.
pub struct Walk {
    pub state: State,
    pub record: Record<Setup, Action>,
    dice: TestDice,
    choice: TestDice,
}

impl Walk {
    /// Options and chance by seed; so are all choices.
    pub fn new(players: u8, seed: u64) -> Self {
        let setup = options(seed);
        let mut cx = Quiet(Recording::new(TestDice::new(seed)));
        let state = Westeros::start(&setup, players, &mut cx);
        Self {
            state,
            record: Record {
                setup,
                seats: players,
                opening: cx.0.rolls,
                log: Vec::new(),
            },
            dice: cx.0.dice,
            choice: TestDice::new(!seed),
        }
    }

    /// Some open question and a legal answer to it; `None` when the game is over.
    pub fn next(&mut self) -> Option<(Decision<Prompt>, Action)> {
        let open: Vec<_> = Westeros::decisions(&self.state)
            .filter(|it| it.required)
            .collect();
        let asked = *open.get(self.choice.below(open.len().max(1) as u32) as usize)?;
        let view = Westeros::view(&self.state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut self.choice);
        Some((asked, action))
    }

    pub fn take(&mut self, asked: &Decision<Prompt>, action: Action) {
        let mut cx = Quiet(Recording::new(self.dice.clone()));
        Westeros::apply(&mut self.state, asked, action, &mut cx);
        self.dice = cx.0.dice;
        self.record.log.push(Entry {
            seat: asked.seat,
            decision: asked.id,
            action,
            rolls: cx.0.rolls,
        });
    }

    /// To the end.
    pub fn finish(mut self) -> Self {
        while let Some((asked, action)) = self.next() {
            self.take(&asked, action);
        }
        self
    }
}
