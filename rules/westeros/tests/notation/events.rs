//! Events as each viewer's own log tells them.

use crate::differences;

/// Lannister beats Greyjoy; Stark and the spectators only watch.
const FIGHT: &str = "
    players 6
    phase march only
    supply all 6
    LA Lannisport: 2K, March
    GR Riverrun: F
    LA: march Lannisport: 2K > Riverrun
    LA: play Cersei
    GR: play Dagmar
    auto
    ";

#[track_caller]
fn holds(line: &str) {
    let found = differences(&format!("{FIGHT}{line}"));
    assert!(found.is_empty(), "{line}: {found:?}");
}

#[track_caller]
fn fails(line: &str, with: &str) {
    let found = differences(&format!("{FIGHT}{line}"));
    assert_eq!(found.len(), 1, "{line}: {found:?}");
    assert!(found[0].contains(with), "{line}: {found:?}");
}

#[test]
fn what_a_viewer_was_told() {
    for viewer in ["LA", "Greyjoy", "ST", "spectator"] {
        holds(&format!(
            "expect ever event for {viewer}: combat won, house LA"
        ));
        holds(&format!(
            "expect never event for {viewer}: combat won, house GR"
        ));
        holds(&format!(
            "expect ever events for {viewer}: marched, combat began, cards revealed, combat won"
        ));
    }
    holds("expect no event for ST: marched");
}

#[test]
fn what_a_viewer_was_not_told() {
    fails(
        "expect ever event for ST: retreated, from Lannisport",
        "combat won(",
    );
    fails(
        "expect never event for spectator: combat won",
        "not combat won",
    );
    fails("expect event for ST: marched", "expected: marched");
    fails("expect events for ST: combat won, marched", "in this order");
}

#[test]
fn only_viewers_have_a_log() {
    fails("expect event for nobody: marched", "a house (BA LA");
    fails("expect event for GR marched", "for HOUSE: EVENT expected");
    let found = differences("players 3\nphase planning\nexpect event for TY: phase began");
    assert!(found[0].contains("Tyrell is not in play"), "{found:?}");
}
