//! Several people at one device: between two of them only the open board is shown, and only the
//! seat that says it looks gets its page from the server.

use super::{TablePage, load::load_table};
use crate::reactive::{effect, memo};
use crate::{Error, games, lobby::Status};
use leptos::{html, prelude::*, task::spawn_local};
use std::{
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::Duration,
};

/// The time to wait before a board that did not come is asked for again.
const PATIENCE: Duration = Duration::from_secs(3);

/// Grows with each seat that is asked for: the page of one before it comes too late, for somebody
/// else sits at the device by now.
static TURN: AtomicU32 = AtomicU32::new(0);

/// Takes over a newer page. Where it is another own seat's turn now, the device is passed on: what this
/// seat saw is gone at once, and what everybody may see is loaded in its place.
pub fn take_over(page: RwSignal<TablePage>, newer: TablePage) {
    take_over_all(page, vec![newer]);
}

/// Takes over several newer pages, the oldest first, and draws the table once.
pub fn take_over_all(page: RwSignal<TablePage>, newer: Vec<TablePage>) {
    let mut passes = false;
    let others = |page: &TablePage| newer.iter().any(|it| page.changes_hands(it));
    if page.try_with_untracked(others) == Some(true) {
        anew();
        return;
    }
    page.try_maybe_update(|page| {
        let mut changed = false;
        for newer in newer {
            let went_on = page.goes_on();
            if !page.follow(newer) {
                continue;
            }
            changed = true;
            if page.goes_on() && !went_on {
                passes = true;
                *page = page.without_seat();
            }
        }
        (changed, ())
    });
    if passes {
        look_on(page);
    }
}

/// Loads the whole page again: nothing of another seat may stay on it.
pub fn anew() {
    #[cfg(feature = "hydrate")]
    let _ = window().location().reload();
}

/// Leaves only what everybody may see, until somebody says who looks.
pub fn pass_on(page: RwSignal<TablePage>) {
    page.update(|page| *page = page.without_seat());
    look_on(page);
}

/// Loads what everybody may see; tries again until it is there or somebody looks.
fn look_on(page: RwSignal<TablePage>) {
    let table = page.with_untracked(|it| it.table.id.clone());
    spawn_local(async move {
        if let Ok(loaded) = load_table(table, None, None, None).await {
            page.try_update(|page| *page = page.replaced_by(loaded));
            return;
        }
        let again = move || {
            let waits = |page: &TablePage| page.my_seat.is_none() && page.game.is_none();
            if page.try_with_untracked(waits) == Some(true) {
                look_on(page);
            }
        };
        set_timeout(again, PATIENCE);
    });
}

/// Loads the page of this seat, unless another one is asked for meanwhile.
fn look_as(page: RwSignal<TablePage>, seat: u8, refused: impl Fn(Error) + 'static) {
    let table = page.with_untracked(|it| it.table.id.clone());
    let turn = TURN.fetch_add(1, Relaxed).wrapping_add(1);
    spawn_local(async move {
        let loaded = load_table(table, None, None, Some(seat)).await;
        if TURN.load(Relaxed) != turn {
            return;
        }
        match loaded {
            Ok(loaded) => {
                page.try_update(|page| *page = page.replaced_by(loaded));
            }
            Err(error) => refused(error),
        }
    });
}

/// Draws who should have the device now, and a button for each who may.
#[component]
pub fn HotSeat(page: RwSignal<TablePage>) -> impl IntoView {
    let refusal = RwSignal::new(None::<Error>);
    let busy = RwSignal::new(false);
    let asked = memo(move |_| page.with(|it| it.asked.clone()));
    let others = memo(move |_| {
        let page = page.read();
        let mine = page.my_seats.iter().copied();
        mine.filter(|it| !page.asked.contains(it))
            .collect::<Vec<_>>()
    });
    let look = Callback::new(move |seat: u8| {
        busy.set(true);
        refusal.set(None);
        look_as(page, seat, move |error| {
            busy.try_set(false);
            refusal.try_set(Some(error));
        });
    });
    let name = move |seat: u8| page.with(|it| games::seat_title(it, seat));
    let words = move || match asked.get().first() {
        Some(&seat) => {
            let name = name(seat);
            say!("Pass the device to {name}." | "Gib das Gerät weiter: {name} ist an der Reihe.")
        }
        None => word!(
            "Nobody at this device has anything to decide right now."
                | "Niemand an diesem Gerät hat gerade etwas zu entscheiden."
        )
        .to_owned(),
    };
    view! {
        <section class="hot-seat" aria-label=word!("Pass the device" | "Gerät weitergeben")>
            <p class="hot-seat-words" role="status">{words}</p>
            <p class="note">
                {word!(
                    "Orders, bids and cards stay hidden until you choose who is looking."
                    | "Befehle, Gebote und Karten bleiben verdeckt, bis ihr wählt, wer hinsieht."
                )}
            </p>
            {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            <div class="actions">
                {move || {
                    let seats = asked.get().into_iter().enumerate();
                    seats.map(|(index, seat)| {
                        view! { <IAm name=name(seat) seat look busy first=index == 0 /> }
                    })
                    .collect_view()
                }}
            </div>
            {move || {
                let others = others.get();
                (!others.is_empty()).then(|| view! {
                    <div class="actions hot-seat-others">
                        <span class="note">{word!("View the table as" | "Den Tisch ansehen als")}</span>
                        {others
                            .into_iter()
                            .map(|seat| {
                                view! {
                                    <button
                                        type="button"
                                        class="button quiet"
                                        disabled=move || busy.get()
                                        on:click=move |_| look.run(seat)
                                    >
                                        {name(seat)}
                                    </button>
                                }
                            })
                            .collect_view()}
                    </div>
                })
            }}
        </section>
    }
}

/// The button of a seat that is asked; the first of them takes the focus.
#[component]
fn IAm(
    name: String,
    seat: u8,
    look: Callback<u8>,
    busy: RwSignal<bool>,
    first: bool,
) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    effect(move |_| {
        if let (true, Some(button)) = (first, button.get()) {
            let _ = button.focus();
        }
    });
    view! {
        <button
            node_ref=button
            type="button"
            class="button"
            class:primary=first
            disabled=move || busy.get()
            on:click=move |_| look.run(seat)
        >
            {say!("I'm {name}" | "Ich bin {name}")}
        </button>
    }
}

/// Draws who looks now, and the button that passes the device on; nothing once the game is over.
#[component]
pub fn Seated(page: RwSignal<TablePage>) -> impl IntoView {
    let seat =
        memo(move |_| page.with(|it| it.as_seat().filter(|_| it.table.status == Status::Running)));
    move || {
        seat.get().map(|seat| {
            let name = page.with_untracked(|it| games::seat_title(it, seat));
            view! {
                <p class="seated">
                    <span>{say!("You're playing {name}." | "Du spielst {name}.")}</span>
                    <button type="button" class="button quiet" on:click=move |_| pass_on(page)>
                        {word!("Pass the device" | "Gerät weitergeben")}
                    </button>
                </p>
            }
        })
    }
}
