//! Stored games as scripts, both ways.

use super::{
    answer,
    names::{houses_text, short},
    position::options,
    problem::Problem,
    script,
};
use crate::{Action, Phase, Setup, Westeros, victory};
use tabletop::{Diverged, Entry, Game, Quiet, Record, Recorded, replay};

/// The game as a script that plays it again.
///
/// # Errors
/// If the log does not fit the rules.
pub fn write(record: &Record<Setup, Action>) -> Result<String, Diverged> {
    let Record {
        setup,
        seats,
        opening,
        log,
    } = record;
    let end = replay::<Westeros>(setup, *seats, opening, log)?;
    let start = Westeros::start(setup, *seats, &mut Quiet(Recorded::new(opening)));
    let mut lines = vec![format!("players {seats}")];
    options(&start, &mut lines);
    lines.push(format!("rolls {}", spaced(opening)));
    lines.push("start".to_owned());
    lines.push(format!(
        "seats {}",
        houses_text(start.seats.into_iter().flatten())
    ));
    for entry in log {
        let house = start.house_of(entry.seat).map_or("?", short);
        lines.push(entry_text(entry, house));
    }
    if end.phase == Phase::GameOver {
        let ranking = houses_text(victory::ranking(&end).iter());
        lines.push(format!("expect result {ranking}"));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// The game that a script plays from its start, entry for entry as it would be stored.
///
/// # Errors
/// At the first line that does not go as it says.
pub fn read(text: &str) -> Result<Record<Setup, Action>, Problem> {
    script::record(text)
}

/// `12. LA: ANSWER [ROLLS]`
fn entry_text(entry: &Entry<Action>, house: &str) -> String {
    let id = entry.decision.0;
    let answer = answer::write(&entry.action);
    let rolls = if entry.rolls.is_empty() {
        String::new()
    } else {
        format!(" [{}]", spaced(&entry.rolls))
    };
    format!("{id}. {house}: {answer}{rolls}")
}

/// Numbers with spaces between them, or `nothing`.
fn spaced(rolls: &[u32]) -> String {
    if rolls.is_empty() {
        return "nothing".to_owned();
    }
    let rolls: Vec<String> = rolls.iter().map(ToString::to_string).collect();
    rolls.join(" ")
}
