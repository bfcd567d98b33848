//! An answer as it comes in.

use tabletop::{AnyValue, HostError};

use crate::entities::table;
use crate::tables::model::MAX_ACTION;
use crate::tables::rules::{consult, game_of};
use crate::{Error, Platform};

/// The JSON that a person has sent, or what a game itself has chosen.
pub enum RawAnswer {
    Text(String),
    Value(AnyValue),
}

impl<T: AsRef<str> + ?Sized> From<&T> for RawAnswer {
    fn from(text: &T) -> Self {
        Self::Text(text.as_ref().to_owned())
    }
}

impl From<AnyValue> for RawAnswer {
    fn from(value: AnyValue) -> Self {
        Self::Value(value)
    }
}

impl RawAnswer {
    pub(super) fn check_size(&self) -> Result<(), Error> {
        match self {
            Self::Text(text) if text.len() > MAX_ACTION => Err(Error::TooLarge),
            _ => Ok(()),
        }
    }

    /// As the game has it, which reads what was sent, and as the game writes it, whatever else was sent along.
    pub(super) fn write(
        &self,
        platform: &Platform,
        table: &table::Model,
    ) -> Result<(AnyValue, String), Error> {
        let game = game_of(platform, table)?;
        consult(&table.kind, || {
            let action = match self {
                Self::Value(action) => action.clone(),
                Self::Text(text) => game.action(text)?,
            };
            let written = action.json()?;
            // It is read again where the game is played again.
            if written.len() > game.largest_answer() {
                return Err(HostError::TooLarge);
            }
            Ok((action, written))
        })
    }
}
