//! Tests of what is set together: what is used up, what is replaced, what is stored.

use super::{aid, card, choosing, everywhere, set, standing_of};
use crate::{
    Area, DeckEnd, House, HouseCard, Side, Track,
    answers::standing::{
        Aid, BladeUse, Lasts, Matter, PortUse, Standing, StandingOrder, foreseen, use_up,
    },
};
use House::{Stark, Tyrell};
use HouseCard::{SerJaimeLannister, TheHound};

#[test]
fn an_order_for_one_question_is_used_up_and_others_stay() {
    let play = choosing();
    let view = play.view("Lannister");
    let prompt = play.prompt("Lannister").unwrap();
    let order = |matter, lasts| StandingOrder { matter, lasts };
    let jaime = || card(None, None, &[SerJaimeLannister]);
    let now = Lasts::Round(view.round);
    let past = Lasts::Round(view.round - 1);
    let keep = [
        order(Matter::CheapestFall, Lasts::Once),
        order(Matter::KeepRaven, now),
    ];
    let mut standing = Standing(vec![
        order(Matter::Port(PortUse::Most), past),
        keep[0].clone(),
        order(jaime(), Lasts::Once),
        keep[1].clone(),
    ]);
    assert_eq!(
        standing.holding(&view).count(),
        2,
        "the Raven has been used"
    );
    use_up(&mut standing, &view, &prompt);
    assert_eq!(standing.0, keep);
    for lasts in [now, Lasts::Changed] {
        let mut standing = Standing(vec![order(jaime(), lasts)]);
        let before = standing.clone();
        use_up(&mut standing, &view, &prompt);
        assert_eq!(standing, before, "{lasts:?}");
    }
    let over = Standing(vec![order(jaime(), past)]);
    assert_eq!(foreseen(&view, &prompt, &over), None);
}

#[test]
fn of_two_orders_for_the_same_question_the_later_stands() {
    let mut standing = Standing::default();
    let mut count_after = |matter| {
        let lasts = Lasts::Changed;
        standing.set(StandingOrder { matter, lasts });
        standing.0.len()
    };
    assert_eq!(count_after(everywhere(Aid::Own)), 1);
    let seagard = |aid| Matter::Support {
        area: Some(Area::Seagard),
        aid,
    };
    assert_eq!(count_after(seagard(Aid::Own)), 2);
    assert_eq!(count_after(seagard(Aid::Nobody)), 2);
    assert_eq!(count_after(card(Some(Stark), None, &[])), 3);
    assert_eq!(count_after(card(None, None, &[])), 4);
    let bid = |track, amount| Matter::Bid { track, amount };
    assert_eq!(count_after(bid(Track::Fiefdoms, 1)), 5);
    assert_eq!(count_after(bid(Track::KingsCourt, 1)), 6);
    assert_eq!(count_after(bid(Track::KingsCourt, 2)), 6);
    assert_eq!(count_after(Matter::KeepRaven), 7);
    assert_eq!(count_after(Matter::LookRaven(DeckEnd::Top)), 7);
    assert_eq!(count_after(Matter::LookRaven(DeckEnd::Bottom)), 7);
    standing.clear(&seagard(Aid::Own));
    assert_eq!(standing.0.len(), 6);
    standing.clear(&Matter::KeepRaven);
    assert_eq!(standing.0.len(), 5);
}

#[test]
fn what_is_stored_reads_again() {
    let standing = standing_of([
        everywhere(aid(&[Stark], &[Tyrell])),
        Matter::Refuse(set(&[Stark])),
        card(Some(Stark), Some(Side::Attacker), &[TheHound]),
        Matter::Blade(BladeUse::WhereItTurns),
        Matter::CheapestFall,
        Matter::Retreat(vec![Area::Seagard]),
        Matter::Port(PortUse::None),
        Matter::BidAgainstWildlings { amount: 9 },
        Matter::LookRaven(DeckEnd::Bottom),
    ]);
    let text = serde_json::to_string(&standing).unwrap();
    assert_eq!(serde_json::from_str::<Standing>(&text).unwrap(), standing);
    assert_eq!(
        serde_json::from_str::<Standing>("[]").unwrap(),
        Standing::default()
    );
}
