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
    platform::notices::set_mail(&server::platform(), visitor.user.id, code, address)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account");
    Ok(())
}

#[component]
pub fn MailForm(
    address: Option<String>,
    confirmed: Option<String>,
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
        (Some(one), Some(other)) if one == other => (
            word!("Confirmed. Nobody else sees it." | "Bestätigt. Niemand sonst sieht sie.").to_owned(),
            word!("Save address" | "Adresse speichern"),
        ),
        (Some(_), None) => (
            word!(
                "Not confirmed yet: follow the link in the letter that we sent there." |
                "Noch nicht bestätigt: Folge dem Link in dem Brief, den wir dorthin geschickt haben."
            ).to_owned(),
            word!("Save and send the letter again" | "Speichern und Brief noch einmal schicken"),
        ),
        (Some(_), Some(old)) => (
            say!(
                "Not confirmed yet: follow the link in the letter that we sent there. Until then we write to {old}." |
                "Noch nicht bestätigt: Folge dem Link in dem Brief, den wir dorthin geschickt haben. Bis dahin schreiben wir an {old}."
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
