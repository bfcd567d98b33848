//! The card of orders on small screens: a sheet above the bottom bar.

use super::slots::{SLOTS, Slot, Slots, sheet_id};
use crate::games::westeros::{focus, map::OrderFace, wording};
use crate::reactive::{effect, memo};
use leptos::{ev::KeyboardEvent, prelude::*};
use westeros::OrderToken;

/// The tokens of the picked area; made once and kept.
#[component]
pub fn Sheet(slots: Slots) -> impl IntoView {
    let made = slots.made(true);
    move || made.get().then(|| view! { <SheetOf slots /> })
}

#[component]
fn SheetOf(slots: Slots) -> impl IntoView {
    let state = slots.state();
    // Its heading comes first, however far the plan was scrolled.
    effect(move |_| {
        if slots.open() {
            slots.area.track();
            focus::to_the_question();
        }
    });
    let on_key = move |event: KeyboardEvent| {
        if slots.key(&event.key(), sheet_id) {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="sheet"
            hidden=move || !slots.open()
            role="dialog"
            aria-label=move || slots.title()
            on:keydown=move |event| {
                let closes = event.key() == "Escape" && !event.default_prevented();
                if closes && !focus::is_covered() {
                    event.prevent_default();
                    state.close();
                }
            }
        >
            <div class="sheet-head">
                <strong>{move || slots.area.get().map(wording::area_name)}</strong>
                <button type="button" class="plain" on:click=move |_| state.close()>
                    {word!("Close" | "Schließen")}
                </button>
            </div>
            <div class="sheet-slots" on:keydown=on_key>
                {SLOTS
                    .into_iter()
                    .enumerate()
                    .map(|(index, slot)| view! { <SheetSlot slots index offer=slot /> })
                    .collect_view()}
            </div>
        </div>
    }
}

/// Says in two or three words what a token does, or why it cannot be chosen.
fn gist(slots: Slots, token: OrderToken) -> &'static str {
    let slot = Slot::Token(token);
    match slots.left(token) {
        _ if slots.here(slot) => word!("lies here" | "liegt hier"),
        0 => word!("none left" | "keiner mehr"),
        _ if !slots.legal(slot) => word!("not now" | "jetzt nicht"),
        _ => wording::token_gist(token),
    }
}

#[component]
fn SheetSlot(slots: Slots, index: usize, offer: Slot) -> impl IntoView {
    let barred = memo(move |_| !slots.legal(offer));
    view! {
        <button
            type="button"
            id=sheet_id(index)
            class="sheet-slot"
            class:here=move || slots.here(offer)
            class:barred=barred
            class:absent=move || slots.absent(offer)
            aria-disabled=move || barred.get().then_some("true")
            title=move || slots.description(offer)
            on:click=move |_| slots.choose(offer)
            on:focus=move |_| slots.at.set(index)
        >
            <span class="unseen">{move || slots.name(offer)}</span>
            {match offer {
                Slot::Token(token) => {
                    view! {
                        <svg viewBox="-22 -22 44 44" aria-hidden="true">
                            <OrderFace token />
                        </svg>
                        <span class="sheet-name" aria-hidden="true">{wording::token_tile(token)}</span>
                        <span class="sheet-gist" aria-hidden="true">{move || gist(slots, token)}</span>
                        <span class="sheet-left" aria-hidden="true">
                            {move || Some(slots.left(token)).filter(|it| *it > 1).map(|it| format!("×{it}"))}
                        </span>
                    }
                        .into_any()
                }
                Slot::Clear => {
                    view! {
                        <svg viewBox="-22 -22 44 44" aria-hidden="true">
                            <path class="ring-clear" d="M-8,-8 L8,8 M8,-8 L-8,8"></path>
                        </svg>
                        <span class="sheet-name" aria-hidden="true">{move || slots.name(offer)}</span>
                    }
                        .into_any()
                }
            }}
        </button>
    }
}
