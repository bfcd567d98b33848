//! Clash of Kings.

use crate::{
    Action, House, Illegal, Phase, Ranking, WesterosCard,
    chapters::westeros_phase::tests::{card, ranking},
    testing::{Play, because, draw, house},
};
use House::{Baratheon, Greyjoy, Lannister, Martell, Stark, Tyrell};

const POWER: &str = "
    Baratheon | power 9\n Lannister | power 9\n Stark   | power 9
    Greyjoy   | power 9\n Tyrell    | power 9\n Martell | power 9";

fn clash(players: u8) -> Play {
    let text: String = POWER
        .split('\n')
        .map(str::trim)
        .filter(|line| {
            let name = line.split('|').next().unwrap().trim();
            !name.is_empty() && House::in_play(players).contains(&house(name))
        })
        .collect::<Vec<_>>()
        .join("\n");
    card(&draw(players, &text), WesterosCard::ClashOfKings)
}

/// Written as `Lannister 3, Stark 2`; all others bid nothing.
fn bid(play: &mut Play, text: &str) {
    let bids: Vec<(House, u8)> = text
        .split(',')
        .filter_map(|it| it.trim().split_once(' '))
        .map(|(name, bid)| (house(name), bid.parse().unwrap()))
        .collect();
    for &bidder in play.state.houses() {
        let found = bids.iter().find(|it| it.0 == bidder);
        let power = found.map_or(0, |it| it.1);
        play.answer(bidder.name(), Action::Bid(power)).unwrap();
    }
}

fn order(play: &mut Play, by: &str, houses: &[House]) {
    play.answer(by, Action::OrderTied(ranking(houses))).unwrap();
}

#[test]
fn ties_are_ordered_among_equals_alone() {
    let mut play = clash(6);
    bid(
        &mut play,
        "Lannister 3, Stark 3, Tyrell 2, Martell 1, Greyjoy 1",
    );
    let refuse = |play: &mut Play, houses: &[House]| {
        let answer = Action::OrderTied(ranking(houses));
        assert_eq!(
            play.answer("Baratheon", answer),
            because(Illegal::NotTheBids)
        );
    };
    refuse(
        &mut play,
        &[Baratheon, Stark, Lannister, Tyrell, Greyjoy, Martell],
    );
    refuse(&mut play, &[Stark, Lannister, Tyrell, Greyjoy, Martell]);
    refuse(
        &mut play,
        &[Stark, Stark, Lannister, Tyrell, Greyjoy, Martell],
    );
    refuse(&mut play, &[]);
}

/// A forged list may leave a gap in the middle.
#[test]
fn a_ranking_with_a_gap_is_refused() {
    let mut play = clash(3);
    bid(&mut play, "");
    let names = r#"["Stark","Lannister","Baratheon",null,"Tyrell",null]"#;
    let forged: Ranking = serde_json::from_str(names).unwrap();
    let refused = play.answer("Baratheon", Action::OrderTied(forged));
    assert_eq!(refused, because(Illegal::NotTheBids));
}

#[test]
fn nobody_bids_more_than_it_has() {
    let mut play = clash(6);
    let refused = play.answer("Stark", Action::Bid(10));
    assert_eq!(refused, because(Illegal::NotEnoughPower { available: 9 }));
    let no_bid = play.answer("Stark", Action::Decline);
    assert_eq!(no_bid, because(Illegal::WrongAnswer));
}

#[test]
fn without_power_nobody_is_asked() {
    let mut state = draw(3, "Stark | power 2");
    state.power[Baratheon] = 0;
    state.power[Lannister] = 0;
    let mut play = card(&state, WesterosCard::ClashOfKings);
    assert_eq!(play.awaited(), ["Stark"]);
    play.answer("Stark", Action::Bid(2)).unwrap();
    assert_eq!(play.awaited(), ["Baratheon"], "who still orders the tie");
    order(&mut play, "Baratheon", &[Stark, Baratheon, Lannister]);
    assert_eq!(
        play.awaited(),
        ["Stark"],
        "nobody can bid: the new holder orders all"
    );
    order(&mut play, "Stark", &[Lannister, Stark, Baratheon]);
    order(&mut play, "Stark", &[Stark, Baratheon, Lannister]);
    assert_eq!(play.state.phase, Phase::MessengerRaven, "without units");
    assert_eq!(play.state.bids, crate::ByHouse::default());
}

#[test]
fn an_absent_holder_leaves_equals_as_they_stand() {
    let mut play = clash(6);
    bid(&mut play, "Tyrell 1");
    let prompt = play.prompt("Baratheon").unwrap();
    let action = super::fallback(&play.state, Baratheon, &prompt);
    play.answer("Baratheon", action).unwrap();
    let stands = [Tyrell, Baratheon, Lannister, Stark, Martell, Greyjoy];
    assert_eq!(play.state.tracks.iron_throne, ranking(&stands));
}
