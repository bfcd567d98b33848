//! The Queen of Thorns removes an order.

use crate::{
    Action, AreaSet, HouseCard, Illegal, Prompt, Side,
    chapters::combat::tests::{attack, board, counted, supports, won},
    testing::{area, because},
};
use HouseCard::{AshaGreyjoy, QueenOfThorns, TheHound};

#[test]
fn queen_of_thorns_chooses_among_several_ports_included() {
    let text = "
        Tyrell    | Stoney Sept        | K | March
        Lannister | Lannisport         | F | Raid
        Lannister | Port of Lannisport | ship | Consolidate
        Lannister | The Golden Sound   | ship | Support
        Lannister | Blackwater         | F | Support";
    let mut play = attack(
        board(text, &[QueenOfThorns, TheHound]),
        "Stoney Sept > Lannisport",
    );
    supports(
        &mut play,
        "Lannister",
        Side::Defender,
        &["The Golden Sound"],
    )
    .unwrap();
    let orders = AreaSet::of(&[area("The Golden Sound"), area("Port of Lannisport")]);
    assert_eq!(
        play.prompt("Tyrell"),
        Some(Prompt::QueenOfThorns { orders })
    );
    let far = play.answer("Tyrell", Action::RemoveOrder(area("Blackwater")));
    assert_eq!(far, because(Illegal::NoSuchOrder(area("Blackwater"))));
    play.answer("Tyrell", Action::RemoveOrder(area("Port of Lannisport")))
        .unwrap();
    assert_eq!(play.order("Port of Lannisport"), None);
    assert_eq!(counted(&play), (2, 6));
}

#[test]
fn queen_of_thorns_takes_the_only_support_of_asha() {
    let text = "
        Tyrell    | Highgarden       | K K | March
        Greyjoy   | Searoad Marches  | F F
        Greyjoy   | The Golden Sound | ship | Support";
    let mut state = board(text, &[QueenOfThorns, AshaGreyjoy]);
    state.blade_used = true;
    let mut play = attack(state, "Highgarden > Searoad Marches");
    supports(&mut play, "Greyjoy", Side::Defender, &["The Golden Sound"]).unwrap();
    assert_eq!(counted(&play), (4, 3));
    let weak = text.replace("K K", "K");
    let mut weak = board(&weak, &[QueenOfThorns, AshaGreyjoy]);
    weak.blade_used = true;
    let mut play = attack(weak, "Highgarden > Searoad Marches");
    supports(&mut play, "Greyjoy", Side::Defender, &["The Golden Sound"]).unwrap();
    assert_eq!(won(&play), "Greyjoy");
    assert!(
        play.state.units_of(area("Highgarden")).is_none(),
        "Asha's swords are back"
    );
}
