//! The channels to the visitor: how each works, a test notice for it, and webhooks to add and remove.

mod trial;

use super::{
    health::{ChannelRow, FailureRow},
    names,
};
use crate::{
    Error, Field,
    account::{Refusal, failed},
    play::Ago,
};
use leptos::{form::ActionForm, prelude::*};
use model::DeliveryError;
use trial::Outcome;

/// The beginning of the address of every webhook.
const WEBHOOK: &str = "https://";

/// Adds a webhook of the visitor's.
#[server(endpoint = "add_webhook")]
pub async fn add_webhook(address: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let code = crate::language::language().code();
    platform::notices::add_webhook(&server::platform(), &visitor, code, &address)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#notices");
    Ok(())
}

/// Removes one of the visitor's targets.
#[server(endpoint = "forget_target")]
pub async fn forget_target(target: i64) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::notices::forget_target(&server::platform(), visitor.user.id, target)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#notices");
    Ok(())
}

/// Sends a notice that tells nothing but that the way works.
#[server(endpoint = "try_way")]
pub async fn try_way(channel: String, #[server(default)] target: Option<i64>) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    use platform::notices::Channel;
    let visitor = server::with_whole_account()?;
    let channel = Channel::ALL.into_iter().find(|it| it.name() == channel);
    let channel = channel.ok_or(Error::NotFound)?;
    let platform = server::platform();
    platform::notices::trial(&platform, visitor.user.id, channel, target)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#notices");
    Ok(())
}

/// The actions that can be done about the channels.
#[derive(Clone, Copy)]
pub struct ChannelActions {
    add: ServerAction<AddWebhook>,
    forget: ServerAction<ForgetTarget>,
    attempt: ServerAction<TryWay>,
}

impl ChannelActions {
    pub fn new() -> Self {
        Self {
            add: ServerAction::new(),
            forget: ServerAction::new(),
            attempt: ServerAction::new(),
        }
    }

    /// Changes when something was done.
    pub fn version(self) -> usize {
        // What comes of a test notice comes later: the rows wait for it themselves.
        self.add.version().get() + self.forget.version().get()
    }
}

#[component]
pub fn AddWebhookForm(actions: ChannelActions) -> impl IntoView {
    let error = failed(actions.add.value());
    view! {
        <ActionForm action=actions.add attr:class="card form">
            <Refusal error field=Field::Webhook />
            <div class="field">
                <label for="notice-webhook">{word!("Webhook (Discord, Slack or your own)" | "Webhook (Discord, Slack oder ein eigener)")}</label>
                <input id="notice-webhook" name="address" type="url" placeholder=WEBHOOK required maxlength="1000" aria-describedby="notice-webhook-note" />
                <p class="note" id="notice-webhook-note">
                    {word!(
                        "A public https:// address. Anyone who reads it sees the names of your tables and what you play. Private conversations and anonymous tables are never mentioned there." |
                        "Eine öffentliche https://-Adresse. Wer dort mitliest, sieht die Namen deiner Tische und was du spielst. Vertrauliche Gespräche und anonyme Tische werden dort nie erwähnt."
                    )}
                </p>
            </div>
            <button class="button" type="submit">{word!("Add webhook" | "Webhook hinzufügen")}</button>
        </ActionForm>
    }
}

#[component]
pub fn Channels(rows: Vec<ChannelRow>, now: i64, actions: ChannelActions) -> impl IntoView {
    let refused = Signal::derive(move || {
        let tried = actions.attempt.value().get().and_then(Result::err);
        tried.or_else(|| actions.forget.value().get().and_then(Result::err))
    });
    let shown = RwSignal::new((rows, now));
    let outcome = trial::follow(actions.attempt, shown);
    let list = move || {
        let (rows, now) = shown.get();
        let label = word!("Where notifications reach you" | "Wo dich Benachrichtigungen erreichen");
        (!rows.is_empty()).then(|| {
            let rows = rows
                .into_iter()
                .map(move |row| view! { <ChannelItem row now actions /> });
            view! { <ul class="rows card" aria-label=label>{rows.collect_view()}</ul> }
        })
    };
    view! {
        <Refusal error=refused />
        <p class="note" role="status">{move || outcome.get().map(Outcome::words)}</p>
        {list}
    }
}

#[component]
fn ChannelItem(row: ChannelRow, now: i64, actions: ChannelActions) -> impl IntoView {
    let name = format!("{} · {}", names::channel(&row.channel), row.label);
    let attempt = say!("Send test: {name}" | "Test senden: {name}");
    let forget = say!("Remove {name}" | "{name} entfernen");
    let target = row.target;
    view! {
        <li class="row">
            <div>
                <strong>{name}</strong>
                {row.broken.then(|| view! { <span class="tag">{word!("gone" | "weg")}</span> })}
                <p class="note">
                    {match row.last_sent {
                        Some(at) => view! { {word!("Last delivered " | "Zuletzt angekommen ")} <Ago at now /> }.into_any(),
                        None => view! { {word!("Nothing sent yet" | "Noch nichts gesendet")} }.into_any(),
                    }}
                    {(row.waiting > 0).then(|| { let n = row.waiting; say!(" · waiting to be sent: {n} (in a minute, or when your quiet hours end)" | " · noch nicht gesendet: {n} (in einer Minute oder am Ende deiner Ruhezeit)") })}
                </p>
                {row.failures.into_iter().map(|it| view! { <FailureLine failure=it now /> }).collect_view()}
            </div>
            <div class="actions">
                <ActionForm action=actions.attempt attr:class="inline">
                    <input type="hidden" name="channel" value=row.channel />
                    {target.map(|it| view! { <input type="hidden" name="target" value=it /> })}
                    <button class="button quiet" type="submit" aria-label=attempt>{word!("Send test" | "Test senden")}</button>
                </ActionForm>
                {target.map(|it| view! {
                    <ActionForm action=actions.forget attr:class="inline">
                        <input type="hidden" name="target" value=it />
                        <button class="button quiet" type="submit" aria-label=forget>{word!("Remove" | "Entfernen")}</button>
                    </ActionForm>
                })}
            </div>
        </li>
    }
}

#[component]
fn FailureLine(failure: FailureRow, now: i64) -> impl IntoView {
    let why = match failure.why {
        DeliveryError::Unreachable => word!("could not be reached" | "nicht erreichbar").to_owned(),
        DeliveryError::Slow => {
            word!("too slow to answer" | "hat zu langsam geantwortet").to_owned()
        }
        DeliveryError::Refused(number) => say!("refused ({number})" | "abgelehnt ({number})"),
        DeliveryError::Address => {
            word!("the address can't receive it" | "die Adresse nimmt nichts an").to_owned()
        }
        DeliveryError::Gone => {
            word!("the address no longer exists" | "die Adresse gibt es nicht mehr").to_owned()
        }
        DeliveryError::NoWay => {
            word!("this server can't send it" | "dieser Server kann das nicht senden").to_owned()
        }
    };
    let what = names::name(&failure.category);
    view! {
        <p class="note wrong">
            {say!("Not delivered: {what}, {why}" | "Nicht angekommen: {what}, {why}")} " · " <Ago at=failure.at now />
            {failure.again.then_some(word!(" · we'll try again" | " · wird noch einmal versucht"))}
        </p>
    }
}
