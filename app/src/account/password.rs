//! The part of the account page about the password.

use super::forms::{Labelled, Refusal};
use crate::{Error, Field};
use leptos::{form::ActionForm, prelude::*};

/// Gives the visitor's account another password and ends their other sessions.
#[server(endpoint = "change_password")]
pub async fn change_password(old_password: String, password: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let platform = server::platform();
    platform::accounts::change_password(&platform, &visitor, old_password, password)
        .await
        .or_refuse()?;
    server::remember(&visitor.user).await;
    leptos_axum::redirect("/account?password=changed#your-password");
    Ok(())
}

#[component]
pub fn PasswordForm(action: ServerAction<ChangePassword>) -> impl IntoView {
    // What was wrong with the last try says nothing about the next one.
    let error = Signal::derive(move || {
        let done = action.value().get().filter(|_| !action.pending().get());
        done.and_then(Result::err)
    });
    let query = leptos_router::hooks::use_query_map();
    let changed = move || {
        let asked = query.try_with(|it| it.get_str("password").is_some()) == Some(true);
        let changed = asked && error.try_with(Option::is_none) == Some(true);
        (changed && !action.pending().get()).then(|| {
            word!(
                "Your password has been changed, and your other devices have been signed out."
                    | "Dein Passwort ist geändert, und deine anderen Geräte sind abgemeldet."
            )
        })
    };
    view! {
        <section aria-labelledby="your-password-title">
            <h2 id="your-password-title">{word!("Change password" | "Passwort ändern")}</h2>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <Labelled
                    field=Field::OldPassword
                    label=word!("Current password" | "Aktuelles Passwort")
                    name="old_password"
                    kind="password"
                    autocomplete="current-password"
                    error
                />
                <Labelled
                    field=Field::Password
                    label=word!("New password" | "Neues Passwort")
                    name="password"
                    kind="password"
                    autocomplete="new-password"
                    hint=word!(
                        "At least 10 characters; a short sentence works well. Your other devices will be signed out."
                            | "Mindestens 10 Zeichen; gut ist ein kurzer Satz. Deine anderen Geräte werden abgemeldet."
                    )
                    error
                />
                <div class="saving">
                    <button class="button" type="submit" disabled=move || action.pending().get()>
                        {word!("Change password" | "Passwort ändern")}
                    </button>
                    <span role="status">{changed}</span>
                </div>
            </ActionForm>
        </section>
    }
}
