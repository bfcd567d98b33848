//! Panic tests, and what follows from each throw (9).

use super::case::{Case, window};
use crate::{
    chapter::morale,
    dice,
    effect::Window,
    modifiers::test::{cost, modifier, more_wounds},
    position::Position,
    task::{Task, Test},
};

/// The number of throws, of 36, that show each sum of two dice from 2 on.
const WAYS: [u8; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// Returns the cases after the panic test of a unit, with the mandatory effects that follow from it.
pub fn test(case: Case, frame: Test) -> Vec<Case> {
    if !case.position.stands(frame.unit.thing()) || !case.weight.is_multiple_of(36) {
        return vec![case];
    }
    let mut cases = Vec::new();
    for (cost, ways) in throws(&case.position, &frame) {
        let mut next = case.clone();
        next.weight = case.weight / 36 * u64::from(ways);
        let mut decided = frame.clone();
        decided.set = Some(cost.is_none());
        let (roles, unit) = (morale::roles(&frame), frame.unit);
        next.position.agenda.push(Task::Test(Box::new(decided)));
        if let Some(cost) = cost {
            next.suffer(unit, cost);
        }
        let decided = if cost.is_none() {
            Window::MoralePassed
        } else {
            Window::MoraleFailed
        };
        cases.extend(window(next, decided, roles).into_iter().map(|mut it| {
            it.position.agenda.pop();
            it
        }));
    }
    cases
}

/// The wounds that throws of a panic test cost, nothing where they pass it, and how many of 36 do.
pub type Throws = Vec<(Option<u16>, u8)>;

/// Returns the throws of a test, the same costs together.
pub fn throws(position: &Position, test: &Test) -> Throws {
    if test.cause.without_dice {
        return vec![(None, 36)];
    }
    let (modifier, more) = (modifier(position, test), more_wounds(position, test));
    let needed = position.unit(test.unit).profile.morale;
    let mut throws = Throws::new();
    for (sum, ways) in (2..).zip(WAYS) {
        let throw = dice::Test {
            faces: [sum / 2, sum - sum / 2],
            modifier,
            needed,
        };
        let lost = throw.failed_by().map(|missing| cost(missing, more));
        match throws.iter_mut().find(|(other, _)| *other == lost) {
            Some((_, known)) => *known += ways,
            None => throws.push((lost, ways)),
        }
    }
    throws
}
