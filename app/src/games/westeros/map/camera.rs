//! The part of the map that is in sight, as a value: all the math of panning and zooming.

mod cover;
mod glide;
mod sight;

pub use cover::Cover;

use crate::games::westeros::geometry::{HEIGHT, WIDTH};

/// The place of the map's element on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Frame {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
    /// The part of the height that is in sight, in the middle: a drawer may lie over the rest.
    pub seen: f64,
}

impl Frame {
    /// Tells whether a drawer lies over a part of the map, as on small screens.
    pub fn is_covered(self) -> bool {
        self.seen < self.height - 1.0
    }

    /// Tells whether hardly anything of the map is in sight.
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
/// From so many CSS pixels a map unit on names, figures and icons can be read as they are.
const READABLE: f64 = 0.75;
/// From this zoom on they can, on a desktop.
const FAR: f64 = 1.6;
/// From this zoom on lines that mark an area would be broad bands.
const NEAR: f64 = 2.6;
/// A view that fills the frame shows at least so much from top to bottom, in map units.
const FEWEST: f64 = 700.0;
/// No question moves a map of which hardly anything is in sight, in CSS pixels.
const GLIMPSE: f64 = 130.0;

impl Camera {
    pub const WHOLE: Self = Self {
        x: WIDTH / 2.0,
        y: HEIGHT / 2.0,
        zoom: 1.0,
    };

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

    /// Returns true so far away that names and figures have to be drawn larger. The server does not
    /// know the frame, and takes a desktop's.
    pub fn is_far(self, frame: Frame) -> bool {
        if frame.width < 1.0 {
            self.zoom < FAR
        } else {
            self.scale(frame) < READABLE
        }
    }

    /// Returns true where marks have to be drawn finer.
    pub fn is_near(self) -> bool {
        self.zoom >= NEAR
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

    /// As broad as the frame where it was less, so that no empty paper lies beside the map; but not
    /// so close that little of it is left above and below.
    pub fn filling(self, frame: Frame) -> Self {
        if frame.width < 1.0 {
            return self;
        }
        let zoom = Self::full(frame).max(self.zoom);
        Self { zoom, ..self }.kept(frame)
    }

    /// The zoom that fills a frame.
    fn full(frame: Frame) -> f64 {
        let scale = (frame.width / WIDTH).min(frame.seen / FEWEST);
        scale / Self::WHOLE.scale(frame)
    }

    /// In another frame: filling that if it filled the one before; else as it was.
    pub fn reframed(self, before: Frame, now: Frame) -> Self {
        let filled = before.width >= 1.0 && (Self::full(before) - self.zoom).abs() < 0.01;
        if filled && now.width >= 1.0 {
            let zoom = Self::full(now);
            Self { zoom, ..self }.kept(now)
        } else {
            self.kept(now)
        }
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

    /// Returns the point of the screen over a point of the map.
    pub fn over(self, frame: Frame, (x, y): Place) -> Place {
        let scale = self.scale(frame);
        (
            frame.left + frame.width / 2.0 + (x - self.x) * scale,
            frame.top + frame.height / 2.0 + (y - self.y) * scale,
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

    /// Returns the part of the map in sight of a frame: left, top, width and height.
    pub fn window(self, frame: Frame) -> [f64; 4] {
        let scale = self.scale(frame);
        let along = |at: f64, seen: f64, whole: f64| {
            let half = seen / 2.0 / scale;
            let (from, to) = ((at - half).max(0.0), (at + half).min(whole));
            (from, to - from)
        };
        let (left, width) = along(self.x, frame.width, WIDTH);
        let (top, height) = along(self.y, frame.seen, HEIGHT);
        [left, top, width, height]
    }

    /// Returns the camera with this point of the map in the middle, as far as its edges let it.
    pub fn centred(self, frame: Frame, (x, y): Place) -> Self {
        Self { x, y, ..self }.kept(frame)
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
pub mod tests {
    use super::*;

    pub const DESKTOP: Frame = Frame {
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
        near(closer.over(DESKTOP, before), pin);
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

    pub const PHONE: Frame = Frame {
        left: 0.0,
        top: 60.0,
        width: 390.0,
        height: 684.0,
        seen: 340.0,
    };

    /// Returns what is in sight of the frame, from corner to corner.
    pub fn sight(it: Camera, frame: Frame) -> (Place, Place) {
        let middle = frame.top + frame.height / 2.0;
        let corner = |x, way: f64| it.under(frame, (x, way.mul_add(frame.seen / 2.0, middle)));
        (
            corner(frame.left, -1.0),
            corner(frame.left + frame.width, 1.0),
        )
    }

    #[test]
    fn names_are_read_as_they_are_once_they_are_large_enough() {
        let near = Camera::WHOLE.stepped(DESKTOP, 1.6);
        assert!(Camera::WHOLE.is_far(DESKTOP) && !near.is_far(DESKTOP));
        assert!(near.is_far(PHONE), "as close, but smaller on the screen");
        assert!(!near.legible(PHONE).is_far(PHONE));
        let unknown = Frame::default();
        assert!(Camera::WHOLE.is_far(unknown) && !near.is_far(unknown));
    }

    #[test]
    fn the_whole_map_fits_beside_a_drawer() {
        let ((left, top), (right, bottom)) = sight(Camera::whole(PHONE), PHONE);
        assert!(left <= 0.0 && top <= 0.01 && right >= 1000.0 && bottom >= 1799.99);
        assert_eq!(Camera::whole(DESKTOP), Camera::WHOLE);
    }

    #[test]
    fn what_is_in_sight_moves_with_its_middle() {
        let seen = |camera: Camera, [left, top, width, height]: [f64; 4]| {
            let window = camera.window(DESKTOP);
            near((window[0], window[1]), (left, top));
            near((window[2], window[3]), (width, height));
        };
        seen(Camera::WHOLE, [0.0, 0.0, WIDTH, HEIGHT]);
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        seen(close, [300.0, 675.0, 400.0, 450.0]);
        let there = close.centred(DESKTOP, (400.0, 1700.0));
        seen(there, [200.0, 1350.0, 400.0, 450.0]);
    }

    #[test]
    fn wide_fills_the_width() {
        let wide = Camera::WHOLE.wide(DESKTOP);
        near(wide.under(DESKTOP, (100.0, 500.0)), (0.0, 900.0));
        near(wide.under(DESKTOP, (900.0, 500.0)), (1000.0, 900.0));
    }
}
