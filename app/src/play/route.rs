//! The page at `/tables/:id`, as the server makes it.

use super::{
    TablePage,
    drafts::saved_for_seat,
    history::PointInTime,
    load::load_table,
    load_page_at,
    table_page::{First, title},
};
use crate::{
    Error,
    error_page::ErrorPage,
    hydration_root::{Content, HydrationRoot},
    link_preview,
};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};

/// Loads the table; in the browser `Running` and `WaitingRoom` follow it live.
#[component]
pub fn TableRoute() -> impl IntoView {
    let id = use_params_map()
        .read_untracked()
        .get("id")
        .unwrap_or_default();
    let query = use_query_map().get_untracked();
    let invitation = query.get("invitation");
    let point = PointInTime::read(
        query.get("moment").as_deref(),
        query.get("perspective").as_deref(),
    );
    let asked = StoredValue::new((id, invitation, point));
    let unwritten = StoredValue::new(true);
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                let (id, invitation, point) = asked.get_value();
                match load(id, invitation.clone(), point).await {
                    Ok(first) => {
                        // Suspense may ask for the page more than once.
                        if unwritten.try_update_value(std::mem::take) == Some(true) {
                            preview(&first.page);
                        }
                        let title = title(&first.page);
                        view! { <HydrationRoot title content=Content::Table(Box::new(first)) /> }.into_any()
                    }
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

async fn load(
    id: String,
    invitation: Option<String>,
    point: Option<PointInTime>,
) -> Result<First, Error> {
    let page = load_table(id.clone(), invitation.clone(), None, None).await?;
    let guide = match &page.game {
        Some(game) => game.guide().await,
        None => None,
    };
    let saved = saved_for_seat(&page).await;
    let Some(point) = point.filter(|_| page.game.is_some()) else {
        return Ok(First {
            page,
            looked: None,
            guide,
            invitation,
            saved,
        });
    };
    let looked = load_page_at(
        id,
        invitation.clone(),
        point.seq,
        page.perspective(point.perspective),
    )
    .await;
    let looked = Some((point, looked));
    Ok(First {
        page,
        looked,
        guide,
        invitation,
        saved,
    })
}

/// Names the preview of a link to this table: its name, how it stands, its picture.
fn preview(page: &TablePage) {
    let name = crate::table_name::table_name(&page.table.name);
    link_preview::preview(name, crate::games::described(page), &page.picture);
}
