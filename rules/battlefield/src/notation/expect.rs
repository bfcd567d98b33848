//! The expectations of a case.

mod cards;
mod events;
mod place;
mod stands;
mod table;
mod thing;

use super::{line::Line, names, reason::reason};
use crate::{
    agenda,
    event::Event,
    position::{Bearer, Position},
    question::{Action, Prompt},
    state::State,
    task::Use,
};
use std::{fmt::Display, str::FromStr};
use tabletop::Viewer;

/// Checks that it is as a line behind `expect` says, after these events.
///
/// # Errors
/// The reason why it is not, or the part of the line that cannot be read.
pub fn holds(state: &State, events: &[Event], text: &str) -> Result<(), String> {
    let mut line = Line::new(text);
    let line = &mut line;
    let not = line.take("not");
    let word = line.word()?;
    match (expectation(state, events, (word, line)), not) {
        (Ok(()), false) | (Err(Unmet::Differs(_)), true) => Ok(()),
        (Err(Unmet::Differs(why) | Unmet::Several(why)), false)
        | (Err(Unmet::Unreadable(why)), _) => Err(format!("{text}: {why}")),
        (Err(Unmet::Several(_)), true) => Err(format!("{text}: \"not\" is said of one thing")),
        (Ok(()), true) => Err(format!("{text}: it is so")),
    }
}

/// The reason for which it is not as a line says.
#[derive(Debug)]
enum Unmet {
    /// It is otherwise: what `not` asks for.
    Differs(String),
    /// One of several things is otherwise, which is no answer to `not`.
    Several(String),
    /// The line cannot be read, or names what there is not.
    Unreadable(String),
}

impl Unmet {
    fn differs(why: impl Into<String>) -> Self {
        Self::Differs(why.into())
    }
}

impl<W: Into<String>> From<W> for Unmet {
    fn from(why: W) -> Self {
        Self::Unreadable(why.into())
    }
}

/// Each reads its whole line before it compares: what is not understood is never taken for what is
/// otherwise.
fn expectation(
    state: &State,
    events: &[Event],
    (word, line): (&str, &mut Line<'_>),
) -> Result<(), Unmet> {
    let position = &state.open;
    match word {
        "engaged" => stands::engaged(position, line),
        "arc" => stands::in_arc(position, line),
        "share" => stands::share(position, line),
        "sees" => stands::sees(position, line),
        "distance" => stands::apart(position, line),
        "corners" => place::corners(position, line),
        "arrow" => place::arrow(position, line),
        "place" => place::slot_pose(position, line),
        "slots" => place::slots(position, line),
        "hidden" => place::hidden(position, line),
        "ranks" => {
            let unit = names::unit(position, line.word()?)?;
            number(position.unit(unit).ranks(), line)
        }
        "dice" => number(events::dice(events)?, line),
        "hits" => number(events::hits(events)?, line),
        "event" => events::event(position, events, line.rest()),
        "events" => events::in_order(position, events, line.rest()),
        "offered" => offered(state, line),
        "over" => over(position, line),
        "hand" | "deck" | "holds" | "discarded" | "view" => cards::of(state, word, line),
        "marker" => marker(position, line),
        _ => match table::of(position, word, line) {
            Some(result) => result,
            None => thing::of(position, word.trim_end_matches(':'), line),
        },
    }
}

fn equal<T: PartialEq + Display>(is: T, wanted: T) -> Result<(), Unmet> {
    if is == wanted {
        Ok(())
    } else {
        Err(Unmet::differs(format!("it is {is}")))
    }
}

/// The number with which the line ends.
fn number<T: PartialEq + Display + FromStr>(is: T, line: &mut Line<'_>) -> Result<(), Unmet> {
    let wanted = line.number()?;
    line.end()?;
    equal(is, wanted)
}

fn require(is: bool) -> Result<(), Unmet> {
    if is {
        Ok(())
    } else {
        Err(Unmet::differs("it is not so"))
    }
}

/// Refuses a text that names a unit or an NCU that is not there.
pub fn known_words(position: &Position, text: &str) -> Result<(), String> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    for word in words {
        if names::split(word, "n").is_some() {
            names::ncu(position, word)?;
        } else if names::split(word, "").is_some() {
            names::unit(position, word)?;
        }
    }
    Ok(())
}

/// `offered B use riposte A1`, `offered B play Counterplot`: in the reaction that is open.
fn offered(state: &State, line: &mut Line<'_>) -> Result<(), Unmet> {
    let position = &state.open;
    let seat = names::player(position, line.word()?)?;
    let what = line.one_of(&["use", "play"])?;
    let used = if what == "use" {
        let ability = names::ability(line.word()?)?;
        let bearer = names::bearer(position, line.word()?)?;
        line.end()?;
        Use::Ability(bearer, ability)
    } else {
        Use::Card(names::card(line.rest())?)
    };
    let mut open = state.questions.iter();
    let reaction = open.find(|it| it.seat == seat && matches!(it.prompt, Prompt::React { .. }));
    let reaction = reaction.ok_or_else(|| {
        let seat = names::written_seat(seat);
        format!("{seat} is asked no reaction")
    })?;
    let view = state.view(Viewer::Seat(seat));
    agenda::check(&view, &reaction.prompt, &Action::Use(used))
        .map_err(|why| Unmet::differs(reason(position, &why)))
}

fn over(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let draw = line.take("draw");
    let winner = (!draw).then(|| names::player(position, line.word()?));
    let winner = winner.transpose()?;
    line.end()?;
    let Some(places) = &position.result else {
        return Err(Unmet::differs("it goes on"));
    };
    let first = &places[0];
    let shared = first
        .iter()
        .any(|it| position.side(*it) != position.side(first[0]));
    let is = winner.map_or(shared, |winner| {
        !shared && position.side(first[0]) == position.side(winner)
    });
    if is {
        return Ok(());
    }
    let first: String = first.iter().map(|it| names::written_seat(*it)).collect();
    Err(Unmet::differs(format!("first is {first}")))
}

/// `marker 1 A1`, `marker 1 free`.
fn marker(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let number = names::bearer(position, &format!("marker{}", line.word()?))?;
    let wanted = line.word()?;
    if wanted != "free" {
        names::unit(position, wanted)?;
    }
    line.end()?;
    let Bearer::Marker(number) = number else {
        return Err("a marker has a number".into());
    };
    let holder = position.markers[usize::from(number)].holder;
    let holder = holder.map(|it| names::written_unit(position, it));
    equal(holder.as_deref().unwrap_or("free"), wanted)
}
