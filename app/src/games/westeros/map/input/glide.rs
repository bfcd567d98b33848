//! The movement of the map. Drawing it anew takes a slow phone a tenth of a second and more: while it moves, the
//! browser moves the picture that it has, and once it rests it is drawn sharp.

use super::Input;
use crate::games::westeros::map::{
    camera::{Camera, Frame},
    dom,
    hand::Hand,
};
use leptos::prelude::*;
use std::time::Duration;

/// So long after the last movement it is drawn anew.
const REST: Duration = Duration::from_millis(200);

impl Input {
    /// Shows another part of the map at once, drawn sharp.
    pub fn look(self, change: impl FnOnce(Camera, Frame) -> Camera) {
        let (from, frame) = self.rest();
        self.draw(change(from, frame));
    }

    /// Draws what the map shows from now on.
    pub fn draw(self, to: Camera) {
        if self.camera.with_untracked(|it| *it != to) {
            self.camera.set(to);
        }
    }

    /// Ends a movement: tells what is in sight, to be drawn, and where on the screen.
    pub fn rest(self) -> (Camera, Frame) {
        let aim = self.aim.try_update_value(Option::take).flatten();
        if aim.is_some() {
            dom::glide(self.sheet, "");
        }
        let frame = dom::frame(self.sheet);
        self.framed.set_value(frame);
        (aim.unwrap_or_else(|| self.camera.get_untracked()), frame)
    }

    /// The map has got another room on the page: it fills that as it filled the one before.
    pub fn reframe(self) {
        let Some(before) = self.framed.try_get_value() else {
            return;
        };
        self.look(|it, frame| it.reframed(before, frame));
        // What lies beside it follows, even where it shows the same.
        self.camera.update(|_| ());
    }

    /// Moves the map because somebody wants it so; tells whether it moves.
    pub fn look_by_hand(self, change: impl FnOnce(Camera, Frame) -> Camera) -> bool {
        self.touched.set_value(dom::now());
        let (from, frame) = self.in_sight();
        let to = change(from, frame);
        if to == from {
            return false;
        }
        self.forget_tip();
        // Once with each picture, for all that fingers and wheel do until then.
        let waits = self.moves.get_value().0;
        self.aim.set_value(Some(to));
        if !waits {
            self.moves.update_value(|it| it.0 = true);
            request_animation_frame(move || self.glide());
        }
        true
    }

    /// Returns what is in sight now, and where on the screen: measured once for a movement.
    pub fn in_sight(self) -> (Camera, Frame) {
        match self.aim.get_value() {
            Some(aim) => (aim, self.framed.get_value()),
            None => self.rest(),
        }
    }

    fn glide(self) {
        self.moves.try_update_value(|(waits, turn)| {
            *waits = false;
            *turn += 1;
        });
        let Some(Some(to)) = self.aim.try_get_value() else {
            return;
        };
        let drawn = self.camera.get_untracked();
        dom::glide(self.sheet, &drawn.gliding(to, self.framed.get_value()));
        self.draw_at_rest();
    }

    /// Draws what has moved, unless it moves on or a finger still holds it.
    pub fn draw_at_rest(self) {
        if self.aim.with_value(Option::is_none) {
            return;
        }
        let turn = self.moves.get_value().1;
        let draw = move || {
            let rests = self.moves.try_get_value().is_some_and(|it| it.1 == turn);
            let held = self.hand.try_with_value(Hand::is_down).unwrap_or(true);
            if rests && !held {
                self.look(|it, _| it);
            }
        };
        set_timeout(draw, REST);
    }
}
