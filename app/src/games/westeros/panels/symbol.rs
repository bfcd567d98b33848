//! Small signs of our own for cards: what they are about, seen before they are read.

use crate::games::westeros::map::{Barrel, Crown, OrderFace, UnitFigure};
use leptos::prelude::*;
use westeros::{House, OrderToken, Unit, WesterosCard};

/// The sign of a Westeros card, in a box of 40 by 40.
#[component]
pub fn WesterosSign(card: WesterosCard) -> impl IntoView {
    let drawn = match card {
        WesterosCard::Supply => view! { <g transform="scale(2.2)"><Barrel /></g> }.into_any(),
        WesterosCard::GameOfThrones => view! { <g transform="scale(2.2)"><Crown /></g> }.into_any(),
        WesterosCard::Mustering => {
            view! { <UnitFigure unit=Unit::Knight house=House::Greyjoy /> }.into_any()
        }
        WesterosCard::SeaOfStorms => forbidden(OrderToken::Raid).into_any(),
        WesterosCard::RainsOfAutumn => forbidden(OrderToken::MarchPlusOne).into_any(),
        WesterosCard::FeastForCrows => forbidden(OrderToken::ConsolidatePower).into_any(),
        WesterosCard::WebOfLies => forbidden(OrderToken::Support).into_any(),
        WesterosCard::StormOfSwords => forbidden(OrderToken::Defense).into_any(),
        WesterosCard::AThroneOfBlades => path(THRONE).into_any(),
        WesterosCard::ClashOfKings => path(SWORDS).into_any(),
        WesterosCard::DarkWingsDarkWords => path(RAVEN).into_any(),
        WesterosCard::WildlingsAttack => path(AXE).into_any(),
        WesterosCard::PutToTheSword => path(SWORD).into_any(),
        WesterosCard::LastDaysOfSummer => path(SUN).into_any(),
        WesterosCard::WinterIsComing => path(FLAKE).into_any(),
    };
    view! {
        <svg class="fate-sign" viewBox="-20 -20 40 40" aria-hidden="true">
            {drawn}
        </svg>
    }
}

/// The tower of the house, on the back of cards.
#[component]
pub fn Rook() -> impl IntoView {
    view! {
        <svg class="rook" viewBox="0 0 24 26" aria-hidden="true">
            <path d="M4 25V22L7 18V10L4 8V1H8V4H10.5V1H13.5V4H16V1H20V8L17 10V18L20 22V25z"></path>
        </svg>
    }
}

/// An order that nobody may give.
fn forbidden(token: OrderToken) -> impl IntoView {
    view! {
        <g transform="scale(.8)">
            <OrderFace token />
        </g>
        <path class="sign-barred" d="M-14 -14L14 14"></path>
    }
}

fn path(d: &'static str) -> impl IntoView {
    view! { <path class="sign" d=d></path> }
}

pub(super) const THRONE: &str =
    "M-9 14V-6L-7 -16L-5 -6M9 14V-6L7 -16L5 -6M-2 -6L0 -18L2 -6M-9 -6H9M-9 4H9V9H-9z";
pub(super) const SWORDS: &str =
    "M-13 13L11 -11L13 -15L9 -13L-15 11zM13 13L-11 -11L-13 -15L-9 -13L15 11zM-14 7L-7 14M14 7L7 14";
pub(super) const RAVEN: &str = "M-16 3L-9 -1Q-6 -8 2 -8Q6 -12 11 -10L16 -8L11 -6Q11 2 4 6L-4 14L-3 7Q-10 6 -16 3zM-4 -2Q2 -2 5 2";
const AXE: &str = "M-11 15L7 -9M2 -14Q12 -16 15 -5Q8 -4 3 -8z";
const SWORD: &str = "M0 -17L2.6 -12V5H-2.6V-12zM-8 5H8M0 5V14M-2 14H2";
const SUN: &str = "M0 -7A7 7 0 1 1 -.1 -7zM0 -16V-11M0 11V16M-16 0H-11M11 0H16M-11 -11L-8 -8M8 8L11 11M11 -11L8 -8M-8 8L-11 11";
pub(super) const FLAKE: &str = "M0 -16V16M-14 -8L14 8M-14 8L14 -8M-3 -13L0 -10L3 -13M-3 13L0 10L3 13M-13 -3L-9 -5L-10 -10M13 3L9 5L10 10M-13 3L-9 5L-10 10M13 -3L9 -5L10 -10";

/// A sword or a fort of a house card, in a line of text.
#[derive(Clone, Copy)]
pub enum CardIcon {
    Sword,
    Fort,
}

#[component]
pub fn CardSign(icon: CardIcon) -> impl IntoView {
    let d = match icon {
        CardIcon::Sword => SWORD,
        CardIcon::Fort => "M-11 15V-4H11V15zM-11 -4V-13H-6V-8H-2.5V-13H2.5V-8H6V-13H11V-4",
    };
    view! {
        <svg class="card-sign" viewBox="-14 -18 28 36" aria-hidden="true">
            {path(d)}
        </svg>
    }
}
