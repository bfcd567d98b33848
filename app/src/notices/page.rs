//! The part of the account page about notices.

use super::{
    address::MailForm,
    channels::{AddWebhookForm, Channels},
    delivery::WhenFields,
    device::DeviceButton,
    matrix::Matrix,
    read::{NoticesPage, my_notices},
};
use crate::loaded::loaded;
use crate::{
    Error,
    account::{Refusal, failed, successes},
    unsent::KeepTyped,
};
use leptos::{form::ActionForm, prelude::*};
use leptos_router::hooks::use_query_map;

/// Remembers what the visitor wants to be told, and in which language this page speaks.
#[server(endpoint = "save_notices")]
pub async fn save_notices(
    #[server(default)] told: Vec<String>,
    when: Vec<String>,
    from: String,
    until: String,
    at: String,
    zone: String,
) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let when = super::delivery::When {
        each: when,
        from,
        until,
        at,
        zone,
    };
    let settings = platform::notices::Settings {
        chosen: super::matrix::write(&told),
        when: super::delivery::write(&when.each),
        hours: super::delivery::hours(&when),
        zone: when.zone.trim().to_owned(),
    };
    let code = crate::language::language().code();
    platform::notices::save(&server::platform(), &visitor, code, &settings)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account?saved=notices#notices-saved");
    Ok(())
}

/// The actions of this part. They belong to the page: a part is drawn anew while one is under way.
#[derive(Clone, Copy)]
pub struct NoticesDoing {
    save: ServerAction<SaveNotices>,
    channels: super::channels::ChannelActions,
    mail: ServerAction<super::address::SetMail>,
    /// The count of browsers that were added.
    devices: RwSignal<usize>,
}

impl NoticesDoing {
    pub(crate) fn new() -> Self {
        Self {
            save: ServerAction::new(),
            channels: super::channels::ChannelActions::new(),
            mail: ServerAction::new(),
            devices: RwSignal::new(0),
        }
    }
}

#[component]
pub fn Notices(doing: NoticesDoing) -> impl IntoView {
    let NoticesDoing {
        save,
        channels,
        mail,
        devices,
    } = doing;
    let addresses = successes(mail.value());
    let version = move || {
        (
            save.version().get(),
            channels.version() + devices.get(),
            addresses.get(),
        )
    };
    let notices = loaded(version, |_| my_notices());
    view! {
        <section class="notices" aria-labelledby="notices-title">
            <h2 id="notices-title">{word!("Notifications" | "Benachrichtigungen")}</h2>
            <Transition>
                {move || Suspend::new(async move {
                    match notices.await {
                        Ok(it) => view! { <Shown page=it save mail channels devices /> }.into_any(),
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
    channels: super::channels::ChannelActions,
    devices: RwSignal<usize>,
) -> impl IntoView {
    let error = failed(save.value());
    // Without a script the address says it.
    let query = use_query_map();
    let saved = move || match save.value().get() {
        Some(done) => done.is_ok(),
        None => query.try_with(|it| it.get_str("saved") == Some("notices")) == Some(true),
    };
    view! {
        <MailForm address=page.mail confirmed=page.confirmed refused=page.refused action=mail />
        <AddWebhookForm actions=channels />
        <DeviceButton key=page.push_key added=devices />
        <Channels rows=page.channels now=page.now actions=channels />
        <ActionForm action=save attr:class="card form">
            <KeepTyped name="notices" />
            <Refusal error />
            <Matrix chosen=page.chosen />
            <WhenFields when=page.when />
            <button class="button primary" type="submit">{word!("Save notifications" | "Benachrichtigungen speichern")}</button>
            <p id="notices-saved" class="note" role="status">{move || saved().then_some(word!("Saved." | "Gespeichert."))}</p>
        </ActionForm>
    }
}
