//! The checks that hold for every email.

use super::{office::Email, story::CHAT_TEXT};
use app::{
    Language,
    games::{
        self,
        westeros::wording::{area_name, house_name},
    },
    speaking,
};
use battlefield::data::Data;
use platform::notices::{Again, Item, Matter};
use westeros::{Area, House};

/// A subject that mail programs still show, on a desktop.
const LONGEST: usize = 130;

/// Checks that an email says who, where, what, and until when by the reader's clock; as text and as HTML, with its
/// links.
pub fn says_what_it_is_about(email: &Email) {
    let (mail, reader) = (&email.mail, &email.reader);
    let shown = || format!("to {reader:?}\n{}\n\n{}", mail.subject, mail.text);
    for item in &email.message.items {
        let holds = |words: &str| {
            assert!(mail.text.contains(words), "{words:?} is not in {}", shown());
        };
        holds(&item.link);
        assert!(mail.html.contains("<a href=\"http"), "{}", mail.html);
        if let Some(table) = &item.table {
            holds(table);
        }
        if let Some(until) = &item.until {
            holds(&format!("{:02}:{:02}", until.hour, until.minute));
            holds(&format!("({})", reader.clock));
        }
        if let Some(Matter::Asked(asked)) = &item.matter {
            let task = speaking(reader.language, || games::task(asked)).expect("a task");
            for words in [task.who.as_str(), task.todo, &task.when] {
                holds(words);
            }
            assert!(item.until.is_some(), "a question has its time: {}", shown());
        }
    }
    let first = &email.message.items[0];
    heads(email, first);
    assert_ne!(mail.subject.trim(), "");
    assert!(mail.subject.chars().count() <= LONGEST, "{}", mail.subject);
}

/// Checks that what stands first stands in the subject.
fn heads(email: &Email, first: &Item) {
    let subject = &email.mail.subject;
    let mut words: Vec<String> = Vec::new();
    words.extend(first.table.clone());
    if let Some(Matter::Invited { by }) = &first.matter {
        words.push(by.clone());
    }
    if let Some(Matter::Asked(asked)) = &first.matter {
        let task = speaking(email.reader.language, || games::task(asked)).expect("a task");
        words.extend([task.who, task.todo.to_owned(), task.when]);
        let until = first.until.as_ref().expect("a question has its time");
        words.push(format!("{:02}:{:02}", until.hour, until.minute));
    }
    for it in words {
        assert!(subject.contains(&it), "{it:?} is not in {subject:?}");
    }
}

/// Nothing of what was said, where pieces stand, and who sits where; of others only who invites and,
/// as the table shows them, who has asked for a vote.
pub fn tells_no_secret(email: &Email) {
    let (mail, reader) = (&email.mail, &email.reader);
    let text = mail.text.lines().filter(|it| !it.starts_with("http"));
    let text = text.collect::<Vec<_>>().join("\n");
    let whole = [&*mail.subject, &text].join("\n");
    let lacks = |words: &str| {
        let leaks = whole.contains(words) || unlinked(&mail.html).contains(words);
        assert!(!leaks, "{words:?} is told to {reader:?}:\n{whole}");
    };
    let named: Vec<&str> = email.message.items.iter().filter_map(named).collect();
    for name in ["Ysolde", "Quentyn", "Xanthippe", "Zerberus"] {
        if !named.contains(&name) {
            lacks(name);
        }
    }
    lacks(CHAT_TEXT);
    let data = Data::of_this_build();
    let real = |faction: &str| ["stark", "lannister", "neutral"].contains(&faction);
    for card in data.cards.iter().filter(|it| real(&it.faction)) {
        lacks(&card.name);
    }
    for unit in data.units.iter().filter(|it| real(&it.faction)) {
        lacks(&unit.name);
    }
    for language in Language::ALL {
        speaking(language, || {
            for area in Area::ALL {
                lacks(area_name(area));
            }
            for house in House::ALL {
                if !own(email)
                    .iter()
                    .any(|it| it.starts_with(house_name(house)))
                {
                    lacks(house_name(house));
                }
            }
        });
    }
}

/// Returns who invites, and who has asked for a vote.
fn named(item: &Item) -> Option<&str> {
    match item.matter.as_ref()? {
        Matter::Invited { by } => Some(by),
        Matter::Again(Again { by, .. }) => by.as_deref(),
        Matter::Vote(_, by) | Matter::VoteOnYou(by) => by.as_ref()?.name.as_deref(),
        _ => None,
    }
}

/// The houses that this may name: the reader's own, who has won, and who has asked for a vote.
fn own(email: &Email) -> Vec<String> {
    let mut own = Vec::new();
    for item in &email.message.items {
        match &item.matter {
            Some(Matter::Asked(asked)) => {
                let task = |language| speaking(language, || games::task(asked));
                own.extend(Language::ALL.into_iter().filter_map(task).map(|it| it.who));
            }
            Some(Matter::Vote(_, Some(by)) | Matter::VoteOnYou(Some(by))) => {
                let role = |language| speaking(language, || games::role_label(&by.kind, &by.role));
                own.extend(Language::ALL.map(role));
            }
            Some(Matter::Over(_)) => {
                for language in Language::ALL {
                    own.extend(
                        House::ALL.map(|it| speaking(language, || house_name(it).to_owned())),
                    );
                }
            }
            _ => {}
        }
    }
    own
}

/// HTML without the addresses in it.
fn unlinked(html: &str) -> String {
    let mut parts = html.split("http");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(['"', '<', ' ']).unwrap_or(part.len());
        kept.push_str(&part[end..]);
    }
    kept
}
