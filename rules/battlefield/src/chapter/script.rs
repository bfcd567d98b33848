//! Scripts: the steps that abilities and cards are made of, one after the other (chapter 12).
//!
//! A step first finds out whom it concerns, and asks where there is a choice; then it is done, and
//! what it puts on the agenda comes before the next one.

mod answer;
mod attack;
mod card;
mod dice;
mod lasting;
mod question;
mod token;
mod unit;
mod zone;

pub use answer::{answer, check, sample};
pub use card::of_commander;
pub use question::{asks, first, settled};

use crate::{
    conditions,
    effect::Step,
    field::Thing,
    play::Play,
    task::{Answered, Env, Script, Task},
};

pub fn step(play: &mut Play<'_>, mut script: Script) {
    // Nothing more happens of somebody who is out of the game (16.4).
    if play.position().player(script.env.controller).eliminated {
        return;
    }
    let Some(step) = script.steps.get(script.at).cloned() else {
        return;
    };
    if let Some((seat, prompt)) = question::next(play.position(), &step, &mut script) {
        play.push(Task::Script(script));
        play.ask(seat, prompt);
        return;
    }
    let answered = std::mem::take(&mut script.answered);
    let env = script.env.clone();
    script.at += 1;
    if !answered.targets.is_empty() {
        script.env.same.clone_from(&answered.targets);
    }
    play.push(Task::Script(script));
    carry_out(play, step, &env, answered);
}

/// Does one step, to those whom it concerns; the rest of the script is back on the agenda.
fn carry_out(play: &mut Play<'_>, step: Step, env: &Env, answered: Answered) {
    let targets: &[Thing] = &answered.targets;
    match step {
        Step::Modify { .. } => lasting::modify(play, step, env, targets),
        Step::GainTrait {
            ability,
            scope,
            when,
        } => lasting::gain(play, (&ability, scope, when), env),
        Step::SixesCount(_)
        | Step::SixesUnblockable
        | Step::NoDefenseDice
        | Step::OnlySixesSave
        | Step::AllHit
        | Step::SeePastUnits => attack::read_so(play, step),
        Step::AutoHits(count) => attack::auto_hits(play, env, count),
        Step::Block(count) => attack::block(play, env, count),
        Step::Hits { count, .. } => unit::hits(play, env, targets, count),
        Step::Wounds { count, .. } => unit::wounds(play, env, targets, count),
        Step::Restore { count, .. } => unit::restore(play, env, targets, count),
        Step::Token { act, .. } => token::lay(play, act, &answered),
        Step::PanicTest { modifier, .. } => unit::panic_test(play, env, targets, modifier),
        Step::MoraleTest {
            modifier,
            failed,
            passed,
            ..
        } => unit::morale_test(play, env, targets, modifier, (failed, passed)),
        Step::SetResult { passed } => {
            if let Some(test) = play.test() {
                test.set = Some(passed);
            }
        }
        Step::Reroll { pool, by } => dice::right(play, env, pool, by),
        Step::SetDie { pool, face } => dice::set(play, pool, face),
        Step::Action { .. } => unit::act(play, &step, env, targets),
        Step::Pivot(_) => unit::pivot(play, targets),
        Step::Shift { most, .. } => unit::shift(play, targets, most),
        Step::ForcedCharge { die } => unit::forced_charge(play, die),
        Step::EndActivation(_) => unit::end_activation(play, targets),
        Step::Choice { mut options, .. } => {
            if let Some(option) = answered.option {
                play.run_script(options.swap_remove(usize::from(option)), env.clone());
            }
        }
        Step::If { when, then } => {
            if conditions::all_hold(play.position(), &when, env) {
                play.run_script(then, env.clone());
            }
        }
        Step::After { window, when, then } => attack::remember(play, env, window, (when, then)),
        Step::OnAttach {
            friendly,
            when,
            then,
        } => zone::attached(play, env, friendly, (&when, then)),
        Step::AttachCard { until, .. } => card::attach(play, env, targets, until),
        Step::Draw(count) => super::deck::draw(play, env.controller, count),
        Step::Roll { at_least, then } => {
            if dice::roll(play, env.source, 6) >= at_least {
                play.run_script(then, env.clone());
            }
        }
        Step::Cancel { card } => card::cancel(play, env, card),
        Step::Suppress {
            until,
            keep_attachments,
            ..
        } => lasting::suppress(play, env, targets, (until, keep_attachments)),
        Step::ReplaceZoneEffect(steps) => zone::replace(play, steps, env.clone()),
        Step::BorrowZoneEffect => zone::borrow(play, env, answered.option),
        Step::PayWounds { then, .. } => {
            unit::pay(play, env, targets, answered.option.unwrap_or(0), then);
        }
        Step::SpendCounter { then, .. } => zone::spend_counter(play, env, then),
        Step::Forbid { what, who, until } => {
            lasting::forbid(play, env, targets, (&what, who, until));
        }
        Step::Permit {
            what,
            number,
            count,
            until,
        } => lasting::permit(play, env, (what, number, count), until),
        // The first two are done by their answer; the others apply by themselves, as long as their
        // source stands there.
        Step::Recall(_)
        | Step::SearchCommander(_)
        | Step::Aura { .. }
        | Step::TokenAsAny(_)
        | Step::WoundsPerModel(_) => {}
    }
}
