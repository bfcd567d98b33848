//! The effects of keys on the map, and the places to which the focus goes.

use super::{Input, STEP};
use crate::games::westeros::{
    geometry::anchor,
    map::{
        camera::{Camera, Frame, Place},
        dom,
        tip::Tip,
    },
};
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use westeros::Area;

/// Pixels that an arrow key moves the map.
const STRIDE: f64 = 60.0;

impl Input {
    pub fn keyed(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        if dom::within(event.target(), ".map-overlay") {
            return;
        }
        if event.key() == "Escape" {
            self.forget_tip();
            return;
        }
        let area = dom::area_of(event.target());
        let done = match (event.key().as_str(), area) {
            ("Enter" | " ", Some(area)) => {
                self.forget_tip();
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
        self.look_by_hand(change);
        true
    }

    /// Brings into sight and tells what gets the focus by keyboard.
    pub fn focused(self, event: &FocusEvent) {
        if !dom::within(event.target(), ":focus-visible") {
            return;
        }
        if let Some(area) = dom::area_of(event.target()) {
            self.look(|it, frame| it.showing(frame, anchor(area)));
            self.tip.set(Some(Tip { area, tapped: None }));
        }
    }

    /// Forgets what has lost the focus, but not what a finger has tapped, which moves the focus as well.
    pub fn blurred(self) {
        let tapped = |it: &Option<Tip>| it.is_some_and(|it| it.tapped.is_some());
        if self.tip.try_with_untracked(tapped) == Some(false) {
            self.forget_tip();
        }
    }
}

/// Returns where an arrow key points.
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
