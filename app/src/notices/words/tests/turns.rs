//! What is asked, and what the clock does where nobody answers.

use super::*;

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
            "It's your turn at Winter Council: House Baratheon to place orders, round 1. You have until Tue 24 Nov, 00:51 (CET); then the clock answers for you.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Baratheon ist dran (Befehle legen), Runde 1, bis Di., 24. Nov., 00:51 Uhr",
            "Du bist am Tisch Winter Council dran: Haus Baratheon (Befehle legen), Runde 1. Du hast Zeit bis Di., 24. Nov., 00:51 Uhr (MEZ); danach antwortet die Uhr für dich.\nhttps://rookery.test/notice/1",
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
            "It's your turn at Winter Council: House Baratheon to place orders, round 1.\nThere are two possible answers. Choose one here without signing in:\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Baratheon ist dran (Befehle legen), Runde 1",
            "Du bist am Tisch Winter Council dran: Haus Baratheon (Befehle legen), Runde 1.\nEs gibt zwei mögliche Antworten. Hier kannst du ohne Anmeldung eine wählen:\nhttps://rookery.test/notice/1",
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
            "Your time at Winter Council is running out: House Baratheon to place orders, round 1. You have until Tue 24 Nov, 00:51 (CET); then the clock answers for you.\nhttps://rookery.test/notice/1",
        ],
        [
            "Erinnerung, Winter Council: Baratheon ist dran (Befehle legen), Runde 1, bis Di., 24. Nov., 00:51 Uhr",
            "Deine Zeit am Tisch Winter Council läuft ab: Haus Baratheon ist dran (Befehle legen), Runde 1. Du hast Zeit bis Di., 24. Nov., 00:51 Uhr (MEZ); danach antwortet die Uhr für dich.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn the_first_missed_deadline_warns_of_the_next() {
    let missed = Item {
        until: Some(until()),
        ..item(Category::Deadline, Some(Matter::Missed { more: 1 }))
    };
    reads(
        &missed,
        [
            "Winter Council: the clock answered for you",
            "You missed a deadline at Winter Council, and the clock answered for you. Miss the next one too, and your seat will be offered to others. Your next deadline is Tue 24 Nov, 00:51 (CET).\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Die Uhr hat für dich geantwortet",
            "Du hast am Tisch Winter Council eine Frist verpasst, und die Uhr hat für dich geantwortet. Verpasst du auch die nächste, wird dein Platz anderen angeboten. Deine nächste Frist endet am Di., 24. Nov., 00:51 Uhr (MEZ).\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn an_offered_and_a_lost_seat_are_told_apart() {
    reads(
        &item(Category::Replacement, Some(Matter::Offered)),
        [
            "Winter Council: your seat is offered to others",
            "You missed too many deadlines at Winter Council, so your seat is offered to others. To keep it, open the table and say you're back.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Dein Platz wird anderen angeboten",
            "Du hast am Tisch Winter Council zu viele Fristen verpasst. Dein Platz wird jetzt anderen angeboten. Um ihn zu behalten, öffne den Tisch und melde dich zurück.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Replacement, Some(Matter::Lost(None))),
        [
            "Winter Council: someone else has taken over your seat",
            "Someone else has your seat at Winter Council now.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Dein Platz ist neu besetzt",
            "Deinen Platz am Tisch Winter Council hat jetzt jemand anderes.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Replacement, None),
        [
            "Winter Council: a seat is changing hands",
            "A seat at Winter Council is changing hands.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Ein Platz wird neu besetzt",
            "Am Tisch Winter Council wird ein Platz neu besetzt.\nhttps://rookery.test/notice/1",
        ],
    );
}
