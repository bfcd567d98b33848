//! The page for somebody who would open a table and has no account yet.

use crate::{
    Error, Reason,
    account::{Doorway, SignUpForm, back_here, steps},
    games,
};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

/// The form that makes an account and leads on to the table, and what follows it. The response carries the
/// status of what is missing.
#[component]
pub fn Newcomer(
    /// True for somebody who has a seat with just a name.
    guest: bool,
) -> impl IntoView {
    let error = if guest {
        Error::Refused(Reason::NeedsAccount)
    } else {
        Error::SignInFirst
    };
    #[cfg(feature = "ssr")]
    crate::server::set_status(&error);
    let game = use_query_map().with_untracked(|it| it.get("game"));
    let back = back_here();
    let (title, lead) = if guest {
        (
            word!("Open a table: first an account" | "Tisch eröffnen: erst ein Konto"),
            error.to_string(),
        )
    } else {
        let lead = word!(
            "A name and a password are enough, no email needed. Then your table opens."
                | "Ein Name und ein Passwort genügen, auch ohne E-Mail-Adresse. Dann geht es an deinen Tisch."
        );
        (
            word!("Open a table: first a name" | "Tisch eröffnen: erst ein Name"),
            lead.to_owned(),
        )
    };
    let (title, lead) = (Signal::stored(title), Signal::stored(lead));
    view! {
        <Doorway title lead points=what_follows() kind=games::kind_or_first(game.as_deref())>
            <SignUpForm here=true words=word!("Sign up and open a table" | "Registrieren und Tisch eröffnen") />
            <p>
                {word!("Been here before? " | "Schon einmal hier gewesen? ")}
                <a href=move || format!("/sign-in{}", back())>{word!("Sign in" | "Anmelden")}</a>
            </p>
        </Doorway>
    }
}

/// Returns the steps from a table to the game.
pub fn what_follows() -> AnyView {
    steps([
        (
            word!("Open your table" | "Eröffne deinen Tisch"),
            word!(
                "Choose the game, how many play and how fast. It takes a minute."
                    | "Wähl das Spiel, wie viele mitspielen und wie schnell. Das dauert eine Minute."
            ),
        ),
        (
            word!("Invite your friends" | "Lade deine Freunde ein"),
            word!(
                "Send them the link, or tell them three words."
                    | "Schick ihnen den Link oder nenn ihnen drei Wörter."
            ),
        ),
        (
            word!("They need only a name" | "Ihnen genügt ein Name"),
            word!(
                "No account, nothing to install: they pick a seat in the browser."
                    | "Kein Konto, keine Installation: Sie suchen sich im Browser einen Platz aus."
            ),
        ),
    ])
}
