//! What a table page knows: the table, and the game as this viewer sees it.

use crate::{games::GamePage, lobby::Listing};
use serde::{Deserialize, Serialize};

/// A table as one viewer sees it at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TablePage {
    pub table: Listing,
    /// Grows with every change at the table.
    pub seq: i64,
    /// The seat this page is for; in a moment of the past, the seat through whose eyes it is seen.
    /// `None` for spectators, and while the curtain is down.
    pub my_seat: Option<u8>,
    /// The last revision that was on this person's screen before this page.
    pub seen: Option<i64>,
    /// All seats that this account holds here.
    pub my_seats: Vec<u8>,
    /// Whether the last answer of this seat can still be taken back.
    pub may_undo: bool,
    /// Where the table of the rematch is: its path, with the invitation for those who may have it.
    pub rematch: Option<String>,
    /// May seat the computer before the start.
    pub owner: bool,
    /// The secret part of the invitation link, for those who may pass it on.
    pub invitation: Option<String>,
    /// Fingerprint of the seed all chance comes from.
    pub seed_hash: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// Once the table has started.
    #[serde(with = "super::packed")]
    pub game: Option<GamePage>,
}

impl TablePage {
    /// Takes over a newer page whose log holds only what is new since this one.
    #[must_use]
    pub fn followed_by(&self, mut newer: Self) -> Self {
        if newer.seq < self.seq {
            return self.clone();
        }
        if let (Some(old), Some(new)) = (&self.game, &mut newer.game) {
            new.remember(old);
        }
        newer
    }
}
