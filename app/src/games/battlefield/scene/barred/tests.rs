use super::*;
use crate::games::battlefield::scene::example::example;
use battlefield::{
    chapter::set_up::{marker, terrain},
    geometry::distance_to_point,
    position::Mode,
};

/// Returns true where something in the shade reaches so much farther.
fn is_barred((inner, bars): &Barred, at: Point, more: Mil) -> bool {
    let [west, south, east, north] = inner;
    let inside = |at: Mil, least: Mil, most: Mil| (least + more..=most - more).contains(&at);
    // With its whole surroundings in a polygon itself.
    let deep = |corners: &[Point]| {
        let around = [(more, more), (more, -more), (-more, more), (-more, -more)];
        let mut around = around
            .map(|(x, y)| Point::new(at.x + x, at.y + y))
            .into_iter();
        around.all(|it| distance_to_point(corners, it).at_most(0))
    };
    let reaches = |it: &Bar| match it.corners.as_slice() {
        [only] => {
            let (x, y) = (i64::from(only.x - at.x), i64::from(only.y - at.y));
            let reach = i64::from(it.reach + more).max(0);
            x * x + y * y < reach * reach
        }
        all if it.reach + more < 0 => deep(all),
        all => !distance_to_point(all, at).at_least(it.reach + more),
    };
    let on = inside(at.x, *west, *east) && inside(at.y, *south, *north);
    !on || bars.iter().any(reaches)
}

/// Checks at places of the whole table that the shade tells what the rules allow, but for a hair's breadth, and that
/// some are barred and some are not.
fn tells(position: &Position, shade: &Barred, legal: impl Fn(Point) -> bool) {
    let steps = |most: Mil| (0..=most).step_by(1_300);
    let places = steps(position.setup.width)
        .flat_map(|x| steps(position.setup.depth).map(move |y| Point::new(x, y)));
    let mut counts = [0, 0];
    for at in places {
        let (sure, maybe) = (is_barred(shade, at, -120), is_barred(shade, at, 120));
        if sure == maybe {
            assert_eq!(!sure, legal(at), "{at:?}");
            counts[usize::from(sure)] += 1;
        }
    }
    assert!(counts.iter().all(|it| *it > 5), "{counts:?}");
}

#[test]
fn the_shade_of_a_piece_lies_where_its_middle_cannot() {
    let mut position = example();
    position.terrain.truncate(3);
    for mode in [Mode::Thrones, Mode::Storm] {
        position.setup.mode = mode;
        for (name, degrees) in [("hedge", 0), ("low_wall", 30), ("weirwood", 0)] {
            let facing = Facing::degrees(degrees);
            let kind = Data::of_this_build().piece(name).unwrap();
            let piece = pieces::of_kind(kind, Pose::new(0, 0, facing));
            let shade = of_piece(&position, &piece);
            tells(&position, &shade, |at| {
                terrain::check(&position, name, Pose { at, facing }, false).is_ok()
            });
        }
    }
}

#[test]
fn the_shade_of_a_marker_lies_where_its_middle_cannot() {
    let mut position = example();
    position.markers.truncate(1);
    let shade = of_marker(&position);
    tells(&position, &shade, |at| marker::check(&position, at).is_ok());
}

#[test]
fn all_besides_the_own_zone_is_in_the_shade_for_units() {
    let position = example();
    let chart = Chart::new(&position, false);
    let zone = ([0, 0, 48_000, 6_000], Vec::new());
    let shade = drawn(chart, &zone, true);
    let outline = "M0 0h48000v48000h-48000zM0 42000l48000 0 0 6000 -48000 0 z";
    assert!(shade.contains(outline), "{shade}");
    assert!(shade.contains("b-own-line"));
    assert!(!drawn(chart, &zone, false).contains("b-own-line"));
}

#[test]
fn nothing_is_in_the_shade_where_nothing_is_placed() {
    assert_eq!(Placed::of(&Action::Pass), None);
    let pose = |x| Pose::new(x, 9_000, Facing::EAST);
    let place = |x| Action::Place {
        piece: "bog".to_owned(),
        pose: pose(x),
    };
    let placed = Placed::of(&place(4_000));
    assert_eq!(placed, Some(Placed::Piece("bog".to_owned(), Facing::EAST)));
    assert_eq!(placed, Placed::of(&place(30_000)), "a drag changes nothing");
}
