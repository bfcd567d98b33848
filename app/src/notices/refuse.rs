//! Ending what strangers can cause, and taking that back: by the link in such an email.

use super::link::EndMail;
use crate::{
    Error,
    account::{Refusal, failed},
};
use leptos::{form::ActionForm, prelude::*};

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
            <h1>{word!("Stop emails that strangers can cause?" | "Mails abbestellen, die Fremde auslösen können?")}</h1>
            <p>
                {word!(
                    "This address then gets no more emails that ask you to confirm it, and no more invitations. What your own account has asked for still arrives, also a link to renew your password." |
                    "Diese Adresse bekommt dann keine Mails mehr, die dich bitten, sie zu bestätigen, und keine Einladungen. Was dein eigenes Konto bestellt hat, kommt weiterhin, auch der Link für ein neues Passwort."
                )}
            </p>
            <Refusal error />
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button primary" type="submit">{word!("Stop these emails" | "Diese Mails abbestellen")}</button>
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
            <h1>{word!("You get no more such emails." | "Du bekommst keine solchen Mails mehr.")}</h1>
            <p>
                {word!(
                    "Should you want to use this address here one day, allow them again with this link." |
                    "Solltest du diese Adresse hier einmal benutzen wollen, erlaube sie mit diesem Link wieder."
                )}
            </p>
            <Refusal error />
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button" type="submit">{word!("Allow these emails again" | "Diese Mails wieder erlauben")}</button>
            </ActionForm>
        </section>
    }
}
