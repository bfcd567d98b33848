//! The part of the account page about reading one's deadlines in a calendar, and the address where
//! calendars read them.

use super::{Refusal, failed};
use crate::Error;
use leptos::{form::ActionForm, prelude::*};
use serde::{Deserialize, Serialize};

#[cfg(feature = "ssr")]
mod feed;

#[cfg(feature = "ssr")]
pub use feed::calendar;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CalendarPage {
    /// True if there is an address.
    pub on: bool,
    /// The address, in the browser that has just made it.
    pub address: Option<String>,
}

/// Returns what the account page says of it.
#[cfg(feature = "ssr")]
pub async fn page(
    platform: &platform::Platform,
    user: platform::UserId,
) -> Result<CalendarPage, Error> {
    use crate::server::{self, Outcome};
    use platform::accounts;
    let since = accounts::calendar_since(platform, user).await.or_refuse()?;
    let mut address = None;
    if let Some(secret) = server::shown_once().filter(|_| since.is_some()) {
        let reader = accounts::calendar_of(platform, &secret).await.or_refuse()?;
        let mine = reader.is_some_and(|it| it.user == user);
        address = mine.then(|| format!("{}/calendar/{secret}.ics", server::origin()));
    }
    Ok(CalendarPage {
        on: since.is_some(),
        address,
    })
}

/// Makes the address, or another one in its place. It is shown for a few minutes and never again.
#[server(endpoint = "make_calendar")]
pub async fn make_calendar() -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let secret = platform::accounts::make_calendar(&server::platform(), &visitor)
        .await
        .or_refuse()?;
    server::show_once(&secret);
    leptos_axum::redirect("/account#calendar");
    Ok(())
}

/// Takes the address away.
#[server(endpoint = "end_calendar")]
pub async fn end_calendar() -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::accounts::end_calendar(&server::platform(), &visitor)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#calendar");
    Ok(())
}

#[component]
pub fn Deadlines(
    page: CalendarPage,
    make: ServerAction<MakeCalendar>,
    end: ServerAction<EndCalendar>,
) -> impl IntoView {
    let (refused, kept) = (failed(make.value()), failed(end.value()));
    let error = Signal::derive(move || refused.get().or_else(|| kept.get()));
    view! {
        <section aria-labelledby="calendar-title">
            <h2 id="calendar-title">{word!("Deadlines in your calendar" | "Fristen in deinem Kalender")}</h2>
            <p class="note">
                {word!(
                    "A secret address lets your calendar app show which of your tables are waiting for you, what for, and until when. Anyone who has it can see that, too. A new address turns off the old one." |
                    "Mit einer geheimen Adresse zeigt deine Kalender-App, welche deiner Tische auf dich warten, worauf und bis wann. Wer sie kennt, kann das auch lesen. Eine neue macht die alte ungültig."
                )}
            </p>
            <Refusal error />
            <Address page make end />
        </section>
    }
}

#[component]
fn Address(
    page: CalendarPage,
    make: ServerAction<MakeCalendar>,
    end: ServerAction<EndCalendar>,
) -> impl IntoView {
    let CalendarPage { on, address } = page;
    let label = if on {
        word!("Create a new address" | "Neue Adresse erzeugen")
    } else {
        word!("Create an address" | "Adresse erzeugen")
    };
    view! {
        <div class="card form">
            {address.map(|it| view! {
                <div class="field">
                    <label for="calendar-address">{word!("Your calendar address" | "Deine Kalenderadresse")}</label>
                    <input id="calendar-address" readonly value=it aria-describedby="calendar-once" />
                    <p class="note" id="calendar-once">
                        {word!(
                            "Copy it now and subscribe to it in your calendar app: it's only shown for ten minutes." |
                            "Kopiere sie jetzt und abonniere sie in deiner Kalender-App: Sie wird nur zehn Minuten lang gezeigt."
                        )}
                    </p>
                </div>
            })}
            {on.then(|| view! { <p>{word!("Your calendar address is on." | "Deine Kalenderadresse ist aktiv.")}</p> })}
            <div class="actions">
                <ActionForm action=make attr:class="inline">
                    <button class="button" type="submit">{label}</button>
                </ActionForm>
                {on.then(|| view! {
                    <ActionForm action=end attr:class="inline">
                        <button class="button quiet" type="submit">{word!("Turn off the address" | "Adresse abschalten")}</button>
                    </ActionForm>
                })}
            </div>
        </div>
    }
}
