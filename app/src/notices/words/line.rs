//! One thing that an email tells, in a sentence or two.

use super::{end, local_time, subject::voted_on};
use crate::{games, notices::quoted::quoted, table_name::table_name};
use platform::{
    notices::{Again, Asked, Asker, Category, Item, Matter, Unread},
    tables::Loss,
};

/// Tells what is told, without links.
pub fn line(item: &Item) -> String {
    let table = quoted(&table_name(item.table.as_deref().unwrap_or_default()));
    let sentence = match &item.matter {
        Some(matter) => exactly(item.category, matter, &table),
        None => roughly(item.category, &table),
    };
    match item.until.as_ref().map(local_time::whole) {
        Some(until) => [sentence, " ".to_owned(), deadline(item, &until)].concat(),
        None => sentence,
    }
}

fn deadline(item: &Item, until: &str) -> String {
    if let Some(Matter::Asked(Asked {
        laid: Some(laid), ..
    })) = &item.matter
        && let Some(words) = games::laid(laid, Some(until))
    {
        return words;
    }
    match (&item.matter, item.category) {
        (Some(Matter::Missed { .. }), _) => {
            say!("Your next deadline is {until}." | "Deine nächste Frist endet am {until}.")
        }
        (Some(Matter::Again(_)), _) => say!(
            "Your seat is kept for you until {until}."
                | "Dein Platz ist bis {until} für dich reserviert."
        ),
        (_, Category::Turn | Category::Deadline) => say!(
            "You have until {until}; then the clock answers for you."
                | "Du hast Zeit bis {until}; danach antwortet die Uhr für dich."
        ),
        (_, Category::Vote) => {
            say!("The vote ends {until}." | "Die Abstimmung endet am {until}.")
        }
        _ => say!("It ends {until}." | "Schluss ist am {until}."),
    }
}

/// Tells what the first link is for, where it does more than open the table.
pub fn caption(item: &Item) -> Option<&'static str> {
    match &item.matter {
        Some(Matter::Asked(asked)) if asked.either => Some(word!(
            "There are two possible answers. Choose one here without signing in:"
                | "Es gibt zwei mögliche Antworten. Hier kannst du ohne Anmeldung eine wählen:"
        )),
        _ => None,
    }
}

/// Says where the first link leads, for whoever does not see its address.
pub fn way(item: &Item) -> String {
    let table = quoted(&table_name(item.table.as_deref().unwrap_or_default()));
    match item.category {
        Category::Address => word!("Confirm this address" | "Diese Adresse bestätigen").to_owned(),
        Category::Recovery => word!("Choose a new password" | "Neues Passwort wählen").to_owned(),
        Category::Trial => {
            word!("Your notification settings" | "Deine Benachrichtigungen").to_owned()
        }
        // It may be nobody's business what that is called.
        Category::Invitation if item.matter.is_none() => {
            word!("Go to the table" | "Zum Tisch").to_owned()
        }
        Category::Chat => say!("Read it at {table}" | "Am Tisch {table} lesen"),
        Category::Turn
        | Category::Deadline
        | Category::Battle
        | Category::Started
        | Category::Ended
        | Category::Replacement
        | Category::Vote
        | Category::Invitation => say!("Go to the table {table}" | "Zum Tisch {table}"),
    }
}

fn exactly(category: Category, matter: &Matter, table: &str) -> String {
    match matter {
        Matter::Asked(asked) => match games::task(asked) {
            Some(it) => {
                let (who, todo, when) = (it.title, it.todo, it.when);
                if category == Category::Deadline {
                    say!(
                        "Your time at {table} is running out: {who} {todo}, {when}."
                            | "Deine Zeit am Tisch {table} läuft ab: {who} ist dran ({todo}), {when}."
                    )
                } else {
                    say!(
                        "It's your turn at {table}: {who} {todo}, {when}."
                            | "Du bist am Tisch {table} dran: {who} ({todo}), {when}."
                    )
                }
            }
            None => roughly(category, table),
        },
        Matter::Missed { more, laid } => {
            let played = laid.as_ref().and_then(|it| games::laid(it, None));
            missed(*more, played, table)
        }
        Matter::Offered => say!(
            "You missed too many deadlines at {table}, so your seat is offered to others. To keep it, open the table and say you're back."
                | "Du hast am Tisch {table} zu viele Fristen verpasst. Dein Platz wird jetzt anderen angeboten. Um ihn zu behalten, öffne den Tisch und melde dich zurück."
        ),
        Matter::Lost(how) => lost(*how, table),
        Matter::Invited { by } => {
            let by = quoted(by);
            say!(
                "{by} invites you to the table {table}. Open it to choose a seat, decline, or block {by}."
                    | "{by} lädt dich an den Tisch {table} ein. Dort kannst du einen Platz wählen, die Einladung ablehnen oder {by} blockieren."
            )
        }
        Matter::Again(Again { by: Some(by), .. }) => {
            let by = quoted(by);
            say!(
                "{by} wants a rematch of {table} and has invited you."
                    | "{by} möchte eine Revanche für {table} und lädt dich dazu ein."
            )
        }
        Matter::Again(Again { by: None, .. }) => say!(
            "There's a rematch of {table}. Open it and choose a seat."
                | "Für {table} gibt es eine Revanche. Öffne den Tisch und wähle einen Platz."
        ),
        Matter::Full => say!(
            "{table} is full. The game begins as soon as everyone has confirmed they're ready."
                | "Am Tisch {table} sind alle Plätze besetzt. Die Partie beginnt, sobald alle bestätigt haben, dass sie bereit sind."
        ),
        Matter::Vote(motion, by) => {
            let what = voted_on(*motion);
            let words = say!(
                "The players at {table} are voting on {what}."
                    | "Am Tisch {table} wird über {what} abgestimmt."
            );
            with_asker(words, by.as_ref())
        }
        Matter::VoteOnYou(by) => {
            let words = say!(
                "The other players at {table} are voting on handing your seat over to the computer. To keep it, open the table and play on."
                    | "Am Tisch {table} stimmen die anderen darüber ab, deinen Platz dem Computer zu übergeben. Um ihn zu behalten, öffne den Tisch und spiele weiter."
            );
            with_asker(words, by.as_ref())
        }
        Matter::Unread(it) => chat(*it, table),
        Matter::Over(over) => {
            let how = end::sentence(over);
            let words = say!("{table} is over. {how}" | "Die Partie {table} ist zu Ende. {how}");
            words.trim_end().to_owned()
        }
    }
}

fn with_asker(words: String, by: Option<&Asker>) -> String {
    match by {
        Some(by) => [words, " ".to_owned(), asked_by(by)].concat(),
        None => words,
    }
}

/// Tells who has asked for a vote: what they play, and the person where names are known.
fn asked_by(by: &Asker) -> String {
    let who = games::role_title(&by.kind, &by.role);
    match by.name.as_deref().map(quoted) {
        Some(name) => say!("{who} ({name}) proposed it." | "{who} ({name}) hat das vorgeschlagen."),
        None => say!("{who} proposed it." | "{who} hat das vorgeschlagen."),
    }
}

/// Tells how the reader has lost their seat, and that they may look on.
fn lost(how: Option<Loss>, table: &str) -> String {
    match how {
        Some(Loss::Missed) => say!(
            "You missed too many deadlines at {table}, so someone else has taken over your seat. You can keep watching."
                | "Du hast am Tisch {table} zu viele Fristen verpasst, deshalb hat jemand anderes deinen Platz übernommen. Du kannst weiter zusehen."
        ),
        Some(Loss::Offered) => say!(
            "Someone has taken over the seat you offered at {table}. You can keep watching."
                | "Am Tisch {table} hat jemand den Platz übernommen, den du angeboten hast. Du kannst weiter zusehen."
        ),
        Some(Loss::Vote) => say!(
            "The other players at {table} voted to have the computer play on for you. You can keep watching."
                | "Am Tisch {table} spielt der Computer für dich weiter, weil die anderen dafür gestimmt haben. Du kannst weiter zusehen."
        ),
        Some(Loss::Given) => say!(
            "You handed your seat at {table} over to the computer. You can keep watching."
                | "Du hast deinen Platz am Tisch {table} dem Computer übergeben. Du kannst weiter zusehen."
        ),
        None => say!(
            "Someone else has your seat at {table} now."
                | "Deinen Platz am Tisch {table} hat jetzt jemand anderes."
        ),
    }
}

/// Says what was missed, what has come of it where that was one's own, and what comes of the next time.
fn missed(more: i32, played: Option<String>, table: &str) -> String {
    let rest = if more <= 1 {
        word!(
            "Miss the next one too, and your seat will be offered to others."
                | "Verpasst du auch die nächste, wird dein Platz anderen angeboten."
        )
        .to_owned()
    } else {
        say!(
            "Miss {more} more in a row, and your seat will be offered to others."
                | "Verpasst du noch {more} in Folge, wird dein Platz anderen angeboten."
        )
    };
    if let Some(played) = played {
        return say!(
            "You missed a deadline at {table}. {played} {rest}"
                | "Du hast am Tisch {table} eine Frist verpasst. {played} {rest}"
        );
    }
    say!(
        "You missed a deadline at {table}, and the clock answered for you. {rest}"
            | "Du hast am Tisch {table} eine Frist verpasst, und die Uhr hat für dich geantwortet. {rest}"
    )
}

/// Tells what waits to be read, by where it was said.
fn chat(unread: Unread, table: &str) -> String {
    let Unread {
        hall,
        private,
        plans,
    } = unread;
    let mut parts = Vec::new();
    if private > 0 {
        parts.push(match private {
            1 => word!("1 private message" | "1 vertrauliche Nachricht").to_owned(),
            n => say!("{n} private messages" | "{n} vertrauliche Nachrichten"),
        });
    }
    if hall > 0 {
        parts.push(match hall {
            1 => word!("1 message in the hall" | "1 Nachricht in der Halle").to_owned(),
            n => say!("{n} messages in the hall" | "{n} Nachrichten in der Halle"),
        });
    }
    let parts = parts.join(", ");
    let plans = match plans {
        0 => String::new(),
        1 => word!(
            " One contains a plan that needs your answer."
                | " Eine enthält einen Plan, der auf deine Antwort wartet."
        )
        .to_owned(),
        n => say!(
            " They contain {n} plans that need your answer."
                | " Sie enthalten {n} Pläne, die auf deine Antwort warten."
        ),
    };
    say!("Unread at {table}: {parts}.{plans}" | "Ungelesen am Tisch {table}: {parts}.{plans}")
}

fn roughly(category: Category, table: &str) -> String {
    match category {
        Category::Turn => say!("It's your turn at {table}." | "Du bist am Tisch {table} dran."),
        Category::Deadline => say!(
            "Your time at {table} is running out." | "Deine Zeit am Tisch {table} läuft ab."
        ),
        Category::Chat => say!(
            "You have a new message at {table}." | "Am Tisch {table} gibt es eine neue Nachricht."
        ),
        Category::Battle => say!(
            "Your battle at {table} is decided." | "Dein Kampf am Tisch {table} ist entschieden."
        ),
        Category::Started => say!(
            "{table} has begun." | "Die Partie {table} hat begonnen."
        ),
        Category::Ended => say!("{table} is over." | "Die Partie {table} ist zu Ende."),
        Category::Replacement => say!(
            "A seat at {table} is changing hands." | "Am Tisch {table} wird ein Platz neu besetzt."
        ),
        Category::Vote => say!(
            "There is a vote at {table}." | "Am Tisch {table} wird abgestimmt."
        ),
        Category::Invitation => word!(
            "A game is waiting for you before it can begin." | "Eine Partie wartet auf dich, bevor sie beginnen kann."
        )
        .to_owned(),
        Category::Address => word!(
            "Someone, probably you, entered this address on Rookery. If it was you, confirm it. If not, ignore this email."
                | "Jemand, wahrscheinlich du, hat diese Adresse bei Rookery eingegeben. Wenn du es warst, bestätige sie. Wenn nicht, kannst du diese E-Mail ignorieren."
        )
        .to_owned(),
        Category::Recovery => word!(
            "Someone, probably you, asked to reset the password for your Rookery account. Choose a new one here within an hour. If it wasn't you, ignore this email."
                | "Jemand, wahrscheinlich du, möchte das Passwort deines Rookery-Kontos zurücksetzen. Wähle hier innerhalb einer Stunde ein neues. Wenn du es nicht warst, kannst du diese E-Mail ignorieren."
        )
        .to_owned(),
        Category::Trial => word!(
            "It works: you'll get your notifications here." | "Es klappt: Deine Benachrichtigungen kommen hier an."
        )
        .to_owned(),
    }
}
