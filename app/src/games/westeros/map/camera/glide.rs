//! The map while it moves: a picture of where it stood, pushed and stretched by the browser.

use super::{Camera, Frame};

impl Camera {
    /// Returns what CSS makes of the map as it is drawn from here, about the middle of its element, so that it shows
    /// what it would show from `to`.
    pub fn gliding(self, to: Self, frame: Frame) -> String {
        let scale = to.scale(frame);
        let [across, down] = [(self.x - to.x) * scale, (self.y - to.y) * scale];
        let stretch = to.zoom / self.zoom;
        format!("translate({across:.2}px, {down:.2}px) scale({stretch:.5})")
    }

    /// Returns how large pieces are drawn that follow the pointer.
    pub fn pieces(self, frame: Frame) -> f64 {
        self.scale(frame)
    }
}

impl Frame {
    /// A point of the screen, from the corner of what is in sight.
    pub fn within(self, (x, y): super::Place) -> super::Place {
        let hidden = (self.height - self.seen) / 2.0;
        (x - self.left, y - self.top - hidden)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::tests::{DESKTOP, PHONE},
        *,
    };

    /// Returns where a point of the screen comes to lie.
    fn moved(css: &str, frame: Frame, (x, y): (f64, f64)) -> (f64, f64) {
        let numbers: Vec<f64> = css
            .split(|it: char| !(it.is_ascii_digit() || ".-".contains(it)))
            .filter_map(|it| it.parse().ok())
            .collect();
        let [across, down, stretch] = numbers[..] else {
            panic!("{css}");
        };
        let middle = (
            frame.left + frame.width / 2.0,
            frame.top + frame.height / 2.0,
        );
        (
            middle.0 + (x - middle.0) * stretch + across,
            middle.1 + (y - middle.1) * stretch + down,
        )
    }

    #[test]
    fn what_glides_shows_each_point_where_it_will_be_drawn() {
        for frame in [DESKTOP, PHONE] {
            let from = Camera::WHOLE.stepped(frame, 3.0);
            let to = from
                .panned(frame, 40.0, -25.0)
                .zoomed(frame, (300.0, 200.0), 1.4);
            for at in [(120.0, 80.0), (350.0, 300.0)] {
                let place = from.under(frame, at);
                let now = moved(&from.gliding(to, frame), frame, at);
                let after = to.under(frame, now);
                let far = (place.0 - after.0).hypot(place.1 - after.1);
                assert!(far < 0.1, "{place:?} is not {after:?}");
            }
        }
    }

    #[test]
    fn what_is_carried_lies_under_the_pointer_beside_a_drawer() {
        assert_eq!(DESKTOP.within((130.0, 90.0)), (30.0, 40.0));
        assert_eq!(PHONE.within((10.0, 232.0)), (10.0, 0.0));
    }
}
