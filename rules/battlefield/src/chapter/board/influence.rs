//! An NCU's own ability: its influence is attached to a unit until clean-up.

use super::{env, roles};
use crate::{
    conditions::all_hold,
    data::AbilityKind,
    effect::{Script, Step, Window},
    event::Event,
    illegal::Illegal,
    play::Play,
    position::{Bearer, NcuId, Position, Source, UnitId},
    question::{Action, Prompt},
    reference::AbilityRef,
    task::{Env, NcuActivation, NcuStage, Task},
};

/// Opens the window in which the ability can be cancelled, and then has it done.
pub fn begin(play: &mut Play<'_>, ncu: NcuId) {
    if ability(play.position(), ncu).is_none() {
        return;
    }
    let frame = NcuActivation::of(ncu, NcuStage::Ability);
    play.push(Task::NcuActivation(frame));
    play.open_window(Window::NcuAbility, roles(play.position(), ncu));
}

/// The ability that an NCU has besides the effect of the zone that it claims.
pub fn ability(position: &Position, ncu: NcuId) -> Option<AbilityRef> {
    let mut all = position.abilities_in(Bearer::Ncu(ncu), Window::ZoneClaimed);
    all.find(|it| it.kind == AbilityKind::Influence)
}

/// Asks to which unit it is attached; to none where all are taken.
pub fn ask(play: &mut Play<'_>, frame: NcuActivation) {
    let (ncu, position) = (frame.ncu, play.position());
    let Some(ability) = ability(position, ncu) else {
        return;
    };
    if frame.ability_cancelled {
        play.tell(Event::Cancelled(Source::Ability(ability)));
        return;
    }
    let standing = position.standing().map(|it| it.id);
    let options: Vec<UnitId> = standing
        .filter(|unit| !is_taken(position, ncu, *unit))
        .collect();
    if !options.is_empty() {
        let owner = position.ncu(ncu).owner;
        play.push(Task::NcuActivation(frame));
        play.ask(owner, Prompt::Influence { ncu, options });
    }
}

/// Tells whether a unit is influenced already by somebody of that relation to it.
fn is_taken(position: &Position, ncu: NcuId, unit: UnitId) -> bool {
    let unit = position.unit(unit);
    if position.friends(position.ncu(ncu).owner, unit.owner) {
        unit.friendly_influence.is_some()
    } else {
        unit.enemy_influence.is_some()
    }
}

pub fn check(position: &Position, options: &[UnitId], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Influence(unit) if options.contains(unit) => Ok(()),
        Action::Influence(unit) if position.standing().any(|it| it.id == *unit) => {
            Err(Illegal::InfluenceTaken)
        }
        Action::Influence(unit) => Err(Illegal::NotATarget(unit.thing())),
        Action::Pass => Err(Illegal::MayNotDecline),
        _ => Err(Illegal::WrongAnswer),
    }
}

/// Attaches it, and does what happens at once.
pub fn attach(play: &mut Play<'_>, ncu: NcuId, id: UnitId) {
    let position = play.position();
    let owner = position.ncu(ncu).owner;
    let friendly = position.friends(owner, position.unit(id).owner);
    let unit = play.open().unit_mut(id);
    if friendly {
        unit.friendly_influence = Some(ncu);
    } else {
        unit.enemy_influence = Some(ncu);
    }
    play.tell(Event::Influenced { ncu, unit: id });
    let Some((scripts, env)) = attached(play.position(), ncu, id) else {
        return;
    };
    // What is pushed last is done first.
    for then in scripts.into_iter().rev() {
        play.run_script(then, env.clone());
    }
}

/// Returns what happens as the influence of an NCU is attached to this unit, in its order, and the surroundings.
pub fn attached(position: &Position, ncu: NcuId, unit: UnitId) -> Option<(Vec<Script>, Env)> {
    let ability = ability(position, ncu)?;
    let owner = position.ncu(ncu).owner;
    let friendly = position.friends(owner, position.unit(unit).owner);
    let mut roles = roles(position, ncu);
    roles.influenced = Some(unit);
    let env = env(position, ncu, Source::Ability(ability), roles);
    let at_once = |step: &Step| match step {
        Step::OnAttach {
            friendly: only,
            when,
            then,
        } if only.is_none_or(|only| only == friendly) && all_hold(position, when, &env) => {
            Some(then.clone())
        }
        _ => None,
    };
    let scripts = ability.script.iter().filter_map(at_once).collect();
    Some((scripts, env))
}
