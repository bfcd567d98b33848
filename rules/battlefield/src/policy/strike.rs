//! The harm that one unit could do to another, roughly: for places and plans. The odds tell the
//! true worth of an attack that is about to be made.

use super::seen::Seen;
use crate::{
    data::{Attack, Reach},
    field::Thing,
    position::UnitId,
};

/// From how far an attack is made, in thousandths of an inch; nothing for one in melee.
const fn range(reach: Reach) -> i32 {
    match reach {
        Reach::Melee => 0,
        Reach::Short => 6_000,
        Reach::Long => 12_000,
    }
}

impl Seen<'_> {
    /// Points that the best attack of its kind would take from `target`, from the front.
    pub fn strike(&self, id: UnitId, target: Thing, melee: bool) -> i32 {
        let unit = self.unit(id);
        let attacks = &unit.profile.entry().attacks;
        let attacks = attacks
            .iter()
            .filter(|it| (it.reach == Reach::Melee) == melee);
        let lost = attacks.map(|it| self.lost(id, it, target)).max();
        let lost = lost.unwrap_or(0);
        let health = 1_000 * self.health(target).max(1);
        // The nearer the end, the likelier it is.
        let falls = self.fall(target) * (lost - health / 3).clamp(0, health) / health;
        self.wounds(target, lost.min(health)) + falls
    }

    /// Thousandths of a wound.
    fn lost(&self, id: UnitId, attack: &Attack, target: Thing) -> i32 {
        let lost = usize::from(self.unit(id).ranks_lost());
        let dice = attack.dice.get(lost).or(attack.dice.last());
        let dice = i32::from(dice.copied().unwrap_or(0));
        let hitting = i32::from(7 - attack.to_hit);
        // A charge rolls again what missed.
        let hitting = if attack.reach == Reach::Melee {
            hitting + (6 - hitting) * hitting / 12
        } else {
            hitting
        };
        let failing = match target.unit() {
            Some(it) => i32::from(self.unit(it).profile.defense.saturating_sub(1)),
            None => 6,
        };
        dice * hitting * failing * 1_000 / 36
    }

    /// From how far it shoots.
    pub fn range(&self, id: UnitId) -> i32 {
        let attacks = &self.unit(id).profile.entry().attacks;
        attacks.iter().map(|it| range(it.reach)).max().unwrap_or(0)
    }
}
