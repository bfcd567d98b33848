//! Doran moves his enemy down a track.

use crate::{
    Action, House, HouseCard, Track,
    chapters::combat::tests::{attack, board, counted, used},
};
use HouseCard::{DoranMartell, SalladhorSaan};

#[test]
fn doran_asks_nobody_where_nothing_can_change() {
    let text = "Baratheon | Kingswood | F | March\n Martell | The Boneway | F";
    let mut state = board(text, &[SalladhorSaan, DoranMartell]);
    for track in Track::ALL {
        state.tracks.get_mut(track).shift(House::Baratheon, 5);
    }
    let play = attack(state, "Kingswood > The Boneway");
    assert_eq!(counted(&play), (2, 1));
    assert!(used(&play, DoranMartell));
}

#[test]
fn doran_on_the_throne_changes_stannis_and_the_order_of_the_window() {
    let text = "Baratheon | Kingswood | F | March\n Martell | The Boneway | F F";
    let state = board(text, &[HouseCard::StannisBaratheon, DoranMartell]);
    let mut play = attack(state, "Kingswood > The Boneway");
    play.answer("Martell", Action::ChooseTrack(Track::IronThrone))
        .unwrap();
    assert_eq!(counted(&play), (6, 2), "Stannis stands lower now");
}
