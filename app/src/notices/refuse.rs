//! Ending what strangers can cause, and taking that back: by the link of such a letter.

use super::link::EndMail;
use crate::Error;
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
    view! {
        <section class="page narrow notice">
            <h1>{word!("No more letters that strangers can cause?" | "Keine Briefe mehr, die Fremde auslösen können?")}</h1>
            <p>
                {word!(
                    "Then this address gets no more questions whether it is somebody's, and no more invitations. What your own account has asked for still arrives, also a new password." |
                    "Dann bekommt diese Adresse keine Fragen mehr, wem sie gehört, und keine Einladungen. Was dein eigenes Konto bestellt hat, kommt weiterhin, auch ein neues Passwort."
                )}
            </p>
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button primary" type="submit">{word!("End such letters" | "Solche Briefe beenden")}</button>
            </ActionForm>
        </section>
    }
}

/// It is ended.
#[component]
pub fn Refused(token: String, action: ServerAction<MailAgain>) -> impl IntoView {
    view! {
        <section class="page narrow notice">
            <h1>{word!("You get no more such letters." | "Du bekommst keine solchen Briefe mehr.")}</h1>
            <p>
                {word!(
                    "Should you want to use this address here one day, allow them again with this link." |
                    "Solltest du diese Adresse hier einmal benutzen wollen, erlaube sie mit diesem Link wieder."
                )}
            </p>
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button" type="submit">{word!("Allow such letters again" | "Solche Briefe wieder erlauben")}</button>
            </ActionForm>
        </section>
    }
}
