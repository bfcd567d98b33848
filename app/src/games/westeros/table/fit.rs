//! The place of the card of orders on the part of the map that is on the screen: beside its area, and off the areas
//! that one decides about.

#[cfg(feature = "hydrate")]
use crate::games::westeros::map::{anchor, units_at};
use westeros::{Area, AreaSet};

/// The width and height of the card, in its own units: CSS pixels where it is not scaled.
pub const WIDE: f64 = 332.0;
pub const HIGH: f64 = 238.0;
/// The distance from the token of its area at which it begins, in the same units.
pub const GAP: f64 = 46.0;
/// The notch that points to the area keeps so far from the card's corners.
const CORNER: f64 = 20.0;
/// The distance at which something counts as covered: half a figure.
#[cfg(any(feature = "hydrate", test))]
const NEAR: f64 = 16.0;
/// The card keeps so far from the edges of the map, in pixels.
#[cfg(feature = "hydrate")]
const RIM: f64 = 6.0;
/// The cost of covering a neighbour, in pixels of a longer way for the pointer: a card far from its area
/// would be worse than one that lies over a neighbour.
#[cfg(any(feature = "hydrate", test))]
const COVERED: f64 = 60.0;
/// The cost of covering an area that waits for an order, too.
#[cfg(any(feature = "hydrate", test))]
const AWAITED: f64 = 260.0;
/// The cost of covering its own area.
#[cfg(any(feature = "hydrate", test))]
const ITSELF: f64 = 3200.0;
/// The card of the area that is looked at takes so much of the left edge of the page, in pixels.
#[cfg(feature = "hydrate")]
const COLUMN: f64 = 288.0;
/// And what lying above or below its area costs, so that the card lies beside it where there is room.
#[cfg(any(feature = "hydrate", test))]
const STACKED: f64 = 60.0;

/// The distance by which the corner of the card is moved from its area, in units of the map, and its scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    pub x: f64,
    pub y: f64,
    pub scale: f64,
}

impl Default for Fit {
    fn default() -> Self {
        Self {
            x: GAP,
            y: 0.0,
            scale: 1.0,
        }
    }
}

impl Fit {
    /// Returns the place on the rim of the card that is nearest to its area, in the card's own units, and the
    /// direction out of the card there.
    pub fn notch(self) -> [(f64, f64); 2] {
        let (x, y) = (-self.x / self.scale, -self.y / self.scale);
        let along = |at: f64, length: f64| at.clamp(CORNER, length - CORNER);
        if x < 0.0 {
            [(0.0, along(y, HIGH)), (-1.0, 0.0)]
        } else if x > WIDE {
            [(WIDE, along(y, HIGH)), (1.0, 0.0)]
        } else if y < HIGH / 2.0 {
            [(along(x, WIDE), 0.0), (0.0, -1.0)]
        } else {
            [(along(x, WIDE), HIGH), (0.0, 1.0)]
        }
    }

    /// As an SVG transformation.
    pub fn transform(self) -> String {
        let Self { x, y, scale } = self;
        format!("translate({x:.1} {y:.1}) scale({scale:.3})")
    }
}

/// A point on the screen, in pixels.
#[cfg(any(feature = "hydrate", test))]
pub type Place = (f64, f64);

/// The part of the screen in which the map is seen, in pixels: its left top and right bottom.
#[cfg(any(feature = "hydrate", test))]
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    pub from: Place,
    pub to: Place,
}

/// An area that is to be seen beside the card: where its order and its units lie on the screen.
#[cfg(any(feature = "hydrate", test))]
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    places: [Place; 2],
    /// The cost of covering it, in pixels of a longer way.
    cost: f64,
}

/// Keeps the card at its own size in pixels and inside of what is seen of the map, beside the area
/// at `at`, where it covers least of `keep` and is soonest reached.
#[cfg(any(feature = "hydrate", test))]
pub fn fit(pixels_a_unit: f64, seen: Seen, at: Place, keep: &[Kept]) -> Fit {
    let room = (seen.to.0 - seen.from.0, seen.to.1 - seen.from.1);
    let size = (room.0 / WIDE).min(room.1 / HIGH).clamp(0.5, 1.0);
    let (wide, high, gap) = (WIDE * size, HIGH * size, GAP * size);
    let across = [at.0 + gap, at.0 - gap - wide, seen.from.0, seen.to.0 - wide];
    let down = [
        at.1 - high / 2.0,
        at.1 - high / 4.0,
        at.1 - high * 0.75,
        at.1 + gap,
        at.1 - gap - high,
    ];
    let mut best: Option<(f64, Place)> = None;
    for x in across.into_iter().chain([at.0 - wide / 2.0]) {
        for y in down.into_iter().chain([seen.from.1, seen.to.1 - high]) {
            let corner = (
                x.min(seen.to.0 - wide).max(seen.from.0),
                y.min(seen.to.1 - high).max(seen.from.1),
            );
            let outside = |(x, y): Place, by: f64| {
                let off = |at: f64, low: f64, long: f64| (low - by - at).max(at - low - long - by);
                off(x, corner.0, wide).max(off(y, corner.1, high)) >= 0.0
            };
            let covers = |it: &&Kept| it.places.iter().any(|it| !outside(*it, NEAR));
            let covered: f64 = keep.iter().filter(covers).map(|it| it.cost).sum();
            let on_its_area = if outside(at, gap * 0.9) { 0.0 } else { ITSELF };
            let way = (corner.0 + wide / 2.0 - at.0).hypot(corner.1 + high / 2.0 - at.1);
            let beside = corner.0 >= at.0 || corner.0 + wide <= at.0;
            let stacked = if beside { 0.0 } else { STACKED };
            let cost = covered + on_its_area + way + stacked;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, corner));
            }
        }
    }
    let (x, y) = best.map_or(at, |it| it.1);
    Fit {
        x: (x - at.0) / pixels_a_unit,
        y: (y - at.1) / pixels_a_unit,
        scale: size / pixels_a_unit,
    }
}

/// Measures where an area of the map lies on the screen, and those that are to be seen beside it: the
/// `asked`, which want an order, and the others that lie `near`; nothing where there is no map. To be
/// called before the page changes: measuring what has just changed lays all of it out at once.
#[cfg(feature = "hydrate")]
pub fn measure(area: Area, asked: AreaSet, near: AreaSet) -> Option<Fit> {
    use leptos::{prelude::document, wasm_bindgen::JsCast};

    // Not what is drawn itself, which the hand may just have moved.
    let map = document().query_selector(".map").ok()??;
    let map = map.get_bounding_client_rect();
    let sheet = document().query_selector(".map-sheet").ok()??;
    let unit = sheet
        .dyn_into::<web_sys::SvgGraphicsElement>()
        .ok()?
        .get_screen_ctm()?;
    let (scale, left, top) = [unit.a(), unit.e(), unit.f()].map(f64::from).into();
    if scale < f64::EPSILON {
        return None;
    }
    let place = |(x, y): Place| (x * scale + left, y * scale + top);
    let kept = |cost: f64| {
        move |area: Area| Kept {
            places: [place(anchor(area)), place(units_at(area))],
            cost,
        }
    };
    let beside_cards = COLUMN.min(map.right() - RIM - WIDE).max(map.left() + RIM);
    let seen = Seen {
        from: (beside_cards, map.top() + RIM),
        to: (map.right() - RIM, map.bottom() - RIM),
    };
    let near = near.iter().map(kept(COVERED));
    let keep: Vec<Kept> = asked.iter().map(kept(AWAITED)).chain(near).collect();
    Some(fit(scale, seen, place(anchor(area)), &keep))
}

#[cfg(not(feature = "hydrate"))]
pub const fn measure(_: Area, _: AreaSet, _: AreaSet) -> Option<Fit> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Seen = Seen {
        from: (0.0, 0.0),
        to: (900.0, 800.0),
    };

    fn kept(places: &[Place]) -> Vec<Kept> {
        let kept = |&at: &Place| Kept {
            places: [at, at],
            cost: COVERED,
        };
        places.iter().map(kept).collect()
    }

    /// The card on the screen: left, top, right, bottom.
    fn card(it: Fit, at: Place, pixels_a_unit: f64) -> [f64; 4] {
        let (x, y) = (at.0 + it.x * pixels_a_unit, at.1 + it.y * pixels_a_unit);
        let size = it.scale * pixels_a_unit;
        [x, y, x + WIDE * size, y + HIGH * size]
    }

    #[test]
    fn it_stands_beside_its_area_and_keeps_its_size() {
        let at = (300.0, 400.0);
        let it = fit(0.5, SEEN, at, &[]);
        let [left, top, right, bottom] = card(it, at, 0.5);
        assert!((right - left - WIDE).abs() < 0.01 && (bottom - top - HIGH).abs() < 0.01);
        assert!(
            left >= at.0 + GAP - 0.01 || right <= at.0 - GAP + 0.01,
            "{it:?}"
        );
        assert!(top < at.1 && at.1 < bottom);
    }

    #[test]
    fn it_covers_no_area_that_one_decides_about_where_there_is_room() {
        let at = (450.0, 400.0);
        for keep in [
            [(560.0, 400.0), (600.0, 300.0), (640.0, 500.0)],
            [(330.0, 400.0), (300.0, 300.0), (250.0, 500.0)],
            [(560.0, 400.0), (330.0, 400.0), (450.0, 560.0)],
        ] {
            let it = fit(1.0, SEEN, at, &kept(&keep));
            let [left, top, right, bottom] = card(it, at, 1.0);
            for (x, y) in keep.into_iter().chain([at]) {
                let off = x < left || x > right || y < top || y > bottom;
                assert!(off, "{it:?} covers {x} {y}");
            }
        }
    }

    #[test]
    fn it_lies_over_a_neighbour_rather_than_far_away() {
        let at = (450.0, 400.0);
        let around = [
            (300.0, 400.0),
            (600.0, 400.0),
            (450.0, 250.0),
            (450.0, 560.0),
        ];
        let [left, top, right, bottom] = card(fit(1.0, SEEN, at, &kept(&around)), at, 1.0);
        let across = (left - at.0).max(at.0 - right).max(0.0);
        let down = (top - at.1).max(at.1 - bottom).max(0.0);
        assert!(across.hypot(down) < 2.0 * GAP, "{across} {down}");
    }

    #[test]
    fn it_lies_over_neighbours_rather_than_over_units_that_want_an_order() {
        let at = (450.0, 400.0);
        // White Harbor's order lies off the card right of Winterfell's, its units would be below it.
        let asked = Kept {
            places: [(900.0, 300.0), (600.0, 470.0)],
            cost: AWAITED,
        };
        let mut keep = kept(&[(300.0, 340.0), (300.0, 460.0), (450.0, 250.0)]);
        keep.push(asked);
        let [left, top, right, bottom] = card(fit(1.0, SEEN, at, &keep), at, 1.0);
        for (x, y) in asked.places {
            let off = x < left || x > right || y < top || y > bottom;
            assert!(off, "{left} {top} covers {x} {y}");
        }
    }

    #[test]
    fn it_stays_on_the_screen() {
        for at in [(5.0, 5.0), (895.0, 5.0), (450.0, 795.0), (895.0, 795.0)] {
            let it = fit(0.7, SEEN, at, &[]);
            let [left, top, right, bottom] = card(it, at, 0.7);
            assert!(left > -0.01 && top > -0.01 && right < 900.01 && bottom < 800.01);
        }
        let small = Seen {
            to: (200.0, 500.0),
            ..SEEN
        };
        let it = fit(1.0, small, (100.0, 100.0), &[]);
        assert!((it.scale - 200.0 / WIDE).abs() < 1e-9, "{it:?}");
    }

    #[test]
    fn its_notch_points_to_the_area() {
        let notch = |x, y| Fit { x, y, scale: 2.0 }.notch();
        assert_eq!(notch(40.0, -100.0), [(0.0, 50.0), (-1.0, 0.0)]);
        assert_eq!(notch(40.0, 900.0), [(0.0, CORNER), (-1.0, 0.0)]);
        assert_eq!(notch(-900.0, -100.0), [(WIDE, 50.0), (1.0, 0.0)]);
        assert_eq!(notch(-200.0, 60.0), [(100.0, 0.0), (0.0, -1.0)]);
        assert_eq!(notch(-200.0, -900.0), [(100.0, HIGH), (0.0, 1.0)]);
    }
}
