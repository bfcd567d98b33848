//! The effects of pointers, wheel and keys on the map.

mod glide;
mod keys;
mod pointers;
mod sight;

use super::camera::{Camera, Frame, Place};
use super::hand::Hand;
use super::pieces::Load;
use super::tip::Tip;
use crate::games::westeros::scene::Scene;
use leptos::ev::{MouseEvent, WheelEvent};
use leptos::{html, prelude::*, svg};
use westeros::{Area, AreaSet, Unit};

/// One step of the buttons and of the keys + and -.
pub const STEP: f64 = 1.5;

/// The state of the map that is not the game's, and where picks go.
#[derive(Clone, Copy)]
pub struct Input {
    pub sheet: NodeRef<html::Div>,
    pub camera: RwSignal<Camera>,
    /// The part that is in sight while the map moves; none once that is drawn.
    pub aim: StoredValue<Option<Camera>>,
    /// True if the next picture moves it on, and the number of times that one has.
    pub moves: StoredValue<(bool, u32)>,
    /// The views of the map before and after a question has moved it to show all that it is about.
    pub stepped_back: StoredValue<Option<(Camera, Camera)>>,
    /// The areas of the first view, and the one that is shown before all others.
    pub first: AreaSet,
    pub home: Option<Area>,
    /// The areas that were to be seen last.
    pub shown: StoredValue<AreaSet>,
    /// The width of the map's frame when areas were brought into sight last, in CSS pixels.
    pub brought: StoredValue<f64>,
    /// Counts what was to be shown.
    pub shows: StoredValue<u32>,
    /// Counts how often the window got another size.
    pub resizes: StoredValue<u32>,
    /// The time when somebody moved the map last, in milliseconds of the page.
    pub touched: StoredValue<f64>,
    /// The moment at which other areas were to be seen last, as above.
    pub asked: StoredValue<f64>,
    /// The place of the map on the screen when it was looked at last.
    pub framed: StoredValue<Frame>,
    /// True if the viewer is about something on the map.
    pub aiming: Option<Signal<bool>>,
    /// An order or a figure on its way to another area, and how large it is drawn.
    pub carried: RwSignal<Option<(Load, f64)>>,
    /// The thing under the mouse, in words.
    pub name: RwSignal<String>,
    /// The element that it lies in, under the pointer.
    pub bearer: NodeRef<svg::Svg>,
    /// The words' subject: the thing that a finger has tapped, or the area that has the focus.
    pub tip: RwSignal<Option<Tip>>,
    pub hand: StoredValue<Hand>,
    pub scene: Signal<Scene>,
    pub on_pick: Callback<Area>,
    pub on_swap: Callback<(Area, Area)>,
    pub on_unit: Option<Callback<(Area, Unit)>>,
    pub on_drop: Option<Callback<(Area, Option<Unit>, Area)>>,
}

impl Input {
    pub fn wheeled(self, event: &WheelEvent) {
        // Lines and pages are rare; a line is about 16 pixels. A pinched touchpad holds Ctrl.
        let unit = if event.delta_mode() == 0 { 1.0 } else { 16.0 };
        let pace = if event.ctrl_key() { 0.01 } else { 0.002 };
        let factor = (-event.delta_y() * unit * pace).exp();
        // At the end of its range the wheel belongs to the page again.
        if self.look_by_hand(|it, frame| it.zoomed(frame, place(event), factor)) {
            event.prevent_default();
        }
    }

    /// Tells nothing any more.
    pub fn forget_tip(self) {
        if self.tip.with_untracked(Option::is_some) {
            self.tip.set(None);
        }
    }
}

fn place(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
