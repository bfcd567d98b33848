//! Why an answer will not do.

use crate::{Area, OrderToken};
use serde::{Deserialize, Serialize};

/// A reason a player can understand; the wording is the page's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// The answer belongs to another kind of question.
    WrongAnswer,
    /// An order in an area that is not to get one.
    NoOrderHere(Area),
    /// An area still wants an order.
    OrderMissing(Area),
    /// Short of tokens, and still not all of them are used.
    TokensLeft,
    /// More of this token than the house owns.
    TokenUsedUp(OrderToken),
    /// More starred tokens than the King's Court track allows.
    TooManyStars { used: u8, allowed: u8 },
    /// A Westeros card forbids it this round.
    Forbidden(OrderToken),
    /// The exchange would leave the same token.
    SameToken,
    /// No own order of the right kind lies in this area.
    NoSuchOrder(Area),
    /// The target does not border the raiding area, or cannot be reached by its raid.
    OutOfReach(Area),
    /// Nothing of an enemy's lies there that this Raid order may remove.
    NothingToRaid(Area),
}
