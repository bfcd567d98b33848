//! What the miniatures game is, and a skirmish to try at once: `/games/battlefield/skirmish`.

use super::{Miniatures, wording};
use crate::{
    Error,
    account::Refusal,
    games::Hosted,
    lobby::LevelField,
    visitor::{Visitor, greet},
};
use battlefield::position::Mode;
use leptos::{form::ActionForm, prelude::*};

/// Opens a table against the computer; without a session the visitor becomes a guest.
#[server(endpoint = "skirmish")]
pub async fn skirmish(
    size: u32,
    #[server(default)] mode: String,
    #[server(default)] level: String,
) -> Result<Visitor, Error> {
    use crate::{games::GameSetup, lobby};
    use battlefield::position::Setup;
    use tabletop::Seat;
    let mode = serde_json::from_value(mode.into()).unwrap_or(Mode::Thrones);
    let setup = GameSetup::Battlefield(Setup {
        mode,
        size,
        ..Setup::default()
    });
    let name = word!("Skirmish" | "Gefecht").into();
    let table = lobby::new_table(name, Miniatures::USUAL_SEATS, &setup, false);
    lobby::practice(table, &level, &[Seat(0)]).await
}

/// The sizes that are offered, the usual one first.
const SIZES: [u32; 3] = [30, 20, 40];

/// What the game is, and the ways to it.
#[component]
pub fn Front() -> impl IntoView {
    let action = ServerAction::<Skirmish>::new();
    let error = greet(action.value());
    let sizes = SIZES.map(|it| {
        view! { <option value=it.to_string()>{say!("{it} points" | "{it} Punkte")}</option> }
    });
    let modes = [
        ("Thrones", Mode::Thrones),
        ("Clash", Mode::Clash),
        ("Feast", Mode::Feast),
        ("Winds", Mode::Winds),
    ]
    .map(|(name, it)| view! { <option value=name>{wording::mode(it)}</option> });
    view! {
        <section class="page battle-front">
            <div>
                <h1>{word!("Trays on a free table" | "Regimenter auf freiem Feld")}</h1>
                <p class="lead">
                    {word!(
                        "The miniatures game: build an army, turn and charge its units to the hundredth of an inch, play cards and the tactics board. Distances, arcs, sight and odds are drawn while you aim." |
                        "Das Miniaturenspiel: Stell eine Armee auf, schwenke und stürme mit ihren Einheiten auf den Hundertstelzoll genau, spiel Karten und die Taktiktafel. Abstände, Bereiche, Sicht und Chancen siehst du beim Zielen."
                    )}
                </p>
                <p class="actions">
                    <a class="button" href="/games/battlefield/armies">{word!("Build an army" | "Armee zusammenstellen")}</a>
                    <a class="button" href="/help?game=battlefield">{word!("Units and cards" | "Einheiten und Karten")}</a>
                    <a class="button" href="/lobby/new?game=battlefield">{word!("Open a table" | "Tisch eröffnen")}</a>
                </p>
            </div>
            <ActionForm action attr:class="card try">
                <h2>{word!("Try a skirmish" | "Ein Gefecht probieren")}</h2>
                <p>
                    {word!(
                        "Against the computer, with a ready-made army. No account needed." |
                        "Gegen den Computer, mit einer fertigen Armee. Ohne Konto."
                    )}
                </p>
                <Refusal error />
                <div class="field">
                    <label for="skirmish-size">{word!("Size" | "Größe")}</label>
                    <select id="skirmish-size" name="size">{sizes}</select>
                </div>
                <div class="field">
                    <label for="skirmish-mode">{word!("Game mode" | "Spielmodus")}</label>
                    <select id="skirmish-mode" name="mode">{modes}</select>
                </div>
                <LevelField id="skirmish-level" kind=Miniatures::KIND />
                <button class="button primary large" type="submit" disabled=move || action.pending().get()>
                    {word!("Play a skirmish" | "Gefecht spielen")}
                </button>
            </ActionForm>
        </section>
    }
}
