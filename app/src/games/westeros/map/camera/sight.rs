//! Bringing places into sight: where the first view stands, and how far it moves for a question.

use super::{CLOSEST, Camera, Frame, Place};
use crate::games::westeros::geometry::{HEIGHT, WIDTH};

/// The least that text and tokens need to be read: CSS pixels a map unit.
const LEGIBLE: f64 = 0.76;
/// The closeness of the first view, whatever is shown.
const FIRST: (f64, f64) = (2.0, 2.6);
/// Map units around what is shown.
const MARGIN: f64 = 90.0;
/// Map units around what a question is about: its tokens and figures, and the map's buttons.
const RIM: f64 = 42.0;
/// The rim of what is in sight, in map units: a piece that lies in it is half cut off.
const INSIDE: f64 = 21.0;
/// The space that the map's buttons take of a small screen, in CSS pixels.
const BUTTONS: f64 = 52.0;
/// No question makes the map smaller than that, in CSS pixels a map unit.
const FARTHEST: f64 = 0.34;

impl Camera {
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
        // A small screen may show them from afar, where the same rim is less on the screen.
        let (buttons, rim) = if frame.is_covered() {
            (BUTTONS, 1.5 * RIM)
        } else {
            (0.0, RIM)
        };
        // What lies beyond the edge of the map need not be seen.
        low = ((low.0 - rim).max(0.0), (low.1 - rim).max(0.0));
        high = ((high.0 + rim).min(WIDTH), (high.1 + rim).min(HEIGHT));
        // The buttons are as large at every scale.
        let top = |scale: f64| (low.1 - buttons / scale).max(0.0);
        let scale = self.scale(frame);
        let inside = |at: f64, seen: f64, low: f64, high: f64| {
            let half = seen / scale / 2.0;
            at - half <= low + 0.5 && high <= at + half + 0.5
        };
        let across = inside(self.x, frame.width, low.0, high.0);
        if across && inside(self.y, frame.seen, top(scale), high.1) {
            return self.kept(frame);
        }
        let down = ((frame.seen - buttons) / (high.1 - low.1)).max(frame.seen / high.1);
        let farther = (frame.width / (high.0 - low.0)).min(down) / scale;
        let least = (self.zoom * FARTHEST / scale).min(self.zoom);
        let zoom = (self.zoom * farther.min(1.0)).max(least.max(Self::least(frame)));
        let to = Self { zoom, ..self };
        Self {
            x: f64::midpoint(low.0, high.0),
            y: f64::midpoint(top(to.scale(frame)), high.1),
            zoom,
        }
        .kept(frame)
    }

    /// Returns true where all of these places lie well within what is in sight.
    pub fn holds(self, frame: Frame, places: &[Place]) -> bool {
        let [left, top, width, height] = self.window(frame);
        let within = |at: f64, from: f64, long: f64, whole: f64| {
            let (low, high) = ((at - INSIDE).max(0.0), (at + INSIDE).min(whole));
            from <= low + 0.5 && high <= from + long + 0.5
        };
        let inside =
            |&(x, y): &Place| within(x, left, width, WIDTH) && within(y, top, height, HEIGHT);
        places.iter().all(inside)
    }

    pub fn is_farther_than(self, other: Self) -> bool {
        self.zoom < other.zoom
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::tests::{DESKTOP, PHONE, sight},
        *,
    };

    #[test]
    fn a_point_out_of_sight_is_brought_in_and_one_in_sight_is_left() {
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        let (x, y) = close
            .showing(DESKTOP, (74.0, 1485.0))
            .under(DESKTOP, (500.0, 500.0));
        assert!((x - 74.0).abs() < 400.0 && (y - 1485.0).abs() < 450.0);
        assert_eq!(close.showing(DESKTOP, (500.0, 900.0)), close);
    }

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

    #[test]
    fn the_first_view_leaves_no_empty_paper_beside_the_map() {
        let wide = Frame {
            width: 925.0,
            height: 830.0,
            seen: 830.0,
            ..DESKTOP
        };
        let first = Camera::around([(406.0, 333.0), (696.0, 287.0), (654.0, 495.0)]);
        let full = first.legible(wide).filling(wide);
        let ((left, _), (right, _)) = sight(full, wide);
        assert!(left >= -0.01 && right <= 1000.01, "{left} {right}");
        assert_eq!(full.filling(wide), full);
        let full = Camera::WHOLE.filling(wide);
        let folded = Frame {
            width: 1400.0,
            ..wide
        };
        let ((_, top), (_, bottom)) = sight(full.reframed(wide, folded), folded);
        assert!((bottom - top - 700.0).abs() < 0.01, "{top} {bottom}");
        let back = full.reframed(wide, folded).reframed(folded, wide);
        assert!(!back.is_farther_than(full) && !full.is_farther_than(back));
        let close = full.stepped(wide, 1.5);
        let kept = close.reframed(wide, folded);
        assert!(!kept.is_farther_than(close) && !close.is_farther_than(kept));
    }

    #[test]
    fn what_comes_into_sight_on_a_phone_lies_below_the_maps_buttons() {
        let start = Camera::WHOLE.legible(PHONE).filling(PHONE);
        let places = [(250.0, 400.0), (300.0, 900.0)];
        let it = start.including(PHONE, places);
        assert!(it.is_farther_than(start), "{it:?}");
        let top = PHONE.top + (PHONE.height - PHONE.seen) / 2.0;
        for place in places {
            let (_, y) = it.over(PHONE, place);
            assert!(top + BUTTONS + INSIDE * FARTHEST < y, "{y}");
            assert!(y < top + PHONE.seen - INSIDE * FARTHEST, "{y}");
        }
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
        assert!(near.holds(PHONE, &own) && !near.holds(PHONE, &[(400.0, 1700.0)]));
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
}
