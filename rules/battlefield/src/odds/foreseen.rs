//! The attack that an action would lead to, and all that has to happen before its dice.

use super::{
    Odds,
    case::{Case, WHOLE, window},
    of_cases,
};
use crate::{
    aim,
    allowed::{Terms, alignment::Ends, charge},
    chapter::{acting, attack, charge::declared, movement, victory},
    effect::Window,
    field::Charge,
    geometry::{Tray, hull, way},
    position::{Place, Position, Roles, UnitId},
    question::Move,
    task::{Attack, Charging, FreeAction, Task},
    terrain::Keyword,
};

/// Returns the odds of the attack of this action, if the action is legal: a shot, a fight, or the
/// attack of a charge that arrives at the first place that is free, or that moves its target.
pub fn of_move(position: &Position, id: UnitId, it: &Move) -> Option<Odds> {
    let terms = Terms::Activation;
    acting::check(position, id.thing(), it, terms).ok()?;
    let cases = match it {
        Move::Shoot { .. } | Move::Fight { .. } => {
            let (attack, tray) = attack::planned(position, id, it, terms).ok()?;
            let mut there = position.clone();
            stand(&mut there, id, &tray);
            vec![about_to(Case::new(there, WHOLE), attack)]
        }
        Move::Charge { target, pivot, arc } => {
            let charge = charge::check(position, id, *target, *pivot, *arc).ok()?;
            let declared = declared(position, id, &charge, FreeAction::default());
            let charging = Charging {
                pivot: *pivot,
                ..declared
            };
            arrived(position, &charge, &charging)?
        }
        _ => return None,
    };
    let before = cases.first()?.clone();
    let cases = cases.into_iter().flat_map(|case| {
        let roles = case.position.attack().map(|it| Roles {
            attacker: Some(it.attacker),
            defender: Some(it.defender),
            ..Roles::default()
        });
        window(case, Window::AttackBeforeDice, roles.unwrap_or_default())
    });
    of_cases(&before, cases.collect())
}

/// Puts a unit where it ends a move: markers are claimed and lost.
fn stand(position: &mut Position, id: UnitId, tray: &Tray) {
    let place = Place::Table(tray.pose);
    if position.unit(id).place != place {
        position.unit_mut(id).place = place;
        claim(position, id);
    }
}

fn claim(position: &mut Position, id: UnitId) {
    for (marker, by) in victory::claims(position, id) {
        position.markers[usize::from(marker)].holder = by;
    }
}

/// Puts a charger and a target that is moved where they end; nothing where chance would wound the
/// target there, which is not weighed.
fn meet(position: &mut Position, charging: &Charging, ends: &Ends) -> Option<()> {
    stand(position, charging.charger, &ends.charger);
    if let Some(there) = &ends.pushed {
        let target = charging.target.unit()?;
        stand(position, target, there);
        // All of a charge is one move: the charger claims what its target lets go of.
        claim(position, charging.charger);
        if movement::in_danger(position, target) {
            return None;
        }
    }
    Some(())
}

/// Returns the case with an attack about to begin.
fn about_to(mut case: Case, attack: Attack) -> Case {
    let attack = Task::Attack(Box::new(attack));
    case.position.agenda.push(attack);
    case
}

/// Returns the attack of a charge that arrives: with its bonus, or without where it is Disorderly.
fn arrived(position: &Position, charge: &Charge, charging: &Charging) -> Option<Vec<Case>> {
    let id = charging.charger;
    let aim = aim::aimed(position, id, charge)?;
    let roles = Roles {
        charger: Some(id),
        charge_target: Some(charging.target),
        ..Roles::default()
    };
    let mut declared = position.clone();
    let frame = Task::Charge(Box::new(charging.clone()));
    declared.agenda.push(frame);
    let declared = window(Case::new(declared, WHOLE), Window::ChargeDeclared, roles);
    let mut cases = Vec::new();
    let disorderly = aim.arrives_disorderly.0;
    for (throws, disorderly) in [(aim.arrives.0 - disorderly, false), (disorderly, true)] {
        if throws == 0 {
            continue;
        }
        for case in &declared {
            let mut case = case.clone();
            case.weight *= u64::from(throws);
            let mut frame = case.position.charge()?.clone();
            frame.disorderly = disorderly;
            frame.fortified = is_fortified(position, charge, &aim.ends.charger);
            case.position.agenda.pop();
            case.position.agenda.push(Task::Charge(Box::new(frame)));
            meet(&mut case.position, charging, &aim.ends)?;
            for case in window(case, Window::ChargeSuccess, roles) {
                let frame = case.position.charge()?;
                let attack = attack::of_charge(&case.position, frame)?;
                cases.push(about_to(case, attack));
            }
        }
    }
    Some(cases)
}

/// Tells whether its way or its end lies on Fortified terrain (14.2).
fn is_fortified(position: &Position, charge: &Charge, end: &Tray) -> bool {
    let (from, facing) = (charge.charger, charge.charger.pose.facing);
    let length = way(&from, facing, &charge.target.tray.corners);
    let length = length.map_or(0, |way| way.touch().floor() as i32);
    let path = hull(&[from.corners, from.moved(facing, length).corners].concat());
    let mut pieces = position.pieces();
    pieces.any(|piece| {
        piece.has(Keyword::Fortified) && (piece.overlaps(&path) || piece.overlaps(&end.corners))
    })
}
