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
use leptos::{ev, html, prelude::*, web_sys::Element};
use std::{cell::Cell, time::Duration};

/// The beginning of a scene, and the seconds after which it goes.
pub type Stay = (usize, u32);

/// The way out of a scene.
#[derive(Clone, Copy)]
pub struct Leaving {
    queue: Queue,
    frame: NodeRef<html::Section>,
    /// True while somebody reads it by key: the frame, which may only have taken a focus that was lost, had it.
    keyed: RwSignal<bool>,
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
        // What comes next nobody has read yet.
        self.keyed.set(false);
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
                    event.prevent_default();
                    self.leave();
                }
            });
            on_cleanup(move || listening.remove());
        });
    }

    /// Time leaves it. No second counts in which it `waits`.
    pub fn follow_time(self, stay: Memo<Option<Stay>>) {
        self.follow_reader();
        effect(move |_| {
            let Some((begun, seconds)) = stay.get() else {
                return;
            };
            let left = Cell::new(seconds);
            let count = move || {
                if self.waits(begun) {
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

    /// Notes whether somebody reads it by key.
    fn follow_reader(self) {
        effect(move |_| {
            let Some(frame) = self.frame.get() else {
                return;
            };
            let begins = frame.on(ev::keydown, move |_| self.keyed.set(true));
            let ends = frame.on(ev::focusout, move |_| self.keyed.set(false));
            on_cleanup(move || drop((begins, ends)));
        });
    }

    /// Returns true while somebody reads it or has asked for it, and while nobody can see it: a dialog or another
    /// page lies over it, or it waits until a bid is made.
    fn waits(self, begun: usize) -> bool {
        let frame = self.frame.get_untracked();
        let reads = |it: &Element| is_read(it) || !browser::is_visible(it);
        self.queue.is_wanted(begun)
            || self.keyed.get_untracked()
            || frame.is_none_or(|it| reads(&it))
            || document().hidden()
            || finds("dialog[open]")
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

/// Returns true where the pointer is on something to read in the scene, or the focus in it. The dark around what
/// fills the board is not meant, nor the button that led here: a pointer that nobody moves may rest there.
fn is_read(frame: &Element) -> bool {
    let read = ":focus, :is(h2, h3, h4, p, li, dd, td, .war-card, .omen-card):hover";
    frame.matches(".glimpse:hover") == Ok(true) || matches!(frame.query_selector(read), Ok(Some(_)))
}

/// Returns true where something in this scene has the focus.
fn holds_focus(frame: NodeRef<html::Section>) -> bool {
    let active = document().active_element();
    let frame = frame.get_untracked();
    frame.is_some_and(|it| it.contains(active.as_deref()))
}

/// Returns true where something else is what the key is for: a dialog, the tokens of an area, a field.
fn covered() -> bool {
    focus::is_covered()
        || finds(".ring.open, .sheet:not([hidden]), input:focus, textarea:focus, select:focus")
}

/// Returns true where something on the page is as a selector says.
fn finds(selector: &str) -> bool {
    matches!(document().query_selector(selector), Ok(Some(_)))
}
