//! The page on which an account is deleted, after it has said what that means.

use super::forms::{Labelled, Refusal};
use crate::reactive::effect;
use crate::{Error, Field, visitor::use_visitor};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

/// Returns what somebody is called whose account is gone.
pub fn deleted() -> &'static str {
    word!("deleted account" | "gelöschtes Konto")
}

/// Deletes the visitor's account, if the name and the password are typed once more.
#[server(endpoint = "delete_account")]
pub async fn delete_account(name: String, password: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::accounts::delete_account(&server::platform(), &visitor, &name, password)
        .await
        .or_refuse()?;
    server::clear_session();
    leptos_axum::redirect("/account/delete?done=yes");
    Ok(())
}

#[component]
pub fn DeletePage() -> impl IntoView {
    let action = ServerAction::<DeleteAccount>::new();
    let visitor = use_visitor();
    effect(move |_| {
        if let Some(Ok(())) = action.value().get() {
            visitor.set(None);
        }
    });
    let query = leptos_router::hooks::use_query_map();
    let done =
        move || matches!(action.value().get(), Some(Ok(()))) || query.read().get("done").is_some();
    let name = move || visitor.get().filter(|it| !it.guest).map(|it| it.name);
    view! {
        <Title text=word!("Delete account" | "Konto löschen") />
        <section class="page narrow prose">
            {move || match name() {
                Some(name) => view! { <Asked name action /> }.into_any(),
                None if done() => view! { <Gone /> }.into_any(),
                None => view! { <Nobody /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Nobody() -> impl IntoView {
    view! {
        <h1>{word!("You're not signed in" | "Du bist nicht angemeldet")}</h1>
        <p>
            {word!("Sign in to delete your account." | "Melde dich an, um dein Konto zu löschen.")}
        </p>
    }
}

/// The last word to somebody whose account was here until now.
#[component]
fn Gone() -> impl IntoView {
    view! {
        <h1>{word!("Your account is deleted" | "Dein Konto ist gelöscht")}</h1>
        <p role="status">
            {word!(
                "There is nothing left for you to do. This can't be undone." |
                "Du musst nichts weiter tun. Das lässt sich nicht rückgängig machen."
            )}
        </p>
        <p class="actions"><a class="button" href="/">{word!("Home" | "Startseite")}</a></p>
    }
}

#[component]
fn Asked(name: String, action: ServerAction<DeleteAccount>) -> impl IntoView {
    // What was wrong with the last try says nothing about the next one.
    let error = Signal::derive(move || {
        let done = action.value().get().filter(|_| !action.pending().get());
        done.and_then(Result::err)
    });
    view! {
        <h1>{say!("Delete the account {name}?" | "Konto {name} löschen?")}</h1>
        <p>{word!("This can't be undone." | "Das lässt sich nicht rückgängig machen.")}</p>
        <ul>
            <li>{word!(
                "Your sessions, email address, devices, webhooks, notes, standing orders and settings are removed right away, along with tables where you played alone." |
                "Sofort gelöscht werden deine Sitzungen, E-Mail-Adresse, Geräte, Webhooks, Notizen, Vorausbefehle und Einstellungen sowie Tische, an denen du allein gespielt hast."
            )}</li>
            <li>{word!(
                "You leave tables where the game hasn't begun. In running games your seat is offered to others; until someone takes it, the clock answers." |
                "Tische, an denen die Partie noch nicht begonnen hat, verlässt du. In laufenden Partien wird dein Platz anderen angeboten; bis ihn jemand übernimmt, antwortet die Uhr."
            )}</li>
            <li>{word!(
                "Other people's games stay complete: your moves remain, and your seat no longer shows your name." |
                "Die Partien der anderen bleiben vollständig: Deine Züge bleiben, und an deinem Platz steht nicht mehr dein Name."
            )}</li>
            <li>{word!(
                "Your messages stay readable for those who could read them, without your name. Reports stay with the people who run this site." |
                "Deine Nachrichten bleiben ohne deinen Namen für die lesbar, die sie lesen konnten. Meldungen bleiben bei denen, die diese Seite betreiben."
            )}</li>
            <li>{word!("Nobody else can take your name for 90 days." | "Deinen Namen kann 90 Tage lang niemand sonst annehmen.")}</li>
        </ul>
        <p>
            <a href="/account">{word!("Before you go: download your data" | "Bevor du gehst: Lade deine Daten herunter")}</a>
        </p>
        <ActionForm action attr:class="card form">
            <Refusal error />
            <Labelled
                field=Field::Name
                label=word!("Type your name to confirm" | "Gib zur Bestätigung deinen Namen ein")
                name="name"
                autocomplete="off"
                error
            />
            <Labelled
                field=Field::Password
                label=word!("Password" | "Passwort")
                name="password"
                kind="password"
                autocomplete="current-password"
                error
            />
            <button class="button" type="submit" disabled=move || action.pending().get()>
                {word!("Delete permanently" | "Endgültig löschen")}
            </button>
        </ActionForm>
    }
}
