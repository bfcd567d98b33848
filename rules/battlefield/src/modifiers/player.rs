//! Numbers of players, and other things that are set.

use super::{Subject, list, sum};
use crate::{
    data::AbilityKind,
    effect::{Forbidden, Role, Scope, Selected, Selector, Stat, Step, Window},
    position::{Bearer, On, Position, Source, UnitId, What},
    reference::AbilityRef,
    task::{Charging, Env},
};
use tabletop::Seat;

/// Up to how many cards a player draws.
pub fn hand_size(position: &Position, seat: Seat) -> u8 {
    let own = |owner: Seat| owner == seat;
    let units = position.standing().filter(|it| own(it.owner));
    let units = units.map(|it| Bearer::Unit(it.id));
    let ncus = position.ncus().filter(|(_, it)| own(it.owner) && !it.gone);
    let ncus = ncus.map(|(id, _)| Bearer::Ncu(id));
    let markers = (0..).zip(&position.markers).filter_map(|(number, marker)| {
        let holder = position.unit(marker.holder?);
        own(holder.owner).then_some(Bearer::Marker(number))
    });
    let mut names: Vec<Source> = Vec::new();
    let mut size = 3_i8;
    for bearer in units.chain(ncus).chain(markers) {
        for ability in position.abilities(bearer) {
            let entry = ability.entry();
            let source = Source::Ability(ability);
            let known = names.iter().any(|it| it.name() == source.name());
            if known || entry.window != Window::Static {
                continue;
            }
            for step in &entry.script {
                if let Step::Modify {
                    stat: Stat::HandSize,
                    by: crate::effect::Amount::Number(by),
                    scope: Scope::Player,
                    ..
                } = step
                {
                    names.push(source);
                    size = size.saturating_add(*by);
                }
            }
        }
    }
    for effect in &position.effects {
        if let What::Modify {
            stat: Stat::HandSize,
            by,
            ..
        } = effect.what
            && effect.on == On::Player(seat)
        {
            size = size.saturating_add(by);
        }
    }
    size.max(0).unsigned_abs()
}

/// Up to which face a charge is disorderly by its effects; 0 where nothing says so.
pub fn disorderly_max(position: &Position, charge: &Charging) -> u8 {
    let of = charge.charger.thing();
    let limits = list(position, Stat::DisorderlyMax, of, Subject::Charge(charge));
    let highest = limits.iter().map(|it| it.by).max();
    highest.unwrap_or(0).max(0).unsigned_abs()
}

/// Whose Order lets `seat` spend a token of `of` as if it were of another kind.
pub fn token_as_any(position: &Position, seat: Seat, of: UnitId) -> Option<(Bearer, AbilityRef)> {
    let forbidden = |seat: Seat| {
        position.effects.iter().any(|effect| {
            effect.on == On::Player(seat) && effect.what == What::Forbid(Forbidden::Orders)
        })
    };
    let units = position.standing().filter(|it| it.owner == seat);
    let mut all = units.flat_map(|it| {
        let bearer = Bearer::Unit(it.id);
        let abilities = position.abilities(bearer).into_iter();
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

/// How far Surge Forth leads beyond what it does by itself, in inches.
pub fn surge_move(position: &Position, id: UnitId) -> i8 {
    sum(position, Stat::SurgeMove, id.thing(), Subject::Unit(id))
}
