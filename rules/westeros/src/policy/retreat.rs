//! Retreats: own units go where they are safe and useful; Robb Stark sends others astray.

use super::{
    Seen,
    pull::pull,
    temper::Best,
    threat::{defence, risk, threat},
    worth::Worth,
};
use crate::{Action, AreaSet, Side, board::BUILDINGS};
use tabletop::Dice;

pub(super) fn retreat(
    seen: &Seen,
    side: Side,
    areas: AreaSet,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let own = seen.combat.is_some_and(|it| it.houses[side] == seen.me);
    let worth = Worth::new(seen);
    let pull = pull(seen, &worth);
    let mut best = Best::above(i32::MIN);
    for area in areas {
        let score = if own {
            // The retreating lie routed until the round ends: they hold nothing by themselves.
            let danger = risk(threat(seen, area), defence(seen, area));
            let held = worth.gain[area] + worth.stake(seen, area) / 2;
            (held + 40) * (1000 - danger) / 1000 + pull[area] / 2
        } else {
            let near = area.borders().intersection(worth.mine);
            let building = if BUILDINGS.contains(area) { 40 } else { 0 };
            -worth.of(area) / 4 - building - 10 * near.len() as i32
        };
        best.offer(score + seen.temper.noise(dice) / 4, area);
    }
    let to = best
        .choice
        .expect("a question about a retreat names where to");
    Action::Retreat(to)
}
