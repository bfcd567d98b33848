//! Tests of emails about no table, and about several at once.

use super::*;

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
            "Someone, probably you, asked to reset the password for your Rookery account. Choose a new one here within an hour. If it wasn't you, ignore this email.\nhttps://rookery.test/notice/1",
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
            "It works: you'll get your notifications here.\nhttps://rookery.test/notice/1",
        ],
        [
            "Testnachricht",
            "Es klappt: Deine Benachrichtigungen kommen hier an.\nhttps://rookery.test/notice/1",
        ],
    );
}

/// A stranger's words are shown as theirs, in the subject as in the text, and are no link.
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
    let english = Wording.render("en", &message);
    assert_eq!(
        english.subject,
        "“evil. example” invites you to “Win at https: //evil. example”"
    );
    assert_eq!(
        english.text,
        "“evil. example” invites you to the table “Win at https: //evil. example”. Open it to choose a seat, decline, or block “evil. example”.\nhttps://rookery.test/notice/1\n\n-- \nDon't want to be invited by email? Stop these emails for good:\nhttps://rookery.test/notice/2\n"
    );
    let german = Wording.render("de", &message);
    assert_eq!(
        german.subject,
        "„evil. example“ lädt dich zu „Win at https: //evil. example“ ein"
    );
    assert_eq!(
        german.text,
        "„evil. example“ lädt dich an den Tisch „Win at https: //evil. example“ ein. Dort kannst du einen Platz wählen, die Einladung ablehnen oder „evil. example“ blockieren.\nhttps://rookery.test/notice/1\n\n-- \nDu möchtest nicht per E-Mail eingeladen werden? Solche E-Mails endgültig abbestellen:\nhttps://rookery.test/notice/2\n"
    );
    for part in [&english, &german] {
        assert!(!part.html.contains("evil.example"), "{}", part.html);
    }
    let no_matter = rendered("en", vec![item(Category::Invitation, None)]);
    assert!(!no_matter.subject.contains("Winter") && !no_matter.text.contains("Winter"));
}

#[test]
fn several_tables_are_one_email_and_the_first_is_named() {
    let mut two = vec![item(Category::Turn, None), item(Category::Ended, None)];
    two[1].table = Some("Wall".to_owned());
    assert_eq!(
        rendered("en", two.clone()).subject,
        "Winter Council: your turn (and other news)",
        "nothing is to be done there"
    );
    two[1].category = Category::Turn;
    assert_eq!(
        rendered("en", two.clone()).subject,
        "Winter Council: your turn (and 1 more table)"
    );
    assert_eq!(
        rendered("de", two.clone()).subject,
        "Winter Council: Du bist dran (und 1 weiterer Tisch)"
    );
    for (news, category) in two.iter_mut().zip([Category::Ended, Category::Started]) {
        news.category = category;
    }
    assert_eq!(
        rendered("en", two).subject,
        "Winter Council: game over (and 1 more table)"
    );
}

/// A seat that has been taken over is news, but nothing that the reader is reminded of.
#[test]
fn a_reminder_counts_only_what_is_open_for_its_reader() {
    let mut items = vec![
        item(Category::Deadline, Some(asked(false))),
        item(
            Category::Replacement,
            Some(Matter::Lost(Some(Loss::Offered))),
        ),
    ];
    items[1].table = Some("Wall".to_owned());
    assert_eq!(
        rendered("en", items.clone()).subject,
        "Reminder, Winter Council: Baratheon to place orders, round 1 (and other news)"
    );
    items[1] = Item {
        table: Some("Wall".to_owned()),
        ..item(Category::Turn, Some(asked(false)))
    };
    assert_eq!(
        rendered("de", items).subject,
        "Erinnerung, Winter Council: Baratheon ist dran (Befehle legen), Runde 1 (und 1 weiterer Tisch)"
    );
}

/// Checks that whoever reads with a phone, or is read to, is told where each link leads.
#[test]
fn links_say_where_they_lead_and_the_page_its_language() {
    let two = vec![
        item(Category::Turn, Some(asked(false))),
        item(Category::Turn, Some(asked(true))),
    ];
    let html = rendered("en", two.clone()).html;
    assert!(
        html.starts_with("<!DOCTYPE html><html lang=\"en\">"),
        "{html}"
    );
    let links: Vec<&str> = html
        .split("\">")
        .filter_map(|it| it.split_once("</a>"))
        .map(|(words, _)| words)
        .collect();
    assert_eq!(
        links,
        [
            "Go to the table “Winter Council”",
            "There are two possible answers. Choose one here without signing in",
            "Change your notification settings",
            "Unsubscribe from these emails",
        ]
    );
    let german = rendered("de", two).html;
    assert!(german.starts_with("<!DOCTYPE html><html lang=\"de\">"));
    for words in ["Zum Tisch „Winter Council“", "Diese E-Mails abbestellen"] {
        assert!(german.contains(&format!("\">{words}</a>")), "{german}");
    }
}

#[test]
fn an_unknown_language_is_english_and_a_game_without_words_is_named_all_the_same() {
    let strange = Matter::Asked(Asked {
        kind: "chess".to_owned(),
        view: AnyValue::new(()),
        prompts: AnyValue::new(()),
        decision: DecisionId(1),
        either: false,
        laid: None,
    });
    let rendered = rendered("tlh", vec![item(Category::Turn, Some(strange))]);
    assert_eq!(rendered.subject, "Winter Council: your turn");
    assert_eq!(rendered.lines[0], "It's your turn at “Winter Council”.");
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
    let html = rendered("en", vec![bold]).html;
    assert!(html.contains("“&lt;b&gt;&quot;x&quot;&amp;” has begun"));
    assert!(!html.contains("<b>"));
}
