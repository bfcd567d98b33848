//! The attack that is meant, both ways.

use crate::{
    data::{Attack, Reach},
    notation::line::Line,
    position::Position,
    question::Who,
};

/// The attack behind `with`, by its name or its number; the first of its kind otherwise.
pub fn weapon(
    position: &Position,
    who: Who,
    line: &mut Line<'_>,
    reach: Reach,
) -> Result<u8, String> {
    let attacks = of(position, who);
    if !line.take("with") {
        return Ok(first(attacks, reach));
    }
    let names: Vec<&str> = attacks.iter().map(|it| it.name.as_str()).collect();
    let unknown = |word: &str| {
        let all = names.join(", ");
        format!("\"{word}\" is no attack that it has: {all}")
    };
    if line.peek().bytes().all(|it| it.is_ascii_digit()) {
        let word = line.peek();
        let at = line.counted()?;
        let there = usize::from(at) < attacks.len();
        return there.then_some(at).ok_or_else(|| unknown(word));
    }
    let at = called(attacks, line.rest()).ok_or_else(|| unknown(line.rest()))?;
    for _ in attacks[usize::from(at)].name.split(' ') {
        line.word()?;
    }
    Ok(at)
}

/// With a blank before it; nothing for the first of its kind.
pub fn written_weapon(position: &Position, who: Who, at: u8, reach: Reach) -> String {
    let attacks = of(position, who);
    if first(attacks, reach) == at {
        return String::new();
    }
    let name = attacks.get(usize::from(at)).map(|it| it.name.as_str());
    match name.filter(|name| called(attacks, name) == Some(at)) {
        Some(name) => format!(" with {name}"),
        None => format!(" with {}", u16::from(at) + 1),
    }
}

fn of(position: &Position, who: Who) -> &'static [Attack] {
    match who {
        Who::Unit(id) => &position.unit(id).profile.entry().attacks,
        Who::Ncu(_) | Who::Wall(_) => &[],
    }
}

fn first(attacks: &[Attack], reach: Reach) -> u8 {
    let melee = reach == Reach::Melee;
    let mut all = (0..).zip(attacks);
    let found = all.find(|(_, it)| (it.reach == Reach::Melee) == melee);
    found.map_or(0, |(at, _)| at)
}

/// The first whose name this begins with.
fn called(attacks: &[Attack], text: &str) -> Option<u8> {
    let text = text.to_lowercase();
    let mut all = (0..).zip(attacks);
    let found = all.find(|(_, it)| text.starts_with(&it.name.to_lowercase()));
    found.map(|(at, _)| at)
}
