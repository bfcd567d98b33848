//! Answers after which nothing is rolled and nothing hidden is shown, as far as can be seen beforehand.

use crate::{
    chapter::{board, script::asks},
    data,
    effect::{Amount, Step, Zone},
    position::{NcuId, Position},
    task::{ActingStage, ActivationStage, NcuActivation, NcuStage, PlayingStage, Task},
};

/// Tells whether the answer that an effect waits for can be taken back: the rest of the effect, and whatever
/// it was used in, goes on to the next question without dice or cards.
pub fn is_reversible(position: &Position) -> bool {
    let asks = matches!(position.agenda.last(), Some(Task::Script(_)));
    asks && position.agenda.iter().all(|task| is_quiet(position, task))
}

fn is_quiet(position: &Position, task: &Task) -> bool {
    match task {
        Task::Script(it) => it.steps.iter().skip(it.at).all(rolls_nothing),
        Task::NcuActivation(it) => claims_quietly(position, it),
        Task::Activation(it) => it.forced.is_none() && it.stage != ActivationStage::Mode,
        Task::Acting(it) => matches!(it.stage, ActingStage::Window | ActingStage::Over),
        Task::Card(it) => it.stage == PlayingStage::Discard,
        Task::Window(_)
        | Task::FirstTurn
        | Task::NextTurn
        | Task::Turn(_)
        | Task::Surge(_)
        | Task::Pivot(_)
        | Task::Pivots(_) => true,
        _ => false,
    }
}

/// Tells that what the claimed zone still does, or what is done instead, rolls nothing.
fn claims_quietly(position: &Position, frame: &NcuActivation) -> bool {
    let follows = match frame.stage {
        NcuStage::First | NcuStage::OtherAbility => true,
        NcuStage::Second => frame.ability_first,
        NcuStage::Window | NcuStage::Claim | NcuStage::Ability | NcuStage::Token => false,
    };
    let steps = match (&frame.replaced, position.ncu(frame.ncu).zone) {
        (Some((steps, _)), _) => steps.as_slice(),
        (None, Some(zone)) => data::zone(zone).script.as_slice(),
        (None, None) => &[],
    };
    !follows || steps.iter().all(rolls_nothing)
}

/// Tells whether the claim of a zone can be taken back: before anything is rolled or drawn there, somebody is asked.
/// The order of what happens does not matter for that: it may be that of the zone first.
pub fn claims_reversibly(position: &Position, ncu: NcuId, zone: Zone) -> bool {
    let env = board::env(position, ncu, zone);
    for step in &data::zone(zone).script {
        if asks(position, step, &env) {
            return true;
        }
        if !rolls_nothing(step) {
            return false;
        }
    }
    true
}

/// Tells whether a step rolls no dice and draws no cards. One that asks first ends the answer before it.
fn rolls_nothing(step: &Step) -> bool {
    match step {
        Step::Restore { count, .. } => *count != Amount::D3,
        Step::Modify { by, .. } => *by != Amount::D3,
        Step::If { then, .. } | Step::OnAttach { then, .. } => then.iter().all(rolls_nothing),
        Step::Choice { options, .. } => options.iter().flatten().all(rolls_nothing),
        Step::Token { .. }
        | Step::Action { .. }
        | Step::Pivot(_)
        | Step::Shift { .. }
        | Step::EndActivation(_)
        | Step::GainTrait { .. }
        | Step::After { .. }
        | Step::AttachCard { .. }
        | Step::Suppress { .. }
        | Step::Forbid { .. }
        | Step::Permit { .. }
        | Step::Recall(_)
        | Step::BorrowZoneEffect => true,
        _ => false,
    }
}
