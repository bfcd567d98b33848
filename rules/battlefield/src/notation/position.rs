//! Positions as text, both ways: where somebody is asked what activates, for there everything
//! that was under way has been done.

pub mod effects;
mod pieces;
mod players;

use super::{
    chance::Chance,
    names::written_seat,
    script::Problem,
    setting::{Setting, agreed::written_setup},
};
use crate::{
    agenda,
    geometry::Mil,
    play::Play,
    position::{GAME_LENGTHS, Phase, Position, Setup},
    question::Prompt,
    state::State,
    task::{Task, Turn, TurnStage},
    terrain::Footprint,
};

const SELECT: Task = Task::Turn(Turn {
    stage: TurnStage::Select,
});

/// The number of the next question of a position is not higher: there is room for a whole game.
const MOST_ASKED: u32 = u32::MAX / 2;

/// A position whose next answer chooses what activates.
///
/// # Errors
/// Why it cannot be written.
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

/// What everybody sees.
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

/// The position that a text tells; somebody is asked in it.
///
/// # Errors
/// At the first line that says nothing of a position.
pub fn read(text: &str) -> Result<State, Problem> {
    let mut setting = Setting::default();
    let mut last = 0;
    let problem = |line, what| Problem {
        line,
        case: String::new(),
        what,
    };
    for (number, line) in (1..).zip(text.lines()) {
        last = number;
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let unknown = || Err(format!("\"{line}\" says nothing of a position"));
        let read = setting.read(line);
        let read = read.and_then(|read| if read { Ok(()) } else { unknown() });
        read.map_err(|what| problem(number, what))?;
    }
    finish(setting).map_err(|what| problem(last, what))
}

/// Asks what activates, where the text does not tell what is asked.
fn finish(mut setting: Setting) -> Result<State, String> {
    setting.deal()?;
    let mut state = setting.state;
    near(&state.open)?;
    in_time(&state)?;
    if !state.questions.is_empty() {
        state.open.agenda.push(SELECT);
        return Ok(state);
    }
    let mut chance = Chance::default();
    state.open.agenda.push(Task::Turn(Turn {
        stage: TurnStage::Start,
    }));
    let mut play = Play {
        state: &mut state,
        cx: &mut chance,
    };
    agenda::run(&mut play);
    if chance.short {
        return Err("a die is rolled before anybody is asked".to_owned());
    }
    if state.questions.is_empty() {
        return Err("nobody is asked anything in this position".to_owned());
    }
    Ok(state)
}

/// Nothing is computed from places so far off that numbers would end.
fn near(position: &Position) -> Result<(), String> {
    let Setup { width, depth, .. } = position.setup;
    let units = position.units.iter().flat_map(|it| [it.pose(), it.stood]);
    let pieces = position.terrain.iter().map(|it| Some(it.piece.pose));
    let walls = position.walls.iter().map(|it| Some(it.pose));
    let poses = units.chain(pieces).chain(walls).flatten();
    let places = poses
        .map(|it| it.at)
        .chain(position.markers.iter().map(|it| it.at));
    let sizes = position
        .terrain
        .iter()
        .flat_map(|it| match it.piece.footprint {
            Footprint::Rectangle(base) => [base.width, base.depth],
            Footprint::Circle { radius } => [radius, radius],
        });
    let table = |length: Mil| (1_000..=200_000).contains(&length);
    let fits = table(width)
        && table(depth)
        && sizes
            .into_iter()
            .all(|it| (1..=width.max(depth)).contains(&it))
        && places
            .into_iter()
            .all(|it| (0..=width).contains(&it.x) && (0..=depth).contains(&it.y));
    fits.then_some(())
        .ok_or_else(|| "not everything is on the table".to_owned())
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

/// What everybody calls the seats: their letters, and whose armies they lead.
pub fn seats(position: &Position) -> Vec<String> {
    let called = |seat| {
        let faction = position.player(seat).faction;
        let faction = faction.map_or_else(String::new, |it| format!(" {}", it.entry().name));
        format!("{}{faction}", written_seat(seat))
    };
    position.seats().map(called).collect()
}
