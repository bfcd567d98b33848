//! The form of the mail address.

use crate::{Error, Field, account::Refusal};
use leptos::{form::ActionForm, prelude::*};

/// Changes the visitor's mail address; a letter there asks whether it is right.
#[server(endpoint = "set_mail")]
pub async fn set_mail(mail: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let code = crate::language::language().code();
    let address = Some(mail.as_str());
    match platform::notices::set_mail(&server::platform(), &visitor, code, address).await {
        // It has ended while this was on its way.
        Err(platform::Error::NoSuchSession) => return Err(server::with_status(Error::SignInFirst)),
        done => done.or_refuse()?,
    }
    leptos_axum::redirect("/account");
    Ok(())
}

#[component]
pub fn MailForm(
    address: Option<String>,
    confirmed: Option<String>,
    /// Whether mail that others can cause is refused at the confirmed address.
    refused: bool,
    action: ServerAction<SetMail>,
) -> impl IntoView {
    let error = Signal::derive(move || action.value().get().and_then(Result::err));
    let wrong = move || match error.get() {
        Some(Error::Field {
            field: Field::Mail,
            reason,
        }) => Some(reason.words()),
        _ => None,
    };
    let (state, verb) = match (&address, &confirmed) {
        (None, _) => (
            word!("Without an address you get no mail." | "Ohne Adresse bekommst du keine Mails.").to_owned(),
            word!("Save address" | "Adresse speichern"),
        ),
        (Some(one), Some(other)) if one == other && refused => (
            word!(
                "Confirmed. You have ended invitations by mail with the link in one; save the address again to allow them." |
                "Bestätigt. Einladungen per Mail hast du mit dem Link in einer beendet; speichere die Adresse noch einmal, um sie zu erlauben."
            ).to_owned(),
            word!("Save address and allow invitations" | "Adresse speichern und Einladungen erlauben"),
        ),
        (Some(one), Some(other)) if one == other => (
            word!("Confirmed. Nobody else sees it." | "Bestätigt. Niemand sonst sieht sie.").to_owned(),
            word!("Save address" | "Adresse speichern"),
        ),
        (Some(_), None) => (
            word!(
                "Not confirmed yet: follow the link in the letter that we send there. An address gets few such letters a day, and none once somebody there has ended them with the link in one." |
                "Noch nicht bestätigt: Folge dem Link in dem Brief, den wir dorthin schicken. Eine Adresse bekommt nur wenige solche Briefe am Tag, und keine mehr, wenn jemand sie dort mit dem Link in einem beendet hat."
            ).to_owned(),
            word!("Save and send the letter again" | "Speichern und Brief noch einmal schicken"),
        ),
        (Some(_), Some(old)) => (
            say!(
                "Not confirmed yet: follow the link in the letter that we send there. An address gets few such letters a day, and none once somebody there has ended them with the link in one. Until then we write to {old}." |
                "Noch nicht bestätigt: Folge dem Link in dem Brief, den wir dorthin schicken. Eine Adresse bekommt nur wenige solche Briefe am Tag, und keine mehr, wenn jemand sie dort mit dem Link in einem beendet hat. Bis zur Bestätigung schreiben wir an {old}."
            ),
            word!("Save and send the letter again" | "Speichern und Brief noch einmal schicken"),
        ),
    };
    view! {
        <ActionForm action attr:class="card form">
            <Refusal error />
            <div class="field">
                <label for="notice-mail">{word!("Mail address" | "Mailadresse")}</label>
                <input
                    id="notice-mail"
                    name="mail"
                    type="email"
                    autocomplete="email"
                    maxlength="254"
                    value=address.unwrap_or_default()
                    aria-describedby="notice-mail-note"
                    aria-invalid=move || wrong().map(|_| "true")
                />
                <p class="note" id="notice-mail-note" class:wrong=move || wrong().is_some()>
                    {move || wrong().map_or_else(|| state.clone(), str::to_owned)}
                </p>
            </div>
            <button class="button" type="submit">{verb}</button>
        </ActionForm>
    }
}
