//! Objective markers (chapter 4, 15).

use super::roll;
use crate::{
    event::{Event, RollFor},
    field::Refused,
    geometry::{Circle, Mil, Point, tolerance::OVERLAP},
    ground::{self, rings},
    illegal::Illegal,
    play::Play,
    position::{Marker, Mode, Position},
    question::Prompt,
    task::{SetUp, SetUpStage, Task},
    terrain::Keyword,
};
use tabletop::Seat;

/// The number of markers that lie there in the end.
pub(crate) const MARKERS: usize = 5;
/// From the edge of a marker to every zone.
pub const FROM_ZONES: Mil = 12_000;
/// From edge to edge.
pub const BETWEEN: Mil = 6_000;
/// The step by which a place is looked for.
const STEP: Mil = 250;

pub fn step(play: &mut Play<'_>, mut frame: SetUp) {
    let position = play.position();
    let middle = Point::new(position.setup.width / 2, position.setup.depth / 2);
    match position.setup.mode {
        Mode::Thrones | Mode::Winds => {}
        Mode::Clash => {
            for aside in [0, -12_000, 12_000] {
                lay(play, None, Point::new(middle.x + aside, middle.y));
            }
            return frame.go_on(play, SetUpStage::Cards);
        }
        Mode::None | Mode::Storm | Mode::Feast => return frame.go_on(play, SetUpStage::Cards),
    }
    if position.markers.is_empty() {
        lay(play, None, middle);
    }
    if frame.order.is_empty() {
        frame.order = roll::order(play, RollFor::Markers);
    }
    // The same places are open to all: where there is none for one, there is none for others.
    if play.position().markers.len() >= MARKERS || !has_room(play.position()) {
        return frame.go_on(play, SetUpStage::Cards);
    }
    let seat = frame.seat();
    frame.ask(play, seat, Prompt::Marker);
}

fn lay(play: &mut Play<'_>, seat: Option<Seat>, at: Point) {
    play.open().markers.push(Marker {
        at,
        card: None,
        holder: None,
    });
    play.tell(Event::MarkerPlaced { seat, at });
}

pub fn check(position: &Position, at: Point) -> Result<(), Illegal> {
    let radius = Marker::RADIUS;
    let (width, depth) = (position.setup.width, position.setup.depth);
    let inside = |at: Mil, most: Mil| (radius..=most - radius).contains(&at);
    if !inside(at.x, width) || !inside(at.y, depth) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let circle = Circle { at, radius };
    let zones = ground::zones(position);
    if !zones
        .iter()
        .all(|it| ground::is_clear_of_circle(it, circle, FROM_ZONES))
    {
        return Err(Illegal::InZone);
    }
    if let Some(other) = near(position, at) {
        let gap = ground::gap_of_markers(other.at, at);
        return Err(Illegal::TooNearMarker { gap });
    }
    let on = |it: &crate::terrain::Piece| {
        it.has(Keyword::Impassable) && circle.overlaps(&it.corners(), OVERLAP)
    };
    match position.pieces().position(|it| on(&it)) {
        Some(number) => Err(Illegal::Place(Refused::EndsOverlapping(
            crate::field::Thing::Piece(number as u8),
        ))),
        None => Ok(()),
    }
}

pub fn answer(play: &mut Play<'_>, mut frame: SetUp, seat: Seat, at: Point) {
    lay(play, Some(seat), at);
    frame.at += 1;
    play.push(Task::SetUp(frame));
}

/// Tells whether there is a legal place, as far as quarters of an inch tell: along the middle of the table first, from
/// the edge, where one is soon found.
fn has_room(position: &Position) -> bool {
    let (width, depth) = (position.setup.width, position.setup.depth);
    let rows = (0..=depth / 2 / STEP).flat_map(|row| [row, -row]);
    let mut places = rows.flat_map(|row| {
        let columns = -(width / 2 / STEP)..=width / 2 / STEP;
        columns.map(move |column| at_step(position, (column, row)))
    });
    places.any(|at| is_legal(position, at))
}

/// The legal place nearest to the middle of the table, of equal ones the one with the least x,
/// then the least y; as far as quarters of an inch tell.
pub fn nearest(position: &Position) -> Option<Point> {
    let (width, depth) = (position.setup.width, position.setup.depth);
    let steps = rings(width / 2 / STEP, depth / 2 / STEP);
    let mut places = steps.map(|step| at_step(position, step));
    places.find(|at| is_legal(position, *at))
}

/// So many steps from the middle of the table.
const fn at_step(position: &Position, (x, y): (Mil, Mil)) -> Point {
    let (width, depth) = (position.setup.width, position.setup.depth);
    Point::new(width / 2 + STEP * x, depth / 2 + STEP * y)
}

/// The other markers rule out the most, and are soonest asked.
fn is_legal(position: &Position, at: Point) -> bool {
    near(position, at).is_none() && check(position, at).is_ok()
}

/// A marker that leaves too small a gap.
fn near(position: &Position, at: Point) -> Option<&Marker> {
    let mut markers = position.markers.iter();
    markers.find(|it| !ground::markers_apart(it.at, at, BETWEEN))
}
