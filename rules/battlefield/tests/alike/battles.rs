//! Positions out of battles that are played by chance.

use battlefield::{
    Battlefield,
    allowed::slots::open_slots,
    field::{Course, Direction},
    geometry::{Arc, Facing, Mil, align},
    position::{Mode, Phase, Place, Position, UnitId},
    question::Prompt,
};
use tabletop::{
    Dice,
    testkit::{TestDice, fuzz::Fuzzed, played},
};

/// Positions of so many battles, some from each: whenever somebody is asked what activates, one
/// time in `every`. The lines that modes draw on the table are taken away, and some units are put
/// where a charge could have brought them: chance alone brings few so far.
pub fn positions(battles: u64, every: u32) -> Vec<Position> {
    let mut all = Vec::new();
    for seed in 0..battles {
        let mut choice = TestDice::new(seed);
        let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
        played::<Battlefield>(table, usize::MAX, |state, asked, _| {
            let asks = asked.prompt == Prompt::Select && state.open.phase != Phase::SetUp;
            if asks && choice.below(every) == 0 {
                let mut position = state.open.clone();
                position.setup.mode = Mode::None;
                for _ in 0..3 {
                    engage(&mut position, &mut choice);
                }
                all.push(position);
            }
        });
    }
    all
}

/// Puts some unit to an enemy, if there is room.
fn engage(position: &mut Position, dice: &mut TestDice) {
    let units = units(position);
    let (id, target) = (one(&units, dice), one(&units, dice));
    let side = one(&Arc::ALL, dice);
    let slots = open_slots(position, id, target.thing(), side);
    if slots.is_empty() || position.is_engaged(id.thing()) {
        return;
    }
    let base = position.unit(id).profile.base;
    let to = position.tray(target.thing()).unwrap();
    let there = align(base, &to, side, one(&slots, dice));
    position.unit_mut(id).place = Place::Table(there.pose);
}

/// A number below `n`.
pub fn below(dice: &mut TestDice, n: Mil) -> Mil {
    dice.below(n.unsigned_abs()).cast_signed()
}

/// One of several.
pub fn one<T: Copy>(all: &[T], dice: &mut TestDice) -> T {
    all[dice.below(all.len() as u32) as usize]
}

pub fn facing(dice: &mut TestDice) -> Facing {
    Facing(dice.below(65_536) as u16)
}

/// Some move of up to `most`, legal or not.
pub fn course(dice: &mut TestDice, most: Mil) -> Course {
    let mut turn = |of: Mil| (below(dice, of) == 0).then(|| facing(dice));
    let (first, last) = (turn(2), turn(3));
    let direction = match below(dice, 3) {
        0 => one(&Direction::ALL, dice),
        _ => Direction::Forward,
    };
    Course {
        first,
        last,
        ..Course::straight(direction, below(dice, most + 50))
    }
}

/// Every unit on the table.
pub fn units(position: &Position) -> Vec<UnitId> {
    position.standing().map(|it| it.id).collect()
}
