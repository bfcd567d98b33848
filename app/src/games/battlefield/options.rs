//! What a table of the miniatures game agrees on before the start.

use super::wording;
use battlefield::position::{Mode, Scheme, Setup};
use leptos::prelude::*;

/// The points that armies are usually made of.
const SIZES: [u32; 4] = [20, 30, 40, 50];

/// The modes by the names that the rules store.
const MODES: [(&str, Mode); 5] = [
    ("Thrones", Mode::Thrones),
    ("Clash", Mode::Clash),
    ("Storm", Mode::Storm),
    ("Feast", Mode::Feast),
    ("Winds", Mode::Winds),
];

/// "2 players, 40 points, A Game of Thrones".
pub fn options(setup: &str, seats: usize) -> String {
    let setup: Setup = serde_json::from_str(setup).unwrap_or_default();
    let players = crate::games::players(seats);
    let (mode, points) = (wording::mode(setup.mode), setup.size);
    let mode = if setup.options.random_mode {
        word!("mode drawn" | "Modus gelost")
    } else {
        mode
    };
    let teams = match setup.scheme {
        Scheme::Alone => "",
        Scheme::Teams => word!(", teams" | ", Gruppen"),
    };
    say!("{players}, {points} points, {mode}{teams}" | "{players}, {points} Punkte, {mode}{teams}")
}

pub fn fields(chosen: &Setup) -> AnyView {
    let chosen = chosen.clone();
    let mode = chosen.mode;
    let modes = MODES.map(|(name, it)| {
        view! { <option value=name selected=it == mode>{wording::mode(it)}</option> }
    });
    let size = chosen.size;
    let sizes = SIZES.map(|it| {
        view! { <option value=it.to_string() selected=it == size>{it.to_string()}</option> }
    });
    view! {
        <label class="field">
            <span>{word!("Game mode" | "Spielmodus")}</span>
            <select name="setup[battlefield][mode]">{modes}</select>
        </label>
        <label class="field">
            <span>{word!("Points of each army" | "Punkte je Armee")}</span>
            <select name="setup[battlefield][size]">{sizes}</select>
        </label>
        <input type="hidden" name="setup[battlefield][scheme]" value=format!("{:?}", chosen.scheme) />
        <input type="hidden" name="setup[battlefield][width]" value=chosen.width.to_string() />
        <input type="hidden" name="setup[battlefield][depth]" value=chosen.depth.to_string() />
    }
    .into_any()
}
