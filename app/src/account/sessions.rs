//! The account page: what one wishes, and where one is signed in.

use super::{
    SignOutButton,
    absences::Absences,
    blocked::Blocked,
    calendar::{CalendarPage, Deadlines, EndCalendar, MakeCalendar},
    data::OwnData,
    favorites::{Favorites, Unfavor},
    forms::successes,
    name::{NameForm, Rename},
    password::{ChangePassword, PasswordForm},
    reliability::ReliabilitySection,
    wishes::{ForcedAnswers, Wishes},
};
use crate::loaded::loaded;
use crate::{
    Error, Reason, error_page::ErrorPage, notices::Notices, play::Ago, profiles::ToProfile,
};
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
    /// Nothing for a guest.
    pub calendar: Option<CalendarPage>,
    pub favorites: Vec<String>,
    /// The server's clock, so that the page need not trust the browser's.
    pub now: i64,
}

#[server(endpoint = "my_account")]
pub async fn my_account() -> Result<Account, Error> {
    use crate::server::{self, Outcome};
    let visitor = server::wholly_signed_in()?;
    let platform = server::platform();
    let sessions = platform::accounts::sessions(&platform, &visitor)
        .await
        .or_refuse()?;
    let forced_answers = platform::accounts::forced_answers(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    let user = visitor.user.id;
    let mut calendar = None;
    if !visitor.user.guest {
        calendar = Some(super::calendar::page(&platform, user).await?);
    }
    let favorites = platform::accounts::favorites(&platform, user)
        .await
        .or_refuse()?;
    Ok(Account {
        name: visitor.user.name,
        guest: visitor.user.guest,
        forced_answers,
        sessions: sessions.into_iter().map(SessionRow::from).collect(),
        calendar,
        favorites,
        now: platform.now(),
    })
}

/// Ends one of the visitor's own sessions.
#[server(endpoint = "end_session")]
pub async fn end_session(session: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::wholly_signed_in()?;
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
    let change = ServerAction::<ChangePassword>::new();
    let make = ServerAction::<MakeCalendar>::new();
    let stop = ServerAction::<EndCalendar>::new();
    let unfavor = ServerAction::<Unfavor>::new();
    // The other sessions end with a password.
    let changed = successes(change.value());
    let version = move || {
        let calendar = (make.version().get(), stop.version().get());
        let account = (end.version().get(), rename.version().get(), changed.get());
        (account, calendar, unfavor.version().get())
    };
    // What many parts need is one resource: with more of them below its `Suspense` the page did not
    // always end.
    let account = loaded(version, |_| my_account());
    view! {
        <Title text=word!("Account" | "Konto") />
        <Suspense>
            {move || Suspend::new(async move {
                match account.await {
                    Ok(it) => view! { <Sessions account=it end rename change make stop unfavor /> }.into_any(),
                    Err(Error::Refused(Reason::BriefStay)) => view! { <BriefStay /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

/// For somebody whom a link from an email has let in: nothing of the account.
#[component]
fn BriefStay() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{word!("Account" | "Konto")}</h1>
            <p>{Reason::BriefStay.words()}</p>
            <p class="actions">
                <a class="button primary" href="/sign-in?next=/account">{word!("Sign in" | "Anmelden")}</a>
                <SignOutButton />
            </p>
        </section>
    }
}

#[component]
fn Sessions(
    account: Account,
    end: ServerAction<EndSession>,
    rename: ServerAction<Rename>,
    change: ServerAction<ChangePassword>,
    make: ServerAction<MakeCalendar>,
    stop: ServerAction<EndCalendar>,
    unfavor: ServerAction<Unfavor>,
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
                            {word!(" to keep your tables and play on other devices. Guests who stay away for 60 days are deleted, along with the tables where they played alone." | ", um deine Tische zu behalten und auch auf anderen Geräten zu spielen. Wer als Gast 60 Tage lang nicht da ist, wird gelöscht, mit den Tischen, an denen sonst niemand sitzt.")}
                        </p>
                    }
                })}
            {(!account.guest).then(|| view! { <Contents /> })}
            <Wishes answers=account.forced_answers />
            {(!account.guest).then(|| view! { <Absences /> })}
            {account.calendar.map(|page| view! { <Deadlines page make end=stop /> })}
            {(!account.guest).then(|| view! { <ReliabilitySection /> <Favorites names=account.favorites action=unfavor /> <Blocked /> })}
            <h2 id="sessions">{word!("Where you are signed in" | "Wo du angemeldet bist")}</h2>
            <ul class="rows card" aria-labelledby="sessions">
                {account
                    .sessions
                    .into_iter()
                    .map(|it| {
                        view! {
                            <li class="row">
                                <div>
                                    <strong>{it.device}</strong>
                                    {it.current.then(|| view! { <span class="tag">{word!("this one" | "dieses")}</span> })}
                                    <p class="note">
                                        {if it.current {
                                            word!("This device, now" | "Dieses Gerät, jetzt").into_any()
                                        } else {
                                            view! { {word!("Last used " | "Zuletzt benutzt ")} <Ago at=it.seen_at now /> }.into_any()
                                        }}
                                    </p>
                                </div>
                                {if it.current {
                                    view! { <SignOutButton words=word!("Sign out" | "Abmelden") /> }.into_any()
                                } else {
                                    view! {
                                        <ActionForm action=end attr:class="inline">
                                            <input type="hidden" name="session" value=it.id />
                                            <button class="button quiet" type="submit">{word!("Sign out" | "Abmelden")}</button>
                                        </ActionForm>
                                    }
                                        .into_any()
                                }}
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
            {(!account.guest).then(|| view! { <Notices /> <NameForm action=rename /> <PasswordForm action=change /> <OwnData /> })}
        </section>
    }
}

/// What the page holds, for it is long.
#[component]
fn Contents() -> impl IntoView {
    let parts = [
        ("wishes", word!("At your tables" | "An deinen Tischen")),
        ("absences", word!("Away times" | "Abwesenheit")),
        ("calendar", word!("Calendar" | "Kalender")),
        ("reliability", word!("Reliability" | "Zuverlässigkeit")),
        (
            "sessions",
            word!("Where you are signed in" | "Wo du angemeldet bist"),
        ),
        ("notices", word!("Notifications" | "Benachrichtigungen")),
        ("your-name", word!("Change name" | "Namen ändern")),
        (
            "your-password",
            word!("Change password" | "Passwort ändern"),
        ),
        ("own-data", word!("Your data" | "Deine Daten")),
    ];
    let link = |(id, words): (&str, &'static str)| {
        // A fragment alone: the browser leads there, with a script or without.
        view! { <li><a href=format!("#{id}")>{words}</a></li> }
    };
    view! {
        <nav class="contents" aria-label=word!("On this page" | "Auf dieser Seite")>
            <ul>{parts.map(link).collect_view()}</ul>
        </nav>
    }
}
