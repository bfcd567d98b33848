//! Positions written.

use super::houses::ALL_CARDS;
use crate::{
    Area, ByHouse, House, OrderTokens, Pile, State, TidesCard, Track, WesterosCard, WesterosDeck,
    notation::{
        names::{
            areas_text, army_text, houses_text, joined, phase_text, short, title, token_text,
            track_text,
        },
        value::{self, Value},
    },
    state::setup,
};

/// The whole state as a set-up; [`read`](super::read) gives the same state back.
pub fn write(state: &State) -> String {
    let mut text = plain(state);
    // What has no line of its own is told as it is.
    for (path, value) in missing(state, &text) {
        text.extend(["exact ", &path, ": ", &value.to_string(), "\n"]);
    }
    text
}

fn missing(state: &State, text: &str) -> Vec<(String, Value)> {
    let read = super::read(text).ok();
    let trees = (
        value::to_value(state).ok(),
        read.and_then(|it| value::to_value(&it).ok()),
    );
    match trees {
        (Some(actual), Some(read)) => value::differences(&actual, &read),
        _ => Vec::new(),
    }
}

fn plain(state: &State) -> String {
    let mut lines = vec![format!("players {}", state.players)];
    options(state, &mut lines);
    let seats = houses_text(state.seats.into_iter().flatten());
    if seats != houses_text(state.houses().iter().copied()) {
        lines.push(format!("seats {seats}"));
    }
    lines.push(format!("round {}", state.round));
    lines.push(format!("now {}", phase_text(state.phase)));
    for track in Track::ALL {
        let houses: Vec<&str> = state.tracks.get(track).iter().map(short).collect();
        lines.push(format!("{} {}", track_text(track), houses.join(" ")));
    }
    lines.push(format!("supply {}", amounts(state, state.supply)));
    lines.push(format!("power {}", amounts(state, state.power)));
    hands(state, &mut lines);
    table(state, &mut lines);
    decks(state, &mut lines);
    lines.push(format!("garrisons: {}", areas_text(state.garrisons)));
    lines.push(format!(
        "neutral forces: {}",
        areas_text(state.neutral_forces)
    ));
    lines.extend(Area::ALL.into_iter().filter_map(|area| pieces(state, area)));
    questions(state, &mut lines);
    lines.push(String::new());
    lines.join("\n")
}

/// Those that are not the usual ones.
pub(crate) fn options(state: &State, lines: &mut Vec<String>) {
    let chosen = value::to_value(&state.setup);
    let usual = value::to_value(&setup::Setup::default());
    if let (Ok(Value::Parts(chosen)), Ok(Value::Parts(usual))) = (chosen, usual) {
        for ((name, choice), (_, usual)) in chosen.iter().zip(&usual) {
            if choice != usual {
                lines.push(format!("option {name} {choice}"));
            }
        }
    }
}

fn amounts(state: &State, amounts: ByHouse<u8>) -> String {
    joined(
        state
            .houses()
            .iter()
            .map(|&house| format!("{} {}", short(house), amounts[house])),
    )
}

fn hands(state: &State, lines: &mut Vec<String>) {
    for &house in state.houses() {
        if state.hand[house] != ALL_CARDS {
            let cards = joined(state.hand_of(house).map(|card| card.face().name.to_owned()));
            lines.push(format!("hand {}: {cards}", short(house)));
        }
    }
}

fn table(state: &State, lines: &mut Vec<String>) {
    lines.push(format!("wildlings {}", state.wildlings));
    if state.blade_used {
        lines.push("blade used".to_owned());
    }
    if state.raven_used {
        lines.push("raven used".to_owned());
    }
    if state.allowed != OrderTokens::ALL {
        lines.push(format!("forbidden: {}", forbidden_text(state.allowed)));
    }
    if state.committed != crate::HouseSet::EMPTY {
        lines.push(format!(
            "committed: {}",
            houses_text(state.committed.iter())
        ));
    }
    if state.westeros != [None; 3] {
        let cards = state.westeros.map(card_text);
        lines.push(format!("westeros: {}", cards.join(", ")));
    }
}

pub(crate) fn forbidden_text(allowed: OrderTokens) -> String {
    joined(
        crate::OrderToken::ALL
            .into_iter()
            .filter(|&token| !allowed.contains(token))
            .map(|token| token_text(token).to_owned()),
    )
}

pub(crate) fn card_text(card: Option<WesterosCard>) -> String {
    card.map_or_else(|| "none".to_owned(), |card| title(card.name()))
}

fn decks(state: &State, lines: &mut Vec<String>) {
    for deck in WesterosDeck::ALL {
        let name = format!("{deck:?}");
        let list = |pile: Pile| joined(pile.iter().map(|card| title(card.name())));
        let discards = state.discards[deck.index()];
        if !discards.is_empty() {
            lines.push(format!("discards {name}: {}", list(discards)));
        }
        let cards = state.secrets.westeros[deck.index()];
        lines.push(format!("deck {name}: {}", list(cards)));
    }
    let wildlings = state.secrets.wildlings.iter().flatten();
    let wildlings = joined(wildlings.map(|card| card.name().to_owned()));
    lines.push(format!("wildling deck: {wildlings}"));
    for (place, known) in [
        ("top", state.secrets.top_known_to),
        ("bottom", state.secrets.bottom_known_to),
    ] {
        if !known.is_empty() {
            let houses: Vec<_> = known.iter().map(short).collect();
            lines.push(format!("known {place} {}", houses.join(", ")));
        }
    }
    lines.push(format!("tides deck: {}", faces_text(state)));
}

pub(crate) fn faces_text(state: &State) -> String {
    joined(
        TidesCard::ALL
            .into_iter()
            .zip(state.secrets.tides_deck)
            .filter(|&(_, count)| count > 0)
            .map(|(card, count)| format!("{} {count}", card.name())),
    )
}

/// Tells what lies and stands in an area, house by house: a power token may lie under enemy units.
fn pieces(state: &State, area: Area) -> Option<String> {
    let lines: Vec<String> = House::ALL
        .into_iter()
        .filter_map(|house| pieces_of(state, house, area))
        .collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn pieces_of(state: &State, house: House, area: Area) -> Option<String> {
    let mut facts = Vec::new();
    if state.occupied[house].contains(area) {
        facts.push(units_text(state, area));
        if let Some(token) = state.orders.get(area) {
            facts.push(token_text(token).to_owned());
        }
        if let Some(token) = state.secrets.orders.get(area) {
            let how = if state.covered.contains(area) {
                "face down"
            } else {
                "taken back"
            };
            facts.push(format!("{} {how}", token_text(token)));
        }
    }
    if state.power_tokens[house].contains(area) {
        facts.push("token".to_owned());
    }
    let line = format!("{} {}: {}", short(house), area.name(), facts.join(", "));
    (!facts.is_empty()).then_some(line)
}

/// The units in an area, routed ones in parentheses.
pub(crate) fn units_text(state: &State, area: Area) -> String {
    let (upright, routed) = (state.upright(area), state.routed(area));
    match (upright.is_empty(), routed.is_empty()) {
        (_, true) => army_text(upright),
        (true, false) => format!("({})", army_text(routed)),
        (false, false) => format!("{} ({})", army_text(upright), army_text(routed)),
    }
}

fn questions(state: &State, lines: &mut Vec<String>) {
    let steps = state
        .agenda
        .iter()
        .filter_map(|step| value::to_value(&step).ok())
        .map(|step| step.to_string());
    lines.push(format!("agenda: {}", joined(steps)));
    let asked = state.asked.iter().filter_map(|(house, id)| {
        let id = (*id)?;
        Some(format!("{} {id}", short(house)))
    });
    let asked: Vec<String> = asked.collect();
    if !asked.is_empty() {
        lines.push(format!("asked: {}", asked.join(", ")));
    }
    lines.push(format!("last question {}", state.last_id));
}
