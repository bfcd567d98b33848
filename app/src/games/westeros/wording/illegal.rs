//! What to do about an answer that is not legal.

use super::{area::unit_kind, count, order::token_name};
use westeros::Illegal;

/// A sentence that says what to do.
#[expect(clippy::too_many_lines, reason = "a table: one arm a reason")]
pub fn illegal(why: Illegal) -> String {
    match why {
        Illegal::WrongAnswer => {
            "The game has moved on to another question. Look again, and answer that one.".to_owned()
        }
        Illegal::NoOrderHere(area) => {
            format!(
                "{} gets no order: none of your units stand there.",
                area.name()
            )
        }
        Illegal::OrderMissing(area) => format!("Place an order in {}.", area.name()),
        Illegal::TokensLeft => {
            "Use all the tokens you may: some of your areas still lack an order.".to_owned()
        }
        Illegal::TokenUsedUp(token) => match token.copies() {
            1 => format!(
                "You own only one {} token: take it back from the other area first.",
                token_name(token)
            ),
            n => format!(
                "You own only {n} {} tokens: take one back from another area first.",
                token_name(token)
            ),
        },
        Illegal::TooManyStars { allowed: 0, .. } => {
            "Your place at the King's Court allows no starred order: choose a plain one.".to_owned()
        }
        Illegal::TooManyStars { used, allowed } => format!(
            "That would be {}; your place at the King's Court allows {allowed}. Exchange a \
             starred order for a plain one.",
            count(used, "starred order")
        ),
        Illegal::Forbidden(token) => format!(
            "A Westeros card forbids {} this round: choose another order.",
            token_name(token)
        ),
        Illegal::SameToken => {
            "The same token lies there already: choose another one, or keep your orders.".to_owned()
        }
        Illegal::NoSuchOrder(area) => {
            format!(
                "No order of yours that can be used now lies in {}.",
                area.name()
            )
        }
        Illegal::OutOfReach(area) => format!(
            "{} cannot be reached from there: choose another area.",
            area.name()
        ),
        Illegal::NothingToRaid(area) => format!(
            "There is no enemy order in {} that this raid may remove.",
            area.name()
        ),

        Illegal::NotEnoughUnits(area) => {
            format!("You have no such units to name in {}.", area.name())
        }
        Illegal::WrongNumber { wanted, named } if named < wanted => {
            format!("Choose {} more.", wanted - named)
        }
        Illegal::WrongNumber { wanted, named } => format!(
            "That is {} too many: {wanted} are wanted.",
            named.saturating_sub(wanted)
        ),
        Illegal::SupplyExceeded => {
            "Your supply does not feed these armies: make them fewer or smaller.".to_owned()
        }
        Illegal::CouldBeKept => {
            "That is more than must go: one of these units can be kept.".to_owned()
        }
        Illegal::NotTogether => "These units must all stand in one area: choose one.".to_owned(),
        Illegal::NoFigures(unit) => {
            format!("All your {} are on the map already.", unit_kind(unit))
        }

        Illegal::TwoAttacks(area) => format!(
            "One march may attack one area only; {} would be the second.",
            area.name()
        ),
        Illegal::NeutralTooStrong { strength, needed } => format!(
            "The neutral force takes {needed} strength to beat, and this march has {strength}."
        ),
        Illegal::Closed(area) => format!("Nobody may enter {} in this game.", area.name()),
        Illegal::PortFull(area) => {
            format!("{} has room for 3 ships and no more.", area.name())
        }
        Illegal::NoToken(area) => format!(
            "No power token can be left in {}: it must be land that you vacate, not your home, \
             and you need one at hand.",
            area.name()
        ),
        Illegal::NoNeutralForce(area) => {
            format!("No neutral force stands in {}.", area.name())
        }
        Illegal::AlreadyCalled => {
            "Support has been asked for with this order already: march now.".to_owned()
        }

        Illegal::NoMustering(area) => format!("You cannot muster in {} now.", area.name()),
        Illegal::NoPoints(area) => {
            format!("The mustering points of {} do not suffice.", area.name())
        }
        Illegal::NoFootman(area) => {
            format!("No footman of yours stands in {}.", area.name())
        }
        Illegal::NoShipsThere(area) => format!(
            "No ship can be built in {}: enemy ships are there, or it is not beside the castle.",
            area.name()
        ),

        Illegal::NotEnoughPower { available } => {
            format!("You have {available} power and cannot give more.")
        }
        Illegal::NotTheBids => {
            "Only houses with equal bids change places, and each has one.".to_owned()
        }
        Illegal::NotOffered => "That is not among the choices: take one of them.".to_owned(),
        Illegal::NotAmong(house) => {
            format!("{} is not among the houses to choose from.", house.name())
        }
        Illegal::NotThere(card) => format!(
            "{} does not lie there any more: choose another card.",
            card.face().name
        ),
        Illegal::BothSides => {
            "Your orders cannot support both sides of this battle: choose one.".to_owned()
        }
        Illegal::AgainstOneself => {
            "You fight in this battle yourself: support your own side or nobody.".to_owned()
        }
        Illegal::MustChoose => "This cannot be declined: choose something.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, House, HouseCard, OrderToken, Unit};

    #[test]
    fn every_reason_is_a_sentence() {
        let area = Area::Winterfell;
        let token = OrderToken::March;
        for why in [
            Illegal::WrongAnswer,
            Illegal::NoOrderHere(area),
            Illegal::OrderMissing(area),
            Illegal::TokensLeft,
            Illegal::TokenUsedUp(token),
            Illegal::TokenUsedUp(OrderToken::Raid),
            Illegal::TooManyStars {
                used: 1,
                allowed: 0,
            },
            Illegal::TooManyStars {
                used: 3,
                allowed: 2,
            },
            Illegal::Forbidden(token),
            Illegal::SameToken,
            Illegal::NoSuchOrder(area),
            Illegal::OutOfReach(area),
            Illegal::NothingToRaid(area),
            Illegal::NotEnoughUnits(area),
            Illegal::WrongNumber {
                wanted: 2,
                named: 1,
            },
            Illegal::WrongNumber {
                wanted: 2,
                named: 3,
            },
            Illegal::SupplyExceeded,
            Illegal::CouldBeKept,
            Illegal::NotTogether,
            Illegal::NoFigures(Unit::Knight),
            Illegal::TwoAttacks(area),
            Illegal::NeutralTooStrong {
                strength: 4,
                needed: 6,
            },
            Illegal::Closed(area),
            Illegal::PortFull(area),
            Illegal::NoToken(area),
            Illegal::NoNeutralForce(area),
            Illegal::AlreadyCalled,
            Illegal::NoMustering(area),
            Illegal::NoPoints(area),
            Illegal::NoFootman(area),
            Illegal::NoShipsThere(area),
            Illegal::NotEnoughPower { available: 2 },
            Illegal::NotTheBids,
            Illegal::NotOffered,
            Illegal::NotAmong(House::Stark),
            Illegal::NotThere(HouseCard::RobbStark),
            Illegal::BothSides,
            Illegal::AgainstOneself,
            Illegal::MustChoose,
        ] {
            let words = illegal(why);
            assert!(words.ends_with('.') && words.len() > 12, "{why:?}: {words}");
        }
    }

    #[test]
    fn stars_are_counted() {
        let words = illegal(Illegal::TooManyStars {
            used: 3,
            allowed: 2,
        });
        assert!(
            words.starts_with("That would be 3 starred orders; "),
            "{words}"
        );
    }
}
