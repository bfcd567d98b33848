//! Houses with equal bids, put in order: dragged by their handle, or moved with the buttons.

use crate::games::westeros::{
    draft::{Draft, Rung, Step, Tie, rungs, ties},
    panels::HouseToken,
    table::desk::Desk,
    wording::{self, court},
};
use leptos::{ev::PointerEvent, prelude::*};
use westeros::{House, Prompt, Track};

/// All houses, from the highest bid on, each with what its place gives.
#[component]
pub fn TiedRows(desk: Desk) -> impl IntoView {
    let track = Memo::new(move |_| match desk.prompt() {
        Some(Prompt::OrderTied { track, .. }) => Some(track),
        _ => None,
    });
    let rows = Memo::new(move |_| match (desk.prompt(), desk.draft.get()) {
        (Some(prompt), Draft::Tied(ranking)) => {
            let rows = ties(&prompt, &ranking).into_iter();
            rows.enumerate().collect::<Vec<_>>()
        }
        _ => Vec::new(),
    });
    let carried = RwSignal::new(None::<House>);
    let moved = RwSignal::new(None::<House>);
    let said = Memo::new(move |_| {
        let (house, track) = (moved.get()?, track.get()?);
        match desk.draft.get() {
            Draft::Tied(ranking) => Some(court::tie_moved(track, &ranking, house)),
            _ => None,
        }
    });
    let hands = Hands {
        desk,
        carried,
        moved,
    };
    view! {
        <ol
            class="choice-rows tied"
            aria-label=word!("Places on the track" | "Plätze auf der Leiste")
            on:pointerup=move |_| carried.set(None)
            on:pointerleave=move |_| carried.set(None)
        >
            <For each=move || rows.get() key=|row| *row let((place, tie))>
                {track
                    .get()
                    .map(|track| view! { <TiedRow hands place=place as u8 tie track /> })}
            </For>
        </ol>
        <p class="tally" aria-live="polite">
            {said}
        </p>
    }
}

/// What moves houses.
#[derive(Clone, Copy)]
struct Hands {
    desk: Desk,
    /// The house on its way with the pointer.
    carried: RwSignal<Option<House>>,
    /// The house that was moved last.
    moved: RwSignal<Option<House>>,
}

impl Hands {
    fn put(self, house: House, to: u8) {
        self.moved.set(Some(house));
        self.desk.take(Step::Rank(house, to));
    }

    /// The carried house takes the place that the pointer has come to, if their bids are equal.
    fn over(self, tie: Tie, place: u8) {
        let Some(house) = self.carried.get_untracked() else {
            return;
        };
        let equal = match self.desk.prompt() {
            Some(Prompt::OrderTied { bids, .. }) => bids[house] == tie.bid,
            _ => false,
        };
        if equal && house != tie.house {
            self.put(house, place);
        }
    }
}

#[component]
fn TiedRow(hands: Hands, place: u8, tie: Tie, track: Track) -> impl IntoView {
    let Tie {
        house,
        bid,
        up,
        down,
    } = tie;
    let rung = hands.desk.view.with_untracked(|view| {
        let here = rungs(view, track).get(usize::from(place)).copied();
        here.map_or(String::new(), |it| {
            court::rung(track, Rung { now: house, ..it })
        })
    });
    let loose = up || down;
    let handle = loose.then(|| view! { <Handle hands house /> });
    let steps = loose.then(|| {
        view! {
            <span class="stepper">
                <Move hands house to=place.saturating_sub(1) way=Way::Up possible=up />
                <Move hands house to=place + 1 way=Way::Down possible=down />
            </span>
        }
    });
    view! {
        <li
            class="choice-row tied-row"
            class:carried=move || hands.carried.get() == Some(house)
            class:loose=loose
            on:pointerenter=move |_| hands.over(tie, place)
        >
            {handle}
            <span class="rung-place">{court::place(place + 1)}</span>
            <HouseToken house />
            <span class="row-name">{wording::house_name(house)}</span>
            <span class="row-note">{court::has_bid(bid)}</span>
            {steps}
            <span class="tied-gives">{rung}</span>
        </li>
    }
}

/// What the pointer takes hold of; the keyboard has the buttons.
#[component]
fn Handle(hands: Hands, house: House) -> impl IntoView {
    let hold = move |event: PointerEvent| {
        event.prevent_default();
        release(&event);
        hands.carried.set(Some(house));
    };
    view! {
        <span class="handle" aria-hidden="true" on:pointerdown=hold>
            "⠿"
        </span>
    }
}

/// A finger stays with the element it touched first; let go, it meets the other rows.
#[cfg(feature = "hydrate")]
fn release(event: &PointerEvent) {
    use wasm_bindgen::JsCast;
    let target = event.target();
    let held = target.and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    if let Some(held) = held {
        // It fails where the pointer is not held, which is what is wanted.
        let _ = held.release_pointer_capture(event.pointer_id());
    }
}

#[cfg(not(feature = "hydrate"))]
const fn release(_: &PointerEvent) {}

#[derive(Clone, Copy)]
enum Way {
    Up,
    Down,
}

#[component]
fn Move(hands: Hands, house: House, to: u8, way: Way, possible: bool) -> impl IntoView {
    let name = wording::house_name(house);
    let (sign, label) = match way {
        Way::Up => ("▲", say!("{name} up" | "{name} nach oben")),
        Way::Down => ("▼", say!("{name} down" | "{name} nach unten")),
    };
    view! {
        <button
            type="button"
            aria-label=label
            disabled=!possible
            on:click=move |_| hands.put(house, to)
        >
            {sign}
        </button>
    }
}
