//! A game as a text, with what is seen at every step in comments.

use super::Golden;
use crate::{Decision, Diverged, Entry, Quiet, Record, Recorded, Seat, Viewer, testkit::hash};
use std::fmt::Write;

/// The golden game of a record.
///
/// # Errors
/// If the log does not fit the rules.
pub fn seen<G: Golden>(record: &Record<G::Setup, G::Action>) -> Result<String, Diverged> {
    let written = G::written(record)?;
    let mut cx = Quiet(Recorded::new(&record.opening));
    let mut state = G::start(&record.setup, record.seats, &mut cx);
    let mut text = String::new();
    let mut entries = record.log.iter();
    let mut asked = 0;
    for line in written.lines() {
        let entry = entries.as_slice().first();
        if entry.is_some_and(|it| line.starts_with(&format!("{}. ", it.decision.0))) {
            asked = see::<G>(&mut text, (&state, record.seats), asked);
            answer::<G>(&mut state, entries.next());
        }
        text.push_str(line);
        text.push('\n');
    }
    see::<G>(&mut text, (&state, record.seats), asked);
    Ok(text)
}

/// Takes an answer that the text above was written for.
fn answer<G: Golden>(state: &mut G::State, entry: Option<&Entry<G::Action>>) {
    let Some(entry) = entry else { return };
    let asked = G::decisions(state).find(|it| it.id == entry.decision);
    if let Some(asked) = asked {
        let mut cx = Quiet(Recorded::new(&entry.rolls));
        G::apply(state, &asked, entry.action.clone(), &mut cx);
    }
}

/// `# 12af… | A 34cd… B 56ef… all 78ab…`: the state and what is seen of it; below it the
/// questions put since `asked`. Returns the last of them.
fn see<G: Golden>(text: &mut String, (state, seats): (&G::State, u8), asked: u32) -> u32 {
    let seen = |viewer| hash(&G::view(state, viewer)) >> 32;
    let mut line = format!("# {:016x} |", hash(state));
    for seat in (0..seats).map(Seat) {
        let who = G::seat(state, seat);
        // Writing to a text does not fail.
        let _ = write!(line, " {who} {:08x}", seen(Viewer::Seat(seat)));
    }
    let _ = writeln!(text, "{line} all {:08x}", seen(Viewer::Spectator));
    let new = G::decisions(state).filter(|it| it.id.0 > asked);
    new.fold(asked, |last, decision| {
        question::<G>(text, state, &decision);
        last.max(decision.id.0)
    })
}

/// `#   12. A? QUESTION`, or `?!` where nobody must answer.
fn question<G: Golden>(text: &mut String, state: &G::State, decision: &Decision<G::Prompt>) {
    let (id, who) = (decision.id.0, G::seat(state, decision.seat));
    let mark = if decision.required { "?" } else { "?!" };
    let question = G::question(state, &decision.prompt);
    let _ = writeln!(text, "#   {id}. {who}{mark} {question}");
}
