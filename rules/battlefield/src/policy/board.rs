//! The tactics board: what an NCU claims, and whom it influences.

use super::{script, seen::Seen, temper::Best};
use crate::{
    chapter::board::{env, zone_env},
    data::{self, AbilityKind},
    effect::{Condition, Zone},
    position::{Bearer, NcuId, Roles, Source, UnitId},
    question::Action,
    reference::CardRef,
};
use tabletop::Dice;

/// Returns what an NCU could bring now, at the best of the zones that are left.
pub(super) fn gain(seen: &Seen, ncu: NcuId) -> i32 {
    let free = Zone::ALL.iter().filter(|it| seen.on_zone(**it).is_none());
    free.map(|it| zone(seen, ncu, *it)).max().unwrap_or(0)
}

pub(super) fn claim(
    seen: &Seen,
    ncu: NcuId,
    zones: &[Zone],
    dice: &mut dyn Dice,
) -> Option<Action> {
    let mut best = Best::above(i32::MIN);
    for claimed in zones {
        let worth = zone(seen, ncu, *claimed);
        best.offer(worth + seen.temper.noise(dice) / 2, *claimed);
    }
    Some(Action::Claim {
        zone: best.choice?,
        ability_first: false,
    })
}

/// Returns what the effect of a zone is worth.
fn zone(seen: &Seen, ncu: NcuId, zone: Zone) -> i32 {
    let env = zone_env(seen, ncu, zone);
    script::worth(seen, &data::zone(zone).script, &env)
}

/// The unit for which the influence does most.
pub(super) fn influence(
    seen: &Seen,
    ncu: NcuId,
    options: &[UnitId],
    dice: &mut dyn Dice,
) -> Option<Action> {
    let mut abilities = seen.abilities(Bearer::Ncu(ncu));
    let ability = abilities.find(|it| it.kind == AbilityKind::Influence)?;
    let mut best = Best::above(i32::MIN);
    for unit in options {
        let roles = Roles {
            ncu: Some(ncu),
            zone: seen.ncu(ncu).zone,
            influenced: Some(*unit),
            ..Roles::default()
        };
        let env = env(seen, ncu, Source::Ability(ability), roles);
        let worth = script::worth(seen, &ability.script, &env);
        best.offer(worth + seen.temper.noise(dice) / 2, *unit);
    }
    best.choice.map(Action::Influence)
}

/// Tells whether a card waits for a character who has fallen.
pub(super) fn is_useless(seen: &Seen, card: CardRef) -> bool {
    let gone = |name: &String| {
        let mut own = seen.standing_of(true);
        !own.any(|it| seen.unit(it).has_character(name))
    };
    card.when.iter().any(|it| match it {
        Condition::AttackerHas(name) | Condition::NearCharacter(_, name) => gone(name),
        _ => false,
    })
}
