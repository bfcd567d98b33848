//! The part of the table that a scene covers, as a class of the table: rules with `:has()` would search all of it for the
//! scene at each change, and restyle what lies below.

/// The way a scene lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// A battle of the viewer, over all of the map.
    Fight,
    /// Cards, wildlings or bids, over all of the map.
    Full,
    /// In a corner of the map.
    Glimpse,
    /// The end, over all of the page.
    Ending,
}

impl Cover {
    /// Returns the classes of the table below it. Of the map `behind` leaves its lands and seas alone.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Fight => " over-fight behind",
            Self::Full => " over-full behind",
            Self::Glimpse => " over-glimpse",
            Self::Ending => " over-ending behind",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_in_a_corner_leaves_the_map_in_sight() {
        assert!(!Cover::Glimpse.class().contains("behind"));
        for it in [Cover::Fight, Cover::Full, Cover::Ending] {
            assert!(it.class().contains(" behind"), "{it:?}");
        }
    }
}
