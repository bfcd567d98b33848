//! Fingers and the mouse on the map: tells clicks, drags, pinches and carried orders apart.

use super::camera::Place;
use westeros::{Area, Unit};

/// Farther than this many pixels and it was a drag, not a click.
const SLACK: f64 = 6.0;

/// The thing that lay under the first pointer and may be carried away: a drafted order, an order to march, or one of
/// its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grab {
    pub area: Area,
    pub unit: Option<Unit>,
}

/// The pointers that are down.
#[derive(Debug, Default)]
pub struct Hand {
    down: Vec<(i32, Place)>,
    grabbed: Option<Grab>,
    dragged: bool,
}

/// The effect of a movement.
#[derive(Debug, PartialEq)]
pub enum Motion {
    Rest,
    Pan(f64, f64),
    Pinch([Place; 2], [Place; 2]),
    /// This follows the pointer.
    Carry(Grab),
}

impl Hand {
    pub fn press(&mut self, pointer: i32, at: Place, grabbed: Option<Grab>) {
        self.down.retain(|&(it, _)| it != pointer);
        self.down.truncate(1);
        self.down.push((pointer, at));
        if self.down.len() == 1 {
            self.grabbed = grabbed;
            self.dragged = false;
        } else {
            self.grabbed = None;
        }
    }

    pub fn moved(&mut self, pointer: i32, to: Place) -> Motion {
        let Some(here) = self.down.iter().position(|&(it, _)| it == pointer) else {
            return Motion::Rest;
        };
        let from = self.down[here].1;
        let far = (from.0 - to.0).hypot(from.1 - to.1) >= SLACK;
        if !self.dragged && !far {
            return Motion::Rest;
        }
        self.dragged = true;
        let before = [self.down[0].1, self.down[self.down.len() - 1].1];
        self.down[here].1 = to;
        match (self.down.len(), self.grabbed) {
            (1, Some(grab)) => Motion::Carry(grab),
            (1, None) => Motion::Pan(to.0 - from.0, to.1 - from.1),
            _ => Motion::Pinch(before, [self.down[0].1, self.down[1].1]),
        }
    }

    /// A pointer goes up; what was carried, if anything was.
    pub fn release(&mut self, pointer: i32) -> Option<Grab> {
        self.down.retain(|&(it, _)| it != pointer);
        self.grabbed.take().filter(|_| self.dragged)
    }

    /// Tells whether a finger or the button of the mouse is down.
    pub const fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Returns true where what goes on is a drag.
    pub const fn is_drag(&self) -> bool {
        self.dragged
    }

    /// Tells whether what has just ended was a drag, so that the click it ends with means nothing.
    pub fn was_drag(&mut self) -> bool {
        std::mem::take(&mut self.dragged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINTERFELL: Grab = Grab {
        area: Area::Winterfell,
        unit: None,
    };

    #[test]
    fn a_small_tremble_is_a_click() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), None);
        assert_eq!(hand.moved(1, (13.0, 12.0)), Motion::Rest);
        assert_eq!(hand.release(1), None);
        assert!(!hand.was_drag());
    }

    #[test]
    fn dragging_pans_and_swallows_one_click() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), None);
        assert_eq!(hand.moved(1, (20.0, 10.0)), Motion::Pan(10.0, 0.0));
        assert_eq!(hand.moved(1, (21.0, 12.0)), Motion::Pan(1.0, 2.0));
        hand.release(1);
        assert!(hand.was_drag());
        assert!(!hand.was_drag());
    }

    #[test]
    fn a_drafted_order_is_carried() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Some(WINTERFELL));
        assert_eq!(hand.moved(1, (40.0, 10.0)), Motion::Carry(WINTERFELL));
        assert_eq!(hand.release(1), Some(WINTERFELL));
    }

    #[test]
    fn a_second_finger_makes_a_pinch() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Some(WINTERFELL));
        hand.press(2, (60.0, 10.0), None);
        assert_eq!(
            hand.moved(2, (90.0, 10.0)),
            Motion::Pinch([(10.0, 10.0), (60.0, 10.0)], [(10.0, 10.0), (90.0, 10.0)])
        );
        assert_eq!(hand.release(2), None);
        assert_eq!(hand.moved(1, (10.0, 20.0)), Motion::Pan(0.0, 10.0));
    }

    #[test]
    fn a_pointer_that_only_passes_over_does_nothing() {
        assert_eq!(Hand::default().moved(1, (10.0, 10.0)), Motion::Rest);
    }
}
