//! Lengths, facings and poses.

use super::line::Line;
use crate::geometry::{Facing, Mil, Point, Pose};

/// Inches with up to three decimals, or thousandths behind a `~`.
pub fn length(word: &str) -> Result<Mil, String> {
    let wrong = || {
        format!("\"{word}\" is no length: inches with up to three decimals, or ~ and thousandths")
    };
    if let Some(mil) = word.strip_prefix('~') {
        return mil.parse().map_err(|_| wrong());
    }
    let (sign, digits) = word.strip_prefix('-').map_or((1, word), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    if part.len() > 3 || (whole.is_empty() && part.is_empty()) {
        return Err(wrong());
    }
    let number = |digits: &str| -> Result<Mil, String> {
        if digits.is_empty() {
            Ok(0)
        } else if digits.bytes().all(|it| it.is_ascii_digit()) && digits.len() < 6 {
            digits.parse().map_err(|_| wrong())
        } else {
            Err(wrong())
        }
    };
    let thousandths = number(&format!("{part:0<3}"))?;
    Ok(sign * (number(whole)? * 1_000 + thousandths))
}

/// As [`length`] reads it.
pub fn written(length: Mil) -> String {
    let sign = if length < 0 { "-" } else { "" };
    let (whole, part) = (length.abs() / 1_000, length.abs() % 1_000);
    let text = format!("{sign}{whole}.{part:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// `N`, `E`, `S`, `W`, degrees clockwise from the north, or `b5461` for 65,536ths of a turn.
pub fn facing(word: &str) -> Result<Facing, String> {
    let wrong = || format!("\"{word}\" is no facing: N, E, S, W, degrees, or b and 65,536ths");
    Ok(match word {
        "N" => Facing::NORTH,
        "E" => Facing::EAST,
        "S" => Facing::SOUTH,
        "W" => Facing::WEST,
        _ => match word.strip_prefix('b') {
            Some(parts) => Facing(parts.parse().map_err(|_| wrong())?),
            None => tenths(word).ok_or_else(wrong)?,
        },
    })
}

/// Degrees with at most one decimal.
fn tenths(word: &str) -> Option<Facing> {
    let (whole, part) = word.split_once('.').unwrap_or((word, "0"));
    let tenths = whole.parse::<i64>().ok()? * 10 + part.parse::<i64>().ok()?;
    if part.len() != 1 || !(0..3_600).contains(&tenths) {
        return None;
    }
    // Only the last half of a part is a whole turn, which is none.
    let parts = (tenths * 65_536 + 1_800) / 3_600 % 65_536;
    u16::try_from(parts).ok().map(Facing)
}

pub fn written_facing(facing: Facing) -> String {
    match facing {
        Facing::NORTH => "N".to_owned(),
        Facing::EAST => "E".to_owned(),
        Facing::SOUTH => "S".to_owned(),
        Facing::WEST => "W".to_owned(),
        Facing(parts) => format!("b{parts}"),
    }
}

/// `24, 10`.
pub fn point(line: &mut Line<'_>) -> Result<Point, String> {
    let x = length(line.word()?)?;
    Ok(Point::new(x, length(line.word()?)?))
}

/// `24, 10 N`.
pub fn pose(line: &mut Line<'_>) -> Result<Pose, String> {
    let Point { x, y } = point(line)?;
    Ok(Pose::new(x, y, facing(line.word()?)?))
}

pub fn written_pose(pose: Pose) -> String {
    let (x, y) = (written(pose.at.x), written(pose.at.y));
    format!("@ {x}, {y} {}", written_facing(pose.facing))
}
