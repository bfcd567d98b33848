//! What a case expects.

mod place;
mod table;
mod thing;

use super::{
    answer::{arc, slot},
    event,
    line::{Line, list},
    names,
    value::{length, written},
};
use crate::{
    agenda,
    event::Event,
    field,
    geometry::{Arc, Shares, Slot, align, distance_to_point},
    position::Position,
    question::Prompt,
    state::State,
};
use tabletop::Viewer;

/// Whether it is as the line says; why not.
pub fn holds(state: &State, events: &[Event], text: &str) -> Result<(), String> {
    let mut line = Line::new(text);
    let line = &mut line;
    let not = line.take("not");
    let position = &state.open;
    let word = line.word()?;
    let result = match word {
        "engaged" => engaged(position, line),
        "arc" => in_arc(position, line),
        "share" => share(position, line),
        "sees" => sees(position, line),
        "distance" => apart(position, line),
        "corners" => place::corners(position, line),
        "arrow" => place::arrow(position, line),
        "place" => place::slot_pose(position, line),
        "slots" => place::slots(position, line),
        "hidden" => place::hidden(position, line),
        "ranks" => {
            let unit = names::unit(position, line.word()?)?;
            equal(position.unit(unit).ranks(), line.number()?)
        }
        "dice" => equal(dice(events), line.number()?),
        "hits" => equal(hits(events), line.number()?),
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
            said(state.secret(seat).hand.contains(&card))
        }
        "discarded" => {
            let seat = names::seat(line.word()?)?;
            let card = names::card(line.rest())?;
            said(position.player(seat).discard.contains(&card))
        }
        "event" => {
            let wanted = line.rest();
            let told: Vec<String> = events.iter().map(|it| event::told(position, it)).collect();
            if told.iter().any(|it| starts(it, wanted)) {
                Ok(())
            } else {
                Err(format!("told was {told:?}"))
            }
        }
        "events" => {
            let told: Vec<String> = events.iter().map(|it| event::told(position, it)).collect();
            let mut rest = told.iter();
            list(line.rest()).try_for_each(|wanted| {
                if rest.any(|it| starts(it, wanted)) {
                    Ok(())
                } else {
                    Err(format!("\"{wanted}\" is not told in this order: {told:?}"))
                }
            })
        }
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
            said(view.contains(&shown) != hides)
        }
        _ => match table::of(position, word, line) {
            Some(result) => result,
            None => thing::of(position, word.trim_end_matches(':'), line)?,
        },
    };
    match (result, not) {
        (Ok(()), false) | (Err(_), true) => Ok(()),
        (Err(why), false) => Err(format!("{text}: {why}")),
        (Ok(()), true) => Err(format!("{text}: it is so")),
    }
}

fn starts(told: &str, wanted: &str) -> bool {
    told.strip_prefix(wanted)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn equal<T: PartialEq + std::fmt::Debug>(is: T, wanted: T) -> Result<(), String> {
    if is == wanted {
        Ok(())
    } else {
        Err(format!("it is {is:?}"))
    }
}

fn said(is: bool) -> Result<(), String> {
    if is {
        Ok(())
    } else {
        Err("it is not so".to_owned())
    }
}

fn dice(events: &[Event]) -> u8 {
    let rolled = events.iter().rev().find_map(|event| match event {
        Event::Rolled {
            pool: crate::effect::Pool::Attack,
            faces,
            ..
        } => Some(faces.len() as u8),
        _ => None,
    });
    rolled.unwrap_or(0)
}

fn hits(events: &[Event]) -> u8 {
    let hits = events.iter().rev().find_map(|event| match event {
        Event::Hits { hits, .. } => Some(*hits),
        _ => None,
    });
    hits.unwrap_or(0)
}

/// `A1 B2`, `A1 B2 right`, `A1 B2 right left`: A1 stands at that side of B2, in that place.
fn engaged(position: &Position, line: &mut Line<'_>) -> Result<(), String> {
    let (a, b) = (
        names::thing(position, line.word()?)?,
        names::thing(position, line.word()?)?,
    );
    let engaged = position.engaged(a);
    let Some((_, side)) = engaged.iter().find(|(other, _)| *other == b) else {
        return Err(format!("engaged are {engaged:?}"));
    };
    if line.is_done() {
        return Ok(());
    }
    equal(*side, arc(line.word()?)?)?;
    if line.is_done() {
        return Ok(());
    }
    let wanted: Slot = slot(line.word()?)?;
    let (Some(own), Some(target)) = (position.tray(a), position.tray(b)) else {
        return Err("one of them does not stand on the table".to_owned());
    };
    equal(own.pose, align(own.base, &target, *side, wanted).pose)
}

/// `A1 of B1 front`, with `or` between several that are equal.
fn in_arc(position: &Position, line: &mut Line<'_>) -> Result<(), String> {
    let (tray, of) = two(position, line)?;
    let largest = Shares::new(&tray, &of).largest();
    let mut wanted: Vec<Arc> = Vec::new();
    while !line.is_done() {
        line.take("or");
        wanted.push(arc(line.word()?)?);
    }
    if wanted.len() == largest.len() && wanted.iter().all(|arc| largest.contains(arc)) {
        Ok(())
    } else {
        Err(format!("it is {largest:?}"))
    }
}

/// `A1 of B1 front .2956`.
fn share(position: &Position, line: &mut Line<'_>) -> Result<(), String> {
    let (tray, of) = two(position, line)?;
    let side = arc(line.word()?)?;
    let wanted = line.word()?;
    let share = Shares::new(&tray, &of).ten_thousandths(side);
    let text = if share == 10_000 {
        "1.0000".to_owned()
    } else {
        format!(".{share:04}")
    };
    equal(text.as_str(), wanted)
}

fn two(
    position: &Position,
    line: &mut Line<'_>,
) -> Result<(crate::geometry::Tray, crate::geometry::Tray), String> {
    let a = names::thing(position, line.word()?)?;
    line.take("of");
    let b = names::thing(position, line.word()?)?;
    let (a, b) = (position.tray(a), position.tray(b));
    Ok((a.ok_or("it stands nowhere")?, b.ok_or("it stands nowhere")?))
}

fn sees(position: &Position, line: &mut Line<'_>) -> Result<(), String> {
    let from = names::unit(position, line.word()?)?;
    let target = names::thing(position, line.word()?)?;
    let (Some(own), Some(other)) = (position.unit(from).tray(), position.tray(target)) else {
        return Err("one of them does not stand on the table".to_owned());
    };
    field::sees(&position.field(from), &own, target, &other).map_err(|why| format!("{why:?}"))
}

/// `distance A1 B1 8.91` from tray to tray; `distance arrow A1 B1 8.91` as arrows fly.
fn apart(position: &Position, line: &mut Line<'_>) -> Result<(), String> {
    let arrow = line.take("arrow");
    let (a, b) = two(position, line)?;
    let distance = if arrow {
        distance_to_point(&b.corners, a.arrow())
    } else {
        crate::geometry::distance(&a, &b)
    };
    equal(written(distance.shown()), written(length(line.word()?)?))
}

/// `offered B use riposte A1`, `offered B play Counterplot`: in the question that is open.
fn offered(state: &State, line: &mut Line<'_>) -> Result<(), String> {
    let position = &state.open;
    let seat = names::seat(line.word()?)?;
    let prompt = state
        .questions
        .iter()
        .find(|it| it.seat == seat)
        .map(|it| &it.prompt);
    let Some(Prompt::React { offer, .. }) = prompt else {
        return Err("no reaction is asked".to_owned());
    };
    if line.word()? == "use" {
        let ability = names::ability(line.word()?)?;
        let bearer = names::bearer(position, line.word()?)?;
        return said(offer.abilities.contains(&(bearer, ability)));
    }
    let card = names::card(line.rest())?;
    let view = state.view(Viewer::Seat(seat));
    let question = state.questions.iter().find(|it| it.seat == seat);
    let action = crate::question::Action::Use(crate::task::Use::Card(card));
    let prompt = &question.ok_or("nobody is asked")?.prompt;
    agenda::check(&view, prompt, &action).map_err(|why| format!("{why:?}"))
}

fn over(position: &Position, line: &mut Line<'_>) -> Result<(), String> {
    let Some(places) = &position.result else {
        return Err("it goes on".to_owned());
    };
    if line.take("draw") {
        return said(
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
        Err(format!("places: {places:?}"))
    }
}
