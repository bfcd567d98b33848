//! Ways and turns, both ways.

use crate::{
    field::{Course, Direction},
    geometry::Facing,
    notation::{
        line::Line,
        value::{facing, length, written, written_facing},
    },
};

/// `turn 30 forward 5 turn E`, of which each part may be missing.
pub fn course(line: &mut Line<'_>) -> Result<Course, String> {
    let first = turn(line)?;
    let way = if direction(line.peek()).is_some() {
        straight(line)?
    } else {
        Course::STAY
    };
    let last = turn(line)?;
    Ok(Course { first, last, ..way })
}

/// `turn 30`, or nothing.
pub fn turn(line: &mut Line<'_>) -> Result<Option<Facing>, String> {
    line.take("turn").then(|| facing(line.word()?)).transpose()
}

/// `forward 5`.
pub fn straight(line: &mut Line<'_>) -> Result<Course, String> {
    let word = line.word()?;
    let direction = direction(word).ok_or_else(|| format!("\"{word}\" is no direction"))?;
    Ok(Course::straight(direction, length(line.word()?)?))
}

pub fn direction(word: &str) -> Option<Direction> {
    Direction::ALL.into_iter().find(|it| named(*it) == word)
}

const fn named(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Right => "right",
        Direction::Back => "back",
        Direction::Left => "left",
    }
}

/// With its way even where that is nothing: a single turn would be read as the first.
pub fn written_course(course: &Course) -> String {
    let way = format!("{} {}", named(course.direction), written(course.length));
    let last = written_turn(course.last);
    match course.first {
        Some(first) => format!("turn {} {way}{last}", written_facing(first)),
        None => format!("{way}{last}"),
    }
}

/// With a blank before it.
pub fn written_turn(turn: Option<Facing>) -> String {
    turn.map_or_else(String::new, |facing| {
        format!(" turn {}", written_facing(facing))
    })
}
