//! The orders that an area may have, on the map: a card beside the area, and in words what the token
//! under the pointer does.

use super::{
    fit::{HIGH, WIDE},
    slots::{COLUMNS, SLOTS, Slot, Slots, order_menu_id, sheet_id},
};
use crate::games::westeros::{
    focus,
    map::{OrderFace, anchor},
    wording,
};
use crate::reactive::{effect, memo};
use leptos::{ev::KeyboardEvent, prelude::*};
use westeros::{Area, OrderToken};

/// The place where the tokens of a row begin, and the distance between them.
const FIRST: f64 = 38.5;
const APART: f64 = 51.0;
/// The middle of the first row, and how far rows are apart.
const TOP: f64 = 67.0;
const DOWN: f64 = 54.0;
/// The base line of what is told below the tokens.
const TEXT_BASE: f64 = 177.0;

/// The card of the picked area. It is made once; picks only move it.
#[component]
pub fn OrderMenu(slots: Slots) -> impl IntoView {
    let made = slots.made(false);
    move || made.get().then(|| view! { <OrderMenuAt slots /> })
}

#[component]
fn OrderMenuAt(slots: Slots) -> impl IntoView {
    let fit = slots.state().fit;
    effect(move |_| {
        if slots.open() {
            let at = slots.begin();
            focus::give_then(vec![order_menu_id(at), sheet_id(at)]);
        }
    });
    let on_key = move |event: KeyboardEvent| {
        if slots.key(&event.key(), order_menu_id) {
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
                <rect class="ring-plate" width=WIDE height=HIGH rx="10" aria-hidden="true"></rect>
                {move || notch(fit.get().notch())}
                <text class="ring-area" x="14" y="27" aria-hidden="true">
                    {move || slots.area.get().map(wording::area_name)}
                </text>
                <text class="ring-escape" x=WIDE - 14.0 y="24" aria-hidden="true">{word!("Esc closes" | "Esc schließt")}</text>
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

/// Half of the notch's base, and how far it sticks out, in the card's units.
const BASE: f64 = 9.0;
const TIP: f64 = 13.0;

/// Draws the notch of the card, which points to its area; the place of its order is marked on the map.
fn notch([(x, y), (dx, dy)]: [(f64, f64); 2]) -> impl IntoView {
    let at = |out: f64, across: f64| {
        format!(
            "{:.1} {:.1}",
            x + dx * out - dy * across,
            y + dy * out + dx * across
        )
    };
    // It covers the rim below its base.
    let shape = format!("M{}L{}L{}", at(-1.0, BASE), at(TIP, 0.0), at(-1.0, -BASE));
    view! { <path class="ring-notch" d=shape aria-hidden="true"></path> }
}

fn middle(area: Area) -> String {
    let (x, y) = anchor(area);
    format!("translate({x} {y})")
}

#[component]
fn RingSlot(slots: Slots, index: usize, offer: Slot) -> impl IntoView {
    let at = memo(move |_| place(index, slots.absent(Slot::Clear)));
    let here = memo(move |_| slots.here(offer));
    let barred = memo(move |_| !slots.legal(offer));
    view! {
        <g
            id=order_menu_id(index)
            class="ring-slot"
            class:here=here
            class:barred=barred
            class:absent=move || slots.absent(offer)
            role="menuitem"
            tabindex=move || if slots.at.get() == index { "0" } else { "-1" }
            transform=move || format!("translate({} {})", at.get().0, at.get().1)
            aria-label=move || slots.name(offer)
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
            <rect class="ring-ground" x="-25" y="-26" width="50" height="52" rx="6"></rect>
            <g class="ring-face" aria-hidden="true">
                {match offer {
                    Slot::Token(token) => view! { <OrderFace token /> }.into_any(),
                    Slot::Clear => {
                        view! {
                            <path class="ring-clear" d="M-6,-13 L6,-1 M6,-13 L-6,-1"></path>
                            <text class="ring-word" y="17">{move || slots.name(offer)}</text>
                        }
                            .into_any()
                    }
                }}
            </g>
        </g>
        {match offer {
            Slot::Token(token) => (move || several(slots.left(token), at.get())).into_any(),
            Slot::Clear => ().into_any(),
        }}
    }
}

/// The number that is left, where it is more than one. It lies outside of its slot, whose name does not tell it: the
/// description does.
fn several(left: u8, (x, y): (f64, f64)) -> Option<impl IntoView> {
    (left > 1).then(|| {
        view! {
            <g class="ring-left" aria-hidden="true" transform=format!("translate({} {})", x + 15.0, y + 17.0)>
                <rect x="-10" y="-8" width="20" height="15" rx="7"></rect>
                <text y="3.5">"×" {left}</text>
            </g>
        }
    })
}

/// Returns the place of a slot's token on the card. The starred march has two of its kind above it, and lies
/// between them while nothing is to be cleared.
fn place(index: usize, alone: bool) -> (f64, f64) {
    let (row, column) = (index / COLUMNS, index % COLUMNS);
    let [row, column] = [row, column].map(|it| f64::from(it as u32));
    let between = alone && SLOTS[index] == Slot::Token(OrderToken::MarchPlusOne);
    let column = if between { column - 0.5 } else { column };
    (FIRST + APART * column, TOP + DOWN * row)
}

/// Tells what the slot under the pointer or the keyboard is.
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
        Slot::Clear => slots.name(slot).to_owned(),
    }
}

/// The number of letters that a line of the card has room for.
const LINE: usize = 46;

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
    use crate::games::westeros::staged::Zero;
    use crate::language::{Language, speaking};
    use tabletop::{Game, Quiet, Seat, Viewer};
    use westeros::{AreaSet, Setup, Westeros};

    #[test]
    fn what_an_order_does_fits_the_card() {
        let state = Westeros::start(&Setup::default(), 6, &mut Quiet(Zero));
        for language in Language::ALL {
            for seat in 0..6 {
                let view = Westeros::view(&state, Viewer::Seat(Seat(seat)));
                let explained = |area, token| {
                    speaking(language, || {
                        lines(&wording::explain_here(&view, area, token))
                    })
                };
                let own = view.me.map_or(AreaSet::EMPTY, |me| view.occupied[me]);
                for area in own {
                    for lines in OrderToken::ALL.map(|token| explained(area, token)) {
                        assert!(lines.len() <= 3, "{area:?} {lines:?}");
                        assert!(lines.iter().all(|it| it.chars().count() <= LINE));
                    }
                }
            }
        }
    }

    #[test]
    fn every_slot_lies_on_the_card_and_beside_the_others() {
        for alone in [false, true] {
            let all: Vec<_> = (0..SLOTS.len())
                .filter(|it| !alone || SLOTS[*it] != Slot::Clear)
                .map(|it| place(it, alone))
                .collect();
            for (i, (x, y)) in all.iter().enumerate() {
                assert!(x - 25.0 > 8.0 && x + 25.0 < WIDE - 8.0 && y + 26.0 < TEXT_BASE - 16.0);
                let far =
                    |other: &(f64, f64)| (other.0 - x).abs() >= 50.0 || (other.1 - y).abs() >= 52.0;
                assert!(all[i + 1..].iter().all(far), "{i}");
            }
        }
    }
}
