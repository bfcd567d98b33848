//! The front door: what this is, and a table to try at once.

use crate::{
    Error,
    account::Refusal,
    games::westeros::{HousePicker, HousesPicker},
    lobby::{HomeSummons, Level, LevelField},
    visitor::{Visitor, greet, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

/// Opens a practice table against the computer; without a session the visitor becomes a guest.
#[server(endpoint = "practice")]
pub async fn practice(house: u8, #[server(default)] level: Level) -> Result<Visitor, Error> {
    let name = word!("Practice" | "Übungspartie");
    against_the_computer(name, &[house], level).await
}

/// Opens a table for several people at this device, the computer on the other seats.
#[server(endpoint = "together")]
pub async fn together(
    #[server(default)] houses: Vec<u8>,
    #[server(default)] level: Level,
) -> Result<Visitor, Error> {
    let name = word!("Together at one device" | "Gemeinsam an einem Gerät");
    against_the_computer(name, &houses, level).await
}

#[cfg(feature = "ssr")]
async fn against_the_computer(name: &str, houses: &[u8], level: Level) -> Result<Visitor, Error> {
    use crate::{
        games::westeros::server::new_table,
        server::{self, Outcome},
    };
    use platform::{accounts, tables};
    use tabletop::Seat;
    use westeros::{House, Setup};
    let seats: Vec<Seat> = houses.iter().copied().map(Seat).collect();
    let all = House::COUNT as u8;
    if seats.is_empty() || seats.iter().any(|it| it.0 >= all) {
        // Before a guest is made for nothing.
        return Err(server::with_status(Error::Refused(
            crate::Reason::NoSuchSeat,
        )));
    }
    let platform = server::platform();
    let user = if let Some(visitor) = server::visitor() {
        visitor.user
    } else {
        let guest = accounts::guest(&platform, server::device())
            .await
            .or_refuse()?;
        server::set_session(&guest.token);
        guest.user
    };
    let table = tables::NewTable {
        level: Some(level.name().to_owned()),
        ..new_table(name.into(), all, Setup::default(), false)
    };
    let table = tables::practice(&platform, user.id, table, &seats)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{table}"));
    Ok(Visitor::from(&user))
}

#[component]
pub fn Home() -> impl IntoView {
    let visitor = use_visitor();
    view! {
        <Title text=word!("Wargames of Westeros" | "Die Kriegsspiele von Westeros") />
        <HomeSummons />
        <section class="hero">
            <div class="hero-words">
                <h1>
                    {word!(
                        "Secret orders, broken promises, one throne." |
                        "Geheime Befehle, gebrochene Versprechen, ein Thron."
                    )}
                </h1>
                <p class="lead">
                    {word!(
                        "Rookery is a table for the board game of Westeros: three to six people, live in an \
                         evening or by correspondence over weeks. Open a link, take a house, lay your orders \
                         face down." |
                        "Rookery ist ein Spieltisch für das Brettspiel um Westeros: drei bis sechs Leute, live \
                         an einem Abend oder in Etappen über Wochen. Öffne einen Link, übernimm ein Haus, lege \
                         deine Befehle verdeckt aus."
                    )}
                </p>
                <Try />
                <Together />
                <p class="actions">
                    <a class="button" href="/learn">{word!("Learn to play" | "Spielen lernen")}</a>
                    <a class="button" href="/lobby">{word!("See the open tables" | "Offene Tische ansehen")}</a>
                    <a class="button" href="/archive">{word!("Look at finished games" | "Beendete Partien ansehen")}</a>
                    {move || {
                        visitor
                            .get()
                            .is_none()
                            .then(|| view! { <a class="button" href="/sign-up">{word!("Sign up" | "Registrieren")}</a> })
                    }}
                </p>
            </div>
            <a class="hero-picture" href="/about" tabindex="-1" aria-hidden="true">
                <img src="/map.jpg" alt="" width="720" height="900" />
            </a>
        </section>
        <section class="page three">
            <article>
                <h2>{word!("In secret, together" | "Geheim und gleichzeitig")}</h2>
                <p>
                    {word!(
                        "Everybody plans at the same time. Orders lie face down until the last house is ready, \
                         then all are turned at once. Nobody's browser ever holds another's secret." |
                        "Alle planen zur selben Zeit. Die Befehle liegen verdeckt, bis das letzte Haus bereit \
                         ist, dann werden alle auf einmal aufgedeckt. Kein Browser kennt je ein fremdes Geheimnis."
                    )}
                </p>
            </article>
            <article>
                <h2>{word!("At your pace" | "In deinem Tempo")}</h2>
                <p>
                    {word!(
                        "Close the laptop in the middle of a round and play on from any device: the table \
                         waits for the answers it needs and says whose." |
                        "Klapp den Laptop mitten in der Runde zu und spiel auf jedem Gerät weiter: Der Tisch \
                         wartet auf die Antworten, die er braucht, und sagt, von wem."
                    )}
                </p>
            </article>
            <article>
                <h2>{word!("The rules, kept" | "Die Regeln im Griff")}</h2>
                <p>
                    {word!(
                        "The map lights up what is legal and says why the rest is not. Take back as often as \
                         you like until you confirm." |
                        "Die Karte hebt hervor, was erlaubt ist, und sagt, warum das Übrige es nicht ist. Nimm \
                         zurück, so oft du willst, bis du bestätigst."
                    )}
                </p>
            </article>
        </section>
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
                    "A practice table against the computer. No account needed; sign up later and keep it." |
                    "Eine Übungspartie gegen den Computer, ganz ohne Konto. Registriere dich später, und sie gehört dir."
                )}
            </p>
            <Refusal error />
            <HousePicker />
            <LevelField id="practice-level" />
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
                        "Choose the houses that people take; the computer plays the others. A curtain \
                         falls between you, so that nobody sees another's orders." |
                        "Wählt die Häuser, die ihr übernehmt; die anderen spielt der Computer. Zwischen \
                         euch fällt ein Vorhang, damit niemand fremde Befehle sieht."
                    )}
                </p>
                <Refusal error />
                <HousesPicker />
                <LevelField id="together-level" />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Begin together" | "Gemeinsam beginnen")}
                </button>
            </ActionForm>
        </details>
    }
}
