//! The lines of a count as one side's own list: what it brings.

use super::{Line, Part};
use crate::games::westeros::wording;
use westeros::{Army, OrderToken};

/// One thing that a side brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    pub sign: Sign,
    /// Its name, for those who do not see the sign.
    pub name: String,
    /// Its parts, in words.
    pub note: String,
    /// "3" for units, "+1" for what is added to them.
    pub value: String,
    /// It came with the cards.
    pub revealed: bool,
}

/// The drawing of a contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Units(Army),
    Order(OrderToken),
    /// By its name alone.
    Name,
}

/// Returns the contributions of a side, attacker first, and the figures of its army and its order.
pub fn brought(
    lines: &[Line],
    side: usize,
    signs: (Option<Army>, Option<OrderToken>),
) -> Vec<Brought> {
    let own = |line: &Line| {
        let entry = line.entries[side].as_ref()?;
        let (army, order) = signs;
        let sign = match line.part {
            Part::Units => army.map(Sign::Units),
            Part::Order => order.map(Sign::Order),
            _ => None,
        };
        let name = match line.part {
            Part::Support(from) => wording::area_name(from).to_owned(),
            Part::Card | Part::Text | Part::Tides if !entry.note.is_empty() => entry.note.clone(),
            _ => line.name.clone(),
        };
        let value = match line.part {
            Part::Units | Part::Rest => entry.value.to_string(),
            _ => wording::battle::signed(entry.value),
        };
        Some(Brought {
            sign: sign.unwrap_or(Sign::Name),
            name,
            note: entry.note.clone(),
            value,
            revealed: matches!(
                line.part,
                Part::Card | Part::Text | Part::Blade | Part::Tides
            ),
        })
    };
    lines.iter().filter_map(own).collect()
}

/// The strength of both sides before the cards were turned over.
pub fn before_cards(lines: &[Line]) -> Option<[i8; 2]> {
    let cards = lines.iter().position(|it| it.part == Part::Card)?;
    Some(lines[..cards].last().map_or([0, 0], |it| it.so_far))
}
