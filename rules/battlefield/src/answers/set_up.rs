//! Answers for somebody who is away (19.1), and by chance, before the first round and to the modes.

use crate::{
    agenda,
    allowed::place,
    army::{random, suggested},
    chapter::{
        set_up::{army, deploy, marker, start, terrain, zone},
        victory,
    },
    data::{Data, MADE_UP},
    geometry::{Facing, Mil, Point, Pose},
    ground::{self, pieces},
    position::{Commander, Mode, Position, UnitId},
    question::{Action, Prompt},
    state::View,
};
use tabletop::{Dice, Seat};

/// The number of times that something is tried by chance.
const TRIES: u32 = 12;

pub fn fallback(view: &View, prompt: &Prompt) -> Action {
    let (position, seat) = (&view.open, view.seat.unwrap_or(Seat(0)));
    match prompt {
        Prompt::Army => Action::Army(suggested_army(view, seat)),
        Prompt::Role => Action::Attack(false),
        Prompt::Terrain { corpse_pile: true } => pile(position),
        Prompt::Marker => marker::nearest(position).map_or(Action::Pass, Action::Marker),
        Prompt::Zone { .. } => Action::Zone(zone::free(position).first().copied().unwrap_or(0)),
        Prompt::StartUnits => starters(position, seat),
        Prompt::Deploy => dearest(position, deploy::left(position, seat)),
        Prompt::Missions | Prompt::Redeploy | Prompt::Pile { .. } => {
            super::mode::fallback(view, prompt)
        }
        _ => Action::Pass,
    }
}

/// The largest suggested army that fits; which of several, by the seat.
fn suggested_army(view: &View, seat: Seat) -> crate::army::Army {
    let size = view.open.setup.size;
    let mut fitting: Vec<_> = suggested()
        .iter()
        .filter(|it| it.size <= size && army::check(view, &it.army).is_ok())
        .collect();
    let largest = fitting.iter().map(|it| it.size).max().unwrap_or(0);
    fitting.retain(|it| it.size == largest);
    let at = usize::from(seat.0) % fitting.len().max(1);
    fitting
        .get(at)
        .map(|it| it.army.clone())
        .unwrap_or_default()
}

/// A corpse pile as near to the middle of the table as it may lie.
fn pile(position: &Position) -> Action {
    let middle = Point::new(position.setup.width / 2, position.setup.depth / 2);
    let legal = |pose| terrain::check(position, pieces::PILE, pose, true).is_ok();
    pieces::around(middle, 48)
        .find(|pose| legal(*pose))
        .map_or(Action::Pass, |pose| Action::Place {
            piece: pieces::PILE.to_owned(),
            pose,
        })
}

/// Points of a unit and of who stands in it.
fn cost(position: &Position, id: UnitId) -> u32 {
    victory::cost(position.unit(id))
}

/// The commander's unit and the dearest; in A Storm of Swords the dearest half.
fn starters(position: &Position, seat: Seat) -> Action {
    let mut all = start::candidates(position, seat);
    let proxy = start::needs_proxy(position, seat).then(|| {
        let attached = |id: &&UnitId| !position.unit(**id).attachments.is_empty();
        all.iter().find(attached).copied()
    });
    let proxy = proxy.flatten();
    let first = |id: &UnitId| match &position.player(seat).commander {
        Some(Commander::Unit(unit, _)) => position.setup.mode == Mode::Clash && unit == id,
        _ => proxy == Some(*id),
    };
    all.sort_by_key(|id| (!first(id), std::cmp::Reverse(cost(position, *id)), *id));
    all.truncate(start::wanted(position, seat));
    Action::StartUnits { units: all, proxy }
}

/// Sorts units as they are deployed for somebody who is away.
pub fn dearest_first(position: &Position, units: &mut [UnitId]) {
    units.sort_by_key(|id| (std::cmp::Reverse(cost(position, *id)), *id));
}

/// The dearest unit for which there is a place.
fn dearest(position: &Position, mut left: Vec<UnitId>) -> Action {
    dearest_first(position, &mut left);
    let mut placed = left
        .into_iter()
        .filter_map(|unit| Some((unit, place::in_zone(position, unit)?)));
    placed
        .next()
        .map_or(Action::Pass, |(unit, pose)| Action::Deploy { unit, pose })
}

/// Some legal answer, by chance; `None` for the fallback.
pub fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    let (position, seat) = (&view.open, view.seat?);
    let legal = |action: &Action| agenda::check(view, prompt, action).is_ok();
    match prompt {
        Prompt::Army => {
            let factions = Data::of_this_build().factions.iter();
            let factions: Vec<_> = factions.filter(|it| it.id != MADE_UP).collect();
            let faction = factions[dice.below(factions.len() as u32) as usize];
            let size = position.setup.size;
            let army = random(Data::of_this_build(), &faction.id, size, dice);
            Some(Action::Army(army))
        }
        Prompt::Role => Some(Action::Attack(dice.below(2) == 0)),
        Prompt::Terrain { corpse_pile } => {
            let all: Vec<_> = pieces::available(position)
                .filter(|it| !corpse_pile || it.id == pieces::PILE)
                .collect();
            (0..TRIES).find_map(|_| {
                let kind = all.get(dice.below(all.len().max(1) as u32) as usize)?;
                let pose = anywhere(position, dice);
                let piece = kind.id.clone();
                Some(Action::Place { piece, pose }).filter(legal)
            })
        }
        Prompt::Marker => {
            (0..TRIES).find_map(|_| Some(Action::Marker(anywhere(position, dice).at)).filter(legal))
        }
        Prompt::Zone { may_pass } => {
            let free = zone::free(position);
            let zone = free.get(dice.below(free.len().max(1) as u32) as usize)?;
            let pass = *may_pass && dice.below(4) == 0;
            Some(if pass {
                Action::Pass
            } else {
                Action::Zone(*zone)
            })
        }
        Prompt::StartUnits => {
            let Action::StartUnits { units, proxy } = starters(position, seat) else {
                return None;
            };
            (0..TRIES).find_map(|_| {
                let mut left = start::candidates(position, seat);
                let drawn = units.iter().map(|_| {
                    let at = dice.below(left.len() as u32) as usize;
                    left.swap_remove(at)
                });
                let units = drawn.collect();
                Some(Action::StartUnits { units, proxy }).filter(legal)
            })
        }
        Prompt::Deploy => {
            let left = deploy::left(position, seat);
            let unit = *left.get(dice.below(left.len().max(1) as u32) as usize)?;
            let zone = ground::of(position, seat)?;
            let northern = ground::is_northern(position, seat);
            (0..TRIES).find_map(|_| {
                let x = zone.west + below(dice, zone.east - zone.west);
                let y = zone.south + below(dice, zone.north - zone.south);
                let facing = if northern {
                    Facing::SOUTH
                } else {
                    Facing::NORTH
                };
                let pose = Pose::new(x, y, facing);
                Some(Action::Deploy { unit, pose }).filter(legal)
            })
        }
        Prompt::Missions | Prompt::Redeploy | Prompt::Pile { .. } => {
            super::mode::sample(view, prompt, dice)
        }
        _ => None,
    }
}

fn anywhere(position: &Position, dice: &mut dyn Dice) -> Pose {
    let x = below(dice, position.setup.width + 1);
    let y = below(dice, position.setup.depth + 1);
    Pose::new(x, y, Facing(dice.below(65_536) as u16))
}

/// A length below another.
fn below(dice: &mut dyn Dice, length: Mil) -> Mil {
    dice.below(length.max(1).cast_unsigned()).cast_signed()
}
