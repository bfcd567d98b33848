//! Models, ranks and wounds of a unit.

use crate::data::Unit;
use serde::{Deserialize, Serialize};

/// The rest of a unit. Models are a number and not a list: they leave from the last rank, and those of an attachment
/// last, so the number tells which one is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    pub models: u8,
    /// On the model that goes next; less than what a model takes.
    pub wounds: u8,
}

impl Strength {
    pub const fn full(unit: &Unit) -> Self {
        Self {
            models: unit.models,
            wounds: 0,
        }
    }

    pub const fn is_destroyed(self) -> bool {
        self.models == 0
    }

    /// Ranks with a model in them; a solo is one rank as long as it stands.
    pub const fn ranks(self, unit: &Unit) -> u8 {
        self.models.div_ceil(unit.models_per_rank())
    }

    pub const fn ranks_lost(self, unit: &Unit) -> u8 {
        unit.ranks() - self.ranks(unit)
    }

    /// After so many wounds; those that nobody is left for are lost.
    #[must_use]
    pub fn suffer(self, unit: &Unit, wounds: u32) -> Self {
        Self::left(unit, self.health(unit).saturating_sub(wounds))
    }

    /// With so many wounds restored: first those of the damaged model, then models come back, the
    /// last one damaged if that is all there is.
    #[must_use]
    pub fn restore(self, unit: &Unit, wounds: u32) -> Self {
        let full = Self::full(unit).health(unit);
        Self::left(unit, self.health(unit).saturating_add(wounds).min(full))
    }

    /// Returns how many wounds would destroy it.
    pub fn health(self, unit: &Unit) -> u32 {
        u32::from(self.models) * u32::from(unit.wounds_per_model) - u32::from(self.wounds)
    }

    fn left(unit: &Unit, health: u32) -> Self {
        let each = u32::from(unit.wounds_per_model);
        let models = health.div_ceil(each);
        Self {
            models: models as u8,
            wounds: (models * each - health) as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Strength;
    use crate::data::{Data, Unit};

    fn unit(id: &str) -> &'static Unit {
        Data::of_this_build().unit(id).unwrap()
    }

    fn with(models: u8, wounds: u8) -> Strength {
        Strength { models, wounds }
    }

    #[test]
    fn bc001_to_bc003_a_rank_counts_until_its_last_model_is_gone() {
        let swords = unit("stark.sworn_swords");
        let hurt = Strength::full(swords).suffer(swords, 3);
        assert_eq!((hurt, hurt.ranks(swords)), (with(9, 0), 3));
        let more = hurt.suffer(swords, 1);
        assert_eq!((more, more.ranks(swords)), (with(8, 0), 2));
        assert_eq!(with(5, 0).ranks(swords), 2);
        assert_eq!(
            (with(4, 0).ranks(swords), with(4, 0).ranks_lost(swords)),
            (1, 2)
        );
    }

    #[test]
    fn bc004_to_bc007_cavalry() {
        let riders = unit("stark.outriders");
        assert_eq!(
            [4, 3, 2, 1].map(|models| with(models, 0).ranks(riders)),
            [2, 2, 1, 1]
        );
        let hurt = Strength::full(riders).suffer(riders, 4);
        assert_eq!((hurt, hurt.ranks(riders)), (with(3, 1), 2));
        assert_eq!(hurt.suffer(riders, 2), with(2, 0));
        let twice = Strength::full(riders).suffer(riders, 2).suffer(riders, 2);
        assert_eq!(twice, with(3, 1));
    }

    #[test]
    fn bc009_to_bc012_restoring() {
        let (swords, riders) = (unit("stark.sworn_swords"), unit("stark.outriders"));
        assert_eq!(with(9, 0).restore(swords, 3), with(12, 0));
        assert_eq!(with(10, 0).restore(swords, 3), with(12, 0));
        assert_eq!(with(3, 1).restore(riders, 2), with(4, 2));
        assert_eq!(with(2, 0).restore(riders, 2), with(3, 1));
        assert_eq!(with(1, 0).restore(riders, 5), with(3, 1));
    }

    #[test]
    fn bc013_and_bc014_the_end() {
        let swords = unit("stark.sworn_swords");
        assert!(with(5, 0).suffer(swords, 9).is_destroyed());
        let wolf = unit("stark.grey_wind");
        let hurt = Strength::full(wolf).suffer(wolf, 3);
        assert_eq!((hurt, hurt.ranks_lost(wolf)), (with(1, 3), 0));
        assert!(hurt.suffer(wolf, 1).is_destroyed());
    }

    #[test]
    fn wounds_and_healing_undo_each_other() {
        for unit in &Data::of_this_build().units {
            let full = Strength::full(unit);
            for wounds in 0..full.health(unit) {
                let hurt = full.suffer(unit, wounds);
                assert_eq!(hurt.health(unit), full.health(unit) - wounds);
                assert!(hurt.wounds < unit.wounds_per_model, "{}", unit.name);
                assert_eq!(hurt.restore(unit, wounds), full);
            }
        }
    }
}
