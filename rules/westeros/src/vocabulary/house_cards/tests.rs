//! The house cards against their totals.

use crate::{House, HouseCard};

#[test]
fn seven_cards_a_house_of_the_same_strengths() {
    assert_eq!(HouseCard::ALL.len(), 42);
    for house in House::ALL {
        let cards = house.cards();
        assert!(cards.iter().all(|it| it.house() == house));
        let strengths: Vec<_> = cards.iter().map(|it| it.face().strength).collect();
        assert_eq!(strengths, [4, 3, 2, 2, 1, 1, 0], "{}", house.name());
        let bits = cards.iter().fold(0, |bits, it| bits | it.bit());
        assert_eq!(bits, 0b111_1111);
    }
}

#[test]
fn printed_icons_add_up() {
    let icons = |house: House| {
        house.cards().iter().fold((0, 0), |(swords, forts), it| {
            (swords + it.face().swords, forts + it.face().forts)
        })
    };
    assert_eq!(icons(House::Stark), (3, 2));
    assert_eq!(icons(House::Lannister), (4, 2));
    assert_eq!(icons(House::Baratheon), (2, 1));
    assert_eq!(icons(House::Greyjoy), (2, 1));
    assert_eq!(icons(House::Tyrell), (3, 2));
    assert_eq!(icons(House::Martell), (4, 2));
}
