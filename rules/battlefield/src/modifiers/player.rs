//! Limits of charges and surges, and tokens that stand for others.

use super::{Subject, list, sum};
use crate::{
    data::AbilityKind,
    effect::{Forbidden, Role, Selected, Selector, Stat, Step, Window},
    position::{Bearer, On, Position, Source, UnitId, What},
    reference::AbilityRef,
    task::{Charging, Env},
};
use tabletop::Seat;

/// Up to which face a charge is disorderly by its effects; 0 where nothing says so.
pub fn disorderly_max(position: &Position, charge: &Charging) -> u8 {
    let of = charge.charger.thing();
    let limits = list(position, Stat::DisorderlyMax, of, Subject::Charge(charge));
    let highest = limits.iter().map(|it| it.by).max();
    highest.unwrap_or(0).max(0).unsigned_abs()
}

/// Returns the Order, with its bearer, that lets `seat` spend a token of `of` as if it were of another kind.
pub fn token_as_any(position: &Position, seat: Seat, of: UnitId) -> Option<(Bearer, AbilityRef)> {
    let forbidden = |seat: Seat| {
        position.effects.iter().any(|effect| {
            effect.on == On::Player(seat) && effect.what == What::Forbid(Forbidden::Orders)
        })
    };
    let units = position.standing().filter(|it| it.owner == seat);
    let mut all = units.flat_map(|it| {
        let bearer = Bearer::Unit(it.id);
        let abilities = position.abilities(bearer);
        abilities.map(move |ability| (it.id, bearer, ability))
    });
    let may = |(id, bearer, ability): &(UnitId, Bearer, AbilityRef)| {
        let entry = ability.entry();
        let env = Env {
            source: Source::Ability(*ability),
            controller: seat,
            bearer: Some(*bearer),
            window: Window::TokenExpend,
            roles: crate::position::Roles::default(),
            same: Vec::new(),
            paid: 0,
        };
        let used = position
            .used
            .iter()
            .any(|it| it.bearer == *bearer && it.ability == *ability);
        entry.window == Window::TokenExpend
            && !used
            && !(entry.kind == AbilityKind::Order && forbidden(seat))
            && reaches(position, &entry.script, *id, of)
            && crate::conditions::all_hold(position, &entry.when, &env)
    };
    all.find(may).map(|(_, bearer, ability)| (bearer, ability))
}

fn reaches(position: &Position, script: &[Step], id: UnitId, of: UnitId) -> bool {
    let engaged = || {
        let mut engaged = position.engaged(id.thing()).into_iter();
        engaged.any(|(other, _)| other == of.thing())
    };
    script.iter().any(|step| match step {
        Step::TokenAsAny(Selector::Chosen(Selected::EngagedEnemies)) => engaged(),
        Step::TokenAsAny(Selector::Role(Role::Bearer)) => id == of,
        _ => false,
    })
}

/// Returns how far Surge Forth leads beyond what it does by itself, in inches.
pub fn surge_move(position: &Position, id: UnitId) -> i8 {
    sum(position, Stat::SurgeMove, id.thing(), Subject::Unit(id))
}
