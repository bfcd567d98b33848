//! Tests of what the runner warns of: tables that are in no game, and parts that prove nothing.

use westeros::notation::script;

fn warnings(text: &str) -> Vec<String> {
    script::report(text, |_| None).warnings
}

/// Line 1 sets the players, line 2 the phase, the last one expects something.
fn of_table(lines: &str) -> Vec<String> {
    warnings(&format!(
        "players 6\nphase march only\n{lines}\nexpect round 2"
    ))
}

#[test]
fn a_house_over_its_supply() {
    let over = "supply LA 0\nLA Lannisport: 2F\nLA Riverrun: 3F\nLA Seagard: 2F";
    assert_eq!(
        of_table(over),
        ["line 5: LA: armies of 3 2 2, but supply 0 feeds 2 2 (on purpose: over supply)"]
    );
    // The set-up counts as it is in the end.
    assert!(of_table(&format!("{over}\nsupply LA 6")).is_empty());
    assert!(of_table(&format!("{over}\nclear Riverrun\nclear Seagard")).is_empty());
    // Some tables do not know the limit, and whoever reconciles may be over it.
    let options = "option attack_supply ignored";
    assert!(warnings(&format!("{options}\n{over}\nexpect round 2")).is_empty());
    let asked = "agenda: reconcile(LA)\nasked: LA 1";
    assert!(of_table(&format!("{over}\n{asked}")).is_empty());
}

#[test]
fn seven_castles_or_strongholds() {
    let seven = "no neutral force King's Landing
        LA King's Landing: token\nLA Harrenhal: token\nLA The Reach: token
        LA Crackclaw Point: token\nLA Riverrun: token\nLA Seagard: token";
    assert_eq!(
        of_table(seven),
        [
            "line 9: LA: 7 castles and strongholds, but 7 have won the game (on purpose: seven castles)"
        ]
    );
    let six = seven.replace("LA Seagard", "GR Seagard");
    assert!(of_table(&six).is_empty());
}

#[test]
fn two_orders_in_an_area() {
    let line = "line 4: Lannisport: 2 orders in one area: March, Raid (on purpose: two orders)";
    assert_eq!(
        of_table("LA Lannisport: F, March\nLA Lannisport: Raid"),
        [line]
    );
    let down = "LA Lannisport: F, March\nLA Lannisport: Raid face down";
    assert_eq!(of_table(down), [line]);
    let same = "\nLA Lannisport: F, March, Raid";
    assert_eq!(of_table(same), [line]);
    let cleared = "LA Lannisport: F, March, Raid\nclear Lannisport\nLA Lannisport: F, Raid";
    assert!(of_table(cleared).is_empty());
}

#[test]
fn a_token_twice() {
    let text = "LA Lannisport: F, March-1\nLA Riverrun: F, March-1";
    assert_eq!(
        of_table(text),
        ["line 4: LA March-1: tokens laid 2, tokens of the house 1 (on purpose: token twice)"]
    );
    // There are two of these; and of each house one.
    assert!(of_table("LA Lannisport: F, Raid\nLA Riverrun: F, Raid").is_empty());
    assert!(of_table("LA Lannisport: F, March\nGR Pyke: F, March").is_empty());
    let three = "LA Lannisport: F, Raid\nLA Riverrun: F, Raid face down\nLA Seagard: F, Raid";
    assert_eq!(
        of_table(three),
        ["line 5: LA Raid: tokens laid 3, tokens of the house 2 (on purpose: token twice)"]
    );
}

#[test]
fn more_figures_than_there_are() {
    let ships = "supply all 6\nLA The Golden Sound: 4 ships\nLA Sunset Sea: 2 ships
        LA Ironman's Bay: ship";
    assert_eq!(
        of_table(ships),
        [
            "line 6: LA ship: figures on the board 7, figures of the house 6 (on purpose: too many figures)"
        ]
    );
    let report = script::report(&format!("{ships}\nexpect figures LA ship 0"), |_| None);
    assert!(report.differences.is_empty(), "{report:?}");
    // What cannot be held at all is refused as before.
    let far = "LA Sunset Sea: 6 ships\nLA Bay of Ice: 6 ships\nLA Ironman's Bay: 6 ships";
    let report = script::report(far, |_| None);
    assert!(
        report.differences[0].contains("Lannister has 6 figures"),
        "{report:?}"
    );
}

#[test]
fn more_stars_than_the_house_has() {
    let text = "court BA LA ST MA TY GR\nGR Pyke: F, Raid*\nTY Highgarden: F, Defense*";
    let stars = "starred orders laid 1, stars of the house 0 (on purpose: too many stars)";
    assert_eq!(
        of_table(text),
        [
            format!("line 4: GR: {stars}"),
            format!("line 5: TY: {stars}")
        ]
    );
    // Doran Martell may have sent the last house down with its orders on the board.
    let fallen = "discard MA: Doran\ncourt BA LA ST MA TY GR\nGR Pyke: F, Raid*";
    assert!(of_table(fallen).is_empty());
    let before = fallen.replace("discard", "phase raid\ndiscard");
    assert_eq!(of_table(&before).len(), 1);
}

#[test]
fn a_routed_siege_engine() {
    assert_eq!(
        of_table("GR Pyke: F (K SE)"),
        [
            "line 3: GR Pyke: K SE routed, but Siege Engines never rout (on purpose: routed siege engine)"
        ]
    );
}

#[test]
fn what_is_on_purpose_is_no_warning() {
    let text = "supply LA 0\nLA Lannisport: 4F, March-1\nLA Riverrun: F, March-1";
    assert_eq!(of_table(text).len(), 2);
    let left = of_table(&format!("on purpose: over supply\n{text}"));
    assert_eq!(left.len(), 1);
    assert!(left[0].contains("token twice"), "{left:?}");
    assert!(of_table(&format!("{text}\non purpose: token twice, over supply")).is_empty());
    let report = script::report("on purpose: madness\nexpect round 2", |_| None);
    assert!(
        report.differences[0].contains("over supply, seven castles"),
        "{report:?}"
    );
}

#[test]
fn the_arbiters_hand_is_watched_too() {
    let text = "
        phase march only
        LA Lannisport: 2F, March
        LA Riverrun: F, Raid
        change supply LA 0
        change LA Riverrun: 2F
        change LA Riverrun: March
        change LA Riverrun: Raid
        change LA Lannisport: 2F
        expect Lannisport: LA 4F";
    let found = warnings(text);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].starts_with("line 6: LA: armies of 3 2, but"),
        "{found:?}"
    );
    assert!(
        found[1].starts_with("line 7: LA March: tokens laid 2,"),
        "{found:?}"
    );
}

#[test]
fn a_new_game_has_none() {
    assert!(warnings("players 3\nstart\nexpect round 1").is_empty());
    assert!(warnings("board start\nexpect round 2").is_empty());
}

#[test]
fn nothing_expected() {
    let nothing = "nothing is expected";
    let found =
        warnings("phase march only\nLA Lannisport: F, March\nLA: march Lannisport: nothing");
    assert_eq!(found.len(), 1);
    assert!(
        found[0].starts_with("line 1: nothing is expected: no line"),
        "{found:?}"
    );
    for enough in [
        "expect round 2",
        "phase march only\nLA Lannisport: F, March\nrefused LA: bid 1",
        "covered by a.rs b",
    ] {
        assert!(warnings(enough).is_empty(), "{enough}");
    }
    let parts = "LA Lannisport: F, March\nphase march only\nexpect asked LA
        case a\nLA Riverrun: F
        case b\nLA: march Lannisport: nothing
        case c\nLA: march Lannisport: nothing\nexpect asked nobody";
    let found = warnings(parts);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].starts_with("line 6: nothing is expected of case b"),
        "{found:?}"
    );
    assert!(warnings("players 6\ncase a\nround 3")[0].contains(nothing));
}

#[test]
fn a_stored_game_expects_its_questions() {
    let walk = crate::walk::Walk::new(3, 2);
    let text = westeros::notation::game::write(&walk.finish().record).unwrap();
    let half: Vec<&str> = text
        .lines()
        .filter(|it| !it.starts_with("expect"))
        .collect();
    assert!(warnings(&half.join("\n")).is_empty());
}
