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
