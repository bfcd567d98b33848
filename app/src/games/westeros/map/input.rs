//! What pointers, wheel and keys do to the map.

mod keys;
mod pointers;
mod sight;

pub use sight::Why;

use super::camera::{Camera, Frame, Place};
use super::dom;
use super::hand::Hand;
use super::pieces::Load;
use crate::games::westeros::scene::Scene;
use leptos::ev::{MouseEvent, WheelEvent};
use leptos::{html, prelude::*};
use westeros::{Area, Unit};

/// One step of the buttons and of the keys + and -.
pub const STEP: f64 = 1.5;

/// The state of the map that is not the game's, and where picks go.
#[derive(Clone, Copy)]
pub struct Input {
    pub sheet: NodeRef<html::Div>,
    pub camera: RwSignal<Camera>,
    /// Where fingers have moved the map since the last picture of it.
    pub aim: StoredValue<Option<Camera>>,
    /// What a question has made of the map, to show all it is about: before and after.
    pub stepped_back: StoredValue<Option<(Camera, Camera)>>,
    /// Counts what was to be shown.
    pub shows: StoredValue<u32>,
    /// When somebody moved the map last, in milliseconds of the page.
    pub touched: StoredValue<f64>,
    /// Where the map was on the screen when it was looked at last.
    pub framed: StoredValue<Frame>,
    /// Whether the viewer is about something on the map.
    pub aiming: Option<Signal<bool>>,
    /// An order or a figure on its way to another area, and where it is on the map.
    pub carried: RwSignal<Option<(Load, Place)>>,
    pub hand: StoredValue<Hand>,
    pub scene: Signal<Scene>,
    pub on_pick: Callback<Area>,
    pub on_swap: Callback<(Area, Area)>,
    pub on_unit: Option<Callback<(Area, Unit)>>,
    pub on_drop: Option<Callback<(Area, Option<Unit>, Area)>>,
}

impl Input {
    pub fn look(self, change: impl FnOnce(Camera, Frame) -> Camera) {
        let aim = self.aim.try_update_value(Option::take).flatten();
        let before = self.camera.get_untracked();
        let frame = dom::frame(self.sheet);
        self.framed.set_value(frame);
        let after = change(aim.unwrap_or(before), frame);
        if after != before {
            self.camera.set(after);
        }
    }

    /// The same, because somebody wants it so.
    pub fn look_by_hand(self, change: impl FnOnce(Camera, Frame) -> Camera) {
        self.touch();
        self.look(change);
    }

    fn touch(self) {
        self.touched.set_value(dom::now());
    }

    /// The map has got another room on the page: it fills that as it filled the one before.
    pub fn reframe(self) {
        let Some(before) = self.framed.try_get_value() else {
            return;
        };
        self.look(|it, frame| it.reframed(before, frame));
    }

    /// The same with the next picture, once for all that fingers and wheel do until then; tells
    /// whether the map moves.
    fn look_soon(self, change: impl FnOnce(Camera, Frame) -> Camera) -> bool {
        let aim = self.aim.get_value();
        let before = aim.unwrap_or_else(|| self.camera.get_untracked());
        let after = change(before, dom::frame(self.sheet));
        self.touch();
        if after == before {
            return false;
        }
        self.aim.set_value(Some(after));
        if aim.is_none() {
            request_animation_frame(move || {
                if let Some(Some(to)) = self.aim.try_update_value(Option::take) {
                    self.camera.try_set(to);
                }
            });
        }
        true
    }

    pub fn wheeled(self, event: &WheelEvent) {
        // Lines and pages are rare; a line is about 16 pixels. A pinched touchpad holds Ctrl.
        let unit = if event.delta_mode() == 0 { 1.0 } else { 16.0 };
        let pace = if event.ctrl_key() { 0.01 } else { 0.002 };
        let factor = (-event.delta_y() * unit * pace).exp();
        // At the end of its range the wheel belongs to the page again.
        if self.look_soon(|it, frame| it.zoomed(frame, place(event), factor)) {
            event.prevent_default();
        }
    }
}

fn place(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
