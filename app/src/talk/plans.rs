//! Plans in the open channel: their answers come later than their lines, and what is kept of them
//! with the game.

use super::{Line, Talk, load_lines};
use leptos::{prelude::*, task::spawn_local};

impl Talk {
    /// Takes over what has become of the plans of lines that are there.
    pub fn renew(self, lines: Vec<Line>) {
        let differs = self.lines.with_untracked(|it| {
            let there = |new: &Line| {
                let mut lines = it.iter().flatten();
                lines.any(|it| it.id == new.id && it.proposal != new.proposal)
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
                }
            }
        });
    }

    /// Asks anew for the last lines of the open channel, if there are plans among them.
    pub fn look_at_plans(self) {
        let plans = self.lines.with_untracked(|it| {
            let mut lines = it.iter().flatten();
            lines.any(|it| it.proposal.is_some())
        });
        if !plans {
            return;
        }
        let (at, channel) = (self.at(), self.open.get_untracked());
        spawn_local(async move {
            // What could not be asked now is asked with the next change.
            if let Ok(lines) = load_lines(at, channel.clone(), None).await
                && self.is_open(&channel)
            {
                self.renew(lines);
            }
        });
    }
}
