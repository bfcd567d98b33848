//! Turned by quarters, shifted and mirrored, a position is judged as before, to the last reason.

use crate::{
    battles::{below, course, facing, one, positions, units},
    mapped::{Hand, mapped},
    placed::{Map, on_a_large_table},
};
use battlefield::{
    aim,
    allowed::Terms,
    chapter::acting,
    field::{Course, Direction, Thing},
    geometry::{Arc, Slot, concealed},
    illegal::Illegal,
    position::{Position, UnitId},
    question::Move,
    terrain::Keyword,
};
use tabletop::{Dice, testkit::TestDice};

/// The judgment of a unit.
#[derive(Debug, PartialEq)]
struct Judged {
    moves: Vec<Result<(), Illegal>>,
    sightings: Vec<aim::Sighting>,
    engaged: Vec<(Thing, Arc)>,
    /// By which pieces, of which things.
    covered: Vec<(usize, Thing)>,
    touches: Vec<bool>,
}

fn judged(position: &Position, id: UnitId, moves: &[Move]) -> Judged {
    let tray = position.unit(id).tray().unwrap();
    let check = |it| acting::check(position, id.thing(), it, Terms::Activation);
    let pieces: Vec<_> = position.pieces().collect();
    let others = position.standing();
    let covered = others.flat_map(|other| {
        let hides = |piece: usize| {
            let piece = &pieces[piece];
            let hidden = concealed(tray.arrow(), &piece.corners(), &other.tray);
            piece.has(Keyword::Cover) && hidden.is_majority()
        };
        let hiding = (0..pieces.len()).filter(|piece| hides(*piece));
        hiding
            .map(|piece| (piece, other.id.thing()))
            .collect::<Vec<_>>()
    });
    Judged {
        moves: moves.iter().map(check).collect(),
        sightings: aim::sightings(position, id, tray.pose),
        engaged: position.engaged(id.thing()),
        covered: covered.collect(),
        touches: position
            .markers
            .iter()
            .map(|it| it.circle().touches(&tray))
            .collect(),
    }
}

/// Moves of every kind, legal or not.
fn moves(position: &Position, id: UnitId, dice: &mut TestDice) -> Vec<Move> {
    let most = 2 * position.speed(id);
    let mut all = vec![Move::Retreat];
    for _ in 0..8 {
        all.push(Move::Maneuver(course(dice, most / 2)));
        all.push(Move::March(course(dice, most)));
    }
    let things: Vec<Thing> = position.standing().map(|it| it.id.thing()).collect();
    let walls = (0..)
        .zip(&position.walls)
        .map(|(number, _)| Thing::Wall(number));
    for target in things.into_iter().chain(walls) {
        let arc = Some(one(&Arc::ALL, dice)).filter(|_| below(dice, 2) == 0);
        let weapon = dice.below(3) as u8;
        let shift = (below(dice, 2) == 0)
            .then(|| Course::straight(one(&Direction::ALL, dice), below(dice, 2_100)));
        let realign = Some(one(&Slot::ALL, dice)).filter(|_| below(dice, 2) == 0);
        all.push(Move::Shoot {
            target,
            weapon,
            shift,
            arc,
        });
        all.push(Move::Fight {
            target,
            weapon,
            realign,
        });
        all.push(Move::Charge {
            target,
            pivot: None,
            arc,
        });
        let ahead = position.tray(target).zip(position.unit(id).pose());
        let pivot =
            ahead.map(|(tray, own)| battlefield::conditions::facing_to(own.at, tray.pose.at));
        all.push(Move::Charge {
            target,
            pivot,
            arc: None,
        });
        all.push(Move::Charge {
            target,
            pivot: Some(facing(dice)),
            arc,
        });
    }
    all
}

impl Hand for Judged {
    fn other(mut self) -> Self {
        self.moves = self
            .moves
            .into_iter()
            .map(|it| it.map_err(Hand::other))
            .collect();
        for seen in &mut self.sightings {
            seen.stands_in = std::mem::take(&mut seen.stands_in).other();
            seen.has_it_in = std::mem::take(&mut seen.has_it_in).other();
        }
        for (_, side) in &mut self.engaged {
            *side = side.other();
        }
        self
    }
}

/// Returns how many moves were judged, and how many of them are legal.
fn compare(position: &Position, maps: &[Map], dice: &mut TestDice) -> (usize, usize) {
    let (mut count, mut legal) = (0, 0);
    for id in units(position) {
        let moves = moves(position, id, dice);
        let here = judged(position, id, &moves);
        count += moves.len();
        legal += here.moves.iter().filter(|it| it.is_ok()).count();
        for map in maps {
            let moves: Vec<Move> = moves.iter().map(|it| mapped(*map, it)).collect();
            let there = judged(&map.position(position), id, &moves);
            let there = if map.mirrors() { there.other() } else { there };
            if there != here {
                let differ = here.moves.iter().zip(&there.moves).zip(&moves);
                let differ: Vec<_> = differ.filter(|((a, b), _)| a != b).collect();
                panic!("{map:?} {id:?} {differ:?}\n{here:?}\n{there:?}\n{position:?}");
            }
        }
    }
    (count, legal)
}

#[test]
fn turned_shifted_and_mirrored_positions_are_judged_alike() {
    let mut dice = TestDice::new(1);
    let (mut count, mut legal) = (0, 0);
    for position in positions(20, 12) {
        let (some, good) = compare(&position, &[Map::Quarter, Map::Mirrored], &mut dice);
        (count, legal) = (count + some, legal + good);
        let by = Map::Shifted(
            below(&mut dice, 20_000) - 10_000,
            below(&mut dice, 20_000) - 10_000,
        );
        compare(&on_a_large_table(&position), &[by], &mut dice);
    }
    assert!(count > 20_000 && legal > count / 20, "{legal} of {count}");
}
