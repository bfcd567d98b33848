//! Plans in the open channel: their answers come later than their lines, and what is kept of them
//! with the game.

use super::{Chat, Line, load_lines};
use crate::reactive::{effect, memo};
use leptos::{prelude::*, task::spawn_local};

impl Chat {
    /// Takes over what has become of lines that are there: of their plans, and of words that were
    /// edited, also where they are quoted.
    pub fn renew(self, lines: Vec<Line>) {
        if self.is_gone() {
            return;
        }
        let differs = self.lines.with_untracked(|it| {
            let there = |new: &Line| {
                let mut lines = it.iter().flatten();
                lines.any(|it| it.id == new.id && has_changed(it, new))
            };
            lines.iter().any(there)
        });
        if !differs {
            return;
        }
        self.lines.update(|there| {
            for line in there.iter_mut().flatten() {
                if let Some(new) = lines.iter().find(|it| it.id == line.id) {
                    line.proposal.clone_from(&new.proposal);
                    line.quote.clone_from(&new.quote);
                    line.text.clone_from(&new.text);
                    line.edited = new.edited;
                }
            }
        });
    }

    /// Asks anew for the last lines of the open channel whenever the game has gone on, as long as
    /// there is an accepted plan of this round among them: what is kept of it changes with the game.
    pub(super) fn judge_plans(self) {
        let seq = memo(move |_| self.page.with(|it| it.seq));
        effect(move |before: Option<()>| {
            // A memo that nobody reads follows nothing.
            seq.with(|_| ());
            if before.is_some() && self.is_judging() {
                self.look_at_plans();
            }
        });
    }

    fn is_judging(self) -> bool {
        self.lines.with_untracked(|it| {
            let mut plans = it.iter().flatten().filter_map(|it| it.proposal.as_ref());
            plans.any(|it| it.open && it.kept.is_some())
        })
    }

    fn look_at_plans(self) {
        let (at, channel) = (self.at(), self.open.get_untracked());
        spawn_local(async move {
            // What could not be asked now is asked with the next change.
            if let Ok(lines) = load_lines(at, channel.clone(), None).await
                && self.is_open(&channel)
            {
                self.renew(lines.all);
            }
        });
    }
}

/// Tells whether this line has become another one.
fn has_changed(line: &Line, new: &Line) -> bool {
    line.proposal != new.proposal || line.edited != new.edited || line.quote != new.quote
}
