//! The orders that an area may have, on the map: a card beside the area, in rows by kind, with words.

use super::{
    fit::{GAP, HIGH, WIDE},
    slots::{SLOTS, Slot, Slots, cell, ring_id, sheet_id, slot_name},
};
use crate::games::westeros::{
    focus,
    map::{OrderFace, anchor},
    wording,
};
use crate::reactive::{effect, memo};
use leptos::{ev::KeyboardEvent, prelude::*};
use westeros::{Area, Order};

/// Where the tokens of a row begin, and how far they are apart.
const FIRST: f64 = 146.0;
const APART: f64 = 54.0;
/// The middle of the first row, and how far rows are apart.
const TOP: f64 = 58.0;
const DOWN: f64 = 55.0;
/// The base line of what is told below the tokens.
const TEXT_BASE: f64 = 330.0;

/// The card of the picked area. It is made once; picks only move it.
#[component]
pub fn Ring(slots: Slots) -> impl IntoView {
    let made = slots.made(false);
    move || made.get().then(|| view! { <RingAt slots /> })
}

#[component]
fn RingAt(slots: Slots) -> impl IntoView {
    let fit = slots.state().fit;
    effect(move |_| {
        if slots.open() {
            let at = slots.begin();
            focus::give_then(vec![ring_id(at), sheet_id(at)]);
        }
    });
    let on_key = move |event: KeyboardEvent| {
        if slots.key(&event.key(), ring_id) {
            event.prevent_default();
        }
        event.stop_propagation();
    };
    let at = memo(move |_| SLOTS[slots.at.get()]);
    view! {
        <g
            class="ring"
            class:open=move || slots.open()
            transform=move || slots.area.get().map(middle)
            role="menu"
            aria-label=move || slots.title()
            on:keydown=on_key
            on:pointerdown=|event| event.stop_propagation()
            on:click=|event| event.stop_propagation()
        >
            <g transform=move || fit.get().transform()>
                {move || leader(fit.get().leader())}
                <rect class="ring-plate" width=WIDE height=HIGH rx="10" aria-hidden="true"></rect>
                <text class="ring-area" x="14" y="25" aria-hidden="true">
                    {move || slots.area.get().map(wording::area_name)}
                </text>
                {KINDS
                    .into_iter()
                    .zip(0..)
                    .map(|(order, row)| view! { <Kind order row /> })
                    .collect_view()}
                {SLOTS
                    .into_iter()
                    .enumerate()
                    .map(|(index, slot)| view! { <RingSlot slots index offer=slot /> })
                    .collect_view()}
                <g class="ring-caption" aria-hidden="true">
                    <path d=format!("M0 {TEXT_BASE}H{WIDE}") transform="translate(0 -18)"></path>
                    <text class="ring-named" x="14" y=TEXT_BASE>{move || caption(&slots, at.get())}</text>
                    {move || {
                        lines(&slots.explained(at.get()))
                            .into_iter()
                            .zip(1..)
                            .map(|(line, nth)| view! { <text x="14" y=TEXT_BASE + 1.0 + f64::from(16 * nth)>{line}</text> })
                            .collect_view()
                    }}
                </g>
            </g>
        </g>
    }
}

/// The rows, as the slots have them.
const KINDS: [Order; 5] = [
    Order::March,
    Order::Defense,
    Order::Support,
    Order::Raid,
    Order::ConsolidatePower,
];

/// The name of a row; the tokens are spoken with theirs.
#[component]
fn Kind(order: Order, row: u8) -> impl IntoView {
    let words: Vec<_> = wording::order_name(order).split(' ').collect();
    let first = TOP + DOWN * f64::from(row) + if words.len() > 1 { -3.0 } else { 5.0 };
    words
        .into_iter()
        .zip(0..)
        .map(|(word, line)| {
            view! { <text class="ring-kind" x="14" y=first + f64::from(17 * line) aria-hidden="true">{word}</text> }
        })
        .collect_view()
}

/// From the card to the area it is about.
fn leader([(x1, y1), (x2, y2)]: [(f64, f64); 2]) -> impl IntoView {
    let (radius, far) = (GAP / 2.0, (x1 - x2).hypot(y1 - y2).max(1.0));
    // It ends at the rim of the circle: what lies in there stays to be seen.
    let (x3, y3) = (x2 + (x1 - x2) / far * radius, y2 + (y1 - y2) / far * radius);
    view! {
        <g class="ring-leader" aria-hidden="true">
            <line x1=x1 y1=y1 x2=x3 y2=y3></line>
            <circle cx=x2 cy=y2 r=radius></circle>
        </g>
    }
}

fn middle(area: Area) -> String {
    let (x, y) = anchor(area);
    format!("translate({x} {y})")
}

#[component]
fn RingSlot(slots: Slots, index: usize, offer: Slot) -> impl IntoView {
    let (x, y) = place(index);
    let here = memo(move |_| slots.here(offer));
    let barred = memo(move |_| !slots.legal(offer));
    view! {
        <g
            id=ring_id(index)
            class="ring-slot"
            class:here=here
            class:barred=barred
            role="menuitem"
            tabindex=move || if slots.at.get() == index { "0" } else { "-1" }
            transform=format!("translate({x} {y})")
            aria-label=slot_name(offer)
            aria-description=move || slots.description(offer)
            aria-disabled=move || barred.get().then_some("true")
            aria-current=move || here.get().then_some("true")
            on:click=move |_| slots.choose(offer)
            on:pointerenter=move |_| {
                slots.at.set(index);
                slots.look(offer);
            }
            on:focus=move |_| {
                slots.at.set(index);
                slots.look(offer);
            }
        >
            <rect class="ring-ground" x="-25" y="-23" width="50" height="52" rx="8"></rect>
            <g class="ring-face" aria-hidden="true">
                {match offer {
                    Slot::Token(token) => {
                        let strength = wording::token_strength(token);
                        view! {
                            <OrderFace token />
                            <text y="26">{strength}</text>
                            <g class="ring-left" transform="translate(23 -12)">
                                {move || pips(slots.left(token))}
                            </g>
                        }
                            .into_any()
                    }
                    Slot::Clear => {
                        view! {
                            <path class="ring-clear" d="M-8,-8 L8,8 M8,-8 L-8,8"></path>
                            <text y="26">{word!("Clear" | "Löschen")}</text>
                        }
                            .into_any()
                    }
                }}
            </g>
        </g>
    }
}

/// One dot for each token that is left.
fn pips(left: u8) -> impl IntoView {
    let pip = |nth| view! { <circle cy=f64::from(nth) * 8.0 r="3"></circle> };
    (0..left).map(pip).collect_view()
}

/// Where the token of a slot lies on the card.
fn place(index: usize) -> (f64, f64) {
    let (row, column) = cell(index);
    let [row, column] = [row, column].map(|it| f64::from(it as u32));
    (FIRST + APART * column, TOP + DOWN * row)
}

/// What the slot under the pointer or the keyboard is.
fn caption(slots: &Slots, slot: Slot) -> String {
    match slot {
        Slot::Token(token) if slots.legal(slot) => {
            let (name, left) = (wording::token_short(token), slots.left(token));
            say!("{name} · {left} left" | "{name} · noch {left}")
        }
        Slot::Token(token) => {
            say!(
                "{name} · not now" | "{name} · jetzt nicht",
                name = wording::token_short(token)
            )
        }
        Slot::Clear => word!("Clear" | "Entfernen").to_owned(),
    }
}

/// How many letters a line of the card has room for.
const LINE: usize = 40;

/// A sentence in lines that fit the card.
fn lines(sentence: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < LINE => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_order_does_fits_the_card() {
        use crate::language::{Language, speaking};
        use westeros::OrderToken;
        for language in Language::ALL {
            let explained = |token| speaking(language, || lines(wording::explain_token(token)));
            for lines in OrderToken::ALL.map(explained) {
                assert!(lines.len() <= 3, "{lines:?}");
                assert!(lines.iter().all(|it| it.chars().count() <= LINE));
            }
        }
    }

    #[test]
    fn every_slot_lies_on_the_card_and_beside_the_others() {
        let all: Vec<_> = (0..SLOTS.len()).map(place).collect();
        for (i, (x, y)) in all.iter().enumerate() {
            assert!(x - 25.0 > 100.0 && x + 25.0 < WIDE && y + 29.0 < TEXT_BASE - 16.0);
            let far =
                |other: &(f64, f64)| (other.0 - x).abs() >= 50.0 || (other.1 - y).abs() >= 52.0;
            assert!(all[i + 1..].iter().all(far), "{i}");
        }
    }
}
