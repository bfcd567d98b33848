//! The ways out of a scene: its button, Escape, and time.

use crate::{
    browser,
    games::westeros::{
        focus,
        highlights::Queue,
        ids::{END, MOMENT, QUESTION},
    },
    play::History,
    reactive::effect,
};
use leptos::{ev, html, prelude::*};
use std::{cell::Cell, time::Duration};

/// The beginning of a scene, and the seconds after which it goes.
pub type Stay = (usize, u32);

/// The way out of a scene.
#[derive(Clone, Copy)]
pub struct Leaving {
    queue: Queue,
    frame: NodeRef<html::Section>,
    /// True while somebody reads it by key: the frame, which may only have taken a focus that was lost, had it.
    pub keyed: RwSignal<bool>,
}

impl Leaving {
    pub fn new(queue: Queue, frame: NodeRef<html::Section>) -> Self {
        let keyed = RwSignal::new(false);
        Self {
            queue,
            frame,
            keyed,
        }
    }

    /// The focus of whoever was in it goes on to the next scene, or to the question.
    pub fn leave(self) {
        let had_focus = holds_focus(self.frame);
        self.queue.next();
        if had_focus {
            focus::give_then([MOMENT, END, QUESTION].map(str::to_owned).into());
        }
    }

    /// Leaves it by its button, which leads to the question where no other scene waits.
    pub fn go_on(self, asked: bool, on_ask: Callback<()>) {
        if asked && untrack(|| self.queue.more()) == 0 {
            on_ask.run(());
        }
        self.leave();
    }

    /// Escape leaves it, unless something else is what the key is for.
    pub fn follow_escape(self) {
        effect(move |_| {
            let listening = window_event_listener(ev::keydown, move |event| {
                if event.key() == "Escape" && !event.default_prevented() && !covered() {
                    self.leave();
                }
            });
            on_cleanup(move || listening.remove());
        });
    }

    /// Time leaves it. No second counts in which somebody reads it, or cannot see it: the page lies behind
    /// another one, or the scene waits until a bid is made. What somebody has asked for stays.
    pub fn follow_time(self, stay: Memo<Option<Stay>>) {
        effect(move |_| {
            let Some((begun, seconds)) = stay.get() else {
                return;
            };
            if self.queue.is_wanted(begun) {
                return;
            }
            let left = Cell::new(seconds);
            let count = move || {
                if self.keyed.get_untracked() || is_read() || !browser::is_seen(MOMENT) {
                    return;
                }
                left.set(left.get().saturating_sub(1));
                if left.get() == 0 {
                    self.leave();
                }
            };
            if let Ok(handle) = set_interval_with_handle(count, Duration::from_secs(1)) {
                on_cleanup(move || handle.clear());
            }
        });
    }
}

/// Returns true at a table where everybody has a budget of time.
pub fn is_live() -> bool {
    let history = use_context::<History>();
    history.is_some_and(|it| it.live.with_untracked(|it| it.table.is_live()))
}

/// The keyboard comes to what fills the board where it has no other place: what was pressed to come here
/// may be gone.
pub fn take_lost_focus(begun: Memo<Option<usize>>) {
    effect(move |_| {
        if begun.get().is_some() {
            focus::after_paint(|| {
                if focus::is_lost() {
                    focus::give(&[MOMENT.to_owned()]);
                }
            });
        }
    });
}

/// Returns true where the pointer is on something in the scene, or the focus in it. The dark around what
/// fills the board is not meant: a pointer that nobody moves may rest there.
fn is_read() -> bool {
    let read = "#the-moment :focus, #the-moment.glimpse:hover, #the-moment \
                :is(h2, h3, h4, p, li, dd, td, summary, button, .war-card, .omen-card):hover";
    matches!(document().query_selector(read), Ok(Some(_)))
}

/// Returns true where something in this scene has the focus.
fn holds_focus(frame: NodeRef<html::Section>) -> bool {
    let active = document().active_element();
    let frame = frame.get_untracked();
    frame.is_some_and(|it| it.contains(active.as_deref()))
}

/// Returns true where something else is what the key is for: a dialog, the tokens of an area, a field.
fn covered() -> bool {
    let open = "dialog[open], .ring.open, .sheet:not([hidden]), \
                input:focus, textarea:focus, select:focus";
    matches!(document().query_selector(open), Ok(Some(_)))
}
