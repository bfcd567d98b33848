//! The pieces of one area at their places.

use super::figures::{OrderBack, OrderFace, PowerToken, UnitFigure, house_class, sigil};
use crate::games::westeros::geometry::Point;
use crate::games::westeros::scene::{Mark, OrderScene, Piece, Shield, Side, Stance};
use leptos::prelude::*;

pub fn place((x, y): Point) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}

/// A piece that is under the pointer on its way to another area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    Order(OrderScene),
    Unit(Piece),
}

/// It, as large as it is on the map.
#[component]
pub fn Carried(it: Load, scale: f64) -> impl IntoView {
    let piece = match it {
        Load::Order(order) => view! { <OrderPiece order at=(0.0, 0.0) /> }.into_any(),
        Load::Unit(piece) => {
            let piece = Piece {
                at: (0, 0),
                count: 1,
                ..piece
            };
            view! { <UnitPiece piece /> }.into_any()
        }
    };
    view! { <g transform=["scale(", &scale.to_string(), ")"].concat()>{piece}</g> }
}

/// A unit; one that is routed lies down, one that is taken for a march stands on a ring.
#[component]
pub fn UnitPiece(piece: Piece) -> impl IntoView {
    let turn = if piece.routed { "rotate(-82)" } else { "" };
    let class = match (piece.routed, piece.stance) {
        (true, _) => "m-unit m-routed",
        (false, Stance::Standing) => "m-unit",
        (false, Stance::Free) => "m-unit m-free",
        (false, Stance::Held) => "m-unit m-in-hand",
        (false, Stance::Ghost) => "m-unit m-ghost",
    };
    let taken = matches!(piece.stance, Stance::Free | Stance::Held) && !piece.routed;
    let kind = taken.then(|| (piece.unit as usize).to_string());
    let ring = (piece.stance == Stance::Held).then(|| {
        view! { <path class="m-hold" d="M-13 16H13M-9 20L-4 16M0 20L5 16M9 20L14 16"></path> }
    });
    let badge = (piece.count > 1).then(|| {
        view! {
            <g class="m-badge" transform="translate(10 10)">
                <circle r="11"></circle>
                <text y="5.2">{piece.count.to_string()}</text>
            </g>
        }
    });
    view! {
        <g class=class class:m-ship=piece.unit == westeros::Unit::Ship transform=place(piece.at) data-unit=kind>
            {ring}
            <g transform=turn>
                <UnitFigure unit=piece.unit house=piece.house />
            </g>
            {badge}
        </g>
    }
}

/// An order token at a point of the map.
#[component]
pub fn OrderPiece(order: OrderScene, at: (f64, f64)) -> impl IntoView {
    let at = place((at.0 as i16, at.1 as i16));
    let state = match order.side {
        Side::Back => "m-back",
        Side::Own(_) => "m-own",
        Side::Draft(_) => "m-draft",
        Side::Face(_) => "m-face-up",
    };
    let token = match order.token() {
        Some(token) => view! { <OrderFace token /> }.into_any(),
        None => view! { <OrderBack house=order.house /> }.into_any(),
    };
    let sign = match order.side {
        Side::Own(_) => Some(hidden(order).into_any()),
        Side::Draft(_) => {
            Some(view! { <circle class="m-draft-ring" r="21.5"></circle> }.into_any())
        }
        Side::Back | Side::Face(_) => None,
    };
    view! {
        <g class=["m-order ", state, " ", house_class(order.house)].concat() transform=at>
            {token}
            {sign}
        </g>
    }
}

/// A small back at the edge of a token that only its owner sees from the front.
fn hidden(order: OrderScene) -> impl IntoView {
    view! {
        <g class="m-hidden-sign" transform="translate(15 14)">
            <circle r="7.4"></circle>
            <use class="f-on-house" href=sigil(order.house) transform="scale(.44)"></use>
        </g>
    }
}

/// A power token, garrison or neutral force.
#[component]
pub fn ShieldPiece(shield: Shield, at: Point) -> impl IntoView {
    let (class, strength) = match shield {
        Shield::Power(house) => {
            return view! {
                <g class="m-token" transform=place(at)>
                    <PowerToken house />
                </g>
            }
            .into_any();
        }
        Shield::Garrison(house, strength) => (["m-shield ", house_class(house)].concat(), strength),
        Shield::Neutral(strength) => (String::from("m-shield m-neutral"), strength),
    };
    view! {
        <g class=class transform=place(at)>
            <use href="#f-shield"></use>
            <text y="4.6">{strength.to_string()}</text>
        </g>
    }
    .into_any()
}

/// Draws a mark where the order lies or would lie: a shape for each, never color alone.
#[component]
pub fn Slot(mark: Mark, at: Point) -> impl IntoView {
    let shape = match mark {
        Mark::Plain => return None,
        Mark::Wanted => "M-6 0H6M0 -6V6",
        // The style draws the one as dots and the other as a whole line.
        Mark::Source | Mark::Chosen => "M24 0A24 24 0 1 1 -24 0A24 24 0 1 1 24 0",
        Mark::Target => "M-24 -13V-24H-13M13 -24H24V-13M24 13V24H13M-13 24H-24V13",
        Mark::Barred => "M-15 -15L15 15M15 -15L-15 15",
    };
    let empty =
        (mark == Mark::Wanted).then(|| view! { <circle class="m-slot m-empty" r="18"></circle> });
    Some(view! {
        <g transform=place(at)>
            {empty}
            <path class="m-slot" d=shape></path>
        </g>
    })
}
