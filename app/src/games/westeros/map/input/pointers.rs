//! The effects of fingers and the mouse on the map.

use super::{Input, place};
use crate::games::westeros::{
    map::{
        camera::Place,
        dom,
        hand::{Grab, Hand, Motion},
        named::{Reach, name_at},
        pieces::Load,
        tip::Tip,
    },
    scene::Stance,
};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use westeros::Area;

/// The distance from the middle of a thing at which a finger still means it, in CSS pixels.
const FINGER: f64 = 20.0;

impl Input {
    pub fn pressed(self, event: &PointerEvent) {
        if event.button() != 0 || dom::within(event.target(), ".map-overlay") {
            return;
        }
        self.forget_tip();
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
            Motion::Rest => {
                self.name_under(event);
                return;
            }
            Motion::Pan(across, down) => {
                self.look_by_hand(|it, frame| it.panned(frame, across, down));
            }
            Motion::Pinch(before, after) => {
                self.look_by_hand(|it, frame| it.pinched(frame, before, after));
            }
            Motion::Carry(grab) => self.carry(grab, at),
        }
        dom::capture(self.sheet, id);
    }

    /// Says what lies under a mouse that passes over the map.
    fn name_under(self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" {
            return;
        }
        let words = dom::area_of(event.target()).map_or_else(String::new, |area| {
            let (camera, frame) = self.in_sight();
            let at = camera.under(frame, place(event));
            self.scene
                .with_untracked(|scene| name_at(&scene.areas[area], at))
        });
        if self.name.with_untracked(|it| *it != words) {
            self.name.set(words);
        }
    }

    /// Says what a finger has tapped.
    fn tell_tapped(self, event: &PointerEvent) {
        let drag = self.hand.try_with_value(Hand::is_drag).unwrap_or(true);
        let area = dom::area_of(event.target());
        let Some(area) = area.filter(|_| !drag && event.pointer_type() != "mouse") else {
            return;
        };
        let (camera, frame) = self.in_sight();
        let least = FINGER / camera.pieces(frame);
        let thing = (camera.under(frame, place(event)), Reach { least });
        // A plate speaks of its area.
        let tapped = (!dom::within(event.target(), "[data-plate]")).then_some(thing);
        self.tip.set(Some(Tip { area, tapped }));
    }

    fn carry(self, Grab { area, unit }: Grab, at: Place) {
        if self.carried.with_untracked(Option::is_some) {
            dom::carry(self.bearer, self.framed.get_value().within(at));
            return;
        }
        let (camera, frame) = self.in_sight();
        dom::carry(self.bearer, frame.within(at));
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
        self.carried
            .set(load.map(|load| (load, camera.pieces(frame))));
    }

    pub fn released(self, event: &PointerEvent) {
        self.tell_tapped(event);
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
        let carried = self
            .hand
            .try_update_value(|hand| hand.release(pointer))
            .flatten();
        self.draw_at_rest();
        carried
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

    fn sets_out(self, area: Area) -> bool {
        self.scene
            .with_untracked(|scene| scene.areas[area].sets_out)
    }

    fn drafted(self, area: Area) -> bool {
        self.scene
            .with_untracked(|scene| scene.areas[area].drafted())
    }
}
