//! Tests of what lies open once everything does.

use crate::{
    Action, BySide, House, HouseCard, OrderView, Phase, SeatSet, Setup, TidesCard, View, Westeros,
    WesterosCard,
    chapters::westeros_phase::tests::card,
    testing::{Play, area, draw, token},
};
use tabletop::{Game, Quiet, Seat, Viewer, testkit::TestDice};

fn unveiled(play: &Play) -> View {
    Westeros::unveil(&play.state)
}

#[test]
fn orders_face_down_are_shown_with_everything_open() {
    let text = "Stark|Winterfell|F\n Lannister|Lannisport|F";
    let mut play = Play::from(Phase::Planning, 6, text);
    play.orders("Stark", "Winterfell Raid").unwrap();
    let shown = unveiled(&play).area(area("Winterfell")).order;
    assert_eq!(shown, Some(OrderView::Own(token("Raid"))));
    let spectator = Westeros::view(&play.state, Viewer::Spectator);
    let seen = spectator.area(area("Winterfell")).order;
    assert_eq!(seen, Some(OrderView::FaceDown));
    play.take_back("Stark").unwrap();
    assert_eq!(unveiled(&play).area(area("Winterfell")).order, None);
}

#[test]
fn bids_laid_aside_are_shown_with_everything_open() {
    let state = draw(6, "Stark | power 9\n Martell | power 9");
    let mut play = card(&state, WesterosCard::ClashOfKings);
    play.answer("Stark", Action::Bid(4)).unwrap();
    let shown = unveiled(&play);
    assert_eq!(
        (shown.bids[House::Stark], shown.bids[House::Martell]),
        (4, 0)
    );
    assert_eq!(shown.power[House::Stark], 9, "nobody has paid yet");
}

#[test]
fn cards_laid_aside_are_shown_with_everything_open() {
    let text = "Tyrell | The Reach | K | March\n Lannister | Blackwater | K";
    let mut play = Play::begin(Phase::March, draw(6, text));
    play.march("Tyrell", "The Reach", "Blackwater K").unwrap();
    let garlan = Action::PlayCard(HouseCard::SerGarlanTyrell);
    play.answer("Tyrell", garlan).unwrap();
    play.state.secrets.tides.defender = TidesCard::ALL.first().copied();
    let shown = unveiled(&play).combat.unwrap();
    let garlan = Some(HouseCard::SerGarlanTyrell);
    assert_eq!(shown.cards, BySide::new(garlan, None));
    assert_eq!(shown.tides.defender, TidesCard::ALL.first().copied());
    assert_eq!(shown.tides.attacker, None);
}

#[test]
fn the_ends_of_the_wildling_deck_are_shown_with_everything_open() {
    let play = Play::from(Phase::Planning, 6, "Stark|Winterfell|F");
    let own = unveiled(&play).own;
    let deck = play.state.secrets.wildlings;
    assert_eq!((own.top_wildling, own.bottom_wildling), (deck[0], deck[8]));
}

/// Nothing is added to what everybody sees once the game is over.
#[test]
fn without_secrets_everything_open_is_what_a_spectator_sees() {
    let mut play = Play::from(Phase::Planning, 6, "Stark|Winterfell|F");
    play.state.secrets = crate::Secrets::default();
    assert_eq!(
        unveiled(&play),
        Westeros::view(&play.state, Viewer::Spectator)
    );
    assert_eq!(Westeros::chapter(&play.state), 1, "the round");
}

/// Twins that differ in what one seat wishes for itself.
#[test]
fn nobody_sees_who_else_wants_to_be_asked_always() {
    let wishing = |seats: &[Seat]| {
        let mut setup = Setup::default();
        Westeros::ask_always(&mut setup, seats);
        Westeros::start(&setup, 4, &mut Quiet(TestDice::new(1)))
    };
    let plain = wishing(&[Seat(0)]);
    for wished in [&[Seat(0), Seat(1)][..], &[Seat(0), Seat(1), Seat(3)]] {
        let twin = wishing(wished);
        for viewer in [
            Viewer::Spectator,
            Viewer::Seat(Seat(0)),
            Viewer::Seat(Seat(2)),
        ] {
            assert_eq!(
                Westeros::view(&plain, viewer),
                Westeros::view(&twin, viewer)
            );
        }
        assert_eq!(Westeros::unveil(&plain), Westeros::unveil(&twin));
        let own = Westeros::view(&twin, Viewer::Seat(Seat(1)));
        assert_eq!(own.setup.ask_always, SeatSet::EMPTY.with(Seat(1)));
        assert!(own.wants_to_be_asked(own.me.unwrap()));
    }
}
