//! Units of one area as figures that are tapped: each either stays or is named.

use super::musters::Figure;
use crate::games::westeros::wording::court;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, Army, House, Unit};

/// The fate of the figures that are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Destroyed,
    /// They make way for another figure.
    Replaced(Unit),
}

/// The figures of an area, those that are named at the end of each kind.
#[component]
pub fn Pieces(
    area: Area,
    house: House,
    fate: Fate,
    named: Memo<Army>,
    all: Memo<Army>,
    set: Callback<Army>,
) -> impl IntoView {
    let figures = memo(move |_| {
        let (named, all) = (named.get(), all.get());
        let of_kind = |unit| {
            let stay = all.count(unit) - named.count(unit).min(all.count(unit));
            (0..all.count(unit)).map(move |nth| (unit, nth, nth >= stay))
        };
        Unit::ALL.into_iter().flat_map(of_kind).collect::<Vec<_>>()
    });
    view! {
        <span class="pieces">
            <For each=move || figures.get() key=|it| (it.0, it.1) let((unit, nth, _))>
                <Piece area house fate unit nth figures named set />
            </For>
        </span>
    }
}

#[component]
#[expect(clippy::too_many_arguments, reason = "what one figure has to know")]
fn Piece(
    area: Area,
    house: House,
    fate: Fate,
    unit: Unit,
    nth: u8,
    figures: Memo<Vec<(Unit, u8, bool)>>,
    named: Memo<Army>,
    set: Callback<Army>,
) -> impl IntoView {
    let goes = memo(move |_| figures.with(|all| all.contains(&(unit, nth, true))));
    let one = Army::one(unit);
    let press = move |_| {
        let now = named.get_untracked();
        set.run(if goes.get_untracked() {
            now.minus(one)
        } else {
            now.plus(one)
        });
    };
    let becomes = match fate {
        Fate::Destroyed => None,
        Fate::Replaced(by) => Some(by),
    };
    view! {
        <button
            type="button"
            class="piece"
            class:goes=goes
            aria-pressed=move || if goes.get() { "true" } else { "false" }
            aria-label=move || court::piece(unit, area, goes.get())
            on:click=press
        >
            {move || {
                match becomes.filter(|_| goes.get()) {
                    Some(by) => view! { <Figure unit=by house /> },
                    None => view! { <Figure unit house /> },
                }
            }}
            <span class="piece-sign" aria-hidden="true">
                {move || match (goes.get(), becomes) {
                    (false, _) => "",
                    (true, None) => "✕",
                    (true, Some(_)) => "↻",
                }}
            </span>
        </button>
    }
}
