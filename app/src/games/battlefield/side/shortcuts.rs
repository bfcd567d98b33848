//! The keys of the page.

use leptos::prelude::*;

/// Each key or pair of keys, and what it does.
fn keys() -> [(&'static str, &'static str); 13] {
    [
        (
            "N",
            word!(
                "Next unit that can activate, or the next that is planned"
                    | "Nächste Einheit, die aktiviert werden kann, oder die nächste geplante"
            ),
        ),
        (
            "1 – 9",
            word!("Actions and choices in their order" | "Aktionen und Antworten der Reihe nach"),
        ),
        (
            "← ↑ → ↓",
            word!(
                "Move the chosen unit by half an inch, before the battle by one; Shift: a tenth or a quarter"
                    | "Die gewählte Einheit einen halben Zoll bewegen, vor der Schlacht einen ganzen; Umschalt: ein Zehntel oder Viertel"
            ),
        ),
        (
            "Q, E",
            word!(
                "Turn by 5 degrees; Alt: 1 degree; before the battle [ ] by 15"
                    | "Um 5 Grad drehen; Alt: 1 Grad; vor der Schlacht [ ] um 15"
            ),
        ),
        (
            "A",
            word!("Go on to what the chosen one does" | "Weiter zu dem, was die Gewählten tun"),
        ),
        (
            "Enter",
            word!(
                "Send the answer; on a button: press it"
                    | "Antwort senden; auf einem Knopf: ihn drücken"
            ),
        ),
        (
            "Esc",
            word!("Undo step; put the ruler away" | "Schritt zurück; Lineal weglegen"),
        ),
        (
            "M",
            word!(
                "Measure: Enter chooses an end, arrows move the other"
                    | "Messen: Enter wählt ein Ende, Pfeile bewegen das andere"
            ),
        ),
        (
            "+, −",
            word!("Zoom in and out" | "Näher heran und weiter weg"),
        ),
        ("0", word!("Whole table" | "Ganzer Tisch")),
        (
            "Tab",
            word!(
                "To the next unit or piece on the table; Enter chooses or attacks it"
                    | "Zur nächsten Einheit oder zum nächsten Stück auf dem Tisch; Enter wählt oder greift an"
            ),
        ),
        (
            "[, ]",
            word!("Before the battle: turn by 15 degrees" | "Vor der Schlacht: um 15 Grad drehen"),
        ),
        (
            "Alt",
            word!("While dragging: no snapping" | "Beim Ziehen: nicht einrasten"),
        ),
    ]
}

#[component]
pub fn Shortcuts() -> impl IntoView {
    let rows =
        keys().map(|(key, does)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div> });
    view! {
        <details class="battle-keys">
            <summary>{word!("Keys" | "Tasten")}</summary>
            <dl>{rows.into_iter().collect_view()}</dl>
        </details>
    }
}
