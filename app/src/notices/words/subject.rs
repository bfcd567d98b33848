//! The words in the subject of an email, and so on a locked screen.

use super::{end, local_time};
use crate::{games, notices::quoted::quoted, table_name::table_name};
use platform::{
    notices::{Asked, Category, Item, Matter, Unread},
    tables::{Loss, Motion},
};
use std::collections::BTreeSet;

/// The first item, which is the most urgent, and of how many other tables there is news. Behind what is
/// to be done only those count where something is to be done as well.
pub fn subject(items: &[Item]) -> String {
    let first = headline(&items[0]);
    let asks = waits(&items[0]);
    let others = items.iter().filter(|it| it.table != items[0].table);
    let all = tables(others.clone());
    let more = if asks {
        tables(others.filter(|it| waits(it)))
    } else {
        all
    };
    match (more, all) {
        (0, 0) => first,
        (0, _) => say!("{first} (and other news)" | "{first} (und andere Neuigkeiten)"),
        (1, _) => say!("{first} (and 1 more table)" | "{first} (und 1 weiterer Tisch)"),
        (more, _) => {
            say!("{first} (and {more} more tables)" | "{first} (und {more} weitere Tische)")
        }
    }
}

/// At how many tables these are.
fn tables<'a>(items: impl Iterator<Item = &'a Item>) -> usize {
    let names: BTreeSet<&Option<String>> = items.map(|it| &it.table).collect();
    names.len()
}

/// Returns true where something is open for the reader.
fn waits(item: &Item) -> bool {
    match &item.matter {
        Some(
            Matter::Asked(_)
            | Matter::Offered
            | Matter::Invited { .. }
            | Matter::Again(_)
            | Matter::Full
            | Matter::Vote(..)
            | Matter::VoteOnYou(_),
        ) => true,
        Some(Matter::Missed { .. } | Matter::Lost(_) | Matter::Over(_)) => false,
        Some(Matter::Unread(unread)) => unread.plans > 0,
        None => matches!(
            item.category,
            Category::Turn | Category::Deadline | Category::Vote | Category::Invitation
        ),
    }
}

fn headline(item: &Item) -> String {
    let table = table_name(item.table.as_deref().unwrap_or_default());
    match item.category {
        Category::Address => {
            return word!(
                "Confirm your email address for Rookery"
                    | "Bestätige deine E-Mail-Adresse für Rookery"
            )
            .to_owned();
        }
        Category::Recovery => {
            return word!("Reset your Rookery password" | "Setze dein Rookery-Passwort zurück")
                .to_owned();
        }
        Category::Trial => return word!("Test message" | "Testnachricht").to_owned(),
        _ => {}
    }
    let what = match &item.matter {
        // Strangers invite, too: what they have written is shown as theirs, and no link is made of it.
        Some(Matter::Invited { by }) => {
            let (by, table) = (quoted(by), quoted(&table));
            return say!("{by} invites you to {table}" | "{by} lädt dich zu {table} ein");
        }
        Some(matter) => exactly(item, matter),
        None if item.category == Category::Invitation => {
            return word!("A game is waiting for you" | "Eine Partie wartet auf dich").to_owned();
        }
        None => roughly(item.category).to_owned(),
    };
    let what = [what, until(item)].concat();
    let reminds = !matches!(item.matter, Some(Matter::Missed { .. }));
    if item.category == Category::Deadline && reminds {
        return say!("Reminder, {table}: {what}" | "Erinnerung, {table}: {what}");
    }
    format!("{table}: {what}")
}

/// Until when, where somebody is to do something.
fn until(item: &Item) -> String {
    let asks = matches!(item.category, Category::Turn | Category::Deadline)
        && !matches!(item.matter, Some(Matter::Missed { .. }));
    match item.until.as_ref().filter(|_| asks) {
        Some(it) => {
            let until = local_time::brief(it);
            say!(", until {until}" | ", bis {until}")
        }
        None => String::new(),
    }
}

fn exactly(item: &Item, matter: &Matter) -> String {
    match matter {
        Matter::Asked(asked) => {
            in_words(asked).unwrap_or_else(|| roughly(item.category).to_owned())
        }
        Matter::Missed {
            laid: Some(laid), ..
        } if games::laid(laid, None).is_some() => {
            word!("you missed a deadline" | "Du hast eine Frist verpasst").to_owned()
        }
        Matter::Missed { .. } => {
            word!("the clock answered for you" | "Die Uhr hat für dich geantwortet").to_owned()
        }
        Matter::Offered => {
            word!("your seat is offered to others" | "Dein Platz wird anderen angeboten").to_owned()
        }
        Matter::Lost(Some(Loss::Vote | Loss::Given)) => word!(
            "the computer has taken over your seat" | "Der Computer hat deinen Platz übernommen"
        )
        .to_owned(),
        Matter::Lost(Some(Loss::Missed | Loss::Offered) | None) => {
            word!("someone else has taken over your seat" | "Dein Platz ist neu besetzt").to_owned()
        }
        Matter::Invited { .. } => String::new(),
        Matter::Again(_) => word!("a rematch" | "eine Revanche").to_owned(),
        Matter::Full => word!(
            "the table is full; confirm that you're ready"
                | "Alle Plätze besetzt, bestätige deine Teilnahme"
        )
        .to_owned(),
        Matter::Vote(motion, _) => {
            let what = voted_on(*motion);
            say!("a vote on {what}" | "Abstimmung über {what}")
        }
        Matter::VoteOnYou(_) => {
            word!("a vote on your seat" | "Abstimmung über deinen Platz").to_owned()
        }
        Matter::Unread(unread) => chat(*unread).to_owned(),
        Matter::Over(over) => end::headline(over),
    }
}

/// "Stark to march, round 1"; nothing where there are no words for it.
pub fn in_words(asked: &Asked) -> Option<String> {
    let it = games::task(asked)?;
    let (who, todo, when) = (it.who, it.todo, it.when);
    Some(say!(
        "{who} {todo}, {when}" | "{who} ist dran ({todo}), {when}"
    ))
}

/// Tells what waits to be read, the most pressing first.
fn chat(unread: Unread) -> &'static str {
    match unread {
        Unread { plans: 1, .. } => {
            word!("a plan needs your answer" | "Ein Plan wartet auf deine Antwort")
        }
        Unread { plans: 2.., .. } => {
            word!("plans need your answer" | "Pläne warten auf deine Antwort")
        }
        Unread { private: 1, .. } => word!("a private message" | "eine vertrauliche Nachricht"),
        Unread { private: 2.., .. } => word!("private messages" | "vertrauliche Nachrichten"),
        Unread { .. } => word!("news in the hall" | "Neues in der Halle"),
    }
}

fn roughly(category: Category) -> &'static str {
    match category {
        Category::Turn => word!("your turn" | "Du bist dran"),
        Category::Deadline => word!("your time is running out" | "Deine Zeit läuft ab"),
        Category::Chat => word!("a new message" | "eine neue Nachricht"),
        Category::Battle => word!("your battle is decided" | "Dein Kampf ist entschieden"),
        Category::Started => word!("the game has begun" | "Die Partie hat begonnen"),
        Category::Ended => word!("game over" | "Partie zu Ende"),
        Category::Replacement => word!("a seat is changing hands" | "Ein Platz wird neu besetzt"),
        Category::Vote => word!("a vote" | "eine Abstimmung"),
        Category::Invitation | Category::Address | Category::Recovery | Category::Trial => "",
    }
}

/// Not on whose seat: an email tells nobody who is waited for.
pub fn voted_on(motion: Motion) -> &'static str {
    match motion {
        Motion::Extend => word!("more time" | "mehr Zeit"),
        Motion::Pause => word!("pausing the game" | "eine Pause"),
        Motion::Resume => word!("ending the pause" | "das Ende der Pause"),
        Motion::Draw => word!("a draw" | "ein Unentschieden"),
        Motion::Cancel => word!("canceling the game" | "den Abbruch der Partie"),
        Motion::Remove(_) => {
            word!("giving a seat to the computer" | "die Übergabe eines Platzes an den Computer")
        }
        Motion::Concede(_) => word!("giving the game up" | "die Aufgabe der Partie"),
    }
}
