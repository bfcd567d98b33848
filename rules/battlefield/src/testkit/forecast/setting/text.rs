//! A random setting, as the notation writes it.

use super::pick;
use crate::{
    conditions::facing_to,
    data::{BARE, MADE_UP},
    geometry::{Arc, Base, Facing, Mil, Point, Pose, Slot, Tray, align},
    reference::{AttachmentRef, UnitRef},
};
use tabletop::{Dice, testkit::TestDice};

/// Terrain that may lie about; most of it changes something of an attack.
const PIECES: [&str; 8] = [
    "forest",
    "corpse_pile",
    "bog",
    "stakes",
    "low_wall",
    "ruined_wall",
    "hedge",
    "weirwood",
];

/// Objective cards that say something of attacks.
const OBJECTIVES: [&str; 5] = [
    "smithy",
    "burnt_village",
    "butts",
    "marshy_ford",
    "old_banner",
];

/// Returns a setting as the notation writes it.
pub fn text(dice: &mut TestDice) -> String {
    let mut lines = Vec::new();
    let (attacker, defender) = (unit(dice), unit(dice));
    let at = Point::new(20_000 + below(dice, 8_000), 20_000 + below(dice, 8_000));
    let target = Tray::new(
        defender.base,
        Pose::new(at.x, at.y, Facing(dice.below(65_536) as u16)),
    );
    let from = side(dice);
    let mut walls = Vec::new();
    let own = if one_in(dice, 3) {
        align(attacker.base, &target, from, slot(dice))
    } else if one_in(dice, 4) {
        let (own, both) = before(attacker, &target, from, dice);
        walls.extend(both.map(|it| format!("palisade {}", written(it))));
        own
    } else {
        apart(attacker, &target, dice)
    };
    lines.push(line("A1", attacker, &own, dice));
    lines.push(line("B1", defender, &target, dice));
    for (name, of) in [("A2", &target), ("B2", &own)] {
        if one_in(dice, 3) {
            let profile = unit(dice);
            let tray = align(profile.base, of, side(dice), slot(dice));
            lines.push(line(name, profile, &tray, dice));
        }
    }
    ncus(&mut lines, dice);
    lines.extend(walls);
    for _ in 0..dice.below(3) {
        let piece = PIECES[dice.below(8) as usize];
        let (a, b) = (own.pose.at, target.pose.at);
        let near = |one: Mil, other: Mil, aside: Mil| Mil::midpoint(one, other) + aside - 4_000;
        let (x, y) = (below(dice, 8_000), below(dice, 8_000));
        let pose = Pose::new(
            near(a.x, b.x, x),
            near(a.y, b.y, y),
            Facing(dice.below(65_536) as u16),
        );
        lines.push(format!("{piece} {}", written(pose)));
    }
    if one_in(dice, 4) {
        let held = if one_in(dice, 2) {
            format!("~{}, ~{} held A1", own.pose.at.x, own.pose.at.y)
        } else {
            // A charger may claim it.
            let to = own.moved(own.pose.facing, 3_000).pose.at;
            format!("~{}, ~{}", to.x, to.y)
        };
        lines.push(format!("marker 1 @ {held}"));
        let card = OBJECTIVES[dice.below(5) as usize];
        lines.push(format!("objective 1 {card}"));
    }
    lines.push("turn A".to_owned());
    lines.join("\n")
}

fn ncus(lines: &mut Vec<String>, dice: &mut TestDice) {
    if one_in(dice, 5) {
        lines.push("An1 catelyn on crown influences A1".to_owned());
    }
    if one_in(dice, 5) {
        let whom = if one_in(dice, 2) { "A1" } else { "B1" };
        let (name, zone) = if whom == "A1" {
            ("Bn1", "wealth")
        } else if lines.iter().any(|it| it.starts_with("An1")) {
            ("An2", "wealth")
        } else {
            ("An1", "wealth")
        };
        lines.push(format!("{name} cersei on {zone} influences {whom}"));
    }
}

/// The sides of a tray.
const SIDES: [Arc; 4] = [Arc::Front, Arc::Right, Arc::Rear, Arc::Left];

fn side(dice: &mut TestDice) -> Arc {
    SIDES[dice.below(4) as usize]
}

fn slot(dice: &mut TestDice) -> Slot {
    Slot::ALL[dice.below(3) as usize]
}

/// Returns a tray some way off, more or less facing the target.
fn apart(attacker: UnitRef, target: &Tray, dice: &mut TestDice) -> Tray {
    let way = Facing(dice.below(65_536) as u16);
    let far = attacker.base.radius() + target.base.radius() + i64::from(below(dice, 9_000));
    let far = Mil::try_from(far).unwrap_or(Mil::MAX);
    let at = Tray::new(attacker.base, target.pose)
        .moved(way, far)
        .pose
        .at;
    let turned = Facing(dice.below(4_000) as u16);
    let facing = facing_to(at, target.pose.at).turned(turned);
    Tray::new(attacker.base, Pose::new(at.x, at.y, facing))
}

/// Returns a tray some way before a side, between two palisades that leave it no place to be aligned
/// to: the target is moved, or, where somebody else holds it, the charger stands beside.
fn before(attacker: UnitRef, target: &Tray, side: Arc, dice: &mut TestDice) -> (Tray, [Pose; 2]) {
    let Base { width, depth } = attacker.base;
    let middle = align(attacker.base, target, side, Slot::Center);
    let ahead = middle.pose.facing;
    let (back, right) = (ahead.turned(Facing::SOUTH), ahead.turned(Facing::EAST));
    let line = middle.moved(right, below(dice, width) - width / 2);
    // Half the length of a palisade from the side, half its depth beside the charger.
    let beside = width / 2 + 550 + below(dice, 200);
    let along = line
        .moved(ahead, depth / 2)
        .moved(back, 3_100)
        .facing(right);
    let walls = [-beside, beside].map(|it| along.moved(right, it).pose);
    (line.moved(back, 4_000 + below(dice, 6_000)), walls)
}

/// Returns some unit that people play; those with effects that matter a little more often.
fn unit(dice: &mut TestDice) -> UnitRef {
    let wanted = [
        "neutral.bolton_blackguards",
        "stark.tully_shields",
        "lannister.guardsmen",
    ];
    let named = wanted[dice.below(3) as usize];
    let named = UnitRef::named(named).filter(|_| one_in(dice, 4));
    let all: Vec<UnitRef> = UnitRef::all()
        .filter(|it| it.faction != BARE && it.faction != MADE_UP)
        .collect();
    named.unwrap_or_else(|| all[dice.below(all.len() as u32) as usize])
}

/// Returns `A1 sworn_swords + sandor @ 24, 10 N models 9`.
fn line(name: &str, profile: UnitRef, tray: &Tray, dice: &mut TestDice) -> String {
    let mut line = format!("{name} {}", profile.id);
    if !profile.solo && one_in(dice, 2) {
        let mut fitting = AttachmentRef::all()
            .filter(|it| it.kind == profile.kind && it.faction != MADE_UP)
            .collect::<Vec<_>>();
        fitting.retain(|it| it.faction != BARE);
        if let Some(attachment) = pick(&fitting, dice) {
            line = format!("{line} + {}", attachment.id);
        }
    }
    line = format!("{line} {}", written(tray.pose));
    if one_in(dice, 2) {
        let models = 1 + dice.below(profile.models.into());
        line = format!("{line} models {models}");
    }
    if profile.wounds_per_model > 1 && one_in(dice, 2) {
        let damage = dice.below(profile.wounds_per_model.into());
        line = format!("{line} damage {damage}");
    }
    for token in ["panicked", "vulnerable", "weakened"] {
        if one_in(dice, 6) {
            line = format!("{line} {token}");
        }
    }
    if name.starts_with('B') && one_in(dice, 2) {
        line += " activated";
    }
    line
}

fn written(pose: Pose) -> String {
    format!("@ ~{}, ~{} b{}", pose.at.x, pose.at.y, pose.facing.0)
}

/// Says yes in one of so many cases.
fn one_in(dice: &mut TestDice, cases: u32) -> bool {
    dice.below(cases) == 0
}

fn below(dice: &mut TestDice, length: Mil) -> Mil {
    dice.below(length.cast_unsigned()).cast_signed()
}
