//! Moved by a thousandth of an inch, or turned by any facing, which moves everything by as much, no
//! rule flips but where something is at the edge of its tolerance anyway.

use crate::{
    battles::{below, course, facing, positions, units},
    larger::grown,
    placed::{Map, on_a_large_table, placed},
};
use battlefield::{
    aim::{Sighting, sightings},
    field::{Course, Field, sees},
    geometry::{
        Arc, Base, Mil, Point, Pose, Shares, Tray, distance, overlap_beyond, tolerance::EDGE,
    },
    position::{Position, UnitId},
};
use tabletop::testkit::TestDice;

/// Two trays come nearer by less than three thousandths when both move by one across and along, and
/// corners lie at whole places.
const SLACK: Mil = 5;

/// Far away the edge of an arc, which leads through a corner, moves by several times that.
const FAR: Mil = 15;

/// Parts of ten thousand by which shares of a small tray change.
const SHARE: u16 = 25;

/// A unit here and there, and what is around it.
struct Both {
    here: Field,
    there: Field,
    tray: Tray,
    moved: Tray,
}

impl Both {
    fn new(here: &Position, there: &Position, id: UnitId) -> Self {
        Self {
            here: here.field(id),
            there: there.field(id),
            tray: here.unit(id).tray().unwrap(),
            moved: there.unit(id).tray().unwrap(),
        }
    }

    /// Checks that what is legal with larger things around is legal there, and what is legal there is so with smaller
    /// ones around here.
    fn moves(&self, turn: impl Fn(&mut Course), dice: &mut TestDice) -> usize {
        let (large, small) = (grown(&self.here, SLACK), grown(&self.here, -SLACK));
        let mut legal = 0;
        for _ in 0..20 {
            let most = 6_000;
            let it = course(dice, most);
            let mut turned = it;
            turn(&mut turned);
            let there = turned.run(&self.there, &self.moved, most).is_ok();
            let case = || format!("{it:?} {:?}\n{:?}", self.tray, self.here);
            let firm = it.run(&large, &self.tray, most).is_ok();
            let loose = it.run(&small, &self.tray, most).is_ok();
            assert!(there || !firm, "legal no more: {}", case());
            assert!(!there || loose, "legal now: {}", case());
            legal += usize::from(there);
        }
        legal
    }

    fn sight(&self) -> usize {
        let (large, small) = (grown(&self.here, FAR), grown(&self.here, -FAR));
        let mut seen = 0;
        for (other, moved) in self.here.standing.iter().zip(&self.there.standing) {
            let (thing, to) = (other.thing, &other.tray);
            let there = sees(&self.there, &self.moved, thing, &moved.tray).is_ok();
            let case = || format!("{:?} {other:?}\n{:?}", self.tray, self.here);
            let firm = sees(&large, &self.tray, thing, to).is_ok();
            let loose = sees(&small, &self.tray, thing, to).is_ok();
            // A sliver of it in the arc, or a corner that touches, is as little as can be.
            let least = || {
                let slivers = [in_front(to, &self.tray), in_front(&moved.tray, &self.moved)];
                slivers.iter().any(|it| *it <= SHARE) || distance(&self.tray, to).at_most(2 * SLACK)
            };
            assert!(there || !firm || least(), "seen no more: {}", case());
            assert!(!there || loose || least(), "seen now: {}", case());
            seen += usize::from(there);
        }
        seen
    }
}

/// Returns how much of a tray stands in the front arc of another, in ten thousandths.
fn in_front(tray: &Tray, of: &Tray) -> u16 {
    Shares::new(tray, of).ten_thousandths(Arc::Front)
}

/// Tells whether the two arcs are those of about equal shares.
fn equal(tray: &Tray, of: &Tray, (here, there): (&[Arc], &[Arc])) -> bool {
    if here == there {
        return true;
    }
    let shares = Shares::new(tray, of);
    let share = |arc| shares.ten_thousandths(arc);
    let most = Arc::ALL.map(share).into_iter().max();
    let near = |arc: &Arc| most.is_some_and(|most| most - share(*arc) <= SHARE);
    here.iter().chain(there).all(near)
}

fn looks(here: &Position, there: &Position, id: UnitId) {
    let trays = |position: &Position, thing| {
        let own = position.unit(id).tray().unwrap();
        (own, position.tray(thing).unwrap())
    };
    let pose = |position: &Position| position.unit(id).pose().unwrap();
    let seen = sightings(here, id, pose(here));
    for (a, b) in seen.iter().zip(&sightings(there, id, pose(there))) {
        let Sighting {
            thing, gap, shot, ..
        } = *a;
        let (own, its) = trays(here, thing);
        let case = format!("{id:?} {a:?}\n{b:?}\n{own:?}\n{its:?}");
        assert!(
            (gap - b.gap).abs() <= SLACK && (shot - b.shot).abs() <= SLACK,
            "{case}"
        );
        assert!(equal(&own, &its, (&a.stands_in, &b.stands_in)), "{case}");
        assert!(equal(&its, &own, (&a.has_it_in, &b.has_it_in)), "{case}");
    }
}

/// Trays that a rule has put edge to edge stay engaged on the same sides. Only two that lie on each
/// other by about an edge that just engages may part, or meet.
fn contacts(here: &Position, there: &Position, id: UnitId) -> usize {
    let (before, after) = (here.engaged(id.thing()), there.engaged(id.thing()));
    let own = here.unit(id).tray().unwrap();
    let changed = before.iter().filter(|it| !after.contains(it));
    for (other, side) in changed.chain(after.iter().filter(|it| !before.contains(it))) {
        let its = here.tray(*other).unwrap();
        let shorter = Base::new(
            own.base.width - 2 * (EDGE + SLACK),
            own.base.depth + 2 * SLACK,
        );
        let narrower = Base::new(
            own.base.width + 2 * SLACK,
            own.base.depth - 2 * (EDGE + SLACK),
        );
        let on_it = |base| overlap_beyond(&Tray::new(base, own.pose).corners, &its.corners, 0);
        let by_little = !on_it(shorter) && !on_it(narrower);
        assert!(
            by_little,
            "{id:?} {other:?} {side:?}\n{before:?}\n{after:?}\n{here:?}"
        );
    }
    after.len()
}

#[derive(Default)]
struct Counts {
    legal: usize,
    seen: usize,
    engaged: usize,
}

impl Counts {
    fn are_enough(&self) {
        let Self {
            legal,
            seen,
            engaged,
        } = self;
        assert!(
            *legal > 1_000 && *seen > 300 && *engaged > 50,
            "{legal} {seen} {engaged}"
        );
    }
}

fn compare(here: &Position, there: &Position, map: Map, dice: &mut TestDice, counts: &mut Counts) {
    for id in units(here) {
        let both = Both::new(here, there, id);
        let turn = |it: &mut Course| {
            it.first = it.first.map(|facing| map.facing(facing));
            it.last = it.last.map(|facing| map.facing(facing));
        };
        counts.legal += both.moves(turn, dice);
        counts.seen += both.sight();
        counts.engaged += contacts(here, there, id);
        looks(here, there, id);
    }
}

#[test]
fn a_thousandth_of_an_inch_flips_no_rule() {
    let (mut dice, mut counts) = (TestDice::new(2), Counts::default());
    for position in positions(30, 6) {
        let here = on_a_large_table(&position);
        let there = placed(&here, |Pose { at, facing }| Pose {
            at: Point::new(
                at.x + below(&mut dice, 3) - 1,
                at.y + below(&mut dice, 3) - 1,
            ),
            facing,
        });
        compare(&here, &there, Map::Shifted(0, 0), &mut dice, &mut counts);
    }
    counts.are_enough();
}

#[test]
fn any_turn_of_the_table_flips_no_rule() {
    let (mut dice, mut counts) = (TestDice::new(3), Counts::default());
    for position in positions(30, 6) {
        let here = on_a_large_table(&position);
        let map = Map::Turned(facing(&mut dice));
        compare(&here, &map.position(&here), map, &mut dice, &mut counts);
    }
    counts.are_enough();
}
