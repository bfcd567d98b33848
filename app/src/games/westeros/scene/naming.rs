//! The name of each piece on the map, for whoever points at it.

use super::{
    OrderScene, Piece, Shield,
    label::{named, ordered, routed},
};
use crate::games::westeros::wording::house_name;

/// "Stark: 2 knights".
pub fn unit(it: &Piece) -> String {
    let house = house_name(it.house);
    let (count, unit) = (it.count, named(it.unit, it.count));
    if it.routed {
        let routed = routed(it.unit, it.count);
        say!("{house}: {count} {unit} routed" | "{house}: {count} {routed} {unit}")
    } else {
        format!("{house}: {count} {unit}")
    }
}

/// "Stark: march", or that nobody knows yet.
pub fn order(it: OrderScene) -> String {
    [house_name(it.house), ": ", &ordered(it)].concat()
}

/// "Stark: garrison 2", "Neutral force 5", "Power token of Stark".
pub fn shield(it: Shield) -> String {
    match it {
        Shield::Power(house) => {
            let house = house_name(house);
            say!("Power token of {house}" | "Machtmarker von {house}")
        }
        Shield::Garrison(house, strength) => {
            let house = house_name(house);
            say!("{house}: garrison {strength}" | "{house}: Garnison {strength}")
        }
        Shield::Neutral(strength) => {
            say!("Neutral force {strength}" | "Neutrale Streitmacht {strength}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::scene::{Side, Stance};
    use crate::language::{Language, speaking};
    use westeros::{House, OrderToken, Unit};

    #[test]
    fn pieces_are_called_by_what_can_be_seen_of_them() {
        let piece = Piece {
            unit: Unit::Knight,
            house: House::Stark,
            routed: false,
            stance: Stance::Standing,
            count: 2,
            at: (0, 0),
        };
        assert_eq!(unit(&piece), "Stark: 2 knights");
        let routed = Piece {
            routed: true,
            count: 1,
            ..piece
        };
        let german = speaking(Language::German, || unit(&routed));
        assert_eq!(german, "Stark: 1 geschlagener Ritter");
        let hidden = |side| {
            order(OrderScene {
                house: House::Stark,
                side,
            })
        };
        assert_eq!(hidden(Side::Back), "Stark: order face down");
        assert_eq!(hidden(Side::Face(OrderToken::Raid)), "Stark: raid");
        assert_eq!(shield(Shield::Neutral(5)), "Neutral force 5");
        assert_eq!(
            shield(Shield::Power(House::Tyrell)),
            "Power token of Tyrell"
        );
    }
}
