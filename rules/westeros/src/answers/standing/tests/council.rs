//! Ports, bids and the Raven.

use super::{choosing, says, standing_of};
use crate::{
    Action, Area, Auction, DeckEnd, Phase, Prompt, RavenUse, Track,
    answers::standing::{
        Lasts, Matter, PortUse, Standing, StandingOrder, answering, foreseen, use_up,
    },
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
        foreseen(&view, &Prompt::Bid { on, most }, &standing_of([matter]))
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

fn raven() -> Play {
    let text = "Lannister | Lannisport | F | March\n Stark | Winterfell | F | Raid";
    Play::from(Phase::MessengerRaven, 6, text)
}

#[test]
fn the_raven_is_left_alone() {
    let play = raven();
    let kept = says(&play, "Lannister", Matter::KeepRaven);
    assert_eq!(kept, Some(Action::UseRaven(RavenUse::Pass)));
}

#[test]
fn the_raven_looks_and_puts_the_card_where_it_was_told() {
    for end in [DeckEnd::Top, DeckEnd::Bottom] {
        let mut play = raven();
        let card = play.state.secrets.wildlings[0];
        let mut left = Standing(vec![StandingOrder {
            matter: Matter::LookRaven(end),
            lasts: Lasts::Once,
        }]);
        for expected in [
            Action::UseRaven(RavenUse::Look),
            Action::PutWildlingCard(end),
        ] {
            let (view, prompt) = (play.view("Lannister"), play.prompt("Lannister").unwrap());
            assert_eq!(foreseen(&view, &prompt, &left), Some(expected));
            assert_eq!(answering(&view, &prompt, &left), [&left.0[0]]);
            use_up(&mut left, &view, &prompt);
            play.answer("Lannister", expected).unwrap();
        }
        assert!(left.0.is_empty(), "once is a look and what follows it");
        let own = play.view("Lannister").own;
        let known = match end {
            DeckEnd::Top => own.top_wildling,
            DeckEnd::Bottom => own.bottom_wildling,
        };
        assert_eq!(known, card, "its house knows the card");
    }
}

#[test]
fn whoever_looks_by_hand_says_where_the_card_goes() {
    let mut play = raven();
    play.answer("Lannister", Action::UseRaven(RavenUse::Look))
        .unwrap();
    assert_eq!(says(&play, "Lannister", Matter::KeepRaven), None);
}
