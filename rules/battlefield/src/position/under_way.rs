//! The frame that is under way, found on the agenda: the innermost of several.

use super::Position;
use crate::task::{Acting, Attack, Charging, Task, Test};

impl Position {
    pub fn attack(&self) -> Option<&Attack> {
        self.innermost(|task| match task {
            Task::Attack(attack) => Some(&**attack),
            _ => None,
        })
    }

    pub fn charge(&self) -> Option<&Charging> {
        self.innermost(|task| match task {
            Task::Charge(charge) => Some(&**charge),
            _ => None,
        })
    }

    pub fn test(&self) -> Option<&Test> {
        self.innermost(|task| match task {
            Task::Test(test) => Some(&**test),
            _ => None,
        })
    }

    pub fn action(&self) -> Option<&Acting> {
        self.innermost(|task| match task {
            Task::Acting(acting) => Some(acting),
            _ => None,
        })
    }

    fn innermost<'a, F>(&'a self, what: impl Fn(&'a Task) -> Option<&'a F>) -> Option<&'a F> {
        self.agenda.iter().rev().find_map(what)
    }
}
