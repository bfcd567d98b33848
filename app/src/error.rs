//! The reasons why something could not be done, in words a person understands.

mod reason;

use leptos::prelude::*;
use leptos::server_fn::{codec::JsonEncoding, error::ServerFnErrorErr};
pub use reason::{Field, Reason};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};

/// An error that a server function answers instead of a result. Nothing has been changed then.
///
/// Without WASM it travels in the address of the page, where anybody can write: so it holds no
/// words at all. They are made where it is shown, in the language of that page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Error {
    SignInFirst,
    /// A field of the form is not right yet.
    Field {
        field: Field,
        reason: Reason,
    },
    Refused(Reason),
    /// Too many tries; another one after so many seconds.
    TooOften(u64),
    /// A reason of the game's as JSON: the game's own page words it.
    Rules(String),
    /// The moment cannot be shown any more; the nearest that can is the one after this revision.
    OlderRules(i64),
    NotFound,
    /// The server cannot reach its data just now; nothing was changed.
    Unavailable,
    /// The one case in which something may have been changed after all.
    Unconfirmed,
    /// The stored data of a table do not read.
    Damaged,
    /// The details are in the server's log under this number.
    Internal(u32),
    Connection,
    /// The server has become newer than the page that asked.
    Renewed,
}

impl Display for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Field { reason, .. } | Self::Refused(reason) => reason.words(),
            Self::SignInFirst => word!(
                "Sign in for this, or sign up: a name and a password are enough."
                    | "Melde dich dafür an oder registriere dich: Ein Name und ein Passwort genügen."
            ),
            Self::Rules(_) => {
                word!("The rules do not allow that." | "Das erlauben die Regeln nicht.")
            }
            Self::NotFound => word!(
                "This page or table doesn't exist, or you don't have access to it."
                    | "Diese Seite oder diesen Tisch gibt es nicht, oder du hast keinen Zugang dazu."
            ),
            Self::Unavailable => word!(
                "Not saved: the server can't reach its data right now. Nothing is lost; your draft stays. Try again in a moment."
                    | "Nicht gespeichert: Der Server kommt gerade nicht an seine Daten. Nichts ist verloren; dein Entwurf bleibt. Versuche es gleich noch einmal."
            ),
            Self::Unconfirmed => word!(
                "We can't tell whether this was saved. Reload the page and check before you repeat it."
                    | "Es ist nicht sicher, ob das gespeichert wurde. Lade die Seite neu und sieh nach, bevor du es wiederholst."
            ),
            Self::Damaged => word!(
                "This game is damaged. Its operator has been told."
                    | "Diese Partie ist beschädigt. Wer diese Seite betreibt, weiß Bescheid."
            ),
            Self::Connection => word!(
                "The server couldn't be reached. Check your connection and try again."
                    | "Der Server war nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal."
            ),
            Self::Renewed => word!(
                "Rookery has been updated since you opened this page. Reload it; your draft stays."
                    | "Rookery wurde aktualisiert, seit du diese Seite geöffnet hast. Lade sie neu; dein Entwurf bleibt."
            ),
            Self::TooOften(seconds) => return f.write_str(&too_often(*seconds)),
            Self::OlderRules(nearest) => return f.write_str(&older_rules(*nearest)),
            Self::Internal(number) => {
                return f.write_str(&say!(
                    "Something went wrong on our side. If it keeps happening, tell us this number: {number:08x}"
                        | "Bei uns ist etwas schiefgegangen. Wenn das wieder passiert, nenne uns diese Nummer: {number:08x}"
                ));
            }
        };
        f.write_str(words)
    }
}

impl std::error::Error for Error {}

impl FromServerFnError for Error {
    type Encoder = JsonEncoding;

    fn from_server_fn_error(error: ServerFnErrorErr) -> Self {
        let error = match error {
            ServerFnErrorErr::Args(_) | ServerFnErrorErr::MissingArg(_) => {
                Self::Refused(Reason::Incomplete)
            }
            ServerFnErrorErr::Deserialization(why) => unread(&why),
            _ => Self::Connection,
        };
        #[cfg(feature = "ssr")]
        let error = crate::server::with_status(error);
        error
    }
}

/// Tells what an answer means that the browser cannot read. If it is no JSON at all, somebody on the way has answered;
/// else the server has become newer than this page, which follows it at once where the answer names its make: a draft
/// outlives that, and what was sent is stored.
fn unread(why: &str) -> Error {
    if why.starts_with("expected ") || why.starts_with("EOF ") {
        return Error::Connection;
    }
    #[cfg(feature = "hydrate")]
    if why.contains(crate::packed::OTHER) {
        // A page that is not loaded anew says in words what is to be done.
        crate::renew::load_anew();
    }
    Error::Renewed
}

/// Roughly, where it is long: nobody waits for the very second.
fn too_often(seconds: u64) -> String {
    let wait = match seconds {
        0..=1 => word!("1 second" | "1 Sekunde").to_owned(),
        2..=119 => say!("{seconds} seconds" | "{seconds} Sekunden"),
        120..=7199 => {
            let minutes = seconds.div_ceil(60);
            say!("{minutes} minutes" | "{minutes} Minuten")
        }
        _ => {
            let hours = seconds.div_ceil(60 * 60);
            say!("{hours} hours" | "{hours} Stunden")
        }
    };
    say!(
        "Too many attempts. Please try again in {wait}."
            | "Zu viele Versuche. Bitte versuche es in {wait} noch einmal."
    )
}

fn older_rules(nearest: i64) -> String {
    say!(
        "This moment was played under an older version of the rules. The nearest one we can show is number {nearest}."
            | "Dieser Moment wurde nach einer älteren Fassung der Regeln gespielt. Der nächste, der sich zeigen lässt, ist Nummer {nearest}."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed;

    #[derive(Debug, Serialize, Deserialize)]
    #[serde(remote = "Self")]
    struct Sample;

    packed::packed!(Sample, "sample");

    fn why(text: &str) -> String {
        serde_json::from_str::<Sample>(text)
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn how_long_to_wait_is_told_in_a_unit_that_fits() {
        for (seconds, wait) in [
            (0, "in 1 second."),
            (45, "in 45 seconds."),
            (121, "in 3 minutes."),
            (9000, "in 3 hours."),
        ] {
            let words = Error::TooOften(seconds).to_string();
            assert!(words.ends_with(wait), "{seconds}: {words}");
        }
    }

    #[test]
    fn an_answer_of_another_make_is_told_from_a_broken_line() {
        for text in ["", "<html></html>", "\"0123"] {
            assert_eq!(unread(&why(text)), Error::Connection, "{text}");
        }
        let other = why(r#""0123456789abcdef.sample.""#);
        assert!(other.contains(packed::OTHER), "{other}");
        assert_eq!(unread(&other), Error::Renewed);
        assert_eq!(unread(&why(r#"{"of":"another shape"}"#)), Error::Renewed);
    }
}
