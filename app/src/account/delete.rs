//! The page on which an account is deleted, after it has said what that means.

use super::forms::{Labelled, Refusal};
use crate::{Error, Field, games::westeros, visitor::use_visitor};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

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
    Effect::new(move |_| {
        if let Some(Ok(())) = action.value().get() {
            visitor.set(None);
            westeros::forget_drafts();
        }
    });
    let query = leptos_router::hooks::use_query_map();
    let done =
        move || matches!(action.value().get(), Some(Ok(()))) || query.read().get("done").is_some();
    let name = move || visitor.get().filter(|it| !it.guest).map(|it| it.name);
    view! {
        <Title text=word!("Delete the account" | "Konto löschen") />
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
        <h1>{word!("There is no account here" | "Hier ist kein Konto")}</h1>
        <p>
            {word!("You are not signed in." | "Du bist nicht angemeldet.")}
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
                "It is done: nothing is left to do, and nobody can bring it back. Farewell." |
                "Es ist geschehen: Es bleibt nichts zu tun, und niemand kann es zurückholen. Leb wohl."
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
        <p>{word!("Nobody can undo this." | "Das kann niemand rückgängig machen.")}</p>
        <ul>
            <li>{word!(
                "Your sessions, mail address, devices, webhooks, notes, standing orders and settings are removed at once, and so are tables at which you played alone." |
                "Sofort entfernt werden deine Sitzungen, Mailadresse, Geräte, Webhooks, Notizen, Vorausbefehle und Einstellungen, und Tische, an denen du allein gespielt hast."
            )}</li>
            <li>{word!(
                "You get up from tables that have not begun. In running games your seat is offered to others; until somebody takes it, the clock answers." |
                "Von Tischen, die noch nicht begonnen haben, stehst du auf. In laufenden Partien wird dein Platz anderen angeboten; bis jemand kommt, antwortet die Uhr."
            )}</li>
            <li>{word!(
                "The games of others stay whole: your moves remain, and your seat is called the exile of its house." |
                "Die Partien der anderen bleiben ganz: Deine Züge bleiben, und dein Platz heißt nach seinem Haus im Exil."
            )}</li>
            <li>{word!(
                "What you have said stays readable for those who could read it, without your name. Complaints about lines stay with those who run this place." |
                "Was du gesagt hast, bleibt für die lesbar, die es lesen konnten, ohne deinen Namen. Beschwerden über Zeilen bleiben bei denen, die diesen Ort betreiben."
            )}</li>
            <li>{word!("Nobody can take your name for 90 days." | "Deinen Namen kann 90 Tage lang niemand nehmen.")}</li>
        </ul>
        <p>
            <a href="/account">{word!("Before you go: download your data" | "Bevor du gehst: Lade deine Daten herunter")}</a>
        </p>
        <ActionForm action attr:class="card form">
            <Refusal error />
            <Labelled
                field=Field::Name
                label=word!("Your name, to be sure" | "Dein Name, zur Sicherheit")
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
                {word!("Delete for good" | "Endgültig löschen")}
            </button>
        </ActionForm>
    }
}
