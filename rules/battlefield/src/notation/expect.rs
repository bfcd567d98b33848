//! What a case expects.

mod events;
mod place;
mod stands;
mod table;
mod thing;

use super::{line::Line, names};
use crate::{agenda, event::Event, position::Position, question::Prompt, state::State};
use tabletop::Viewer;

/// Whether it is as a line behind `expect` says, after these events.
///
/// # Errors
/// Why it is not, or what of the line cannot be read.
pub fn holds(state: &State, events: &[Event], text: &str) -> Result<(), String> {
    let mut line = Line::new(text);
    let line = &mut line;
    let not = line.take("not");
    let word = line.word()?;
    match (expectation(state, events, (word, line)), not) {
        (Ok(()), false) | (Err(Unmet::Differs(_)), true) => Ok(()),
        (Err(Unmet::Differs(why)), false) | (Err(Unmet::Unreadable(why)), _) => {
            Err(format!("{text}: {why}"))
        }
        (Ok(()), true) => Err(format!("{text}: it is so")),
    }
}

/// Why it is not as a line says.
#[derive(Debug)]
enum Unmet {
    /// It is otherwise: what `not` asks for.
    Differs(String),
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
            equal(position.unit(unit).ranks(), line.number()?)
        }
        "dice" => equal(events::dice(events), line.number()?),
        "hits" => equal(events::hits(events), line.number()?),
        "vp" => {
            let side = position.side(names::seat(line.word()?)?);
            equal(position.points[usize::from(side.0)], line.number()?)
        }
        "round" => equal(position.phase.round(), line.number()?),
        "turn" => equal(position.turn, names::seat(line.word()?)?),
        "first" => equal(position.first, names::seat(line.word()?)?),
        "hand" => {
            let seat = names::seat(line.word()?)?;
            equal(position.player(seat).hand, line.number()?)
        }
        "deck" => {
            let seat = names::seat(line.word()?)?;
            equal(position.player(seat).deck, line.number()?)
        }
        "holds" => {
            let seat = names::seat(line.word()?)?;
            let card = names::card(line.rest())?;
            require(state.secret(seat).hand.contains(&card))
        }
        "discarded" => {
            let seat = names::seat(line.word()?)?;
            let card = names::card(line.rest())?;
            require(position.player(seat).discard.contains(&card))
        }
        "event" => events::event(position, events, line.rest()),
        "events" => events::in_order(position, events, line.rest()),
        "offered" => offered(state, line),
        "over" => over(position, line),
        "marker" => {
            let number: usize = line.number()?;
            let marker = position
                .markers
                .get(number.wrapping_sub(1))
                .ok_or("no such marker")?;
            let wanted = line.word()?;
            let holder = marker.holder.map(|it| names::written_unit(position, it));
            equal(holder.as_deref().unwrap_or("free"), wanted)
        }
        "view" => {
            let seat = names::seat(line.word()?)?;
            let hides = line.take("hides");
            let _ = hides || line.take("shows");
            let card = names::card(line.rest())?;
            let view = format!("{:?}", state.view(Viewer::Seat(seat)).hands);
            let shown = format!("{card:?}");
            require(view.contains(&shown) != hides)
        }
        _ => match table::of(position, word, line) {
            Some(result) => result,
            None => thing::of(position, word.trim_end_matches(':'), line),
        },
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(is: T, wanted: T) -> Result<(), Unmet> {
    if is == wanted {
        Ok(())
    } else {
        Err(Unmet::differs(format!("it is {is:?}")))
    }
}

fn require(is: bool) -> Result<(), Unmet> {
    if is {
        Ok(())
    } else {
        Err(Unmet::differs("it is not so"))
    }
}

/// `offered B use riposte A1`, `offered B play Counterplot`: in the question that is open.
fn offered(state: &State, line: &mut Line<'_>) -> Result<(), Unmet> {
    let position = &state.open;
    let seat = names::seat(line.word()?)?;
    let prompt = state
        .questions
        .iter()
        .find(|it| it.seat == seat)
        .map(|it| &it.prompt);
    let Some(Prompt::React { offer, .. }) = prompt else {
        return Err(Unmet::differs("no reaction is asked"));
    };
    if line.word()? == "use" {
        let ability = names::ability(line.word()?)?;
        let bearer = names::bearer(position, line.word()?)?;
        return require(offer.abilities.contains(&(bearer, ability)));
    }
    let card = names::card(line.rest())?;
    let view = state.view(Viewer::Seat(seat));
    let question = state.questions.iter().find(|it| it.seat == seat);
    let action = crate::question::Action::Use(crate::task::Use::Card(card));
    let prompt = &question
        .ok_or_else(|| Unmet::differs("nobody is asked"))?
        .prompt;
    agenda::check(&view, prompt, &action).map_err(|why| Unmet::differs(format!("{why:?}")))
}

fn over(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let Some(places) = &position.result else {
        return Err(Unmet::differs("it goes on"));
    };
    if line.take("draw") {
        return require(
            places[0]
                .iter()
                .any(|it| position.side(*it) != position.side(places[0][0])),
        );
    }
    let winner = names::seat(line.word()?)?;
    let sides: Vec<_> = places[0].iter().map(|it| position.side(*it)).collect();
    if sides.iter().all(|side| *side == position.side(winner)) {
        Ok(())
    } else {
        Err(Unmet::differs(format!("places: {places:?}")))
    }
}
