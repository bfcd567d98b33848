//! The sign before a line of the log.

use super::Kind;
use crate::games::westeros::{
    map::{Crown, OrderFace},
    panels::symbol::{FLAKE, RAVEN, SWORDS, THRONE},
};
use leptos::prelude::*;
use westeros::OrderToken;

/// What kind of line it is, as a small picture.
#[component]
pub fn KindSign(kind: Kind) -> impl IntoView {
    let drawn = match kind {
        Kind::Westeros => path(FLAKE),
        Kind::Bids => path(THRONE),
        Kind::Orders => path(RAVEN),
        Kind::Combat => path(SWORDS),
        Kind::Raids => view! { <OrderFace token=OrderToken::Raid /> }.into_any(),
        Kind::Marches => view! { <OrderFace token=OrderToken::March /> }.into_any(),
        Kind::Power => view! { <g transform="scale(2.2)"><Crown /></g> }.into_any(),
    };
    view! {
        <svg class="log-sign" viewBox="-20 -20 40 40" aria-hidden="true">
            {drawn}
        </svg>
    }
}

fn path(d: &'static str) -> AnyView {
    view! { <path class="sign" d=d></path> }.into_any()
}
