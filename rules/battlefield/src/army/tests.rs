use super::{Army, Problem, random, read, suggested, write};
use crate::data::{Data, MADE_UP};
use tabletop::{Dice, testkit::TestDice};

fn army(text: &str) -> Army {
    read(text, Data::of_this_build()).unwrap()
}

#[track_caller]
fn check(size: u32, text: &str, expected: &[Problem]) {
    let problems = army(text).problems(Data::of_this_build(), size);
    assert_eq!(problems, expected);
}

fn id(name: &str) -> String {
    name.to_owned()
}

#[test]
fn suggested_armies_are_legal() {
    let data = Data::of_this_build();
    for one in suggested() {
        assert_eq!(one.army.problems(data, one.size), [], "{}", one.id);
        let begun = one
            .id
            .rsplit('_')
            .next()
            .and_then(|points| points.parse().ok());
        assert_eq!(begun, Some(one.army.points(data)), "{}", one.id);
    }
    for faction in data.factions.iter().filter(|it| it.id != MADE_UP) {
        let own = suggested()
            .iter()
            .filter(|one| one.army.faction == faction.id);
        assert!(own.count() >= 3, "{}", faction.name);
    }
}

#[test]
fn every_problem_is_told_at_once() {
    let text = "
        army stark
        grey_wind + jaime_kingslayer
        outriders + sworn_captain
        outriders + outrider_marshal + outrider_marshal
        sworn_swords + greatjon_lord
        umber_berserkers + greatjon_bannerman
    ";
    let text = text.replace("jaime", "lannister.jaime");
    check(
        20,
        &text,
        &[
            Problem::OverPoints { by: 12 },
            Problem::WrongFaction(id("lannister.jaime_kingslayer")),
            Problem::TwoCommanders,
            Problem::SoloAttachment {
                attachment: id("lannister.jaime_kingslayer"),
                unit: id("stark.grey_wind"),
            },
            Problem::WrongType {
                attachment: id("stark.sworn_captain"),
                unit: id("stark.outriders"),
            },
            Problem::SecondAttachment {
                unit: id("stark.outriders"),
            },
            Problem::Twice {
                character: id("Greatjon Umber"),
            },
            Problem::Missing {
                unit: id("stark.grey_wind"),
                character: id("Robb Stark"),
            },
        ],
    );
}

#[test]
fn neutral_troops_are_half_of_the_points_at_most() {
    let half = "army stark
        sworn_swords + robb_wolf_lord
        neutral.bolton_cutthroats
        neutral.bolton_cutthroats";
    check(20, half, &[]);
    check(19, half, &[Problem::TooManyNeutral { by: 1 }]);
    check(
        20,
        "army neutral\nbolton_cutthroats + ramsay\nbolton_flayed",
        &[],
    );
    let stranger = "army neutral\nbolton_cutthroats + ramsay\nstark.bowmen";
    check(20, stranger, &[Problem::WrongFaction(id("stark.bowmen"))]);
}

#[test]
fn an_army_has_units_and_a_commander() {
    check(20, "army stark", &[Problem::NoCommander, Problem::NoUnits]);
    let unknown = Army {
        faction: id("tully"),
        ..Army::default()
    };
    let problems = unknown.problems(Data::of_this_build(), 20);
    assert!(problems.contains(&Problem::Unknown(id("tully"))));
}

#[test]
fn what_is_written_is_read_again() {
    for one in suggested() {
        assert_eq!(army(&write(&one.army)), one.army);
    }
}

#[test]
fn names_do_as_well_as_ids() {
    let by_name = army(
        "army House Stark # mine
        stark sworn swords + Robb Stark, The Wolf Lord
        NEUTRAL.bolton_flayed
        ncu Catelyn Stark"
            .replace("\n        ncu", "\nncu")
            .as_str(),
    );
    let by_id = army("army stark\nsworn_swords + robb_wolf_lord\nbolton_flayed\nncu catelyn");
    assert_eq!(by_name, by_id);
}

#[test]
fn every_line_that_names_nothing_is_told() {
    let text = "army stark\nswords\nbowmen + Robb Stark\nncu varys\nncu tywin";
    let mistakes = read(text, Data::of_this_build()).unwrap_err();
    let found: Vec<_> = mistakes
        .iter()
        .map(|one| (one.line, one.what.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            (2, "there is no unit \"swords\""),
            (
                3,
                "\"Robb Stark\" may be stark.robb_wolf_lord or stark.robb_young_wolf"
            ),
            (5, "there is no NCU \"tywin\""),
        ]
    );
    assert_eq!(
        read("bowmen", Data::of_this_build()).unwrap_err()[0].line,
        1
    );
}

#[test]
fn random_armies_are_legal_and_use_their_points() {
    let data = Data::of_this_build();
    let mut dice = TestDice::new(1);
    for round in 0..300 {
        let faction = &data.factions[dice.below(3) as usize].id;
        let size = 20 + 10 * dice.below(5);
        let army = random(data, faction, size, &mut dice);
        assert_eq!(army.problems(data, size), [], "{round}");
        assert!(army.points(data) + 4 > size, "{round}: {}", write(&army));
    }
}
