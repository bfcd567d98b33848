//! The room that the picture of the table has on a screen.

use super::eye::Place;

/// Its size in CSS pixels, and how much of it the buttons take: a strip at the top, or one at the right. Nothing
/// where it has not been measured.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Room {
    pub width: f64,
    pub height: f64,
    pub top: f64,
    pub right: f64,
    /// A phone, or a low window: the whole table is too small to be read there.
    pub small: bool,
}

impl Room {
    #[cfg(any(feature = "hydrate", test))]
    /// A room with buttons of this size in its corner at the right, at the top.
    pub fn new((width, height): Place, (wide, high): Place, small: bool) -> Self {
        let column = high > wide;
        Self {
            width,
            height,
            top: if column { 0.0 } else { high },
            right: if column { wide } else { 0.0 },
            small,
        }
    }

    pub fn is_known(self) -> bool {
        self.width > 1.0 && self.height > 1.0
    }

    /// The width and height of what no button lies over.
    pub fn free(self) -> Place {
        (self.width - self.right, self.height - self.top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_take_a_strip_of_the_shorter_kind() {
        let column = Room::new((390.0, 290.0), (48.0, 224.0), true);
        assert_eq!(column.free(), (342.0, 290.0));
        let row = Room::new((320.0, 180.0), (224.0, 48.0), true);
        assert_eq!(row.free(), (320.0, 132.0));
        assert!(row.is_known() && !Room::default().is_known());
    }
}
