//! NCUs, the tactics board and influence (chapter 13).

mod influence;

pub use influence::{ability, attached as influenced, check as check_influence};

use crate::{
    data,
    effect::{Until, Window, Zone},
    event::Event,
    illegal::Illegal,
    play::Play,
    position::{Bearer, NcuId, Position, Roles, Source},
    question::{Action, Prompt},
    task::{Env, NcuActivation, NcuStage, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: NcuActivation) {
    let ncu = frame.ncu;
    let gone = play.position().ncu(ncu).gone;
    match frame.stage {
        _ if gone => {}
        NcuStage::Window => {
            // On a full board nothing happens at all.
            let full = empty_zones(play.position()).is_empty();
            frame.stage = if full {
                NcuStage::Token
            } else {
                NcuStage::Claim
            };
            play.push(Task::NcuActivation(frame));
            if !full {
                play.open_window(Window::NcuActivated, roles(play.position(), ncu));
            }
        }
        NcuStage::Claim => {
            let zones = empty_zones(play.position());
            let owner = play.position().ncu(ncu).owner;
            play.push(Task::NcuActivation(frame));
            play.ask(owner, Prompt::Claim { ncu, zones });
        }
        NcuStage::First => {
            frame.stage = NcuStage::Second;
            part(play, frame, true);
        }
        NcuStage::Second => {
            frame.stage = NcuStage::Token;
            part(play, frame, false);
        }
        NcuStage::Ability => influence::ask(play, frame),
        NcuStage::OtherAbility => other_ability(play, frame),
        NcuStage::Token => {
            let open = play.open();
            open.ncu_mut(ncu).activated = true;
            open.end(Until::Activation);
        }
    }
}

/// The zone's effect or the NCU's own ability, in the order that its player has named.
fn part(play: &mut Play<'_>, frame: NcuActivation, first: bool) {
    let ability = frame.ability_first == first;
    let (ncu, replaced) = (frame.ncu, frame.replaced.clone());
    play.push(Task::NcuActivation(frame));
    if ability {
        influence::begin(play, ncu);
        return;
    }
    let position = play.position();
    let Some(zone) = position.ncu(ncu).zone else {
        return;
    };
    let (steps, env) = replaced.unwrap_or_else(|| {
        let steps = data::zone(zone).script.clone();
        (steps, zone_env(position, ncu, zone))
    });
    play.run_script(steps, env);
}

/// Returns the surroundings in which the effect of a zone is done for the NCU that claims it.
pub fn zone_env(position: &Position, ncu: NcuId, zone: Zone) -> Env {
    let roles = Roles {
        ncu: Some(ncu),
        zone: Some(zone),
        ..Roles::default()
    };
    env(position, ncu, Source::Zone(zone), roles)
}

/// Returns the surroundings of what the claim of a zone brings by this source.
pub fn env(position: &Position, ncu: NcuId, source: Source, roles: Roles) -> Env {
    Env {
        source,
        controller: position.ncu(ncu).owner,
        bearer: Some(Bearer::Ncu(ncu)),
        window: Window::ZoneClaimed,
        roles,
        same: Vec::new(),
        paid: 0,
    }
}

/// Does what an ability does that claiming a zone has triggered, unless it was cancelled.
fn other_ability(play: &mut Play<'_>, frame: NcuActivation) {
    match frame.replaced {
        Some((_, env)) if frame.ability_cancelled => play.tell(Event::Cancelled(env.source)),
        Some((steps, env)) => play.run_script(steps, env),
        None => {}
    }
}

/// The parts of a window about an NCU.
fn roles(position: &Position, ncu: NcuId) -> Roles {
    Roles {
        ncu: Some(ncu),
        zone: position.ncu(ncu).zone,
        ..Roles::default()
    }
}

/// Returns the zones that nobody has claimed this round.
pub fn empty_zones(position: &Position) -> Vec<Zone> {
    let zones = Zone::ALL.iter().copied();
    zones
        .filter(|zone| position.on_zone(*zone).is_none())
        .collect()
}

/// Checks that an NCU can claim this zone; it has to claim one while one is empty.
pub fn check(zones: &[Zone], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Claim { zone, .. } if zones.contains(zone) => Ok(()),
        Action::Claim { .. } => Err(Illegal::ZoneTaken),
        Action::Pass => Err(Illegal::MayNotDecline),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, mut frame: NcuActivation, action: Action) {
    let ncu = frame.ncu;
    match action {
        Action::Claim {
            zone,
            ability_first,
        } => {
            let open = play.open();
            open.board[zone as usize] = Some(ncu);
            open.ncu_mut(ncu).zone = Some(zone);
            let owner = open.ncu(ncu).owner;
            open.player_mut(owner).deeds.zones += 1;
            play.tell(Event::ZoneClaimed { ncu, zone });
            frame.stage = NcuStage::First;
            frame.ability_first = ability_first;
            play.push(Task::NcuActivation(frame));
            play.open_window(Window::ZoneClaimed, roles(play.position(), ncu));
        }
        Action::Influence(unit) => influence::attach(play, ncu, unit),
        _ => play.push(Task::NcuActivation(frame)),
    }
}
