//! Each kind of answer has its verb, in both languages.

use super::*;
use crate::language::{Language, speaking};
use battlefield::{
    army::Army,
    effect::{Token, Zone},
    geometry::{Facing, Point, Pose},
    position::{NcuId, Setup, Unit, UnitId},
    question::Who,
    reference::{CardRef, UnitRef},
    state::State,
};
use tabletop::{Seat, Viewer};

/// Sworn Swords of the reader, and Guardsmen of the enemy.
fn seen() -> View {
    let mut state = State::before(Setup::default(), 2);
    let unit = |owner, profile| Unit::new(Seat(owner), UnitRef::named(profile).unwrap());
    state.open.units = vec![
        unit(0, "stark.sworn_swords"),
        unit(1, "lannister.guardsmen"),
    ];
    state.view(Viewer::Seat(Seat(0)))
}

const ASKED: Prompt = Prompt::Action {
    who: Thing::Unit(0),
};
const ENEMY: Thing = Thing::Unit(1);

fn both(prompt: &Prompt, action: &Action) -> [String; 2] {
    let view = seen();
    [Language::English, Language::German].map(|it| speaking(it, || send(&view, prompt, action)))
}

#[test]
fn what_a_unit_does_is_its_verb() {
    let charge = Move::Charge {
        target: ENEMY,
        pivot: None,
        arc: Some(Arc::Rear),
    };
    let fight = Move::Fight {
        target: ENEMY,
        weapon: 0,
        realign: None,
    };
    let onward = Course::straight(battlefield::field::Direction::Forward, 4_500);
    for (it, english, german) in [
        (charge, "Charge Guardsmen", "Sturmangriff auf "),
        (fight, "Attack Guardsmen", " angreifen"),
        (Move::March(onward), "March", "Marschieren"),
        (Move::Maneuver(onward), "Maneuver", "Manövrieren"),
        (Move::Retreat, "Retreat", "Zurückziehen"),
        (Move::Forgo, "Do nothing", "Nichts tun"),
    ] {
        let told = both(&ASKED, &Action::Do(it));
        assert_eq!(told[0], english);
        assert!(told[1].contains(german), "{told:?}");
    }
}

#[test]
fn every_kind_of_answer_has_a_verb_of_its_own() {
    let claim = Prompt::Claim {
        ncu: NcuId(0),
        zones: vec![Zone::Maneuver],
    };
    let pose = Pose::new(0, 0, Facing::NORTH);
    let card = CardRef::named("stark.northern_ferocity").unwrap();
    let pile = Action::Place {
        piece: "bog".into(),
        pose,
    };
    let surge = Action::Surge {
        course: None,
        pivots: vec![(UnitId(0), Facing::EAST)],
    };
    let deploy = Action::Deploy {
        unit: UnitId(0),
        pose,
    };
    for (prompt, action, english) in [
        (&ASKED, pile, "Place the bog"),
        (&ASKED, Action::Marker(Point::new(0, 0)), "Place the marker"),
        (&ASKED, deploy, "Deploy Sworn Swords"),
        (
            &ASKED,
            Action::Select(Who::Unit(UnitId(0))),
            "Activate Sworn Swords",
        ),
        (
            &ASKED,
            Action::Use(Use::Card(card)),
            "Play Northern Ferocity",
        ),
        (&ASKED, Action::Pay(2), "Take 2 wounds"),
        (&ASKED, Action::Pay(0), "Take no wounds"),
        (&ASKED, Action::Align(Slot::Center), "Charge to the center"),
        (&ASKED, Action::Targets(vec![ENEMY]), "Choose Guardsmen"),
        (&ASKED, Action::Kind(Token::Panicked), "Choose Panicked"),
        (
            &ASKED,
            Action::Influence(UnitId(0)),
            "Influence Sworn Swords",
        ),
        (&ASKED, Action::Arc(Arc::Left), "Attack the left flank"),
        (
            &ASKED,
            Action::Cards(vec![card, card]),
            "Take these 2 cards",
        ),
        (
            &Prompt::Discard,
            Action::Cards(vec![card]),
            "Discard Northern Ferocity",
        ),
        (
            &Prompt::Discard,
            Action::Cards(vec![card, card]),
            "Discard these 2 cards",
        ),
        (&ASKED, Action::Reroll(vec![0, 1]), "Re-roll 2 dice"),
        (&ASKED, Action::Pivot(Facing::EAST), "Turn"),
        (&ASKED, surge, "Turn"),
        (&claim, claimed(), "Claim Maneuver"),
        (&ASKED, Action::Army(Army::default()), "Take this army"),
    ] {
        let [told, german] = both(prompt, &action);
        assert_eq!(told, english);
        assert!(!german.is_empty() && german != told, "{action:?}: {german}");
    }
}

const fn claimed() -> Action {
    Action::Claim {
        zone: Zone::Maneuver,
        ability_first: true,
    }
}

#[test]
fn a_way_is_told_besides_its_verb_and_a_charge_is_not() {
    let march = Action::Do(Move::March(Course::STAY));
    assert!(!is_whole(&march) && !is_whole(&Action::Pivot(Facing::EAST)));
    assert!(is_whole(&Action::Do(Move::Retreat)) && is_whole(&claimed()));
    assert!(is_whole(&Action::Targets(vec![ENEMY])));
    assert!(!is_whole(&Action::Targets(vec![ENEMY, ENEMY])));
}

#[test]
fn a_charge_is_headed_by_the_side_that_it_strikes() {
    let charge = Action::Do(Move::Charge {
        target: ENEMY,
        pivot: None,
        arc: None,
    });
    let head = aimed(&seen(), &ASKED, &charge, Some(Arc::Front));
    assert_eq!(head, "Charge the front of Guardsmen");
}
