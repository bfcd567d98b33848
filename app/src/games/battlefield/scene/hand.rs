//! Fingers and the mouse on the table: tells clicks, drags, pinches, and what is carried apart.

use super::eye::Place;
use battlefield::field::Thing;

/// Farther than this many pixels and it was a drag, not a click.
pub const SLACK: f64 = 6.0;

/// The thing that lay under the first pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Grip {
    #[default]
    Table,
    /// A ghost; from the pointer to its middle it is so far, in the picture.
    Ghost(Place),
    /// A unit that is asked about or can be chosen, whose move has not begun; the same distance.
    Unit(Thing, Place),
    /// The handle that turns a ghost.
    Handle,
    /// Several ghosts that move together, from there in the picture.
    All(Place),
    /// The ground, around which a frame is drawn from there in the picture.
    Frame(Place),
    /// Somebody measures from there, in the picture.
    Ruler(Place),
}

/// The pointers that are down.
#[derive(Debug, Default)]
pub struct Hand {
    down: Vec<(i32, Place)>,
    grip: Grip,
    dragged: bool,
}

/// The effect of a movement.
#[derive(Debug, PartialEq)]
pub enum Motion {
    Rest,
    /// The table is dragged, by so many pixels.
    Pan(Place),
    Pinch([Place; 2], [Place; 2]),
    /// A ghost follows the pointer, at this distance.
    Carry(Place),
    /// The same of a unit that has not begun to move.
    Lift(Thing, Place),
    /// A ghost looks towards the pointer.
    Turn,
    /// Several move as far as the pointer has from there.
    All(Place),
    /// A frame reaches from there to the pointer.
    Frame(Place),
    /// A measure leads from there to the pointer.
    Measure(Place),
}

impl Hand {
    pub fn press(&mut self, pointer: i32, at: Place, grip: Grip) {
        self.down.retain(|&(it, _)| it != pointer);
        self.down.truncate(1);
        self.down.push((pointer, at));
        if self.down.len() == 1 {
            self.grip = grip;
            self.dragged = false;
        } else {
            self.grip = Grip::Table;
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
        match (self.down.len(), self.grip) {
            (1, Grip::Ghost(away)) => Motion::Carry(away),
            (1, Grip::Unit(thing, away)) => Motion::Lift(thing, away),
            (1, Grip::Handle) => Motion::Turn,
            (1, Grip::All(from)) => Motion::All(from),
            (1, Grip::Frame(from)) => Motion::Frame(from),
            (1, Grip::Ruler(from)) => Motion::Measure(from),
            (1, Grip::Table) => Motion::Pan((to.0 - from.0, to.1 - from.1)),
            _ => Motion::Pinch(before, [self.down[0].1, self.down[self.down.len() - 1].1]),
        }
    }

    pub fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    pub fn release(&mut self, pointer: i32) {
        self.down.retain(|&(it, _)| it != pointer);
        self.grip = Grip::Table;
    }

    /// Tells whether what has just ended was a drag, so that the click it ends with means nothing.
    pub fn was_drag(&mut self) -> bool {
        std::mem::take(&mut self.dragged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_tremble_is_a_click() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Grip::Table);
        assert_eq!(hand.moved(1, (13.0, 12.0)), Motion::Rest);
        hand.release(1);
        assert!(!hand.was_drag());
    }

    #[test]
    fn dragging_the_table_swallows_one_click() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Grip::Table);
        assert_eq!(hand.moved(1, (20.0, 10.0)), Motion::Pan((10.0, 0.0)));
        hand.release(1);
        assert!(hand.was_drag() && !hand.was_drag());
    }

    #[test]
    fn a_ghost_is_carried_and_its_handle_turns_it() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Grip::Ghost((5.0, 5.0)));
        assert_eq!(hand.moved(1, (40.0, 10.0)), Motion::Carry((5.0, 5.0)));
        assert_eq!(hand.moved(1, (41.0, 10.0)), Motion::Carry((5.0, 5.0)));
        hand.release(1);
        hand.press(1, (10.0, 10.0), Grip::Handle);
        assert_eq!(hand.moved(1, (40.0, 10.0)), Motion::Turn);
    }

    #[test]
    fn a_unit_is_lifted_by_a_drag_and_not_by_a_press() {
        let (mut hand, unit) = (Hand::default(), Thing::Unit(3));
        hand.press(1, (10.0, 10.0), Grip::Unit(unit, (5.0, 5.0)));
        assert_eq!(hand.moved(1, (12.0, 10.0)), Motion::Rest);
        assert_eq!(hand.moved(1, (40.0, 10.0)), Motion::Lift(unit, (5.0, 5.0)));
    }

    #[test]
    fn a_measure_begins_where_the_pointer_went_down() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Grip::Ruler((500.0, 500.0)));
        assert_eq!(hand.moved(1, (12.0, 10.0)), Motion::Rest);
        assert_eq!(hand.moved(1, (40.0, 10.0)), Motion::Measure((500.0, 500.0)));
    }

    #[test]
    fn a_frame_and_several_together_begin_where_the_pointer_went_down() {
        let (mut hand, from) = (Hand::default(), (500.0, 500.0));
        for (grip, motion) in [
            (Grip::All(from), Motion::All(from)),
            (Grip::Frame(from), Motion::Frame(from)),
        ] {
            hand.press(1, (10.0, 10.0), grip);
            assert_eq!(hand.moved(1, (12.0, 10.0)), Motion::Rest);
            assert_eq!(hand.moved(1, (40.0, 10.0)), motion);
            hand.release(1);
        }
    }

    #[test]
    fn a_second_finger_lets_go_of_the_ghost() {
        let mut hand = Hand::default();
        hand.press(1, (10.0, 10.0), Grip::Handle);
        hand.press(2, (60.0, 10.0), Grip::Table);
        let (before, after) = ([(10.0, 10.0), (60.0, 10.0)], [(10.0, 10.0), (90.0, 10.0)]);
        assert_eq!(hand.moved(2, (90.0, 10.0)), Motion::Pinch(before, after));
        hand.release(2);
        assert_eq!(hand.moved(1, (10.0, 20.0)), Motion::Pan((0.0, 10.0)));
        assert_eq!(hand.moved(7, (10.0, 20.0)), Motion::Rest);
    }
}
