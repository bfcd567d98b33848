//! The moments that turned a battle: what points and units of most worth changed hands for.

use super::opening;
use battlefield::{
    event::Event,
    field::Thing,
    position::{Position, SideId},
};

/// A victory point is worth so many points of an army.
const POINT: i32 = 4;
/// A wound, of a dozen that most units have.
const WOUND: i32 = 1;
/// Less than this turns nothing.
const LEAST: i32 = 4;

/// A revision that turned the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The revision that brought it.
    pub seq: i64,
    pub round: u8,
    /// The side that it helped.
    pub side: SideId,
    /// The event that says most of it, by its place among those given.
    pub event: usize,
    worth: i32,
}

/// The gains and losses of one revision.
#[derive(Clone)]
struct Swing {
    seq: i64,
    round: u8,
    /// The points by which each side is better off.
    sides: Vec<i32>,
    /// The event of most worth, and its worth.
    most: (usize, i32),
}

/// The moments that turned it most, at most so many, in the order of time.
pub fn moments<'e>(
    position: &Position,
    log: impl Iterator<Item = (i64, &'e Event)> + Clone,
    most: usize,
) -> Vec<Moment> {
    let begins = opening(log.clone().map(|it| it.1), position.phase.round());
    let mut all: Vec<Moment> = swings(position, log, begins)
        .iter()
        .filter_map(moment)
        .filter(|it| it.worth >= LEAST)
        .collect();
    // Of those that are worth as much the later one turned more.
    all.sort_by_key(|it| (-it.worth, -it.seq));
    all.truncate(most);
    all.sort_by_key(|it| it.seq);
    all
}

fn swings<'e>(
    position: &Position,
    log: impl Iterator<Item = (i64, &'e Event)>,
    begins: u8,
) -> Vec<Swing> {
    let (mut round, mut all) = (begins, Vec::<Swing>::new());
    for (number, (seq, event)) in log.enumerate() {
        if let Event::RoundBegan { round: begun } = event {
            round = *begun;
        }
        let Some((side, worth)) = gained(position, event) else {
            continue;
        };
        if all.last().is_none_or(|it| it.seq != seq) {
            all.push(Swing {
                seq,
                round,
                sides: vec![0; position.points.len()],
                most: (number, 0),
            });
        }
        let Some(swing) = all.last_mut() else {
            continue;
        };
        if let Some(own) = swing.sides.get_mut(usize::from(side.0)) {
            *own += worth;
        }
        if worth > swing.most.1 {
            swing.most = (number, worth);
        }
    }
    all
}

/// Returns whom an event helps, and by how much.
fn gained(position: &Position, event: &Event) -> Option<(SideId, i32)> {
    match event {
        Event::Scored { side, points, .. } => Some((*side, POINT * i32::from(*points))),
        Event::Destroyed { unit, .. } => Some((enemy(position, *unit)?, price(position, *unit))),
        Event::Wounded { unit, wounds, .. } => {
            Some((enemy(position, *unit)?, WOUND * i32::from(*wounds)))
        }
        _ => None,
    }
}

/// The side against that of this thing, where there are two.
fn enemy(position: &Position, of: Thing) -> Option<SideId> {
    let own = position.side(position.owner(of)?);
    (position.points.len() == 2).then(|| SideId(1 - own.0.min(1)))
}

fn price(position: &Position, of: Thing) -> i32 {
    let unit = of.unit();
    let unit = unit.and_then(|it| position.units.get(usize::from(it.0)));
    unit.map_or(0, |it| i32::from(it.profile.entry().points))
}

/// Returns what a revision came to for the side that it helped most.
fn moment(swing: &Swing) -> Option<Moment> {
    let sides = (0..).map(SideId).zip(swing.sides.iter().copied());
    let (side, best) = sides.max_by_key(|it| it.1)?;
    let others: i32 = swing.sides.iter().sum::<i32>() - best;
    Some(Moment {
        seq: swing.seq,
        round: swing.round,
        side,
        event: swing.most.0,
        worth: best - others,
    })
}
