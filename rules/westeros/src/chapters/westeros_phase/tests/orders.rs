//! Cards that forbid orders.

use super::{QUIET, card, choose};
use crate::{OrderToken, WesterosCard, WesterosChoice, testing::draw};

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
