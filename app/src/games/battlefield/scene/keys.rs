//! Keys on the table.

use super::{
    dom,
    eye::{Eye, STEP},
    input::Input,
};
use crate::games::battlefield::decide::Preview;
use battlefield::{
    aim::End,
    geometry::{Mil, Point},
};
use leptos::{
    ev::{FocusEvent, KeyboardEvent},
    prelude::*,
};

/// The distance that an arrow key moves the end of a measure, in thousandths of an inch; with Shift; and the table.
const STRIDE: Mil = 500;
const SMALL: Mil = 100;
const PAN: f64 = 3_000.0;

/// The direction of an arrow key: to the right, and down. With Alt it is the browser's.
fn arrow(event: &KeyboardEvent) -> Option<(Mil, Mil)> {
    if event.alt_key() {
        return None;
    }
    Some(match event.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return None,
    })
}

impl Input {
    pub fn keyed(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() {
            return;
        }
        if self.on_ruler(event) || self.on_ghost(event) || self.on_table(event) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// While somebody measures, Enter takes what has the focus as an end, and arrows move the far one.
    fn on_ruler(self, event: &KeyboardEvent) -> bool {
        let ruler = self.state.sight().ruler;
        if !ruler.is_on() {
            return false;
        }
        if matches!(event.key().as_str(), "Enter" | " ") {
            let thing = dom::thing_of(event.target());
            if let Some(thing) = thing {
                ruler.add(End::Thing(thing));
            }
            return thing.is_some();
        }
        let Some((across, down)) = arrow(event) else {
            return false;
        };
        let step = if event.shift_key() { SMALL } else { STRIDE };
        let turned = if self.chart.get_untracked().turned {
            -1
        } else {
            1
        };
        let way = (across * step * turned, -down * step * turned);
        untrack(|| self.state.with_position(|it| ruler.step(it, way)))
    }

    /// Arrows move a ghost that has the focus as it is seen, also in a turned view. All other keys
    /// of a draft are the page's.
    fn on_ghost(self, event: &KeyboardEvent) -> bool {
        let ghost = dom::ghost_of(event.target()).and_then(|it| self.ghost(it));
        let takes = matches!(event.key().as_str(), "Enter" | " ");
        if let Some(ghost) = ghost.as_ref().filter(|it| takes && !it.held) {
            self.take_up(ghost);
            return true;
        }
        let (Some(ghost), Some((across, down))) = (ghost, arrow(event)) else {
            return false;
        };
        if untrack(|| self.state.band()).is_empty() {
            self.take_up(&ghost);
        }
        let step = untrack(|| self.state.stride(event.shift_key()));
        let chart = self.chart.get_untracked();
        let (x, y) = chart.spot(ghost.tray.pose.at);
        let (at, to) = (
            ghost.tray.pose.at,
            chart.point((x + step * across, y + step * down)),
        );
        self.state.nudge((to.x - at.x, to.y - at.y))
    }

    fn on_table(self, event: &KeyboardEvent) -> bool {
        match event.key().as_str() {
            "Enter" | " " if self.takes_place(event.target()) => true,
            "Enter" | " " => {
                let thing = dom::thing_of(event.target());
                // A key that is held down is meant for what was there before.
                match thing {
                    Some(thing) if event.repeat() => self.state.pick(thing),
                    Some(thing) => self.state.press(thing),
                    None => {}
                }
                thing.is_some()
            }
            "+" | "=" => self.look(|it, chart| it.stepped(chart, STEP)),
            "-" => self.look(|it, chart| it.stepped(chart, 1.0 / STEP)),
            "0" => self.look(Eye::entire),
            // Where something is placed, or a unit may set out, arrows are for that.
            _ if self.places() => false,
            _ => arrow(event).is_some_and(|(across, down)| {
                let way = (f64::from(-across) * PAN, f64::from(-down) * PAN);
                self.look(|it, chart| it.panned(chart, way))
            }),
        }
    }

    fn places(self) -> bool {
        let ghosts = |it: &Preview| !it.ghosts.is_empty();
        self.state.preview.with_untracked(ghosts) || self.state.idle().is_some()
    }

    /// Brings into sight what gets the focus by keyboard.
    pub fn focused(self, event: &FocusEvent) {
        if !dom::within(event.target(), ":focus-visible") {
            return;
        }
        let thing = dom::thing_of(event.target());
        self.look_at(thing);
        let at = thing.and_then(|it| {
            let middle = |position: &battlefield::position::Position| {
                let corners = super::model::corners(position, it)?;
                let (a, b) = (corners.first()?, corners.get(corners.len() / 2)?);
                Some(Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y)))
            };
            untrack(|| self.state.with_position(middle))
        });
        if let Some(at) = at {
            self.look(|it, chart| it.showing(chart, chart.spot(at)));
        }
    }
}
