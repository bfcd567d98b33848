//! Friends that others have to keep the enemy from: those who shoot, and those who are hurt.

use super::faces;
use crate::{
    conditions::facing_to,
    geometry::{Mil, Point, Pose},
    policy::seen::Seen,
    position::UnitId,
};

/// The distance from the line between two places at which a tray still keeps off a charge.
const WIDE: Mil = 3_500;

/// A friend, and the enemy that it is most afraid of.
pub(in crate::policy) struct Ward {
    at: Point,
    enemy: Point,
    danger: i32,
}

pub(super) fn of(seen: &Seen, id: UnitId) -> Vec<Ward> {
    let friends = seen.standing_of(true).filter(|it| *it != id);
    friends.filter_map(|it| one(seen, it)).collect()
}

/// Nobody guards those who fight well themselves.
fn one(seen: &Seen, friend: UnitId) -> Option<Ward> {
    let unit = seen.unit(friend);
    let weak = seen.range(friend) > 0 || unit.ranks_lost() > 0;
    if !weak || seen.is_engaged(friend.thing()) {
        return None;
    }
    let at = unit.pose()?.at;
    let dangers = seen.standing_of(false).filter_map(|enemy| {
        let its = seen.unit(enemy).pose()?.at;
        let chance = faces(seen.speed(enemy), its, at);
        let danger = seen.strike(enemy, friend.thing(), true) * chance / 6;
        (danger > 0).then_some((danger, its))
    });
    let (danger, enemy) = dangers.max()?;
    Some(Ward { at, enemy, danger })
}

impl Ward {
    /// A place between the two.
    pub fn before(&self) -> Option<Point> {
        let gap = self.at.distance(self.enemy);
        let ahead = facing_to(self.at, self.enemy);
        (gap > 12_000).then(|| self.at.ahead(ahead, 5_500))
    }

    /// Returns how much of the danger a unit there takes upon itself.
    pub fn screened(&self, pose: Pose) -> i32 {
        let (along, way) = (self.at.to(self.enemy), self.at.to(pose.at));
        let length = i64::from(self.at.distance(self.enemy)).max(1);
        let ahead = (along.0 * way.0 + along.1 * way.1) / length;
        let aside = (along.0 * way.1 - along.1 * way.0).abs() / length;
        if (2_000..length).contains(&ahead) && aside < i64::from(WIDE) {
            self.danger / 3
        } else {
            0
        }
    }
}
