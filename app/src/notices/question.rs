//! A question that is answered from an email: what is asked, two buttons, and one press. The page
//! is a plain form; nothing happens before it is sent.

use super::{
    follow::FollowNotice,
    purpose::{Asking, Due},
};
use crate::{
    Error,
    play::{Until, left},
    table_name::table_name,
    visitor::use_visitor,
};
use leptos::{form::ActionForm, prelude::*, server_fn::ServerFn};
use leptos_router::hooks::use_query_map;

/// Gives the answer, lets its person in where they are not yet, and leads to the table. Where
/// there is nothing to answer any more, the link's page says so.
#[server(endpoint = "answer_notice")]
pub async fn answer_notice(token: String, seq: i64, answer: usize) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    use platform::notices::{self, Answered};
    let platform = server::platform();
    // Anything may stand there that was sent.
    let again = format!("/notice/{}", leptos_router::location::Url::escape(&token));
    let way = match notices::look(&platform, &token).await {
        Err(platform::Error::BadLink) => {
            leptos_axum::redirect(&again);
            return Ok(());
        }
        way => way.or_refuse()?,
    };
    let here = server::visitor().is_some_and(|it| it.user.id == way.user);
    let device = (!here).then(server::device);
    match notices::answer(&platform, &token, (seq, answer), device).await {
        Ok(Answered::Given(signed_in)) => {
            if let Some(it) = signed_in {
                server::set_session(&it.token);
            }
            leptos_axum::redirect(&format!("/tables/{}", way.table));
        }
        Ok(Answered::Moved) => leptos_axum::redirect(&format!("{again}?moved=1")),
        Ok(Answered::Closed) | Err(platform::Error::BadLink) => leptos_axum::redirect(&again),
        Err(error) => return Err(error).or_refuse(),
    }
    Ok(())
}

#[component]
pub fn Question(
    question: Asking,
    token: String,
    follow: ServerAction<FollowNotice>,
) -> impl IntoView {
    let Asking {
        choice,
        table,
        name,
        due,
        seq,
        here,
    } = question;
    let due = due.map(|due| view! { <TimeLeft due /> });
    let moved = use_query_map().get_untracked().get("moved").is_some();
    let moved = moved.then(|| {
        let words = word!(
            "The game has moved on while you were reading. This is the current state."
                | "Die Partie ist weitergegangen, während du gelesen hast. So steht es jetzt."
        );
        view! { <p role="status">{words}</p> }
    });
    let stay = if here {
        word!(
            "Your answer counts right away and takes you to the table."
                | "Deine Antwort gilt sofort und führt dich an den Tisch."
        )
    } else {
        word!(
            "Your answer counts right away. This link works once and signs you in briefly."
                | "Deine Antwort gilt sofort. Der Link gilt einmal und meldet dich für kurze Zeit an."
        )
    };
    let other = use_visitor().get_untracked().filter(|_| !here).map(|it| {
        let here = it.name;
        say!(
            "You are signed in here as {here}; answering signs {here} out."
                | "Du bist hier als {here} angemeldet; wenn du antwortest, wird {here} abgemeldet."
        )
    });
    let first = word!("Look at the table first" | "Erst den Tisch ansehen");
    let look = if here {
        view! { <p><a href=table>{first}</a></p> }.into_any()
    } else {
        // Nobody else is let in there, and the link lets in once.
        let token = token.clone();
        view! {
            <ActionForm action=follow attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button" type="submit">{first}</button>
            </ActionForm>
        }
        .into_any()
    };
    let answers = choice.answers.into_iter().enumerate();
    let answers = answers.map(|(number, (name, what))| {
        view! {
            <li>
                <button class="button" type="submit" name="answer" value=number>
                    <strong>{name}</strong>
                    <span>{what}</span>
                </button>
            </li>
        }
    });
    view! {
        <section class="page narrow notice asking">
            <p class="asking-table">
                <strong>{table_name(&name)}</strong> " · " {choice.when}
            </p>
            <p class="asking-seat">
                {say!("You play {seat}" | "Du spielst {seat}", seat = choice.seat)}
            </p>
            <h1>{choice.ask}</h1>
            {due}
            {moved}
            <form method="post" action=AnswerNotice::PATH>
                <input type="hidden" name="token" value=token />
                <input type="hidden" name="seq" value=seq />
                <ul class="asking-answers">{answers.collect_view()}</ul>
            </form>
            <p>{stay}</p>
            <p>{other}</p>
            {look}
        </section>
    }
}

/// Draws how long there is for the answer, and until when.
#[component]
fn TimeLeft(due: Due) -> impl IntoView {
    let time = left(due.at - due.now);
    let words = if due.stopped {
        say!("Time left: {time}. The game is paused." | "Noch {time}. Die Partie ist pausiert.")
    } else {
        say!(
            "Time left: {time}; then the clock answers for you."
                | "Noch {time}, dann antwortet die Uhr für dich."
        )
    };
    // Where the clocks stand, the deadline will be another.
    let until = (!due.stopped).then(|| view! { " " <Until at=due.at /> });
    view! { <p>{words} {until}</p> }
}
