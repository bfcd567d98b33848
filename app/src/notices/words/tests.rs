mod several;
mod tables;
mod turns;

use super::*;
use platform::{
    TableId,
    notices::{Again, Asked, Asker, LocalTime, Matter, Over, Placed, Unread},
    tables::{Loss, Motion, Verdict},
};
use tabletop::{AnyValue, DecisionId, Dice, Game, Quiet, Seat, Viewer};
use westeros::{Setup, Westeros};

struct First;

impl Dice for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Returns what a new game asks the house of the first seat, as its own page holds it.
fn asked(either: bool) -> Matter {
    let state = Westeros::start(&Setup::default(), 6, &mut Quiet(First));
    let seat = Seat(0);
    let asked = Westeros::decisions(&state).filter(|it| it.seat == seat && it.required);
    let asked: Vec<_> = asked.collect();
    Matter::Asked(Asked {
        kind: "westeros".to_owned(),
        view: AnyValue::new(Westeros::view(&state, Viewer::Seat(seat))),
        decision: asked[0].id,
        prompts: AnyValue::new(asked),
        either,
        laid: None,
    })
}

fn until() -> LocalTime {
    LocalTime {
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

fn rendered(language: &str, items: Vec<Item>) -> Rendered {
    let message = Message {
        items,
        settings: "https://rookery.test/account".to_owned(),
        unsubscribe: Some("https://rookery.test/notice/2".to_owned()),
        refuse: None,
    };
    Wording.render(language, &message)
}

const FEET: [&str; 2] = [
    "\n-- \nYou're receiving this because email notifications are on. Change your notification settings:\nhttps://rookery.test/account\nUnsubscribe from these emails:\nhttps://rookery.test/notice/2\n",
    "\n-- \nDu bekommst diese E-Mail, weil Benachrichtigungen eingeschaltet sind. Benachrichtigungen ändern:\nhttps://rookery.test/account\nDiese E-Mails abbestellen:\nhttps://rookery.test/notice/2\n",
];

/// The subject and the whole text of the email in English and German, which ends with the same feet.
fn reads(item: &Item, english: [&str; 2], german: [&str; 2]) {
    for (language, [subject, text], feet) in [("en", english, FEET[0]), ("de", german, FEET[1])] {
        let rendered = rendered(language, vec![item.clone()]);
        assert_eq!(rendered.subject, subject);
        assert_eq!(rendered.text, format!("{text}\n{feet}"));
        assert!(
            rendered
                .html
                .contains("<a href=\"https://rookery.test/notice/1\">")
        );
    }
}
