//! A random setting, and an attack that is possible in it.

use crate::{
    Battlefield, agenda, aim,
    aim::Chance,
    conditions::facing_to,
    data::{BARE, MADE_UP, Reach},
    field::Thing,
    geometry::{Arc, Facing, Mil, Point, Pose, Slot, Tray, align},
    notation::{position, write_answer},
    odds::{self, Odds},
    play::Play,
    position::{Position, UnitId},
    question::{Action, Move, Prompt, Who},
    reference::{AttachmentRef, UnitRef},
    state::State,
    task::Task,
};
use std::fmt::{Display, Formatter};
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};

/// The unit that attacks.
const ATTACKER: UnitId = UnitId(0);

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

/// An attack and its forecast.
#[derive(Clone, Debug)]
pub struct Trial {
    pub text: String,
    /// The attacker is asked for its action.
    pub state: State,
    pub action: Move,
    pub target: Thing,
    pub odds: Odds,
    /// The chances that a charge arrives, and that it does so Disorderly.
    pub charge: Option<(Chance, Chance)>,
}

impl Trial {
    /// Returns the one of this seed.
    ///
    /// # Panics
    /// If there is no attack in a thousand settings, which would be a fault of this.
    pub fn of(seed: u64) -> Self {
        let mut dice = TestDice::new(seed);
        let found = (0..1_000).find_map(|_| try_one(&mut dice));
        found.expect("settings allow attacks")
    }

    /// Returns the wounds that the target has left.
    pub fn health(&self, position: &Position) -> u32 {
        let Some(id) = self.target.unit() else {
            return 0;
        };
        let unit = position.unit(id);
        if position.stands(self.target) {
            unit.strength.health(unit.profile.entry())
        } else {
            0
        }
    }
}

impl Display for Trial {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let prompt = Prompt::Action {
            who: ATTACKER.thing(),
        };
        let action = Action::Do(self.action.clone());
        let answer = write_answer(&self.state.open, &prompt, &action);
        write!(f, "{}\nA: {answer}", self.text)
    }
}

fn try_one(dice: &mut TestDice) -> Option<Trial> {
    let text = text(dice);
    let mut state = position::read(&text).ok()?;
    come_to_action(&mut state, dice)?;
    let all = actions(&state.open, dice);
    let (action, target) = pick(&all, dice)?.clone();
    let odds = odds::of_move(&state.open, ATTACKER, &action)?;
    let charge = match action {
        Move::Charge { target, pivot, arc } => {
            let aim = aim::charge_so(&state.open, ATTACKER, target, (pivot, arc)).ok()?;
            Some((aim.arrives, aim.arrives_disorderly))
        }
        _ => None,
    };
    Some(Trial {
        text,
        state,
        action,
        target,
        odds,
        charge,
    })
}

/// Selects the attacker, and passes until it is asked for its action.
fn come_to_action(state: &mut State, dice: &mut TestDice) -> Option<()> {
    let mut cx = Quiet(dice);
    for _ in 0..20 {
        let question = state.questions.first()?.clone();
        let action = match &question.prompt {
            Prompt::Action { who } => return (*who == ATTACKER.thing()).then_some(()),
            Prompt::Select => Action::Select(Who::Unit(ATTACKER)),
            Prompt::React { .. } => Action::Pass,
            prompt => {
                let view = state.view(Viewer::Seat(question.seat));
                Battlefield::fallback(&view, prompt)
            }
        };
        let play = &mut Play {
            state: &mut *state,
            cx: &mut cx,
        };
        agenda::answer(play, &question, action);
        let over = state
            .open
            .agenda
            .iter()
            .any(|it| matches!(it, Task::CleanUp(_)));
        if over {
            return None;
        }
    }
    None
}

/// Returns all attacks that the attacker can make, each with its target.
fn actions(position: &Position, dice: &mut TestDice) -> Vec<(Move, Thing)> {
    let mut all = Vec::new();
    let attacks = &position.unit(ATTACKER).profile.entry().attacks;
    for (weapon, attack) in (0..).zip(attacks) {
        let (melee, judged) = if attack.reach == Reach::Melee {
            (true, aim::fights(position, ATTACKER, weapon))
        } else {
            (false, aim::shots(position, ATTACKER, weapon))
        };
        let legal = judged.into_iter().filter(|(_, it)| it.is_ok());
        all.extend(legal.map(|(target, _)| {
            let it = if melee {
                Move::Fight {
                    target,
                    weapon,
                    realign: None,
                }
            } else {
                Move::Shoot {
                    target,
                    weapon,
                    shift: None,
                    arc: None,
                }
            };
            (it, target)
        }));
    }
    for (target, aim) in aim::charges(position, ATTACKER) {
        let Ok(aim) = aim else { continue };
        let arc = (aim.sides.len() > 1).then(|| aim.sides[0]);
        // Sometimes as a person turns it by hand.
        let aside = Facing(dice.below(1_000) as u16);
        let pivot = aim.pivot.map(|it| match dice.below(3) {
            0 => it.turned(aside),
            _ => it,
        });
        let it = Move::Charge { target, pivot, arc };
        all.push((it, target));
    }
    all.retain(|(_, target)| target.unit().is_some());
    all
}

fn pick<'a, T>(all: &'a [T], dice: &mut TestDice) -> Option<&'a T> {
    let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
    (count > 0).then(|| &all[dice.below(count) as usize])
}

/// Says yes in one of so many cases.
fn one_in(dice: &mut TestDice, cases: u32) -> bool {
    dice.below(cases) == 0
}

fn below(dice: &mut TestDice, length: Mil) -> Mil {
    dice.below(length.cast_unsigned()).cast_signed()
}

/// Returns a setting as the notation writes it.
fn text(dice: &mut TestDice) -> String {
    let mut lines = Vec::new();
    let (attacker, defender) = (unit(dice), unit(dice));
    let at = Point::new(20_000 + below(dice, 8_000), 20_000 + below(dice, 8_000));
    let target = Tray::new(
        defender.base,
        Pose::new(at.x, at.y, Facing(dice.below(65_536) as u16)),
    );
    let from = side(dice);
    let engaged = one_in(dice, 3);
    let own = if engaged {
        align(attacker.base, &target, from, slot(dice))
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
