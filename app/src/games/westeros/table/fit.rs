//! How the order ring fits the part of the map that is on the screen.

#[cfg(feature = "hydrate")]
use crate::games::westeros::map::anchor;
use westeros::Area;

/// The circle on which the tokens of the ring lie, in its own units.
pub const RADIUS: f64 = 92.0;
/// Where the tokens end.
pub const OUTER: f64 = 121.0;
/// So far from its middle an area still looks as if the ring stood around it.
const AROUND: f64 = 60.0;
/// The room the ring takes beside and above its area.
#[cfg(any(feature = "hydrate", test))]
const ROOM: f64 = 152.0;
/// The room it takes below, where its caption is.
#[cfg(any(feature = "hydrate", test))]
const BELOW: f64 = 229.0;

/// How far the ring is moved from its area, in units of the map, and how much it is scaled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    pub x: f64,
    pub y: f64,
    pub scale: f64,
}

impl Default for Fit {
    fn default() -> Self {
        Self {
            x: 0.0,
            y: 0.0,
            scale: 1.0,
        }
    }
}

impl Fit {
    /// Where the area lies, seen from the middle of the ring and in its units, and where a line to
    /// there begins; nothing as long as the ring stands around it.
    pub fn leader(self) -> Option<[(f64, f64); 2]> {
        let (x, y) = (-self.x / self.scale, -self.y / self.scale);
        let far = x.hypot(y);
        let rim = OUTER.min(far);
        (far > AROUND).then(|| [(x / far * rim, y / far * rim), (x, y)])
    }

    /// As an SVG transformation.
    pub fn transform(self) -> String {
        let Self { x, y, scale } = self;
        format!("translate({x:.1} {y:.1}) scale({scale:.3})")
    }
}

/// One axis of the screen: where the area lies and from where to where the map is seen, in pixels.
#[cfg(any(feature = "hydrate", test))]
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    pub at: f64,
    pub from: f64,
    pub to: f64,
}

/// Keeps the ring at its own size in pixels, and inside of what is seen of the map.
#[cfg(any(feature = "hydrate", test))]
pub fn fit(pixels_a_unit: f64, across: Axis, down: Axis) -> Fit {
    let fits = |axis: Axis, after: f64| (axis.to - axis.from) / (ROOM + after);
    let size = fits(across, ROOM).min(fits(down, BELOW)).clamp(0.5, 1.0);
    let shift = |axis: Axis, after: f64| {
        let (low, high) = (axis.from + ROOM * size, axis.to - after * size);
        let wanted = if low > high {
            f64::midpoint(low, high)
        } else {
            axis.at.clamp(low, high)
        };
        (wanted - axis.at) / pixels_a_unit
    };
    Fit {
        x: shift(across, ROOM),
        y: shift(down, BELOW),
        scale: size / pixels_a_unit,
    }
}

/// Measures where an area of the map lies on the screen; nothing where there is no map. To be
/// called before the page changes: measuring what has just changed lays all of it out at once.
#[cfg(feature = "hydrate")]
pub fn measure(area: Area) -> Option<Fit> {
    use leptos::{prelude::document, wasm_bindgen::JsCast};

    let sheet = document().query_selector(".map-sheet").ok()??;
    let map = sheet.get_bounding_client_rect();
    let unit = sheet
        .dyn_into::<web_sys::SvgGraphicsElement>()
        .ok()?
        .get_screen_ctm()?;
    let (scale, left, top) = [unit.a(), unit.e(), unit.f()].map(f64::from).into();
    if scale < f64::EPSILON {
        return None;
    }
    let (x, y) = anchor(area);
    let axis = |at, from, to| Axis { at, from, to };
    let across = axis(x * scale + left, map.left(), map.right());
    let down = axis(y * scale + top, map.top(), map.bottom());
    Some(fit(scale, across, down))
}

#[cfg(not(feature = "hydrate"))]
pub const fn measure(_: Area) -> Option<Fit> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn axis(at: f64) -> Axis {
        Axis {
            at,
            from: 0.0,
            to: 800.0,
        }
    }

    #[test]
    fn in_the_middle_it_only_keeps_its_size() {
        let it = fit(0.5, axis(400.0), axis(300.0));
        assert_eq!(
            it,
            Fit {
                x: 0.0,
                y: 0.0,
                scale: 2.0
            }
        );
    }

    #[test]
    fn near_the_rim_it_moves_inwards() {
        let it = fit(0.5, axis(52.0), axis(790.0));
        assert!((it.x - 200.0).abs() < 1e-9, "{it:?}");
        assert!((it.y + 438.0).abs() < 1e-9, "{it:?}");
    }

    #[test]
    fn a_ring_that_has_moved_away_points_at_its_area() {
        let moved = |x, y| Fit { x, y, scale: 2.0 }.leader();
        assert_eq!(moved(0.0, 0.0), None);
        assert_eq!(moved(-60.0, 0.0), None);
        assert_eq!(moved(-160.0, 0.0), Some([(80.0, 0.0), (80.0, 0.0)]));
        assert_eq!(moved(0.0, -400.0), Some([(0.0, OUTER), (0.0, 200.0)]));
    }

    #[test]
    fn on_a_small_map_it_shrinks() {
        let small = Axis {
            at: 50.0,
            from: 0.0,
            to: 152.0,
        };
        let it = fit(1.0, small, axis(400.0));
        assert!((it.scale - 0.5).abs() < 1e-9, "{it:?}");
        assert!((it.x - 26.0).abs() < 1e-9, "{it:?}");
    }
}
