//! Houses with equal bids, put in order: dragged by their handle, or moved with the buttons.

use crate::games::westeros::{
    draft::{Draft, Step, Tie, rungs, ties},
    panels::HouseToken,
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::{ev::PointerEvent, prelude::*};
use westeros::{House, Prompt, Track};

/// All houses, from the highest bid on, each with what its place gives.
#[component]
pub fn TiedRows(state: PageState) -> impl IntoView {
    let track = memo(move |_| match state.prompt() {
        Some(Prompt::OrderTied { track, .. }) => Some(track),
        _ => None,
    });
    let rows = memo(move |_| match (state.prompt(), state.draft.get()) {
        (Some(prompt), Draft::Tied(ranking)) => ties(&prompt, &ranking),
        _ => Vec::new(),
    });
    let carried = RwSignal::new(None::<House>);
    let moved = RwSignal::new(None::<House>);
    let text = memo(move |_| {
        let (house, track) = (moved.get()?, track.get()?);
        match state.draft.get() {
            Draft::Tied(ranking) => Some(court::tie_moved(track, &ranking, house)),
            _ => None,
        }
    });
    let hands = Hands {
        state,
        rows,
        carried,
        moved,
    };
    // The places stay where they are and houses go through them: so the focus stays, too.
    let places = memo(move |_| rows.with(Vec::len));
    view! {
        <ol
            class="choice-rows tied"
            aria-label=word!("Places on the track" | "Plätze auf der Leiste")
            on:pointerup=move |_| carried.set(None)
            on:pointerleave=move |_| carried.set(None)
        >
            <For each=move || 0..places.get() key=|place| *place let:place>
                {track.get().map(|track| view! { <TiedRow hands place=place as u8 track /> })}
            </For>
        </ol>
        <p class="tally" aria-live="polite">
            {text}
        </p>
    }
}

/// The state of the hands that move houses.
#[derive(Clone, Copy)]
struct Hands {
    state: PageState,
    rows: Memo<Vec<Tie>>,
    /// The house on its way with the pointer.
    carried: RwSignal<Option<House>>,
    /// The house that was moved last.
    moved: RwSignal<Option<House>>,
}

impl Hands {
    fn at(self, place: u8) -> Option<Tie> {
        self.rows.with(|rows| rows.get(usize::from(place)).copied())
    }

    fn put(self, house: House, to: u8) {
        self.moved.set(Some(house));
        self.state.take(Step::Rank(house, to));
    }

    /// The carried house takes the place that the pointer has come to, if their bids are equal.
    fn over(self, place: u8) {
        let carried = self.carried.get_untracked();
        let bid_of = |house| {
            self.rows.with_untracked(|rows| {
                let row = rows.iter().find(|it| it.house == house);
                row.map(|it| it.bid)
            })
        };
        let there = untrack(|| self.at(place));
        if let (Some(house), Some(there)) = (carried, there)
            && house != there.house
            && bid_of(house) == Some(there.bid)
        {
            self.put(house, place);
        }
    }

    /// A step by the keyboard: the focus goes along with the house.
    fn step(self, house: House, to: u8, way: Way) {
        self.put(house, to);
        let on = untrack(|| self.at(to));
        let further = on.is_some_and(|it| match way {
            Way::Up => it.up,
            Way::Down => it.down,
        });
        focus(&button_id(to, if further { way } else { way.back() }));
    }
}

#[component]
fn TiedRow(hands: Hands, place: u8, track: Track) -> impl IntoView {
    let tie = memo(move |_| hands.at(place));
    let house = memo(move |_| tie.get().map(|it| it.house));
    let loose = memo(move |_| tie.get().is_some_and(|it| it.up || it.down));
    let rung = hands.state.view.with_untracked(|view| {
        let here = rungs(view, track).get(usize::from(place)).copied();
        here.map_or_else(String::new, |it| court::rung(track, it))
    });
    view! {
        <li
            class="choice-row tied-row"
            class:carried=move || house.get().is_some() && hands.carried.get() == house.get()
            class:loose=loose
            on:pointerenter=move |_| hands.over(place)
        >
            <Show when=move || loose.get()>
                <Handle hands house />
            </Show>
            <span class="rung-place">{court::place(place + 1)}</span>
            {move || house.get().map(|house| view! { <HouseToken house /> })}
            <span class="tied-who">
                <span class="row-name">{move || house.get().map(wording::house_name)}</span>
                " "
                <span class="row-note">{move || tie.get().map(|it| court::has_bid(it.bid))}</span>
            </span>
            <Show when=move || loose.get()>
                <span class="stepper">
                    <Move hands place way=Way::Up />
                    <Move hands place way=Way::Down />
                </span>
            </Show>
            <span class="tied-gives">{rung}</span>
        </li>
    }
}

/// Draws what the pointer takes hold of; the keyboard has the buttons.
#[component]
fn Handle(hands: Hands, house: Memo<Option<House>>) -> impl IntoView {
    let hold = move |event: PointerEvent| {
        event.prevent_default();
        release(&event);
        hands.carried.set(house.get_untracked());
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

/// The element of this name takes the focus, once the page has changed.
#[cfg(feature = "hydrate")]
fn focus(id: &str) {
    use wasm_bindgen::JsCast;
    let id = id.to_owned();
    leptos::prelude::request_animation_frame(move || {
        let found = document().get_element_by_id(&id);
        if let Some(found) = found.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            // A button that is gone meanwhile needs no focus.
            let _ = found.focus();
        }
    });
}

#[cfg(not(feature = "hydrate"))]
const fn focus(_: &str) {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Up,
    Down,
}

impl Way {
    const fn back(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }
}

fn button_id(place: u8, way: Way) -> String {
    let way = match way {
        Way::Up => "up",
        Way::Down => "down",
    };
    format!("tied-{place}-{way}")
}

#[component]
fn Move(hands: Hands, place: u8, way: Way) -> impl IntoView {
    let tie = memo(move |_| hands.at(place));
    let label = move || {
        let name = tie.get().map_or("", |it| wording::house_name(it.house));
        match way {
            Way::Up => say!("{name} up" | "{name} nach oben"),
            Way::Down => say!("{name} down" | "{name} nach unten"),
        }
    };
    let possible = move || {
        tie.get().is_some_and(|it| match way {
            Way::Up => it.up,
            Way::Down => it.down,
        })
    };
    let to = match way {
        Way::Up => place.saturating_sub(1),
        Way::Down => place + 1,
    };
    view! {
        <button
            type="button"
            id=button_id(place, way)
            aria-label=label
            disabled=move || !possible()
            on:click=move |_| {
                if let Some(tie) = tie.get_untracked() {
                    hands.step(tie.house, to, way);
                }
            }
        >
            {match way {
                Way::Up => "▲",
                Way::Down => "▼",
            }}
        </button>
    }
}
