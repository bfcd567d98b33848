//! The order ring of small screens: a sheet above the bottom bar.

use super::{
    desk::Desk,
    slots::{SLOTS, Slot, Slots, sheet_id, slot_name},
};
use crate::games::westeros::{map::OrderFace, wording};
use leptos::{ev::KeyboardEvent, prelude::*};
use westeros::Area;

/// The tokens of the picked area; nothing while none is picked.
#[component]
pub fn Sheet(desk: Desk) -> impl IntoView {
    move || {
        desk.picked
            .get()
            .map(|area| view! { <SheetOf desk area /> })
    }
}

#[component]
fn SheetOf(desk: Desk, area: Area) -> impl IntoView {
    let slots = Slots::new(desk, area);
    let on_key = move |event: KeyboardEvent| {
        if slots.key(&event.key(), sheet_id) {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="sheet"
            role="dialog"
            aria-label=format!("Orders for {}", area.name())
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    desk.close();
                }
            }
        >
            <div class="sheet-head">
                <strong>{area.name()}</strong>
                <button type="button" class="plain" on:click=move |_| desk.close()>
                    "Close"
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

#[component]
fn SheetSlot(slots: Slots, index: usize, offer: Slot) -> impl IntoView {
    let barred = Memo::new(move |_| !slots.legal(offer));
    view! {
        <button
            type="button"
            id=sheet_id(index)
            class="sheet-slot"
            class:here=move || slots.here(offer)
            class:barred=barred
            aria-disabled=move || barred.get().then_some("true")
            title=move || slots.description(offer)
            on:click=move |_| slots.choose(offer)
            on:focus=move |_| slots.at.set(index)
        >
            <span class="unseen">{slot_name(offer)}</span>
            {match offer {
                Slot::Token(token) => {
                    view! {
                        <svg viewBox="-22 -22 44 44" aria-hidden="true">
                            <OrderFace token />
                        </svg>
                        <span class="sheet-name" aria-hidden="true">{wording::token_short(token)}</span>
                        <span class="sheet-left" aria-hidden="true">{move || format!("{} left", slots.left(token))}</span>
                    }
                        .into_any()
                }
                Slot::Clear => {
                    view! {
                        <svg viewBox="-22 -22 44 44" aria-hidden="true">
                            <path class="ring-clear" d="M-8,-8 L8,8 M8,-8 L-8,8"></path>
                        </svg>
                        <span class="sheet-name" aria-hidden="true">"Clear"</span>
                    }
                        .into_any()
                }
            }}
        </button>
    }
}
