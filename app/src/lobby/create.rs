//! Opening a table.

use crate::{
    Error, Reason, account::Refusal, error_page::ErrorPage, games::westeros::TableOptions,
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
) -> Result<(), Error> {
    use crate::{
        games::westeros::server::new_table,
        server::{self, Outcome},
    };
    let visitor = server::with_account()?;
    let table = new_table(name, players, setup, audience != "invited");
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
        <Title text="Open a table" />
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
    let error = Signal::derive(move || action.value().get().and_then(Result::err));
    let suggestion = format!("{name}'s table")
        .chars()
        .take(60)
        .collect::<String>();
    view! {
        <section class="page narrow">
            <h1>"Open a table"</h1>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <div class="field">
                    <label for="table-name">"Name of the table"</label>
                    <input id="table-name" name="name" required maxlength="60" value=suggestion />
                </div>
                <Choice legend="Players" name="players" options=PLAYERS chosen="6" />
                <Choice legend="Who may join" name="audience" options=AUDIENCE chosen="open" />
                <TableOptions />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    "Create table"
                </button>
            </ActionForm>
        </section>
    }
}

type Options = &'static [(&'static str, &'static str, &'static str)];

const PLAYERS: Options = &[
    ("3", "3", "Baratheon, Lannister, Stark"),
    ("4", "4", "and Greyjoy"),
    ("5", "5", "and Tyrell"),
    ("6", "6", "and Martell"),
];
const AUDIENCE: Options = &[
    ("open", "Everybody", "The table stands in the lobby"),
    ("invited", "By invitation", "Only people with the link"),
];

/// A group of radio buttons drawn as tiles.
#[component]
fn Choice(
    legend: &'static str,
    name: &'static str,
    options: Options,
    chosen: &'static str,
) -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="tiles">
                {options
                    .iter()
                    .map(|&(value, label, hint)| {
                        view! {
                            <label class="tile">
                                <input type="radio" name=name value=value checked=value == chosen />
                                <span class="tile-label">{label}</span>
                                <span class="note">{hint}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}
