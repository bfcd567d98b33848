//! The sheet of the end, as something that lies over the field or away from it. It comes once by itself; whoever
//! looks at the table puts it away.

use super::super::super::state::BattleState;
use crate::{
    focus,
    play::{History, Motion},
    reactive::{effect, memo},
};
use leptos::prelude::*;
use tabletop::Seat;

/// The heading of the sheet, and the button that brings it back: both take the focus.
pub const TITLE: &str = "battle-end-title";
pub const AGAIN: &str = "battle-end-again";

#[derive(Clone, Copy)]
pub struct EndSheet {
    /// The battle is over, and nobody looks back.
    pub over: Memo<bool>,
    open: RwSignal<bool>,
}

impl EndSheet {
    /// Only a browser opens it: without a script nothing would put it away.
    pub fn provide(state: BattleState) -> Self {
        let history = use_context::<History>();
        let over = memo(move |_| {
            if history.is_some_and(History::is_looking) {
                return false;
            }
            let decided = state.with_position(|it| it.result.is_some());
            decided || history.is_some_and(is_ended)
        });
        let open = RwSignal::new(false);
        // A lesson goes on after a battle.
        if history.is_some() {
            effect(move |came: Option<bool>| {
                if came == Some(true) || !over.get() {
                    return came == Some(true);
                }
                open.set(true);
                true
            });
        }
        let sheet = Self { over, open };
        provide_context(sheet);
        sheet
    }

    /// True while it lies over the field.
    pub fn covers(self) -> bool {
        self.over.get() && self.open.get()
    }

    pub fn show(self) {
        self.open.set(true);
    }

    /// Puts it away; false where it is not there.
    pub fn leave(self) -> bool {
        let covers = self.over.get_untracked() && self.open.get_untracked();
        if covers {
            self.open.set(false);
            focus::give_then(vec![AGAIN.to_owned()]);
        }
        covers
    }
}

/// Tells whether a vote has ended the game, or somebody has given it up.
fn is_ended(history: History) -> bool {
    let voted = history.live.with(|it| it.table.verdict.is_some());
    voted || given_up(history).is_some()
}

/// The seat that has given the battle up; nothing while somebody looks back.
pub fn given_up(history: History) -> Option<Seat> {
    if history.is_looking() {
        return None;
    }
    history.live.with(|it| {
        let last = it.resolutions.last()?;
        match last.motion {
            Motion::Concede(seat) => Some(seat),
            _ => None,
        }
    })
}
