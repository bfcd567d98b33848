//! A game as text.

use super::open;
use crate::{
    Battlefield,
    event::Event,
    notation::{answer, event, names::written_seat, setting::agreed},
    position::Setup,
    question::Action,
    state::State,
};
use tabletop::{Diverged, Entry, EventRecorder, Game, Record, Recorded, submit};

/// The game as a text, its events in comments.
///
/// # Errors
/// If the log does not fit the rules.
pub fn write(record: &Record<Setup, Action>) -> Result<String, Diverged> {
    let (mut state, mut lines) = begun(record)?;
    for (at, entry) in record.log.iter().enumerate() {
        let here = Diverged { at: Some(at) };
        lines.push(answered(&state, entry).ok_or(here)?);
        let mut cx = EventRecorder::new(Recorded::new(&entry.rolls));
        let Entry { seat, decision, .. } = *entry;
        let taken =
            submit::<Battlefield>(&mut state, seat, decision, entry.action.clone(), &mut cx);
        if taken.is_err() || !cx.dice.faithful() {
            return Err(here);
        }
        tell(&state, &cx.events, &mut lines);
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// A game whose last answer the rules do not bear: that answer is written and not played.
#[cfg(feature = "testkit")]
pub fn write_failed(record: &Record<Setup, Action>) -> Option<String> {
    let mut before = record.clone();
    let last = before.log.pop()?;
    let Record {
        setup,
        seats,
        opening,
        log,
    } = &before;
    let state = tabletop::replay::<Battlefield>(setup, *seats, opening, log).ok()?;
    let text = write(&before).ok()?;
    Some(format!("{text}{}\n", answered(&state, &last)?))
}

/// The game at its first question, and the lines up to there.
fn begun(record: &Record<Setup, Action>) -> Result<(State, Vec<String>), Diverged> {
    let mut cx = EventRecorder::new(Recorded::new(&record.opening));
    let state = Battlefield::start(&record.setup, record.seats, &mut cx);
    if !cx.dice.faithful() {
        return Err(Diverged { at: None });
    }
    let mut lines = agreed::written_setup(&record.setup, usize::from(record.seats));
    lines.push(format!("start{}", rolls(&record.opening)));
    tell(&state, &cx.events, &mut lines);
    Ok((state, lines))
}

/// `12. A: fight A1 > B2 [4 4 5 6]`; `None` where that is not asked.
fn answered(state: &State, entry: &Entry<Action>) -> Option<String> {
    let asked = open(state, entry.decision).filter(|it| it.seat == entry.seat)?;
    let text = answer::write(&state.open, &asked.prompt, &entry.action);
    let (id, seat) = (entry.decision.0, written_seat(entry.seat));
    Some(format!("{id}. {seat}: {text}{}", rolls(&entry.rolls)))
}

/// Chance as people count it, from 1: the faces of dice. With a blank before it.
fn rolls(rolls: &[u32]) -> String {
    if rolls.is_empty() {
        return String::new();
    }
    let faces: Vec<String> = rolls.iter().map(|it| (it + 1).to_string()).collect();
    format!(" [{}]", faces.join(" "))
}

/// Events as comments, but those that the answer itself tells.
fn tell(state: &State, events: &[Event], lines: &mut Vec<String>) {
    let news = |it: &&Event| {
        !matches!(
            it,
            Event::Selected(_)
                | Event::NcuSelected(_)
                | Event::TurnBegan { .. }
                | Event::ActivationEnded(_)
                | Event::Passed(_)
        )
    };
    let shown = events.iter().filter(news);
    lines.extend(shown.map(|it| format!("#   {}", event::line(&state.open, it))));
}
