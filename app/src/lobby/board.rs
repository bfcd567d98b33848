//! The small pictures of boards in a list, and what they show in words.

use crate::{games, play::board_of};
use leptos::prelude::*;

/// The picture of this table's board. The words stand in its place where it cannot be seen.
#[component]
pub fn SmallBoard(table: String, words: String) -> impl IntoView {
    view! {
        <img class="small-board" src=board_of(&table) alt=words width="50" height="90" loading="lazy" decoding="async" />
    }
}

/// A picture of a table beside words that tell all of it: its board, or before there is one the game's.
#[component]
pub fn TablePicture(
    table: String,
    kind: String,
    /// True where there is a board that everybody may see.
    board: bool,
) -> impl IntoView {
    let src = if board {
        Some(board_of(&table))
    } else {
        games::backdrop(&kind)
    };
    view! {
        <span class="thumb">
            {src.map(|src| view! { <img src=src alt="" width="64" height="96" loading="lazy" decoding="async" /> })}
        </span>
    }
}

#[cfg(feature = "ssr")]
pub use describe::describe_boards;

#[cfg(feature = "ssr")]
mod describe {
    use super::super::{Listing, Status};
    use crate::{games, play::as_everybody};
    use platform::{Error, Platform, UserId};
    use tabletop::AnyValue;

    /// So many running tables of a list have a picture; each costs a look at the table.
    const MOST: usize = 12;

    /// Says of the first running tables what their pictures show.
    pub async fn describe_boards(
        platform: &Platform,
        viewer: Option<UserId>,
        listings: &mut [Listing],
    ) {
        let running = listings.iter_mut();
        let running = running.filter(|it| it.status == Status::Running);
        for table in running.take(MOST) {
            match describe(platform, viewer, table).await {
                Ok(words) => table.board = words,
                Err(error) => tracing::warn!(table = %table.id, %error, "its board cannot be told"),
            }
        }
    }

    async fn describe(
        platform: &Platform,
        viewer: Option<UserId>,
        table: &Listing,
    ) -> Result<Option<String>, Error> {
        let id = table.id.parse().map_err(|_| Error::NoSuchTable)?;
        let page = as_everybody(platform, viewer, id).await?;
        let words = |view: AnyValue| games::board_in_words(&table.kind, &view);
        page.view.map(words).transpose()
    }
}
