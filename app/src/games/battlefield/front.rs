//! What the miniatures game is, and a skirmish to try at once: on the front page, and at
//! `/games/battlefield/skirmish`.

use super::{
    Miniatures,
    options::{MODES, SIZES},
    wording,
};
use crate::{
    Error,
    account::Refusal,
    games::Hosted,
    language::language,
    lobby::LevelField,
    visitor::{Visitor, greet},
};
use leptos::{form::ActionForm, prelude::*};

/// Opens a table against the computer; without a session the visitor becomes a guest.
#[server(endpoint = "skirmish")]
pub async fn skirmish(
    size: u32,
    #[server(default)] mode: String,
    #[server(default)] level: String,
) -> Result<Visitor, Error> {
    use crate::{games::GameSetup, lobby};
    use battlefield::position::{Mode, Setup};
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

/// The points of a skirmish where nobody has chosen: it is short.
const USUAL: u32 = 30;

/// The page of the game.
#[component]
pub fn Front() -> impl IntoView {
    view! {
        <section class="page battle-front">
            <h1>{title()}</h1>
            <Whole />
        </section>
    }
}

/// The same below the board game, on the front page of all games.
#[component]
pub fn Teaser() -> impl IntoView {
    view! {
        <section class="page battle-front" aria-labelledby="miniatures">
            <h2 id="miniatures">{title()}</h2>
            <Whole />
        </section>
    }
}

fn title() -> &'static str {
    word!("Regiments on an open field" | "Regimenter auf freiem Feld")
}

/// What the game is, how it looks, and the ways to it.
#[component]
fn Whole() -> impl IntoView {
    let picture = ["/skirmish.svg?language=", language().code()].concat();
    view! {
        <div>
            <p class="lead">
                {word!(
                    "The miniatures game, for 2 to 4 people or alone against the computer: build an army, turn and charge its units to the hundredth of an inch, play cards and the tactics board. Distances, arcs, sight and odds are drawn while you aim." |
                    "Das Miniaturenspiel, für 2 bis 4 Leute oder allein gegen den Computer: Stell eine Armee auf, schwenke und stürme mit ihren Einheiten auf den Hundertstelzoll genau, spiel Karten und die Taktiktafel. Abstände, Bereiche, Sicht und Chancen siehst du beim Zielen."
                )}
            </p>
            <p class="actions">
                <a class="button" href="/learn?game=battlefield">{word!("Lessons" | "Lektionen")}</a>
                <a class="button" href="/games/battlefield/armies">{word!("Build an army" | "Armee zusammenstellen")}</a>
                <a class="button" href="/help?game=battlefield">{word!("Units and cards" | "Einheiten und Karten")}</a>
                <a class="button" href="/lobby/new?game=battlefield">{word!("Open a table" | "Tisch eröffnen")}</a>
            </p>
            <Try />
        </div>
        <img
            class="battle-picture"
            src=picture
            width="600"
            height="600"
            loading="lazy"
            alt=word!(
                "A battle from above in its third round: House Stark at the bottom, House Lannister at the top, between them a forest, a hedge and a heap of corpses." |
                "Eine Schlacht von oben in der dritten Runde: unten Haus Stark, oben Haus Lennister, dazwischen ein Wald, eine Hecke und ein Haufen Leichen."
            )
        />
    }
}

/// A battle against the computer, with one press.
#[component]
fn Try() -> impl IntoView {
    let action = ServerAction::<Skirmish>::new();
    let error = greet(action.value());
    let sizes = SIZES.map(|it| {
        view! { <option value=it.to_string() selected=it == USUAL>{say!("{it} points" | "{it} Punkte")}</option> }
    });
    let modes =
        MODES.map(|(name, it)| view! { <option lang="en" value=name>{wording::mode(it)}</option> });
    view! {
        <ActionForm action attr:class="card try">
            <h3>{word!("Try a skirmish" | "Ein Gefecht probieren")}</h3>
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
    }
}
