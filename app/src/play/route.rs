//! The page at `/tables/:id`.

use super::{TablePage, running::Running, waiting_room::WaitingRoom};
use crate::{Error, error_page::ErrorPage};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::{use_params_map, use_query_map};

/// The table as its visitor sees it. `since` leaves out the log up to that number.
#[server(endpoint = "table")]
pub async fn load_table(
    id: String,
    invitation: Option<String>,
    since: Option<i64>,
) -> Result<TablePage, Error> {
    use crate::server::{self, Outcome};
    let table = id.parse().map_err(|_| Error::NotFound)?;
    let viewer = server::visitor().map(|it| it.user.id);
    let platform = server::platform();
    let page = platform::tables::page(&platform, viewer, table, invitation.as_deref(), since).await;
    TablePage::try_from(page.or_refuse()?).or_refuse()
}

/// Loads the table; from then on [`Running`] and [`WaitingRoom`] follow it live.
#[component]
pub fn TableRoute() -> impl IntoView {
    let params = use_params_map();
    // The invitation lets one in; that it leaves the address afterwards is no reason to load again.
    let invitation = use_query_map().read_untracked().get("invitation");
    let page = Resource::new_blocking(
        move || params.read().get("id").unwrap_or_default(),
        move |id| load_table(id, invitation.clone(), None),
    );
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                match page.await {
                    Ok(page) => view! { <Table page /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Table(page: TablePage) -> impl IntoView {
    let invitation = use_query_map().read_untracked().get("invitation");
    let page = RwSignal::new(page);
    let connected = RwSignal::new(true);
    #[cfg(feature = "hydrate")]
    super::live::follow(page, connected, invitation.as_deref());
    // The server writes the head when the signals of this page are out of reach: one of its own.
    let shown = ArcRwSignal::new(page.with_untracked(title));
    let follow = shown.clone();
    Effect::new(move |_| follow.set(page.with(title)));
    let started = Memo::new(move |_| page.read().game.is_some());
    view! {
        <Title text=move || shown.get() />
        {move || {
            if started.get() {
                view! { <Running page connected /> }.into_any()
            } else {
                view! { <WaitingRoom page invitation=invitation.clone() /> }.into_any()
            }
        }}
    }
}

/// Says in the browser's tab whether the table waits for this person.
fn title(page: &TablePage) -> String {
    let turn = if page.table.my_turn {
        word!("● Your turn: " | "● Du bist dran: ")
    } else {
        ""
    };
    format!("{turn}{}", page.table.name)
}
