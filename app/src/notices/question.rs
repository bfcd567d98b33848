//! A question that is answered from a letter: what is asked, two buttons, and one press. The page
//! is a plain form; nothing happens before it is sent.

use crate::{Error, notices::link::FollowNotice, visitor::use_visitor};
use leptos::{form::ActionForm, prelude::*, server_fn::ServerFn};
use leptos_router::hooks::use_query_map;
use serde::{Deserialize, Serialize};

/// A question with two answers, in words: those of the server, as its page keeps one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Who is asked.
    pub house: String,
    pub ask: String,
    /// Each answer, and what it does.
    pub answers: Vec<(String, String)>,
}

/// What the page shows of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asking {
    pub choice: Choice,
    /// The table's address.
    pub table: String,
    /// The table's revision.
    pub seq: i64,
    /// Whether the person of the link is signed in here.
    pub here: bool,
}

/// Where a link to a table leads; who is signed in as its person goes on to the table at once,
/// unless the link asks something.
#[cfg(feature = "ssr")]
pub async fn purpose(way: platform::notices::Way) -> Result<super::link::Purpose, Error> {
    use super::link::Purpose;
    use crate::server::{self, Outcome};
    use platform::notices::Worth;
    let platform = server::platform();
    let here = server::visitor().is_some_and(|it| it.user.id == way.user);
    let table = format!("/tables/{}", way.table);
    let question = match way.worth {
        Worth::Question(it) => it,
        Worth::Entry | Worth::Settled | Worth::Spent if here => {
            leptos_axum::redirect(&table);
            return Ok(Purpose::Spent { table });
        }
        Worth::Spent => return Ok(Purpose::Spent { table }),
        ref worth @ (Worth::Entry | Worth::Settled) => {
            let person = platform::accounts::person(&platform, way.user);
            let person = person.await.or_refuse()?;
            let name = person.map(|it| it.name).unwrap_or_default();
            return Ok(match worth {
                Worth::Settled => Purpose::Gone { name },
                _ => Purpose::Table { name },
            });
        }
    };
    let either = question.either.ok_or(Error::NotFound)?;
    Ok(Purpose::Question(Asking {
        choice: crate::games::choice(&question.kind, &either).or_refuse()?,
        table,
        seq: question.seq,
        here,
    }))
}

/// Gives the answer, lets its person in where they are not yet, and leads to the table. Where
/// there is nothing to answer any more, the link's page says so.
#[server(endpoint = "answer_notice")]
pub async fn answer_notice(token: String, seq: i64, answer: usize) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    use platform::notices::{self, Answered};
    let platform = server::platform();
    let again = format!("/notice/{token}");
    let way = match notices::look(&platform, &token).await {
        Err(platform::Error::BadLink) => {
            leptos_axum::redirect(&again);
            return Ok(());
        }
        way => way.or_refuse()?,
    };
    let here = server::visitor().is_some_and(|it| it.user.id == way.user);
    let device = server::device();
    let device = (!here).then_some(device.as_str());
    match notices::answer(&platform, &token, (seq, answer), device).await {
        Ok(Answered::Given(signed_in)) => {
            if let Some(it) = signed_in {
                server::set_session(&it.token);
            }
            leptos_axum::redirect(&format!("/tables/{}", way.table));
        }
        Ok(Answered::Moved) => leptos_axum::redirect(&format!("{again}?moved=1")),
        Ok(Answered::Settled) | Err(platform::Error::BadLink) => leptos_axum::redirect(&again),
        Err(error) => return Err(error).or_refuse(),
    }
    Ok(())
}

#[component]
pub fn Question(question: Asking, token: String) -> impl IntoView {
    let Asking {
        choice,
        table,
        seq,
        here,
    } = question;
    let moved = use_query_map().get_untracked().get("moved").is_some();
    let moved = moved.then(|| {
        let words = word!(
            "The table has gone on while you were reading. This is how it stands now."
                | "Der Tisch ist weitergegangen, während du gelesen hast. So steht es jetzt."
        );
        view! { <p role="status">{words}</p> }
    });
    let stay = if here {
        word!(
            "Your answer counts at once and leads you to the table."
                | "Deine Antwort gilt sofort und führt dich an den Tisch."
        )
    } else {
        word!(
            "Your answer counts at once. The link works once and lets you in for a short stay."
                | "Deine Antwort gilt sofort. Der Link gilt einmal und lässt dich für kurze Zeit ein."
        )
    };
    let other = use_visitor().get_untracked().filter(|_| !here).map(|it| {
        let here = it.name;
        say!(
            "You are signed in here as {here}; that ends then."
                | "Du bist hier als {here} angemeldet; das endet dann."
        )
    });
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
            <p class="asking-house">{choice.house}</p>
            <h1>{choice.ask}</h1>
            {moved}
            <form method="post" action=AnswerNotice::PATH>
                <input type="hidden" name="token" value=token />
                <input type="hidden" name="seq" value=seq />
                <ul class="asking-answers">{answers.collect_view()}</ul>
            </form>
            <p>{stay}</p>
            <p>{other}</p>
            <p>
                <a href=table>{word!("Look at the table first" | "Erst den Tisch ansehen")}</a>
            </p>
        </section>
    }
}

/// What was asked is open no more.
#[component]
pub fn Gone(name: String, token: String, follow: ServerAction<FollowNotice>) -> impl IntoView {
    let verb = say!("Go on as {name}" | "Weiter als {name}");
    view! {
        <section class="page narrow notice">
            <h1>{word!("That is settled" | "Das ist erledigt")}</h1>
            <p>
                {word!(
                    "What the letter asked has been answered or withdrawn meanwhile. The link still leads to the table, once." |
                    "Was der Brief gefragt hat, ist inzwischen beantwortet oder zurückgenommen. Der Link führt noch einmal an den Tisch."
                )}
            </p>
            <ActionForm action=follow attr:class="actions">
                <input type="hidden" name="token" value=token />
                <button class="button primary" type="submit">{verb}</button>
            </ActionForm>
        </section>
    }
}

/// The link does nothing any more.
#[component]
pub fn Spent(table: String) -> impl IntoView {
    let sign_in = format!("/sign-in?next={table}");
    view! {
        <section class="page narrow notice">
            <h1>{word!("This link has done its work" | "Dieser Link hat ausgedient")}</h1>
            <p>
                {word!(
                    "It is too old or was used already. The table is still there: sign in to go on." |
                    "Er ist zu alt oder schon benutzt. Den Tisch gibt es noch: Melde dich an, um weiterzumachen."
                )}
            </p>
            <p class="actions">
                <a class="button primary" href=sign_in>{word!("Sign in" | "Anmelden")}</a>
                <a class="button" href=table>{word!("To the table" | "Zum Tisch")}</a>
            </p>
        </section>
    }
}
