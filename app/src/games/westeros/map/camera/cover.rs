//! Places that lie under something on the map: the card of a battle, a line of news.

use super::{Camera, Frame, Place};

/// A part of the screen that something lies over, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cover {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

/// The pixels around it in which a token or a figure is still cut off.
const NEAR: f64 = 24.0;
/// The part of the map's width from which on something lies under all of it.
const BROAD: f64 = 0.6;
/// The scales at which the map is tried, to have all of it beside what lies over it.
const FARTHER: [f64; 4] = [1.0, 0.85, 0.7, 0.55];

impl Cover {
    fn hides(self, (x, y): Place) -> bool {
        let across = self.left - NEAR < x && x < self.right + NEAR;
        across && self.top - NEAR < y && y < self.bottom + NEAR
    }
}

impl Frame {
    /// Returns true where a point of the screen lies in sight.
    fn shows(self, at: Place) -> bool {
        let (x, y) = self.within(at);
        (0.0..=self.width).contains(&x) && (0.0..=self.seen).contains(&y)
    }
}

impl Camera {
    /// Returns the camera moved until nothing lies over any of these places, and farther away
    /// if that is what it takes; as it is where that is so already, or where it would bring one of them out of
    /// sight all the same. What lies at the foot of the screen may lie below the edge of the map.
    pub fn clear_of(self, frame: Frame, covers: &[Cover], places: &[Place]) -> Self {
        let hidden = |it: Self| {
            let mut all = places.iter().map(|&place| it.over(frame, place));
            all.any(|at| !frame.shows(at) || covers.iter().any(|cover| cover.hides(at)))
        };
        if covers.is_empty() || !hidden(self) {
            return self;
        }
        let clear = |farther: f64| {
            let zoom = (self.zoom * farther).max(Self::least(frame));
            let it = Self { zoom, ..self }.kept(frame);
            let moved = covers
                .iter()
                .flat_map(|&cover| it.beside(frame, cover, places));
            std::iter::once(it).chain(moved).find(|&it| !hidden(it))
        };
        FARTHER.into_iter().find_map(clear).unwrap_or(self)
    }

    /// Returns the camera moved up, right, left and down, until this lies over none of the places.
    fn beside(self, frame: Frame, cover: Cover, places: &[Place]) -> [Self; 4] {
        let all = places.iter().map(|&place| self.over(frame, place));
        let [mut right, mut up, mut left, mut down] = [0.0_f64; 4];
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for (x, y) in all {
            (low, high) = (low.min(y), high.max(y));
            if cover.hides((x, y)) {
                right = right.max(cover.right + NEAR + 1.0 - x);
                up = up.max(y - cover.top + NEAR + 1.0);
                left = left.max(x - cover.left + NEAR + 1.0);
                down = down.max(cover.bottom + NEAR + 1.0 - y);
            }
        }
        // Above a bar at the foot of the whole map there is room to stand in the middle.
        if up > 0.0 && cover.right - cover.left > BROAD * frame.width {
            up = up.max(f64::midpoint(low, high) - f64::midpoint(frame.top, cover.top));
        }
        let lifted = Self {
            y: self.y + up / self.scale(frame),
            ..self
        };
        [
            lifted,
            self.panned(frame, right, 0.0),
            self.panned(frame, -left, 0.0),
            self.panned(frame, 0.0, down),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::{super::tests::DESKTOP, *};

    /// The card of a battle, at the lower left.
    const CARD: Cover = Cover {
        left: 112.0,
        top: 700.0,
        right: 532.0,
        bottom: 938.0,
    };

    fn close() -> Camera {
        Camera::WHOLE.stepped(DESKTOP, 4.0)
    }

    fn cleared(on_screen: &[Place]) -> (Camera, Vec<Place>) {
        let places: Vec<_> = on_screen
            .iter()
            .map(|&at| close().under(DESKTOP, at))
            .collect();
        let it = close().clear_of(DESKTOP, &[CARD], &places);
        let after = places
            .iter()
            .map(|&place| it.over(DESKTOP, place))
            .collect();
        (it, after)
    }

    #[test]
    fn what_lies_under_a_card_comes_out_above_it() {
        let (_, after) = cleared(&[(200.0, 800.0), (600.0, 300.0)]);
        assert!(after[0].1 <= CARD.top - NEAR + 0.01, "{after:?}");
        assert!(after[1].1 > DESKTOP.top, "{after:?}");
    }

    #[test]
    fn it_comes_out_beside_it_where_others_would_be_lost() {
        let (_, after) = cleared(&[(400.0, 800.0), (500.0, 60.0)]);
        assert!(after[0].0 >= CARD.right + NEAR - 0.01, "{after:?}");
    }

    #[test]
    fn what_lies_under_a_bar_comes_to_the_middle_of_the_rest() {
        let bar = Cover {
            left: DESKTOP.left,
            right: DESKTOP.left + DESKTOP.width,
            ..CARD
        };
        let place = close().under(DESKTOP, (500.0, 800.0));
        let it = close().clear_of(DESKTOP, &[bar], &[place]);
        let after = it.over(DESKTOP, place).1;
        let middle = f64::midpoint(DESKTOP.top, bar.top);
        assert!((after - middle).abs() < 0.01, "{after}");
    }

    #[test]
    fn nothing_moves_for_nothing() {
        assert_eq!(cleared(&[(700.0, 800.0)]).0, close());
        let place = close().under(DESKTOP, (200.0, 800.0));
        let all = Cover {
            left: 0.0,
            top: 0.0,
            right: 1000.0,
            bottom: 1000.0,
        };
        assert_eq!(close().clear_of(DESKTOP, &[all], &[place]), close());
        assert_eq!(close().clear_of(DESKTOP, &[], &[place]), close());
    }

    #[test]
    fn the_map_steps_back_where_there_is_no_other_way() {
        let (it, after) = cleared(&[(200.0, 800.0), (500.0, 60.0), (890.0, 400.0)]);
        assert!(it.is_farther_than(close()));
        assert!(after.iter().all(|&at| DESKTOP.shows(at) && !CARD.hides(at)));
    }

    #[test]
    fn the_south_comes_out_above_a_strip_at_the_foot() {
        let strip = Cover {
            left: 112.0,
            top: 800.0,
            right: 888.0,
            bottom: 938.0,
        };
        let south = close().centred(DESKTOP, (500.0, 1790.0));
        let place = (500.0, 1770.0);
        let it = south.clear_of(DESKTOP, &[strip], &[place]);
        assert!(!it.is_farther_than(south));
        let (_, y) = it.over(DESKTOP, place);
        assert!(y < strip.top - NEAR && y > DESKTOP.top, "{y}");
    }
}
