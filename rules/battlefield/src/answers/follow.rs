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
            let env = board::zone_env(position, *ncu, *zone);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        effect::{Window, Zone},
        notation::position::read,
        position::{Bearer, Ncu, NcuId, Roles, UnitId},
        reference::{AbilityRef, NcuRef},
        state::State,
        task::{Offer, WindowFrame},
    };
    use tabletop::{Seat, Viewer};

    /// Three units, the first of which may shift friends in short range: itself and the second, not the enemy.
    fn state() -> State {
        let text = "A1 sworn_swords + robb_wolf_lord @ 24, 18 N\nA2 sworn_swords @ 30, 18 N\nB1 guardsmen @ 24, 36 S\n";
        read(text).unwrap()
    }

    fn target(number: u8) -> Action {
        Action::Targets(vec![Thing::Unit(number)])
    }

    #[test]
    fn an_ability_is_used_together_with_its_target_once_that_is_asked() {
        let mut state = state();
        let harry = AbilityRef::named("harry_them").unwrap();
        let bearer = Bearer::Unit(UnitId(0));
        assert!(state.open.abilities(bearer).any(|it| it == harry));
        let frame = WindowFrame::new(Window::TurnStart, Roles::default());
        state.open.agenda = vec![Task::Window(frame)];
        let view = state.view(Viewer::Seat(Seat(0)));
        let react = Prompt::React {
            window: Window::TurnStart,
            roles: Roles::default(),
            offer: Offer {
                abilities: vec![(bearer, harry)],
                ..Offer::default()
            },
        };
        let used = Action::Use(Use::Ability(bearer, harry));
        let found = follows(&view, &react, &used).expect("a target is asked");
        assert_eq!(found.answers(), [target(0), target(1)]);
        assert_eq!(follows(&view, &react, &Action::Pass), None);
        assert!(!found.is_answered(&view, &react, &target(1)), "not yet");
        let then = found.asked_in(&view);
        assert!(found.is_answered(&then, &found.prompt, &target(1)));
        assert!(!found.is_answered(&then, &found.prompt, &target(2)));
        for (number, drags) in [(0, true), (1, true), (2, false)] {
            let unit = Thing::Unit(number);
            let dragged = moved_by(&view, &react, unit);
            assert_eq!(dragged, drags.then(|| used.clone()), "{unit:?}");
            let chosen = moved_by(&then, &found.prompt, unit);
            assert_eq!(chosen, drags.then(|| target(number)), "{unit:?}");
        }
    }

    #[test]
    fn a_zone_is_claimed_together_with_whom_it_concerns() {
        let mut state = state();
        for _ in 0..2 {
            state.open.ncus.push(Ncu {
                owner: Seat(0),
                profile: NcuRef::named("stark.catelyn").unwrap(),
                activated: false,
                zone: None,
                counters: 0,
                gone: false,
            });
        }
        let view = state.view(Viewer::Seat(Seat(0)));
        let prompt = Prompt::Claim {
            ncu: NcuId(0),
            zones: Zone::ALL.to_vec(),
        };
        let of = |zone, ability_first| {
            let claim = Action::Claim {
                zone,
                ability_first,
            };
            let found = follows(&view, &prompt, &claim);
            found.map_or_else(Vec::new, |it| it.answers())
        };
        assert_eq!(of(Zone::Maneuver, false), [target(0), target(1)]);
        assert!(of(Zone::Maneuver, true).is_empty(), "she asks first");
        assert!(of(Zone::Crown, false).is_empty(), "one enemy alone");
    }
}
