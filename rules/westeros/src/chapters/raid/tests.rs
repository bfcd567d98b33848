//! Raids.

use super::{effect, reach, targets};
use crate::{
    Action, Area, AreaSet, Event, House, Illegal, OrderToken, Phase, Pillage, Prompt, Ranking,
    Westeros,
    testing::{Play, area, because, draw, house},
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
    let found = effect(&play.state, from, bay).unwrap();
    let pillaged = Some(Pillage { gained: 1, lost: 0 });
    assert_eq!((found.victim, found.pillaged), (House::Greyjoy, pillaged));
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
