//! Tests that whoever is not asked learns who is, and what.

use crate::differences;

/// Lannister marches; nobody else is asked.
const MARCH: &str = "
    players 6
    phase march only
    supply all 6
    LA Lannisport: F, March
    TY Highgarden: F, Support
    ";

#[track_caller]
fn says_who_is_asked(line: &str) {
    let found = differences(&format!("{MARCH}{line}"));
    let [found] = found.as_slice() else {
        panic!("{line}: {found:?}");
    };
    let asked = "\n   asked: LA: resolve march(orders [Lannisport])";
    assert!(found.ends_with(asked), "{line}: {found}");
}

#[test]
fn an_answer_of_somebody_else() {
    says_who_is_asked("TY: retreat Highgarden");
    says_who_is_asked("TY: support attacker");
    says_who_is_asked("1. TY: retreat Highgarden");
    says_who_is_asked("auto TY");
    // An answer to something else is told the question as well.
    says_who_is_asked("LA: retreat Highgarden");
}

#[test]
fn a_refusal_for_another_reason() {
    says_who_is_asked("refused TY: retreat Highgarden because not offered");
    says_who_is_asked("refused TY: support attacker because not offered");
}

#[test]
fn an_expectation_of_somebody_else() {
    says_who_is_asked("expect option TY: retreat Highgarden");
    says_who_is_asked("expect no option TY: retreat Highgarden because not offered");
    says_who_is_asked("expect options TY: retreat Highgarden");
    says_who_is_asked("expect destinations TY Highgarden F: The Reach");
    says_who_is_asked("expect recruits TY Highgarden: F");
}

#[test]
fn a_house_that_does_not_play() {
    let found = differences("players 3\nphase planning\nTY: retreat Highgarden");
    assert!(
        found[0].contains("Tyrell is not in play\n   asked: "),
        "{found:?}"
    );
}
