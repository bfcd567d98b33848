//! Single decisions in drawn positions.

use crate::{
    Action, Area, AreaSet, Auction, House, OrderToken, Phase, Prompt, View, Westeros,
    policy::{Temper, answer},
    testing::Play,
};
use tabletop::{Game, Viewer, testkit::TestDice};

/// Returns what a house answers that never wavers.
fn calm(play: &Play, house: House, prompt: &Prompt) -> Action {
    let viewer = Viewer::Seat(play.state.seat_of(house));
    let view: View = Westeros::view(&play.state, viewer);
    let seat = (house, &view.own, Temper(0));
    let action = answer(&view.position, seat, prompt, &mut TestDice::new(1));
    assert_eq!(
        Westeros::check(&view, prompt, &action),
        Ok(()),
        "{action:?}"
    );
    action
}

fn asked(play: &Play, house: House) -> Action {
    let prompt = play.prompt(house.name()).unwrap();
    calm(play, house, &prompt)
}

/// Returns where the march goes, area by area.
fn goes_to(action: &Action) -> Vec<Area> {
    match action {
        Action::ResolveMarch(march) => march.moves.iter().map(|(area, _)| area).collect(),
        _ => panic!("no march: {action:?}"),
    }
}

#[test]
fn an_empty_castle_is_walked_into() {
    let play = Play::from(Phase::March, 6, "Stark | Winterfell | K F | March");
    let to = goes_to(&asked(&play, House::Stark));
    let castles = [Area::WhiteHarbor, Area::MoatCailin];
    assert!(to.iter().any(|it| castles.contains(it)), "{to:?}");
}

#[test]
fn nobody_runs_into_a_hopeless_battle() {
    let play = Play::from(
        Phase::March,
        6,
        "
        Stark   | Moat Cailin     | F             | March
        Stark   | Greywater Watch | F             | Defense
        Stark   | White Harbor    | F             | Defense
        Stark   | The Twins       | F             | Defense
        Greyjoy | Seagard         | K K K F    | Defense*",
    );
    let to = goes_to(&asked(&play, House::Stark));
    assert!(!to.contains(&Area::Seagard), "{to:?}");
}

#[test]
fn who_is_far_ahead_attacks() {
    let play = Play::from(
        Phase::March,
        6,
        "
        Greyjoy | Greywater Watch | K K K | March*
        Stark   | Moat Cailin     | F       | Raid",
    );
    assert!(goes_to(&asked(&play, House::Greyjoy)).contains(&Area::MoatCailin));
}

#[test]
fn the_seventh_building_is_taken_whatever_it_costs() {
    let play = Play::from(
        Phase::March,
        6,
        "
        Lannister | Lannisport      | F       | Defense
        Lannister | Riverrun        | F       | Defense
        Lannister | Seagard         | F       | Defense
        Lannister | Harrenhal       | K K F | March
        Lannister | Moat Cailin     | F       | Defense
        Lannister | Flint's Finger  | F       | Defense
        Baratheon | Crackclaw Point | F       | Raid",
    );
    let to = goes_to(&asked(&play, House::Lannister));
    assert!(to.contains(&Area::CrackclawPoint), "{to:?}");
}

/// Both castles are as open and as far; only one of them belongs to somebody who has five.
#[test]
fn who_is_close_to_victory_is_attacked_first() {
    let play = Play::from(
        Phase::March,
        6,
        "
        Lannister | Harrenhal       | K K K | March*
        Lannister | Stoney Sept     | F       | Defense
        Baratheon | Crackclaw Point | F       | Raid
        Greyjoy   | Riverrun        | F       | Raid
        Greyjoy   | Seagard         | K K     | Defense*
        Greyjoy   | Flint's Finger  | F       | Raid
        Greyjoy   | Moat Cailin     | F       | Raid
        Greyjoy   | Pyke            | F       | Raid",
    );
    let to = goes_to(&asked(&play, House::Lannister));
    assert!(to.contains(&Area::Riverrun), "{to:?}");
}

#[test]
fn a_raid_takes_the_crowns_before_a_support_that_helps_nobody() {
    let play = Play::from(
        Phase::Raid,
        6,
        "
        Baratheon | Blackwater     | F | Raid
        Lannister | King's Landing | F | Consolidate
        Tyrell    | Stoney Sept    | F | Support",
    );
    let raid = Action::ResolveRaid {
        from: Area::Blackwater,
        target: Some(Area::KingsLanding),
    };
    assert_eq!(asked(&play, House::Baratheon), raid);
}

#[test]
fn the_wall_is_held_by_shares_of_the_purses() {
    let mut play = Play::from(Phase::Planning, 6, "Stark | Winterfell | F");
    for house in House::ALL {
        play.state.power[house] = 3;
    }
    play.state.power[House::Stark] = 12;
    play.state.attack = Some(crate::WildlingAttack {
        strength: 10,
        houses: House::ALL.into_iter().collect(),
        second: false,
        held: None,
        bidder: None,
        card: None,
    });
    let bid = |house: House| {
        let most = play.state.power[house];
        let on = Auction::Wildlings(10);
        match calm(&play, house, &Prompt::Bid { on, most }) {
            Action::Bid(bid) => bid,
            other => panic!("{other:?}"),
        }
    };
    let all: u8 = House::ALL.into_iter().map(bid).sum();
    assert!((10..=15).contains(&all), "{all}");
    assert!(bid(House::Stark) > bid(House::Tyrell));
}

/// An army beside an empty castle marches; a ship beside nobody does not raid; home earns.
#[test]
fn orders_have_their_reasons() {
    let play = Play::from(
        Phase::Planning,
        6,
        "
        Martell | Sunspear    | K F
        Martell | Salt Shore  | F
        Martell | Sea of Dorne| ship
        Stark   | Winterfell  | F",
    );
    let Action::PlaceOrders(orders) = asked(&play, House::Martell) else {
        panic!("orders are asked for");
    };
    let marching = AreaSet::of(&[Area::Sunspear, Area::SaltShore]);
    let marches = orders.of_kind(crate::Order::March);
    assert!(!marches.intersection(marching).is_empty(), "{orders:?}");
    let raids = [OrderToken::Raid, OrderToken::RaidStar];
    assert!(
        orders.iter().all(|(_, it)| !raids.contains(&it)),
        "{orders:?}"
    );
}
