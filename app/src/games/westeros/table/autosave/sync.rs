//! Sending a draft to the server, and taking over what is newer there.
//!
//! Each has a version there. What was drafted here is sent on the version on which it is based; if the
//! server has gone on since, because its person has on another device, that is what goes on.

use super::{
    SaveState,
    memory::Remembered,
    question::{Autosave, Whose},
};
use crate::{
    Error, Reason,
    games::westeros::draft::Draft,
    json,
    play::{SavedDraft, keep_draft, load_draft},
};
use leptos::{prelude::*, task::spawn_local};
use std::time::Duration;

impl Autosave {
    /// Asks the server what it has, if that is not known, and tells it what it does not know.
    pub fn go(self) {
        let now = self.now.try_get_value().flatten();
        let Some(now) = now.filter(|it| !(it.kept.sent && self.knows())) else {
            return;
        };
        if !self.retry.starts() {
            return;
        }
        let knows = self.knows();
        spawn_local(async move {
            let done = if knows {
                self.send(&now).await
            } else {
                self.look(&now).await
            };
            self.retry.ends();
            self.after(done);
        });
    }

    fn knows(self) -> bool {
        self.known.try_get_value() == Some(true)
    }

    fn after(self, done: Result<(), Error>) {
        let again = move || self.go();
        match done {
            Ok(()) => {
                self.retry.succeeded();
                self.go();
            }
            Err(Error::Refused(Reason::DraftChanged)) => {
                self.known.try_set_value(false);
                self.go();
            }
            Err(Error::TooOften(seconds)) => {
                self.retry.again(Duration::from_secs(seconds), again);
            }
            Err(
                Error::Connection | Error::Unavailable | Error::Unconfirmed | Error::Internal(_),
            ) => {
                self.save_state.try_set(SaveState::HereAlone);
                self.retry.again(Duration::ZERO, again);
            }
            // No longer ours to answer.
            Err(Error::Refused(_) | Error::NotFound) => {}
            Err(why) => {
                self.save_state.try_set(SaveState::Refused(why));
            }
        }
    }

    async fn send(self, now: &Whose) -> Result<(), Error> {
        let Remembered {
            decision,
            draft,
            version,
            ..
        } = now.kept;
        let sent = SavedDraft {
            decision,
            content: serde_json::to_string(&draft).unwrap_or_default(),
            version,
        };
        // What was answered before it could be kept needs to be kept no more.
        let kept = keep_draft(now.table.clone(), now.seat, sent, now.begun.clone()).await?;
        self.acknowledge(now, draft, kept.unwrap_or(version));
        Ok(())
    }

    /// Goes on with what was drafted elsewhere.
    async fn look(self, before: &Whose) -> Result<(), Error> {
        let first = self.first.try_update_value(Option::take).flatten();
        let found = match first {
            Some(first) => first.draft,
            None => load_draft(before.table.clone(), before.seat).await?,
        };
        if self.known.try_set_value(true).is_some() {
            return Ok(());
        }
        let Remembered {
            decision,
            draft,
            version,
            sent,
        } = before.kept;
        let there = found.filter(|it| it.decision == decision);
        let there_version = there.as_ref().map_or(0, |it| it.version);
        let newer = there.filter(|it| it.version > version);
        let newer = newer.and_then(|it| json::read::<Draft>(&it.content));
        if let Some(newer) = newer {
            let lost = self
                .now
                .try_get_value()
                .flatten()
                .is_some_and(|it| !it.kept.sent);
            self.acknowledge(before, newer, there_version);
            if lost && draft != newer {
                self.save_state.try_set(SaveState::Elsewhere);
            }
            if self.state.draft.try_get_untracked() != Some(newer) {
                super::take(self.state, decision, newer);
            }
        } else if there_version == version {
            if sent && version > 0 {
                self.save_state.try_set(SaveState::There);
            }
        } else {
            // It has less than it said, as after a backup was put back: this one begins anew there.
            self.base(before, there_version);
        }
        Ok(())
    }

    fn base(self, before: &Whose, version: i64) {
        let now = self.now.try_get_value().flatten();
        let Some(mut now) = now.filter(|it| it.kept.decision == before.kept.decision) else {
            return;
        };
        (now.kept.version, now.kept.sent) = (version, false);
        now.remember();
        self.now.set_value(Some(now));
    }

    /// The server has this; what was drafted here since `before` is based on it.
    fn acknowledge(self, before: &Whose, draft: Draft, version: i64) {
        let Some(mut now) = self.now.try_get_value().flatten() else {
            return;
        };
        if now.kept.decision != before.kept.decision || now.seat != before.seat {
            return;
        }
        let took = version > before.kept.version && before.kept.draft != draft;
        now.kept.version = version;
        if took || now.kept.draft == draft {
            (now.kept.draft, now.kept.sent) = (draft, true);
            self.save_state.try_set(SaveState::There);
        }
        now.remember();
        self.now.set_value(Some(now));
    }
}
