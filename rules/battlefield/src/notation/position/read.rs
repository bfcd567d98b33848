//! A position out of its text.

use super::{SELECT, bounds};
use crate::{
    agenda,
    notation::{
        chance::Chance,
        script::Problem,
        setting::{self, Setting},
    },
    play::Play,
    state::State,
    task::{Task, Turn, TurnStage},
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
        let unknown = || Err(setting::unknown(line));
        setting.line = number;
        let read = setting.read(line);
        let read = read.and_then(|read| if read { Ok(()) } else { unknown() });
        read.map_err(|what| problem(number, what))?;
    }
    // Of what only the whole can show, the end of the text is told.
    setting
        .deal()
        .map_err(|it| problem(it.line.max(1), it.what))?;
    finish(setting).map_err(|what| problem(last, what))
}

/// Asks what activates, where the text does not tell what is asked.
fn finish(setting: Setting) -> Result<State, String> {
    setting.stands()?;
    let mut state = setting.state;
    bounds::within(&state)?;
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
