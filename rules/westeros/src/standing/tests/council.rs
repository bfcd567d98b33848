//! Ports, bids and the Raven.

use super::{choosing, laid, says};
use crate::{
    Action, Area, Auction, Phase, Prompt, RavenUse, Track,
    standing::{Matter, PortUse, foreseen},
    testing::{Play, draw},
};

#[test]
fn a_port_is_filled_or_left_empty() {
    let text = "
        Greyjoy   | Riverrun           | F              | March
        Lannister | Port of Lannisport | ship ship ship | Support
        Greyjoy   | supply 6";
    let mut state = draw(6, text);
    state.garrisons = state.garrisons.without(Area::Lannisport);
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Riverrun", "Lannisport F").unwrap();
    let says = |port| says(&play, "Greyjoy", Matter::Port(port));
    assert_eq!(says(PortUse::Most), Some(Action::TakeShips(3)));
    assert_eq!(says(PortUse::None), Some(Action::TakeShips(0)));
}

#[test]
fn bids_go_as_far_as_the_purse() {
    let bid = |on, most, matter| {
        let view = choosing().view("Lannister");
        foreseen(&view, &Prompt::Bid { on, most }, &laid([matter]))
    };
    let on = Auction::Track(Track::KingsCourt);
    let three = Matter::Bid {
        track: Track::KingsCourt,
        amount: 3,
    };
    assert_eq!(bid(on, 7, three.clone()), Some(Action::Bid(3)));
    assert_eq!(bid(on, 2, three.clone()), Some(Action::Bid(2)));
    let throne = Auction::Track(Track::IronThrone);
    assert_eq!(bid(throne, 7, three.clone()), None);
    assert_eq!(bid(Auction::Wildlings(6), 7, three), None);
    let watch = Matter::BidAgainstWildlings { amount: 4 };
    assert_eq!(
        bid(Auction::Wildlings(6), 7, watch.clone()),
        Some(Action::Bid(4))
    );
    assert_eq!(bid(on, 7, watch), None);
}

#[test]
fn the_raven_is_left_alone() {
    let text = "Lannister | Lannisport | F | March\n Stark | Winterfell | F | Raid";
    let play = Play::from(Phase::MessengerRaven, 6, text);
    let kept = says(&play, "Lannister", Matter::KeepRaven);
    assert_eq!(kept, Some(Action::UseRaven(RavenUse::Pass)));
}
