use super::{E, N, S, W, field, infantry, piece};
use crate::{
    field::{Charge, Declaration, Field, Refused, Stop, Thing, open_slots},
    geometry::{Arc, Base, Facing, Pose, Slot, Tray, contact},
    terrain::Keyword,
};

/// A charge at the unit with this number, by a unit of Speed 5.
fn declare(
    field: &Field,
    charger: &Tray,
    target: u8,
    pivot: Option<Facing>,
) -> Result<Charge, Refused> {
    let declaration = Declaration {
        target: Thing::Unit(target),
        pivot,
        arc: None,
    };
    declaration.check(field, charger, 5)
}

fn charger() -> Tray {
    infantry(24000, 10000, N)
}

#[test]
fn bc081_and_bc082_eight_inches() {
    let field = field(&[], &[infantry(24000, 22800, S)]);
    let charge = declare(&field, &charger(), 0, None).unwrap();
    assert_eq!(charge.side, Arc::Front);
    let at = |y| infantry(24000, y, N);
    assert_eq!(
        charge.run(&field, (5, 3), |_| true),
        Stop::Arrived(at(18000))
    );
    assert_eq!(charge.run(&field, (5, 2), |_| true), Stop::Short(at(17000)));
}

#[test]
fn bc083_and_bc101_the_flank_in_which_it_began() {
    let target = infantry(24000, 24000, N);
    let field = field(&[], &[target]);
    let charge = declare(&field, &infantry(31000, 29000, S), 0, Some(Facing(42682))).unwrap();
    assert_eq!(charge.side, Arc::Right);
    let Stop::Arrived(there) = charge.run(&field, (5, 1), |_| true) else {
        panic!("it arrives");
    };
    assert_eq!(
        there.pose.at,
        charge.charger.pose.at.ahead(Facing(42682), 2569)
    );
}

#[test]
fn bc084_out_of_reach() {
    let to = |y| declare(&field(&[], &[infantry(24000, y, S)]), &charger(), 0, None);
    assert_eq!(to(25806), Err(Refused::CannotReach { needed: 6 }));
    let near = field(&[], &[infantry(24000, 25805, S)]);
    let charge = to(25805).unwrap();
    assert!(matches!(
        charge.run(&near, (5, 6), |_| true),
        Stop::Arrived(_)
    ));
    assert!(matches!(
        charge.run(&near, (5, 5), |_| true),
        Stop::Short(_)
    ));
}

#[test]
fn bc085_and_bc102_nobody_charges_what_they_do_not_see() {
    let hidden = field(
        &[infantry(21250, 14000, N), infantry(26750, 14000, N)],
        &[infantry(24000, 22000, S)],
    );
    let unit = infantry(24000, 6000, N);
    assert_eq!(declare(&hidden, &unit, 2, None), Err(Refused::NotSeen));
    let open = field(&[], &[infantry(24000, 22800, S)]);
    let away = declare(&open, &charger(), 0, Some(E));
    assert_eq!(away, Err(Refused::PivotLosesTarget));
}

#[test]
fn bc086_to_bc089_room_on_a_side() {
    let target = infantry(24000, 24000, N);
    let slots = |friends: &[Tray], side| {
        let field = field(friends, &[target]);
        let target = *field.enemies().next().unwrap();
        open_slots(&field, Base::INFANTRY, &target, side)
    };
    let center = infantry(24000, 28800, S);
    let halves = [infantry(21250, 28800, S), infantry(26750, 28800, S)];
    assert_eq!(slots(&[], Arc::Front), Slot::ALL);
    assert_eq!(slots(&[center], Arc::Front), []);
    assert_eq!(slots(&[center], Arc::Right), Slot::ALL);
    assert_eq!(slots(&halves[..1], Arc::Front), [Slot::Right]);
    assert_eq!(slots(&halves, Arc::Front), []);
    let flank = infantry(29150, 24000, W);
    assert_eq!(slots(&[flank], Arc::Front), [Slot::Center, Slot::Left]);
}

#[test]
fn bc093_and_bc094_another_enemy_in_the_way() {
    let target = infantry(24000, 24000, S);
    let other = infantry(29000, 19000, S);
    let both = field(&[], &[target, other]);
    let refused = declare(&both, &charger(), 0, None);
    assert_eq!(refused, Err(Refused::Through(Thing::Unit(1))));
    let charge = declare(&field(&[], &[target]), &charger(), 0, None).unwrap();
    let stopped = Stop::Blocked(infantry(24000, 13200, N), Thing::Unit(1));
    assert_eq!(charge.run(&both, (5, 6), |_| true), stopped);
}

#[test]
fn bc095_and_bc096_friends_on_the_way() {
    // Further to the right than in the cases: straight ahead it would hide the target.
    let friend = infantry(27000, 15800, N);
    let near = field(&[friend], &[infantry(24000, 22800, S)]);
    let charge = declare(&near, &charger(), 1, None).unwrap();
    assert_eq!(
        charge.run(&near, (5, 3), |_| true),
        Stop::Arrived(infantry(24000, 18000, N))
    );
    let far = field(&[friend], &[infantry(24000, 23800, S)]);
    let charge = declare(&far, &charger(), 1, None).unwrap();
    assert_eq!(
        charge.run(&far, (5, 1), |_| true),
        Stop::Short(infantry(24000, 11005, N))
    );
}

#[test]
fn bc097_two_enemies_at_once() {
    let both = field(&[], &[infantry(22000, 24000, S), infantry(27500, 24000, S)]);
    let charge = declare(&both, &charger(), 0, None).unwrap();
    assert_eq!(
        charge.run(&both, (5, 5), |_| true),
        Stop::Arrived(infantry(24000, 19200, N))
    );
}

#[test]
fn bc098_a_slot_that_touches_a_neighbor() {
    let [first, second] = [24000, 29500].map(|x| infantry(x, 24000, S));
    let left = infantry(26750, 19200, N);
    assert!(contact(&left, &first).is_some() && contact(&left, &second).is_some());
    let right = infantry(21250, 19200, N);
    assert!(contact(&right, &first).is_some() && contact(&right, &second).is_none());
}

#[test]
fn bc100_equal_arcs_leave_the_choice() {
    let solo = |x, y, facing| Tray::new(Base::SMALL_SOLO, Pose::new(x, y, facing));
    let field = field(&[], &[solo(24000, 24000, N)]);
    let towards = Some(Facing(5 * 8192));
    let named = |arc| {
        let declaration = Declaration {
            target: Thing::Unit(0),
            pivot: towards,
            arc: Some(arc),
        };
        declaration.check(&field, &solo(30000, 30000, W), 5)
    };
    assert_eq!(named(Arc::Front).unwrap().side, Arc::Front);
    assert_eq!(named(Arc::Right).unwrap().side, Arc::Right);
    assert_eq!(named(Arc::Rear), Err(Refused::NotFromThere(Arc::Rear)));
}

#[test]
fn rough_and_hindering_terrain_on_the_way() {
    let mut field = field(&[], &[infantry(24000, 22800, S)]);
    field.pieces.push(piece(
        6000,
        1000,
        (24000, 15000),
        &[Keyword::Hindering, Keyword::Rough],
    ));
    let charge = declare(&field, &charger(), 0, None).unwrap();
    assert!(charge.hindered);
    assert_eq!(charge.total(5, 4), 8000);
    assert!(matches!(
        charge.run(&field, (5, 3), |_| true),
        Stop::Short(_)
    ));
    assert!(matches!(
        charge.run(&field, (5, 4), |_| true),
        Stop::Arrived(_)
    ));
}
