//! The lines that are played.

use super::{
    auto, expect, reason,
    refused::refused,
    table::{Answered, Table},
};
use crate::{
    House,
    notation::{
        line::{Line, after, colon},
        names::{self, short},
        problem::Read,
    },
};

/// The reason why a line did not go as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Something is not as expected; the play goes on.
    Expectation(String),
    /// The play cannot go on.
    Play(String),
}

impl Wrong {
    /// Returns the words for what is wrong, whatever follows from it.
    pub(super) fn into_what(self) -> String {
        match self {
            Self::Expectation(what) | Self::Play(what) => what,
        }
    }
}

/// Tells whether a line ends the set-up: an answer in some form.
pub(super) fn begins(line: &str) -> bool {
    ["refused", "auto", "change", "play"]
        .iter()
        .any(|word| after(line, word).is_some())
        || answer(line).is_some()
}

/// Tells whether something is to hold here: with the number of a question that one is expected.
pub(super) fn expects(line: &str) -> bool {
    ["expect", "refused", "covered by"]
        .iter()
        .any(|word| after(line, word).is_some())
        || answer(line).is_some_and(|it| it.id.is_some())
}

/// Does what the line says.
pub(super) fn line(table: &mut Table, line: &Line<'_>) -> Result<(), Wrong> {
    if let Some(expected) = after(line.text, "expect") {
        return expect::check(table, expected).map_err(Wrong::Expectation);
    }
    if let Some(change) = after(line.text, "change") {
        return table.change(line.number, change).map_err(Wrong::Play);
    }
    other(table, line.text)
}

fn other(table: &mut Table, line: &str) -> Result<(), Wrong> {
    if line.eq_ignore_ascii_case("play") {
        return Ok(());
    }
    if let Some(rolls) = after(line, "rolls") {
        return table.chance.rolls(rolls).map_err(Wrong::Play);
    }
    if let Some(cards) = after(line, "tides") {
        return table.chance.tides(cards).map_err(Wrong::Play);
    }
    if after(line, "seats").is_some() {
        return seats(table, line).map_err(Wrong::Play);
    }
    if let Some(until) = after(line, "auto") {
        table.turn_page();
        return auto::run(table, until).map_err(Wrong::Play);
    }
    if let Some(refused) = after(line, "refused") {
        table.turn_page();
        return refuse(table, refused);
    }
    table.turn_page();
    give(table, line).map_err(Wrong::Play)
}

/// Behind `start`, who sits where is told and not asked.
fn seats(table: &Table, line: &str) -> Read<()> {
    let changed = crate::notation::position::Draft::changed(&table.state, line)?;
    if changed.seats == table.state.seats {
        Ok(())
    } else {
        let seats = names::houses_text(table.state.seats.into_iter().flatten());
        Err(format!("expected: {line}\n   found: seats {seats}"))
    }
}

/// `12. LA: ANSWER [ROLLS]`: the number, the house, the answer and the rolls.
struct Answer<'a> {
    id: Option<&'a str>,
    house: House,
    text: &'a str,
    rolls: Option<&'a str>,
}

fn answer(line: &str) -> Option<Answer<'_>> {
    let numbered = line
        .split_once('.')
        .filter(|(id, _)| !id.is_empty() && id.bytes().all(|it| it.is_ascii_digit()));
    let (id, rest) = numbered.map_or((None, line), |(id, rest)| (Some(id), rest.trim()));
    let (house, rest) = rest.split_once(':')?;
    let house = names::house(house.trim()).ok()?;
    let (text, rolls) = match rest
        .trim()
        .strip_suffix(']')
        .and_then(|it| it.rsplit_once('['))
    {
        Some((text, rolls)) => (text, Some(rolls)),
        None => (rest, None),
    };
    Some(Answer {
        id,
        house,
        text: text.trim(),
        rolls,
    })
}

fn give(table: &mut Table, line: &str) -> Read<()> {
    let answer = answer(line).ok_or_else(|| {
        format!("an answer (HOUSE: …), an expectation or another line of a script expected, not \"{line}\"")
    })?;
    if let Some(id) = answer.id {
        let id: u32 = names::number(id)?;
        let open = table.id(answer.house).map(|it| it.0);
        if open != Some(id) {
            let closed = format!("question {id} is not open for {}", short(answer.house));
            return Err(table.failure(closed));
        }
    }
    if let Some(rolls) = answer.rolls {
        table.chance.rolls(rolls)?;
    }
    table
        .seat(answer.house)
        .map_err(|wrong| table.failure(wrong))?;
    let action = table
        .read(answer.house, answer.text)
        .map_err(|wrong| table.failure(wrong))?;
    table
        .answer(answer.house, action)
        .map_err(|wrong| match wrong {
            Answered::Broken(what) => what,
            Answered::Refused(refusal) => {
                table.failure(format!("refused because {}", reason::refusal(refusal)))
            }
        })?;
    match (answer.rolls, table.chance.left()) {
        (Some(_), left) if left > 0 => Err(format!("{left} rolls too many")),
        _ => Ok(()),
    }
}

/// `HOUSE: ANSWER because REASON`
fn refuse(table: &Table, text: &str) -> Result<(), Wrong> {
    let (house, answer) =
        colon(text).ok_or_else(|| Wrong::Play("HOUSE: ANSWER expected".to_owned()))?;
    let house = names::house(house).map_err(Wrong::Play)?;
    refused(table, house, answer).map_err(Wrong::Expectation)
}
