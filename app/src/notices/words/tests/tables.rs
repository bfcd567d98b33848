//! Tests of what happens at a table, from the invitation to the rematch.

use super::*;

#[test]
fn talk_says_where_and_whether_a_plan_waits() {
    let unread = |hall, private, plans| {
        Matter::Unread(Unread {
            hall,
            private,
            plans,
        })
    };
    reads(
        &item(Category::Chat, Some(unread(2, 1, 1))),
        [
            "Winter Council: a plan needs your answer",
            "Unread at “Winter Council”: 1 private message, 2 messages in the hall. One contains a plan that needs your answer.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Ein Plan wartet auf deine Antwort",
            "Ungelesen am Tisch „Winter Council“: 1 vertrauliche Nachricht, 2 Nachrichten in der Halle. Eine enthält einen Plan, der auf deine Antwort wartet.\nhttps://rookery.test/notice/1",
        ],
    );
    let subject = |unread| rendered("en", vec![item(Category::Chat, Some(unread))]).subject;
    assert_eq!(
        subject(unread(0, 1, 0)),
        "Winter Council: a private message"
    );
    assert_eq!(subject(unread(3, 2, 0)), "Winter Council: private messages");
    assert_eq!(subject(unread(1, 0, 0)), "Winter Council: news in the hall");
    assert_eq!(
        subject(unread(1, 1, 2)),
        "Winter Council: plans need your answer"
    );
}

#[test]
fn the_end_names_the_result_and_shows_the_replay() {
    let over = |verdict, mine| {
        Matter::Over(Over {
            kind: "westeros".to_owned(),
            sides: match verdict {
                None => ranked(&["Stark", "Lannister", "Tyrell"]),
                Some(_) => Vec::new(),
            },
            mine,
            verdict,
            began: Some(7),
        })
    };
    let ended = |matter| Item {
        replay: Some("https://rookery.test/tables/1?moment=7".to_owned()),
        ..item(Category::Ended, Some(matter))
    };
    reads(
        &ended(over(None, Some(1))),
        [
            "Winter Council: Stark won",
            "“Winter Council” is over. Stark won; you finished 2nd of 3 with Lannister.\nhttps://rookery.test/notice/1\nWatch the replay:\nhttps://rookery.test/tables/1?moment=7",
        ],
        [
            "Winter Council: Stark hat gewonnen",
            "Die Partie „Winter Council“ ist zu Ende. Stark hat gewonnen; du bist mit Lennister auf Platz 2 von 3.\nhttps://rookery.test/notice/1\nRückblick auf die Partie:\nhttps://rookery.test/tables/1?moment=7",
        ],
    );
    let won = rendered("en", vec![ended(over(None, Some(0)))]);
    assert_eq!(
        won.lines[0],
        "“Winter Council” is over. You won with Stark. Congratulations!"
    );
    let draw = rendered("en", vec![ended(over(Some(Verdict::Draw), None))]);
    assert_eq!(draw.subject, "Winter Council: a draw");
    assert_eq!(
        draw.lines[0],
        "“Winter Council” is over. The players agreed on a draw."
    );
    let canceled = rendered("de", vec![ended(over(Some(Verdict::Cancelled), None))]);
    assert_eq!(canceled.subject, "Winter Council: Partie abgebrochen");
}

/// Sides of one seat each, in this order.
fn ranked(roles: &[&str]) -> Vec<Placed> {
    let side = |(place, role): (u8, &&str)| Placed {
        place,
        roles: vec![(*role).to_owned()],
    };
    (1..).zip(roles).map(side).collect()
}

#[test]
fn a_side_wins_together_and_a_shared_first_place_is_a_draw() {
    let side = |place, roles: &[&str]| Placed {
        place,
        roles: roles.iter().map(|it| (*it).to_owned()).collect(),
    };
    let ended = |sides, mine| {
        let over = Over {
            kind: "westeros".to_owned(),
            sides,
            mine,
            verdict: None,
            began: None,
        };
        rendered("en", vec![item(Category::Ended, Some(Matter::Over(over)))])
    };
    let teams = || {
        vec![
            side(1, &["Stark", "Tyrell"]),
            side(2, &["Lannister", "Martell"]),
        ]
    };
    let lost = ended(teams(), Some(1));
    assert_eq!(lost.subject, "Winter Council: Stark and Tyrell won");
    assert_eq!(
        lost.lines[0],
        "“Winter Council” is over. Stark and Tyrell won; you finished 2nd of 2 with Lannister and Martell."
    );
    let tied = ended(vec![side(1, &["Stark"]), side(1, &["Lannister"])], Some(1));
    assert_eq!(tied.subject, "Winter Council: a draw");
    assert_eq!(
        tied.lines[0],
        "“Winter Council” is over. It ended in a draw."
    );
}

#[test]
fn a_vote_says_on_what() {
    reads(
        &item(Category::Vote, Some(Matter::Vote(Motion::Draw, None))),
        [
            "Winter Council: a vote on a draw",
            "The players at “Winter Council” are voting on a draw.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Abstimmung über ein Unentschieden",
            "Am Tisch „Winter Council“ wird über ein Unentschieden abgestimmt.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn a_vote_says_who_asked_for_it() {
    let by = |name: Option<&str>| Asker {
        kind: "westeros".to_owned(),
        role: "Stark".to_owned(),
        name: name.map(str::to_owned),
    };
    reads(
        &item(
            Category::Vote,
            Some(Matter::Vote(Motion::Draw, Some(by(Some("Ann"))))),
        ),
        [
            "Winter Council: a vote on a draw",
            "The players at “Winter Council” are voting on a draw. House Stark (“Ann”) proposed it.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Abstimmung über ein Unentschieden",
            "Am Tisch „Winter Council“ wird über ein Unentschieden abgestimmt. Haus Stark („Ann“) hat das vorgeschlagen.\nhttps://rookery.test/notice/1",
        ],
    );
    let masked = Matter::Vote(Motion::Pause, Some(by(None)));
    let masked = rendered("en", vec![item(Category::Vote, Some(masked))]);
    assert!(masked.lines[0].ends_with("House Stark proposed it."));
}

#[test]
fn whoever_has_lost_a_seat_is_told_why() {
    let lost_text = |how, language| {
        let lost = item(Category::Replacement, Some(Matter::Lost(Some(how))));
        let rendered = rendered(language, vec![lost]);
        format!("{}\n{}", rendered.subject, rendered.lines[0])
    };
    assert_eq!(
        lost_text(Loss::Missed, "en"),
        "Winter Council: someone else has taken over your seat\nYou missed too many deadlines at “Winter Council”, so someone else has taken over your seat. You can keep watching."
    );
    assert_eq!(
        lost_text(Loss::Vote, "de"),
        "Winter Council: Der Computer hat deinen Platz übernommen\nAm Tisch „Winter Council“ spielt der Computer für dich weiter, weil die anderen dafür gestimmt haben. Du kannst weiter zusehen."
    );
    assert_ne!(
        lost_text(Loss::Offered, "en"),
        lost_text(Loss::Missed, "en")
    );
}

#[test]
fn a_full_table_asks_to_confirm() {
    reads(
        &item(Category::Invitation, Some(Matter::Full)),
        [
            "Winter Council: the table is full; confirm that you're ready",
            "“Winter Council” is full. The game begins as soon as everyone has confirmed they're ready.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Alle Plätze besetzt, bestätige deine Teilnahme",
            "Am Tisch „Winter Council“ sind alle Plätze besetzt. Die Partie beginnt, sobald alle bestätigt haben, dass sie bereit sind.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn a_rematch_says_who_wants_it_and_how_long_the_seat_is_kept() {
    let again = Again {
        table: TableId(1),
        by: Some("Bob".to_owned()),
        kept_until: Some(0),
    };
    let kept = Item {
        until: Some(until()),
        ..item(Category::Invitation, Some(Matter::Again(again.clone())))
    };
    reads(
        &kept,
        [
            "Winter Council: a rematch",
            "“Bob” wants a rematch of “Winter Council” and has invited you. Your seat is kept for you until Tue 24 Nov, 00:51 (CET).\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: eine Revanche",
            "„Bob“ möchte eine Revanche für „Winter Council“ und lädt dich dazu ein. Dein Platz ist bis Di., 24. Nov., 00:51 Uhr (MEZ) für dich reserviert.\nhttps://rookery.test/notice/1",
        ],
    );
    let masked = Again {
        by: None,
        kept_until: None,
        ..again
    };
    let masked = item(Category::Invitation, Some(Matter::Again(masked)));
    assert_eq!(
        rendered("en", vec![masked]).lines[0],
        "There's a rematch of “Winter Council”. Open it and choose a seat."
    );
}

#[test]
fn what_needs_no_more_words_has_few() {
    reads(
        &item(Category::Started, None),
        [
            "Winter Council: the game has begun",
            "“Winter Council” has begun.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Die Partie hat begonnen",
            "Die Partie „Winter Council“ hat begonnen.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Battle, None),
        [
            "Winter Council: your battle is decided",
            "Your battle at “Winter Council” is decided.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Dein Kampf ist entschieden",
            "Dein Kampf am Tisch „Winter Council“ ist entschieden.\nhttps://rookery.test/notice/1",
        ],
    );
}
