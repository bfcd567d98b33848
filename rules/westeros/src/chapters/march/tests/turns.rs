//! Tests of whose turn it is.

use crate::{Action, Phase, testing::Play};

#[test]
fn an_order_that_moves_nobody_resolves_itself() {
    let play = Play::from(
        Phase::March,
        6,
        "
        Stark   | Winterfell | routed F | March
        Greyjoy | Pyke       | F        | March
        Tyrell  | Highgarden | F        | March",
    );
    assert_eq!(play.order("Winterfell"), None, "all are routed");
    assert_eq!(play.order("Pyke"), None, "and Pyke has no ship");
    assert_eq!(play.awaited(), ["Tyrell"]);
}

#[test]
fn only_marches_answer_the_question() {
    let mut play = Play::from(Phase::March, 6, "Stark | Winterfell | F | March");
    let answered = play.answer("Stark", Action::Decline);
    assert_eq!(
        answered,
        crate::testing::because(crate::Illegal::WrongAnswer)
    );
}
