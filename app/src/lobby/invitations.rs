//! The requests that wait for the visitor's yes or no before they sit down: invitations by name, and the word of an
//! owner who has sent them away.

use super::{Listing, TableCard};
use crate::loaded::loaded;
use crate::{Error, account::Refusal};
use leptos::{form::ActionForm, prelude::*};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenInvitation {
    Invited {
        table: Box<Listing>,
        by: String,
    },
    SentAway {
        table: String,
        name: String,
        by: String,
        words: String,
    },
}

/// Says that the visitor does not come, or has read why they were sent away.
#[server(endpoint = "decline_invitation")]
pub async fn decline_invitation(table: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::with_account()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    platform::tables::decline(&server::platform(), user, id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/lobby");
    Ok(())
}

/// Blocks whoever invites the visitor to this table.
#[server(endpoint = "block_inviter")]
pub async fn block_inviter(table: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::with_account()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    platform::tables::block_inviter(&server::platform(), user, id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#blocked");
    Ok(())
}

/// The actions that answer them, shared by the lobby and its list.
#[derive(Clone, Copy)]
pub struct Answers {
    decline: ServerAction<DeclineInvitation>,
    block: ServerAction<BlockInviter>,
}

impl Answers {
    pub fn new() -> Self {
        Self {
            decline: ServerAction::new(),
            block: ServerAction::new(),
        }
    }

    /// Grows with every answer.
    pub fn version(self) -> usize {
        self.decline.version().get() + self.block.version().get()
    }
}

/// Returns what waits for the visitor, and the server's clock.
#[server(endpoint = "my_summons")]
pub async fn my_invitations() -> Result<(Vec<OpenInvitation>, i64), Error> {
    use crate::server::{self, Outcome};
    let platform = server::platform();
    let invitations = match server::visitor() {
        Some(visitor) => platform::tables::invitations(&platform, visitor.user.id)
            .await
            .or_refuse()?,
        None => Vec::new(),
    };
    let invitations = invitations.into_iter().map(OpenInvitation::from).collect();
    Ok((invitations, platform.now()))
}

/// The same at the front page, where one comes in.
#[component]
pub fn HomeInvitations() -> impl IntoView {
    let answers = Answers::new();
    let invitations = loaded(move || answers.version(), |_| my_invitations());
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                // Who cannot be told here finds it in the lobby.
                let (invitations, now) = invitations.await.unwrap_or_default();
                (!invitations.is_empty())
                    .then(|| view! { <div class="page invitations-home"><InvitationList invitations answers now /></div> })
            })}
        </Suspense>
    }
}

#[component]
pub fn InvitationList(
    invitations: Vec<OpenInvitation>,
    answers: Answers,
    now: i64,
) -> impl IntoView {
    let error = Signal::derive(move || {
        let declined = answers.decline.value().get().and_then(Result::err);
        declined.or_else(|| answers.block.value().get().and_then(Result::err))
    });
    let one = move |it: OpenInvitation| match it {
        OpenInvitation::Invited { table, by } => {
            view! { <Invited table=*table by answers now /> }.into_any()
        }
        OpenInvitation::SentAway {
            table,
            name,
            by,
            words,
        } => view! { <SentAway table name rejection=(by, words) answers /> }.into_any(),
    };
    let some = !invitations.is_empty();
    let cards = invitations
        .into_iter()
        .map(move |it| view! { <li>{one(it)}</li> });
    some.then(|| {
        view! {
            <section class="table-list" aria-label=word!("For you" | "Für dich")>
                <h2>{word!("For you" | "Für dich")}</h2>
                <Refusal error />
                <ul class="cards">{cards.collect_view()}</ul>
            </section>
        }
    })
}

/// Draws an invitation; whoever accepts chooses the seat at the table itself.
#[component]
fn Invited(table: Listing, by: String, answers: Answers, now: i64) -> impl IntoView {
    let name = crate::table_name::table_name(&table.name);
    let id = table.id.clone();
    let href = format!("/tables/{id}");
    let blocking = id.clone();
    let free = table.free_seats() > 0;
    let accept = say!("Accept and choose a seat: {name}" | "Annehmen und Platz wählen: {name}");
    let decline = say!("Decline: {name}" | "Ablehnen: {name}");
    let block = say!("Block {by}" | "{by} blockieren");
    let buttons = view! {
        <div class="actions">
            {if free {
                let words = word!("Accept and choose a seat" | "Annehmen und Platz wählen");
                view! { <a class="button primary" href=href aria-label=accept>{words}</a> }.into_any()
            } else {
                view! { <p class="note">{word!("All seats are taken for now." | "Zurzeit sind alle Plätze besetzt.")}</p> }.into_any()
            }}
            <ActionForm action=answers.decline attr:class="inline">
                <input type="hidden" name="table" value=id />
                <button class="button" type="submit" aria-label=decline>{word!("Decline" | "Ablehnen")}</button>
            </ActionForm>
            <ActionForm action=answers.block attr:class="inline">
                <input type="hidden" name="table" value=blocking />
                <button class="button quiet" type="submit">{block}</button>
            </ActionForm>
        </div>
    };
    view! {
        <div class="invitations">
            <p><strong>{say!("{by} invites you to this table." | "{by} lädt dich an diesen Tisch ein.")}</strong></p>
            <TableCard table now buttons=buttons.into_any() />
        </div>
    }
}

#[component]
fn SentAway(
    table: String,
    name: String,
    /// The person who has sent the visitor away, and their words.
    rejection: (String, String),
    answers: Answers,
) -> impl IntoView {
    let (by, words) = rejection;
    let name = crate::table_name::table_name(&name);
    view! {
        <div class="invitations card">
            <p>
                {say!(
                    "{by} removed you from the table {name} before the start."
                        | "{by} hat dich vor dem Beginn vom Tisch {name} entfernt."
                )}
            </p>
            {(!words.is_empty()).then(|| view! { <blockquote class="plain-text">{words}</blockquote> })}
            <ActionForm action=answers.decline attr:class="inline">
                <input type="hidden" name="table" value=table />
                <button class="button" type="submit">{word!("OK" | "Gelesen")}</button>
            </ActionForm>
        </div>
    }
}
