//! Which part of the map is in sight, as a value: all the maths of panning and zooming.

use crate::games::westeros::geometry::{HEIGHT, WIDTH};

/// Where the map's element is on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Frame {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
    /// How much of the height is in sight, in the middle: a drawer may lie over the rest.
    pub seen: f64,
}

impl Frame {
    /// Whether a drawer lies over a part of the map, as on small screens.
    pub fn is_covered(self) -> bool {
        self.seen < self.height - 1.0
    }

    /// Whether hardly anything of the map is in sight.
    pub fn is_glimpse(self) -> bool {
        self.seen < GLIMPSE
    }
}

/// The middle of what is in sight, in map units, and how much larger than the whole map in the
/// frame it is drawn. It does not depend on the size of the frame, which the server cannot know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    x: f64,
    y: f64,
    zoom: f64,
}

/// A point on the screen or on the map.
pub type Place = (f64, f64);

const CLOSEST: f64 = 8.0;
/// The least that text and tokens need to be read: CSS pixels a map unit.
const LEGIBLE: f64 = 0.76;
/// How close the first view stands, whatever is shown.
const FIRST: (f64, f64) = (1.65, 2.6);
/// Map units around what is shown.
const MARGIN: f64 = 90.0;
/// Map units around what a question is about: its tokens and figures, and the map's buttons.
const RIM: f64 = 42.0;
/// What the map's buttons take of a small screen, in CSS pixels.
const BUTTONS: f64 = 52.0;
/// No question moves a map of which hardly anything is in sight, in CSS pixels.
const GLIMPSE: f64 = 130.0;
/// No question makes the map smaller than that, in CSS pixels a map unit.
const FARTHEST: f64 = 0.36;

impl Camera {
    pub const WHOLE: Self = Self {
        x: WIDTH / 2.0,
        y: HEIGHT / 2.0,
        zoom: 1.0,
    };

    /// All of these places, with room around them, and close enough to read on a wide screen.
    /// The frame need not be known, so the server draws the same.
    pub fn around(places: impl IntoIterator<Item = Place>) -> Self {
        let mut places = places.into_iter();
        let Some((x, y)) = places.next() else {
            return Self::WHOLE;
        };
        let (mut low, mut high) = ((x, y), (x, y));
        for (x, y) in places {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        let (width, height) = (high.0 - low.0 + 2.0 * MARGIN, high.1 - low.1 + 2.0 * MARGIN);
        let zoom = (WIDTH / width).min(HEIGHT / height).clamp(FIRST.0, FIRST.1);
        let keep = |middle: f64, whole: f64| {
            let half = whole / zoom / 2.0;
            middle.clamp(half, whole - half)
        };
        Self {
            x: keep(f64::midpoint(low.0, high.0), WIDTH),
            y: keep(f64::midpoint(low.1, high.1), HEIGHT),
            zoom,
        }
    }

    /// As close as it takes to read the names in this frame; never farther than it was.
    pub fn legible(self, frame: Frame) -> Self {
        let closer = LEGIBLE / self.scale(frame);
        if frame.width < 1.0 || closer <= 1.0 {
            return self;
        }
        let zoom = (self.zoom * closer).min(CLOSEST);
        Self { zoom, ..self }.kept(frame)
    }

    /// All of the map in what is in sight of the frame.
    pub fn whole(frame: Frame) -> Self {
        Self {
            zoom: Self::least(frame),
            ..Self::WHOLE
        }
    }

    /// The zoom at which all of the map is in sight.
    fn least(frame: Frame) -> f64 {
        if frame.seen < 1.0 {
            return 1.0;
        }
        let fits = (frame.width / WIDTH).min(frame.seen / HEIGHT);
        (fits / Self::WHOLE.scale(frame)).min(1.0)
    }

    pub fn is_whole(self) -> bool {
        self.zoom <= 1.0
    }

    /// The part in sight for the `viewBox`; a frame of another shape shows more beside it.
    pub fn view_box(self) -> String {
        let (width, height) = (WIDTH / self.zoom, HEIGHT / self.zoom);
        let (left, top) = (self.x - width / 2.0, self.y - height / 2.0);
        [left, top, width, height]
            .map(|length| ((length * 10.0).round() / 10.0).to_string())
            .join(" ")
    }

    /// The map as broad as the frame, with its top in sight where it stood whole.
    pub fn wide(self, frame: Frame) -> Self {
        let zoom = frame.width / WIDTH / Self::WHOLE.scale(frame);
        Self { zoom, ..self }.kept(frame)
    }

    /// CSS pixels a map unit.
    fn scale(self, frame: Frame) -> f64 {
        (frame.width / WIDTH)
            .min(frame.height / HEIGHT)
            .max(f64::MIN_POSITIVE)
            * self.zoom
    }

    /// The point of the map under a point of the screen.
    pub fn under(self, frame: Frame, (x, y): Place) -> Place {
        let scale = self.scale(frame);
        (
            self.x + (x - frame.left - frame.width / 2.0) / scale,
            self.y + (y - frame.top - frame.height / 2.0) / scale,
        )
    }

    /// Nearer or farther by a factor, with the map under `pin` staying there.
    pub fn zoomed(self, frame: Frame, pin: Place, factor: f64) -> Self {
        let zoom = (self.zoom * factor).clamp(Self::least(frame), CLOSEST);
        let before = self.under(frame, pin);
        let after = Self { zoom, ..self }.under(frame, pin);
        Self {
            x: self.x + before.0 - after.0,
            y: self.y + before.1 - after.1,
            zoom,
        }
        .kept(frame)
    }

    /// Nearer or farther about the middle of the frame.
    pub fn stepped(self, frame: Frame, factor: f64) -> Self {
        let middle = (
            frame.left + frame.width / 2.0,
            frame.top + frame.height / 2.0,
        );
        self.zoomed(frame, middle, factor)
    }

    /// The map dragged along by so many pixels.
    pub fn panned(self, frame: Frame, across: f64, down: f64) -> Self {
        let scale = self.scale(frame);
        Self {
            x: self.x - across / scale,
            y: self.y - down / scale,
            ..self
        }
        .kept(frame)
    }

    /// Two fingers have moved: what was between them stays between them.
    pub fn pinched(self, frame: Frame, before: [Place; 2], after: [Place; 2]) -> Self {
        let span = |[a, b]: [Place; 2]| (a.0 - b.0).hypot(a.1 - b.1).max(1.0);
        let middle = |[a, b]: [Place; 2]| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
        let (from, to) = (middle(before), middle(after));
        self.panned(frame, to.0 - from.0, to.1 - from.1).zoomed(
            frame,
            to,
            span(after) / span(before),
        )
    }

    /// Moved just as far as needed to bring a point of the map well into sight.
    pub fn showing(self, frame: Frame, (x, y): Place) -> Self {
        let scale = self.scale(frame);
        let margin = 40.0;
        let (across, down) = (
            (frame.width / 2.0 / scale - margin).max(0.0),
            (frame.seen / 2.0 / scale - margin).max(0.0),
        );
        Self {
            x: self.x.clamp(x - across, x + across),
            y: self.y.clamp(y - down, y + down),
            ..self
        }
        .kept(frame)
    }

    /// All of these places in sight: as it is where they are already; else moved, and farther away
    /// if that is what it takes.
    pub fn including(self, frame: Frame, places: impl IntoIterator<Item = Place>) -> Self {
        let mut places = places.into_iter();
        let Some(first) = places.next().filter(|_| !frame.is_glimpse()) else {
            return self;
        };
        let (mut low, mut high) = (first, first);
        for (x, y) in places {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        let scale = self.scale(frame);
        let buttons = if frame.is_covered() {
            BUTTONS / scale
        } else {
            0.0
        };
        let low = (low.0 - RIM, low.1 - RIM - buttons);
        let high = (high.0 + RIM, high.1 + RIM);
        // What lies beyond the edge of the map need not be seen.
        let low = (low.0.max(0.0), low.1.max(0.0));
        let high = (high.0.min(WIDTH), high.1.min(HEIGHT));
        let (across, down) = (frame.width / scale, frame.seen / scale);
        let inside = |at: f64, seen: f64, low: f64, high: f64| {
            at - seen / 2.0 <= low + 0.5 && high <= at + seen / 2.0 + 0.5
        };
        if inside(self.x, across, low.0, high.0) && inside(self.y, down, low.1, high.1) {
            return self.kept(frame);
        }
        let farther = (across / (high.0 - low.0)).min(down / (high.1 - low.1));
        let least = (self.zoom * FARTHEST / scale).min(self.zoom);
        let zoom = (self.zoom * farther.min(1.0)).max(least.max(Self::least(frame)));
        Self {
            x: f64::midpoint(low.0, high.0),
            y: f64::midpoint(low.1, high.1),
            zoom,
        }
        .kept(frame)
    }

    pub fn is_farther_than(self, other: Self) -> bool {
        self.zoom < other.zoom
    }

    /// Never past an edge of the map, and in the middle where all of it is in sight.
    fn kept(self, frame: Frame) -> Self {
        let scale = self.scale(frame);
        let keep = |at: f64, seen: f64, whole: f64| {
            let half = seen / 2.0 / scale;
            if half * 2.0 >= whole {
                whole / 2.0
            } else {
                at.clamp(half, whole - half)
            }
        };
        Self {
            x: keep(self.x, frame.width, WIDTH),
            y: keep(self.y, frame.seen, HEIGHT),
            zoom: self.zoom,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESKTOP: Frame = Frame {
        left: 100.0,
        top: 50.0,
        width: 800.0,
        height: 900.0,
        seen: 900.0,
    };

    fn near(a: Place, b: Place) {
        assert!(
            (a.0 - b.0).abs() < 0.001 && (a.1 - b.1).abs() < 0.001,
            "{a:?} is not {b:?}"
        );
    }

    #[test]
    fn the_whole_map_is_the_view_box_at_the_start() {
        assert_eq!(Camera::WHOLE.view_box(), "0 0 1000 1800");
        near(Camera::WHOLE.under(DESKTOP, (500.0, 500.0)), (500.0, 900.0));
    }

    #[test]
    fn the_point_under_the_pointer_stays_while_zooming() {
        let pin = (450.0, 400.0);
        let close = Camera::WHOLE.zoomed(DESKTOP, pin, 4.0);
        let before = Camera::WHOLE.under(DESKTOP, pin);
        near(close.under(DESKTOP, pin), before);
        let closer = close.zoomed(DESKTOP, pin, 1.5);
        near(closer.under(DESKTOP, pin), before);
    }

    #[test]
    fn panning_moves_the_map_with_the_pointer() {
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        let seen = close.under(DESKTOP, (500.0, 500.0));
        let moved = close.panned(DESKTOP, 30.0, -20.0);
        near(moved.under(DESKTOP, (530.0, 480.0)), seen);
    }

    #[test]
    fn the_map_cannot_be_lost() {
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        let corner = close.panned(DESKTOP, 1e6, 1e6);
        near(corner.under(DESKTOP, (100.0, 50.0)), (0.0, 0.0));
        let corner = close.panned(DESKTOP, -1e6, -1e6);
        near(corner.under(DESKTOP, (900.0, 950.0)), (1000.0, 1800.0));
        assert_eq!(close.stepped(DESKTOP, 0.01), Camera::WHOLE);
        assert_eq!(close.stepped(DESKTOP, 99.0), close.stepped(DESKTOP, 2.0));
        assert_eq!(Camera::WHOLE.panned(DESKTOP, 50.0, 50.0), Camera::WHOLE);
    }

    #[test]
    fn two_fingers_zoom_and_drag_at_once() {
        let before = [(400.0, 400.0), (500.0, 400.0)];
        let after = [(380.0, 450.0), (580.0, 450.0)];
        let start = Camera::WHOLE.stepped(DESKTOP, 3.0);
        let pinched = start.pinched(DESKTOP, before, after);
        near(
            pinched.under(DESKTOP, (480.0, 450.0)),
            start.under(DESKTOP, (450.0, 400.0)),
        );
    }

    #[test]
    fn a_point_out_of_sight_is_brought_in_and_one_in_sight_is_left() {
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        let (x, y) = close
            .showing(DESKTOP, (74.0, 1485.0))
            .under(DESKTOP, (500.0, 500.0));
        assert!((x - 74.0).abs() < 400.0 && (y - 1485.0).abs() < 450.0);
        assert_eq!(close.showing(DESKTOP, (500.0, 900.0)), close);
    }

    const PHONE: Frame = Frame {
        left: 0.0,
        top: 60.0,
        width: 390.0,
        height: 684.0,
        seen: 340.0,
    };

    #[test]
    fn the_first_view_shows_all_of_ones_own_and_can_be_read() {
        let own = [(406.0, 333.0), (696.0, 287.0), (654.0, 495.0)];
        let first = Camera::around(own);
        assert!(first.scale(DESKTOP) >= LEGIBLE, "{first:?}");
        for (x, y) in own {
            let (left, top) = first.under(DESKTOP, (DESKTOP.left, DESKTOP.top));
            let (right, bottom) = first.under(DESKTOP, (900.0, 950.0));
            assert!(left < x && x < right && top < y && y < bottom);
        }
        let phone = first.legible(PHONE);
        assert!(phone.scale(PHONE) >= LEGIBLE - 0.001, "{phone:?}");
        assert_eq!(first.legible(DESKTOP), first);
        assert_eq!(Camera::around([]), Camera::WHOLE);
    }

    /// What is in sight of the frame, from corner to corner.
    fn sight(it: Camera, frame: Frame) -> (Place, Place) {
        let middle = frame.top + frame.height / 2.0;
        let corner = |x, way: f64| it.under(frame, (x, way.mul_add(frame.seen / 2.0, middle)));
        (
            corner(frame.left, -1.0),
            corner(frame.left + frame.width, 1.0),
        )
    }

    #[test]
    fn what_a_question_is_about_comes_into_sight_beside_a_drawer() {
        let own = [(406.0, 333.0), (696.0, 287.0), (654.0, 495.0)];
        let start = Camera::around(own).legible(PHONE);
        let near = start.including(PHONE, own);
        let far = near.including(PHONE, [(400.0, 700.0), (520.0, 1300.0)]);
        for (it, places) in [
            (near, &own[..]),
            (far, &[(400.0, 700.0), (520.0, 1300.0)][..]),
        ] {
            let (low, high) = sight(it, PHONE);
            for &(x, y) in places {
                assert!(low.0 < x && x < high.0 && low.1 < y && y < high.1, "{it:?}");
            }
        }
        assert!(near.scale(PHONE) > far.scale(PHONE));
        assert_eq!(
            near.including(PHONE, own),
            near,
            "what is in sight stays there"
        );
        assert_eq!(near.including(PHONE, []), near);
        let slit = Frame {
            seen: 60.0,
            ..PHONE
        };
        assert_eq!(near.including(slit, [(400.0, 1700.0)]), near);
    }

    #[test]
    fn the_whole_map_fits_beside_a_drawer() {
        let ((left, top), (right, bottom)) = sight(Camera::whole(PHONE), PHONE);
        assert!(left <= 0.0 && top <= 0.01 && right >= 1000.0 && bottom >= 1799.99);
        assert_eq!(Camera::whole(DESKTOP), Camera::WHOLE);
    }

    #[test]
    fn wide_fills_the_width() {
        let wide = Camera::WHOLE.wide(DESKTOP);
        near(wide.under(DESKTOP, (100.0, 500.0)), (0.0, 900.0));
        near(wide.under(DESKTOP, (900.0, 500.0)), (1000.0, 900.0));
    }
}
