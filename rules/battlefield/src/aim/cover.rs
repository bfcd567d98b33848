//! The places that arrows could reach from a place, and the things that hide a target from them.

use crate::{
    chapter::attack::{LONG, SHORT, Shooter, hiding},
    data::Reach,
    field::Thing,
    geometry::{Mil, Pose, Tray},
    illegal::Illegal,
    modifiers,
    position::{Position, UnitId},
};

/// A piece of terrain that hides some of a target from arrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    pub piece: Thing,
    /// The share of the target in ten thousandths, rounded.
    pub hidden: u16,
    /// It hides more than half: that alone is what counts.
    pub counts: bool,
}

/// The terrain that hides some of `target` from a shooter at `pose`, the most first.
pub fn covers(position: &Position, id: UnitId, pose: Pose, target: Thing) -> Vec<Cover> {
    let from = Tray::new(position.unit(id).profile.base, pose);
    let Some(to) = position.tray(target) else {
        return Vec::new();
    };
    let cover = |(piece, concealed): (Thing, crate::geometry::Concealed)| Cover {
        piece,
        hidden: concealed.ten_thousandths(),
        counts: concealed.is_majority(),
    };
    let all = hiding(position, &from, &to).map(cover);
    let mut all: Vec<Cover> = all.filter(|it| it.hidden > 0).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.hidden));
    all
}

/// Tells whether a unit at `pose` could shoot at `target` with the bow that carries farthest; nothing where it has
/// none.
pub fn arrows(
    position: &Position,
    id: UnitId,
    pose: Pose,
    target: Thing,
) -> Option<Result<(), Illegal>> {
    let profile = position.unit(id).profile.entry();
    let range = |reach| match reach {
        Reach::Short => Some(SHORT),
        Reach::Long => Some(LONG),
        Reach::Melee => None,
    };
    let bows = (0..).zip(&profile.attacks);
    let bows = bows.filter_map(|(weapon, it)| Some((range(it.reach)?, weapon)));
    let (range, weapon): (Mil, u8) = bows.max()?;
    let shooter = Shooter {
        thing: id.thing(),
        tray: Tray::new(profile.base, pose),
        past_units: modifiers::sees_past_units(position, id, target, weapon),
    };
    Some(shooter.check(position, target, range).map(|_| ()))
}
