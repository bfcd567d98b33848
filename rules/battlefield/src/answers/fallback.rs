//! The considerate answer of somebody who is away: it plays no card, spends no token, moves
//! nothing, and uses nothing that is once a game (19.1).

use super::{act, set_up};
use crate::{
    allowed::Terms,
    chapter::{acting, turn},
    data::Reach,
    effect::{Pool, Zone},
    field::Thing,
    geometry::{Arc, Slot},
    position::{Position, UnitId},
    question::{Action, Move, Prompt, Who},
    standing,
    state::View,
};

pub fn fallback(view: &View, prompt: &Prompt) -> Action {
    let position = &view.open;
    match prompt {
        Prompt::Select => select(view),
        Prompt::Action { who } => action(position, *who),
        Prompt::Free { who, kind, terms } => {
            if terms.forced_die.is_none() {
                Action::Pass
            } else {
                act::forced(view, *who, *kind, terms)
            }
        }
        Prompt::Retreat { .. } => Action::Course(None),
        Prompt::Align { slots, .. } => {
            let center = slots.iter().find(|slot| **slot == Slot::Center);
            Action::Align(*center.or(slots.first()).unwrap_or(&Slot::Center))
        }
        Prompt::Arc { arcs, .. } => Action::Arc(arcs.first().copied().unwrap_or(Arc::Front)),
        Prompt::React { .. }
        | Prompt::Spend { .. }
        | Prompt::Pivot { .. }
        | Prompt::Freed { .. }
        | Prompt::Surge { .. } => Action::Pass,
        Prompt::Target {
            options,
            count,
            optional,
        } => target(view, options, *count, *optional),
        Prompt::Choose { options, optional } => match options.first() {
            Some(option) if !optional => Action::Choose(*option),
            _ => Action::Pass,
        },
        Prompt::Kind { options, .. } => {
            options.first().map_or(Action::Pass, |it| Action::Kind(*it))
        }
        Prompt::Borrow { options } => options
            .first()
            .map_or(Action::Pass, |it| Action::Zones(*it)),
        Prompt::Recall { .. } | Prompt::Search { .. } | Prompt::Discard => {
            Action::Cards(Vec::new())
        }
        Prompt::Pay { .. } => Action::Pay(0),
        Prompt::Influence { options, .. } => options
            .first()
            .map_or(Action::Pass, |it| Action::Influence(*it)),
        Prompt::Reroll { pool, open, .. } => reroll(view, *pool, open),
        Prompt::Order { options } => options.first().map_or(Action::Pass, |it| Action::Use(*it)),
        Prompt::Claim { zones, .. } => claim(zones),
        Prompt::Army
        | Prompt::Role
        | Prompt::Terrain { .. }
        | Prompt::Marker
        | Prompt::Zone { .. }
        | Prompt::StartUnits
        | Prompt::Deploy
        | Prompt::Missions
        | Prompt::Redeploy
        | Prompt::Pile { .. } => set_up::fallback(view, prompt),
    }
}

/// The first that has not activated, engaged ones first; then NCUs; an arrival only by a pass.
fn select(view: &View) -> Action {
    let position = &view.open;
    let choices = turn::choices_of_side(position);
    let engaged = |who: &&Who| matches!(who, Who::Unit(id) if position.is_engaged(id.thing()));
    let first = choices.iter().find(engaged).or(choices.first());
    first.map_or(Action::Pass, |who| Action::Select(*who))
}

/// An engaged unit attacks the first enemy, as it stands; others stay.
fn action(position: &Position, who: Thing) -> Action {
    let fight = who.unit().and_then(|id| {
        let weapon = melee(position, id)?;
        let mut enemies: Vec<Thing> = position
            .engaged(who)
            .into_iter()
            .map(|(it, _)| it)
            .collect();
        enemies.sort_unstable();
        let fights = enemies.into_iter();
        let mut fights = fights.map(|target| Move::Fight {
            target,
            weapon,
            realign: None,
        });
        fights.find(|it| {
            let terms = Terms::Activation;
            acting::check(position, who, it, terms).is_ok()
        })
    });
    Action::Do(fight.unwrap_or(Move::Forgo))
}

/// The first melee attack of a unit.
pub fn melee(position: &Position, id: UnitId) -> Option<u8> {
    let attacks = &position.unit(id).profile.entry().attacks;
    attacks
        .iter()
        .position(|attack| attack.reach == Reach::Melee)
        .map(|at| at as u8)
}

/// The first legal ones; where it need not be, none.
fn target(view: &View, options: &[Thing], count: u8, optional: bool) -> Action {
    if optional {
        return Action::Pass;
    }
    let position = &view.open;
    let own = |thing: &Thing| {
        let owner = position.owner(*thing);
        owner.is_some_and(|owner| view.seat.is_some_and(|seat| position.friends(seat, owner)))
    };
    // What there is to choose from is either to be harmed or to be helped; of both, others are harmed.
    let mut options: Vec<Thing> = options.to_vec();
    options.sort_by_key(own);
    options.truncate(usize::from(count));
    Action::Targets(options)
}

/// Own attack dice that missed and saves that failed are rolled again; the rest stays.
fn reroll(view: &View, pool: Pool, open: &[bool]) -> Action {
    let position = &view.open;
    let roller = position.attack().and_then(|attack| match pool {
        Pool::Attack => Some(attack.attacker),
        Pool::Defense => Some(attack.defender),
        Pool::Morale | Pool::Charge => None,
    });
    let owner = roller.and_then(|it| position.owner(it));
    let own = view.seat.zip(owner);
    let dice = match own {
        Some((seat, owner)) if position.friends(seat, owner) => {
            standing::open_dice(position, pool, open, false)
        }
        _ => Vec::new(),
    };
    if dice.is_empty() {
        Action::Pass
    } else {
        Action::Reroll(dice)
    }
}

fn claim(zones: &[Zone]) -> Action {
    let order = [
        Zone::Tactics,
        Zone::Wealth,
        Zone::Crown,
        Zone::Combat,
        Zone::Maneuver,
    ];
    let zone = order
        .into_iter()
        .find(|zone| zones.contains(zone))
        .unwrap_or(Zone::Tactics);
    Action::Claim {
        zone,
        ability_first: false,
    }
}
