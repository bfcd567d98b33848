//! The bounds of what a game itself comes to: nothing beyond it is a position of one, and the page and the rules
//! are made for no more.

use crate::{
    data::Data,
    geometry::Mil,
    ground::pieces,
    notation::{names::written_seat, reason, value::written},
    position::{GAME_LENGTHS, Mode, Position, problems},
    state::State,
    terrain::Footprint,
};
use std::collections::BTreeMap;
use tabletop::Seat;

/// Missions that a player has.
const MISSIONS: usize = 2;

/// The number of the next question of a position is not higher: there is room for a whole game.
const MOST_ASKED: u32 = u32::MAX / 2;

/// Refuses a text that says more than a game can come to.
///
/// # Errors
/// The first thing that no game has.
pub fn within(state: &State) -> Result<(), String> {
    let open = &state.open;
    let seats = open.players.len() as u8;
    if let Some(problem) = problems(&open.setup, seats).first() {
        return Err(reason::setup(*problem).to_owned());
    }
    in_time(state)?;
    terrain(open)?;
    if !open.walls.is_empty() && open.setup.mode != Mode::Storm {
        return Err("castle walls stand in storm alone".to_owned());
    }
    missions(state)?;
    asked(state)
}

/// A round that is played, and questions that can still be numbered.
fn in_time(state: &State) -> Result<(), String> {
    let last = state.open.setup.options.game_length;
    let round = state.open.phase.round();
    if !GAME_LENGTHS.contains(&last) || !(1..=last).contains(&round) {
        return Err(format!("a game of {last} rounds has no round {round}"));
    }
    if state.next > MOST_ASKED {
        return Err("no game has so many questions".to_owned());
    }
    Ok(())
}

/// As many pieces as there are of each, and no larger ones.
fn terrain(open: &Position) -> Result<(), String> {
    let data = Data::of_this_build();
    let largest = data.pieces.iter().map(|it| side(it.footprint)).max();
    let largest = largest.unwrap_or(0);
    let mut pools: BTreeMap<&str, u8> = BTreeMap::new();
    for piece in &open.terrain {
        let name = &piece.name;
        if side(piece.piece.footprint) > largest {
            let most = written(largest);
            return Err(format!("{name}: no piece is longer than {most} inches"));
        }
        let Some(kind) = data.piece(name) else {
            continue;
        };
        let most = pieces::copies(&open.setup.options, kind);
        let lie = pools.entry(&kind.pool).or_default();
        *lie += 1;
        if *lie > most {
            return Err(format!("{name}: there can be {most} at most"));
        }
    }
    Ok(())
}

fn side(footprint: Footprint) -> Mil {
    match footprint {
        Footprint::Rectangle(base) => base.width.max(base.depth),
        Footprint::Circle { radius } => 2 * radius,
    }
}

/// Two for each, and each card once.
fn missions(state: &State) -> Result<(), String> {
    for seat in state.open.seats() {
        if state.secret(seat).missions.len() > MISSIONS {
            let seat = written_seat(seat);
            return Err(format!("missions {seat}: {MISSIONS} at most"));
        }
    }
    let held = state.secrets.iter().flat_map(|it| &it.missions);
    let decks = state.missions.iter().chain(&state.discarded_missions);
    once(held.chain(decks).chain(&state.open.open_mission))?;
    let lie = state.open.markers.iter().filter_map(|it| it.card);
    let lie: Vec<String> = lie.map(|it| it.entry().id.clone()).collect();
    once(state.objectives.iter().chain(&lie))
}

fn once<'a>(cards: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let mut all: Vec<&String> = cards.collect();
    all.sort_unstable();
    match all.windows(2).find(|it| it[0] == it[1]) {
        Some(twice) => Err(format!("{}: there is one of it", twice[0])),
        None => Ok(()),
    }
}

/// Refuses the question about what activates to a side whose turn it is not.
fn asked(state: &State) -> Result<(), String> {
    let open = &state.open;
    let may = |seat: Seat| open.friends(seat, open.turn) && !open.player(seat).eliminated;
    match state.questions.iter().find(|it| !may(it.seat)) {
        Some(question) => {
            let (seat, turn) = (written_seat(question.seat), written_seat(open.turn));
            Err(format!("{seat} is asked, and it is the turn of {turn}"))
        }
        None => Ok(()),
    }
}
