//! The things that lie open beside the board: round, tracks, dominance tokens, cards of the round.

use crate::{
    House, OrderTokens, Pile, Ranking, State, WesterosCard, WesterosDeck,
    chapters::start,
    notation::{
        line::{after, is_nothing, items, word},
        names,
        problem::Read,
    },
};

/// Does what the line says; `false` if it is none of these.
pub(super) fn apply(state: &mut State, line: &str) -> Read<bool> {
    let (key, rest) = word(line);
    let key = key.trim_end_matches(':').to_lowercase();
    match key.as_str() {
        "seats" => state.seats = seats(state, rest)?,
        "round" => state.round = round(rest)?,
        "throne" | "fiefdoms" | "court" => {
            let track = names::track(&key)?;
            *state.position.tracks.get_mut(track) = ranking(state, track, rest)?;
        }
        "wildlings" => state.wildlings = wildlings(rest)?,
        "blade" => state.blade_used = used(rest)?,
        "raven" => state.raven_used = used(rest)?,
        "forbidden" => state.allowed = allowed(rest)?,
        "committed" => state.committed = names::house_set(rest)?,
        "westeros" => state.westeros = revealed(rest)?,
        "discards" => discards(state, rest)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn round(text: &str) -> Read<u8> {
    match names::number(text)? {
        round @ 1..=10 => Ok(round),
        other => Err(format!("round 1 to 10, not {other}")),
    }
}

fn wildlings(text: &str) -> Read<u8> {
    match names::number(text)? {
        track @ 0..=12 => Ok(track),
        other => Err(format!("the wildling track ends at 12, not {other}")),
    }
}

fn seats(state: &State, text: &str) -> Read<[Option<House>; House::COUNT]> {
    let houses = names::ranking(text)?;
    let complete = houses.len() == usize::from(state.players)
        && houses.iter().all(|house| state.in_play(house));
    if !complete {
        return Err("every house in play once expected".to_owned());
    }
    Ok(std::array::from_fn(|seat| houses.at(seat)))
}

/// The houses named first, the others in the order of the start.
fn ranking(state: &State, track: crate::Track, text: &str) -> Read<Ranking> {
    let named = names::houses(text)?;
    names::ranking(text)?;
    if let Some(&stranger) = named.iter().find(|&&house| !state.in_play(house)) {
        return Err(format!("{} is not in play", names::short(stranger)));
    }
    let start = start::board(state.setup, state.players).tracks;
    let others = start
        .get(track)
        .iter()
        .filter(|house| !named.contains(house));
    let all: Vec<House> = named.iter().copied().chain(others).collect();
    Ok(Ranking::of(&all, |_| true))
}

fn used(text: &str) -> Read<bool> {
    match text.to_lowercase().as_str() {
        "used" => Ok(true),
        "unused" => Ok(false),
        _ => Err(format!("used or unused expected, not \"{text}\"")),
    }
}

fn allowed(text: &str) -> Read<OrderTokens> {
    let forbidden: Vec<_> = names::list(text, names::token)?;
    Ok(forbidden
        .into_iter()
        .fold(OrderTokens::ALL, OrderTokens::without))
}

fn revealed(text: &str) -> Read<[Option<WesterosCard>; 3]> {
    let mut cards = [None; 3];
    if is_nothing(text) {
        return Ok(cards);
    }
    let named = items(text);
    if named.len() > cards.len() {
        return Err("three Westeros cards at most".to_owned());
    }
    for ((slot, deck), name) in cards.iter_mut().zip(WesterosDeck::ALL).zip(named) {
        if !is_nothing(name) {
            *slot = Some(names::card_in(deck, name)?);
        }
    }
    Ok(cards)
}

fn discards(state: &mut State, text: &str) -> Read<()> {
    let (deck, cards) = deck_and_cards(text)?;
    if cards.len() > WesterosDeck::CARDS {
        return Err("ten cards at most".to_owned());
    }
    state.discards[deck.index()] = Pile::of(cards);
    Ok(())
}

/// `II: Clash of Kings, …`
pub(super) fn deck_and_cards(text: &str) -> Read<(WesterosDeck, Vec<WesterosCard>)> {
    let (deck, cards) = text.split_once(':').ok_or("I:, II: or III: expected")?;
    let deck = names::deck(deck)?;
    let cards = names::list(cards.trim(), |name| names::card_in(deck, name))?;
    Ok((deck, cards))
}

/// The text behind one of these words.
pub(super) fn behind<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    after(line, words).map(|rest| rest.trim_start_matches(':').trim_start())
}
