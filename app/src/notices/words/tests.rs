use super::*;
use platform::{
    TableId,
    notices::{Again, Matter, Moment, Over, Said},
    tables::{Motion, Verdict},
};
use tabletop::{DecisionId, Dice, Game, Quiet, Seat, Viewer};
use westeros::{Setup, Westeros};

struct First;

impl Dice for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// What a new game asks the house of the first seat, as its own page holds it.
fn asked(either: bool) -> Matter {
    let state = Westeros::start(&Setup::default(), 6, &mut Quiet(First));
    let seat = Seat(0);
    let asked = Westeros::decisions(&state).filter(|it| it.seat == seat && it.required);
    let asked: Vec<_> = asked.collect();
    Matter::Asked(Asked {
        kind: games::westeros::KIND.to_owned(),
        view: serde_json::to_string(&Westeros::view(&state, Viewer::Seat(seat))).unwrap(),
        decision: asked[0].id,
        prompts: serde_json::to_string(&asked).unwrap(),
        either,
    })
}

fn until() -> Moment {
    Moment {
        weekday: 1,
        day: 24,
        month: 10,
        hour: 0,
        minute: 51,
        zone: "CET".to_owned(),
        written: "2026-11-24 00:51 CET".to_owned(),
    }
}

fn item(category: Category, matter: Option<Matter>) -> Item {
    Item {
        category,
        matter,
        table: Some("Winter Council".to_owned()),
        link: "https://rookery.test/notice/1".to_owned(),
        until: None,
        replay: None,
    }
}

fn letter(language: &str, items: Vec<Item>) -> Letter {
    let message = Message {
        items,
        settings: "https://rookery.test/account".to_owned(),
        unsubscribe: Some("https://rookery.test/notice/2".to_owned()),
        refuse: None,
    };
    Wording.letter(language, &message)
}

const FEET: [&str; 2] = [
    "\n-- \nYou're receiving this because email notifications are on. Change them here:\nhttps://rookery.test/account\nUnsubscribe:\nhttps://rookery.test/notice/2\n",
    "\n-- \nDu bekommst diese E-Mail, weil Benachrichtigungen eingeschaltet sind. Hier änderst du sie:\nhttps://rookery.test/account\nAbbestellen:\nhttps://rookery.test/notice/2\n",
];

/// The subject and the whole text of the email in English and German, which ends with the same feet.
fn reads(item: &Item, english: [&str; 2], german: [&str; 2]) {
    for (language, [subject, text], feet) in [("en", english, FEET[0]), ("de", german, FEET[1])] {
        let letter = letter(language, vec![item.clone()]);
        assert_eq!(letter.subject, subject);
        assert_eq!(letter.text, format!("{text}\n{feet}"));
        assert!(
            letter
                .html
                .contains("<a href=\"https://rookery.test/notice/1\">")
        );
    }
}

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
            "Du bist am Tisch Winter Council dran: Haus Baratheon (Befehle legen), Runde 1. Du hast Zeit bis Di., 24. Nov., 00:51 Uhr (CET); danach antwortet die Uhr für dich.\nhttps://rookery.test/notice/1",
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
            "It's your turn at Winter Council: House Baratheon to place orders, round 1.\nThere are two answers. Choose one here, without signing in:\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Baratheon ist dran (Befehle legen), Runde 1",
            "Du bist am Tisch Winter Council dran: Haus Baratheon (Befehle legen), Runde 1.\nEs gibt zwei Antworten. Wähle hier eine, ohne dich anzumelden:\nhttps://rookery.test/notice/1",
        ],
    );
    // Others get a plain address, which answers nothing.
    assert!(!letter("en", vec![turn]).lines[0].contains("two answers"));
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
            "Deine Zeit am Tisch Winter Council läuft ab: Haus Baratheon ist dran (Befehle legen), Runde 1. Du hast Zeit bis Di., 24. Nov., 00:51 Uhr (CET); danach antwortet die Uhr für dich.\nhttps://rookery.test/notice/1",
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
            "You missed a deadline at Winter Council, and the clock answered for you. Miss one more in a row and your seat is offered to others. Your next deadline is Tue 24 Nov, 00:51 (CET).\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Die Uhr hat für dich geantwortet",
            "Du hast am Tisch Winter Council eine Frist verpasst, und die Uhr hat für dich geantwortet. Verpasst du gleich noch eine, wird dein Platz anderen angeboten. Deine nächste Frist endet Di., 24. Nov., 00:51 Uhr (CET).\nhttps://rookery.test/notice/1",
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
        &item(Category::Replacement, Some(Matter::Lost)),
        [
            "Winter Council: someone else has your seat",
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
            "Winter Council: a seat changes hands",
            "A seat at Winter Council changes hands.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Ein Platz wird neu besetzt",
            "Am Tisch Winter Council wird ein Platz neu besetzt.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn talk_says_where_and_whether_a_plan_waits() {
    let said = |hall, private, plans| {
        Matter::Said(Said {
            hall,
            private,
            plans,
        })
    };
    reads(
        &item(Category::Press, Some(said(2, 1, 1))),
        [
            "Winter Council: a plan waits for your answer",
            "Unread at Winter Council: 1 private message, 2 messages in the hall. One brings a plan that waits for your answer.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Ein Plan wartet auf deine Antwort",
            "Ungelesen am Tisch Winter Council: 1 vertrauliche Nachricht, 2 Nachrichten in der Halle. Eine enthält einen Plan, der auf deine Antwort wartet.\nhttps://rookery.test/notice/1",
        ],
    );
    let subject = |said| letter("en", vec![item(Category::Press, Some(said))]).subject;
    assert_eq!(subject(said(0, 1, 0)), "Winter Council: a private message");
    assert_eq!(subject(said(3, 2, 0)), "Winter Council: private messages");
    assert_eq!(subject(said(1, 0, 0)), "Winter Council: news in the hall");
    assert_eq!(
        subject(said(1, 1, 2)),
        "Winter Council: plans wait for your answer"
    );
}

#[test]
fn the_end_names_the_result_and_shows_the_replay() {
    let over = |verdict, mine| {
        Matter::Over(Over {
            kind: games::westeros::KIND.to_owned(),
            ranking: match verdict {
                None => ["Stark", "Lannister", "Tyrell"].map(str::to_owned).to_vec(),
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
            "Winter Council is over. Stark won; you came 2nd of 3 with Lannister.\nhttps://rookery.test/notice/1\nWatch the replay:\nhttps://rookery.test/tables/1?moment=7",
        ],
        [
            "Winter Council: Stark hat gewonnen",
            "Die Partie Winter Council ist zu Ende. Stark hat gewonnen; du bist mit Lennister auf Platz 2 von 3.\nhttps://rookery.test/notice/1\nPartie noch einmal ansehen:\nhttps://rookery.test/tables/1?moment=7",
        ],
    );
    let won = letter("en", vec![ended(over(None, Some(0)))]);
    assert_eq!(
        won.lines[0],
        "Winter Council is over. Stark won: congratulations."
    );
    let draw = letter("en", vec![ended(over(Some(Verdict::Draw), None))]);
    assert_eq!(draw.subject, "Winter Council: a draw");
    assert_eq!(
        draw.lines[0],
        "Winter Council is over. The players agreed on a draw."
    );
    let canceled = letter("de", vec![ended(over(Some(Verdict::Cancelled), None))]);
    assert_eq!(canceled.subject, "Winter Council: Partie abgebrochen");
}

#[test]
fn a_vote_says_on_what() {
    reads(
        &item(Category::Vote, Some(Matter::Vote(Motion::Draw))),
        [
            "Winter Council: a vote on a draw",
            "The players at Winter Council are voting on a draw.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Abstimmung über ein Unentschieden",
            "Am Tisch Winter Council wird über ein Unentschieden abgestimmt.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn a_full_table_asks_to_confirm() {
    reads(
        &item(Category::Invitation, Some(Matter::Full)),
        [
            "Winter Council: the table is full, confirm you're ready",
            "Winter Council is full. The game begins as soon as everyone has confirmed they're ready.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Alle da, bestätige deine Teilnahme",
            "Am Tisch Winter Council sind alle Plätze besetzt. Die Partie beginnt, sobald alle bestätigt haben, dass sie bereit sind.\nhttps://rookery.test/notice/1",
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
            "“Bob” wants a rematch of Winter Council and invites you. Your seat is kept for you until Tue 24 Nov, 00:51 (CET).\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: eine Revanche",
            "„Bob“ möchte eine Revanche für Winter Council und lädt dich ein. Dein Platz ist bis Di., 24. Nov., 00:51 Uhr (CET) für dich reserviert.\nhttps://rookery.test/notice/1",
        ],
    );
    let masked = Again {
        by: None,
        kept_until: None,
        ..again
    };
    let masked = item(Category::Invitation, Some(Matter::Again(masked)));
    assert_eq!(
        letter("en", vec![masked]).lines[0],
        "There is going to be a rematch of Winter Council. Open it and choose a seat."
    );
}

#[test]
fn what_needs_no_more_words_has_few() {
    reads(
        &item(Category::Started, None),
        [
            "Winter Council: the game has begun",
            "Winter Council has begun.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Die Partie hat begonnen",
            "Die Partie Winter Council hat begonnen.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Battle, None),
        [
            "Winter Council: your battle is decided",
            "Your battle at Winter Council is decided.\nhttps://rookery.test/notice/1",
        ],
        [
            "Winter Council: Dein Kampf ist entschieden",
            "Dein Kampf am Tisch Winter Council ist entschieden.\nhttps://rookery.test/notice/1",
        ],
    );
}

#[test]
fn an_email_about_the_account_says_what_to_do() {
    reads(
        &item(Category::Address, None),
        [
            "Confirm your email address for Rookery",
            "Someone, probably you, entered this address on Rookery. If it was you, confirm it. If not, ignore this email.\nhttps://rookery.test/notice/1",
        ],
        [
            "Bestätige deine E-Mail-Adresse für Rookery",
            "Jemand, wahrscheinlich du, hat diese Adresse bei Rookery eingegeben. Wenn du es warst, bestätige sie. Wenn nicht, kannst du diese E-Mail ignorieren.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Recovery, None),
        [
            "Reset your Rookery password",
            "Someone, probably you, asked to reset the password of your Rookery account. Choose a new one here within an hour. If it wasn't you, ignore this email.\nhttps://rookery.test/notice/1",
        ],
        [
            "Setze dein Rookery-Passwort zurück",
            "Jemand, wahrscheinlich du, möchte das Passwort deines Rookery-Kontos zurücksetzen. Wähle hier innerhalb einer Stunde ein neues. Wenn du es nicht warst, kannst du diese E-Mail ignorieren.\nhttps://rookery.test/notice/1",
        ],
    );
    reads(
        &item(Category::Trial, None),
        [
            "Test message",
            "It works: notifications reach you here.\nhttps://rookery.test/notice/1",
        ],
        [
            "Testnachricht",
            "Es klappt: Hier erreichen dich Benachrichtigungen.\nhttps://rookery.test/notice/1",
        ],
    );
}

/// What a stranger has written stands in no subject, and in the text it is no link.
#[test]
fn what_strangers_cause_carries_their_words_as_words_only() {
    let invited = Matter::Invited {
        by: "evil.example".to_owned(),
    };
    let message = Message {
        items: vec![Item {
            table: Some("Win at https://evil.example".to_owned()),
            ..item(Category::Invitation, Some(invited))
        }],
        settings: String::new(),
        unsubscribe: None,
        refuse: Some("https://rookery.test/notice/2".to_owned()),
    };
    let english = Wording.letter("en", &message);
    assert_eq!(english.subject, "You're invited to a game");
    assert_eq!(
        english.text,
        "“evil. example” invites you to the table “Win at https: //evil. example”. Open it to choose a seat, to decline, or to block “evil. example”.\nhttps://rookery.test/notice/1\n\n-- \nDon't want to be invited by email? Stop these emails for good:\nhttps://rookery.test/notice/2\n"
    );
    let german = Wording.letter("de", &message);
    assert_eq!(german.subject, "Du bist zu einer Partie eingeladen");
    assert_eq!(
        german.text,
        "„evil. example“ lädt dich an den Tisch „Win at https: //evil. example“ ein. Öffne ihn, um einen Platz zu wählen, abzulehnen oder „evil. example“ zu blockieren.\nhttps://rookery.test/notice/1\n\n-- \nDu möchtest nicht per E-Mail eingeladen werden? Hier bestellst du solche E-Mails endgültig ab:\nhttps://rookery.test/notice/2\n"
    );
    for part in [&english, &german] {
        assert!(!part.html.contains("evil.example"), "{}", part.html);
    }
    let no_matter = letter("en", vec![item(Category::Invitation, None)]);
    assert!(!no_matter.subject.contains("Winter") && !no_matter.text.contains("Winter"));
}

#[test]
fn several_tables_are_one_email_and_the_first_is_named() {
    let mut two = vec![item(Category::Turn, None), item(Category::Ended, None)];
    two[1].table = Some("Wall".to_owned());
    assert_eq!(
        letter("en", two.clone()).subject,
        "Winter Council: your turn (and 1 more table)"
    );
    assert_eq!(
        letter("de", two).subject,
        "Winter Council: Du bist dran (und 1 weiterer Tisch)"
    );
}

#[test]
fn an_unknown_language_is_english_and_a_game_without_words_is_named_all_the_same() {
    let strange = Matter::Asked(Asked {
        kind: "chess".to_owned(),
        view: String::new(),
        prompts: String::new(),
        decision: DecisionId(1),
        either: false,
    });
    let letter = letter("tlh", vec![item(Category::Turn, Some(strange))]);
    assert_eq!(letter.subject, "Winter Council: your turn");
    assert_eq!(letter.lines[0], "It's your turn at Winter Council.");
}

#[test]
fn what_has_no_room_is_counted() {
    assert_eq!(Wording.more("en", 3), "and 3 more");
    assert_eq!(Wording.more("de", 3), "und 3 weitere");
}

#[test]
fn what_a_table_is_called_is_no_html() {
    let mut bold = item(Category::Started, None);
    bold.table = Some("<b>\"x\"&".to_owned());
    let html = letter("en", vec![bold]).html;
    assert!(html.contains("&lt;b&gt;&quot;x&quot;&amp; has begun"));
    assert!(!html.contains("<b>"));
}
