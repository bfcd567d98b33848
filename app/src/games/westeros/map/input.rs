//! What pointers, wheel and keys do to the map.

use super::camera::{Camera, Frame, Place};
use super::dom;
use super::hand::{Grab, Hand, Motion};
use super::pieces::Load;
use crate::games::westeros::geometry::{anchor, spot};
use crate::games::westeros::scene::{Scene, Stance};
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};
use leptos::{html, prelude::*};
use westeros::{Area, AreaSet, Unit};

/// One step of the buttons and of the keys + and -.
pub const STEP: f64 = 1.5;
/// Pixels that an arrow key moves the map.
const STRIDE: f64 = 60.0;

/// Why areas are to be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Why {
    Asked,
    /// One of them was picked: where the ring of tokens opens, it finds its place by itself.
    Picked,
}

/// The state of the map that is not the game's, and where picks go.
#[derive(Clone, Copy)]
pub struct Input {
    pub sheet: NodeRef<html::Div>,
    pub camera: RwSignal<Camera>,
    /// What a question has made of the map, to show all it is about: before and after.
    pub stepped_back: StoredValue<Option<(Camera, Camera)>>,
    /// Counts what was to be shown.
    pub shows: StoredValue<u32>,
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
        let frame = dom::frame(self.sheet);
        let before = self.camera.get_untracked();
        let after = change(before, frame);
        if after != before {
            self.camera.set(after);
        }
    }

    /// Brings areas into sight once the page has been laid out, and again when what is told of
    /// them has taken its room.
    pub fn show(self, areas: AreaSet, why: Why) {
        let turn = self.shows.try_update_value(|it| {
            *it += 1;
            *it
        });
        request_animation_frame(move || {
            self.bring(areas, why);
            request_animation_frame(move || {
                request_animation_frame(move || {
                    if self.shows.try_get_value() == turn {
                        self.bring(areas, why);
                    }
                });
            });
        });
    }

    fn bring(self, areas: AreaSet, why: Why) {
        let frame = dom::frame(self.sheet);
        if frame.is_glimpse() || (why == Why::Picked && !frame.is_covered()) {
            return;
        }
        let Some((now, before)) = self
            .camera
            .try_get_untracked()
            .zip(self.stepped_back.try_get_value())
        else {
            return;
        };
        // Unless somebody has moved the map meanwhile, it comes as close again as it was.
        let from = before.filter(|it| it.1 == now).map_or(now, |it| it.0);
        let places = areas.iter().flat_map(spots);
        let to = from.including(frame, places);
        let stepped_back = to.is_farther_than(from).then_some((from, to));
        self.stepped_back.set_value(stepped_back);
        if to != now {
            self.camera.set(to);
        }
    }

    pub fn pressed(self, event: &PointerEvent) {
        if event.button() != 0 || dom::within(event.target(), ".map-overlay") {
            return;
        }
        let grabbed = dom::area_of(event.target()).and_then(|area| {
            let unit = dom::unit_of(event.target());
            let order = dom::within(event.target(), ".m-order")
                && (self.drafted(area) || self.sets_out(area));
            (unit.is_some() || order).then_some(Grab { area, unit })
        });
        self.hand
            .update_value(|hand| hand.press(event.pointer_id(), place(event), grabbed));
    }

    pub fn moved(self, event: &PointerEvent) {
        let (id, at) = (event.pointer_id(), place(event));
        let motion = self
            .hand
            .try_update_value(|hand| hand.moved(id, at))
            .unwrap_or(Motion::Rest);
        match motion {
            Motion::Rest => return,
            Motion::Pan(across, down) => self.look(|it, frame| it.panned(frame, across, down)),
            Motion::Pinch(before, after) => self.look(|it, frame| it.pinched(frame, before, after)),
            Motion::Carry(grab) => self.carry(grab, at),
        }
        dom::capture(self.sheet, id);
    }

    fn carry(self, Grab { area, unit }: Grab, at: Place) {
        let on_map = self
            .camera
            .get_untracked()
            .under(dom::frame(self.sheet), at);
        let load = self.scene.with_untracked(|scene| {
            let here = &scene.areas[area];
            match unit {
                None => here.order.map(Load::Order),
                Some(unit) => here
                    .units
                    .iter()
                    .find(|it| it.unit == unit && it.stance != Stance::Standing)
                    .map(|it| Load::Unit(*it)),
            }
        });
        self.carried.set(load.map(|load| (load, on_map)));
    }

    pub fn released(self, event: &PointerEvent) {
        let carried = self.let_go(event.pointer_id());
        let over = dom::area_at(event.client_x(), event.client_y());
        let (Some(Grab { area: from, unit }), Some(to)) = (carried, over) else {
            return;
        };
        if from == to {
            return;
        }
        if unit.is_some() || self.sets_out(from) {
            if let Some(on_drop) = self.on_drop {
                on_drop.run((from, unit, to));
            }
        } else if self.drafted(to) {
            self.on_swap.run((from, to));
        }
    }

    pub fn lost(self, event: &PointerEvent) {
        self.let_go(event.pointer_id());
    }

    fn let_go(self, pointer: i32) -> Option<Grab> {
        if self.carried.with_untracked(Option::is_some) {
            self.carried.set(None);
        }
        self.hand
            .try_update_value(|hand| hand.release(pointer))
            .flatten()
    }

    pub fn clicked(self, event: &MouseEvent) {
        let drag = self.hand.try_update_value(Hand::was_drag).unwrap_or(false);
        // A click without a pointer, from a screen reader, has no detail.
        if drag && event.detail() > 0 {
            return;
        }
        let Some(area) = dom::area_of(event.target()) else {
            return;
        };
        match (self.on_unit, dom::unit_of(event.target())) {
            (Some(on_unit), Some(unit)) => on_unit.run((area, unit)),
            _ => self.on_pick.run(area),
        }
    }

    pub fn wheeled(self, event: &WheelEvent) {
        // Lines and pages are rare; a line is about 16 pixels. A pinched touchpad holds Ctrl.
        let unit = if event.delta_mode() == 0 { 1.0 } else { 16.0 };
        let pace = if event.ctrl_key() { 0.01 } else { 0.002 };
        let factor = (-event.delta_y() * unit * pace).exp();
        let before = self.camera.get_untracked();
        self.look(|it, frame| it.zoomed(frame, place(event), factor));
        // At the end of its range the wheel belongs to the page again.
        if self.camera.get_untracked() != before {
            event.prevent_default();
        }
    }

    pub fn keyed(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        if dom::within(event.target(), ".map-overlay") {
            return;
        }
        let area = dom::area_of(event.target());
        let done = match (event.key().as_str(), area) {
            ("Enter" | " ", Some(area)) => {
                self.on_pick.run(area);
                true
            }
            ("+" | "=", _) => self.looked(|it, frame| it.stepped(frame, STEP)),
            ("-", _) => self.looked(|it, frame| it.stepped(frame, 1.0 / STEP)),
            ("0", _) => self.looked(|_, frame| Camera::whole(frame)),
            (key, area) => match (arrow(key), area) {
                (Some(way), Some(area)) if !event.shift_key() => {
                    if let Some(next) = towards(area, way) {
                        dom::focus(next);
                    }
                    true
                }
                (Some((x, y)), _) => {
                    self.looked(|it, frame| it.panned(frame, -x * STRIDE, -y * STRIDE))
                }
                (None, _) => false,
            },
        };
        if done {
            event.prevent_default();
        }
    }

    fn looked(self, change: impl FnOnce(Camera, Frame) -> Camera) -> bool {
        self.look(change);
        true
    }

    /// What gets the focus by keyboard comes into sight.
    pub fn focused(self, event: &FocusEvent) {
        if !dom::within(event.target(), ":focus-visible") {
            return;
        }
        if let Some(area) = dom::area_of(event.target()) {
            self.look(|it, frame| it.showing(frame, anchor(area)));
        }
    }

    fn sets_out(self, area: Area) -> bool {
        self.scene
            .with_untracked(|scene| scene.areas[area].sets_out)
    }

    fn drafted(self, area: Area) -> bool {
        self.scene
            .with_untracked(|scene| scene.areas[area].drafted())
    }
}

fn place(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Where an area has its order, its units and its token.
fn spots(area: Area) -> [Place; 3] {
    let it = spot(area);
    [it.order, it.units.at, it.token].map(|(x, y)| (f64::from(x), f64::from(y)))
}

/// Where an arrow key points.
fn arrow(key: &str) -> Option<Place> {
    Some(match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    })
}

/// The nearest area in a direction, give or take 45 degrees.
fn towards(from: Area, (x, y): Place) -> Option<Area> {
    let here = anchor(from);
    let mut nearest = None;
    for area in Area::ALL {
        let (across, down) = (anchor(area).0 - here.0, anchor(area).1 - here.1);
        let ahead = across * x + down * y;
        let aside = (across * y - down * x).abs();
        if ahead > aside && nearest.is_none_or(|(best, _)| ahead + aside < best) {
            nearest = Some((ahead + aside, area));
        }
    }
    nearest.map(|(_, area)| area)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_walk_to_the_neighbour_that_lies_there() {
        assert_eq!(towards(Area::CastleBlack, (1.0, 0.0)), Some(Area::Karhold));
        assert_eq!(towards(Area::Sunspear, (-1.0, 0.0)), Some(Area::SaltShore));
        assert_eq!(
            towards(Area::Seagard, (0.0, -1.0)),
            Some(Area::GreywaterWatch)
        );
        assert_eq!(towards(Area::EastSummerSea, (0.0, 1.0)), None);
    }

    #[test]
    fn every_area_can_be_walked_to() {
        let ways = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
        let mut reached = vec![Area::Winterfell];
        let mut next = 0;
        while let Some(&area) = reached.get(next) {
            next += 1;
            for way in ways {
                reached.extend(towards(area, way).filter(|it| !reached.contains(it)));
            }
        }
        assert_eq!(reached.len(), Area::COUNT);
    }
}
