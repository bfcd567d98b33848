//! The way back into a game that runs, before anything else on the front page.

use crate::loaded::loaded;
use crate::{Error, lobby::TablePicture, play::since};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A running game of the visitor's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub table: String,
    pub kind: String,
    pub name: String,
    /// The words for what the visitor plays there, and how far the game is: "Stark, round 6".
    pub place: String,
    /// Since when it waits for the visitor, in milliseconds since 1970.
    pub asked_at: Option<i64>,
}

/// The games that go on for the visitor.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The most urgent first.
    pub games: Vec<Game>,
    /// The number of further games.
    pub others: usize,
    /// The server's clock in milliseconds.
    pub now: i64,
}

/// The games that run for the visitor: first those that wait for them, then those with news.
#[server(endpoint = "under_way")]
pub async fn under_way() -> Result<Running, Error> {
    use crate::{
        games,
        lobby::Listing,
        server::{self, Outcome},
        table_name::table_name,
    };
    /// So many tables stand on the front page; the lobby has them all.
    const SHOWN: usize = 4;
    let platform = server::platform();
    let Some(visitor) = server::visitor() else {
        return Ok(Running::default());
    };
    let tables = platform::tables::under_way(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    let mut tables: Vec<(Option<u32>, Listing)> = tables
        .into_iter()
        .map(|it| (it.progress.map(|far| far.chapter), it.into()))
        .collect();
    tables.sort_by_key(|(_, table)| table.urgency());
    let others = tables.len().saturating_sub(SHOWN);
    let shown = tables.into_iter().take(SHOWN);
    let games = shown.map(|(chapter, table)| {
        let own = table.seats.iter().filter(|it| it.occupant.is_me());
        let own: Vec<&str> = own.map(|it| it.label.as_str()).collect();
        let round = chapter.map(|it| games::chapter(&table.kind, it));
        let parts = [own.join(", "), round.unwrap_or_default()];
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        Game {
            place: joined(&parts),
            asked_at: table.asked_at.filter(|_| table.my_turn),
            name: table_name(&table.name),
            table: table.id,
            kind: table.kind,
        }
    });
    Ok(Running {
        games: games.collect(),
        others,
        now: platform.now(),
    })
}

/// Returns what there is to say, with a comma between.
#[cfg(feature = "ssr")]
fn joined(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|it| !it.is_empty()).collect();
    parts.join(", ")
}

/// A card for each game, the most urgent first and with a button; nothing where none runs.
#[component]
pub fn Continue() -> impl IntoView {
    let running = loaded(|| (), |()| under_way());
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                // Who cannot be told here finds it in the lobby.
                let running = running.await.unwrap_or_default();
                (!running.games.is_empty()).then(|| view! { <Games running /> })
            })}
        </Suspense>
    }
}

#[component]
fn Games(running: Running) -> impl IntoView {
    let Running { games, others, now } = running;
    let card = |(index, it): (usize, Game)| {
        let href = ["/tables/", &it.table].concat();
        let (place, first) = (it.place, index == 0);
        let words = if first {
            say!("Continue: {place}" | "Weiterspielen: {place}")
        } else {
            place
        };
        view! {
            <li class="continue-card">
                <span>
                    <a class:button=first class:primary=first href=href>{words}</a>
                    <span class="note">{it.name} {it.asked_at.map(|at| waits(at, now))}</span>
                </span>
                <TablePicture table=it.table kind=it.kind board=true />
            </li>
        }
    };
    let cards = games.into_iter().enumerate().map(card).collect_view();
    let more = (others > 0).then(|| {
        let words = say!("{others} more in the lobby" | "{others} weitere unter „Tische“");
        view! { <p class="continue-more"><a href="/lobby">{words}</a></p> }
    });
    view! {
        <section class="continue" aria-label=word!("Your games" | "Deine Partien")>
            <ul>{cards}</ul>
            {more}
        </section>
    }
}

fn waits(at: i64, now: i64) -> impl IntoView {
    let since = since(at, now);
    view! {
        <strong class="continue-waits">
            {say!(" · it became your turn {since}" | " · du bist {since} dran")}
        </strong>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::joined;

    #[test]
    fn what_is_not_known_leaves_no_comma() {
        assert_eq!(joined(&["Stark", "round 6"]), "Stark, round 6");
        assert_eq!(joined(&["Stark", ""]), "Stark");
    }
}
