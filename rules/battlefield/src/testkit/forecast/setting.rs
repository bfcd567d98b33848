//! A random setting, and an attack that is possible in it.

mod text;

use crate::{
    Battlefield, agenda, aim,
    aim::Chance,
    data::Reach,
    field::Thing,
    geometry::Facing,
    notation::{position, write_answer},
    odds::{self, Odds},
    play::Play,
    position::{Position, UnitId},
    question::{Action, Move, Prompt, Who},
    state::State,
    task::Task,
};
use std::fmt::{Display, Formatter};
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};
use text::text;

/// The unit that attacks.
const ATTACKER: UnitId = UnitId(0);

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
