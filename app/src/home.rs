//! The front page: the way back into one's games, and what can be played here.

mod under_way;

use crate::{games, lobby::HomeSummons};
use leptos::prelude::*;
use leptos_meta::Title;
use under_way::Continue;

#[component]
pub fn Home() -> impl IntoView {
    view! {
        <Title text=word!("Wargames of Westeros" | "Die Kriegsspiele von Westeros") />
        <HomeSummons />
        <Continue />
        {games::fronts()}
    }
}
