//! A house card in its house's colors.

use crate::games::westeros::panels::{CardFace, house_class};
use leptos::prelude::*;
use westeros::HouseCard;

#[component]
pub fn BattleCard(card: HouseCard) -> impl IntoView {
    view! {
        <span class=format!("battle-card {}", house_class(card.house()))>
            <CardFace card />
        </span>
    }
}
