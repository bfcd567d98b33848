//! Before the first round: armies, sides, and who stands where.

use super::{seen::Seen, temper::Best};
use crate::{
    allowed::place,
    answers,
    army::{Army, suggested},
    chapter::set_up::{army, deploy, terrain, zone},
    geometry::{Facing, Mil, Point, Pose},
    ground::{self, Ground, pieces},
    position::{Mode, Player, UnitId},
    question::{Action, Prompt},
};
use tabletop::Dice;

/// A place for a unit is looked for so far aside, in steps of an inch.
const ASIDE: Mil = 12;
const INCH: Mil = 1_000;
/// The number of places that are tried for a piece of terrain.
const TRIES: u32 = 24;
/// Of a whole turn.
const EIGHTH: u16 = 0x2000;

pub(super) fn answer(seen: &Seen, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    match prompt {
        Prompt::Army => Some(Action::Army(any_army(seen, dice)?)),
        // Nobody knows beforehand which one the computer will take.
        Prompt::Role => Some(Action::Attack(dice.below(2) == 0)),
        Prompt::Terrain { corpse_pile: false } => piece(seen, dice),
        Prompt::Zone { .. } => side(seen).map(Action::Zone),
        Prompt::Deploy => place_one(seen, dice),
        _ => None,
    }
}

/// One of the suggested armies that use the most points; of a faction that nobody else is known to
/// have, if there is one.
fn any_army(seen: &Seen, dice: &mut dyn Dice) -> Option<Army> {
    let size = seen.setup.size;
    let fitting: Vec<_> = suggested()
        .iter()
        .filter(|it| it.size <= size && army::check(seen.view, &it.army).is_ok())
        .collect();
    let largest = fitting.iter().map(|it| it.size).max()?;
    let all = fitting.iter().filter(|it| it.size == largest);
    let all: Vec<&Army> = all.map(|it| &it.army).collect();
    let others: Vec<&Army> = all
        .iter()
        .copied()
        .filter(|it| !is_known(seen, &it.faction))
        .collect();
    let all = if others.is_empty() { all } else { others };
    Some(all[dice.below(all.len() as u32) as usize].clone())
}

/// Returns that somebody else has shown that they have this faction.
fn is_known(seen: &Seen, faction: &str) -> bool {
    let shown = |it: &Player| it.faction.is_some_and(|it| it.id == faction);
    let mut allies = seen.view.allies.iter();
    allies.any(|it| it.faction == faction) || seen.players.iter().any(shown)
}

/// A piece of any kind, squarely or at half a right angle: of some random places, the legal one nearest to
/// the middle line between the armies.
fn piece(seen: &Seen, dice: &mut dyn Dice) -> Option<Action> {
    // A pile frightens friends as well as enemies.
    let kinds: Vec<_> = pieces::available(seen)
        .filter(|it| it.id != pieces::PILE)
        .collect();
    let inches = |length: Mil, dice: &mut dyn Dice| {
        dice.below((length / INCH).cast_unsigned()).cast_signed() * INCH
    };
    let (width, depth) = (seen.setup.width, seen.setup.depth);
    let mut best = Best::above(i32::MIN);
    for _ in 0..TRIES {
        let kind = kinds.get(dice.below(kinds.len().max(1) as u32) as usize)?;
        let (x, y) = (inches(width, dice), inches(depth, dice));
        let pose = Pose::new(x, y, Facing(dice.below(8) as u16 * EIGHTH));
        if terrain::check(seen, &kind.id, pose, false).is_ok() {
            best.offer(-(y - depth / 2).abs(), (kind, pose));
        }
    }
    let (kind, pose) = best.choice?;
    Some(Action::Place {
        piece: kind.id.clone(),
        pose,
    })
}

/// The zone that lies nearest to the markers.
fn side(seen: &Seen) -> Option<u8> {
    let zones = ground::zones(seen);
    let far = |number: &u8| {
        let middle = zones[usize::from(*number)].middle();
        let markers = seen.markers.iter();
        markers.map(|it| it.at.distance(middle)).sum::<Mil>()
    };
    zone::free(seen).into_iter().min_by_key(far)
}

/// The dearest unit comes first, each before a marker that nobody stands before yet.
fn place_one(seen: &Seen, dice: &mut dyn Dice) -> Option<Action> {
    let mut left = deploy::left(seen, seen.me);
    left.sort_by_key(|id| (-seen.price(*id), *id));
    let zone = ground::of(seen, seen.me)?;
    left.into_iter().find_map(|unit| {
        let mut best = Best::above(i32::MIN);
        for x in columns(seen, &zone) {
            if let Some(pose) = near(seen, unit, &zone, x) {
                let worth = worth(seen, unit, pose) + seen.temper.noise(dice);
                best.offer(worth, pose);
            }
        }
        let pose = best.choice.or_else(|| place::in_zone(seen, unit))?;
        Some(Action::Deploy { unit, pose })
    })
}

/// Returns where along the zone it is worth to look: before markers, walls and enemies, and here and there.
fn columns(seen: &Seen, zone: &Ground) -> Vec<Mil> {
    let markers = seen.markers.iter().map(|it| it.at.x);
    let walls = seen.walls.iter().map(|it| it.pose.at.x);
    let spread = (1..6).map(|step| zone.west + (zone.east - zone.west) * step / 6);
    markers.chain(walls).chain(spread).collect()
}

/// The foremost legal place of this column, or of one beside it.
fn near(seen: &Seen, unit: UnitId, zone: &Ground, x: Mil) -> Option<Pose> {
    let depth = seen.unit(unit).profile.base.depth / 2;
    let (y, facing) = if ground::is_northern(seen, seen.me) {
        (zone.south + depth, Facing::SOUTH)
    } else {
        (zone.north - depth, Facing::NORTH)
    };
    let steps = (0..=ASIDE).flat_map(|step| [step * INCH, -step * INCH]);
    let mut poses = steps.map(|aside| Pose::new(x + aside, y, facing));
    poses.find(|pose| place::check_zone(seen, unit, *pose).is_ok())
}

/// Near to a marker, or a wall, that friends do not stand before; near to friends otherwise.
fn worth(seen: &Seen, unit: UnitId, pose: Pose) -> i32 {
    let friends: Vec<Point> = seen
        .standing_of(true)
        .filter(|it| *it != unit)
        .filter_map(|it| seen.unit(it).pose())
        .map(|it| it.at)
        .collect();
    let taken = |at: Point| {
        friends
            .iter()
            .filter(move |it| it.distance(at) < pose.at.distance(at))
    };
    let goal = |at: Point, worth: i32| {
        let rivals = taken(at).count() as i32;
        worth * (72_000 - pose.at.distance(at)) / 72_000 / (1 + rivals)
    };
    let markers = seen.markers.iter().enumerate();
    let markers = markers.map(|(number, it)| goal(it.at, 20 + seen.marker(number)));
    let attacks = seen.setup.mode == Mode::Storm;
    let walls = seen.walls.iter().filter(|_| attacks);
    let walls = walls.map(|it| goal(it.pose.at, 150));
    let enemies = seen.standing_of(false).filter_map(|it| {
        let at = seen.unit(it).pose()?.at;
        Some(seen.strike(unit, it.thing(), true) * (72_000 - pose.at.distance(at)) / 144_000)
    });
    let middle = Point::new(seen.setup.width / 2, pose.at.y);
    let center = 10 - pose.at.distance(middle) / 4_000;
    markers.chain(walls).max().unwrap_or(0) + enemies.max().unwrap_or(0) + center
}

/// Returns what the considerate answer is to everything else.
pub(super) fn otherwise(seen: &Seen, prompt: &Prompt) -> Action {
    answers::fallback(seen.view, prompt)
}
