//! A new password by mail: asking for the email, and the form to which its link leads.

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
    // Nobody waits for the emails.
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
                "If an account has confirmed this address, an email is on its way. Its link works once, for an hour." |
                "Falls ein Konto diese Adresse bestätigt hat, ist eine E-Mail unterwegs. Ihr Link gilt einmal, eine Stunde lang."
            )
        })
    };
    view! {
        <Title text=word!("Reset password" | "Passwort zurücksetzen") />
        <section class="page narrow">
            <h1>{word!("Reset password" | "Passwort zurücksetzen")}</h1>
            <p class="lead" role="status">{asked}</p>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <Labelled
                    field=Field::Mail
                    label=word!("Email address of your account" | "E-Mail-Adresse deines Kontos")
                    name="mail"
                    kind="email"
                    autocomplete="email"
                    hint=word!(
                        "We only write to confirmed addresses. If you have none, ask whoever runs this site." |
                        "Wir schreiben nur an bestätigte Adressen. Wenn du keine hast, wende dich an die Betreiber dieser Seite."
                    )
                    error
                />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Send email" | "E-Mail senden")}
                </button>
            </ActionForm>
            <p><a href="/sign-in">{word!("Back to sign-in" | "Zurück zur Anmeldung")}</a></p>
        </section>
    }
}

/// The form behind the mailed link.
#[component]
pub fn RecoverForm(name: String, token: String, action: ServerAction<Recover>) -> impl IntoView {
    let error = failed(action.value());
    view! {
        <section class="page narrow notice">
            <h1>{say!("New password for {name}" | "Neues Passwort für {name}")}</h1>
            <p>
                {word!(
                    "Your other devices will be signed out." |
                    "Deine anderen Geräte werden abgemeldet."
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
                    hint=word!("At least 10 characters; a short sentence works well." | "Mindestens 10 Zeichen; gut ist ein kurzer Satz.")
                    error
                />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Save and sign in" | "Speichern und anmelden")}
                </button>
            </ActionForm>
        </section>
    }
}
