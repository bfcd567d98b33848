//! The agenda: whose chapter a frame belongs to, and which judges an answer.

use crate::{
    chapter::{
        acting, activation, attack, board, charge, clean_up, destruction, hits, mode, morale,
        pivot, reroll, round, script, set_up, surge, turn, window,
    },
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question},
    state::View,
    task::Task,
};

/// Plays on: frames do one step after the other until somebody is asked or the game is over.
pub fn run(play: &mut Play<'_>) {
    while play.state.questions.is_empty() && play.position().result.is_none() {
        let Some(task) = play.open().agenda.pop() else {
            return;
        };
        step(play, task);
    }
}

/// Takes an accepted answer, and plays on; the frame that asked is the last of the agenda.
pub fn answer(play: &mut Play<'_>, question: &Question, action: Action) {
    take(play, question, action);
    run(play);
}

/// Takes an accepted answer, and does nothing after it yet.
pub fn take(play: &mut Play<'_>, question: &Question, action: Action) {
    play.state.questions.retain(|open| open.id != question.id);
    if let Some(task) = play.open().agenda.pop() {
        go_on(play, task, question, action);
    }
}

/// Does the next step of a frame that was taken off the agenda.
pub fn step(play: &mut Play<'_>, task: Task) {
    match task {
        Task::SetUp(frame) => set_up::step(play, frame),
        Task::RoundStart => round::step(play),
        Task::FirstTurn => round::first_turn(play),
        Task::NextTurn => turn::next(play),
        Task::Turn(frame) => turn::step(play, frame),
        Task::Activation(frame) => activation::step(play, frame),
        Task::NcuActivation(frame) => board::step(play, frame),
        Task::Acting(frame) => acting::step(play, frame),
        Task::Charge(frame) => charge::step(play, frame),
        Task::Attack(frame) => attack::step(play, frame),
        Task::Hits(frame) => hits::step(play, *frame),
        Task::Test(frame) => morale::step(play, frame),
        Task::Rerolls(frame) => reroll::step(play, frame),
        Task::Destruction(frame) => destruction::step(play, frame),
        Task::Surge(frame) => surge::step(play, frame),
        Task::Pivot(unit) => pivot::step(play, unit),
        Task::Pivots(units) => pivot::step_all(play, units),
        Task::Window(frame) => window::step(play, frame),
        Task::Card(frame) => window::step_card(play, frame),
        Task::Script(frame) => script::step(play, frame),
        Task::CleanUp(frame) => clean_up::step(play, frame),
        Task::Mode(frame) => mode::step(play, frame),
    }
}

/// Goes on with the frame that asked.
fn go_on(play: &mut Play<'_>, task: Task, question: &Question, action: Action) {
    match task {
        Task::SetUp(frame) => set_up::answer(play, frame, question, action),
        Task::Turn(frame) => turn::answer(play, frame, question, action),
        Task::Activation(frame) => activation::answer(play, frame, action),
        Task::NcuActivation(frame) => board::answer(play, frame, action),
        Task::Acting(frame) => acting::answer(play, frame, action),
        Task::Charge(frame) => charge::answer(play, frame, &action),
        Task::Attack(frame) => attack::answer(play, frame, action),
        Task::Rerolls(frame) => reroll::answer(play, frame, question, action),
        Task::Surge(frame) => surge::answer(play, frame, action),
        Task::Pivot(unit) => pivot::answer(play, unit, action),
        Task::Pivots(units) => pivot::answer_next(play, units, question.seat, &action),
        Task::Window(frame) => window::answer(play, frame, question, action),
        Task::Script(frame) => script::answer(play, frame, question, action),
        Task::CleanUp(frame) => clean_up::answer(play, frame, question, action),
        Task::Mode(frame) => mode::answer(play, frame, question, action),
        Task::RoundStart
        | Task::FirstTurn
        | Task::NextTurn
        | Task::Card(_)
        | Task::Hits(_)
        | Task::Test(_)
        | Task::Destruction(_) => {
            unreachable!("these frames ask nothing themselves")
        }
    }
}

/// Checks that `action` answers `prompt`, by what its seat sees.
pub fn check(view: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
    match prompt {
        Prompt::Army
        | Prompt::Role
        | Prompt::Terrain { .. }
        | Prompt::Marker
        | Prompt::Zone { .. }
        | Prompt::StartUnits
        | Prompt::Deploy => set_up::check(view, prompt, action),
        Prompt::Select => turn::check(view, action),
        Prompt::Action { who } => activation::check(view, *who, action),
        Prompt::Free { who, kind, terms } => acting::check_free(view, *who, *kind, terms, action),
        Prompt::Retreat { unit, most } => acting::check_retreat(view, *unit, *most, action),
        Prompt::Align { slots, .. } => charge::check_align(slots, action),
        Prompt::React { offer, .. } => window::check(view, offer, action),
        Prompt::Target { .. }
        | Prompt::Choose { .. }
        | Prompt::Kind { .. }
        | Prompt::Borrow { .. }
        | Prompt::Recall { .. }
        | Prompt::Search { .. }
        | Prompt::Pay { .. } => script::check(view, prompt, action),
        Prompt::Influence { options, .. } => board::check_influence(&view.open, options, action),
        Prompt::Reroll { open, .. } | Prompt::Spend { open, .. } => reroll::check(open, action),
        Prompt::Pivot { unit } => pivot::check(view, *unit, action),
        Prompt::Freed { units } => pivot::check_next(units, action),
        Prompt::Arc { arcs, .. } => acting::check_arc(arcs, action),
        Prompt::Surge {
            attacker,
            freed,
            most,
        } => surge::check(view, *attacker, freed, *most, action),
        Prompt::Order { options } => window::check_order(options, action),
        Prompt::Claim { zones, .. } => board::check(zones, action),
        Prompt::Discard => clean_up::check(view, action),
        Prompt::Missions | Prompt::Redeploy | Prompt::Pile { .. } => {
            mode::check(view, prompt, action)
        }
    }
}
