//! The dice that lie on the table, in the frame that rolled them.

use crate::{
    dice::Face,
    effect::Pool,
    field::Thing,
    play::Play,
    position::Position,
    task::{Rerolled, Right, Task},
};
use tabletop::Seat;

/// Dice as they lie, and who may do something about them.
pub struct Lying<'p> {
    pub roller: Thing,
    pub faces: &'p [Face],
    pub rights: &'p [Right],
    rerolled: &'p [Rerolled],
}

impl Lying<'_> {
    /// Returns which dice of the pool this player has not rolled again yet.
    pub fn open(&self, pool: Pool, seat: Seat) -> Vec<bool> {
        let own = |it: &&Rerolled| it.seat == seat && it.pool == pool;
        let rolled = self.rerolled.iter().find(own).map_or(0, |it| it.dice);
        let bits = (0..self.faces.len()).map(bit);
        bits.map(|bit| bit != 0 && rolled & bit == 0).collect()
    }
}

/// More dice than 64 are never rolled; one that was could not be marked.
const fn bit(at: usize) -> u64 {
    if at < 64 { 1 << at } else { 0 }
}

/// The dice of the innermost frame that rolls such dice.
pub fn find(position: &Position, pool: Pool) -> Option<Lying<'_>> {
    position
        .agenda
        .iter()
        .rev()
        .find_map(|task| lying(task, pool))
}

fn lying(task: &Task, pool: Pool) -> Option<Lying<'_>> {
    Some(match (task, pool) {
        (Task::Attack(attack), Pool::Attack | Pool::Defense) => {
            let (roller, faces) = match pool {
                Pool::Attack => (attack.attacker, &attack.attack_dice),
                _ => (attack.defender, &attack.defense_dice),
            };
            Lying {
                roller,
                faces,
                rights: &attack.rights,
                rerolled: &attack.rerolled,
            }
        }
        (Task::Hits(hits), Pool::Defense) => Lying {
            roller: hits.unit.thing(),
            faces: &hits.faces,
            rights: &[],
            rerolled: &hits.rerolled,
        },
        (Task::Test(test), Pool::Morale) => Lying {
            roller: test.unit.thing(),
            faces: &test.faces,
            rights: &test.rights,
            rerolled: &test.rerolled,
        },
        (Task::Charge(charge), Pool::Charge) => Lying {
            roller: charge.charger.thing(),
            faces: &charge.faces,
            rights: &charge.rights,
            rerolled: &charge.rerolled,
        },
        _ => return None,
    })
}

/// The same to be changed: faces, rights and what was rolled again.
type Held<'p> = (
    &'p mut Vec<Face>,
    Option<&'p mut Vec<Right>>,
    &'p mut Vec<Rerolled>,
);

fn held(task: &mut Task, pool: Pool) -> Option<Held<'_>> {
    Some(match (task, pool) {
        (Task::Attack(attack), Pool::Attack) => {
            let attack = &mut **attack;
            (
                &mut attack.attack_dice,
                Some(&mut attack.rights),
                &mut attack.rerolled,
            )
        }
        (Task::Attack(attack), Pool::Defense) => {
            let attack = &mut **attack;
            (
                &mut attack.defense_dice,
                Some(&mut attack.rights),
                &mut attack.rerolled,
            )
        }
        (Task::Hits(hits), Pool::Defense) => {
            let hits = &mut **hits;
            (&mut hits.faces, None, &mut hits.rerolled)
        }
        (Task::Test(test), Pool::Morale) => {
            let test = &mut **test;
            (&mut test.faces, Some(&mut test.rights), &mut test.rerolled)
        }
        (Task::Charge(charge), Pool::Charge) => {
            let charge = &mut **charge;
            (
                &mut charge.faces,
                Some(&mut charge.rights),
                &mut charge.rerolled,
            )
        }
        _ => return None,
    })
}

/// Puts new faces in the places of `dice`.
pub fn put(play: &mut Play<'_>, (pool, seat): (Pool, Seat), dice: &[u8], new: &[Face]) {
    let mut agenda = play.open().agenda.iter_mut().rev();
    let Some((faces, _, rerolled)) = agenda.find_map(|task| held(task, pool)) else {
        return;
    };
    let mut marks = 0;
    for (die, face) in dice.iter().zip(new) {
        let at = usize::from(*die);
        faces[at] = *face;
        marks |= bit(at);
    }
    match rerolled
        .iter_mut()
        .find(|it| it.seat == seat && it.pool == pool)
    {
        Some(known) => known.dice |= marks,
        None => rerolled.push(Rerolled {
            seat,
            pool,
            dice: marks,
        }),
    }
}

/// One right of this player is used up.
pub fn use_right(play: &mut Play<'_>, pool: Pool, seat: Seat) {
    let mut agenda = play.open().agenda.iter_mut().rev();
    let Some((_, Some(rights), _)) = agenda.find_map(|task| held(task, pool)) else {
        return;
    };
    let own = |it: &Right| it.seat == seat && it.pool == pool;
    if let Some(at) = rights.iter().position(own) {
        rights.remove(at);
    }
}
