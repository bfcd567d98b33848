//! The part of the table that is in sight, as a value: all the maths of zoom and pan.

use super::chart::{Chart, Spot};
use battlefield::geometry::Mil;

/// The corner of what is in sight, in the picture, and how much larger than the whole it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    pub left: f64,
    pub top: f64,
    pub zoom: f64,
}

/// A place in the picture, or a way in it.
pub type Place = (f64, f64);

const CLOSEST: f64 = 8.0;
/// One step of the buttons and of the keys + and -.
pub const STEP: f64 = 1.5;

fn whole(chart: Chart) -> [f64; 4] {
    chart.whole().map(f64::from)
}

impl Eye {
    pub fn whole(chart: Chart) -> Self {
        let [left, top, ..] = whole(chart);
        Self {
            left,
            top,
            zoom: 1.0,
        }
    }

    pub fn is_whole(self) -> bool {
        self.zoom <= 1.0
    }

    /// Width and height of what is in sight.
    fn size(self, chart: Chart) -> Place {
        let [_, _, width, height] = whole(chart);
        (width / self.zoom, height / self.zoom)
    }

    pub fn view_box(self, chart: Chart) -> String {
        let (width, height) = self.size(chart);
        let all = [self.left, self.top, width, height];
        all.map(|it| (it.round() as Mil).to_string()).join(" ")
    }

    /// The part that is in sight: left, top, right, bottom.
    pub fn frame(self, chart: Chart) -> [f64; 4] {
        let (width, height) = self.size(chart);
        let Self { left, top, .. } = self;
        [left, top, left + width, top + height]
    }

    /// Nearer or farther by a factor; the place `pin` stays where it is.
    pub fn zoomed(self, chart: Chart, pin: Place, factor: f64) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, CLOSEST);
        let nearer = self.zoom / zoom;
        Self {
            left: pin.0 - (pin.0 - self.left) * nearer,
            top: pin.1 - (pin.1 - self.top) * nearer,
            zoom,
        }
        .kept(chart)
    }

    /// Nearer or farther about its middle.
    pub fn stepped(self, chart: Chart, factor: f64) -> Self {
        let (width, height) = self.size(chart);
        let middle = (self.left + width / 2.0, self.top + height / 2.0);
        self.zoomed(chart, middle, factor)
    }

    /// The table dragged along.
    pub fn panned(self, chart: Chart, (across, down): Place) -> Self {
        Self {
            left: self.left - across,
            top: self.top - down,
            ..self
        }
        .kept(chart)
    }

    /// Two fingers have moved, from `before` to `after` as the picture lay: what was between them
    /// stays between them.
    pub fn pinched(self, chart: Chart, before: [Place; 2], after: [Place; 2]) -> Self {
        let span = |[a, b]: [Place; 2]| (a.0 - b.0).hypot(a.1 - b.1).max(1.0);
        let middle = |[a, b]: [Place; 2]| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
        let (from, to) = (middle(before), middle(after));
        let moved = self.panned(chart, (to.0 - from.0, to.1 - from.1));
        let pin = (to.0 + moved.left - self.left, to.1 + moved.top - self.top);
        moved.zoomed(chart, pin, span(after) / span(before))
    }

    /// With a place in sight, in the middle if it was not.
    pub fn showing(self, chart: Chart, (x, y): Spot) -> Self {
        let (width, height) = self.size(chart);
        let (x, y) = (f64::from(x), f64::from(y));
        let inside = |at: f64, from: f64, size: f64| (from..=from + size).contains(&at);
        if inside(x, self.left, width) && inside(y, self.top, height) {
            return self;
        }
        Self {
            left: x - width / 2.0,
            top: y - height / 2.0,
            ..self
        }
        .kept(chart)
    }

    /// Never past an edge.
    fn kept(self, chart: Chart) -> Self {
        let [left, top, width, height] = whole(chart);
        let (own_width, own_height) = self.size(chart);
        Self {
            left: self.left.clamp(left, left + width - own_width),
            top: self.top.clamp(top, top + height - own_height),
            zoom: self.zoom,
        }
    }

    /// A scale bar for what is in sight.
    pub fn scale(self, chart: Chart) -> ScaleBar {
        let (width, height) = self.size(chart);
        let inches = match self.zoom {
            ..1.8 => 12,
            ..3.6 => 6,
            ..5.5 => 3,
            _ => 1,
        };
        let [width, height] = [width, height].map(|it| it.round() as Mil);
        ScaleBar {
            inches,
            width,
            height,
        }
    }
}

/// A scale bar of so many inches, in a picture of its own that is as large as what is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScaleBar {
    pub inches: Mil,
    pub width: Mil,
    pub height: Mil,
}

impl ScaleBar {
    pub fn view_box(&self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHART: Chart = Chart {
        width: 48_000,
        depth: 48_000,
        turned: false,
    };

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.001
    }

    #[test]
    fn the_whole_table_is_in_sight_at_the_start() {
        let eye = Eye::whole(CHART);
        assert_eq!(eye.view_box(CHART), "-1400 -1400 50800 50800");
        assert!(eye.is_whole());
        assert_eq!(eye.zoomed(CHART, (0.0, 0.0), 0.5), eye);
        assert_eq!(eye.panned(CHART, (900.0, 900.0)), eye);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        let pin = (30_000.0, 12_000.0);
        let share = |eye: Eye| (pin.0 - eye.left) * eye.zoom;
        let eye = Eye::whole(CHART);
        assert!(near(share(eye.zoomed(CHART, pin, 3.0)), share(eye)));
    }

    #[test]
    fn fingers_keep_what_is_between_them() {
        let eye = Eye::whole(CHART).stepped(CHART, 4.0);
        let fingers = [(20_000.0, 20_000.0), (24_000.0, 20_000.0)];
        let moved = fingers.map(|(x, y)| (x + 500.0, y - 300.0));
        let after = eye.pinched(CHART, fingers, moved);
        assert!(near(after.left, eye.left - 500.0) && near(after.top, eye.top + 300.0));
        let spread = [(18_000.0, 20_000.0), (26_000.0, 20_000.0)];
        let after = eye.pinched(CHART, fingers, spread);
        assert!(near(after.zoom, 8.0) && near((22_000.0 - after.left) * 2.0, 22_000.0 - eye.left));
    }

    #[test]
    fn the_scale_bar_is_shorter_from_near() {
        let far = Eye::whole(CHART);
        let near = far.stepped(CHART, 8.0).scale(CHART);
        assert_eq!(far.scale(CHART).view_box(), "0 0 50800 50800");
        assert_eq!((far.scale(CHART).inches, near.inches), (12, 1));
        assert_eq!(near.view_box(), "0 0 6350 6350");
    }
}
