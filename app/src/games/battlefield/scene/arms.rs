//! The arms that a unit's figures bear, read from its attacks.

use battlefield::data::{Attack, Reach, Unit};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    Sword,
    Axe,
    Spear,
    Bow,
}

impl Arms {
    /// Returns the arms that tell most about a unit: those that reach farthest.
    pub fn of(profile: &Unit) -> Self {
        let shoots = |it: &Attack| it.reach != Reach::Melee;
        if profile.attacks.iter().any(shoots) {
            return Self::Bow;
        }
        let named = |words: &[&str]| {
            let mut names = profile.attacks.iter().map(|it| it.name.to_lowercase());
            names.any(|name| words.iter().any(|word| name.contains(word)))
        };
        if named(&["axe", "flail", "cleav"]) {
            Self::Axe
        } else if named(&["halberd", "lance", "spear", "pike"]) {
            Self::Spear
        } else {
            Self::Sword
        }
    }
}

impl Arms {
    /// The path of its sign in a list of units, on a grid of 24.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Sword => "M4 4l12 12M20 4L8 16M4 18l3 2M6 14l4 4M20 18l-3 2M18 14l-4 4",
            Self::Axe => "M6 20L14 9M11 7q4-4 9 1q-1 5-6 5z",
            Self::Spear => "M4 20L16 8M14 4l6 0v6l-7 3l-2-2z",
            Self::Bow => "M7 4q12 3 10 16M7 4L17 20M5 19L15 9M15 9h-4M15 9v4",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::reference::UnitRef;

    #[test]
    fn figures_bear_what_their_unit_attacks_with() {
        let arms = |id| Arms::of(UnitRef::named(id).unwrap().entry());
        assert_eq!(arms("stark.bowmen"), Arms::Bow);
        assert_eq!(arms("stark.umber_berserkers"), Arms::Axe);
        assert_eq!(arms("lannister.halberdiers"), Arms::Spear);
        assert_eq!(arms("lannister.knights"), Arms::Spear);
        assert_eq!(arms("stark.sworn_swords"), Arms::Sword);
    }
}
