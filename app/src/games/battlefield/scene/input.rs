//! Pointers and the wheel on the table; keys are in `keys`.

use super::{
    camera::Camera,
    chart::Chart,
    dom,
    eye::{Eye, Place},
    hand::{Grip, Motion},
    loupe::Finger,
    thumb,
    together::{between, caught},
};
use crate::games::battlefield::{
    decide::Ghost,
    ruler::end_at,
    state::{BattleState, Pull},
};
use battlefield::{
    aim::End,
    field::Thing,
    geometry::{Mil, Point},
    question::Action,
};
use leptos::{
    ev::{MouseEvent, PointerEvent, WheelEvent},
    prelude::*,
    svg,
    web_sys::EventTarget,
};

/// The parts of the table that are not the game's, and where choices go.
#[derive(Clone, Copy)]
pub struct Input {
    pub state: BattleState,
    pub sheet: NodeRef<svg::Svg>,
    pub chart: Memo<Chart>,
    pub eye: RwSignal<Eye>,
    /// Also the hands that move the table.
    pub camera: StoredValue<Camera>,
    /// The thing that the pointer is over, or that has the focus.
    pub hovered: RwSignal<Option<Thing>>,
    /// The finger that carries or turns a ghost.
    pub finger: RwSignal<Option<Finger>>,
    /// The frame that is being drawn around several of a plan.
    pub frame: RwSignal<Option<[Mil; 4]>>,
}

/// The place of a pointer on the screen.
pub fn pixel(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

impl Input {
    /// Looks elsewhere because somebody wants it so; whether that changed anything.
    pub fn look(self, change: impl FnOnce(Eye, Chart) -> Eye) -> bool {
        let (before, chart) = (self.eye.get_untracked(), self.chart.get_untracked());
        let now = change(before, chart);
        if now == before {
            return false;
        }
        self.moved_by_hand();
        self.eye.set(now);
        true
    }

    /// The place of the picture under a pixel.
    fn under(self, pixel: Place) -> Option<Place> {
        Some(dom::screen(self.sheet)?.place(pixel))
    }

    /// The place of the table that is drawn there.
    fn point(self, (x, y): Place) -> Point {
        let whole = |it: f64| it.round() as Mil;
        self.chart.get_untracked().point((whole(x), whole(y)))
    }

    pub fn ghost(self, number: usize) -> Option<Ghost> {
        let preview = self.state.preview;
        preview.with_untracked(|it| it.ghosts.get(number).cloned())
    }

    pub fn pressed(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        dom::halt(self.sheet);
        let grip = self.grip(event).unwrap_or_default();
        let at = pixel(event);
        self.camera
            .update_value(|it| it.hand.press(event.pointer_id(), at, grip));
    }

    fn grip(self, event: &PointerEvent) -> Option<Grip> {
        if self.state.sight().ruler.is_on() {
            return self.under(pixel(event)).map(Grip::Ruler);
        }
        if dom::within(event.target(), "[data-all]") {
            self.state.begin_all();
            return self.under(pixel(event)).map(Grip::All);
        }
        if dom::within(event.target(), "[data-thumb]") {
            let held = self.state.preview.with_untracked(|it| {
                let ghost = thumb::held(it)?;
                Some(ghost.tray.pose.at)
            });
            return self.away(event, held?).map(Grip::Ghost);
        }
        let Some(number) = dom::ghost_of(event.target()) else {
            let unit = self.unit(event);
            let unit = unit.map(|(thing, away)| Grip::Unit(thing, away));
            return unit.or_else(|| self.frames(event));
        };
        let ghost = self.ghost(number)?;
        if let Some(number) = ghost.number.filter(|_| event.shift_key()) {
            self.state.join(number - 1);
            self.state.begin_all();
            return self.under(pixel(event)).map(Grip::All);
        }
        self.take_up(&ghost);
        if dom::within(event.target(), "[data-handle]") {
            return Some(Grip::Handle);
        }
        self.away(event, ghost.tray.pose.at).map(Grip::Ghost)
    }

    /// A mouse draws a frame around several of a plan where the whole table is in sight, and with Shift anywhere.
    fn frames(self, event: &PointerEvent) -> Option<Grip> {
        let several = untrack(|| self.state.planned()) > 1;
        let mouse = event.pointer_type() == "mouse" && self.eye.get_untracked().is_whole();
        let draws = several && (mouse || event.shift_key());
        draws
            .then(|| self.under(pixel(event)).map(Grip::Frame))
            .flatten()
    }

    /// Of a plan the ghost that is taken is held from then on.
    pub fn take_up(self, ghost: &Ghost) {
        match ghost.number.filter(|_| !ghost.held) {
            Some(number) => self.state.hold(number - 1),
            None => self.state.disband(),
        }
    }

    /// Returns the unit under the pointer and the way to its middle, if that moves when it is dragged.
    fn unit(self, event: &PointerEvent) -> Option<(Thing, Place)> {
        let thing = dom::thing_of(event.target()).filter(|it| self.state.can_lift(*it))?;
        let tray = untrack(|| self.state.with_position(|it| it.tray(thing)))?;
        Some((thing, self.away(event, tray.pose.at)?))
    }

    /// Returns the way from the pointer to a point of the table, in the picture.
    fn away(self, event: &PointerEvent, at: Point) -> Option<Place> {
        let (x, y) = self.under(pixel(event))?;
        let (middle, level) = self.chart.get_untracked().spot(at);
        Some((f64::from(middle) - x, f64::from(level) - y))
    }

    pub fn moved(self, event: &PointerEvent) {
        let (id, at) = (event.pointer_id(), pixel(event));
        let motion = self.camera.try_update_value(|it| it.hand.moved(id, at));
        let motion = motion.unwrap_or(Motion::Rest);
        if motion == Motion::Rest {
            return;
        }
        dom::capture(self.sheet, id);
        let Some(screen) = dom::screen(self.sheet) else {
            return;
        };
        let (x, y) = screen.place(at);
        match motion {
            Motion::Rest => {}
            Motion::Pan((across, down)) => {
                let way = (across / screen.scale, down / screen.scale);
                self.look(|it, chart| it.panned(chart, way));
            }
            Motion::Pinch(before, after) => {
                let [before, after] = [before, after].map(|both| both.map(|it| screen.place(it)));
                self.look(|it, chart| it.pinched(chart, before, after));
            }
            // Its goal is the enemy, not the ground below.
            Motion::Lift(thing, _) if self.aims(thing, (x, y)) => {}
            Motion::Carry((across, down)) | Motion::Lift(_, (across, down)) => {
                let to = self.point((x + across, y + down));
                if let Motion::Lift(thing, _) = motion {
                    self.state.lift(thing, to);
                }
                self.state.pull(if event.alt_key() {
                    Pull::Exactly(to)
                } else {
                    Pull::Near(to)
                });
            }
            Motion::Turn => {
                let to = self.ahead(self.point((x, y)));
                self.state.pull(Pull::Turn(to));
            }
            Motion::All(from) => {
                let (from, to) = (self.point(from), self.point((x, y)));
                let tenth = |it: Mil| (it + 50).div_euclid(100) * 100;
                self.state
                    .move_all((tenth(to.x - from.x), tenth(to.y - from.y)));
            }
            Motion::Frame(from) => self.frame.set(Some(between(from, (x, y)))),
            Motion::Measure(from) => {
                self.state
                    .sight()
                    .ruler
                    .stretch(self.end(from), self.end((x, y)));
            }
        }
        // A finger beside what it drags hides nothing of it.
        let hides = match motion {
            Motion::Carry((across, down)) => across.hypot(down) * screen.scale < thumb::BESIDE,
            Motion::Lift(..) | Motion::Turn => true,
            _ => false,
        };
        self.point_out(
            (hides && event.pointer_type() == "touch").then_some(Finger {
                at: (x, y),
                pixel: 1.0 / screen.scale,
            }),
        );
    }

    /// Before a charge the handle lies at the right of its ghost: where the front looks then.
    fn ahead(self, at: Point) -> Point {
        let held = self.state.preview.with_untracked(|it| {
            let held = it.ghosts.iter().find(|it| it.held)?;
            it.strike.map(|_| held.tray.pose.at)
        });
        held.map_or(at, |it| {
            Point::new(it.x - (at.y - it.y), it.y + (at.x - it.x))
        })
    }

    fn point_out(self, finger: Option<Finger>) {
        if self.finger.get_untracked() != finger {
            self.finger.set(finger);
        }
    }

    /// A unit is dragged over somebody whom it can attack: that begins.
    fn aims(self, thing: Thing, at: Place) -> bool {
        match self.end(at) {
            End::Thing(target @ (Thing::Unit(_) | Thing::Wall(_))) if target != thing => {
                self.state.lift_onto(thing, target)
            }
            _ => false,
        }
    }

    /// The part of the table that lies there, to measure it.
    fn end(self, at: Place) -> End {
        let at = self.point(at);
        untrack(|| self.state.with_position(|it| end_at(it, at)))
    }

    pub fn released(self, event: &PointerEvent) {
        let carried = self.state.then().carried();
        if let Some((unit, to)) = carried.get_untracked() {
            carried.set(None);
            self.state.put_down(unit, to);
        }
        self.gone(event);
    }

    /// A pointer goes away with what it holds: nothing of that is put down.
    pub fn gone(self, event: &PointerEvent) {
        let carried = self.state.then().carried();
        if carried.with_untracked(Option::is_some) {
            carried.set(None);
        }
        self.state.let_ghost_go();
        let id = event.pointer_id();
        self.camera.update_value(|it| it.hand.release(id));
        self.point_out(None);
        self.catch();
        self.let_go();
    }

    /// Lets all in the frame move together.
    fn catch(self) {
        if let Some(frame) = self.frame.get_untracked() {
            self.frame.set(None);
            let chart = self.chart.get_untracked();
            let preview = self.state.preview;
            let all = preview.with_untracked(|it| caught(chart, &it.ghosts, frame));
            self.state.gather(all);
        }
    }

    pub fn clicked(self, event: &MouseEvent) {
        let drag = self.camera.try_update_value(|it| it.hand.was_drag());
        let drag = drag.unwrap_or(false);
        // A click without a pointer, from a screen reader, has no detail.
        if drag && event.detail() > 0 {
            return;
        }
        if self.state.sight().ruler.is_on() {
            self.measure(event);
            return;
        }
        if self.takes_place(event.target())
            || dom::within(event.target(), "[data-all], [data-thumb]")
        {
            return;
        }
        if let Some(number) = dom::ghost_of(event.target()) {
            // A pointer has taken it up as it went down; by now another may have its place.
            if let Some(ghost) = self.ghost(number).filter(|_| event.detail() == 0) {
                self.take_up(&ghost);
            }
            return;
        }
        if let Some(thing) = self.chosen(event) {
            // The second press of two is meant for what was there before.
            if event.detail() > 1 {
                self.state.pick(thing);
            } else {
                self.state.press(thing);
            }
        } else if let Some(at) = self.under(pixel(event)) {
            self.state.press_ground(self.point(at));
        }
    }

    /// Takes the place at a target that an element stands for, if it does.
    pub fn takes_place(self, target: Option<EventTarget>) -> bool {
        let place = dom::place_of(target).and_then(|number| {
            let preview = self.state.preview;
            preview.with_untracked(|it| it.places.get(number).map(|it| it.0))
        });
        if let Some(slot) = place {
            self.state.choose(Action::Align(slot));
        }
        place.is_some()
    }

    /// A click is the next end of a measure. One of a screen reader has no place, only what it is on.
    fn measure(self, event: &MouseEvent) {
        let thing = dom::thing_of(event.target()).map(End::Thing);
        let place = self.under(pixel(event)).map(|at| self.end(at));
        let end = if event.detail() > 0 { place } else { thing };
        if let Some(end) = end {
            self.state.sight().ruler.add(end);
        }
    }

    /// The thing that a click chooses. Terrain is ground to stand on where a ghost is to be placed, or a unit may
    /// set out.
    fn chosen(self, event: &MouseEvent) -> Option<Thing> {
        let thing = dom::thing_of(event.target())?;
        let placing = self.state.preview.with_untracked(|it| {
            let wanted = it.targets.iter().any(|(target, _)| *target == thing);
            !(wanted || it.ghosts.is_empty() && self.state.idle().is_none())
        });
        (!placing || !matches!(thing, Thing::Piece(_))).then_some(thing)
    }

    pub fn wheeled(self, event: &WheelEvent) {
        // Lines and pages are rare; a line is about 16 pixels. A pinched touchpad holds Ctrl.
        let unit = if event.delta_mode() == 0 { 1.0 } else { 16.0 };
        let pace = if event.ctrl_key() { 0.01 } else { 0.002 };
        let factor = (-event.delta_y() * unit * pace).exp();
        let Some(pin) = self.under(pixel(event)) else {
            return;
        };
        // At the end of its range the wheel belongs to the page again.
        if self.look(|it, chart| it.zoomed(chart, pin, factor)) {
            event.prevent_default();
        }
    }

    pub fn over(self, event: &PointerEvent) {
        self.look_at(dom::thing_of(event.target()));
    }

    /// Shows the arcs of what somebody looks at; its card stays open until something else is looked at.
    pub fn look_at(self, thing: Option<Thing>) {
        if self.hovered.get_untracked() != thing {
            self.hovered.set(thing);
        }
        if thing.is_some() && self.state.looked.get_untracked() != thing {
            self.state.looked.set(thing);
        }
    }
}
