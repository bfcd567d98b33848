//! One thing that changes a number.

use super::Subject;
use crate::{
    conditions::holds_in,
    count,
    effect::{Amount, Condition, Scope, Stat, Step},
    position::{Bearer, Position, Source},
    task::{Env, Modifier},
};
use tabletop::Seat;

pub struct Found {
    pub modifier: Modifier,
    /// Adds up with others of its name.
    pub stacks: bool,
}

/// The effect that is looked at, with its owner, the place where it lies, and what it is in.
#[derive(Clone, Copy)]
pub struct Origin<'s> {
    pub position: &'s Position,
    pub source: Source,
    pub controller: Seat,
    pub bearer: Option<Bearer>,
    pub subject: Subject<'s>,
}

impl Origin<'_> {
    pub fn env(&self) -> Env {
        Env {
            source: self.source,
            controller: self.controller,
            bearer: self.bearer,
            window: self.subject.window(),
            roles: self.subject.roles(),
            same: Vec::new(),
            paid: 0,
        }
    }

    pub fn holds(&self, when: &[Condition]) -> bool {
        when.is_empty() || {
            let env = self.env();
            let context = self.subject.context(self.position, &env);
            when.iter().all(|it| holds_in(&context, it))
        }
    }

    /// Returns what of these steps changes `stat` for this scope.
    pub fn changes(&self, steps: &[Step], stat: Stat, scope: Scope) -> Vec<Found> {
        let changes = steps.iter().filter_map(|step| match step {
            Step::Modify {
                stat: other,
                by,
                scope: of,
                when,
                if_any,
                ..
            } if *other == stat && *of == scope && self.holds(when) => {
                Some(self.found(stat, self.count(*by), *if_any))
            }
            _ => None,
        });
        changes.collect()
    }

    pub fn found(&self, stat: Stat, by: i8, if_any: bool) -> Found {
        Found {
            modifier: Modifier {
                source: self.source,
                stat,
                by,
                if_any,
                when: Vec::new(),
            },
            stacks: false,
        }
    }

    /// Counts an amount of a lasting effect: there are no dice in it, and the best row is the first.
    pub fn count(&self, amount: Amount) -> i8 {
        let env = self.env();
        let target = match self.bearer {
            Some(Bearer::Unit(id)) => Some(id.thing()),
            _ => None,
        };
        count::of(&self.subject.context(self.position, &env), target, amount).unwrap_or(0)
    }
}
