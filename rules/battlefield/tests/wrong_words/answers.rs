//! Answers to another question than the one that is open.

use battlefield::notation::play;

/// A token is not spent where dice are rolled again, nor the other way round.
#[test]
fn what_is_spent_is_no_reroll() {
    let text = |attacker: &str, asks: &str| {
        format!(
            "case charge
             A1 {attacker} @ 24, 10 N
             B1 sworn_swords @ 24, 20 S
             rolls 4  4 1 1 1 1 1 1 1  4  1  6 6
             {asks}
             A: charge A1 > B1 center
             A: pass
             A: spend vulnerable 1
             expect not B1 vulnerable"
        )
    };
    let furious = "sworn_swords + greatjon_bannerman";
    assert_eq!(play(&text(furious, "asks nobody")).problems, []);
    for (attacker, asks, asked) in [
        (furious, "asks all", "A reroll"),
        ("sworn_swords", "asks nobody", "select"),
    ] {
        let told = play(&text(attacker, asks)).problems;
        let what = &told[0].what;
        assert!(what.contains("answers nothing"), "{told:?}");
        assert!(what.contains(asked), "{told:?}");
    }
}

/// Wrong places to stand are no answers, either: a question names whom it is about.
#[test]
fn an_answer_is_about_the_unit_of_its_question() {
    let text = |answer: &str| {
        format!(
            "case freed
             A1 guardsmen @ 24, 24 N
             tray B1 infantry @ 24, 28.8 S
             tray B2 infantry @ 4, 40 S
             rolls 3
             A: retreat A1
             A: back 5
             B: {answer}
             expect B1 @ 24, 28.8 W"
        )
    };
    assert_eq!(play(&text("pivot B1 W")).problems, []);
    let told = play(&text("pivot B2 W")).problems;
    assert!(told[0].line == 8 && told[0].what.contains("B2"), "{told:?}");
}
