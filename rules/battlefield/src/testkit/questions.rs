//! The questions to one person in a battle against the computer, and how often they press: on the page as it
//! was before it left out what has one answer, and as it is: there one press passes the rest of an activation, or
//! over one thing for the rest of a round, and what one answer leads to is given with it.

mod clicks;
mod plan;
mod rest;
mod together;

use clicks::is_in_row;
pub use clicks::{Page, clicks};
use plan::Plan;

use crate::{
    Battlefield, answers,
    army::suggested,
    policy,
    position::{Mode, Setup},
    question::{Action, Prompt},
    state::State,
};
use rest::{Kept, Rest};
use std::{collections::BTreeMap, fmt};
use tabletop::{
    Budget, Decision, Game, Quiet, Seat, Viewer, policy as level, submit, testkit::TestDice,
};
use together::Together;

/// The seat of the person.
const PERSON: Seat = Seat(0);

/// The times that something was asked, and the presses that it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub questions: u32,
    pub clicks: u32,
}

/// The questions of some battles by their kind: on the page before, and now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub battles: u32,
    pub kinds: BTreeMap<String, [Count; 2]>,
    /// Those before the first action of a unit.
    pub before_first_move: [Count; 2],
}

impl Counts {
    /// Returns all kinds together.
    pub fn total(&self) -> [Count; 2] {
        let mut total = [Count::default(); 2];
        for both in self.kinds.values() {
            for (sum, it) in total.iter_mut().zip(both) {
                sum.questions += it.questions;
                sum.clicks += it.clicks;
            }
        }
        total
    }

    fn add(&mut self, kind: String, asked: [Count; 2], moved: bool) {
        let mut sums = vec![self.kinds.entry(kind).or_default()];
        if !moved {
            sums.push(&mut self.before_first_move);
        }
        for sum in sums {
            for (sum, it) in sum.iter_mut().zip(asked) {
                sum.questions += it.questions;
                sum.clicks += it.clicks;
            }
        }
    }
}

/// A line a kind, of one battle on average.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |it: u32| f64::from(it) / f64::from(self.battles.max(1));
        let mut line = |name: &str, [before, now]: &[Count; 2]| {
            writeln!(
                f,
                "{name:<24} {:>7.1} {:>7.1}   {:>7.1} {:>7.1}",
                each(before.questions),
                each(now.questions),
                each(before.clicks),
                each(now.clicks),
            )
        };
        for (kind, both) in &self.kinds {
            line(kind, both)?;
        }
        line("before the first move", &self.before_first_move)?;
        line("all", &self.total())
    }
}

/// Plays battles of 30 points in a mode and counts what seat 0 is asked.
///
/// # Errors
/// An answer that the rules refuse.
pub fn count(mode: Mode, battles: u32, seed: u64) -> Result<Counts, String> {
    let mut counts = Counts::default();
    for battle in 0..u64::from(battles) {
        play(mode, seed + battle, &mut counts)?;
        counts.battles += 1;
    }
    Ok(counts)
}

fn play(mode: Mode, seed: u64, counts: &mut Counts) -> Result<(), String> {
    let setup = Setup {
        mode,
        size: 30,
        ..Setup::default()
    };
    let mut cx = Quiet(TestDice::new(seed));
    let mut dice = TestDice::new(!seed);
    let player = level::<Battlefield>(policy::BEGINNER).ok_or("no level of that name")?;
    let mut state = Battlefield::start(&setup, 2, &mut cx);
    let (mut rest, mut kept, mut plan) = (Rest::default(), Kept::default(), Plan::default());
    let mut together = Together::default();
    let mut moved = false;
    while let Some(asked) = { Battlefield::decisions(&state).next() } {
        let view = Battlefield::view(&state, Viewer::Seat(asked.seat));
        let planned = (asked.seat == PERSON).then(|| plan.answer(&view, &asked.prompt));
        let (planned, plan_clicks) = planned.flatten().unzip();
        let action = match (planned, &asked.prompt) {
            (Some(planned), _) => planned,
            (None, Prompt::Army) => army(&state, asked.seat),
            (None, prompt) => player.answer(&view, prompt, Budget::NONE, &mut dice),
        };
        if asked.seat == PERSON {
            let [before, alone] =
                [Page::Before, Page::Now].map(|page| clicks(&view, &asked.prompt, &action, page));
            let suggested = || Plan::begins(&view, &asked.prompt, &action).then_some(Some(1));
            let alone = plan_clicks.or_else(suggested).unwrap_or(alone);
            let now = together.asked(&view, (&asked.prompt, &action), alone);
            let [before, now] = [before, now].map(|it| {
                it.map_or_else(Count::default, |clicks| Count {
                    questions: 1,
                    clicks,
                })
            });
            let nothing = Count::default();
            counts.add(kind(&asked), [before, nothing], moved);
            if is_in_row(&view, &asked.prompt, &action) {
                for (now, moved) in rest.acted() {
                    counts.add("React".to_owned(), [nothing, now], moved);
                }
            }
            // What is passed together may have been asked earlier; it is of the same kind all the same.
            let by_now = match &asked.prompt {
                Prompt::Discard if now != nothing => kept.asked(&action, (now, moved)),
                prompt => rest.asked(&view, (prompt, &action), (now, moved)),
            };
            for (now, moved) in by_now {
                counts.add(kind(&asked), [nothing, now], moved);
            }
            moved |= matches!(asked.prompt, Prompt::Action { .. });
        }
        submit::<Battlefield>(&mut state, asked.seat, asked.id, action, &mut cx)
            .map_err(|why| format!("{why}: {:?}", asked.prompt))?;
    }
    Ok(())
}

/// The suggested army of that size, another for each seat.
fn army(state: &State, seat: Seat) -> Action {
    let size = state.open.setup.size;
    let mut fit = suggested().iter().filter(|it| it.size == size).cycle();
    let view = state.view(Viewer::Seat(seat));
    fit.nth(seat.0.into()).map_or_else(
        || answers::fallback(&view, &Prompt::Army),
        |it| Action::Army(it.army.clone()),
    )
}

fn kind(asked: &Decision<Prompt>) -> String {
    let text = format!("{:?}", asked.prompt);
    let name = text.split([' ', '(', '{']).next();
    name.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_is_asked_than_before_in_every_mode() {
        for mode in Mode::ALL.iter().filter(|it| **it != Mode::None) {
            let counts = count(*mode, 1, 7).unwrap();
            let [before, now] = counts.total();
            assert!(now.questions < before.questions, "{mode:?}\n{counts}");
            assert!(now.clicks < before.clicks, "{mode:?}\n{counts}");
        }
    }

    #[test]
    fn a_whole_army_is_one_answer() {
        let counts = count(Mode::Thrones, 1, 7).unwrap();
        let [before, now] = counts.kinds["Deploy"];
        assert!(before.questions > 1, "{counts}");
        assert_eq!((now.questions, now.clicks), (1, 1), "{counts}");
    }
}
