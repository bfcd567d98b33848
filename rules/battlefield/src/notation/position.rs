//! Positions as text, both ways: where somebody is asked what activates, for there everything
//! that was under way has been done.

mod bounds;
pub mod effects;
mod pieces;
mod players;
mod read;

pub use read::read;

use super::{names::written_seat, setting::agreed::written_setup};
use crate::{
    position::{Phase, Position},
    question::Prompt,
    state::State,
    task::{Task, Turn, TurnStage},
};

const SELECT: Task = Task::Turn(Turn {
    stage: TurnStage::Select,
});

/// A position whose next answer chooses what activates.
///
/// # Errors
/// The reason why it cannot be written.
pub fn write(state: &State) -> Result<String, String> {
    let State {
        open,
        secrets: _,
        objectives,
        missions,
        discarded_missions,
        questions,
        next,
    } = state;
    let selects = questions.iter().all(|it| it.prompt == Prompt::Select);
    if open.agenda != [SELECT] || !selects {
        return Err("only where it is asked what activates".to_owned());
    }
    let mut lines = table(open)?;
    for seat in open.seats() {
        lines.extend(players::player(state, seat)?);
    }
    let decks = [("objective deck", objectives), ("mission deck", missions)];
    for (name, deck) in decks.into_iter().filter(|(_, deck)| !deck.is_empty()) {
        let cards: Vec<&str> = deck.iter().rev().map(String::as_str).collect();
        lines.push(format!("{name} {}", cards.join(", ")));
    }
    if !discarded_missions.is_empty() {
        lines.push(format!(
            "discarded missions {}",
            discarded_missions.join(", ")
        ));
    }
    for question in questions {
        lines.push(format!(
            "asked {} {}",
            question.id,
            written_seat(question.seat)
        ));
    }
    lines.extend([format!("numbered {next}"), String::new()]);
    Ok(lines.join("\n"))
}

/// Returns what everybody sees.
fn table(position: &Position) -> Result<Vec<String>, String> {
    let Position {
        setup,
        phase,
        first,
        turn,
        players,
        points,
        units: _,
        ncus: _,
        board,
        terrain,
        walls,
        markers,
        effects,
        attacker,
        open_mission,
        used,
        agenda: _,
        result,
    } = position;
    let Phase::Round(round) = phase else {
        return Err("only a round has turns".to_owned());
    };
    let claims = |(at, id): (usize, &Option<_>)| {
        id.is_none_or(|id| {
            position
                .ncu(id)
                .zone
                .is_some_and(|zone| zone as usize == at)
        })
    };
    if result.is_some() || !board.iter().enumerate().all(claims) {
        return Err("the game is over, or its board is not as its NCUs".to_owned());
    }
    let mut lines = written_setup(setup, players.len());
    lines.push(format!("round {round}"));
    lines.push(format!("first {}", written_seat(*first)));
    lines.push(format!("turn {}", written_seat(*turn)));
    for (side, points) in (0..).zip(points) {
        let of_side = |seat: &tabletop::Seat| position.side(*seat).0 == side;
        if let Some(seat) = position.seats().find(of_side) {
            lines.push(format!("vp {} {points}", written_seat(seat)));
        }
    }
    let members = position
        .seats()
        .find(|it| *attacker == Some(position.side(*it)));
    let attacker = members.map_or('-', written_seat);
    lines.push(format!("attacker {attacker}"));
    lines.extend(terrain.iter().map(pieces::terrain));
    lines.extend(walls.iter().map(pieces::wall));
    lines.extend(
        position
            .units()
            .flat_map(|(id, _)| pieces::unit(position, id)),
    );
    lines.extend(position.ncus().map(|(id, _)| pieces::ncu(position, id)));
    let markers = markers.iter().enumerate();
    lines.extend(markers.flat_map(|(number, it)| pieces::marker(position, number, it)));
    lines.extend(effects.iter().map(|it| effects::written(position, it)));
    lines.extend(used.iter().map(|it| effects::written_used(position, *it)));
    lines.extend(open_mission.iter().map(|it| format!("open_mission {it}")));
    Ok(lines)
}

/// Returns what everybody calls the seats: their letters, and whose armies they lead.
pub fn seats(position: &Position) -> Vec<String> {
    let called = |seat| {
        let faction = position.player(seat).faction;
        let faction = faction.map_or_else(String::new, |it| format!(" {}", it.entry().name));
        format!("{}{faction}", written_seat(seat))
    };
    position.seats().map(called).collect()
}
