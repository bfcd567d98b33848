//! The part of the table that is in sight, as a value: all the maths of zoom and pan.

use super::{
    chart::{Chart, Spot},
    names,
    room::Room,
};
use battlefield::geometry::Mil;

/// The corner of what is in sight, in the picture, and how much larger than the whole it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    pub left: f64,
    pub top: f64,
    pub zoom: f64,
    /// That of a small screen, where as little as possible is seen of what lies beyond the table; elsewhere nothing.
    pub room: Room,
}

/// A place in the picture, or a way in it.
pub type Place = (f64, f64);

const CLOSEST: f64 = 8.0;
/// A table of which this part is in sight need not be shown in small.
const ALL: f64 = 0.8;
/// One step of the buttons and of the keys + and -.
pub const STEP: f64 = 1.5;
/// The height of letters that are read on a small screen, in pixels, and the steps in which they grow there.
const LETTERS: f64 = 12.0;
const GROWTH: f64 = 100.0;

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
            room: Room::default(),
        }
    }

    /// The whole table in the same room.
    pub fn entire(self, chart: Chart) -> Self {
        Self::whole(chart).in_room(chart, self.room)
    }

    /// The same zoom in a room of another size.
    pub fn in_room(self, chart: Chart, room: Room) -> Self {
        Self { room, ..self }.kept(chart)
    }

    /// In a room of another size as large as before, and from the same corner on.
    pub fn resized(self, chart: Chart, room: Room) -> Self {
        let now = self.in_room(chart, room);
        match (self.pixels(chart), now.pixels(chart)) {
            (Some(before), Some(after)) if !self.is_whole() => {
                let [left, top, ..] = self.seen(chart);
                now.placed(chart, (left, top), self.zoom * before / after)
            }
            _ => now,
        }
    }

    /// Zoomed so far, with this place in the corner of all that the room shows.
    pub fn placed(self, chart: Chart, (left, top): Place, zoom: f64) -> Self {
        let zoom = zoom.clamp(1.0, CLOSEST);
        let zoomed = Self { zoom, ..self };
        let (across, down) = zoomed.spare(chart);
        Self {
            left: left + across,
            top: top + down,
            ..zoomed
        }
        .kept(chart)
    }

    pub fn is_whole(self) -> bool {
        self.zoom <= 1.0
    }

    /// Returns true where nearly all of the table is in sight.
    pub fn shows_all(self, chart: Chart) -> bool {
        let ([left, top, width, height], seen) = (whole(chart), self.seen(chart));
        let part = |from: f64, to: f64, least: f64, length: f64| {
            (to.min(least + length) - from.max(least)).max(0.0) / length
        };
        let (across, down) = (
            part(seen[0], seen[2], left, width),
            part(seen[1], seen[3], top, height),
        );
        across * down >= ALL
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

    /// All that the room shows, also beside the picture: left, top, right, bottom.
    pub fn seen(self, chart: Chart) -> [f64; 4] {
        let ([left, top, right, bottom], (across, down)) = (self.frame(chart), self.spare(chart));
        [left - across, top - down, right + across, bottom + down]
    }

    /// Pixels of a thousandth of an inch; nothing where the room is not known.
    pub fn pixels(self, chart: Chart) -> Option<f64> {
        let [_, _, width, height] = whole(chart);
        let fit = (self.room.width / width).min(self.room.height / height);
        self.room.is_known().then_some(fit * self.zoom)
    }

    /// Returns how much of the table the room shows at each side of the picture, and above and below it.
    fn spare(self, chart: Chart) -> Place {
        let (width, height) = self.size(chart);
        self.pixels(chart).map_or((0.0, 0.0), |scale| {
            let beyond = |room: f64, own: f64| ((room / scale - own) / 2.0).max(0.0);
            (
                beyond(self.room.width, width),
                beyond(self.room.height, height),
            )
        })
    }

    /// The height of letters on the field, which are about as high on the screen from near as from afar.
    pub fn letters(self, chart: Chart) -> Mil {
        let scale = self.pixels(chart).filter(|_| self.room.small);
        let height = scale.map_or_else(
            || f64::from(names::LETTERS) / self.zoom,
            |it| (LETTERS / it / GROWTH).ceil() * GROWTH,
        );
        height.round() as Mil
    }

    /// Returns what CSS makes of the picture as it is seen from here, so that it looks as from `before`: about the
    /// corner of its element.
    pub fn gliding(self, chart: Chart, before: Self) -> Option<String> {
        let (from, to) = (before.pixels(chart)?, self.pixels(chart)?);
        let ([x, y, ..], [left, top, ..]) = (before.seen(chart), self.seen(chart));
        let (across, down, stretch) = ((left - x) * from, (top - y) * from, from / to);
        Some(format!(
            "translate({across:.2}px, {down:.2}px) scale({stretch:.5})"
        ))
    }

    /// Nearer or farther by a factor; the place `pin` stays where it is.
    pub fn zoomed(self, chart: Chart, pin: Place, factor: f64) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, CLOSEST);
        let nearer = self.zoom / zoom;
        Self {
            left: pin.0 - (pin.0 - self.left) * nearer,
            top: pin.1 - (pin.1 - self.top) * nearer,
            zoom,
            ..self
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
        self.centered(chart, (x, y))
    }

    /// With a place in the middle, as far as the table reaches.
    pub fn centered(self, chart: Chart, (x, y): Place) -> Self {
        let (width, height) = self.size(chart);
        Self {
            left: x - width / 2.0,
            top: y - height / 2.0,
            ..self
        }
        .kept(chart)
    }

    /// Never past an edge, but so far that nothing has to lie below the buttons.
    fn kept(self, chart: Chart) -> Self {
        let [left, top, width, height] = whole(chart);
        let (size, spare) = (self.size(chart), self.spare(chart));
        let covered = |pixels: f64| self.pixels(chart).map_or(0.0, |scale| pixels / scale);
        let (above, beside) = (covered(self.room.top), covered(self.room.right));
        Self {
            left: kept(self.left, (size.0, spare.0), (left, left + width + beside)),
            top: kept(self.top, (size.1, spare.1), (top - above, top + height)),
            ..self
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

/// Between two edges as far as that is possible: something that is as large as `size`, with `spare` at both sides of it.
fn kept(at: f64, (size, spare): Place, (from, to): Place) -> f64 {
    let (least, most) = (from + spare, to - size - spare);
    if most < least {
        f64::midpoint(least, most)
    } else {
        at.clamp(least, most)
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
        assert_eq!(eye.view_box(CHART), "-320 -320 48640 48640");
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
        assert_eq!(far.scale(CHART).view_box(), "0 0 48640 48640");
        assert_eq!((far.scale(CHART).inches, near.inches), (12, 1));
        assert_eq!(near.view_box(), "0 0 6080 6080");
    }

    const PHONE: Room = Room {
        width: 390.0,
        height: 290.0,
        top: 0.0,
        right: 48.0,
        small: true,
    };

    #[test]
    fn a_table_that_is_in_sight_is_not_shown_in_small() {
        let far = Eye::whole(CHART).in_room(CHART, PHONE);
        assert!(far.shows_all(CHART) && far.stepped(CHART, 1.05).shows_all(CHART));
        assert!(!far.stepped(CHART, 2.0).shows_all(CHART));
        let corner = far.stepped(CHART, 1.5).panned(CHART, (90_000.0, 90_000.0));
        assert!(!corner.shows_all(CHART));
    }

    #[test]
    fn on_a_small_screen_names_grow_against_the_zoom() {
        let far = Eye::whole(CHART).in_room(CHART, PHONE);
        let near = far.stepped(CHART, 2.5);
        for eye in [far, near] {
            let size = f64::from(eye.letters(CHART));
            assert!(size * eye.pixels(CHART).unwrap() >= LETTERS);
        }
        assert!(near.letters(CHART) < far.letters(CHART));
        assert_eq!(Eye::whole(CHART).letters(CHART), names::LETTERS);
    }

    #[test]
    fn on_a_large_screen_names_are_as_high_from_near() {
        let near = Eye::whole(CHART).stepped(CHART, 2.0);
        assert_eq!(near.letters(CHART), names::LETTERS / 2);
    }

    #[test]
    fn a_small_screen_shows_nothing_beyond_the_table_from_near() {
        let near = Eye::whole(CHART).in_room(CHART, PHONE).stepped(CHART, 3.0);
        let [left, _, _, bottom] = near.panned(CHART, (90_000.0, -90_000.0)).seen(CHART);
        assert!(left >= -320.1 && bottom <= 48_320.1, "{left} {bottom}");
    }

    #[test]
    fn when_only_the_height_changes_nothing_moves() {
        let near = Eye::whole(CHART).in_room(CHART, PHONE).stepped(CHART, 3.0);
        let higher = Room {
            height: 346.0,
            ..PHONE
        };
        let after = near.resized(CHART, higher);
        let ([left, top, ..], [x, y, ..]) = (near.seen(CHART), after.seen(CHART));
        assert!((left - x).abs() < 0.5 && (top - y).abs() < 0.5);
        let (before, now) = (near.pixels(CHART).unwrap(), after.pixels(CHART).unwrap());
        assert!((before - now).abs() < 1e-9);
        let whole = near.entire(CHART).resized(CHART, higher);
        assert!(whole.is_whole() && whole.room == higher);
    }

    #[test]
    fn what_glides_begins_where_it_was_seen() {
        let far = Eye::whole(CHART).in_room(CHART, PHONE).stepped(CHART, 1.5);
        let near = far.zoomed(CHART, (30_000.0, 30_000.0), 2.0);
        let css = near.gliding(CHART, far).unwrap();
        let numbers: Vec<f64> = css
            .split(|it: char| !(it.is_ascii_digit() || ".-".contains(it)))
            .filter_map(|it| it.parse().ok())
            .collect();
        let [across, down, stretch] = numbers[..] else {
            panic!("{css}");
        };
        let on_screen = |eye: Eye| {
            let ([left, top, ..], scale) = (eye.seen(CHART), eye.pixels(CHART).unwrap());
            ((20_000.0 - left) * scale, (25_000.0 - top) * scale)
        };
        let ((x, y), before) = (on_screen(near), on_screen(far));
        let begins = (x * stretch + across, y * stretch + down);
        assert!(
            (begins.0 - before.0).hypot(begins.1 - before.1) < 0.1,
            "{begins:?} {before:?}"
        );
    }
}
