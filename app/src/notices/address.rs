//! The form of the mail address.

use crate::{
    Error, Field,
    account::{Labelled, Refusal, failed},
};
use leptos::{form::ActionForm, prelude::*};

/// Changes the visitor's mail address; an email there asks whether it is right.
#[server(endpoint = "set_mail")]
pub async fn set_mail(
    mail: String,
    #[server(default)] account_password: String,
) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let code = crate::language::language().code();
    if !mail.trim().is_empty() {
        let network = server::network();
        platform::notices::take_share(&server::platform(), &network).or_refuse()?;
    }
    let new = platform::notices::NewAddress {
        address: Some(&mail),
        password: &account_password,
    };
    platform::notices::set_mail(&server::platform(), &visitor, code, new)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#notices");
    Ok(())
}

#[component]
pub fn MailForm(
    address: Option<String>,
    confirmed: Option<String>,
    /// True if mail that others can cause is refused at the confirmed address.
    refused: bool,
    action: ServerAction<SetMail>,
) -> impl IntoView {
    let error = failed(action.value());
    let wrong = move || match error.try_get().flatten() {
        Some(Error::Field {
            field: Field::Mail,
            reason,
        }) => Some(reason.words()),
        _ => None,
    };
    let (state, verb) = match (&address, &confirmed) {
        (None, _) => (
            word!("Without an address, you get no emails." | "Ohne Adresse bekommst du keine E-Mails.").to_owned(),
            word!("Save address" | "Adresse speichern"),
        ),
        (Some(one), Some(other)) if one == other && refused => (
            word!(
                "Confirmed. You unsubscribed from email invitations; save the address again to allow them." |
                "Bestätigt. Du hast Einladungen per E-Mail abbestellt; speichere die Adresse noch einmal, um sie zu erlauben."
            ).to_owned(),
            word!("Save address and allow invitations" | "Adresse speichern und Einladungen erlauben"),
        ),
        (Some(one), Some(other)) if one == other => (
            word!("Confirmed. Nobody else sees it." | "Bestätigt. Niemand sonst sieht sie.").to_owned(),
            word!("Save address" | "Adresse speichern"),
        ),
        (Some(_), None) => (
            word!(
                "Not confirmed yet: open the email we sent there and follow its link. An address gets only a few such emails a day, and none after unsubscribing." |
                "Noch nicht bestätigt: Öffne die E-Mail, die wir dorthin geschickt haben, und folge ihrem Link. Eine Adresse bekommt nur wenige solche E-Mails am Tag, und keine mehr, wenn sie abbestellt wurden."
            ).to_owned(),
            word!("Save and resend email" | "Speichern und E-Mail noch einmal senden"),
        ),
        (Some(_), Some(old)) => (
            say!(
                "Not confirmed yet: open the email we sent there and follow its link. An address gets only a few such emails a day, and none after unsubscribing. Until then we write to {old}." |
                "Noch nicht bestätigt: Öffne die E-Mail, die wir dorthin geschickt haben, und folge ihrem Link. Eine Adresse bekommt nur wenige solche E-Mails am Tag, und keine mehr, wenn sie abbestellt wurden. Bis zur Bestätigung schreiben wir an {old}."
            ),
            word!("Save and resend email" | "Speichern und E-Mail noch einmal senden"),
        ),
    };
    view! {
        <ActionForm action attr:class="card form">
            <Refusal error />
            <div class="field">
                <label for="notice-mail">{word!("Email address" | "E-Mail-Adresse")}</label>
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
            <Labelled
                field=Field::Password
                label=word!("Your password" | "Dein Passwort")
                name="account_password"
                kind="password"
                autocomplete="current-password"
                hint=word!(
                    "Needed only to change or remove the address: anyone who reads your email can reset your password."
                        | "Nur nötig, um die Adresse zu ändern oder zu entfernen: Wer deine E-Mails liest, kann dein Passwort zurücksetzen."
                )
                required=false
                error
            />
            <button class="button" type="submit">{verb}</button>
        </ActionForm>
    }
}
