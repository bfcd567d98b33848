//! The orders that answer a question.

use super::{Lasts, Matter, Plan, Reaction, Standing, dice, freed, react, set_up};
use crate::{
    effect::Pool,
    field::Thing,
    position::Source,
    question::{Action, Prompt},
    state::View,
    task::{Task, Use},
};

/// The answer that has been laid down for this question, if there is one.
pub fn foreseen(view: &View, prompt: &Prompt, standing: &Standing) -> Option<Action> {
    if set_up::stage(prompt).is_some() {
        return set_up::answer(view, prompt, standing).map(|(action, _)| action);
    }
    let matter = answering(view, prompt, standing);
    match prompt {
        Prompt::React { roles, offer, .. } => react::answer(view, (roles, offer), standing),
        Prompt::Target { options, count, .. } => {
            let plan = resolving(view, standing)?;
            let wanted = plan.targets.iter().copied();
            let mut chosen: Vec<Thing> = wanted.filter(|it| options.contains(it)).collect();
            chosen.truncate(usize::from(*count));
            (chosen.len() == usize::from(*count)).then_some(Action::Targets(chosen))
        }
        Prompt::Spend { pool, open, .. } => dice::spend(view, (*pool, open), matter?),
        Prompt::Reroll { pool, open, .. } => dice::reroll(view, (*pool, open), matter?),
        Prompt::Pivot { unit } => freed::pivot(view, *unit, matter?),
        Prompt::Freed { units } => Some(freed::next(units, matter?)),
        Prompt::Surge {
            attacker,
            freed,
            most,
        } => freed::surge(view, (*attacker, freed, *most), matter?),
        Prompt::Align { .. } => match matter? {
            Matter::Slot(slot) => Some(Action::Align(*slot)),
            _ => None,
        },
        Prompt::Action { .. } => match matter? {
            Matter::Act(_, it) => Some(Action::Do(it.clone())),
            _ => None,
        },
        Prompt::Claim { zones, .. } => match matter? {
            Matter::Claim {
                zone,
                ability_first,
                ..
            } if zones.contains(zone) => Some(Action::Claim {
                zone: *zone,
                ability_first: *ability_first,
            }),
            _ => None,
        },
        Prompt::Discard => matter.map(|_| Action::Cards(Vec::new())),
        _ => None,
    }
}

/// The first order about questions of this kind that still stands; windows look at all.
fn answering<'s>(view: &'s View, prompt: &Prompt, standing: &'s Standing) -> Option<&'s Matter> {
    let mut all = standing.holding(&view.open, view.seat?);
    all.find(|matter| match (prompt, matter) {
        (Prompt::Spend { pool: of, .. }, Matter::Spend { pool, .. })
        | (Prompt::Reroll { pool: of, .. }, Matter::Reroll { pool, .. }) => pool == of,
        (Prompt::Spend { pool, .. }, Matter::SpendPanicked { .. }) => *pool == Pool::Morale,
        (Prompt::Pivot { .. } | Prompt::Freed { .. }, Matter::NoPivot | Matter::PivotToNearest)
        | (Prompt::Surge { .. }, Matter::NoSurge | Matter::SurgeToMarker)
        | (Prompt::Discard, Matter::KeepHand) => true,
        (Prompt::Align { slots, .. }, Matter::Slot(slot)) => slots.contains(slot),
        (Prompt::Action { who }, Matter::Act(of, _)) => who == of && is_undisturbed(view),
        (Prompt::Claim { ncu, .. }, Matter::Claim { ncu: of, .. }) => {
            ncu == of && is_undisturbed(view)
        }
        _ => false,
    })
}

/// Tells whether nobody else has done anything in the activation under way.
fn is_undisturbed(view: &View) -> bool {
    match view.open.agenda.last() {
        Some(Task::Activation(frame)) => !frame.disturbed,
        Some(Task::NcuActivation(frame)) => !frame.disturbed,
        _ => false,
    }
}

/// The plan by which the effect that asks was used.
fn resolving<'s>(view: &'s View, standing: &'s Standing) -> Option<&'s Plan> {
    let Some(Task::Script(script)) = view.open.agenda.last() else {
        return None;
    };
    let what = match script.env.source {
        Source::Card(card) | Source::Bonus(card) => Reaction::Card(card),
        Source::Ability(ability) => Reaction::Ability(ability),
        Source::Zone(_) => return None,
    };
    let mut all = standing.holding(&view.open, view.seat?);
    all.find_map(|matter| match matter {
        Matter::Use(plan) if plan.what == what => Some(plan),
        _ => None,
    })
}

/// Takes out what was for once and has answered, and what stands no longer.
pub fn use_up(standing: &mut Standing, view: &View, prompt: &Prompt) {
    let Some(seat) = view.seat else { return };
    let position = &view.open;
    standing.0.retain(|it| !it.is_over(position, seat));
    let used = match (foreseen(view, prompt, standing), prompt) {
        (None, _) => return,
        (Some(Action::Use(Use::Card(card))), _) => used_of(standing, Reaction::Card(card)),
        (Some(Action::Use(Use::Ability(_, ability))), _) => {
            used_of(standing, Reaction::Ability(ability))
        }
        (
            Some(_),
            Prompt::React {
                window,
                roles,
                offer,
            },
        ) => {
            let passes = |it: &&Matter| react::passes(it, *window, roles);
            let without = |it: &&Matter| offer.tells() && **it == Matter::PassWithoutCard;
            let over = |it: &&Matter| react::passed_over(it, *window).is_some();
            let all = || standing.0.iter().map(|it| &it.matter);
            let found = all().find(passes).or_else(|| all().find(without));
            found.or_else(|| all().find(over)).cloned()
        }
        (Some(_), prompt) => match set_up::answer(view, prompt, standing) {
            Some((_, matter)) => Some(matter.clone()),
            None => answering(view, prompt, standing).cloned(),
        },
    };
    if let Some(used) = used {
        // An activation happens once, however long its action was to stand; so does each answer of the
        // set-up.
        let is_once = |it: &super::StandingOrder| {
            let answers_once = matches!(
                it.matter,
                Matter::Act(..) | Matter::Claim { .. } | Matter::SetUp(_)
            );
            it.lasts == Lasts::Once || answers_once
        };
        let once = |it: &super::StandingOrder| it.matter == used && is_once(it);
        if let Some(at) = standing.0.iter().position(once) {
            standing.0.remove(at);
        }
    }
}

fn used_of(standing: &Standing, what: Reaction) -> Option<Matter> {
    let mut all = standing.0.iter().map(|it| &it.matter);
    all.find(|it| matches!(it, Matter::Use(plan) if plan.what == what))
        .cloned()
}
