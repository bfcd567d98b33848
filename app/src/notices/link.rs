//! The pages to which the links of emails lead. Looking changes nothing: mail programs look at links by
//! themselves. What a link is for is done by a button.

#[cfg(feature = "ssr")]
use super::purpose::joined;
use super::{
    follow::{BlockByLink, Blocking, FollowNotice, Gone, Spent},
    purpose::{Purpose, read_notice},
    question::{AnswerNotice, Question},
    refuse::{EndMail, MailAgain, Refused, Refusing},
};
use crate::loaded::loaded;
use crate::{
    Error,
    account::{Recover, RecoverForm, Refusal, failed},
    error_page::ErrorPage,
    visitor::{greet, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;
use leptos_router::hooks::use_params_map;

/// The mail address is right. Who has made their account for a table is back there then.
#[server(endpoint = "confirm_address")]
pub async fn confirm_address(token: String) -> Result<(), Error> {
    use crate::{
        account::path_of_confirmed,
        server::{self, Outcome},
    };
    let platform = server::platform();
    platform::notices::confirm(&platform, &token)
        .await
        .or_refuse()?;
    let whose = platform::notices::open(&platform, &token)
        .or_refuse()?
        .user();
    leptos_axum::redirect(&match joined(whose).await? {
        Some(table) => {
            server::forget_joining();
            path_of_confirmed(&table)
        }
        None => format!("/notice/{token}"),
    });
    Ok(())
}

/// `POST /notice/end/{token}`: a mail program ends for its reader what the link ends.
#[cfg(feature = "ssr")]
pub async fn one_click(
    axum::extract::State(state): axum::extract::State<crate::server::AppState>,
    axum::extract::Path(token): axum::extract::Path<String>,
) -> axum::http::StatusCode {
    use axum::http::StatusCode;
    match platform::notices::unsubscribe(&state.platform, &token).await {
        Ok(()) => StatusCode::NO_CONTENT,
        Err(platform::Error::BadLink) => StatusCode::NOT_FOUND,
        Err(error) => crate::server::status(&error.into()),
    }
}

/// `GET /notice/end/{token}`: a mail program that cannot do so opens the page that asks.
#[cfg(feature = "ssr")]
pub async fn ask_end(
    axum::extract::Path(token): axum::extract::Path<String>,
) -> axum::response::Redirect {
    use leptos_router::location::Url;
    axum::response::Redirect::to(&format!("/notice/{}", Url::escape(&token)))
}

/// The actions that a link's page can do.
#[derive(Clone, Copy)]
struct Doing {
    follow: ServerAction<FollowNotice>,
    answer: ServerAction<AnswerNotice>,
    confirm: ServerAction<ConfirmAddress>,
    end: ServerAction<EndMail>,
    again: ServerAction<MailAgain>,
    block: ServerAction<BlockByLink>,
    recover: ServerAction<Recover>,
}

#[component]
pub fn NoticePage() -> impl IntoView {
    let params = use_params_map();
    let doing = Doing {
        follow: ServerAction::new(),
        answer: ServerAction::new(),
        confirm: ServerAction::new(),
        end: ServerAction::new(),
        again: ServerAction::new(),
        block: ServerAction::new(),
        recover: ServerAction::new(),
    };
    let follow = greet(doing.follow.value());
    let answer = doing.answer.value();
    let refused = move || follow.get().or_else(|| answer.get().and_then(Result::err));
    greet(doing.recover.value());
    let token = move || params.read().get("token").unwrap_or_default();
    let key = move || {
        (
            token(),
            doing.confirm.version().get(),
            doing.end.version().get(),
            doing.again.version().get() + doing.block.version().get(),
        )
    };
    let purpose = loaded(key, |(token, ..)| read_notice(token));
    // Stays where it is while the page around it becomes another one, so that it is read out.
    let done = move || {
        if matches!(doing.again.value().get(), Some(Ok(()))) {
            Some(word!(
                "These emails are allowed again." | "Diese E-Mails sind wieder erlaubt."
            ))
        } else if matches!(doing.end.value().get(), Some(Ok(()))) {
            Some(word!(
                "You've unsubscribed from these emails." | "Diese E-Mails sind abbestellt."
            ))
        } else {
            None
        }
    };
    view! {
        <Title text=word!("A link from an email" | "Ein Link aus einer E-Mail") />
        <p class="note narrow" role="status">{done}</p>
        <Suspense>
            {move || Suspend::new(async move {
                let purpose = match refused() {
                    Some(error) => Err(error),
                    None => purpose.await,
                };
                match purpose {
                    Ok(it) => view! { <Asked purpose=it token=token() doing /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Asked(purpose: Purpose, token: String, doing: Doing) -> impl IntoView {
    let visitor = use_visitor();
    match purpose {
        Purpose::Question(question) => view! { <Question question token follow=doing.follow /> }.into_any(),
        Purpose::Spent { table } => view! { <Spent table /> }.into_any(),
        Purpose::Gone { name } => view! { <Gone name token follow=doing.follow /> }.into_any(),
        Purpose::Table { name, inviter } => {
            let blocking = inviter.map(|it| {
                let token = token.clone();
                view! { <Blocking inviter=it token action=doing.block /> }
            });
            let other = visitor.get_untracked().filter(|it| it.name != name).map(|it| {
                let here = it.name;
                say!(
                    "You are signed in here as {here}; continuing signs {here} out." |
                    "Du bist hier als {here} angemeldet; wenn du weitermachst, wird {here} abgemeldet."
                )
            });
            let verb = say!("Continue as {name}" | "Weiter als {name}");
            view! {
                <section class="page narrow notice">
                    <h1>{word!("Go to your table" | "Zu deinem Tisch")}</h1>
                    <p>
                        {word!(
                            "This link works once and signs you in briefly. Changes to your account need your password." |
                            "Der Link gilt einmal und meldet dich für kurze Zeit an. Dein Konto lässt sich nur mit deinem Passwort ändern."
                        )}
                    </p>
                    <p>{other}</p>
                    <ActionForm action=doing.follow attr:class="actions">
                        <input type="hidden" name="token" value=token />
                        <button class="button primary" type="submit">{verb}</button>
                        <a class="button" href="/sign-in">{word!("Sign in with your password" | "Mit Passwort anmelden")}</a>
                    </ActionForm>
                    {blocking}
                </section>
            }
            .into_any()
        }
        Purpose::Recovery { name } => {
            view! { <RecoverForm name token action=doing.recover /> }.into_any()
        }
        Purpose::Refuse { done: false } => {
            view! { <Refusing token action=doing.end /> }.into_any()
        }
        Purpose::Refuse { done: true } => {
            view! { <Refused token action=doing.again /> }.into_any()
        }
        Purpose::Address { done: true, table, .. } => view! {
            <Done words=word!("Your address is confirmed." | "Deine Adresse ist bestätigt.") table />
        }
        .into_any(),
        Purpose::End { done: true } => view! {
            <Done words=word!("You've unsubscribed from all emails." | "Du bekommst keine E-Mails mehr von uns.") table=None />
        }
        .into_any(),
        Purpose::Address { name, done: false, .. } => view! {
            <section class="page narrow notice">
                <h1>{word!("Is this your address?" | "Ist das deine Adresse?")}</h1>
                <p>{say!(
                    "The account {name} entered the address this email was sent to."
                        | "Das Konto {name} hat die Adresse angegeben, an die diese E-Mail ging."
                )}</p>
                <Refusal error=failed(doing.confirm.value()) />
                <ActionForm action=doing.confirm attr:class="actions">
                    <input type="hidden" name="token" value=token />
                    <button class="button primary" type="submit">{word!("Yes, confirm it" | "Ja, bestätigen")}</button>
                </ActionForm>
            </section>
        }
        .into_any(),
        Purpose::End { done: false } => view! {
            <section class="page narrow notice">
                <h1>{word!("Unsubscribe from all emails?" | "Alle E-Mails abbestellen?")}</h1>
                <Refusal error=failed(doing.end.value()) />
                <ActionForm action=doing.end attr:class="actions">
                    <input type="hidden" name="token" value=token />
                    <button class="button primary" type="submit">{word!("Unsubscribe" | "Abbestellen")}</button>
                </ActionForm>
            </section>
        }
        .into_any(),
    }
}

#[component]
fn Done(
    words: &'static str,
    /// The path of the table for which somebody is here.
    table: Option<String>,
) -> impl IntoView {
    view! {
        <section class="page narrow notice">
            <h1>{words}</h1>
            <p class="actions">
                {table.map(|path| view! {
                    <a class="button primary" href=path>{word!("Back to the table" | "Zurück zum Tisch")}</a>
                })}
                <a class="button" href="/account">{word!("Go to your account" | "Zum Konto")}</a>
                <a class="button" href="/lobby">{word!("Go to the lobby" | "Zu den Tischen")}</a>
            </p>
        </section>
    }
}
