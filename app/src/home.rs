//! The front door: what this is, and a table to try at once.

use crate::{
    Error,
    account::Refusal,
    games::westeros::HousePicker,
    visitor::{Visitor, greet, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

/// Opens a practice table against the computer; without a session the visitor becomes a guest.
#[server(endpoint = "practice")]
pub async fn practice(house: u8) -> Result<Visitor, Error> {
    use crate::{
        games::westeros::server::new_table,
        server::{self, Outcome},
    };
    use platform::{accounts, tables};
    use westeros::{House, Setup};
    let seat = House::ALL
        .get(usize::from(house))
        .map(|_| tabletop::Seat(house));
    let seat =
        seat.ok_or_else(|| server::with_status(Error::Refused(crate::Reason::NoSuchSeat)))?;
    let platform = server::platform();
    let user = if let Some(visitor) = server::visitor() {
        visitor.user
    } else {
        let guest = accounts::guest(&platform, &server::device())
            .await
            .or_refuse()?;
        server::set_session(&guest.token);
        guest.user
    };
    let table = new_table(
        "Practice".into(),
        House::COUNT as u8,
        Setup::default(),
        false,
    );
    let table = tables::practice(&platform, user.id, table, seat)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{table}"));
    Ok(Visitor::from(&user))
}

#[component]
pub fn Home() -> impl IntoView {
    let action = ServerAction::<Practice>::new();
    let visitor = use_visitor();
    let error = greet(action.value());
    view! {
        <Title text="Wargames of Westeros" />
        <section class="hero">
            <div class="hero-words">
                <h1>"Secret orders, broken promises, one throne."</h1>
                <p class="lead">
                    "Rookery is a table for the board game of Westeros: three to six people, live in an
                    evening or by correspondence over weeks. Open a link, take a house, lay your orders
                    face down."
                </p>
                <ActionForm action attr:class="card try">
                    <h2>"Try it now"</h2>
                    <p>"A practice table against the computer. No account needed; sign up later and keep it."</p>
                    <Refusal error />
                    <HousePicker />
                    <button class="button primary large" type="submit" disabled=move || action.pending().get()>
                        "Play a practice table"
                    </button>
                </ActionForm>
                <p class="actions">
                    <a class="button" href="/lobby">"See the open tables"</a>
                    {move || {
                        visitor.get().is_none().then(|| view! { <a class="button" href="/sign-up">"Sign up"</a> })
                    }}
                </p>
            </div>
            <a class="hero-picture" href="/about" tabindex="-1" aria-hidden="true">
                <img src="/map.jpg" alt="" width="720" height="900" />
            </a>
        </section>
        <section class="page three">
            <article>
                <h2>"In secret, together"</h2>
                <p>
                    "Everybody plans at the same time. Orders lie face down until the last house is ready,
                    then all are turned at once. Nobody's browser ever holds another's secret."
                </p>
            </article>
            <article>
                <h2>"At your pace"</h2>
                <p>
                    "Close the laptop in the middle of a round: everything is where you left it, on any
                    device. The table waits for the answers it needs and says whose."
                </p>
            </article>
            <article>
                <h2>"The rules, kept"</h2>
                <p>
                    "The map lights up what is legal and says why the rest is not. Take back as often as
                    you like until you confirm."
                </p>
            </article>
        </section>
    }
}
