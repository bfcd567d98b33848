//! The effects of cards in German, and in a few words in both languages. Tactics cards keep their names; siege cards are our own.

mod lannister;
mod neutral;
mod short;
mod siege;
mod stark;

pub use short::{short, short_mission};

/// A card in German.
#[derive(Clone, Copy, Debug)]
pub struct German {
    /// Of a siege card.
    pub name: Option<&'static str>,
    pub text: &'static str,
    /// Its effect with its zone.
    pub bonus: Option<&'static str>,
}

/// By the id in the data.
pub fn german(id: &str) -> Option<German> {
    let (faction, card) = id.split_once('.')?;
    match faction {
        "stark" => stark::german(card).map(tactics),
        "lannister" => lannister::german(card).map(tactics),
        "neutral" => neutral::german(card).map(tactics),
        _ => siege::german(card).map(|(name, text)| German {
            name: Some(name),
            text,
            bonus: None,
        }),
    }
}

/// Text, and bonus where it is not empty.
fn tactics((text, bonus): (&'static str, &'static str)) -> German {
    German {
        name: None,
        text,
        bonus: (!bonus.is_empty()).then_some(bonus),
    }
}
