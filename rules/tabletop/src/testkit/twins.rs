//! Two states that one viewer must not be able to tell apart.

use super::{Leak, Reason, Secrets, TestDice};
use crate::{Decision, EventRecorder, Game, Seat, Viewer, completes};
use serde::Serialize;

/// A state and the answer that is about to be given.
pub struct Step<'a, G: Game> {
    pub state: &'a G::State,
    pub decision: &'a Decision<G::Prompt>,
    pub action: &'a G::Action,
}

impl<G: Secrets> Step<'_, G> {
    /// Builds the twin of every seat and of a spectator, and takes the step in both.
    pub fn check(&self, seats: u8, dice: &mut TestDice) -> Result<(), Reason> {
        self.is_declared(seats, dice)?;
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in viewers.chain([Viewer::Spectator]) {
            let twin = G::redeal(self.state, viewer, dice);
            same_now::<G>(self.state, &twin, viewer)?;
            self.same_next(&twin, viewer, dice)?;
        }
        Ok(())
    }

    /// An answer that others do not see while they are asked is kept until theirs are in, too.
    fn is_declared(&self, seats: u8, dice: &mut TestDice) -> Result<(), Reason> {
        let Decision { seat, prompt, .. } = self.decision;
        let secret = G::is_secret(prompt);
        if G::simultaneous(self.state, prompt) {
            return secret.then_some(()).ok_or(Reason::Undeclared);
        }
        let others = |it: &Decision<G::Prompt>| it.required && it.seat != *seat;
        if !G::decisions(self.state).any(|it| others(&it)) {
            return Ok(());
        }
        if secret || self.is_hidden(seats, dice) {
            return Err(Reason::Undeclared);
        }
        Ok(())
    }

    /// Tells whether nobody else can tell the answer from another.
    fn is_hidden(&self, seats: u8, dice: &mut TestDice) -> bool {
        let Decision { seat, prompt, .. } = self.decision;
        let view = G::view(self.state, Viewer::Seat(*seat));
        let other = G::sample(&view, prompt, dice);
        let after = |action| {
            let (mut state, mut heard) = (self.state.clone(), EventRecorder::new(dice.clone()));
            G::apply(&mut state, self.decision, action, &mut heard);
            (state, heard.events)
        };
        let (real, twin) = (after(self.action.clone()), after(other));
        let told = |(state, events): &(G::State, Vec<G::Event>), viewer| {
            let events: Vec<_> = events
                .iter()
                .filter_map(|it| G::redact(it, viewer))
                .collect();
            (G::view(state, viewer), events)
        };
        let others = (0..seats).map(Seat).filter(|it| it != seat);
        let mut viewers = others.map(Viewer::Seat).chain([Viewer::Spectator]);
        real.0 != twin.0 && viewers.all(|it| told(&real, it) == told(&twin, it))
    }

    /// Takes the step in both states and compares what the viewer is told of it.
    fn same_next(
        &self,
        twin: &G::State,
        viewer: Viewer,
        dice: &mut TestDice,
    ) -> Result<(), Reason> {
        let actor = Viewer::Seat(self.decision.seat);
        let Some(asked) = G::decisions(twin).find(|it| it.id == self.decision.id) else {
            return leak(viewer, Leak::Waiting, "asked", "not asked");
        };
        let seen = G::view(twin, actor);
        let hidden = viewer != actor && G::is_secret(&self.decision.prompt);
        let action = if hidden {
            G::alike(&seen, &asked.prompt, self.action, dice)
        } else {
            self.action.clone()
        };
        if G::check(&seen, &asked.prompt, &action).is_err() {
            // A public answer that fits only what is really in the hidden hand.
            return Ok(());
        }
        let mut real = (self.state.clone(), EventRecorder::new(dice.clone()));
        let mut other = (twin.clone(), EventRecorder::new(dice.clone()));
        G::apply(&mut real.0, self.decision, self.action.clone(), &mut real.1);
        G::apply(&mut other.0, &asked, action, &mut other.1);
        if completes::<G>(self.state, &real.0) {
            // What comes now depends on what all have kept.
            return Ok(());
        }
        let opens = |heard: &EventRecorder<_, _>| heard.events.iter().any(G::reveals);
        let visible = |events: &[G::Event]| -> Vec<_> {
            let hidden = events.iter().take_while(|it| !G::reveals(it));
            hidden.filter_map(|it| G::redact(it, viewer)).collect()
        };
        let (a, b) = (visible(&real.1.events), visible(&other.1.events));
        same(viewer, Leak::Events, &a, &b)?;
        if opens(&real.1) {
            return Ok(());
        }
        let (a, b) = (G::view(&real.0, viewer), G::view(&other.0, viewer));
        same(viewer, Leak::NextView, &a, &b)
    }
}

fn same_now<G: Game>(real: &G::State, twin: &G::State, viewer: Viewer) -> Result<(), Reason> {
    let see = |state| G::view(state, viewer);
    let asked = |state| -> Vec<_> {
        G::decisions(state)
            .filter(|it| viewer == Viewer::Seat(it.seat))
            .collect()
    };
    let waiting = |state| -> Vec<_> {
        G::decisions(state)
            .map(|it| (it.id, it.seat, it.required))
            .collect()
    };
    same(viewer, Leak::View, &see(real), &see(twin))?;
    same(viewer, Leak::Waiting, &waiting(real), &waiting(twin))?;
    same(viewer, Leak::Prompts, &asked(real), &asked(twin))?;
    same(viewer, Leak::Outcome, &G::outcome(real), &G::outcome(twin))
}

/// Equal to the byte as the JSON that would be sent.
fn same<T: Serialize>(viewer: Viewer, what: Leak, real: &T, twin: &T) -> Result<(), Reason> {
    let json = |it: &T| serde_json::to_string(it).map_err(|why| Reason::Storage(why.to_string()));
    let (real, twin) = (json(real)?, json(twin)?);
    if real == twin {
        return Ok(());
    }
    let (real, twin) = around_the_difference(&real, &twin);
    leak(viewer, what, real, twin)
}

/// From a little before the first difference to a little after it: what is sent is long.
fn around_the_difference<'a>(real: &'a str, twin: &'a str) -> (&'a str, &'a str) {
    let same = real.bytes().zip(twin.bytes()).take_while(|(a, b)| a == b);
    let at = same.count();
    let cut = |text: &'a str| {
        let from = text.floor_char_boundary(at.saturating_sub(100));
        let to = text.floor_char_boundary((at + 200).min(text.len()));
        &text[from..to]
    };
    (cut(real), cut(twin))
}

fn leak(viewer: Viewer, what: Leak, real: &str, twin: &str) -> Result<(), Reason> {
    Err(Reason::Leak {
        viewer,
        what,
        real: real.into(),
        twin: twin.into(),
    })
}
