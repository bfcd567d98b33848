//! Raids: part I of the case collection.

use super::{effect, reach, targets, why_not};
use crate::{
    Action, Area, AreaSet, Event, House, Illegal, OrderToken, Phase, Pillage, Prompt, Ranking,
    Westeros,
    testing::{Play, area, because, draw, house, token},
};
use tabletop::Game;

/// The raid example of the rulebook: five players, Greyjoy first.
fn example() -> Play {
    let mut state = draw(
        5,
        "
        Lannister | The Reach        | F    | Raid
        Lannister | Sunset Sea       | ship | Raid
        Greyjoy   | West Summer Sea  | ship | Raid
        Tyrell    | Dornish Marches  | F    | Raid
        Tyrell    | Highgarden       | F    | Consolidate
        Baratheon | Stoney Sept      | F    | Raid*
        Lannister | Lannisport       | F    | Defense",
    );
    let order = ["Greyjoy", "Stark", "Lannister", "Baratheon", "Tyrell"].map(house);
    state.tracks.iron_throne = Ranking::of(&order, |_| true);
    Play::begin(Phase::Raid, state)
}

fn raids(text: &str) -> Play {
    Play::from(Phase::Raid, 6, text)
}

fn may_hit(play: &Play, from: &str) -> AreaSet {
    targets(&play.state, area(from))
}

#[test]
fn t115_pillaging_from_the_sea() {
    let mut play = example();
    assert_eq!(play.awaited(), ["Greyjoy"]);
    play.raid("Greyjoy", "West Summer Sea", "Highgarden")
        .unwrap();
    assert_eq!(
        (play.order("West Summer Sea"), play.order("Highgarden")),
        (None, None)
    );
    assert_eq!((play.power("Greyjoy"), play.power("Tyrell")), (6, 4));
    let raided = Event::Raided {
        house: House::Greyjoy,
        from: Area::WestSummerSea,
        victim: House::Tyrell,
        target: Area::Highgarden,
        removed: token("Consolidate"),
        pillaged: Some(Pillage { gained: 1, lost: 1 }),
    };
    assert!(play.events.contains(&raided));
}

#[test]
fn t117_the_starred_raid_removes_a_defense() {
    let mut play = example();
    play.raid("Greyjoy", "West Summer Sea", "Highgarden")
        .unwrap();
    assert_eq!(play.awaited(), ["Lannister"], "Stark has no raid");
    play.raid("Lannister", "The Reach", "Dornish Marches")
        .unwrap();
    assert_eq!(play.awaited(), ["Baratheon"]);
    play.raid("Baratheon", "Stoney Sept", "Lannisport").unwrap();
    assert_eq!(
        (play.order("Stoney Sept"), play.order("Lannisport")),
        (None, None)
    );
    let last = Event::RaidSpent {
        house: House::Lannister,
        from: Area::SunsetSea,
    };
    assert!(
        play.events.contains(&last),
        "the last raid has nothing to hit"
    );
}

#[test]
fn t119_a_plain_raid_cannot_hit_defense_or_march() {
    let mut play = raids(
        "
        Lannister | Lannisport      | F | Raid
        Tyrell    | Searoad Marches | F | Defense
        Baratheon | Stoney Sept     | F | March
        Baratheon | Riverrun        | F | Support",
    );
    for target in [Area::SearoadMarches, Area::StoneySept] {
        let refused = play.raid("Lannister", "Lannisport", target.name());
        assert_eq!(refused, because(Illegal::NothingToRaid(target)));
    }
    assert_eq!(may_hit(&play, "Lannisport"), AreaSet::of(&[Area::Riverrun]));
}

#[test]
fn t120_the_starred_raid_cannot_hit_a_march() {
    let mut play = raids(
        "
        Baratheon | Stoney Sept | F | Raid*
        Lannister | Lannisport  | F | March*
        Lannister | Riverrun    | F | Defense*",
    );
    let refused = play.raid("Baratheon", "Stoney Sept", "Lannisport");
    assert_eq!(refused, because(Illegal::NothingToRaid(Area::Lannisport)));
    assert_eq!(
        may_hit(&play, "Stoney Sept"),
        AreaSet::of(&[Area::Riverrun])
    );
}

#[test]
fn t121_the_starred_raid_pillages_and_takes_what_there_is() {
    let mut play = raids(
        "
        Baratheon | Crackclaw Point | F | Raid*
        Tyrell    | King's Landing  | F | Consolidate
        Tyrell    | power 0",
    );
    play.raid("Baratheon", "Crackclaw Point", "King's Landing")
        .unwrap();
    assert_eq!((play.power("Baratheon"), play.power("Tyrell")), (6, 0));
    let pillaged = Some(Pillage { gained: 1, lost: 0 });
    let told = |it: &Event| matches!(it, Event::Raided { pillaged: it, .. } if *it == pillaged);
    assert!(play.events.iter().any(told));
}

#[test]
fn a_pillager_without_tokens_left_gains_nothing() {
    let mut play = raids(
        "
        Baratheon | Crackclaw Point | F     | Raid
        Baratheon | Harrenhal       | token
        Baratheon | power 19
        Tyrell    | King's Landing  | F     | Consolidate*",
    );
    play.raid("Baratheon", "Crackclaw Point", "King's Landing")
        .unwrap();
    assert_eq!((play.power("Baratheon"), play.power("Tyrell")), (19, 4));
}

#[test]
fn t123_from_the_sea_land_sea_and_ports_are_raided() {
    let play = raids(
        "
        Greyjoy   | Ironman's Bay    | ship | Raid
        Lannister | Riverrun         | F    | Support
        Lannister | The Golden Sound | ship | Consolidate
        Stark     | Port of Pyke     | ship | Support",
    );
    let expected = AreaSet::of(&[Area::Riverrun, Area::TheGoldenSound, Area::PortOfPyke]);
    assert_eq!(may_hit(&play, "Ironman's Bay"), expected);
}

#[test]
fn t125_from_a_port_only_its_sea_is_raided() {
    let mut play = raids(
        "
        Stark   | Port of Winterfell | ship | Raid
        Greyjoy | Bay of Ice         | ship | Support
        Greyjoy | Castle Black       | F    | Support
        Greyjoy | Winterfell         | F    | Support",
    );
    assert_eq!(
        may_hit(&play, "Port of Winterfell"),
        AreaSet::of(&[Area::BayOfIce])
    );
    let land = play.raid("Stark", "Port of Winterfell", "Winterfell");
    assert_eq!(land, because(Illegal::OutOfReach(Area::Winterfell)));
}

#[test]
fn from_land_neither_sea_nor_port_is_raided() {
    let mut play = raids(
        "
        Lannister | Lannisport         | F    | Raid
        Greyjoy   | The Golden Sound   | ship | Support
        Greyjoy   | Port of Lannisport | ship | Support
        Greyjoy   | Riverrun           | F    | Support",
    );
    for target in [Area::TheGoldenSound, Area::PortOfLannisport] {
        let refused = play.raid("Lannister", "Lannisport", target.name());
        assert_eq!(refused, because(Illegal::OutOfReach(target)));
    }
    assert!(Area::ALL.into_iter().all(|it| !reach(it).contains(it)));
}

#[test]
fn t128_rivers_separate_and_bridges_join() {
    let mut play = raids(
        "
        Baratheon | The Mountains of the Moon | F | Raid
        Lannister | Harrenhal                 | F | Consolidate
        Lannister | Riverrun                  | F | Raid
        Greyjoy   | The Twins                 | F | Consolidate
        Stark     | Seagard                   | F | Raid",
    );
    let river = play.raid("Baratheon", "The Mountains of the Moon", "Harrenhal");
    assert_eq!(river, because(Illegal::OutOfReach(Area::Harrenhal)));
    let river = why_not(&play.state, Area::Riverrun, Area::TheTwins);
    assert_eq!(river, Some(Illegal::OutOfReach(Area::TheTwins)));
    assert_eq!(
        why_not(&play.state, Area::Seagard, Area::TheTwins),
        None,
        "a bridge"
    );
}

#[test]
fn t129_a_raid_may_be_spent_without_effect() {
    let mut play = raids("Stark|Moat Cailin|F|Raid\n Greyjoy|Seagard|F|Support");
    play.spend_raid("Stark", "Moat Cailin").unwrap();
    let spent = Event::RaidSpent {
        house: House::Stark,
        from: Area::MoatCailin,
    };
    assert!(play.events.contains(&spent));
}

#[test]
fn t130_starred_orders_may_be_raided() {
    let mut play = raids("Lannister|Riverrun|F|Raid\n Baratheon|Harrenhal|F|Support*");
    assert_eq!(play.raid("Lannister", "Riverrun", "Harrenhal"), Ok(()));
}

#[test]
fn t131_a_raid_is_resolved_on_its_turn_and_not_kept() {
    let mut play = raids(
        "
        Lannister | Stoney Sept | F | Raid
        Lannister | Riverrun    | F | Raid
        Stark     | Moat Cailin | F | Raid
        Greyjoy   | Seagard     | F | Raid",
    );
    assert_eq!(play.awaited(), ["Lannister"]);
    assert_eq!(
        play.pass("Lannister"),
        because(Illegal::WrongAnswer),
        "nobody passes"
    );
    let no_order = play.spend_raid("Lannister", "Lannisport");
    assert_eq!(no_order, because(Illegal::NoSuchOrder(Area::Lannisport)));
    play.spend_raid("Lannister", "Stoney Sept").unwrap();
    assert_eq!(play.awaited(), ["Stark"], "one order a turn");
    play.spend_raid("Stark", "Moat Cailin").unwrap();
    assert_eq!(play.awaited(), ["Greyjoy"]);
    play.spend_raid("Greyjoy", "Seagard").unwrap();
    let last = Event::RaidSpent {
        house: House::Lannister,
        from: Area::Riverrun,
    };
    assert!(
        play.events.contains(&last),
        "round again to the first, who has nothing to choose"
    );
}

#[test]
fn a_lone_raid_without_targets_resolves_itself() {
    let play = raids("Stark|Winterfell|F|Raid\n Greyjoy|Seagard|F|Support");
    let spent = Event::RaidSpent {
        house: House::Stark,
        from: Area::Winterfell,
    };
    assert!(play.events.contains(&spent));
    assert_ne!(
        play.prompt("Stark"),
        Some(Prompt::ResolveRaid {
            orders: AreaSet::EMPTY
        })
    );
}

#[test]
fn raids_without_targets_are_a_choice_while_an_enemy_may_hit_them() {
    let text = "
        Lannister | Lannisport  | F    | Raid
        Lannister | Stoney Sept | F    | Raid
        Greyjoy   | The Golden Sound | ship | Raid";
    let play = raids(text);
    assert_eq!(
        may_hit(&play, "Lannisport"),
        AreaSet::EMPTY,
        "no raid from land to sea"
    );
    assert_eq!(
        play.awaited(),
        ["Lannister"],
        "Greyjoy may hit Lannisport, if it is still there"
    );
    let far = raids(&text.replace("The Golden Sound", "Bay of Ice"));
    assert_eq!(
        far.events
            .iter()
            .filter(|it| matches!(it, Event::RaidSpent { .. }))
            .count(),
        3
    );
}

#[test]
fn an_absent_house_raids_nobody() {
    let play = raids("Stark|Moat Cailin|F|Raid\n Greyjoy|Seagard|F|Support");
    let answer = Westeros::fallback(&play.view("Stark"), &play.prompt("Stark").unwrap());
    let spent = Action::ResolveRaid {
        from: Area::MoatCailin,
        target: None,
    };
    assert_eq!(answer, spent);
}

#[test]
fn the_page_and_the_engine_see_the_same_targets() {
    let play = example();
    for name in House::in_play(5).iter().map(|it| it.name()) {
        let view = play.view(name);
        for from in Area::ALL {
            assert_eq!(targets(&view, from), targets(&play.state, from));
        }
    }
}

#[test]
fn the_effect_of_a_raid_is_told_before_it_happens() {
    let mut play = Play::from(
        Phase::Raid,
        6,
        "
        Lannister | The Golden Sound | ship | Raid
        Greyjoy   | Ironman's Bay    | ship | Consolidate
        Greyjoy   | Sunset Sea       | ship | Support
        Greyjoy   | power 0
        Lannister | power 3",
    );
    let (from, bay) = (Area::TheGoldenSound, Area::IronmansBay);
    let told = effect(&play.state, from, bay).unwrap();
    let pillaged = Some(Pillage { gained: 1, lost: 0 });
    assert_eq!((told.victim, told.pillaged), (House::Greyjoy, pillaged));
    let sea = effect(&play.state, from, Area::SunsetSea).unwrap();
    assert_eq!((sea.removed, sea.pillaged), (OrderToken::Support, None));
    assert_eq!(effect(&play.state, from, Area::Pyke), None);
    play.raid("Lannister", "The Golden Sound", "Ironman's Bay")
        .unwrap();
    let happened = play.events.iter().find_map(|it| match it {
        Event::Raided { pillaged, .. } => Some(*pillaged),
        _ => None,
    });
    assert_eq!(happened, Some(pillaged));
}
