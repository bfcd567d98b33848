//! Opening a table.

#![expect(
    clippy::too_many_arguments,
    reason = "an argument of a server function is a field of its form"
)]

use super::{
    Delay, Masks,
    game::{GamePicker, hosted_games},
    in_brief::InBrief,
    newcomer::Newcomer,
    pace::{PaceChoice, Zones},
    preset::Preset,
    settings::{Query, Settings, fields},
    stakes::Stakes,
    templates::{DeleteTemplate, Form, SaveFold, SaveTemplate, Templates, keep, my_templates},
    terms::TermsChoice,
};
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{
    Error,
    account::{Refusal, failed, my_favorites, successes},
    chat::ChatMode,
    games::{self, GameSetup},
    unsent::KeepTyped,
    visitor::use_visitor,
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

/// So many are invited with the form.
#[cfg(feature = "ssr")]
const FAVORITES: usize = 20;

/// Opens a table. With `sit`, as the form sends it, its owner has the first seat; but not where that would tell
/// who they are, or where chance deals out the seats.
#[server(endpoint = "create_table")]
pub async fn create_table(
    name: String,
    players: u8,
    audience: String,
    #[server(default)] setup: GameSetup,
    #[server(default)] pace: PaceChoice,
    #[server(default)] chat: ChatMode,
    #[server(default)] planning_only: bool,
    #[server(default)] masks: Masks,
    #[server(default)] delay: Delay,
    #[server(default)] stakes: Stakes,
    #[server(default)] terms: TermsChoice,
    #[server(default)] level: String,
    #[server(default)] invite: Vec<String>,
    #[server(default)] sit: bool,
) -> Result<(), Error> {
    use crate::{
        chat::ChatChoice,
        lobby::{new_table, open},
        server::{self, Outcome},
    };
    use platform::Pace;
    let visitor = server::with_account()?;
    let chat = ChatChoice {
        mode: chat,
        planning_only,
    };
    // The name that the form suggests tells whose table it is.
    let name = if masks != Masks::None && name == suggestion(&visitor.user.name) {
        word!("Table of masks" | "Tisch der Masken").to_owned()
    } else {
        name
    };
    let sits = sit && !games::draws_seats(&setup);
    let table = platform::tables::NewTable {
        masks,
        delay,
        stakes,
        pace: Pace::try_from(pace).map_err(server::with_status)?,
        chat: chat.into(),
        terms: terms.into(),
        level: open::level(setup.kind(), &level)?,
        ..new_table(name, players, &setup, audience != "invited")
    };
    let platform = server::platform();
    let created = if sits {
        platform::tables::host(&platform, visitor.user.id, table).await
    } else {
        platform::tables::create(&platform, visitor.user.id, table).await
    };
    let id = created.or_refuse()?;
    // The table is there: whom it could not invite, its page does not list.
    if masks == Masks::None {
        for name in invite.iter().take(FAVORITES) {
            let invited = platform::tables::invite(&platform, visitor.user.id, id, name).await;
            server::if_possible(invited);
        }
    }
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[component]
pub fn CreatePage() -> impl IntoView {
    let visitor = use_visitor();
    view! {
        <Title text=word!("Open a table" | "Tisch eröffnen") />
        {move || match visitor.get() {
            Some(visitor) if !visitor.guest => view! { <Create name=visitor.name /> }.into_any(),
            visitor => view! { <Newcomer guest=visitor.is_some() /> }.into_any(),
        }}
    }
}

/// Draws the ways to fill the form, and the form.
#[component]
fn Create(name: String) -> impl IntoView {
    let query = use_query_map();
    let preset = memo(move |_| {
        let named = query.with(|it| it.get("preset"));
        named.and_then(|it| Preset::named(&it))
    });
    let template = memo(move |_| query.with(|it| it.get("template")?.parse::<i64>().ok()));
    // Not in the form: an address draws another one, and until it stands the old one answers.
    let create = ServerAction::<CreateTable>::new();
    let save = ServerAction::<SaveTemplate>::new();
    let delete = ServerAction::<DeleteTemplate>::new();
    let (saved, deleted) = (successes(save.value()), successes(delete.value()));
    let templates = loaded(move || (saved.get(), deleted.get()), |_| my_templates());
    let favorites = loaded(|| (), |()| my_favorites());
    let asked = memo(move |_| query.with(|it| it.get("game")));
    let hosted = loaded(move || asked.get().unwrap_or_default(), hosted_games);
    // Whom a profile's "Invite to a table" names.
    let with = memo(move |_| query.with(|it| it.get("with")).filter(|it| !it.is_empty()));
    let name = suggestion(&name);
    let asked_kind = asked;
    view! {
        <section class="page open-page">
            <h1>{word!("Open a table" | "Tisch eröffnen")}</h1>
            <Transition>
                {move || {
                    let (chosen, asked, name) = (template.get(), asked.get(), name.clone());
                    // Read here: whoever leaves the page while it loads takes these along.
                    let (with, shown) = (with.get_untracked(), preset.get_untracked());
                    Suspend::new(async move {
                        let kinds = hosted.await.unwrap_or_default();
                        let kind = games::kind_or_first(asked.filter(|it| kinds.contains(it)).as_deref());
                        let templates = templates.await.unwrap_or_default();
                        let invited = invited(favorites.await.unwrap_or_default(), with);
                        let filled = templates.iter().find(|it| Some(it.id) == chosen).cloned();
                        let settings = Settings::of(games::usual_setup(kind));
                        let usual = Form { name, settings };
                        let (kept, form) = filled.map_or((String::new(), usual), |it| (it.name, it.form));
                        let kind = form.settings.setup.kind();
                        view! {
                            <Templates templates chosen action=delete />
                            <CreateForm form=(form, invited) kept query=(preset, template, asked_kind) action=create save>
                                <GamePicker kinds chosen=kind preset=shown.map(Preset::code) />
                            </CreateForm>
                        }
                    })
                }}
            </Transition>
        </section>
    }
}

#[component]
fn CreateForm(
    /// The values that it is filled with, and the people whom it offers to invite.
    form: (Form, Vec<Invitee>),
    /// The template that it is filled with.
    kept: String,
    /// The query of its address: preset, template and game.
    query: Query,
    action: ServerAction<CreateTable>,
    save: ServerAction<SaveTemplate>,
    /// The question which game it is.
    children: Children,
) -> impl IntoView {
    let error = failed(action.value());
    let (Form { name, settings }, invited) = form;
    let kind = settings.setup.kind();
    let zones = if kept.is_empty() {
        Zones::Usual
    } else {
        Zones::Named
    };
    let (asks, parts) = fields(settings, zones, query);
    view! {
        <div on:submit:capture=move |event| keep(&event, save)>
            <ActionForm action attr:class="open-form">
                <KeepTyped name=kind />
                <input type="hidden" name="sit" value="true" />
                <div class="open-asks">
                    <Refusal error />
                    {children()}
                    {asks}
                </div>
                <div class="open-parts">{parts}</div>
                <div class="card open-side">
                    <div class="open-card">
                        <label class="cap" for="table-name">{word!("Table name" | "Name des Tisches")}</label>
                        <input id="table-name" name="name" required maxlength="60" value=name />
                        {games::size_marks(kind, *games::seats(kind).end())}
                        <InBrief kind />
                        <Invited people=invited />
                    </div>
                    <div class="open-go">
                        <button class="button primary large" type="submit" disabled=move || action.pending().get()>
                            {word!("Open the table" | "Tisch eröffnen")}
                        </button>
                        <p class="note">
                            {word!(
                                "Nothing starts before the seats are taken."
                                    | "Die Partie beginnt erst, wenn alle Plätze besetzt sind."
                            )}
                        </p>
                    </div>
                    <SaveFold name=kept error=failed(save.value()) />
                </div>
            </ActionForm>
        </div>
    }
}

/// Somebody to invite as soon as the table is there.
#[derive(Clone)]
struct Invitee {
    name: String,
    ticked: bool,
}

/// The favorites, and before them whoever the address names.
fn invited(favorites: Vec<String>, with: Option<String>) -> Vec<Invitee> {
    let named = with.iter().filter(|it| !favorites.contains(it)).cloned();
    let people: Vec<String> = named.chain(favorites.iter().cloned()).collect();
    let invitee = |name: String| Invitee {
        ticked: with.as_ref() == Some(&name),
        name,
    };
    people.into_iter().map(invitee).collect()
}

/// The people to invite as soon as the table is there; nothing where there are none.
#[component]
fn Invited(people: Vec<Invitee>) -> impl IntoView {
    let title = if people.iter().any(|it| it.ticked) {
        word!("Invite" | "Einladen")
    } else {
        word!("Invite favorites" | "Favoriten einladen")
    };
    let tick = |it: Invitee| {
        view! {
            <label class="tick">
                <input type="checkbox" name="invite[]" value=it.name.clone() checked=it.ticked />
                {it.name}
            </label>
        }
    };
    (!people.is_empty()).then(|| view! {
        <fieldset class="favorites">
            <legend>{title}</legend>
            {people.into_iter().map(tick).collect_view()}
            <p class="note">{word!("Not at anonymous tables." | "Nicht an anonymen Tischen.")}</p>
        </fieldset>
    })
}

/// Returns what a table is called unless its owner has a better name.
fn suggestion(name: &str) -> String {
    let suggestion = say!("{name}'s table" | "Tisch von {name}");
    suggestion.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::invited;

    #[test]
    fn whoever_the_address_names_is_ticked_once() {
        let told = |with: Option<&str>| -> Vec<(String, bool)> {
            let favorites = ["Ann", "Bob"].map(str::to_owned).to_vec();
            let people = invited(favorites, with.map(str::to_owned)).into_iter();
            people.map(|it| (it.name, it.ticked)).collect()
        };
        let row = |name: &str, ticked| (name.to_owned(), ticked);
        assert_eq!(told(None), [row("Ann", false), row("Bob", false)]);
        assert_eq!(told(Some("Bob")), [row("Ann", false), row("Bob", true)]);
        let added = [row("Cat", true), row("Ann", false), row("Bob", false)];
        assert_eq!(told(Some("Cat")), added);
    }
}
