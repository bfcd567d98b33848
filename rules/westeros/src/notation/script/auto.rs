//! Answers that are of no interest: the considerate ones of an absent player.

use super::{
    reason,
    table::{Answered, Table},
};
use crate::{
    Event, House, Phase, Westeros,
    notation::{
        line::{after, colon},
        names,
        problem::Read,
    },
};
use tabletop::{Game, Viewer};

/// More answers than any two rounds want.
const MOST: usize = 2000;

/// The point at which it ends.
enum Until<'a> {
    /// Nobody is asked any more, or the phase of the round is over.
    Done(u8, Phase),
    Asked(House, Option<&'a str>),
    Phase(Phase),
    Round(u8),
    Over,
}

pub(super) fn run(table: &mut Table, text: &str) -> Read<()> {
    if let Ok(house) = names::house(text) {
        return one(table, house);
    }
    let until = until(table, text)?;
    for _ in 0..MOST {
        if reached(table, &until)? {
            return Ok(());
        }
        let next = table.required().first().and_then(|it| table.house_of(it));
        match (next, &until) {
            (Some(house), _) => one(table, house)?,
            (None, Until::Done(..)) => return Ok(()),
            (None, _) => return Err("nobody is asked any more".to_owned()),
        }
    }
    Err(table.failure(format!("not there after {MOST} answers")))
}

fn until<'a>(table: &Table, text: &'a str) -> Read<Until<'a>> {
    if text.is_empty() {
        return Ok(Until::Done(table.state.round, table.state.phase));
    }
    let goal = after(text, "until").ok_or("auto, auto HOUSE or auto until … expected")?;
    if let Some(asked) = after(goal, "asked") {
        let (house, question) =
            colon(asked).map_or((asked, None), |(house, question)| (house, Some(question)));
        return Ok(Until::Asked(names::house(house)?, question));
    }
    if let Some(phase) = after(goal, "phase") {
        return Ok(Until::Phase(names::phase(phase)?));
    }
    if let Some(round) = after(goal, "round") {
        return Ok(Until::Round(names::number(round)?));
    }
    if goal.eq_ignore_ascii_case("over") {
        return Ok(Until::Over);
    }
    Err(format!(
        "asked HOUSE, phase, round or over expected, not \"{goal}\""
    ))
}

fn reached(table: &Table, until: &Until<'_>) -> Read<bool> {
    let state = &table.state;
    Ok(match *until {
        Until::Done(round, phase) => (state.round, state.phase) != (round, phase),
        // A phase with nothing to ask is over before anybody looks.
        Until::Phase(phase) => {
            state.phase == phase || table.latest.contains(&Event::PhaseBegan { phase })
        }
        Until::Round(round) => state.round >= round,
        Until::Over => state.phase == Phase::GameOver,
        Until::Asked(house, None) => table
            .required()
            .iter()
            .any(|it| table.house_of(it) == Some(house)),
        Until::Asked(house, Some(question)) => match table.question(house) {
            Some(open) => reason::is(&open.prompt, question)?,
            None => false,
        },
    })
}

fn one(table: &mut Table, house: House) -> Read<()> {
    let question = table
        .question(house)
        .ok_or_else(|| table.failure(format!("{} is not asked", names::short(house))))?;
    let view = Westeros::view(&table.state, Viewer::Seat(question.seat));
    let action = Westeros::fallback(&view, &question.prompt);
    table.answer(house, action).map_err(|wrong| match wrong {
        Answered::Broken(what) => what,
        Answered::Refused(refusal) => format!(
            "{}'s considerate answer is refused because {}",
            names::short(house),
            reason::refusal(refusal)
        ),
    })
}
