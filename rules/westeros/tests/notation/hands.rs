//! Hands as values: the names of the cards.

use crate::differences;
use westeros::{House, HouseCard, notation::read_position};

const HANDS: &str = "
    players 6
    phase planning
    hand LA: Tyrion, Cersei
    exact hand.GR: [Balon Greyjoy, Asha]
    exact hand: (ST [Eddard])
    ";

#[test]
fn a_hand_is_expected_by_names() {
    let holds = "
        expect view BA: hand.LA [Cersei, Tyrion Lannister]
        expect view spectator: hand (GR [Asha Greyjoy, Balon Greyjoy], ST [Eddard Stark])
        expect exact hand.LA: [Tyrion, Cersei]
        expect hand GR: Balon, Asha
        expect hand ST: Eddard";
    assert_eq!(
        differences(&format!("{HANDS}{holds}")),
        Vec::<String>::new()
    );
}

#[test]
fn what_was_found_is_told_by_names() {
    for expected in ["[Tyrion]", "[Tyrion, Cersei, Tywin]", "nothing", "6"] {
        let found = differences(&format!("{HANDS}expect view BA: hand.LA {expected}"));
        let [found] = found.as_slice() else {
            panic!("{expected}: {found:?}");
        };
        let names = "found: [Tyrion Lannister, Cersei Lannister]";
        assert!(found.ends_with(names), "{found}");
    }
}

#[test]
fn a_hand_is_read_by_names_alone() {
    let state = read_position(HANDS).unwrap();
    let hand: Vec<_> = state.position().hand_of(House::Greyjoy).collect();
    assert_eq!(hand, [HouseCard::BalonGreyjoy, HouseCard::AshaGreyjoy]);
    for (hand, wrong) in [
        ("hand.LA: 127", "a list expected"),
        ("hand.LA: [Eddard]", "no card of that house"),
        ("hand.LA: [Mole]", "no card here is called"),
        ("hand: (Winterfell [Eddard])", "no part \"Winterfell\""),
    ] {
        let found = read_position(&format!("{HANDS}exact {hand}")).unwrap_err();
        assert!(found.to_string().contains(wrong), "{hand}: {found}");
    }
}
