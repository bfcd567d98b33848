//! The moment at which the game begins, and the owner's way not to wait for it.

use crate::{
    lobby::{Occupant, Stakes, Start},
    play::{TablePage, seats::SeatComputers},
    reactive::memo,
};
use leptos::{form::ActionForm, prelude::*};

#[component]
pub fn Beginning(page: RwSignal<TablePage>, fill: ServerAction<SeatComputers>) -> impl IntoView {
    let free = memo(move |_| page.read().table.free_seats());
    let asks = memo(move |_| page.read().table.start != Start::AtOnce);
    let fills = memo(move |_| page.with(|it| fills(it) && it.table.free_seats() > 0));
    // Until a friend is there the link comes first.
    let others = memo(move |_| {
        page.with(|it| {
            let mut seats = it.table.seats.iter();
            seats.any(|it| matches!(it.occupant, Occupant::Person { me: false, .. }))
        })
    });
    let table = StoredValue::new(page.with_untracked(|it| it.table.id.clone()));
    view! {
        <Show when=move || free.get() != 0>
        <div class="card room-foot">
            <Show when=move || fills.get()>
                <ActionForm action=fill attr:class="inline">
                    <input type="hidden" name="table" value=table.get_value() />
                    <button class="button large" class:primary=move || others.get() type="submit">
                        {move || {
                            if asks.get() {
                                word!("Computers for the rest" | "Mit Computern auffüllen")
                            } else {
                                word!("Computers for the rest, start" | "Mit Computern auffüllen und starten")
                            }
                        }}
                    </button>
                </ActionForm>
            </Show>
            <p role="status">{move || told(free.get(), asks.get())}</p>
        </div>
        </Show>
    }
}

/// Returns true where the viewer owns the table, sits there, and may hand seats to the computer.
fn fills(page: &TablePage) -> bool {
    page.owner && !page.my_seats.is_empty() && page.table.stakes == Stakes::Friendly
}

/// Returns the number of free seats, and the step that follows once none is, in words.
fn told(free: usize, asks: bool) -> String {
    match (free, asks) {
        (1, true) => say!(
            "One seat is free. When it's taken, everyone confirms they're ready."
                | "Ein Platz ist noch frei. Ist er besetzt, bestätigen alle, dass sie bereit sind."
        ),
        (free, true) => say!(
            "{free} seats are free. When all are taken, everyone confirms they're ready."
                | "{free} Plätze sind noch frei. Sind alle besetzt, bestätigen alle, dass sie bereit sind."
        ),
        (1, false) => say!(
            "One seat is free. The game starts when it's taken."
                | "Ein Platz ist noch frei. Sobald er besetzt ist, beginnt die Partie."
        ),
        (free, false) => say!(
            "{free} seats are free. The game starts automatically when the last one is taken."
                | "{free} Plätze sind noch frei. Ist der letzte besetzt, beginnt die Partie automatisch."
        ),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::told;
    use crate::language::{Language, speaking};

    #[test]
    fn a_table_says_what_it_waits_for() {
        assert!(told(2, true).ends_with("everyone confirms they're ready."));
        assert_eq!(
            told(1, false),
            "One seat is free. The game starts when it's taken."
        );
        speaking(Language::German, || {
            assert!(told(3, true).starts_with("3 Plätze sind noch frei."));
        });
    }
}
