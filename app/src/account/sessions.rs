//! The account page: what one wishes, and where one is signed in.

use super::{
    SignOutButton,
    absences::Absences,
    data::OwnData,
    name::{NameForm, Rename},
    reliability::ReliabilitySection,
    wishes::{ForcedAnswers, Wishes},
};
use crate::{Error, error_page::ErrorPage, fame::ToProfile, notices::Notices, play::Ago};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;
use serde::{Deserialize, Serialize};

/// A browser in which the visitor is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionRow {
    pub id: String,
    pub device: String,
    /// Milliseconds since 1970.
    pub started_at: i64,
    pub seen_at: i64,
    pub current: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    pub name: String,
    pub guest: bool,
    pub forced_answers: ForcedAnswers,
    pub sessions: Vec<SessionRow>,
    /// The server's clock, so that the page need not trust the browser's.
    pub now: i64,
}

#[server(endpoint = "my_account")]
pub async fn my_account() -> Result<Account, Error> {
    use crate::server::{self, Outcome};
    let visitor = server::signed_in()?;
    let platform = server::platform();
    let sessions = platform::accounts::sessions(&platform, &visitor)
        .await
        .or_refuse()?;
    let forced_answers = platform::accounts::forced_answers(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    Ok(Account {
        name: visitor.user.name,
        guest: visitor.user.guest,
        forced_answers: forced_answers.into(),
        sessions: sessions.into_iter().map(SessionRow::from).collect(),
        now: platform.now(),
    })
}

/// Ends one of the visitor's own sessions.
#[server(endpoint = "end_session")]
pub async fn end_session(session: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::signed_in()?;
    if visitor.brief {
        return Err(server::with_status(Error::Refused(
            crate::Reason::BriefStay,
        )));
    }
    let session = session.parse().map_err(|_| Error::NotFound)?;
    let platform = server::platform();
    platform::accounts::end_session(&platform, visitor.user.id, session)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account");
    Ok(())
}

#[component]
pub fn AccountPage() -> impl IntoView {
    let end = ServerAction::<EndSession>::new();
    let rename = ServerAction::<Rename>::new();
    let version = move || (end.version().get(), rename.version().get());
    let account = Resource::new_blocking(version, |_| my_account());
    view! {
        <Title text=word!("Account" | "Konto") />
        <Suspense>
            {move || Suspend::new(async move {
                match account.await {
                    Ok(it) => view! { <Sessions account=it end rename /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Sessions(
    account: Account,
    end: ServerAction<EndSession>,
    rename: ServerAction<Rename>,
) -> impl IntoView {
    let now = account.now;
    view! {
        <section class="page narrow">
            <h1>{account.name.clone()}</h1>
            {(!account.guest).then(|| view! { <ToProfile name=account.name.clone() /> })}
            {account
                .guest
                .then(|| {
                    view! {
                        <p class="lead">
                            {word!("You play as a guest. " | "Du spielst als Gast. ")} <a href="/sign-up">{word!("Sign up" | "Registriere dich")}</a>
                            {word!(" to keep your tables and come back from another device." | ", um deine Tische zu behalten und von einem anderen Gerät zurückzukommen.")}
                        </p>
                    }
                })}
            <Wishes answers=account.forced_answers />
            {(!account.guest).then(|| view! { <Absences /> })}
            {(!account.guest).then(|| view! { <ReliabilitySection /> })}
            <h2>{word!("Where you are signed in" | "Wo du angemeldet bist")}</h2>
            <ul class="rows card">
                {account
                    .sessions
                    .into_iter()
                    .map(|it| {
                        view! {
                            <li class="row">
                                <div>
                                    <strong>{it.device}</strong>
                                    {it.current.then(|| view! { <span class="tag">{word!("this one" | "dieses")}</span> })}
                                    <p class="note">{word!("Last seen " | "Zuletzt gesehen ")} <Ago at=it.seen_at now /></p>
                                </div>
                                {if it.current {
                                    view! { <SignOutButton words=word!("Sign out here" | "Hier abmelden") /> }.into_any()
                                } else {
                                    view! {
                                        <ActionForm action=end attr:class="inline">
                                            <input type="hidden" name="session" value=it.id />
                                            <button class="button quiet" type="submit">{word!("End" | "Beenden")}</button>
                                        </ActionForm>
                                    }
                                        .into_any()
                                }}
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
            {(!account.guest).then(|| view! { <Notices /> <NameForm action=rename /> <OwnData /> })}
        </section>
    }
}
