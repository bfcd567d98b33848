//! Charges that somebody could declare.

use super::chance::any;
use crate::{
    allowed::{self, Terms},
    chapter::acting::{check, fits},
    conditions::{facing_to, facings},
    effect::ActionKind,
    field::Thing,
    geometry::Point,
    position::{Position, UnitId},
    question::{Action, Move},
    task::FreeAction,
};
use tabletop::Dice;

pub fn forced_charge(
    position: &Position,
    id: UnitId,
    kind: ActionKind,
    terms: &FreeAction,
) -> Action {
    let who = id.thing();
    let enemies = allowed::charge::enemies(position, who);
    let all = enemies
        .into_iter()
        .flat_map(|target| charges(position, id, target));
    let legal =
        |it: &Move| fits(kind, terms, it) && check(position, who, it, Terms::Free(terms)).is_ok();
    let mut all = all.filter(legal);
    all.next().map_or(Action::Pass, Action::Do)
}

/// Charges of one enemy by some pivots, as it stands first.
pub fn charges(
    position: &Position,
    id: UnitId,
    target: Thing,
) -> impl Iterator<Item = Move> + use<> {
    let both = position.unit(id).pose().zip(position.tray(target));
    let turns = both
        .into_iter()
        .flat_map(|(own, tray)| facings(own.at, &tray));
    let pivots = std::iter::once(None).chain(turns.map(Some));
    pivots.map(move |pivot| Move::Charge {
        target,
        pivot,
        arc: None,
    })
}

pub fn charge(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Option<Move> {
    let target = any(&allowed::charge::enemies(position, id.thing()), dice)?;
    let (own, other) = (position.unit(id).pose()?, position.tray(target)?);
    let corner = other.corners[dice.below(4) as usize];
    let at = other.pose.at;
    let to = Point::new((3 * at.x + corner.x) / 4, (3 * at.y + corner.y) / 4);
    Some(Move::Charge {
        target,
        pivot: Some(facing_to(own.at, to)),
        arc: None,
    })
}
