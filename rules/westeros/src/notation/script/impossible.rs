//! The positions that no game can come to, and the lines of a script that write them down all the same.

mod flaws;
mod kind;

use super::super::{
    names,
    position::{Draft, placed_orders},
    problem::{Problem, Read},
};
use crate::State;
use flaws::{Flaw, flaws};
use kind::Kind;

/// Watches a table being set up, line by line.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// The flaws that stand there now, each with the line that brought it.
    standing: Vec<(usize, Flaw)>,
    /// The kinds of flaw that the script says are there on purpose.
    accepted: Vec<Kind>,
}

impl Watch {
    /// `on purpose: over supply, two orders`
    pub(super) fn accept(&mut self, text: &str) -> Read<()> {
        let kinds: Vec<Kind> = names::list(text.trim_start_matches(':').trim(), Kind::read)?;
        self.accepted.extend(kinds);
        Ok(())
    }

    /// Looks at what a line of the set-up has made of the table.
    pub(super) fn set_up(&mut self, (number, line): (usize, &str), before: &State, draft: &Draft) {
        let Some(after) = draft.so_far() else { return };
        let now = flaws(&after);
        self.standing.retain(|(_, old)| match old.area {
            Some(area) => ordered(&after, area),
            None => now.iter().any(|it| it.same(old)),
        });
        for flaw in now {
            match self.standing.iter_mut().find(|(_, old)| old.same(&flaw)) {
                Some((_, old)) => *old = flaw,
                None => self.standing.push((number, flaw)),
            }
        }
        if let Some((area, placed)) = placed_orders(line) {
            let there = [before.orders.get(area), before.secrets.orders.get(area)];
            let there = there.into_iter().flatten();
            let all: Vec<_> = there.chain(placed).collect();
            self.standing
                .extend(Flaw::two_orders(area, &all).map(|flaw| (number, flaw)));
        }
    }

    /// Looks at what the arbiter's hand has made of a table under way; a new order in the place
    /// of another one is what the arbiter wants.
    pub(super) fn changed(&mut self, (number, line): (usize, &str), before: &State, after: &State) {
        let old = flaws(before);
        let new = flaws(after).into_iter();
        let new = new.filter(|flaw| !old.iter().any(|it| it.same(flaw)));
        self.standing.extend(new.map(|flaw| (number, flaw)));
        if let Some((area, placed)) = placed_orders(line) {
            self.standing
                .extend(Flaw::two_orders(area, &placed).map(|flaw| (number, flaw)));
        }
    }

    /// Returns what nobody meant, line by line.
    pub(super) fn warnings(&self) -> Vec<Problem> {
        let mut found: Vec<Problem> = self
            .standing
            .iter()
            .filter(|(_, flaw)| !self.accepted.contains(&flaw.kind))
            .map(|(line, flaw)| Problem {
                line: *line,
                what: flaw.to_string(),
            })
            .collect();
        found.sort_by_key(|it| it.line);
        found
    }
}

fn ordered(state: &State, area: crate::Area) -> bool {
    state.orders.get(area).is_some() || state.secrets.orders.get(area).is_some()
}
