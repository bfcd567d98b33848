//! The introduction of the miniatures game, and a skirmish to try at once: on the front page, and at
//! `/games/battlefield/skirmish`.

#[cfg(feature = "ssr")]
mod quick;

use super::{
    Miniatures,
    options::{MODES, SIZES},
    wording,
};
use crate::{
    Error,
    account::Refusal,
    games::GameUi,
    home::PeopleIcon,
    language::language,
    lobby::LevelField,
    visitor::{Visitor, greet},
};
use leptos::{form::ActionForm, prelude::*};

/// Opens a table against the computer; without a session the visitor becomes a guest. Both armies stand
/// deployed, unless somebody asks for the set-up (`own`) as well.
#[server(endpoint = "skirmish")]
pub async fn skirmish(
    size: u32,
    #[server(default)] mode: String,
    #[server(default)] level: String,
    #[server(default)] army: String,
    #[server(default)] set_up: String,
) -> Result<Visitor, Error> {
    use crate::{games::GameSetup, lobby, server};
    use battlefield::position::{Mode, Setup};
    let mode = serde_json::from_value(mode.into()).unwrap_or(Mode::Thrones);
    let setup = GameSetup::Battlefield(Setup {
        mode,
        size,
        ..Setup::default()
    });
    let name = word!("Skirmish" | "Gefecht").into();
    let table = lobby::new_table(name, Miniatures::USUAL_SEATS, &setup, false);
    let deployed = set_up != "own";
    let mut begun = lobby::begun(table, &level, &[quick::OWN], deployed).await?;
    if let Some(held) = begun.held.take() {
        let whose = (begun.user, held);
        quick::set_up(&server::platform(), whose, (army.as_str(), size)).await;
    }
    Ok(begun.lead())
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

/// Half of the front page: what the game is, over a battle, and a skirmish at once.
#[component]
pub fn Half() -> impl IntoView {
    let action = ServerAction::<Skirmish>::new();
    let error = greet(action.value());
    view! {
        <section class="half" aria-labelledby="miniatures">
            <div class="half-words">
                <p class="cap">
                    {word!(
                        "The miniatures game · alone, or 2 to 4 players" |
                        "Das Miniaturenspiel · allein oder zu 2 bis 4"
                    )}
                </p>
                <h2 class="half-title" id="miniatures">
                    {word!("Regiments " | "Regimenter ")} <br />
                    {word!("in the open field" | "auf freiem Feld")}
                </h2>
                <p class="half-line">
                    {word!(
                        "Wheel, charge and hold the line, to the hundredth of an inch. A ready-made army waits for you." |
                        "Schwenken, stürmen, die Linie halten, auf den Hundertstelzoll genau. Eine fertige Armee wartet auf dich."
                    )}
                </p>
                <ActionForm action attr:class="half-form">
                    <Refusal error />
                    <p class="actions">
                        <button class="button primary" type="submit" disabled=move || action.pending().get()>
                            {word!("Fight a skirmish now" | "Jetzt ein Gefecht spielen")}
                        </button>
                        <Longer />
                        <a class="button ghost" href="/lobby/new?game=battlefield">
                            <PeopleIcon />
                            {word!("Challenge a friend" | "Freunde herausfordern")}
                        </a>
                        <a class="button ghost" href="/games/battlefield/armies">{word!("Build an army" | "Armee bauen")}</a>
                    </p>
                    <details class="together">
                        <summary>{word!("Army, size, mode and computer" | "Armee, Größe, Modus und Computer")}</summary>
                        <div class="card try"><Fields /></div>
                    </details>
                </ActionForm>
            </div>
            <figure class="half-picture"><Picture /></figure>
        </section>
    }
}

fn title() -> &'static str {
    word!("Regiments in the open field" | "Regimenter auf freiem Feld")
}

/// Draws what the game is, how it looks, and the ways to it.
#[component]
fn Whole() -> impl IntoView {
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
                <a class="button" href="/help?game=battlefield">{word!("Rules and units" | "Regeln und Einheiten")}</a>
                <a class="button" href="/lobby/new?game=battlefield">{word!("Open a table" | "Tisch eröffnen")}</a>
            </p>
            <Try />
        </div>
        <Picture />
    }
}

/// A battle as it looks from above.
#[component]
fn Picture() -> impl IntoView {
    let picture = ["/skirmish.svg?language=", language().code()].concat();
    view! {
        <img
            class="battle-picture"
            src=picture
            width="600"
            height="600"
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
    view! {
        <ActionForm action attr:class="card try">
            <h3>{word!("Try a skirmish" | "Ein Gefecht probieren")}</h3>
            <p>
                {word!(
                    "Against the computer. Both armies stand ready on the field, and you move first. No account needed." |
                    "Gegen den Computer. Beide Armeen stehen bereit, und du bist zuerst am Zug. Ohne Konto."
                )}
            </p>
            <Refusal error />
            <Fields />
            <p class="actions">
                <button class="button primary large" type="submit" disabled=move || action.pending().get()>
                    {word!("Play a skirmish" | "Gefecht spielen")}
                </button>
                <Longer />
            </p>
        </ActionForm>
    }
}

/// The longer way: one's own army, terrain and deployment.
#[component]
fn Longer() -> impl IntoView {
    view! {
        <button class="button" type="submit" name="set_up" value="own">
            {word!("Set up yourself" | "Selbst aufstellen")}
        </button>
    }
}

/// The armies that one can have at once, as the rules name them.
const ARMIES: [(&str, &str); 3] = [
    ("stark", "House Stark"),
    ("lannister", "House Lannister"),
    ("neutral", "Neutral"),
];

/// The choices for a skirmish.
#[component]
fn Fields() -> impl IntoView {
    let sizes = SIZES.map(|it| {
        view! { <option value=it.to_string() selected=it == USUAL>{say!("{it} points" | "{it} Punkte")}</option> }
    });
    let modes =
        MODES.map(|(name, it)| view! { <option lang="en" value=name>{wording::mode(it)}</option> });
    let armies = ARMIES
        .map(|(name, faction)| view! { <option value=name>{wording::house(faction)}</option> });
    view! {
        <div class="field">
            <label for="skirmish-army">{word!("Your army" | "Deine Armee")}</label>
            <select id="skirmish-army" name="army">{armies}</select>
        </div>
        <div class="field">
            <label for="skirmish-size">{word!("Size" | "Größe")}</label>
            <select id="skirmish-size" name="size">{sizes}</select>
        </div>
        <div class="field">
            <label for="skirmish-mode">{word!("Game mode" | "Spielmodus")}</label>
            <select id="skirmish-mode" name="mode">{modes}</select>
        </div>
        <LevelField id="skirmish-level" kind=Miniatures::KIND />
    }
}
