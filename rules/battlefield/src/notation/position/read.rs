//! A position out of its text.

use super::SELECT;
use crate::{
    agenda,
    geometry::Mil,
    notation::{chance::Chance, script::Problem, setting::Setting},
    play::Play,
    position::{GAME_LENGTHS, Position, Setup},
    state::State,
    task::{Task, Turn, TurnStage},
    terrain::Footprint,
};

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

/// The number of the next question of a position is not higher: there is room for a whole game.
const MOST_ASKED: u32 = u32::MAX / 2;
