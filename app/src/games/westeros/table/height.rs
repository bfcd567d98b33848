//! The height to which the drawer of a small screen is pulled out.

/// The height to which the drawer is pulled out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Height {
    /// One sentence; the map has the screen.
    Low,
    /// As high as what is to be done, and at least half of the map.
    #[default]
    Half,
    /// All of what is to be done and what has happened.
    Full,
    /// The question, and below it a panel.
    Panel,
}

impl Height {
    pub const fn class(self) -> &'static str {
        match self {
            Self::Low => "war-table drawer-low",
            Self::Half => "war-table drawer-half",
            Self::Full => "war-table drawer-full",
            Self::Panel => "war-table drawer-full drawer-panel",
        }
    }

    pub const fn higher(self) -> Self {
        match self {
            Self::Low => Self::Half,
            Self::Half | Self::Full => Self::Full,
            Self::Panel => Self::Panel,
        }
    }

    pub const fn lower(self) -> Self {
        match self {
            Self::Full | Self::Panel => Self::Half,
            Self::Half | Self::Low => Self::Low,
        }
    }

    /// After the grip was moved by so many pixels, downwards; a tap goes on round and round.
    pub fn dragged(self, down: i32) -> Self {
        match self {
            _ if down <= -REACH => self.higher(),
            _ if down >= REACH => self.lower(),
            Self::Full | Self::Panel => Self::Half,
            Self::Half | Self::Low => self.higher(),
        }
    }
}

/// The distance that a finger moves before it drags, in pixels.
const REACH: i32 = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_goes_one_step_its_way_and_a_tap_round() {
        assert_eq!(Height::Half.dragged(-80), Height::Full);
        assert_eq!(Height::Half.dragged(80), Height::Low);
        assert_eq!(Height::Low.dragged(80), Height::Low);
        assert_eq!(Height::Low.dragged(2), Height::Half);
        assert_eq!(Height::Half.dragged(0), Height::Full);
        assert_eq!(Height::Full.dragged(0), Height::Half);
        assert_eq!(Height::Panel.dragged(0), Height::Half, "a way back");
        assert_eq!(Height::Panel.dragged(80), Height::Half);
    }
}
