//! Where people find each other: my tables, open tables, tables to watch.

mod create;
mod listing;
mod masks;
mod pace;

pub use create::CreatePage;
pub use listing::{Listing, Occupant, SeatRow, Status, TableCard};
pub use masks::Masks;
#[cfg(feature = "ssr")]
pub use pace::pace_in_words;

use crate::{Error, error_page::ErrorPage, visitor::use_visitor};
use leptos::prelude::*;
use leptos_meta::Title;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    pub mine: Vec<Listing>,
    pub open: Vec<Listing>,
    /// Where somebody is absent and may be replaced.
    pub offered: Vec<Listing>,
    pub watchable: Vec<Listing>,
    /// The server's clock in milliseconds.
    pub now: i64,
}

#[server(endpoint = "lobby")]
pub async fn all_tables() -> Result<Tables, Error> {
    use crate::server::{self, Outcome};
    use platform::tables;
    let platform = server::platform();
    let viewer = server::visitor().map(|it| it.user.id);
    let mine = match viewer {
        Some(user) => tables::mine(&platform, user).await.or_refuse()?,
        None => Vec::new(),
    };
    let others = |listings: Vec<tables::Listing>| {
        let others = listings
            .into_iter()
            .filter(|it| mine.iter().all(|my| my.id != it.id));
        others.map(Listing::from).collect::<Vec<_>>()
    };
    let open = others(tables::open(&platform, viewer).await.or_refuse()?);
    let offered = others(tables::offered(&platform, viewer).await.or_refuse()?);
    let mut watchable = others(tables::watchable(&platform, viewer).await.or_refuse()?);
    watchable.retain(|it| offered.iter().all(|other| other.id != it.id));
    Ok(Tables {
        open,
        offered,
        watchable,
        mine: mine.into_iter().map(Listing::from).collect(),
        now: platform.now(),
    })
}

#[component]
pub fn Lobby() -> impl IntoView {
    let tables = Resource::new_blocking(|| (), |()| all_tables());
    view! {
        <Title text=word!("Lobby" | "Tische") />
        <Suspense>
            {move || Suspend::new(async move {
                match tables.await {
                    Ok(tables) => view! { <Lists tables /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Lists(tables: Tables) -> impl IntoView {
    let visitor = use_visitor();
    let Tables {
        mut mine,
        open,
        offered,
        watchable,
        now,
    } = tables;
    let due = |it: &Listing| it.due.unwrap_or(i64::MAX);
    mine.sort_by_key(|it| {
        (
            it.status == Status::Over,
            !it.my_turn,
            due(it),
            -it.created_at,
        )
    });
    mine.sort_by_key(Listing::urgency);
    let nothing_of_mine = if visitor.get_untracked().is_some() {
        word!(
            "You sit at no table yet. Take a seat below, or open one."
                | "Du sitzt noch an keinem Tisch. Nimm unten Platz oder eröffne einen."
        )
    } else {
        word!("Sign in to see your tables here." | "Melde dich an, um deine Tische hier zu sehen.")
    };
    view! {
        <section class="page">
            <div class="title-row">
                <h1>{word!("Lobby" | "Tische")}</h1>
                <a class="button primary" href="/lobby/new">{word!("Open a table" | "Tisch eröffnen")}</a>
            </div>
            <TableList title=word!("My tables" | "Meine Tische") tables=mine now empty=nothing_of_mine />
            <TableList
                title=word!("Open tables" | "Offene Tische")
                tables=open
                now
                empty=word!("Nobody is waiting for players just now. Open a table and send the link." | "Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und verschick den Link.")
            />
            {(!offered.is_empty()).then(|| view! {
                <TableList title=word!("Seats to take over" | "Plätze zum Übernehmen") tables=offered now empty="" />
            })}
            <TableList title=word!("Tables to watch" | "Tische zum Zuschauen") tables=watchable now empty=word!("No open table is being played." | "An keinem offenen Tisch wird gerade gespielt.") />
        </section>
    }
}

#[component]
fn TableList(
    title: &'static str,
    tables: Vec<Listing>,
    now: i64,
    empty: &'static str,
) -> impl IntoView {
    view! {
        <section class="table-list" aria-label=title>
            <h2>{title}" "<span class="count">{tables.len()}</span></h2>
            {if tables.is_empty() {
                view! { <p class="empty">{empty}</p> }.into_any()
            } else {
                let cards = tables.into_iter().map(|table| view! { <li><TableCard table now /></li> });
                view! { <ul class="cards">{cards.collect_view()}</ul> }.into_any()
            }}
        </section>
    }
}
