//! Mustering.

use super::{Camp, sites};
use crate::{
    Action, Area, AreaSet, House, Illegal, Musters, Prompt, Recruit, State, Unit, WesterosCard,
    chapters::westeros_phase::tests::{card, ranking},
    testing::{Play, area, draw},
    vocabulary::army::Army,
};

/// Written as `Lannisport F, Lannisport ship The Golden Sound, Harrenhal F>K`.
pub(crate) fn musters(text: &str) -> Musters {
    let mut musters = Musters::NONE;
    for step in text.split(',') {
        let (site, recruit) = step_of(step.trim());
        assert!(musters.push(site, recruit));
    }
    musters
}

fn step_of(step: &str) -> (Area, Recruit) {
    if let Some((site, to)) = step.split_once(" ship ") {
        return (area(site), Recruit::Ship { to: area(to) });
    }
    let (site, recruit) = step.rsplit_once(' ').unwrap();
    let recruit = match recruit {
        "F" => Recruit::Footman,
        "K" => Recruit::Knight,
        "SE" => Recruit::SiegeEngine,
        "F>K" => Recruit::FootmanToKnight,
        "F>SE" => Recruit::FootmanToSiegeEngine,
        other => panic!("{other}?"),
    };
    (area(site), recruit)
}

fn muster(text: &str) -> Action {
    Action::Muster(musters(text))
}

/// Returns why the first house to muster may not muster this; `None` if it may.
fn why_not(text: &str, house: &str, steps: &str) -> Option<Illegal> {
    let mut play = first(text, house);
    match play.answer(house, muster(steps)) {
        Ok(()) => None,
        Err(tabletop::Refusal::Illegal(why)) => Some(why),
        Err(other) => panic!("{other:?}"),
    }
}

/// A Mustering card, with this house on the Iron Throne.
fn first(text: &str, house: &str) -> Play {
    let mut state = draw(6, text);
    let house = crate::testing::house(house);
    state.tracks.iron_throne.shift(house, 0);
    card(&state, WesterosCard::Mustering)
}

const EXAMPLE: &str = "
    Lannister | supply 3
    Lannister | Lannisport    | F
    Lannister | Harrenhal     | F F
    Lannister | Riverrun      | K K K
    Lannister | Stoney Sept   | F
    Greyjoy   | Ironman's Bay | ship";

#[test]
fn t023_the_last_point_at_riverrun_is_lost() {
    let all = "Lannisport F, Lannisport ship The Golden Sound, Harrenhal F>K, \
               Riverrun ship The Golden Sound";
    let camp = after(EXAMPLE, "Lannister", all);
    assert_eq!(camp.points_left(Area::Riverrun), 1);
    assert_eq!(camp.recruits(Area::Riverrun).count(), 0);
    assert_eq!(camp.open_sites(), AreaSet::EMPTY.with(Area::Riverrun));
}

#[test]
fn t024_and_used_where_the_bay_is_free() {
    let free = EXAMPLE.replace("Greyjoy   | Ironman's Bay | ship", "");
    let all = "Lannisport F, Lannisport ship The Golden Sound, Harrenhal F>K, \
               Riverrun ship The Golden Sound";
    let camp = after(&free, "Lannister", all);
    let bay = Recruit::Ship {
        to: Area::IronmansBay,
    };
    assert!(camp.recruits(Area::Riverrun).eq([bay]));
}

/// The board after these steps, as a page would ask.
fn after(text: &str, house: &str, steps: &str) -> Camp {
    let play = first(text, house);
    let prompt = play.prompt(house).unwrap();
    let house = crate::testing::house(house);
    let mut camp = Camp::new(&play.state, house, &prompt).unwrap();
    for (site, recruit) in musters(steps).iter() {
        camp.add(site, recruit).unwrap();
    }
    camp
}

#[test]
fn a_fresh_footman_may_be_upgraded() {
    assert_eq!(why_not("", "Stark", "Winterfell F, Winterfell F>SE"), None);
    let backwards = why_not("", "Stark", "Winterfell F>SE, Winterfell F");
    assert_eq!(backwards, Some(Illegal::NoFootman(Area::Winterfell)));
    let too_many = why_not("", "Stark", "Winterfell F, Winterfell F, Winterfell F");
    assert_eq!(too_many, Some(Illegal::NoPoints(Area::Winterfell)));
}

#[test]
fn figures_are_limited() {
    let text = "Stark|supply 6\n Stark|Winterfell|SE SE";
    let why = why_not(text, "Stark", "Winterfell SE");
    assert_eq!(why, Some(Illegal::NoFigures(Unit::SiegeEngine)));
    assert_eq!(why_not(text, "Stark", "Winterfell K"), None);
}

#[test]
fn who_can_muster_nothing_is_not_asked() {
    let play = first("Lannister | Winterfell | F", "Stark");
    assert_eq!(play.awaited(), ["Baratheon"], "Stark controls nothing");
    let full = "
        Stark | supply 0\n Stark | Winterfell | K K\n Stark | White Harbor | K K
        Greyjoy | Bay of Ice | ship\n Greyjoy | The Shivering Sea | ship
        Greyjoy | The Narrow Sea | ship\n Stark | Port of Winterfell | ship
        Stark | Port of White Harbor | ship";
    let play = first(full, "Stark");
    assert_eq!(play.awaited(), ["Baratheon"], "nothing fits its supply");
}

#[test]
fn one_site_only_where_the_question_says_so() {
    let state = draw(6, "Stark | White Harbor | F");
    let prompt = Prompt::Muster {
        sites: sites(&state, House::Stark),
        only_one: true,
    };
    let check = |steps| super::check_all(&state, House::Stark, &prompt, &musters(steps));
    assert_eq!(check("Winterfell F, Winterfell F"), Ok(()));
    let two = check("Winterfell F, White Harbor F");
    assert_eq!(two, Err(Illegal::NotTogether));
}

/// B53: the new Knight is as routed as the Footman was.
#[test]
fn an_upgraded_footman_stays_routed() {
    let routed = |text: &str| {
        let mut state: State = draw(6, text);
        super::muster(
            &mut state,
            House::Stark,
            &musters("Winterfell F>K"),
            &mut tabletop::Quiet(tabletop::testkit::TestDice::new(1)),
        );
        state.routed(Area::Winterfell)
    };
    assert_eq!(routed("Stark|Winterfell|routed F"), Army::one(Unit::Knight));
    let other = routed("Stark|Winterfell|F routed F");
    assert_eq!(other, Army::one(Unit::Footman), "the upright one first");
}

#[test]
fn an_absent_house_musters_knights() {
    let mut play = first("Stark|supply 6\n Stark|Winterfell|F", "Stark");
    let prompt = play.prompt("Stark").unwrap();
    let action = super::fallback(&play.state, House::Stark, &prompt);
    assert_eq!(action, muster("Winterfell K"));
    play.answer("Stark", action).unwrap();
    let order = ranking(&[House::Stark, House::Baratheon]);
    assert_eq!(play.state.tracks.iron_throne.at(0), order.at(0));
}
