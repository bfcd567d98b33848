//! The front page of the board game: what it is, a few marches on its map, and a table to try at once.

use super::{
    BoardGame,
    seating::{HousePicker, HousesPicker},
};
use crate::{
    Error,
    account::Refusal,
    games::Hosted,
    language::language,
    lobby::LevelField,
    visitor::{Visitor, greet, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};

/// Opens a practice table against the computer; without a session the visitor becomes a guest.
#[server(endpoint = "practice")]
pub async fn practice(house: u8, #[server(default)] level: String) -> Result<Visitor, Error> {
    let name = word!("Practice" | "Übungspartie");
    against_the_computer(name, &[house], &level).await
}

/// Opens a table for several people at this device, the computer on the other seats.
#[server(endpoint = "together")]
pub async fn together(
    #[server(default)] houses: Vec<u8>,
    #[server(default)] level: String,
) -> Result<Visitor, Error> {
    let name = word!("Together at one device" | "Gemeinsam an einem Gerät");
    against_the_computer(name, &houses, &level).await
}

#[cfg(feature = "ssr")]
async fn against_the_computer(name: &str, houses: &[u8], level: &str) -> Result<Visitor, Error> {
    use crate::{games::GameSetup, lobby};
    use tabletop::Seat;
    use westeros::{House, Setup};
    let seats: Vec<Seat> = houses.iter().copied().map(Seat).collect();
    let setup = GameSetup::Westeros(Setup::default());
    let table = lobby::new_table(name.into(), House::COUNT as u8, &setup, false);
    lobby::practice(table, level, &seats).await
}

/// What the game is, and the ways to it.
#[component]
pub fn Front() -> impl IntoView {
    let visitor = use_visitor();
    view! {
        <section class="hero">
            <div class="hero-words">
                <p class="hero-kind">
                    {word!(
                        "A strategy board game for 3 to 6 people, or alone against the computer" |
                        "Ein Strategie-Brettspiel für 3 bis 6 Leute oder allein gegen den Computer"
                    )}
                </p>
                <h1>
                    {word!(
                        "Secret orders, broken promises, one throne." |
                        "Geheime Befehle, gebrochene Versprechen, ein Thron."
                    )}
                </h1>
                <p class="lead">
                    {word!(
                        "Lead a house of Westeros: place your orders face down, march, bargain, betray. In your browser, live in one evening or a few moves a day. Open a link and pick a house." |
                        "Führe ein Haus von Westeros: Befehle verdeckt auslegen, marschieren, verhandeln, verraten. Im Browser, live an einem Abend oder ein paar Züge am Tag. Link öffnen, Haus übernehmen."
                    )}
                </p>
            </div>
            <Moving />
            <div class="hero-doors">
                <Try />
                <Together />
                <p class="actions">
                    <a class="button" href="/learn">{word!("Learn to play" | "Spielen lernen")}</a>
                    <a class="button" href="/lobby">{word!("See open tables" | "Offene Tische ansehen")}</a>
                    <a class="button" href="/archive">{word!("See finished games" | "Beendete Partien ansehen")}</a>
                    {move || {
                        visitor
                            .get()
                            .is_none()
                            .then(|| view! { <a class="button" href="/sign-up">{word!("Sign up" | "Registrieren")}</a> })
                    }}
                </p>
            </div>
        </section>
        <section class="page three">
            <article>
                <h2>{word!("Secret and simultaneous" | "Geheim und gleichzeitig")}</h2>
                <p>
                    {word!(
                        "Everyone plans at the same time. Orders stay face down until the last house is ready, then all are revealed at once. No browser ever holds another player's secrets." |
                        "Alle planen zur selben Zeit. Die Befehle liegen verdeckt, bis das letzte Haus bereit ist, dann werden alle auf einmal aufgedeckt. Kein Browser kennt je ein fremdes Geheimnis."
                    )}
                </p>
            </article>
            <article>
                <h2>{word!("At your pace" | "In deinem Tempo")}</h2>
                <p>
                    {word!(
                        "Close your laptop mid-round and pick up on any device: the table waits for the answers it needs and shows whose turn it is." |
                        "Klapp den Laptop mitten in der Runde zu und spiel auf jedem Gerät weiter: Der Tisch wartet auf die Antworten, die er braucht, und zeigt, wer dran ist."
                    )}
                </p>
            </article>
            <article>
                <h2>{word!("The rules, handled" | "Die Regeln im Griff")}</h2>
                <p>
                    {word!(
                        "The map lights up what is allowed and says why the rest isn't. Change your mind as often as you like until you confirm." |
                        "Die Karte hebt hervor, was erlaubt ist, und sagt, warum das Übrige es nicht ist. Ändere deine Meinung, so oft du willst, bis du bestätigst."
                    )}
                </p>
            </article>
        </section>
    }
}

/// A few marches on the map; the box holds them still, without a script.
#[component]
fn Moving() -> impl IntoView {
    let picture = ["/march.svg?language=", language().code()].concat();
    // Not every browser asks the picture itself whether somebody wants it still.
    let still = [&picture, "#still"].concat();
    // At an address of its own: what shares one moves by the clock of what was there first.
    let held = [&picture, "&held#still"].concat();
    view! {
        <figure class="hero-picture">
            <picture>
                <source media="(prefers-reduced-motion: reduce)" srcset=still />
                <img
                    class="hero-moving"
                    src=picture
                    width="1000"
                    height="820"
                    alt=word!(
                        "The map in the middle of a round: the orders are revealed, Baratheon attacks King's Landing, then Lannister, Stark and Greyjoy march." |
                        "Die Karte mitten in einer Runde: Die Befehle werden aufgedeckt, Baratheon greift Königsmund an, dann marschieren Lennister, Stark und Graufreud."
                    )
                />
            </picture>
            <img class="hero-held" src=held width="1000" height="820" alt="" loading="lazy" />
            <figcaption>
                <label class="hero-hold">
                    <input type="checkbox" />
                    {word!("Pause" | "Anhalten")}
                </label>
            </figcaption>
        </figure>
    }
}

/// A table against the computer, with one press.
#[component]
fn Try() -> impl IntoView {
    let action = ServerAction::<Practice>::new();
    let error = greet(action.value());
    view! {
        <ActionForm action attr:class="card try">
            <h2>{word!("Try it now" | "Gleich ausprobieren")}</h2>
            <p>
                {word!(
                    "A practice table against the computer. No account needed; sign up later to keep it." |
                    "Eine Übungspartie gegen den Computer, ganz ohne Konto. Registriere dich später, um sie zu behalten."
                )}
            </p>
            <Refusal error />
            <HousePicker />
            <LevelField id="practice-level" kind=BoardGame::KIND />
            <button class="button primary large" type="submit" disabled=move || action.pending().get()>
                {word!("Play a practice table" | "Übungspartie spielen")}
            </button>
        </ActionForm>
    }
}

/// A table for several people around one device.
#[component]
fn Together() -> impl IntoView {
    let action = ServerAction::<Together>::new();
    let error = greet(action.value());
    view! {
        <details class="card together">
            <summary>
                {word!("Play together on one device" | "Gemeinsam an einem Gerät spielen")}
            </summary>
            <ActionForm action attr:class="try">
                <p>
                    {word!(
                        "Choose the houses you will play; the computer plays the others. Between turns only the open board is shown, so nobody sees another's orders." |
                        "Wählt die Häuser, die ihr spielt; die anderen spielt der Computer. Zwischen den Zügen ist nur das offene Spielbrett zu sehen, damit niemand fremde Befehle sieht."
                    )}
                </p>
                <Refusal error />
                <HousesPicker />
                <LevelField id="together-level" kind=BoardGame::KIND />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Start together" | "Gemeinsam beginnen")}
                </button>
            </ActionForm>
        </details>
    }
}
