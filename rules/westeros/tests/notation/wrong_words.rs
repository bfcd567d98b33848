//! Wrong words are named with their line and what they could be; what cannot fail is no expectation.

use crate::differences;
use westeros::notation::read_position;

const HEAD: &str = "players 6
phase march only
supply all 6
LA Lannisport: 2K, March
GR Riverrun: F
";

/// Lines of a set-up, and words of what is said of them.
const LINES: &[(&str, &[&str])] = &[
    ("players 7", &["7", "3 to 6"]),
    ("phase feast", &["feast", "planning"]),
    ("round 11", &["11", "1 to 10"]),
    ("wildlings 13", &["13", "12"]),
    ("supply LA 7", &["7"]),
    ("supply LN 3", &["LN", "BA LA ST"]),
    ("power LA 200", &["200"]),
    ("power LA 21", &["21"]),
    ("throne LA LA", &["LA", "twice"]),
    ("throne LA, XX", &["XX", "BA LA ST"]),
    ("blade used up", &["used up"]),
    ("forbidden Marches", &["Marches"]),
    ("LA Winterfel: F", &["Winterfel"]),
    ("LA Winterfell: dragon", &["dragon"]),
    ("LA Winterfell: 11F", &["units"]),
    ("LA Winterfell: SH", &["SH"]),
    ("LA The Narrow Sea: K", &["Narrow Sea"]),
    ("LA Riverrun: F", &["another house", "Riverrun"]),
    ("GR Riverrun: token\nLA Riverrun: token", &["token"]),
    ("hand LA: Robb Stark", &["Robb"]),
    ("hand LA: Tywinn", &["Tywinn"]),
    ("westeros Suply", &["Suply"]),
    ("deck I: Suply", &["Suply"]),
    ("wildling deck Hoard", &["Hoard"]),
    ("garrisons The Reach", &["The Reach", "garrison"]),
    ("neutral forces Pyke", &["Pyke", "neutral force"]),
    ("option tides_of_battel on", &["tides_of_battel"]),
    ("option tides_of_battle perhaps", &["perhaps"]),
    ("grid 3", &["grid"]),
];

/// Expectations, and what is said of them.
const EXPECTED: &[(&str, &[&str])] = &[
    ("expect no event marchd", &["marchd", "marched"]),
    (
        "expect never event combat one",
        &["combat one", "combat won"],
    ),
    ("expect no event combat won, hause LA", &["hause", "house"]),
    ("expect events", &["events expected"]),
    ("expect not asked nobody", &["a house expected"]),
    ("expect not asked XX", &["XX", "BA LA ST"]),
    ("expect asked LA: marching", &["marching", "march"]),
    ("expect over already", &["already", "too much"]),
    ("expect not over yet", &["yet", "too much"]),
    ("expect no combat here", &["here", "too much"]),
    ("expect power", &["nothing is said"]),
    ("expect supply", &["nothing is said"]),
    ("expect figures", &["nothing is said"]),
    ("expect throne", &["nothing is said"]),
    ("expect throne nobody", &["a house expected"]),
    ("expect blade", &["nothing is said"]),
    ("expect Winterfell:", &["nothing is said"]),
    ("expect card Greatjon Umber:", &["nothing is said"]),
    ("expect deck I: nothing", &["found"]),
    ("expect wildling deck nothing", &["found"]),
    ("expect tides deck", &["nothing is said"]),
    (
        "refused LA: march Lannisport: K > Pyke because out of rech",
        &["out of rech", "out of reach"],
    ),
    (
        "expect no option LA: march Lannisport: K > Pyke because far",
        &["far"],
    ),
];

fn silent(cases: &[(&str, &[&str])], after: &str) -> Vec<String> {
    let mut silent = Vec::new();
    for (wrong, wanted) in cases {
        let found = differences(&format!("{HEAD}{wrong}\n{after}")).join(" ");
        if found.is_empty() || !wanted.iter().all(|word| found.contains(word)) {
            silent.push(format!("{wrong}: {found}"));
        }
    }
    silent
}

#[test]
fn wrong_lines_of_a_set_up_are_named() {
    let silent = silent(LINES, "expect round 1");
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

#[test]
fn what_cannot_fail_is_no_expectation() {
    let silent = silent(EXPECTED, "expect round 1");
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

/// Nothing is repeated until a page breaks: areas, tracks, hands and decks hold what they hold.
#[test]
fn a_position_does_not_grow_beyond_the_game() {
    for line in [
        "LA Lannisport: F",
        "LA Blackwater: token",
        "hand LA: Cersei",
        "deck I: Supply",
        "discards I: Supply",
        "wildling deck The Horde Descends",
        "power LA 20",
    ] {
        let text = format!("{HEAD}{}", format!("{line}\n").repeat(5_000));
        if let Ok(state) = read_position(&text) {
            let written = westeros::notation::write_position(&state);
            assert!(written.len() < 8_000, "{line}: {}", written.len());
        }
    }
}
