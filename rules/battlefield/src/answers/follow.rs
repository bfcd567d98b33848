//! The question to which an answer leads by itself: both can be answered together.

use super::is_at_once;
use crate::{
    agenda,
    chapter::{board, script, window},
    data::{self, How},
    effect::{ActionKind, Step},
    field::Thing,
    position::Source,
    question::{Action, Prompt},
    standing::usable,
    state::View,
    task::{Env, Script, Task, Use},
};
use std::mem::discriminant;

/// A question of an effect that comes as soon as the effect does anything, as things stand before that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follows {
    pub prompt: Prompt,
    /// The effect as it is when it asks.
    script: Script,
}

impl Follows {
    /// Returns the answers to it that consist of one thing: a target, an option, a kind of token.
    pub fn answers(&self) -> Vec<Action> {
        match &self.prompt {
            Prompt::Target {
                options, count: 1, ..
            } => options
                .iter()
                .map(|it| Action::Targets(vec![*it]))
                .collect(),
            Prompt::Choose { options, .. } => options.iter().copied().map(Action::Choose).collect(),
            Prompt::Kind { options, .. } => options.iter().copied().map(Action::Kind).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the view in which it is asked, if nothing else happens before.
    pub fn asked_in(&self, view: &View) -> View {
        let mut view = view.clone();
        view.open.agenda.push(Task::Script(self.script.clone()));
        view
    }

    /// Tells whether that is the open question, and this answers it.
    pub fn is_answered(&self, view: &View, prompt: &Prompt, action: &Action) -> bool {
        let asks = match view.open.agenda.last() {
            Some(Task::Script(it)) => {
                it.env.source == self.script.env.source && Some(it.env.controller) == view.seat
            }
            _ => false,
        };
        asks && discriminant(prompt) == discriminant(&self.prompt)
            && agenda::check(view, prompt, action).is_ok()
    }
}

/// Returns the answer that lets this unit of the viewer's side move, as a drag of the unit means it: it is chosen as the
/// target, or the only thing is used that could move it.
pub fn moved_by(view: &View, prompt: &Prompt, unit: Thing) -> Option<Action> {
    let owner = view.open.owner(unit)?;
    let own = view.seat.is_some_and(|it| view.open.friends(it, owner));
    let target = Action::Targets(vec![unit]);
    match prompt {
        _ if !own => None,
        Prompt::Target {
            options, count: 1, ..
        } => match view.open.agenda.last() {
            Some(Task::Script(it)) => {
                let moves = it.steps.get(it.at).is_some_and(moves);
                (moves && options.contains(&unit)).then_some(target)
            }
            _ => None,
        },
        Prompt::React { offer, .. } => {
            let could = |used: &Use| {
                let action = Action::Use(*used);
                let steps = begun(view, prompt, &action).map(|it| it.0);
                steps.is_some_and(|it| it.first().is_some_and(moves))
                    && follows(view, prompt, &action)
                        .is_some_and(|it| it.answers().contains(&target))
            };
            let mut all = usable(view, offer).into_iter().filter(could);
            let first = all.next()?;
            let is_one = all.next().is_none();
            let action = Action::Use(first);
            (is_one && is_at_once(view, prompt, &action)).then_some(action)
        }
        _ => None,
    }
}

/// Tells whether a step lets somebody move who is chosen for it.
const fn moves(step: &Step) -> bool {
    match step {
        Step::Shift { .. } => true,
        Step::Action { kind, .. } => matches!(
            kind,
            ActionKind::Maneuver | ActionKind::March | ActionKind::ManeuverOrRetreat
        ),
        _ => false,
    }
}

/// Returns the question to which an answer leads; nothing where something is done or somebody else is asked before,
/// or where that cannot be seen beforehand.
pub fn follows(view: &View, prompt: &Prompt, action: &Action) -> Option<Follows> {
    let (steps, env) = begun(view, prompt, action)?;
    let (asked, prompt, left) = script::first(&view.open, &steps, &env)?;
    let script = Script::new(left.to_vec(), env);
    (Some(asked) == view.seat).then_some(Follows { prompt, script })
}

/// Returns the effect that an answer begins, and its surroundings.
fn begun(view: &View, prompt: &Prompt, action: &Action) -> Option<(Vec<Step>, Env)> {
    let position = &view.open;
    match (prompt, action) {
        (Prompt::React { .. }, Action::Use(used)) => uses(view, *used),
        (
            Prompt::Claim { ncu, .. },
            Action::Claim {
                zone,
                ability_first: false,
            },
        ) => {
            let env = board::env(position, *ncu, *zone);
            Some((data::zone(*zone).script.clone(), env))
        }
        (Prompt::Influence { ncu, .. }, Action::Influence(unit)) => {
            let (scripts, env) = board::influenced(position, *ncu, *unit)?;
            Some((scripts.into_iter().next()?, env))
        }
        _ => None,
    }
}

/// The same of what is used in a window.
fn uses(view: &View, used: Use) -> Option<(Vec<Step>, Env)> {
    let (position, seat) = (&view.open, view.seat?);
    let Some(Task::Window(frame)) = position.agenda.last() else {
        return None;
    };
    let (steps, source, bearer) = match used {
        Use::Ability(bearer, it) => (
            window::steps_of_ability(&it.script),
            Source::Ability(it),
            Some(bearer),
        ),
        Use::Card(it) => match window::bonus(position, seat, it.entry()) {
            Some(bonus) if !matches!(bonus.how, How::After) => {
                (bonus.script.clone(), Source::Bonus(it), None)
            }
            _ => (it.script.clone(), Source::Card(it), None),
        },
        Use::Delayed(_) => return None,
    };
    Some((steps, window::env(frame, source, seat, bearer)))
}
