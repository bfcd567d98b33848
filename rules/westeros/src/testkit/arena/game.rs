//! One game between levels, with what is counted of it.

use super::{Match, Player, Seating};
use crate::{Action, Auction, Event, House, Own, Position, Prompt, Setup, State, Westeros};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{
    Cx, Decision, Dice, Game, Seat, Viewer, submit,
    testkit::{Secrets, TestDice},
};

/// The outcome of a game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// The seat that won, and its house.
    pub winner: Option<(u8, House)>,
    pub rounds: u8,
    pub battles: u32,
    pub decisions: u32,
    pub attacks: u32,
    /// Wildling attacks that were lost, and those of them that all purses together could not have
    /// held off.
    pub lost: u32,
    pub unaffordable: u32,
    /// Questions that were asked again with everything hidden dealt anew, and those of them that
    /// were answered otherwise then.
    pub asked_twice: u32,
    pub peeked: u32,
    /// The reason why the game could not be played on.
    pub failure: Option<String>,
    /// Some of the questions to the first level, to be timed.
    pub asked: Vec<Asked>,
}

/// A question as a search meets it.
#[derive(Clone, Debug)]
pub struct Asked {
    pub position: Position,
    pub own: Own,
    pub house: House,
    pub prompt: Prompt,
}

/// Counts what happens.
struct Recorder {
    dice: TestDice,
    played: Played,
    poor: bool,
}

impl Dice for Recorder {
    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(n)
    }
}

impl Cx<Event> for Recorder {
    fn emit(&mut self, event: Event) {
        match event {
            Event::CombatBegan { .. } => self.played.battles += 1,
            Event::WildlingsAttacked { .. } => self.played.attacks += 1,
            Event::WildlingsWon { .. } => {
                self.played.lost += 1;
                self.played.unaffordable += u32::from(self.poor);
            }
            _ => {}
        }
    }
}

/// Plays a game with the decks of this seed.
pub fn play(wanted: &Match, seating: Seating, decks: u64) -> Played {
    let mut recorder = Recorder {
        dice: TestDice::new(decks),
        played: Played::default(),
        poor: false,
    };
    let playing = || play_on(wanted, (seating, decks), &mut recorder);
    let played = catch_unwind(AssertUnwindSafe(playing));
    match played {
        Ok(Ok(())) => {}
        Ok(Err(why)) => recorder.played.failure = Some(why),
        Err(_) => recorder.played.failure = Some("a policy or the rules panic".to_owned()),
    }
    recorder.played
}

fn play_on(
    wanted: &Match,
    (seating, decks): (Seating, u64),
    recorder: &mut Recorder,
) -> Result<(), String> {
    let mut dice: Vec<TestDice> = (0..wanted.players)
        .map(|seat| TestDice::new(!decks.wrapping_mul(8).wrapping_add(seat.into())))
        .collect();
    let mut state = Westeros::start(&Setup::default(), wanted.players, recorder);
    while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
        let level = seating.level(asked.seat.0);
        let player = &wanted.levels[level];
        let dice = &mut dice[usize::from(asked.seat.0)];
        let before = dice.clone();
        let action = decide(&state, &asked, player, dice);
        if level == 0 && recorder.played.decisions.is_multiple_of(8) {
            remember(&state, &asked, &mut recorder.played.asked);
            let other = &mut recorder.dice.clone();
            let twin = Westeros::redeal(&state, Viewer::Seat(asked.seat), other);
            let again = decide(&twin, &asked, player, &mut before.clone());
            recorder.played.asked_twice += 1;
            recorder.played.peeked += u32::from(again != action);
        }
        recorder.played.decisions += 1;
        recorder.poor = poor(&state, &asked.prompt).unwrap_or(recorder.poor);
        submit::<Westeros>(&mut state, asked.seat, asked.id, action, recorder)
            .map_err(|why| format!("{why}: {:?} answered by {action:?}", asked.prompt))?;
    }
    let outcome = Westeros::outcome(&state).ok_or("the game stands still")?;
    let first: Option<Seat> = outcome.seats().next();
    recorder.played.winner = first.and_then(|it| Some((it.0, state.house_of(it)?)));
    recorder.played.rounds = state.round;
    Ok(())
}

fn decide(state: &State, asked: &Decision<Prompt>, player: &Player, dice: &mut TestDice) -> Action {
    let view = Westeros::view(state, Viewer::Seat(asked.seat));
    player.answer(&view, &asked.prompt, dice)
}

fn remember(state: &State, asked: &Decision<Prompt>, all: &mut Vec<Asked>) {
    let view = Westeros::view(state, Viewer::Seat(asked.seat));
    if let Some(house) = view.me {
        all.push(Asked {
            position: view.position,
            own: view.own,
            house,
            prompt: asked.prompt,
        });
    }
}

/// Tells whether all purses together could not hold off the wildlings that are bid against.
fn poor(state: &State, prompt: &Prompt) -> Option<bool> {
    let Prompt::Bid {
        on: Auction::Wildlings(strength),
        ..
    } = prompt
    else {
        return None;
    };
    let houses = state.attack.map(|it| it.houses)?;
    let purses: u8 = houses.iter().map(|it| state.power[it]).sum();
    Some(purses < *strength)
}
