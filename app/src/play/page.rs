//! What a table page knows: the table, and the game as this viewer sees it.

use crate::{games::westeros::WesterosPage, lobby::Listing};
use serde::{Deserialize, Serialize};

/// A table as one viewer sees it at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TablePage {
    pub table: Listing,
    /// Grows with every change at the table.
    pub seq: i64,
    pub my_seat: Option<u8>,
    /// May seat the computer before the start.
    pub owner: bool,
    /// The secret part of the invitation link, for those who sit here.
    pub invitation: Option<String>,
    /// Fingerprint of the seed all chance comes from.
    pub seed_hash: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// Once the table has started.
    pub game: Option<GamePage>,
}

/// The game at a table; one variant for each game that Rookery hosts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum GamePage {
    Westeros(Box<WesterosPage>),
}

impl TablePage {
    /// Takes over a newer page whose log holds only what is new since this one.
    #[must_use]
    pub fn followed_by(&self, mut newer: Self) -> Self {
        if newer.seq < self.seq {
            return self.clone();
        }
        if let (Some(GamePage::Westeros(old)), Some(GamePage::Westeros(new))) =
            (&self.game, &mut newer.game)
        {
            let last = old.log.last().map_or(-1, |line| line.seq);
            let fresh = new.log.drain(..).filter(|line| line.seq > last);
            new.log = old.log.iter().copied().chain(fresh).collect();
        }
        newer
    }
}
