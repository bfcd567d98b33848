//! A new password by mail: asking for the letter, and the form to which its link leads.

use super::forms::{Labelled, Refusal, failed};
use crate::{Error, Field, visitor::Visitor};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

/// Writes to whoever has confirmed this address. The answer is the same, and as fast, if nobody has.
#[server(endpoint = "ask_recovery")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn ask_recovery(mail: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    // Nobody waits for the letters.
    drop(platform::accounts::ask_recovery(&server::platform(), &mail).or_refuse()?);
    leptos_axum::redirect("/recover?asked=yes");
    Ok(())
}

/// Renews the password of whoever was mailed this link, and lets them in.
#[server(endpoint = "recover")]
pub async fn recover(token: String, password: String) -> Result<Visitor, Error> {
    use crate::server::{self, Outcome};
    let device = server::device();
    let signed_in = platform::accounts::recover(&server::platform(), &token, password, device)
        .await
        .or_refuse()?;
    server::let_in(&signed_in).await;
    leptos_axum::redirect("/lobby");
    Ok(Visitor::from(&signed_in.user))
}

#[component]
pub fn RecoverPage() -> impl IntoView {
    let action = ServerAction::<AskRecovery>::new();
    let error = failed(action.value());
    let query = use_query_map();
    let asked = move || {
        let asked = query.read().get("asked").is_some() && error.get().is_none();
        asked.then(|| {
            word!(
                "If an account has confirmed this address, a letter is on its way. Its link works once, for an hour." |
                "Falls ein Konto diese Adresse bestätigt hat, ist ein Brief unterwegs. Sein Link gilt einmal, eine Stunde lang."
            )
        })
    };
    view! {
        <Title text=word!("A new password" | "Ein neues Passwort") />
        <section class="page narrow">
            <h1>{word!("A new password" | "Ein neues Passwort")}</h1>
            <p class="lead" role="status">{asked}</p>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <Labelled
                    field=Field::Mail
                    label=word!("Mail address of your account" | "Mailadresse deines Kontos")
                    name="mail"
                    kind="email"
                    autocomplete="email"
                    hint=word!(
                        "We write only to addresses that were confirmed. Without one, ask whoever runs this place." |
                        "Wir schreiben nur an bestätigte Adressen. Ohne eine solche frag die, die diesen Ort betreiben."
                    )
                    error
                />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Send the letter" | "Brief schicken")}
                </button>
            </ActionForm>
            <p><a href="/sign-in">{word!("Back to signing in" | "Zurück zur Anmeldung")}</a></p>
        </section>
    }
}

/// The form behind the mailed link.
#[component]
pub fn RecoverForm(name: String, token: String, action: ServerAction<Recover>) -> impl IntoView {
    let error = failed(action.value());
    view! {
        <section class="page narrow notice">
            <h1>{say!("A new password for {name}" | "Ein neues Passwort für {name}")}</h1>
            <p>
                {word!(
                    "All your other sessions end then." |
                    "Alle deine anderen Sitzungen enden damit."
                )}
            </p>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <input type="hidden" name="token" value=token />
                <Labelled
                    field=Field::Password
                    label=word!("New password" | "Neues Passwort")
                    name="password"
                    kind="password"
                    autocomplete="new-password"
                    hint=word!("At least 10 characters. A short sentence is good." | "Mindestens 10 Zeichen. Ein kurzer Satz ist gut.")
                    error
                />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Save and sign in" | "Speichern und anmelden")}
                </button>
            </ActionForm>
        </section>
    }
}
