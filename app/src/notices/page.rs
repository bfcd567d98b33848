//! The part of the account page about notices.

use super::{
    address::MailForm,
    delivery::WhenFields,
    device::DeviceButton,
    matrix::Matrix,
    ways::{AddWebhookForm, Ways},
};
use crate::{Error, account::Refusal};
use leptos::{form::ActionForm, prelude::*};
use serde::{Deserialize, Serialize};

/// Everything that the section shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticesPage {
    pub mail: Option<String>,
    pub confirmed: Option<String>,
    /// What is told on which way: `mail.turn`.
    pub told: Vec<String>,
    pub when: When,
    pub ways: Vec<WayRow>,
    /// By which push services know this server.
    pub push_key: String,
    /// The server's clock in milliseconds.
    pub now: i64,
}

/// When to tell; clock times as `HH:MM`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    /// `at_once`, `quiet` or `daily`.
    pub delivery: String,
    pub from: String,
    pub until: String,
    pub at: String,
    pub zone: String,
}

/// A way to the person, and how it works. Instants are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayRow {
    pub channel: String,
    pub target: Option<i64>,
    pub label: String,
    pub broken: bool,
    pub last_sent: Option<i64>,
    pub waiting: usize,
    pub failures: Vec<FailureRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailureRow {
    pub at: i64,
    pub category: String,
    pub why: Why,
    pub again: bool,
}

/// Why a letter did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    Unreachable,
    Refused(u16),
    Address,
    Gone,
    NoWay,
}

#[server(endpoint = "my_notices")]
pub async fn my_notices() -> Result<NoticesPage, Error> {
    use crate::server::{self, Outcome};
    use platform::notices;
    let visitor = server::with_account()?;
    let platform = server::platform();
    let wishes = notices::wishes(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    let ways = notices::health(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    Ok(NoticesPage {
        told: super::matrix::read(&wishes.settings),
        when: super::delivery::read(&wishes.settings),
        mail: wishes.mail.address,
        confirmed: wishes.mail.confirmed,
        ways: ways.into_iter().map(WayRow::from).collect(),
        push_key: notices::push_key(&platform),
        now: platform.now(),
    })
}

/// Remembers what the visitor wants to be told, and in which language this page speaks.
#[server(endpoint = "save_notices")]
pub async fn save_notices(
    #[server(default)] told: Vec<String>,
    delivery: String,
    from: String,
    until: String,
    at: String,
    zone: String,
) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let when = When {
        delivery,
        from,
        until,
        at,
        zone,
    };
    let settings = platform::notices::Settings {
        told: super::matrix::write(&told),
        delivery: super::delivery::write(&when),
        zone: when.zone.trim().to_owned(),
    };
    let code = crate::language::language().code();
    platform::notices::save(&server::platform(), visitor.user.id, code, &settings)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account");
    Ok(())
}

#[component]
pub fn Notices() -> impl IntoView {
    let save = ServerAction::<SaveNotices>::new();
    let ways = super::ways::Doing::new();
    let mail = ServerAction::<super::address::SetMail>::new();
    let devices = RwSignal::new(0);
    let version = move || {
        (
            save.version().get(),
            ways.version() + devices.get(),
            mail.version().get(),
        )
    };
    let notices = Resource::new_blocking(version, |_| my_notices());
    view! {
        <section class="notices" aria-labelledby="notices">
            <h2 id="notices">{word!("Notices" | "Benachrichtigungen")}</h2>
            <Transition>
                {move || Suspend::new(async move {
                    match notices.await {
                        Ok(it) => view! { <Shown page=it save mail ways devices /> }.into_any(),
                        Err(error) => view! { <p class="refusal">{error.to_string()}</p> }.into_any(),
                    }
                })}
            </Transition>
        </section>
    }
}

#[component]
fn Shown(
    page: NoticesPage,
    save: ServerAction<SaveNotices>,
    mail: ServerAction<super::address::SetMail>,
    ways: super::ways::Doing,
    devices: RwSignal<usize>,
) -> impl IntoView {
    let error = Signal::derive(move || save.value().get().and_then(Result::err));
    let saved = move || matches!(save.value().get(), Some(Ok(())));
    view! {
        <MailForm address=page.mail confirmed=page.confirmed action=mail />
        <AddWebhookForm ways />
        <DeviceButton key=page.push_key added=devices />
        <Ways rows=page.ways now=page.now ways />
        <ActionForm action=save attr:class="card form">
            <Refusal error />
            <Matrix told=page.told />
            <WhenFields when=page.when />
            <button class="button primary" type="submit">{word!("Save notices" | "Benachrichtigungen speichern")}</button>
            <p class="note" role="status">{move || saved().then_some(word!("Saved." | "Gespeichert."))}</p>
        </ActionForm>
    }
}

#[cfg(feature = "ssr")]
impl From<platform::notices::Health> for WayRow {
    fn from(it: platform::notices::Health) -> Self {
        use platform::notices as n;
        let failure = |it: n::Attempt| FailureRow {
            at: it.at,
            category: it.category.name(),
            why: match it.why {
                n::Why::Unreachable => Why::Unreachable,
                n::Why::Refused(number) => Why::Refused(number),
                n::Why::Address => Why::Address,
                n::Why::Gone => Why::Gone,
                n::Why::NoWay => Why::NoWay,
            },
            again: it.again,
        };
        Self {
            channel: it.channel.name(),
            target: it.target,
            label: it.label,
            broken: it.broken_at.is_some(),
            last_sent: it.last_sent,
            waiting: it.waiting,
            failures: it.failures.into_iter().map(failure).collect(),
        }
    }
}
