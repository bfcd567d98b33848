//! Some actions that a unit could take.

use crate::{
    allowed::Terms,
    chapter::acting::{check, fits},
    data::Reach,
    effect::ActionKind,
    field::{Course, Direction, Thing},
    geometry::{Facing, Mil, Point, Slot},
    position::{Position, UnitId},
    question::{Action, Move},
    state::View,
    task::FreeAction,
};
use tabletop::Dice;

/// How often a way is tried before something simpler is done.
const TRIES: u32 = 4;

/// A legal action of the activation of `who`, by chance.
pub fn random(position: &Position, who: Thing, dice: &mut dyn Dice) -> Action {
    let legal = |it: &Move| check(position, who, it, Terms::Activation).is_ok();
    let Some(id) = who.unit() else {
        let mut shots = targets(position, who).into_iter();
        let shot = |target| Move::Shoot {
            target,
            weapon: 0,
            shift: None,
            arc: None,
        };
        return Action::Do(
            shots
                .find_map(|it| Some(shot(it)).filter(legal))
                .unwrap_or(Move::Forgo),
        );
    };
    if position.is_engaged(who) {
        let it = match dice.below(8) {
            0 => Move::Forgo,
            1 => Move::Retreat,
            _ => fight(position, id, dice),
        };
        return Action::Do(Some(it).filter(legal).unwrap_or(Move::Forgo));
    }
    for _ in 0..TRIES {
        let it = match dice.below(8) {
            0..3 => charge(position, id, dice),
            3..5 => shoot(position, id, dice),
            5 => Some(Move::March(straight(position, id, 2, dice))),
            _ => Some(Move::Maneuver(towards(position, id, dice))),
        };
        if let Some(it) = it.filter(legal) {
            return Action::Do(it);
        }
    }
    Action::Do(Move::Forgo)
}

/// An answer to the offer of a free action, by chance.
pub fn free(
    position: &Position,
    who: Thing,
    (kind, terms): (ActionKind, &FreeAction),
    dice: &mut dyn Dice,
) -> Action {
    let Some(id) = who.unit() else {
        return Action::Pass;
    };
    for _ in 0..TRIES {
        let it = match kind {
            _ if terms.shift => Some(Move::Shift(shift(terms.most.unwrap_or(0), dice))),
            ActionKind::Retreat => Some(Move::Retreat),
            ActionKind::ManeuverOrRetreat if position.is_engaged(who) => Some(Move::Retreat),
            ActionKind::Maneuver | ActionKind::ManeuverOrRetreat => {
                Some(Move::Maneuver(towards(position, id, dice)))
            }
            ActionKind::March => Some(Move::March(straight(position, id, 2, dice))),
            ActionKind::Charge => charge(position, id, dice),
            ActionKind::MeleeAttack => Some(fight(position, id, dice)),
            ActionKind::Attack if position.is_engaged(who) => Some(fight(position, id, dice)),
            ActionKind::RangedAttack | ActionKind::Attack => shoot(position, id, dice),
        };
        let it = it.map(|it| within(it, terms));
        let legal = |it: &Move| {
            fits(kind, terms, it) && check(position, who, it, Terms::Free(terms)).is_ok()
        };
        if let Some(it) = it.filter(legal) {
            return Action::Do(it);
        }
    }
    if terms.forced_die.is_some() {
        return forced_charge(position, id, kind, terms);
    }
    Action::Pass
}

/// The same action on the terms of an effect.
fn within(it: Move, terms: &FreeAction) -> Move {
    let target = |target: Thing| terms.against.unwrap_or(target);
    match it {
        Move::Maneuver(course) => Move::Maneuver(Course {
            length: terms
                .most
                .map_or(course.length, |most| course.length.min(most)),
            ..course
        }),
        Move::Shoot {
            target: it,
            weapon,
            shift,
            arc,
        } => Move::Shoot {
            target: target(it),
            weapon,
            shift: shift.filter(|_| !terms.without_shift),
            arc,
        },
        Move::Fight {
            target: it,
            weapon,
            realign,
        } => Move::Fight {
            target: target(it),
            weapon,
            realign,
        },
        it => it,
    }
}

/// What somebody who may not decline does: the first charge that is legal.
pub fn forced(view: &View, who: Thing, kind: ActionKind, terms: &FreeAction) -> Action {
    match who.unit() {
        Some(id) => forced_charge(&view.open, id, kind, terms),
        None => Action::Pass,
    }
}

fn forced_charge(position: &Position, id: UnitId, kind: ActionKind, terms: &FreeAction) -> Action {
    let who = id.thing();
    let enemies = targets(position, who);
    let all = enemies
        .into_iter()
        .flat_map(|target| charges(position, id, target));
    let legal =
        |it: &Move| fits(kind, terms, it) && check(position, who, it, Terms::Free(terms)).is_ok();
    let mut all = all.filter(legal);
    all.next().map_or(Action::Pass, Action::Do)
}

/// Charges of one enemy by some pivots: to its middle, its corners, the middles of its edges, as
/// it stands, and around in steps.
pub fn charges(
    position: &Position,
    id: UnitId,
    target: Thing,
) -> impl Iterator<Item = Move> + use<> {
    let own = position.unit(id).pose();
    let tray = position.tray(target);
    let mut places: Vec<Point> = tray.map(|tray| tray.pose.at).into_iter().collect();
    if let Some(tray) = tray {
        let corners = tray.corners;
        places.extend(corners);
        for at in 0..4 {
            let (a, b) = (corners[at], corners[(at + 1) % 4]);
            places.push(Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y)));
        }
    }
    let to = places
        .into_iter()
        .filter_map(move |at| own.map(|own| facing(own.at, at)));
    let around = (0..256).map(|step| Facing(step << 8));
    let pivots = std::iter::once(None)
        .chain(to.map(Some))
        .chain(around.map(Some));
    pivots.map(move |pivot| Move::Charge {
        target,
        pivot,
        arc: None,
    })
}

/// About the direction from one place to another: the nearest of 65,536 facings by halving.
pub fn facing(from: Point, to: Point) -> Facing {
    let (dx, dy) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    // The facing whose right vector is the first to have the place on its left side.
    let right_of = |facing: Facing| dx * facing.cosine() - dy * facing.sine() > 0;
    let ahead = |facing: Facing| dx * facing.sine() + dy * facing.cosine() >= 0;
    let base = [Facing::NORTH, Facing::EAST, Facing::SOUTH, Facing::WEST];
    let Some(start) = base
        .into_iter()
        .find(|it| ahead(*it) && (right_of(*it) || dx == 0 && dy == 0) || on(*it, dx, dy))
    else {
        return Facing::NORTH;
    };
    let (mut low, mut high) = (0u16, 16_384u16);
    while high - low > 1 {
        let middle = u16::midpoint(low, high);
        if right_of(start.turned(Facing(middle))) {
            low = middle;
        } else {
            high = middle;
        }
    }
    if on(start, dx, dy) {
        start
    } else {
        start.turned(Facing(high))
    }
}

/// Exactly ahead.
fn on(facing: Facing, dx: i64, dy: i64) -> bool {
    dx * facing.cosine() == dy * facing.sine() && dx * facing.sine() + dy * facing.cosine() > 0
}

/// Enemies on the table, and walls that stand.
fn targets(position: &Position, who: Thing) -> Vec<Thing> {
    let Some(owner) = position.owner(who) else {
        return Vec::new();
    };
    let units = position
        .standing()
        .filter(|unit| !position.friends(owner, unit.owner));
    let units = units.map(|unit| unit.id.thing());
    let walls = (0..).zip(&position.walls);
    let walls = walls.filter(|(_, wall)| !wall.ruined && !position.friends(owner, wall.owner));
    units
        .chain(walls.map(|(number, _)| Thing::Wall(number)))
        .collect()
}

fn any<T: Copy>(all: &[T], dice: &mut dyn Dice) -> Option<T> {
    let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
    (count > 0).then(|| all[dice.below(count) as usize])
}

fn fight(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Move {
    let engaged: Vec<Thing> = position
        .engaged(id.thing())
        .into_iter()
        .map(|(it, _)| it)
        .collect();
    let Some(target) = any(&engaged, dice) else {
        return Move::Forgo;
    };
    let slots = [
        None,
        None,
        Some(Slot::Center),
        Some(Slot::Left),
        Some(Slot::Right),
    ];
    let realign = slots[dice.below(5) as usize];
    let it = |realign| Move::Fight {
        target,
        weapon: weapon(position, id, true, dice.below(8)),
        realign,
    };
    let mut it = it;
    let first = it(realign);
    if check(position, id.thing(), &first, Terms::Activation).is_ok() {
        first
    } else {
        it(None)
    }
}

/// One attack of a kind, the `nth` of them round and round.
fn weapon(position: &Position, id: UnitId, melee: bool, nth: u32) -> u8 {
    let attacks = &position.unit(id).profile.entry().attacks;
    let of_kind = (0..)
        .zip(attacks)
        .filter(|(_, it)| (it.reach == Reach::Melee) == melee);
    let of_kind: Vec<u8> = of_kind.map(|(at, _)| at).collect();
    let count = of_kind.len().max(1);
    of_kind.get(nth as usize % count).copied().unwrap_or(0)
}

fn charge(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Option<Move> {
    let target = any(&targets(position, id.thing()), dice)?;
    let (own, other) = (position.unit(id).pose()?, position.tray(target)?);
    let corner = other.corners[dice.below(4) as usize];
    let at = other.pose.at;
    let to = Point::new((3 * at.x + corner.x) / 4, (3 * at.y + corner.y) / 4);
    Some(Move::Charge {
        target,
        pivot: Some(facing(own.at, to)),
        arc: None,
    })
}

fn shoot(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Option<Move> {
    let attacks = &position.unit(id).profile.entry().attacks;
    if attacks.iter().all(|it| it.reach == Reach::Melee) {
        return None;
    }
    let target = any(&targets(position, id.thing()), dice)?;
    let weapon = weapon(position, id, false, dice.below(8));
    let shift = (dice.below(2) == 0).then(|| shift(2_000, dice));
    Some(Move::Shoot {
        target,
        weapon,
        shift,
        arc: None,
    })
}

fn shift(most: Mil, dice: &mut dyn Dice) -> Course {
    let direction = Direction::ALL[dice.below(4) as usize];
    Course::straight(direction, quarter(most, dice))
}

/// A length up to `most`, in quarters of an inch.
fn quarter(most: Mil, dice: &mut dyn Dice) -> Mil {
    let quarters = u32::try_from(most / 250).unwrap_or(0);
    250 * dice.below(quarters + 1).cast_signed()
}

fn straight(position: &Position, id: UnitId, times: Mil, dice: &mut dyn Dice) -> Course {
    let speed = 1_000 * Mil::from(position.unit(id).profile.speed);
    Course::straight(Direction::Forward, quarter(times * speed, dice))
}

/// A Maneuver that now and then turns to an enemy, before it goes and afterwards.
fn towards(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Course {
    let course = straight(position, id, 1, dice);
    let Some(own) = position.unit(id).pose() else {
        return course;
    };
    let enemy = any(&targets(position, id.thing()), dice);
    let enemy = enemy
        .and_then(|enemy| position.tray(enemy))
        .map(|it| it.pose.at);
    let first = enemy
        .filter(|_| dice.below(2) == 0)
        .map(|at| facing(own.at, at));
    let last = enemy
        .filter(|_| dice.below(4) == 0)
        .map(|at| facing(own.at, at));
    Course {
        first,
        last,
        ..course
    }
}

#[cfg(test)]
mod tests {
    use super::facing;
    use crate::geometry::{Facing, Point};

    #[test]
    fn a_facing_points_to_a_place() {
        let from = Point::new(10_000, 10_000);
        let to = |x, y| facing(from, Point::new(10_000 + x, 10_000 + y));
        assert_eq!(
            [to(0, 5), to(5, 0), to(0, -5), to(-5, 0)],
            [Facing::NORTH, Facing::EAST, Facing::SOUTH, Facing::WEST]
        );
        assert_eq!(
            [to(700, 700), to(-700, -700)],
            [Facing(8_192), Facing(40_960)]
        );
        for parts in (0..=u16::MAX).step_by(97) {
            let wanted = Facing(parts);
            let place = from.ahead(wanted, 40_000);
            let found = facing(from, place);
            let off = found.0.wrapping_sub(wanted.0).cast_signed();
            assert!(off.abs() <= 1, "{wanted:?} {found:?}");
        }
    }
}
