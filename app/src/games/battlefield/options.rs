//! The choices that a table of the miniatures game agrees on before the start.

use super::wording;
use crate::{json, language::Words, lobby::Options};
use battlefield::position::{Mode, Scheme, Setup};
use leptos::prelude::*;

/// The points that armies are usually made of.
pub const SIZES: [u32; 4] = [20, 30, 40, 50];

/// "40 points".
pub fn points(size: u32) -> String {
    say!("{size} points" | "{size} Punkte")
}

/// The modes by the names that the rules store.
pub const MODES: [(&str, Mode); 5] = [
    ("Thrones", Mode::Thrones),
    ("Clash", Mode::Clash),
    ("Storm", Mode::Storm),
    ("Feast", Mode::Feast),
    ("Winds", Mode::Winds),
];

/// The numbers of people who may play, each with what that means.
pub const PLAYERS: Options = &[
    (
        "2",
        words!("2" | "2"),
        words!("One against one" | "Einer gegen einen"),
    ),
    (
        "3",
        words!("3" | "3"),
        words!("Everyone for themselves" | "Jeder für sich"),
    ),
    (
        "4",
        words!("4" | "4"),
        words!("For themselves, or in teams" | "Jeder für sich oder in Teams"),
    ),
];

/// The widths of a table in thousandths of an inch; its depth is always the same.
const WIDTHS: [(i32, Words); 2] = [
    (48_000, words!("48 by 48 inches" | "48 mal 48 Zoll")),
    (72_000, words!("72 by 48 inches" | "72 mal 48 Zoll")),
];

/// "2 players, 40 points, A Game of Thrones".
pub fn options(setup: &str, seats: usize) -> String {
    let setup: Setup = json::read(setup).unwrap_or_default();
    let players = crate::games::players(seats);
    let (mode, points) = (wording::mode(setup.mode), setup.size);
    let mode = if setup.options.random_mode {
        word!("mode drawn" | "Modus gelost")
    } else {
        mode
    };
    let teams = match setup.scheme {
        Scheme::Alone => "",
        Scheme::Teams => word!(", teams" | ", Teams"),
    };
    say!("{players}, {points} points, {mode}{teams}" | "{players}, {points} Punkte, {mode}{teams}")
}

/// The second question of the form that opens a table: how large the armies are.
#[component]
pub fn Points(chosen: u32) -> impl IntoView {
    let card = |it: u32| {
        view! {
            <label class="pick pick-number">
                <input type="radio" name="setup[battlefield][size]" value=it.to_string() checked=it == chosen />
                <span class="pick-figure">{it.to_string()}</span>
                <span class="note">{word!("points" | "Punkte")}</span>
            </label>
        }
    };
    view! {
        <fieldset class="ask">
            <legend class="ask-title">{word!("How many points for each army?" | "Wie viele Punkte je Armee?")}</legend>
            <div class="picks measure">{SIZES.map(card).into_iter().collect_view()}</div>
        </fieldset>
    }
}

pub fn fields(chosen: &Setup) -> AnyView {
    let chosen = chosen.clone();
    let mode = chosen.mode;
    let modes = MODES.map(|(name, it)| {
        view! { <option lang="en" value=name selected=it == mode>{wording::mode(it)}</option> }
    });
    let schemes = [
        ("Alone", Scheme::Alone, word!("Everyone for themselves" | "Jeder für sich")),
        ("Teams", Scheme::Teams, word!("Teams of two" | "Teams zu zweit")),
    ]
    .map(|(name, it, words)| view! { <option value=name selected=it == chosen.scheme>{words}</option> });
    let tables = WIDTHS.map(|(it, words)| {
        view! { <option value=it.to_string() selected=it == chosen.width>{words.here()}</option> }
    });
    view! {
        <label class="field">
            <span>{word!("Game mode" | "Spielmodus")}</span>
            <select name="setup[battlefield][mode]">{modes}</select>
        </label>
        <label class="field">
            <span>{word!("Sides" | "Seiten")}</span>
            <select name="setup[battlefield][scheme]">{schemes}</select>
        </label>
        <p class="note">
            {word!(
                "Teams are for four players. A Storm of Swords has an attacker and a defender: two players, or teams." |
                "Teams gibt es zu viert. In A Storm of Swords greift eine Seite an, die andere verteidigt: zu zweit oder in Teams."
            )}
        </p>
        <label class="field">
            <span>{word!("Table" | "Tisch")}</span>
            <select name="setup[battlefield][width]">{tables}</select>
        </label>
        <input type="hidden" name="setup[battlefield][depth]" value=chosen.depth.to_string() />
    }
    .into_any()
}
