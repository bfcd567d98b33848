//! The way in which everybody can check that nothing was bent.

use super::TablePage;
use crate::reactive::memo;
use leptos::prelude::*;

/// The fingerprint of the table's chance, and at the end the seed itself.
#[component]
pub fn Fairness(page: RwSignal<TablePage>) -> impl IntoView {
    let seed = memo(move |_| page.with(|it| it.seed.clone()));
    view! {
        <details class="fairness">
            <summary>{word!("Fair randomness" | "Ehrlicher Zufall")}</summary>
            <p>
                {word!("Fingerprint of this table's secret random seed: " | "Fingerabdruck der geheimen Startzahl dieses Tisches: ")}
                <code>{move || page.read().seed_hash.clone()}</code>
            </p>
            {move || seed.get().map(|it| {
                let recorded = it.recorded;
                view! {
                    <p>
                        {word!("The seed, now that the game is over: " | "Die Startzahl, nun da die Partie vorbei ist: ")}
                        <code>{it.number}</code>
                    </p>
                    <p>
                        {word!(
                            "All chance in this game came from this seed. Its SHA-256 is the fingerprint, \
                             which was shown from the start, so nobody could choose an outcome later." |
                            "Aller Zufall dieser Partie kam aus dieser Startzahl. Ihr SHA-256 ist der \
                             Fingerabdruck, der von Anfang an hier stand; niemand konnte ein Ergebnis \
                             also später wählen."
                        )}
                    </p>
                    {recorded.then(|| view! { <Record page /> })}
                }
            })}
        </details>
    }
}

/// None of a game that began with a position.
#[component]
fn Record(page: RwSignal<TablePage>) -> impl IntoView {
    let record = move || format!("/tables/{}/record", page.read().table.id);
    view! {
        <p>
            <a href=record rel="external" download>{word!("Record of this game" | "Protokoll dieser Partie")}</a>
            {word!(
                ": every answer and every random draw, as a text file you can keep and \
                 replay." |
                ": jede Antwort und jedes Zufallsergebnis, als Textdatei zum Aufheben \
                 und Nachspielen."
            )}
        </p>
    }
}
