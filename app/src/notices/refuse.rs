//! Ending what strangers can cause, and taking that back: by the link in such an email.

use crate::{
    Error,
    account::{Refusal, failed},
};
use leptos::{form::ActionForm, prelude::*};

/// No more mail, or no more of what strangers can cause.
#[server(endpoint = "end_mail")]
pub async fn end_mail(token: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    platform::notices::unsubscribe(&server::platform(), &token)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/notice/{token}"));
    Ok(())
}

/// Such mail is welcome again.
#[server(endpoint = "mail_again")]
pub async fn mail_again(token: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    platform::notices::mail_again(&server::platform(), &token)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/notice/{token}"));
    Ok(())
}

/// Asks whether to end it.
#[component]
pub fn Refusing(token: String, action: ServerAction<EndMail>) -> impl IntoView {
    let error = failed(action.value());
    view! {
        <section class="page narrow notice">
            <h1>{word!("Unsubscribe from invitations and confirmations?" | "Einladungen und Bestätigungen abbestellen?")}</h1>
            <p>
                {word!(
                    "This address will get no more confirmation emails and no more invitations. Emails your own account asked for still arrive, including a link to reset your password." |
                    "Diese Adresse bekommt dann keine Bestätigungen und keine Einladungen mehr. E-Mails, die dein eigenes Konto bestellt hat, kommen weiterhin, auch der Link zum Zurücksetzen des Passworts."
                )}
            </p>
            <Refusal error />
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button primary" type="submit">{word!("Unsubscribe" | "Abbestellen")}</button>
            </ActionForm>
        </section>
    }
}

/// It is ended.
#[component]
pub fn Refused(token: String, action: ServerAction<MailAgain>) -> impl IntoView {
    let error = failed(action.value());
    view! {
        <section class="page narrow notice">
            <h1>{word!("You've unsubscribed from these emails." | "Du bekommst keine solchen E-Mails mehr.")}</h1>
            <p>
                {word!(
                    "If you want to use this address on Rookery later, allow them again with this link." |
                    "Wenn du diese Adresse später bei Rookery benutzen willst, erlaube sie mit diesem Link wieder."
                )}
            </p>
            <Refusal error />
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button" type="submit">{word!("Allow these emails again" | "Diese E-Mails wieder erlauben")}</button>
            </ActionForm>
        </section>
    }
}
