//! What the runner warns of: parts that prove nothing.

use westeros::notation::script;

fn warnings(text: &str) -> Vec<String> {
    script::report(text, |_| None).warnings
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
