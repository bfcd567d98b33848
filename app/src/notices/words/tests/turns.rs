//! Tests of what is asked, and what the clock does where nobody answers.

use super::*;
use platform::notices::Laid;
use westeros::{Action, Area, OrderToken, Orders};

#[test]
fn a_turn_names_table_house_round_task_and_deadline() {
    let turn = Item {
        until: Some(until()),
        ..item(Category::Turn, Some(asked(false)))
    };
    reads(
        &turn,
        [
            "Winter Council: Baratheon to place orders, round 1, until Tue 24 Nov, 00:51",
            "It's your turn at “Winter Council”: House Baratheon to place orders, round 1. You have until Tue 24 Nov, 00:51 (CET); then the clock answers for you.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Baratheon ist dran (Befehle legen), Runde 1, bis Di., 24. Nov., 00:51 Uhr",
            "Du bist am Tisch „Winter Council“ dran: Haus Baratheon (Befehle legen), Runde 1. Du hast Zeit bis Di., 24. Nov., 00:51 Uhr (MEZ); danach antwortet die Uhr für dich.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn a_question_with_two_answers_is_answered_from_the_email() {
    let turn = item(Category::Turn, Some(asked(true)));
    reads(
        &turn,
        [
            "Winter Council: Baratheon to place orders, round 1",
            "It's your turn at “Winter Council”: House Baratheon to place orders, round 1.\nThere are two possible answers. Choose one here without signing in:\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Baratheon ist dran (Befehle legen), Runde 1",
            "Du bist am Tisch „Winter Council“ dran: Haus Baratheon (Befehle legen), Runde 1.\nEs gibt zwei mögliche Antworten. Hier kannst du ohne Anmeldung eine wählen:\nhttps://rookery.test/notice/1",
        ],
    );
    // Others get a plain address, which answers nothing.
    assert!(!rendered("en", vec![turn]).lines[0].contains("two possible answers"));
}

#[test]
fn a_reminder_says_that_it_is_one() {
    let reminder = Item {
        until: Some(until()),
        ..item(Category::Deadline, Some(asked(false)))
    };
    reads(
        &reminder,
        [
            "Reminder, Winter Council: Baratheon to place orders, round 1, until Tue 24 Nov, 00:51",
            "Your time at “Winter Council” is running out: House Baratheon to place orders, round 1. You have until Tue 24 Nov, 00:51 (CET); then the clock answers for you.\nhttps://rookery.test/notice/1",
        ],
        [
            "Erinnerung, Winter Council: Baratheon ist dran (Befehle legen), Runde 1, bis Di., 24. Nov., 00:51 Uhr",
            "Deine Zeit am Tisch „Winter Council“ läuft ab: Haus Baratheon ist dran (Befehle legen), Runde 1. Du hast Zeit bis Di., 24. Nov., 00:51 Uhr (MEZ); danach antwortet die Uhr für dich.\nhttps://rookery.test/notice/1",
        ],
    );
}

/// So many orders of the first seat that lie there, and what the clock has played for it.
fn laid(begun: &[Area], played: Option<&[Area]>) -> Laid {
    let orders = |areas: &[Area]| {
        let mut orders = Orders::NONE;
        for area in areas {
            orders.place(*area, OrderToken::Defense);
        }
        serde_json::to_string(&Action::PlaceOrders(orders)).unwrap()
    };
    Laid {
        kind: "westeros".to_owned(),
        begun: orders(begun),
        played: played.map(orders),
    }
}

const THREE: [Area; 3] = [Area::Dragonstone, Area::Kingswood, Area::ShipbreakerBay];

#[test]
fn what_is_laid_and_not_handed_in_counts_as_it_lies_and_as_missed() {
    let Matter::Asked(question) = asked(false) else {
        unreachable!("a question");
    };
    let waiting = |begun: &[Area]| {
        let laid = Some(laid(begun, None));
        Item {
            until: Some(until()),
            ..item(
                Category::Deadline,
                Some(Matter::Asked(Asked {
                    laid,
                    ..question.clone()
                })),
            )
        }
    };
    reads(
        &waiting(&THREE),
        [
            "Reminder, Winter Council: Baratheon to place orders, round 1, until Tue 24 Nov, 00:51",
            "Your time at “Winter Council” is running out: House Baratheon to place orders, round 1. Your 3 orders are placed but not sealed: on Tue 24 Nov, 00:51 (CET) they count as they stand, and the deadline counts as missed.\nhttps://rookery.test/notice/1",
        ],
        [
            "Erinnerung, Winter Council: Baratheon ist dran (Befehle legen), Runde 1, bis Di., 24. Nov., 00:51 Uhr",
            "Deine Zeit am Tisch „Winter Council“ läuft ab: Haus Baratheon ist dran (Befehle legen), Runde 1. Deine 3 Befehle sind gelegt, aber noch nicht versiegelt: Am Di., 24. Nov., 00:51 Uhr (MEZ) zählen sie so, wie sie liegen, und die Frist gilt als verpasst.\nhttps://rookery.test/notice/1",
        ],
    );
    let one = rendered("en", vec![waiting(&THREE[..1])]);
    assert!(one.lines[0].contains("Your order is placed but not sealed"));
    let none = rendered("en", vec![waiting(&[])]);
    assert!(none.lines[0].contains("then the clock answers for you"));
}

#[test]
fn who_missed_a_deadline_with_orders_laid_is_told_that_those_were_played() {
    let missed = |begun: &[Area], played: &[Area]| {
        let laid = Some(laid(begun, Some(played)));
        item(Category::Deadline, Some(Matter::Missed { more: 1, laid }))
    };
    reads(
        &missed(&THREE, &THREE),
        [
            "Winter Council: you missed a deadline",
            "You missed a deadline at “Winter Council”. Your 3 orders were played as you had placed them. Miss the next one too, and your seat will be offered to others.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Du hast eine Frist verpasst",
            "Du hast am Tisch „Winter Council“ eine Frist verpasst. Deine 3 Befehle wurden so gespielt, wie du sie gelegt hattest. Verpasst du auch die nächste, wird dein Platz anderen angeboten.\nhttps://rookery.test/notice/1",
        ],
    );
    let some = rendered("en", vec![missed(&THREE[..2], &THREE)]);
    assert!(some.lines[0].contains("Your 2 orders were played as you had placed them"));
    let other = rendered("en", vec![missed(&THREE, &THREE[..2])]);
    assert_eq!(other.subject, "Winter Council: the clock answered for you");
}

#[test]
fn a_vote_on_ones_own_seat_says_so() {
    let vote = item(Category::Vote, Some(Matter::VoteOnYou(None)));
    reads(
        &vote,
        [
            "Winter Council: a vote on your seat",
            "The other players at “Winter Council” are voting on handing your seat over to the computer. To keep it, open the table and play on.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Abstimmung über deinen Platz",
            "Am Tisch „Winter Council“ stimmen die anderen darüber ab, deinen Platz dem Computer zu übergeben. Um ihn zu behalten, öffne den Tisch und spiele weiter.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn the_first_missed_deadline_warns_of_the_next() {
    let missed = Item {
        until: Some(until()),
        ..item(
            Category::Deadline,
            Some(Matter::Missed {
                more: 1,
                laid: None,
            }),
        )
    };
    reads(
        &missed,
        [
            "Winter Council: the clock answered for you",
            "You missed a deadline at “Winter Council”, and the clock answered for you. Miss the next one too, and your seat will be offered to others. Your next deadline is Tue 24 Nov, 00:51 (CET).\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Die Uhr hat für dich geantwortet",
            "Du hast am Tisch „Winter Council“ eine Frist verpasst, und die Uhr hat für dich geantwortet. Verpasst du auch die nächste, wird dein Platz anderen angeboten. Deine nächste Frist endet am Di., 24. Nov., 00:51 Uhr (MEZ).\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn an_offered_and_a_lost_seat_are_told_apart() {
    reads(
        &item(Category::Replacement, Some(Matter::Offered)),
        [
            "Winter Council: your seat is offered to others",
            "You missed too many deadlines at “Winter Council”, so your seat is offered to others. To keep it, open the table and say you're back.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Dein Platz wird anderen angeboten",
            "Du hast am Tisch „Winter Council“ zu viele Fristen verpasst. Dein Platz wird jetzt anderen angeboten. Um ihn zu behalten, öffne den Tisch und melde dich zurück.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Replacement, Some(Matter::Lost(None))),
        [
            "Winter Council: someone else has taken over your seat",
            "Someone else has your seat at “Winter Council” now.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Dein Platz ist neu besetzt",
            "Deinen Platz am Tisch „Winter Council“ hat jetzt jemand anderes.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Replacement, None),
        [
            "Winter Council: a seat is changing hands",
            "A seat at “Winter Council” is changing hands.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Ein Platz wird neu besetzt",
            "Am Tisch „Winter Council“ wird ein Platz neu besetzt.\nhttps://rookery.test/notice/1",
        ],
    );
}
