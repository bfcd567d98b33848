//! The reasons why an answer will not do.

use crate::{Area, House, HouseCard, OrderToken, Unit};
use serde::{Deserialize, Serialize};

/// A reason a player can understand; the wording is the page's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// The answer belongs to another kind of question.
    WrongAnswer,

    // Orders
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
    /// No order of the right kind lies in this area.
    NoSuchOrder(Area),
    /// The area cannot be reached from there.
    OutOfReach(Area),
    /// Nothing of an enemy's lies there that this Raid order may remove.
    NothingToRaid(Area),

    // Units and armies
    /// There are not these (upright) units.
    NotEnoughUnits(Area),
    /// Too few or too many units, cards or areas named.
    WrongNumber { wanted: u8, named: u8 },
    /// Armies would be too many or too large for the house's supply.
    SupplyExceeded,
    /// One of the destroyed units could have been kept.
    CouldBeKept,
    /// The units must all stand in one area of those asked about.
    NotTogether,
    /// No figure of this kind is left.
    NoFigures(Unit),

    // Marches
    /// Two attacks with one march.
    TwoAttacks(Area),
    /// Strength of the march against the neutral force, and what is needed.
    NeutralTooStrong { strength: u8, needed: u8 },
    /// Nobody may enter in this game.
    Closed(Area),
    /// A port holds three ships.
    PortFull(Area),
    /// A power token cannot be left here.
    NoToken(Area),
    /// No neutral force there that the house could ask support against.
    NoNeutralForce(Area),
    /// Support was already asked for with this order.
    AlreadyCalled,

    // Mustering
    /// No mustering here: not one of the castles and strongholds asked about.
    NoMustering(Area),
    /// Not enough mustering points left here.
    NoPoints(Area),
    /// No Footman here to upgrade.
    NoFootman(Area),
    /// Ships can be mustered only into the own port and seas beside it without enemy ships.
    NoShipsThere(Area),

    // Bids, cards, choices
    /// More than the available power.
    NotEnoughPower { available: u8 },
    /// Houses with different bids cannot change places, and every house has one.
    NotTheBids,
    /// Not one of the houses, tracks or options offered.
    NotOffered,
    /// This house is not among those to choose from.
    NotAmong(House),
    /// The card is not in that hand or pile.
    NotThere(HouseCard),
    /// One order supports both sides, or all orders of a house must support the same side.
    BothSides,
    /// No support for the enemies of one's own units.
    AgainstOneself,
    /// The question cannot be declined.
    MustChoose,
}
