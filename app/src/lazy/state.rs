//! The state of one part in the browser: whether its code is there, and what is done in its place meanwhile.

use super::{after_paint, came, place, typed};
use crate::hydration::at_last;
use leptos::{
    ev::MouseEvent,
    html,
    prelude::*,
    task::{spawn_local, tick},
};
use place::Control;
use std::time::Duration;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Code {
    Elsewhere,
    Here,
    Unreachable,
}

/// Cheap to copy.
#[derive(Clone, Copy)]
pub struct State {
    pub code: RwSignal<Code>,
    /// True if somebody reaches for the part.
    pub reached: RwSignal<bool>,
    /// True if its code is being fetched, or has been.
    pub begun: StoredValue<bool>,
    pub place: NodeRef<html::Div>,
    /// The control that was pressed before it could answer, and is pressed once it can.
    pressed: StoredValue<Option<Control>>,
    /// The code that has arrived and is not in its place yet.
    arrived: StoredValue<Option<Code>>,
    /// True if a finger, a mouse or the space bar is down on the part: what is replaced under it is not pressed.
    held: StoredValue<bool>,
    /// True if the page needs the part at once.
    first: bool,
    /// True if the server has drawn it where it is seen.
    drawn: bool,
}

impl State {
    pub fn new(first: bool, drawn: bool) -> Self {
        Self {
            code: RwSignal::new(Code::Elsewhere),
            reached: RwSignal::new(false),
            begun: StoredValue::new(false),
            place: NodeRef::new(),
            pressed: StoredValue::new(None),
            arrived: StoredValue::new(None),
            held: StoredValue::new(false),
            first,
            drawn,
        }
    }

    /// Something goes down on the part.
    pub fn hold(self) {
        if self.is_drawn() {
            self.held.set_value(true);
        }
    }

    /// It goes up again, or away; a click comes at once, if at all. A part that is taken away loses the focus
    /// as well.
    pub fn let_go(self) {
        if self.held.try_get_value() == Some(true) {
            set_timeout(
                move || {
                    self.held.try_set_value(false);
                    self.take();
                },
                Duration::ZERO,
            );
        }
    }

    /// Remembers what was pressed, and reaches for the part.
    pub fn press(self, event: &MouseEvent) {
        self.held.set_value(false);
        if self.is_drawn() {
            self.reached.set(true);
            let place = self.place.try_get_untracked().flatten();
            let pressed = place.and_then(|it| place::pressed(&it, event));
            self.pressed.set_value(pressed);
            self.take();
        }
    }

    /// Tells whether the part is still what the server has drawn. What is inside hears an event first, and may take the
    /// whole part away.
    fn is_drawn(self) -> bool {
        self.code.try_get_untracked() == Some(Code::Elsewhere)
    }

    /// The code has come, or has not. Many parts come with the same code: those that look already as
    /// they should are taken over one by one, and the page answers touches in between.
    pub fn arrive(self, code: Code) {
        self.arrived.try_set_value(Some(code));
        let waits = self.pressed.try_with_value(Option::is_some) == Some(true);
        if self.first || waits || !self.drawn {
            self.take();
        } else {
            after_paint(move || self.take());
        }
    }

    /// Puts what has arrived into its place, once, and not before the page answers. Where nothing has, nothing is
    /// replaced, and whoever presses there asks for it again.
    fn take(self) {
        if self.arrived.try_get_value().flatten() == Some(Code::Elsewhere) {
            self.replace();
        } else {
            at_last(Box::new(move || self.replace()));
        }
    }

    fn replace(self) {
        if self.held.try_get_value() == Some(true) {
            return;
        }
        let Some(code) = self.arrived.try_update_value(Option::take).flatten() else {
            return;
        };
        let there = self.place.try_get_untracked().flatten();
        let unfolded = there.as_ref().map(place::unfolded).unwrap_or_default();
        let typed = there.as_ref().map(typed::typed).unwrap_or_default();
        let focus = there.and_then(place::focused);
        // Whoever has left the page meanwhile needs nothing of it.
        if code == Code::Elsewhere {
            // To set it again would draw it again, and the browser has not kept the words.
            self.begun.try_set_value(false);
            self.reached.try_set(false);
        } else {
            self.code.try_set(code);
        }
        // No event comes between the new part and its focus: a key would be pressed on nothing.
        spawn_local(async move {
            tick().await;
            if let Some(place) = self.place.try_get_untracked().flatten() {
                place::unfold(&place, &unfolded);
                typed::type_again(&place, &typed);
                if let Some(at) = focus {
                    place::focus(&place, &at);
                }
                let pressed = self.pressed.try_update_value(Option::take).flatten();
                if let Some(pressed) = pressed
                    && self.code.try_get_untracked() == Some(Code::Here)
                {
                    place::press(&place, &pressed);
                }
            }
            if self.first {
                came();
            }
        });
    }
}
