//! One game between levels, with what is counted of it.

use super::Match;
use crate::{
    Battlefield,
    army::{Army, random, suggested},
    chapter::set_up::army,
    data::{Data, MADE_UP},
    question::{Action, Prompt},
    state::State,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};
use tabletop::{
    Budget, Decision, Dice, Game, Quiet, Seat, Viewer, submit,
    testkit::{Secrets, TestDice},
};

/// The outcome of a game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// The share of the first place that the first level has: two for all of it, one where it is shared.
    pub won: u32,
    /// Victory points of the best side of each level.
    pub points: [u16; 2],
    pub rounds: u32,
    /// Answers of the first level, how long they took together, and the slowest with its question.
    pub answers: u32,
    pub thought: Duration,
    pub slowest: (Duration, String),
    /// Questions that were asked again with everything hidden dealt anew, and those of them that
    /// were answered otherwise then.
    pub asked_twice: u32,
    pub peeked: u32,
    /// The reason why the game could not be played on.
    pub failure: Option<String>,
}

/// Plays a game of a pair; `first` sits the first level at the even seats, or at the odd ones.
pub fn play(wanted: &Match, pair: u32, first: u8) -> Played {
    let mut played = Played::default();
    let playing = || play_on(wanted, (pair, first), &mut played);
    match catch_unwind(AssertUnwindSafe(playing)) {
        Ok(Ok(())) => {}
        Ok(Err(why)) => played.failure = Some(why),
        Err(_) => played.failure = Some("a policy or the rules panic".to_owned()),
    }
    played
}

fn play_on(wanted: &Match, (pair, first): (u32, u8), played: &mut Played) -> Result<(), String> {
    let seed = wanted.seed.wrapping_mul(1_000_003) + u64::from(pair);
    let mut cx = Quiet(TestDice::new(seed));
    let mut own: Vec<TestDice> = (0..wanted.players)
        .map(|seat| TestDice::new(!seed.wrapping_mul(8).wrapping_add(seat.into())))
        .collect();
    let mut state = Battlefield::start(&wanted.setup, wanted.players, &mut cx);
    while let Some(asked) = { Battlefield::decisions(&state).next() } {
        let level = usize::from((asked.seat.0 + first) % 2);
        let dice = &mut own[usize::from(asked.seat.0)];
        let action = match asked.prompt {
            Prompt::Army => Action::Army(army_of(&state, asked.seat, seed)),
            _ if level == 0 => watched(wanted, &state, &asked, dice, played),
            _ => answer(wanted, (&state, &asked), 1, dice),
        };
        submit::<Battlefield>(&mut state, asked.seat, asked.id, action.clone(), &mut cx)
            .map_err(|why| format!("{why}: {:?} answered by {action:?}", asked.prompt))?;
    }
    let outcome = Battlefield::outcome(&state).ok_or("the game stands still")?;
    let best = outcome.sides.iter().filter(|side| side.place == 1);
    let levels: Vec<usize> = best
        .flat_map(|side| &side.seats)
        .map(|seat| usize::from((seat.0 + first) % 2))
        .collect();
    played.won = match (levels.contains(&0), levels.contains(&1)) {
        (true, false) => 2,
        (true, true) => 1,
        _ => 0,
    };
    for seat in state.open.seats() {
        let points = state.open.points[usize::from(state.open.side(seat).0)];
        let most = &mut played.points[usize::from((seat.0 + first) % 2)];
        *most = points.max(*most);
    }
    played.rounds = state.open.phase.round().into();
    Ok(())
}

fn answer(
    wanted: &Match,
    (state, asked): (&State, &Decision<Prompt>),
    level: usize,
    dice: &mut TestDice,
) -> Action {
    let view = Battlefield::view(state, Viewer::Seat(asked.seat));
    wanted.levels[level].answer(&view, &asked.prompt, Budget::NONE, dice)
}

/// An answer of the first level, timed; now and then once more with other secrets.
fn watched(
    wanted: &Match,
    state: &State,
    asked: &Decision<Prompt>,
    dice: &mut TestDice,
    played: &mut Played,
) -> Action {
    let before = dice.clone();
    let start = Instant::now();
    let action = answer(wanted, (state, asked), 0, dice);
    let mut took = start.elapsed();
    if took > played.slowest.0 {
        // Whoever else uses the machine does not count.
        for _ in 0..6 {
            let start = Instant::now();
            answer(wanted, (state, asked), 0, &mut before.clone());
            took = took.min(start.elapsed());
        }
    }
    played.answers += 1;
    played.thought += took;
    if took > played.slowest.0 {
        let prompt = format!("{:?}", asked.prompt);
        played.slowest = (took, prompt.chars().take(60).collect());
    }
    if played.answers.is_multiple_of(8) {
        let mut other = TestDice::new(played.answers.into());
        let twin = Battlefield::redeal(state, Viewer::Seat(asked.seat), &mut other);
        let again = answer(wanted, (&twin, asked), 0, &mut before.clone());
        played.asked_twice += 1;
        played.peeked += u32::from(again != action);
    }
    action
}

/// The army of a seat in both games of a pair: a suggested one for even seeds, else any.
fn army_of(state: &State, seat: Seat, seed: u64) -> Army {
    let (data, size) = (Data::of_this_build(), state.open.setup.size);
    let mut dice = TestDice::new(seed.wrapping_mul(31).wrapping_add(seat.0.into()));
    let view = state.view(Viewer::Seat(seat));
    let largest = suggested().iter().map(|it| it.size);
    let largest = largest.filter(|it| *it <= size).max();
    let ready = suggested().iter().filter(|it| Some(it.size) == largest);
    let ready: Vec<&Army> = ready
        .map(|it| &it.army)
        .filter(|it| army::check(&view, it).is_ok())
        .collect();
    if seed.is_multiple_of(2) && !ready.is_empty() {
        return ready[dice.below(ready.len() as u32) as usize].clone();
    }
    let factions = data.factions.iter().filter(|it| it.id != MADE_UP);
    let factions: Vec<&str> = factions.map(|it| it.id.as_str()).collect();
    loop {
        let faction = factions[dice.below(factions.len() as u32) as usize];
        let army = random(data, faction, size, &mut dice);
        if army::check(&view, &army).is_ok() {
            return army;
        }
    }
}
