//! The board game's half of the front page: what it is, a few marches on its map, and a table to try at once.

use super::{
    BoardGame,
    seating::{HousePicker, HousesPicker},
    wording::house_name,
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
use westeros::House;

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
    use westeros::Setup;
    let seats: Vec<Seat> = houses.iter().copied().map(Seat).collect();
    let setup = GameSetup::Westeros(Setup::default());
    let table = lobby::new_table(name.into(), House::COUNT as u8, &setup, false);
    lobby::practice(table, level, &seats).await
}

/// Half of the front page: what the game is, on its map, and a table at once.
#[component]
pub fn Front() -> impl IntoView {
    view! {
        <section class="half" aria-labelledby="board-game">
            <div class="half-words">
                <p class="cap">
                    {word!(
                        "The board game · alone, or 3 to 6 players" |
                        "Das Brettspiel · allein oder zu 3 bis 6"
                    )}
                </p>
                <h1 class="half-title" id="board-game">
                    {word!("Secret orders, " | "Geheime Befehle, ")} <br />
                    {word!("broken promises" | "gebrochene Versprechen")}
                </h1>
                <p class="half-line">
                    {word!(
                        "Seal your orders, march at once, and choose whom to betray. One evening live, or a move a day." |
                        "Befehle versiegeln, zugleich marschieren, entscheiden, wen du verrätst. Live an einem Abend oder ein Zug am Tag."
                    )}
                </p>
                <Try />
                <Together />
            </div>
            <Moving />
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
                        "Der Spielplan mitten in einer Runde: Die Befehle werden aufgedeckt, Baratheon greift Königsmund an, dann marschieren Lennister, Stark und Graufreud."
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

/// A table against the computer, with one press, as the chosen house.
#[component]
fn Try() -> impl IntoView {
    let action = ServerAction::<Practice>::new();
    let error = greet(action.value());
    // The style shows the chosen one.
    let names = House::ALL.map(|house| {
        let class = format!("as as-{}", house.index());
        let house = house_name(house);
        view! { <span class=class>{say!(" as {house}" | " als {house}")}</span> }
    });
    view! {
        <ActionForm action attr:class="half-form">
            <Refusal error />
            <HousePicker />
            <p class="actions">
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    <span>{word!("Play now" | "Jetzt spielen")} {names.into_iter().collect_view()}</span>
                </button>
                <a class="button ghost" href="/lobby/new?game=westeros">
                    <PeopleIcon />
                    {word!("Play with friends" | "Mit Freunden spielen")}
                </a>
            </p>
            <LevelField id="practice-level" kind=BoardGame::KIND />
        </ActionForm>
    }
}

/// A table for several people around one device.
#[component]
fn Together() -> impl IntoView {
    let action = ServerAction::<Together>::new();
    let error = greet(action.value());
    view! {
        <details class="together">
            <summary>
                {word!("Play together on one device" | "Gemeinsam an einem Gerät spielen")}
            </summary>
            <ActionForm action attr:class="card try">
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
