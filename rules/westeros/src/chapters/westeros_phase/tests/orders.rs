//! Cards that forbid orders, and one that does nothing.

use super::{QUIET, card, choose};
use crate::{
    Action, Illegal, Order, OrderToken, OrderTokens, Phase, WesterosCard, WesterosChoice,
    testing::{because, draw, orders},
};

#[test]
fn t055_t056_a_card_forbids_a_kind_of_order_plain_and_starred() {
    for (forbidding, order) in [
        (WesterosCard::StormOfSwords, Order::Defense),
        (WesterosCard::WebOfLies, Order::Support),
        (WesterosCard::SeaOfStorms, Order::Raid),
        (WesterosCard::FeastForCrows, Order::ConsolidatePower),
    ] {
        let mut play = card(&draw(6, QUIET), forbidding);
        for token in OrderToken::ALL {
            assert_eq!(play.state.allows(token), token.order() != order);
        }
        let plain = OrderToken::ALL
            .into_iter()
            .find(|it| it.order() == order)
            .unwrap();
        let mut laid = crate::Orders::NONE;
        laid.place(crate::Area::Winterfell, plain);
        let refused = play.answer("Stark", Action::PlaceOrders(laid));
        assert_eq!(refused, because(Illegal::Forbidden(plain)));
        play.answer("Stark", Action::PlaceOrders(orders("Winterfell March")))
            .unwrap();
        play.pass("Lannister").unwrap();
        assert_eq!(play.state.allowed, OrderTokens::ALL, "the Raven has acted");
    }
}

#[test]
fn rains_of_autumn_and_put_to_the_sword_forbid_the_strong_march_alone() {
    let play = card(&draw(6, QUIET), WesterosCard::RainsOfAutumn);
    let forbidden = OrderToken::ALL
        .into_iter()
        .filter(|&it| !play.state.allows(it));
    assert!(forbidden.eq([OrderToken::MarchPlusOne]));
    let mut play = card(&draw(6, QUIET), WesterosCard::PutToTheSword);
    play.answer("Greyjoy", choose(WesterosChoice::NoDefense))
        .unwrap();
    let forbidden = OrderToken::ALL
        .into_iter()
        .filter(|&it| !play.state.allows(it));
    assert!(forbidden.eq([OrderToken::Defense, OrderToken::DefenseStar]));
}

#[test]
fn t058_last_days_of_summer_do_nothing() {
    let before = draw(6, QUIET);
    let play = card(&before, WesterosCard::LastDaysOfSummer);
    assert_eq!(play.state.phase, Phase::Planning);
    assert_eq!(play.state.power, before.power);
    assert_eq!(play.state.allowed, before.allowed);
}
