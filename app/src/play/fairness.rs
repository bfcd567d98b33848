//! How everybody can check that nothing was bent.

use super::TablePage;
use crate::reactive::memo;
use leptos::prelude::*;

/// The fingerprint of the table's chance, and at the end the seed itself.
#[component]
pub fn Fairness(page: RwSignal<TablePage>) -> impl IntoView {
    let over = memo(move |_| page.read().seed.is_some());
    let record = move || format!("/tables/{}/record", page.read().table.id);
    view! {
        <section>
            <h3>{word!("Fair randomness" | "Ehrlicher Zufall")}</h3>
            <p>
                {word!("Fingerprint of this table's secret random seed: " | "Fingerabdruck der geheimen Startzahl dieses Tisches: ")}
                <code>{move || page.read().seed_hash.clone()}</code>
            </p>
            {move || {
                page.read()
                    .seed
                    .clone()
                    .map(|seed| view! {
                        <p>
                            {word!("The seed, now that the game is over: " | "Die Startzahl, nun da die Partie vorbei ist: ")}
                            <code>{seed}</code>
                        </p>
                    })
            }}
            {move || over.get().then(|| view! {
                <p>
                    <a href=record rel="external" download>{word!("Record of this game" | "Protokoll dieser Partie")}</a>
                    {word!(
                        ": every answer and every random draw, as a text file you can keep and \
                         replay." |
                        ": jede Antwort und jedes Zufallsergebnis, als Textdatei zum Aufheben \
                         und Nachspielen."
                    )}
                </p>
            })}
        </section>
    }
}
