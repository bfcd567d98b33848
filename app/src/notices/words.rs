//! The words of letters: a line a notice, with its link, as text and as simple HTML.

use super::{quoted::quoted, said::told};
use crate::{
    language::{Language, speaking},
    markup::escaped,
    table_name::table_name,
};
use platform::{
    notices::{Category, Item, Letter, Matter, Message, Words},
    tables::Motion,
};

/// Words for all letters, in all languages of the pages.
pub struct Wording;

impl Words for Wording {
    fn letter(&self, language: &str, message: &Message) -> Letter {
        let language = Language::from_code(language).unwrap_or_default();
        speaking(language, || letter(message))
    }

    fn more(&self, language: &str, count: usize) -> String {
        let language = Language::from_code(language).unwrap_or_default();
        speaking(language, || {
            say!("and {count} more" | "und {count} weitere")
        })
    }
}

fn letter(message: &Message) -> Letter {
    let lines: Vec<(String, &str)> = message
        .items
        .iter()
        .map(|it| (line(it), it.link.as_str()))
        .collect();
    let why = word!(
        "You get this letter because your account asks for it. What you are told, and when, is settled here:"
            | "Du bekommst diesen Brief, weil dein Konto darum bittet. Was du wann erfährst, stellst du hier ein:"
    );
    let end = word!("No more mail:" | "Keine Mails mehr:");
    let mut feet = Vec::new();
    if let Some(unsubscribe) = &message.unsubscribe {
        feet.push((why.to_owned(), message.settings.as_str()));
        feet.push((end.to_owned(), unsubscribe.as_str()));
    }
    if let Some(refuse) = &message.refuse {
        feet.push((refusal(message).to_owned(), refuse.as_str()));
    }
    Letter {
        subject: subject(&message.items),
        text: text(&lines, &feet),
        html: html(&lines, &feet),
        lines: lines.iter().map(|(it, _)| it.clone()).collect(),
    }
}

/// Ends what strangers can cause.
fn refusal(message: &Message) -> &'static str {
    match message.items[0].category {
        Category::Address => word!(
            "Wasn't it you? Stop these emails to this address for good:"
                | "Du warst das nicht? Hier bestellst du solche Mails an diese Adresse endgültig ab:"
        ),
        _ => word!(
            "Don't want to be invited by email? Stop these emails for good:"
                | "Du möchtest nicht per Mail eingeladen werden? Hier bestellst du solche Mails endgültig ab:"
        ),
    }
}

/// The first item, which is the most urgent; where several tables have news, how many.
fn subject(items: &[Item]) -> String {
    let mut names: Vec<_> = items.iter().map(|it| &it.table).collect();
    names.sort();
    names.dedup();
    match names.len() {
        0 | 1 => headline(&items[0]),
        n => say!("News from {n} tables" | "Neues von {n} Tischen"),
    }
}

fn headline(item: &Item) -> String {
    let table = table_name(item.table.as_deref().unwrap_or_default());
    if let Some(words) = item.matter.and_then(|it| title(it, &table)) {
        return words;
    }
    match item.category {
        Category::Turn => say!("Your turn: {table}" | "Du bist dran: {table}"),
        Category::Deadline => {
            say!("Time is running out: {table}" | "Die Zeit läuft ab: {table}")
        }
        Category::Address => {
            word!("Rookery: is this your address?" | "Rookery: Ist das deine Adresse?").to_owned()
        }
        Category::Recovery => word!("A new password" | "Ein neues Passwort").to_owned(),
        Category::Invitation => told(Category::Invitation).to_owned(),
        Category::Trial => word!("A letter to try" | "Ein Probebrief").to_owned(),
        other => format!("{}: {table}", told(other)),
    }
}

/// The headline of what says more than its category.
fn title(matter: Matter, table: &str) -> Option<String> {
    Some(match matter {
        Matter::Offered => say!(
            "Your seat is offered to others: {table}"
                | "Dein Platz wird anderen angeboten: {table}"
        ),
        Matter::Lost => {
            say!("Your seat has another holder: {table}" | "Dein Platz ist neu besetzt: {table}")
        }
        // Strangers invite, too: nothing that they have written stands in a subject.
        Matter::Invited => {
            word!("You are invited to a table" | "Du bist an einen Tisch eingeladen").to_owned()
        }
        Matter::Full => {
            say!("The table is full: {table}" | "Der Tisch ist voll: {table}")
        }
        Matter::Vote(_) => return None,
    })
}

/// One thing in a sentence.
fn line(item: &Item) -> String {
    let table = table_name(item.table.as_deref().unwrap_or_default());
    let sentence = match item.matter {
        Some(matter) => exactly(matter, &table),
        None => roughly(item.category, &table),
    };
    match &item.until {
        Some(until) => {
            say!("{sentence} It waits until {until}." | "{sentence} Er wartet bis {until}.")
        }
        None => sentence,
    }
}

fn exactly(matter: Matter, table: &str) -> String {
    match matter {
        Matter::Offered => say!(
            "You missed answers at the table {table}: your seat is offered to others. Open the table and say that you are here again to keep it."
                | "Du hast am Tisch {table} Antworten verpasst: Dein Platz wird anderen angeboten. Öffne den Tisch und sag, dass du wieder da bist, um ihn zu behalten."
        ),
        Matter::Lost => say!(
            "Your seat at the table {table} has another holder now."
                | "Deinen Platz am Tisch {table} hat jetzt jemand anderes."
        ),
        Matter::Invited => {
            let table = quoted(table);
            say!(
                "You are invited to the table {table}: open it to choose a seat, to decline, or to block whoever invites you."
                    | "Du bist an den Tisch {table} eingeladen: Öffne ihn, um einen Platz zu wählen, abzulehnen oder die einladende Person zu blockieren."
            )
        }
        Matter::Full => say!(
            "The table {table} is full and waits for you to say that you are there."
                | "Der Tisch {table} ist voll und wartet darauf, dass du sagst, dass du da bist."
        ),
        Matter::Vote(motion) => {
            let what = voted_on(motion);
            say!(
                "There is a vote at the table {table}, on {what}."
                    | "Am Tisch {table} wird über {what} abgestimmt."
            )
        }
    }
}

/// Not on whose seat: a letter tells nobody who is waited for.
fn voted_on(motion: Motion) -> &'static str {
    match motion {
        Motion::Extend => word!("more time" | "mehr Zeit"),
        Motion::Pause => word!("a pause" | "eine Pause"),
        Motion::Resume => word!("the end of the pause" | "das Ende der Pause"),
        Motion::Draw => word!("a draw" | "ein Unentschieden"),
        Motion::Cancel => word!("canceling the game" | "den Abbruch der Partie"),
        Motion::Remove(_) => {
            word!("giving a seat to the computer" | "die Übergabe eines Platzes an den Computer")
        }
    }
}

fn roughly(category: Category, table: &str) -> String {
    match category {
        Category::Turn => say!("The table {table} waits for you." | "Der Tisch {table} wartet auf dich."),
        Category::Deadline => say!(
            "Most of your time at the table {table} has passed, and it still waits for you."
                | "Der größte Teil deiner Zeit am Tisch {table} ist um, und er wartet noch auf dich."
        ),
        Category::Press => say!("Somebody wrote to you at the table {table}." | "Am Tisch {table} hat dir jemand geschrieben."),
        Category::Battle => say!("A battle of yours at the table {table} is decided." | "Eine deiner Schlachten am Tisch {table} ist entschieden."),
        Category::Started => say!("The game at the table {table} has begun." | "Die Partie am Tisch {table} hat begonnen."),
        Category::Ended => say!("The game at the table {table} is over." | "Die Partie am Tisch {table} ist zu Ende."),
        Category::Replacement => say!("A seat at the table {table} changes hands." | "Am Tisch {table} wechselt ein Platz den Besitzer."),
        Category::Vote => say!("There is a vote at the table {table}." | "Am Tisch {table} wird abgestimmt."),
        Category::Invitation => word!(
            "A table waits for you before it begins."
                | "Ein Tisch wartet auf dich, bevor er beginnt."
        )
        .to_owned(),
        Category::Address => word!(
            "Somebody, probably you, gave this address at Rookery. If it was you, confirm it; if not, you need not do anything."
                | "Jemand, wahrscheinlich du, hat bei Rookery diese Adresse angegeben. Wenn du es warst, bestätige sie; sonst brauchst du nichts zu tun."
        )
        .to_owned(),
        Category::Recovery => word!(
            "Somebody, probably you, has lost the password of your account at Rookery. Choose a new one here within an hour; if it was not you, do nothing."
                | "Jemand, wahrscheinlich du, hat das Passwort deines Kontos bei Rookery verloren. Wähle hier binnen einer Stunde ein neues; wenn du es nicht warst, tu nichts."
        )
        .to_owned(),
        Category::Trial => word!("It works: this is how you will be told." | "Es klappt: So wirst du benachrichtigt.").to_owned(),
    }
}

fn text(lines: &[(String, &str)], feet: &[(String, &str)]) -> String {
    let paragraph = |(line, link): &(String, &str)| format!("{line}\n{link}\n");
    let lines: Vec<_> = lines.iter().map(paragraph).collect();
    let feet: Vec<_> = feet.iter().map(paragraph).collect();
    if feet.is_empty() {
        return lines.join("\n");
    }
    format!("{}\n-- \n{}", lines.join("\n"), feet.join(""))
}

fn html(lines: &[(String, &str)], feet: &[(String, &str)]) -> String {
    let verb = word!("Open" | "Öffnen");
    let line = |(line, link): &(String, &str)| {
        let (words, href) = (escaped(line), escaped(link));
        format!("<p>{words}<br><a href=\"{href}\">{verb}</a></p>")
    };
    let foot = |(line, link): &(String, &str)| {
        let (words, href) = (escaped(line), escaped(link));
        format!("<p><small>{words} <a href=\"{href}\">{href}</a></small></p>")
    };
    let lines: String = lines.iter().map(line).collect();
    let feet: String = feet.iter().map(foot).collect();
    format!("<!DOCTYPE html><html><body>{lines}{feet}</body></html>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(category: Category, table: &str) -> Item {
        Item {
            category,
            matter: None,
            table: Some(table.to_owned()),
            link: format!("https://rookery.test/notice/{table}"),
            until: None,
        }
    }

    fn letter(language: &str, items: Vec<Item>) -> Letter {
        let message = Message {
            items,
            settings: "https://rookery.test/account".to_owned(),
            unsubscribe: Some("https://rookery.test/notice/end".to_owned()),
            refuse: None,
        };
        Wording.letter(language, &message)
    }

    #[test]
    fn a_letter_says_where_one_is_awaited_in_the_readers_language() {
        let english = letter("en", vec![item(Category::Turn, "Trident")]);
        assert_eq!(english.subject, "Your turn: Trident");
        assert!(english.text.starts_with(
            "The table Trident waits for you.\nhttps://rookery.test/notice/Trident\n"
        ));
        let german = letter("de", vec![item(Category::Turn, "Trident")]);
        assert_eq!(german.subject, "Du bist dran: Trident");
        let unknown = letter("tlh", vec![item(Category::Ended, "Trident")]);
        assert_eq!(unknown.subject, "Game over: Trident");
    }

    #[test]
    fn a_letter_says_more_than_its_category_where_it_knows_more() {
        let about = |language, category, matter| {
            let told = Item {
                matter: Some(matter),
                ..item(category, "Trident")
            };
            letter(language, vec![told])
        };
        let seat = Category::Replacement;
        let offered = about("en", seat, Matter::Offered);
        assert_eq!(offered.subject, "Your seat is offered to others: Trident");
        assert!(offered.lines[0].starts_with("You missed answers at the table Trident"));
        let lost = about("de", seat, Matter::Lost);
        assert_eq!(
            lost.lines[0],
            "Deinen Platz am Tisch Trident hat jetzt jemand anderes."
        );
        let vote = about("en", Category::Vote, Matter::Vote(Motion::Draw));
        assert_eq!(vote.subject, "A vote: Trident");
        assert_eq!(
            vote.lines[0],
            "There is a vote at the table Trident, on a draw."
        );
        let invited = about("en", Category::Invitation, Matter::Invited);
        let full = about("en", Category::Invitation, Matter::Full);
        assert!(invited.lines[0].starts_with("You are invited to the table “Trident”:"));
        assert!(!invited.text.contains("full") && !full.text.contains("invited"));
    }

    /// What a stranger has written stands in no subject, and in the text it is no link.
    #[test]
    fn what_strangers_cause_carries_their_words_as_words_only() {
        let lure = Item {
            matter: Some(Matter::Invited),
            ..item(Category::Invitation, "Win at https://evil.example")
        };
        let message = Message {
            items: vec![Item {
                link: "https://rookery.test/notice/1".to_owned(),
                ..lure
            }],
            settings: String::new(),
            unsubscribe: None,
            refuse: Some("https://rookery.test/notice/2".to_owned()),
        };
        for language in ["en", "de"] {
            let letter = Wording.letter(language, &message);
            for part in ["Win", "evil"] {
                assert!(!letter.subject.contains(part), "{}", letter.subject);
            }
            for text in [&letter.text, &letter.html, &letter.lines[0]] {
                assert!(text.contains("Win at https: //evil. example"), "{text}");
                assert!(!text.contains("evil.example"), "{text}");
            }
            assert!(letter.text.contains("https://rookery.test/notice/2"));
        }
        let no_matter = letter("en", vec![item(Category::Invitation, "evil.example")]);
        assert!(!no_matter.subject.contains("evil") && !no_matter.text.starts_with("evil"));
    }

    #[test]
    fn several_tables_are_one_letter() {
        let two = vec![
            item(Category::Turn, "Trident"),
            item(Category::Ended, "Wall"),
        ];
        assert_eq!(letter("en", two).subject, "News from 2 tables");
    }

    #[test]
    fn what_has_no_room_is_counted() {
        assert_eq!(Wording.more("en", 3), "and 3 more");
        assert_eq!(Wording.more("de", 3), "und 3 weitere");
    }

    #[test]
    fn what_a_table_is_called_is_no_html() {
        let bold = letter("en", vec![item(Category::Turn, "<b>\"x\"&")]);
        assert!(
            bold.html
                .contains("The table &lt;b&gt;&quot;x&quot;&amp; waits")
        );
        assert!(!bold.html.contains("<b>"));
    }
}
