//! The account page: what one wishes, and where one is signed in.

use super::{
    SignOutButton,
    absences::{self, Absences},
    blocked::{Blocked, Unblock},
    calendar::{CalendarPage, Deadlines, EndCalendar, MakeCalendar},
    data::OwnData,
    favorites::{Favorites, Unfavor},
    forms::successes,
    name::{NameForm, Rename},
    parts::{self, AccountPart, Contents, Spots},
    password::{ChangePassword, PasswordForm},
    preferences::{ForcedAnswers, Preferences, WishForcedAnswers},
    reliability::ReliabilitySection,
};
use crate::loaded::loaded;
use crate::{
    Error, Reason,
    arms::{ArmsEditor, ArmsMark, ChooseArms},
    error_page::ErrorPage,
    notices::{Notices, NoticesDoing},
    play::Ago,
    profiles::ToProfile,
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;
use model::Arms;
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
    pub arms: Arms,
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
        arms: visitor.user.arms,
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
    leptos_axum::redirect("/account#sessions");
    Ok(())
}

#[component]
pub fn AccountPage() -> impl IntoView {
    let (doing, within) = (Doing::new(), Within::new());
    // What many parts need is one resource: with more of them below its `Suspense` the page did not
    // always end.
    let account = loaded(move || doing.version(), |_| my_account());
    parts::follow_address();
    view! {
        <Title text=word!("Account" | "Konto") />
        <section class="account">
            <Spots />
            <Suspense>
                {move || Suspend::new(async move {
                    match account.await {
                        Ok(account) => view! { <Whole account doing within /> }.into_any(),
                        Err(Error::Refused(Reason::BriefStay)) => view! { <BriefStay /> }.into_any(),
                        Err(error) => view! { <ErrorPage error /> }.into_any(),
                    }
                })}
            </Suspense>
        </section>
    }
}

/// The actions on the page that change what is shown there.
#[derive(Clone, Copy)]
struct Doing {
    end: ServerAction<EndSession>,
    rename: ServerAction<Rename>,
    change: ServerAction<ChangePassword>,
    make: ServerAction<MakeCalendar>,
    stop: ServerAction<EndCalendar>,
    unfavor: ServerAction<Unfavor>,
    arms: ServerAction<ChooseArms>,
    /// The count of changes of the password: the other sessions end with it.
    changed: RwSignal<usize>,
}

impl Doing {
    fn new() -> Self {
        let change = ServerAction::<ChangePassword>::new();
        Self {
            end: ServerAction::new(),
            rename: ServerAction::new(),
            change,
            make: ServerAction::new(),
            stop: ServerAction::new(),
            unfavor: ServerAction::new(),
            arms: ServerAction::new(),
            changed: successes(change.value()),
        }
    }

    fn version(self) -> [usize; 7] {
        [
            self.end.version().get(),
            self.rename.version().get(),
            self.changed.get(),
            self.make.version().get(),
            self.stop.version().get(),
            self.unfavor.version().get(),
            self.arms.version().get(),
        ]
    }
}

/// The actions of parts that load by themselves what they change, or change nothing that is shown. They belong
/// to the page as well: its contents are drawn anew by the others.
#[derive(Clone, Copy)]
struct Within {
    wish: ServerAction<WishForcedAnswers>,
    absences: absences::Doing,
    unblock: ServerAction<Unblock>,
    notices: NoticesDoing,
}

impl Within {
    fn new() -> Self {
        Self {
            wish: ServerAction::new(),
            absences: absences::Doing::new(),
            unblock: ServerAction::new(),
            notices: NoticesDoing::new(),
        }
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

/// The head of the page, its parts, of which one is seen at a time, and the list that leads to them.
#[component]
fn Whole(account: Account, doing: Doing, within: Within) -> impl IntoView {
    let Account {
        name,
        guest,
        arms,
        forced_answers,
        sessions,
        calendar,
        favorites,
        now,
    } = account;
    let of_account = move |part: fn() -> AnyView| (!guest).then(part);
    view! {
        <div class="band">
            <div class="band-words">
                <ArmsMark arms />
                <div class="band-who">
                    <h1>{name.clone()}</h1>
                    {guest.then(|| view! { <GuestWords /> })}
                </div>
                {(!guest).then(|| view! { <ToProfile name /> })}
            </div>
        </div>
        <div class="page account-page">
            <div class="account-parts">
                <AccountPart name="arms"><ArmsEditor arms action=doing.arms /></AccountPart>
                <AccountPart name="wishes"><Preferences answers=forced_answers action=within.wish /></AccountPart>
                {(!guest).then(|| view! { <AccountPart name="absences"><Absences doing=within.absences /></AccountPart> })}
                {calendar.map(|page| view! {
                    <AccountPart name="calendar"><Deadlines page make=doing.make end=doing.stop /></AccountPart>
                })}
                {of_account(|| view! { <AccountPart name="reliability"><ReliabilitySection /></AccountPart> }.into_any())}
                {(!guest).then(|| view! {
                    <AccountPart name="people">
                        <p class="note">
                            {word!(
                                "People you've marked as favorites, and those you've muted or blocked."
                                    | "Deine Favoriten und alle, die du stummgeschaltet oder blockiert hast."
                            )}
                        </p>
                        <Favorites names=favorites action=doing.unfavor />
                        <Blocked action=within.unblock />
                    </AccountPart>
                })}
                <AccountPart name="sessions"><SessionList sessions now end=doing.end /></AccountPart>
                {(!guest).then(|| view! { <AccountPart name="notices"><Notices doing=within.notices /></AccountPart> })}
                {(!guest).then(|| view! {
                    <AccountPart name="your-name"><NameForm action=doing.rename /></AccountPart>
                    <AccountPart name="your-password"><PasswordForm action=doing.change /></AccountPart>
                })}
                {of_account(|| view! { <AccountPart name="own-data"><OwnData /></AccountPart> }.into_any())}
            </div>
            <Contents guest />
        </div>
    }
}

#[component]
fn GuestWords() -> impl IntoView {
    view! {
        <p>
            {word!("You play as a guest. " | "Du spielst als Gast. ")} <a href="/sign-up">{word!("Sign up" | "Registriere dich")}</a>
            {word!(" to keep your tables and play on other devices. Guests who stay away for 60 days are deleted, along with the tables where they played alone." | ", um deine Tische zu behalten und auch auf anderen Geräten zu spielen. Wer als Gast 60 Tage lang nicht da ist, wird gelöscht, mit den Tischen, an denen sonst niemand sitzt.")}
        </p>
    }
}

#[component]
fn SessionList(
    sessions: Vec<SessionRow>,
    now: i64,
    end: ServerAction<EndSession>,
) -> impl IntoView {
    let row = move |it: SessionRow| {
        view! {
            <li class="row">
                <div>
                    <strong>{it.device}</strong>
                    {it.current.then(|| view! { <span class="tag">{word!("this device" | "dieses Gerät")}</span> })}
                    <p class="note">
                        {if it.current {
                            word!("Active now" | "Gerade aktiv").into_any()
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
    };
    view! {
        <h2 id="your-sessions">{word!("Where you are signed in" | "Wo du angemeldet bist")}</h2>
        <ul class="rows card" aria-labelledby="your-sessions">{sessions.into_iter().map(row).collect_view()}</ul>
    }
}
