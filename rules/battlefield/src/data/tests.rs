use super::Data;

#[test]
fn the_files_of_this_build_are_read() {
    let data = Data::of_this_build();
    let counts = [&data.units.len(), &data.attachments.len(), &data.ncus.len()];
    assert_eq!(counts, [&21, &20, &9]);
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
    let told: Vec<String> = mistakes
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
        "15: an entry is a unit, an attachment or an ncu",
    ] {
        assert!(
            told.iter().any(|one| one == expected),
            "{expected}\n{told:#?}"
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
