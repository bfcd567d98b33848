//! Tests of whom Support orders help, and whose support is refused.

use super::{aid, answer, everywhere, says, set, standing_of};
use crate::{
    Action, Area, AreaSet, House, Phase, Side,
    answers::standing::{Aid, Matter},
    chapters::combat::{
        strength,
        tests::{attack, supports},
    },
    chapters::march,
    testing::{Play, area, draw, moves},
};
use House::{Baratheon, Lannister, Stark, Tyrell};

const BLACKWATER: &str = "
    Tyrell    | The Reach      | K K | March*
    Lannister | Blackwater     | F   | March-1
    Lannister | Stoney Sept    | F K | Support
    Baratheon | Harrenhal      | K   | Support
    Baratheon | Crackclaw Point| F   | Support";

/// Lannister is asked first, then Baratheon.
fn blackwater() -> Play {
    let mut state = draw(6, BLACKWATER);
    state.tracks.iron_throne.shift(Lannister, 0);
    attack(state, "The Reach > Blackwater")
}

#[allow(clippy::unnecessary_wraps, reason = "as it is compared with")]
fn helps(attacker: &[&str], defender: &[&str]) -> Option<Action> {
    let areas = |names: &[&str]| names.iter().map(|it| area(it)).collect();
    Some(Action::Support {
        attacker: areas(attacker),
        defender: areas(defender),
    })
}

#[test]
fn support_goes_beside_and_against_and_never_against_oneself() {
    let mut play = blackwater();
    for own in [Aid::Own, aid(&[Tyrell], &[Lannister]), aid(&[], &[])] {
        let helped = says(&play, "Lannister", everywhere(own));
        assert_eq!(helped, helps(&[], &["Stoney Sept"]), "{own:?}");
    }
    let nobody = says(&play, "Lannister", everywhere(Aid::Nobody));
    assert_eq!(nobody, helps(&[], &[]));
    supports(&mut play, "Lannister", Side::Defender, &[]).unwrap();

    let both = ["Crackclaw Point", "Harrenhal"];
    for (aid, expected) in [
        (aid(&[Tyrell], &[]), helps(&both, &[])),
        (aid(&[], &[Tyrell]), helps(&[], &both)),
        (aid(&[Tyrell], &[Lannister]), helps(&both, &[])),
        (aid(&[Stark], &[Stark]), helps(&[], &[])),
        (aid(&[Tyrell, Lannister], &[]), None),
        (Aid::Own, helps(&[], &[])),
        (Aid::Nobody, helps(&[], &[])),
    ] {
        assert_eq!(
            says(&play, "Baratheon", everywhere(aid)),
            expected,
            "{aid:?}"
        );
    }
}

#[test]
fn support_is_laid_down_area_by_area() {
    let mut play = blackwater();
    supports(&mut play, "Lannister", Side::Defender, &[]).unwrap();
    let harrenhal = Matter::Support {
        area: Some(Area::Harrenhal),
        aid: aid(&[Tyrell], &[]),
    };
    let alone = says(&play, "Baratheon", harrenhal.clone());
    assert_eq!(alone, None, "Crackclaw Point is not spoken for");
    let others = everywhere(aid(&[Lannister], &[]));
    let both = standing_of([others.clone(), harrenhal]);
    let split = helps(&["Harrenhal"], &["Crackclaw Point"]);
    assert_eq!(answer(&play, "Baratheon", &both), split);
    play.state.setup.support_scope = crate::SupportScope::PerHouse;
    assert_eq!(answer(&play, "Baratheon", &both), None, "all or none");
}

#[test]
fn a_march_against_a_neutral_force_is_helped_like_a_battle() {
    let text = "
        Baratheon | Kingswood | K F F | March
        Tyrell    | The Reach | K     | Support";
    let mut play = Play::from(Phase::March, 6, text);
    let call = Action::CallSupport {
        from: Area::Kingswood,
        area: Area::KingsLanding,
    };
    play.answer("Baratheon", call).unwrap();
    let says = |aid| says(&play, "Tyrell", everywhere(aid));
    assert_eq!(says(aid(&[Baratheon], &[])), helps(&["The Reach"], &[]));
    assert_eq!(says(aid(&[], &[Stark])), helps(&[], &[]));
    assert_eq!(says(Aid::Own), helps(&[], &[]));
}

#[test]
fn support_of_some_houses_is_refused() {
    let mut play = blackwater();
    supports(&mut play, "Lannister", Side::Defender, &["Stoney Sept"]).unwrap();
    supports(&mut play, "Baratheon", Side::Defender, &["Harrenhal"]).unwrap();
    let refuse = |houses: &[House]| says(&play, "Lannister", Matter::Refuse(set(houses)));
    let harrenhal = AreaSet::of(&[Area::Harrenhal]);
    assert_eq!(refuse(&[Baratheon]), Some(Action::Refuse(harrenhal)));
    assert_eq!(refuse(&[Stark]), Some(Action::Refuse(AreaSet::EMPTY)));
    assert_eq!(refuse(&[]), Some(Action::Refuse(AreaSet::EMPTY)));
}

/// Checks that what the standing order of a house says is given.
fn gives(play: &mut Play, who: &str, aid: Aid) {
    let given = says(play, who, everywhere(aid)).unwrap();
    play.answer(who, given).unwrap();
}

#[test]
fn in_a_combat_the_second_to_answer_counts_what_the_first_gave() {
    let mut play = blackwater();
    let support = |play: &Play| {
        let combat = play.state.combat.unwrap();
        strength(&play.state, &combat, Side::Defender).support
    };
    assert_eq!(support(&play), 0);
    gives(&mut play, "Lannister", Aid::Own);
    assert_eq!(support(&play), 3, "a Footman and a Knight of its own");
    gives(&mut play, "Baratheon", aid(&[Lannister], &[]));
    assert_eq!(support(&play), 3 + 2 + 1, "and two orders of Baratheon");
}

#[test]
fn against_a_neutral_force_the_second_to_answer_counts_what_the_first_gave() {
    let text = "
        Baratheon | Kingswood  | F | March
        Lannister | Blackwater | K | Support
        Tyrell    | The Reach  | K | Support";
    let mut play = Play::from(Phase::March, 6, text);
    let march = crate::March {
        from: Area::Kingswood,
        moves: moves("King's Landing F"),
        leave_token: false,
    };
    let strength = |play: &Play| march::strength(&play.state, &march, Area::KingsLanding);
    play.call_support("Baratheon", "Kingswood", "King's Landing")
        .unwrap();
    assert_eq!(strength(&play), 1);
    gives(&mut play, "Lannister", aid(&[Baratheon], &[]));
    assert_eq!(strength(&play), 3);
    gives(&mut play, "Tyrell", aid(&[Baratheon], &[]));
    assert_eq!(strength(&play), 5, "as much as it takes");
    play.march("Baratheon", "Kingswood", "King's Landing F")
        .unwrap();
}
