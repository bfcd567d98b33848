use super::{BARE, Data, Kind, MADE_UP, NEUTRAL};
use crate::geometry::Base;

#[test]
fn the_files_of_this_build_are_read() {
    let data = Data::of_this_build();
    let printed = |faction: &str| ![BARE, MADE_UP].contains(&faction);
    let units = data.units.iter().filter(|it| printed(&it.faction));
    assert_eq!(units.count(), 21);
    let attachments = data.attachments.iter().filter(|it| printed(&it.faction));
    let ncus = data.ncus.iter().filter(|it| printed(&it.faction));
    assert_eq!((attachments.count(), ncus.count()), (20, 9));
    let abilities = data
        .abilities
        .iter()
        .filter(|it| !it.id.starts_with(MADE_UP));
    let cards = data.cards.iter().filter(|it| printed(&it.faction));
    assert_eq!((abilities.count(), cards.count()), (64, 48));
    assert_eq!(
        (
            data.objectives.len(),
            data.missions.len(),
            data.pieces.len()
        ),
        (10, 12, 9)
    );
    let swords = data.unit("stark.sworn_swords").unwrap();
    assert_eq!((swords.ranks(), swords.models_per_rank()), (3, 4));
    assert_eq!(swords.attacks[0].dice, [8, 6, 5]);
    let rider = data.unit("lannister.gregor_rider").unwrap();
    assert_eq!((rider.ranks(), rider.wounds_per_model), (1, 4));
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let file = "\
faction tully: House Tully
unit riders: Riders
  cavalry
  points 99
  speed 5
  speed 6
  defence 4
  morale 6
  melee Lance: hits on 4, dice 8 6 5
  long Bow: hits 4+
attachment edmure: Edmure Tully
  commander now
  joins everybody
unit riders: Others
knight x: Y";
    let mistakes = Data::default().add(file).unwrap_err();
    let found: Vec<String> = mistakes
        .iter()
        .map(|mistake| format!("{}: {}", mistake.line, mistake.what))
        .collect();
    for expected in [
        "4: points is a whole number from 0 to 40, not \"99\"",
        "6: says speed a second time",
        "7: \"defence\" is nothing that can be said here",
        "2: unit riders: Riders needs a line with its defense",
        "2: Lance needs a number of dice for each of 2 ranks",
        "10: an attack reads like \"Northern Steel: hits on 4, dice 8 6 5\"",
        "12: says more than commander",
        "11: an attachment says what it joins: infantry, cavalry or monster",
        "11: a commander brings three cards, and nobody else any",
        "14: there is unit riders already",
        "15: an entry is a unit, an attachment, an ncu, a card or an ability",
    ] {
        assert!(
            found.iter().any(|one| one == expected),
            "{expected}\n{found:#?}"
        );
    }
}

#[test]
fn a_file_names_its_faction_first_and_once() {
    let mut data = Data::default();
    assert_eq!(data.add("unit a: A").unwrap_err()[0].line, 1);
    assert!(data.add("faction tully: House Tully").is_ok());
    let again = data.add("faction tully: Another").unwrap_err();
    assert_eq!(again[0].what, "there is a faction tully already");
}

#[test]
fn a_deck_has_seven_cards_of_the_faction_and_three_of_the_commander() {
    let data = Data::of_this_build();
    for commander in data.commanders() {
        let own: Vec<_> = data.cards_of(commander.faction, commander.id).collect();
        assert_eq!(own.len(), 10, "{}", commander.id);
    }
}

#[test]
fn a_commander_of_another_faction_brings_their_own_cards() {
    let data = Data::of_this_build();
    for faction in ["stark", "lannister"] {
        let neutral = data.commanders().filter(|it| it.faction == NEUTRAL);
        for commander in neutral {
            let all: Vec<_> = data.cards_of(faction, commander.id).collect();
            let of = |of: &str| all.iter().filter(|it| it.faction == of).count();
            assert_eq!((of(faction), of(NEUTRAL)), (7, 3), "{}", commander.id);
        }
    }
}

#[test]
fn a_war_machine_stands_alone_on_a_large_tray() {
    let ram = |tray: &str| {
        let file = format!(
            "faction tully: House Tully\nunit ram: Ram\n  war_machine\n{tray}  points 5\n  \
             speed 3\n  defense 4\n  morale 6\n  melee Ram: hits on 3, dice 4"
        );
        let mut data = Data::default();
        data.add(&file).map(|()| data.units.swap_remove(0))
    };
    let unit = ram("  solo large\n").unwrap();
    assert_eq!((unit.kind, unit.base), (Kind::WarMachine, Base::LARGE_SOLO));
    assert_eq!((unit.models, unit.ranks()), (1, 1));
    for wrong in ["", "  solo small\n"] {
        let mistakes = ram(wrong).unwrap_err();
        let what = "a war machine stands alone on a large tray: \"solo large\"";
        assert!(mistakes.iter().any(|it| it.what == what), "{mistakes:?}");
    }
    let crew = "faction tully: House Tully\nattachment crew: Crew\n  joins war_machine\n  points 1";
    let mistakes = Data::default().add(crew).unwrap_err();
    let what = "an attachment says what it joins: infantry, cavalry or monster";
    assert!(mistakes.iter().any(|it| it.what == what), "{mistakes:?}");
}

#[test]
fn every_ability_is_had_by_somebody() {
    let data = Data::of_this_build();
    let units = data.units.iter().flat_map(|one| &one.abilities);
    let attacks = data.units.iter().flat_map(|one| &one.attacks);
    let traits = attacks.flat_map(|one| &one.traits);
    let attachments = data.attachments.iter().flat_map(|one| &one.abilities);
    let ncus = data.ncus.iter().flat_map(|one| &one.abilities);
    let had = units.chain(traits).chain(attachments).chain(ncus);
    let had: Vec<&String> = had.chain(&data.objectives).collect();
    let idle: Vec<&str> = data
        .abilities
        .iter()
        .map(|ability| ability.id.as_str())
        .filter(|id| !had.iter().any(|one| one == id) && !id.starts_with(MADE_UP))
        .collect();
    // Only effects give it.
    assert_eq!(idle, ["critical_blow"]);
}

#[test]
fn what_is_named_has_to_be_there() {
    let file = "\
faction tully: House Tully
unit riders: Riders
  cavalry
  points 5
  speed 5
  defense 4
  morale 6
  ability flying
  melee Lance: hits on 4, dice 6 4, sharp
attachment edmure: Edmure Tully
  joins cavalry
  commander
  cards one two one";
    let mistakes = Data::default().add(file).unwrap_err();
    let found: Vec<_> = mistakes
        .iter()
        .map(|one| (one.line, one.what.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            (8, "there is no ability flying"),
            (9, "there is no ability sharp"),
            (13, "there is no card one"),
            (13, "there is no card two"),
            (13, "there is no card one"),
        ]
    );
}

#[test]
fn what_belongs_to_the_table_is_read_and_its_mistakes_are_told() {
    let file = "\
piece pond: Pond
  rectangle 6000
  keywords cover wet
  pool pond
mission greed: Greed
  points 9
  asks everything held
  text All of it.
objective well: Well
  in static
  as holder
siege_attacker spade: Spade
  in round.start
  by any
  text It digs.
piece pond: Pond
  circle 900
  pool pond of 1";
    let mistakes = Data::default().add(file).unwrap_err();
    let found: Vec<_> = mistakes
        .iter()
        .map(|one| (one.line, one.what.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            (
                1,
                "a piece reads \"rectangle 6000 by 5000\", or \"circle\" and its radius"
            ),
            (3, "\"wet\" is no keyword of terrain"),
            (
                1,
                "a piece says from what it is taken, like \"pool forest of 2\""
            ),
            (6, "points is a whole number from 1 to 5, not \"9\""),
            (7, "it asks nothing that is known, like \"markers held 3\""),
            (9, "an ability has one kind, and lines with in, as and text"),
            (12, "a card has lines with in, by, text and does"),
            (16, "there is piece pond already"),
        ]
    );
}

#[test]
fn abilities_say_how_many_wounds_a_model_of_their_unit_takes() {
    use crate::effect::Step;
    let data = Data::of_this_build();
    for unit in &data.units {
        let abilities = unit.abilities.iter().filter_map(|id| data.ability(id));
        for step in abilities.flat_map(|it| &it.script) {
            if let Step::WoundsPerModel(wounds) = step {
                assert_eq!(*wounds, unit.wounds_per_model, "{}", unit.name);
            }
        }
    }
}
