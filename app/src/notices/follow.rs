//! A link that lets its person in, and what is left of one that asks nothing any more.

use super::purpose::Inviter;
use crate::{
    Error,
    account::{Refusal, failed},
    visitor::Visitor,
};
use leptos::{form::ActionForm, prelude::*};

/// Lets the person of the link in, once, and leads to the table.
#[server(endpoint = "follow_notice")]
pub async fn follow_notice(token: String) -> Result<Visitor, Error> {
    use crate::server::{self, Outcome};
    let device = server::device();
    let (signed_in, table) = platform::notices::enter(&server::platform(), &token, device)
        .await
        .or_refuse()?;
    server::set_session(&signed_in.token);
    leptos_axum::redirect(&format!("/tables/{table}"));
    Ok(Visitor::from(&signed_in.user))
}

/// Blocks whoever invites the person of the link.
#[server(endpoint = "block_by_link")]
pub async fn block_by_link(token: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    platform::notices::block_inviter(&server::platform(), &token)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/notice/{token}"));
    Ok(())
}

/// Not wanting to hear of whoever invites.
#[component]
pub fn Blocking(
    inviter: Inviter,
    token: String,
    action: ServerAction<BlockByLink>,
) -> impl IntoView {
    let Inviter { name, blocked } = inviter;
    let error = failed(action.value());
    if blocked {
        let done = say!(
            "You have blocked {name} and get no more invitations from them. You can undo this on your account page."
                | "Du hast {name} blockiert und bekommst keine Einladungen mehr von {name}. Auf deiner Kontoseite kannst du das rückgängig machen."
        );
        return view! { <p role="status">{done}</p> }.into_any();
    }
    let called = say!("{name} invites you." | "{name} lädt dich ein.");
    let verb = say!("Block {name}" | "{name} blockieren");
    view! {
        <Refusal error />
        <ActionForm action attr:class="actions">
            <input type="hidden" name="token" value=token />
            <span>{called}</span>
            <button class="button quiet" type="submit">{verb}</button>
        </ActionForm>
    }
    .into_any()
}

/// Draws the note that what was asked is open no more.
#[component]
pub fn Gone(name: String, token: String, follow: ServerAction<FollowNotice>) -> impl IntoView {
    let verb = say!("Continue as {name}" | "Weiter als {name}");
    view! {
        <section class="page narrow notice">
            <h1>{word!("Already answered" | "Schon erledigt")}</h1>
            <p>
                {word!(
                    "The question in this email has been answered or withdrawn. The link still takes you to the table, once." |
                    "Die Frage aus dieser E-Mail ist inzwischen beantwortet oder zurückgenommen. Der Link führt noch einmal an den Tisch."
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
            <h1>{word!("This link no longer works" | "Dieser Link gilt nicht mehr")}</h1>
            <p>
                {word!(
                    "It has expired or was already used. The table is still there: sign in to continue." |
                    "Er ist abgelaufen oder schon benutzt. Den Tisch gibt es noch: Melde dich an, um weiterzumachen."
                )}
            </p>
            <p class="actions">
                <a class="button primary" href=sign_in>{word!("Sign in" | "Anmelden")}</a>
                <a class="button" href=table>{word!("Go to the table" | "Zum Tisch")}</a>
            </p>
        </section>
    }
}
