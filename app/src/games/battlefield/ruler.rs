//! A ruler that anybody may lay between any two things, for themselves alone.

mod panel;

pub use panel::RulerPanel;

use super::scene::model::{corners, key as name_of};
use battlefield::{
    aim::{self, End, Measure},
    field::Thing,
    geometry::{Point, distance_to_point},
    position::Position,
};
use leptos::prelude::*;

/// The button that takes it out and puts it away.
pub const BUTTON: &str = "ruler";

/// The measure: its two ends, as far as they are chosen; nothing while the ruler is put away. It
/// lives in this page and is sent to nobody.
#[derive(Clone, Copy, Debug)]
pub struct Ruler(RwSignal<Option<Ends>>);

pub type Ends = (Option<End>, Option<End>);

impl Ruler {
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    pub fn ends(self) -> Option<Ends> {
        self.0.get()
    }

    pub fn is_on(self) -> bool {
        self.0.with_untracked(Option::is_some)
    }

    /// Takes it out with no end chosen, or puts it away.
    pub fn toggle(self) {
        self.0
            .update(|it| *it = it.is_none().then_some((None, None)));
    }

    /// The next end: the first two in turn, then it begins anew.
    pub fn add(self, end: End) {
        self.change(|ends| match ends {
            (Some(from), None) => (Some(from), Some(end)),
            _ => (Some(end), None),
        });
    }

    /// Another first end, or none.
    pub fn measure_from(self, end: Option<End>) {
        self.change(|(_, to)| (end, to));
    }

    /// Another far end, or none.
    pub fn measure_to(self, end: Option<End>) {
        self.change(|(from, _)| (from, end));
    }

    /// From where somebody has pressed to where they are now.
    pub fn stretch(self, from: End, to: End) {
        self.change(|_| (Some(from), Some(to)));
    }

    fn change(self, change: impl FnOnce(Ends) -> Ends) {
        let before = self.0.get_untracked().unwrap_or_default();
        let now = Some(change(before));
        if self.0.get_untracked() != now {
            self.0.set(now);
        }
    }

    /// The far end moved by so much, as a place; of one end alone, away from its middle.
    pub fn step(self, position: &Position, (east, north): (i32, i32)) -> bool {
        let Some((Some(from), to)) = self.0.get_untracked() else {
            return false;
        };
        let Some(at) = middle(position, to.unwrap_or(from)) else {
            return false;
        };
        let to = Point::new(at.x + east, at.y + north);
        self.stretch(from, End::Place(to));
        true
    }

    /// The picture of it.
    pub fn measure(self, position: &Position) -> Option<Measure> {
        let (from, to) = self.ends()?;
        aim::measure(position, from?, to?)
    }
}

/// Everything at a place, the topmost first: trays, walls, markers, terrain, and otherwise the place.
pub fn end_at(position: &Position, at: Point) -> End {
    let covers = |thing: &Thing| {
        let corners = corners(position, *thing);
        corners.is_some_and(|it| distance_to_point(&it, at).at_most(0))
    };
    let units = position.units().map(|(id, _)| id.thing());
    let walls = (0..position.walls.len() as u8).map(Thing::Wall);
    let pieces = (0..position.terrain.len() as u8).map(Thing::Piece);
    if let Some(thing) = units.chain(walls).find(covers) {
        return End::Thing(thing);
    }
    let touched = |marker: &battlefield::position::Marker| {
        let (east, north) = marker.at.to(at);
        let radius = i64::from(battlefield::position::Marker::RADIUS);
        east * east + north * north <= radius * radius
    };
    if let Some(number) = position.markers.iter().position(touched) {
        return End::Marker(number as u8);
    }
    let piece = pieces.into_iter().find(covers);
    piece.map_or(End::Place(at), End::Thing)
}

fn middle(position: &Position, end: End) -> Option<Point> {
    match end {
        End::Place(at) => Some(at),
        End::Marker(number) => Some(position.markers.get(usize::from(number))?.at),
        End::Thing(Thing::Piece(number)) => {
            Some(position.terrain.get(usize::from(number))?.piece.pose.at)
        }
        End::Thing(thing) => Some(position.tray(thing)?.pose.at),
    }
}

/// The name of an end in a list; a place without a name has none.
fn key(end: End) -> String {
    match end {
        End::Thing(thing) => name_of(thing),
        End::Marker(number) => format!("m{number}"),
        End::Place(_) => String::new(),
    }
}

/// Everything on the table that has a name.
fn all(position: &Position) -> Vec<End> {
    let units = position.standing().map(|it| End::Thing(it.id.thing()));
    let walls = (0..position.walls.len() as u8).map(|it| End::Thing(Thing::Wall(it)));
    let markers = (0..position.markers.len() as u8).map(End::Marker);
    let pieces = (0..).zip(&position.terrain).filter(|(_, it)| !it.removed);
    let pieces = pieces.map(|(number, _)| End::Thing(Thing::Piece(number)));
    units.chain(walls).chain(markers).chain(pieces).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn the_topmost_thing_is_measured_and_otherwise_the_place() {
        let position = example();
        for end in all(&position) {
            let at = middle(&position, end).unwrap();
            let found = end_at(&position, at);
            let over = |it: End| matches!(it, End::Thing(Thing::Unit(_)));
            assert!(found == end || over(found), "{end:?}: {found:?}");
        }
        let nowhere = Point::new(-900, -900);
        assert_eq!(end_at(&position, nowhere), End::Place(nowhere));
    }

    #[test]
    fn a_third_end_begins_anew() {
        let owner = Owner::new();
        owner.with(|| {
            let ruler = Ruler::new();
            let ends = [0, 1, 2].map(End::Marker);
            for it in ends {
                ruler.add(it);
            }
            assert_eq!(ruler.ends(), Some((Some(ends[2]), None)));
            ruler.toggle();
            assert!(!ruler.is_on() && ruler.ends().is_none());
        });
    }

    #[test]
    fn steps_lead_away_from_what_is_measured() {
        let owner = Owner::new();
        owner.with(|| {
            let (position, ruler) = (example(), Ruler::new());
            assert!(!ruler.step(&position, (500, 0)));
            ruler.add(End::Marker(0));
            assert!(ruler.step(&position, (5_000, 0)) && ruler.step(&position, (500, 0)));
            let found = ruler.measure(&position).unwrap();
            assert_eq!(found.length, 5_500 - battlefield::position::Marker::RADIUS);
        });
    }
}
