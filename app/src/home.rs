//! The front page: the way back into one's games, a half for each game, and what goes on.

mod by_words;
mod foot;
mod under_way;
mod waiting;

#[cfg(feature = "ssr")]
pub use by_words::{by_address, words_at};

use crate::{games, lobby::HomeInvitations};
use foot::Foot;
use leptos::prelude::*;
use leptos_meta::Title;
use under_way::Continue;

#[component]
pub fn Home() -> impl IntoView {
    view! {
        <Title text=word!("Wargames of Westeros" | "Die Kriegsspiele von Westeros") />
        <HomeInvitations />
        <Continue />
        <div class="halves">{games::fronts()}</div>
        <Foot />
    }
}

/// Two people, beside words about friends.
#[component]
pub fn PeopleIcon() -> impl IntoView {
    view! {
        <svg class="stroke" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M8 12a3 3 0 1 0-.1 0M2 20q0-6 6-6t6 6M16 11a2.6 2.6 0 1 0-.1 0M16 14q5 0 6 5" />
        </svg>
    }
}
