//! Opening a table.

#![expect(
    clippy::too_many_arguments,
    reason = "an argument of a server function is a field of its form"
)]

use super::{
    Delay, Masks,
    choice::{Choice, Options},
    delay::DelayField,
    level::{Level, LevelField},
    masks::MasksField,
    pace::{PaceChoice, PaceField},
    stakes::{Stakes, StakesField},
    terms::{TermsChoice, TermsField},
};
use crate::{
    Error, Reason,
    account::{Refusal, failed},
    error_page::ErrorPage,
    games::westeros::TableOptions,
    talk::{PressMode, PressOptions},
    visitor::use_visitor,
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;
use westeros::Setup;

/// Opens a table of the board game; its owner then takes a seat like everybody else.
#[server(endpoint = "create_table")]
pub async fn create_table(
    name: String,
    players: u8,
    audience: String,
    #[server(default)] setup: Setup,
    #[server(default)] pace: PaceChoice,
    #[server(default)] press: PressMode,
    #[server(default)] planning_only: bool,
    #[server(default)] masks: Masks,
    #[server(default)] delay: Delay,
    #[server(default)] stakes: Stakes,
    #[server(default)] terms: TermsChoice,
    #[server(default)] level: Level,
) -> Result<(), Error> {
    use crate::{
        games::westeros::server::new_table,
        server::{self, Outcome},
        talk::Press,
    };
    use platform::Pace;
    let visitor = server::with_account()?;
    let press = Press {
        mode: press,
        planning_only,
    };
    // The name that the form suggests tells whose table it is.
    let name = if masks != Masks::None && name == suggestion(&visitor.user.name) {
        word!("Table of masks" | "Tisch der Masken").to_owned()
    } else {
        name
    };
    let table = platform::tables::NewTable {
        masks: masks.into(),
        delay: delay.into(),
        stakes: stakes.into(),
        pace: Pace::try_from(pace).map_err(server::with_status)?,
        press: press.into(),
        terms: terms.into(),
        level: Some(level.name().to_owned()),
        ..new_table(name, players, setup, audience != "invited")
    };
    let id = platform::tables::create(&server::platform(), visitor.user.id, table)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[component]
pub fn CreatePage() -> impl IntoView {
    let visitor = use_visitor();
    view! {
        <Title text=word!("Open a table" | "Tisch eröffnen") />
        {move || match visitor.get() {
            Some(visitor) if !visitor.guest => view! { <CreateForm name=visitor.name /> }.into_any(),
            Some(_) => view! { <ErrorPage error=Error::Refused(Reason::NeedsAccount) /> }.into_any(),
            None => view! { <ErrorPage error=Error::SignInFirst /> }.into_any(),
        }}
    }
}

#[component]
fn CreateForm(name: String) -> impl IntoView {
    let action = ServerAction::<CreateTable>::new();
    let error = failed(action.value());
    let suggestion = suggestion(&name);
    view! {
        <section class="page narrow">
            <h1>{word!("Open a table" | "Tisch eröffnen")}</h1>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <div class="field">
                    <label for="table-name">{word!("Table name" | "Name des Tisches")}</label>
                    <input id="table-name" name="name" required maxlength="60" value=suggestion />
                </div>
                <Choice legend=word!("Players" | "Spieler") name="players" options=PLAYERS chosen="6" />
                <Choice legend=word!("Who may join" | "Wer mitspielen darf") name="audience" options=AUDIENCE chosen="open" />
                <MasksField />
                <DelayField />
                <StakesField />
                <PaceField />
                <PressOptions />
                <TermsField />
                <LevelField id="table-level" />
                <TableOptions />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Create table" | "Tisch anlegen")}
                </button>
            </ActionForm>
        </section>
    }
}

/// What a table is called unless its owner has a better name.
fn suggestion(name: &str) -> String {
    let suggestion = say!("{name}'s table" | "Tisch von {name}");
    suggestion.chars().take(60).collect()
}

const PLAYERS: Options = &[
    (
        "3",
        words!("3" | "3"),
        words!("Baratheon, Lannister, Stark" | "Baratheon, Lennister, Stark"),
    ),
    (
        "4",
        words!("4" | "4"),
        words!("and Greyjoy" | "dazu Graufreud"),
    ),
    ("5", words!("5" | "5"), words!("and Tyrell" | "und Tyrell")),
    (
        "6",
        words!("6" | "6"),
        words!("and Martell" | "und Martell"),
    ),
];
const AUDIENCE: Options = &[
    (
        "open",
        words!("Anyone" | "Alle"),
        words!("Listed in the lobby" | "Steht in der Liste der Tische"),
    ),
    (
        "invited",
        words!("By invitation" | "Mit Einladung"),
        words!("Only people with the link" | "Nur wer den Link hat"),
    ),
];
