//! The order ring on the map: the tokens around the area that was picked.

use super::{
    fit::{OUTER, RADIUS},
    focus,
    slots::{SLOTS, Slot, Slots, ring_id, sheet_id, slot_name},
};
use crate::games::westeros::{
    map::{OrderFace, anchor},
    wording,
};
use leptos::{ev::KeyboardEvent, prelude::*};
use westeros::Area;

/// The ring around the picked area. It is made for the first pick and kept for the others, which
/// only move it.
#[component]
pub fn Ring(slots: Slots) -> impl IntoView {
    let made = Memo::new(move |_| slots.area.with(Option::is_some));
    move || made.get().then(|| view! { <RingAt slots /> })
}

#[component]
fn RingAt(slots: Slots) -> impl IntoView {
    let fit = slots.desk().fit;
    Effect::new(move |_| {
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
    let at = Memo::new(move |_| SLOTS[slots.at.get()]);
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
                <circle class="ring-plate" r=RADIUS aria-hidden="true"></circle>
                {move || fit.get().leader().map(leader)}
                {SLOTS
                    .into_iter()
                    .enumerate()
                    .map(|(index, slot)| view! { <RingSlot slots index offer=slot /> })
                    .collect_view()}
                <g class="ring-caption" transform=format!("translate(0 {})", OUTER + 18.0) aria-hidden="true">
                    {move || {
                        let told = lines(&slots.told(at.get()));
                        view! {
                            <rect x="-150" y="-15" width="300" height=49 + 17 * told.len() rx="8"></rect>
                            <text class="ring-told" y="4">{slots.area.get().map(wording::area_name)}</text>
                            <text y="22">{caption(&slots, at.get())}</text>
                            {told
                                .into_iter()
                                .zip(1..)
                                .map(|(line, nth)| view! { <text class="ring-told" y=23 + 17 * nth>{line}</text> })
                                .collect_view()}
                        }
                    }}
                </g>
            </g>
        </g>
    }
}

/// From the ring to the area it is about, where the rim of the map keeps them apart.
fn leader([(x1, y1), (x2, y2)]: [(f64, f64); 2]) -> impl IntoView {
    view! {
        <g class="ring-leader" aria-hidden="true">
            <line x1=x1 y1=y1 x2=x2 y2=y2></line>
            <circle cx=x2 cy=y2 r="15"></circle>
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
    let here = Memo::new(move |_| slots.here(offer));
    let barred = Memo::new(move |_| !slots.legal(offer));
    view! {
        <g
            id=ring_id(index)
            class="ring-slot"
            class:here=here
            class:barred=barred
            role="menuitem"
            tabindex=move || if slots.at.get() == index { "0" } else { "-1" }
            transform=format!("translate({x:.1} {y:.1})")
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
            <circle class="ring-ground" r="22"></circle>
            <g class="ring-face" aria-hidden="true">
                {match offer {
                    Slot::Token(token) => {
                        view! {
                            <OrderFace token />
                            <g class="ring-left" transform="translate(0 25)">
                                {move || pips(slots.left(token))}
                            </g>
                        }
                            .into_any()
                    }
                    Slot::Clear => {
                        view! { <path class="ring-clear" d="M-8,-8 L8,8 M8,-8 L-8,8"></path> }.into_any()
                    }
                }}
            </g>
        </g>
    }
}

/// One dot for each token that is left.
fn pips(left: u8) -> impl IntoView {
    let middle = (f64::from(left) - 1.0) / 2.0;
    let at = move |pip: u8| 9.0 * (f64::from(pip) - middle);
    let pip = move |pip| view! { <circle cx=at(pip) r="3.5"></circle> };
    (0..left).map(pip).collect_view()
}

/// Where a slot lies on the circle, from the first one left of the top clockwise.
fn place(index: usize) -> (f64, f64) {
    let turn = f64::from(index as u32) / f64::from(SLOTS.len() as u32);
    let angle = (turn * 360.0 - 120.0).to_radians();
    (RADIUS * angle.cos(), RADIUS * angle.sin())
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

/// How many letters a line below the ring has room for.
const LINE: usize = 44;

/// A sentence in lines that fit below the ring.
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
    fn what_an_order_does_fits_below_the_ring() {
        use crate::language::{Language, speaking};
        use westeros::OrderToken;
        for language in Language::ALL {
            let told = |token| speaking(language, || lines(wording::explain_token(token)));
            for lines in OrderToken::ALL.map(told) {
                assert!(lines.len() <= 3, "{lines:?}");
                assert!(lines.iter().all(|it| it.chars().count() <= LINE));
            }
        }
    }

    #[test]
    fn the_second_slot_is_on_top_and_the_eighth_at_the_bottom() {
        let (x, y) = place(1);
        assert!(x.abs() < 1e-9 && (y + RADIUS).abs() < 1e-9);
        let (x, y) = place(7);
        assert!(x.abs() < 1e-9 && (y - RADIUS).abs() < 1e-9);
        assert_eq!(SLOTS[7], Slot::Clear);
    }
}
