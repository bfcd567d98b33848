//! The forms that the visitor keeps to open tables the same way again.

#![expect(
    clippy::too_many_arguments,
    reason = "an argument of a server function is a field of its form"
)]

use super::{
    Delay, Masks, pace::PaceChoice, settings::Settings, stakes::Stakes, terms::TermsChoice,
};
use crate::{
    Error,
    account::{Refusal, failed},
    chat::ChatMode,
    games::GameSetup,
};
use leptos::{
    ev::{KeyboardEvent, SubmitEvent},
    form::{ActionForm, FromFormData},
    html,
    prelude::*,
    server_fn::ServerFn,
};
use serde::{Deserialize, Serialize};

/// A form that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Template {
    pub id: i64,
    pub name: String,
    pub form: Form,
}

/// The form that opens a table, with the name that the table gets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Form {
    pub name: String,
    pub settings: Settings,
}

/// The visitor's own. One that is older than the fields of the form has the usual value there; what
/// does not read any more is left out.
#[server(endpoint = "my_templates")]
pub async fn my_templates() -> Result<Vec<Template>, Error> {
    use crate::server::{self, Outcome};
    let Some(visitor) = server::visitor().filter(|it| !it.user.guest && !it.brief) else {
        return Ok(Vec::new());
    };
    let rows = platform::accounts::templates(&server::platform(), visitor.user.id).await;
    let read = |it: platform::accounts::Template| {
        Some(Template {
            id: it.id,
            name: it.name,
            form: read(&it.content)?,
        })
    };
    Ok(rows.or_refuse()?.into_iter().filter_map(read).collect())
}

/// A form that is kept. Before there were several games it held the setup of the board game alone, and
/// the rules of the chat under another name.
#[cfg(feature = "ssr")]
fn read(content: &str) -> Option<Form> {
    use crate::games;
    use serde_json::{Value, json};
    let mut content: Value = serde_json::from_str(content).ok()?;
    if let Some(setup) = content.pointer_mut("/settings/setup")
        && !games::kinds().iter().any(|it| setup.get(it).is_some())
    {
        *setup = json!({ games::kinds()[0]: setup.take() });
    }
    if let Some(settings) = content.get_mut("settings").and_then(Value::as_object_mut)
        && let Some(chat) = settings.remove("press")
    {
        settings.insert("chat".to_owned(), chat);
    }
    serde_json::from_value(content).ok()
}

/// Keeps the form under a name, in place of what was kept under it.
#[server(endpoint = "save_template")]
pub async fn save_template(
    #[server(default)] template: String,
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
) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let settings = Settings {
        players,
        audience,
        setup,
        pace,
        chat,
        planning_only,
        masks,
        delay,
        stakes,
        terms,
        level,
    };
    settings.check()?;
    let form = serde_json::to_string(&Form { name, settings });
    let form = form.map_err(platform::Error::internal).or_refuse()?;
    let kept = (template.as_str(), form);
    let id = platform::accounts::keep_template(&server::platform(), &visitor, kept)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/lobby/new?template={id}"));
    Ok(())
}

/// Forgets one.
#[server(endpoint = "delete_template")]
pub async fn delete_template(id: i64) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::accounts::forget_template(&server::platform(), &visitor, id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/lobby/new");
    Ok(())
}

/// The list above the form: each fills it, and can be deleted. Nothing where none is kept.
#[component]
pub fn Templates(
    templates: Vec<Template>,
    chosen: Option<i64>,
    action: ServerAction<DeleteTemplate>,
) -> impl IntoView {
    let error = failed(action.value());
    if templates.is_empty() {
        return view! { <Refusal error /> }.into_any();
    }
    let row = move |Template { id, name, .. }: Template| {
        let delete = say!("Delete the template {name}" | "Vorlage {name} löschen");
        view! {
            <li class="row">
                <a
                    href=format!("/lobby/new?template={id}")
                    aria-current=(chosen == Some(id)).then_some("true")
                    data-noscroll="true"
                >
                    {name}
                </a>
                <ActionForm action attr:class="inline">
                    <input type="hidden" name="id" value=id.to_string() />
                    <button class="button quiet" type="submit" aria-label=delete>
                        {word!("Delete" | "Löschen")}
                    </button>
                </ActionForm>
            </li>
        }
    };
    view! {
        <section class="templates" aria-labelledby="templates">
            <h2 id="templates">{word!("Your templates" | "Deine Vorlagen")}</h2>
            <Refusal error />
            <ul class="rows card">{templates.into_iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// At the end of the form: keeps it under a name. Without a script the button sends the form there.
#[component]
pub fn SaveFold(name: String, error: Signal<Option<Error>>) -> impl IntoView {
    let refused = move || error.try_with(Option::is_some).unwrap_or_default();
    let button = NodeRef::<html::Button>::new();
    // Otherwise Enter would press the first button of the form, which opens a table.
    let on_enter = move |event: KeyboardEvent| {
        if event.key() != "Enter" || event.is_composing() {
            return;
        }
        if let Some(button) = button.try_get_untracked().flatten() {
            event.prevent_default();
            button.click();
        }
    };
    view! {
        <details class="fold" open=refused>
            <summary>{word!("Save as template" | "Als Vorlage speichern")}</summary>
            <Refusal error />
            <div class="field">
                <label for="template-name">{word!("Template name" | "Name der Vorlage")}</label>
                <input id="template-name" name="template" maxlength="40" value=name autocomplete="off" on:keydown=on_enter />
            </div>
            <button node_ref=button class="button" type="submit" formaction=SaveTemplate::url()>
                {word!("Save template" | "Vorlage speichern")}
            </button>
        </details>
    }
}

/// Keeps the form instead of what it is for, where it was sent by the button of [`SaveFold`].
pub fn keep(event: &SubmitEvent, action: ServerAction<SaveTemplate>) {
    let button = event.submitter();
    if !button.is_some_and(|it| it.has_attribute("formaction")) {
        return;
    }
    if let Ok(form) = SaveTemplate::from_event(event) {
        event.prevent_default();
        action.dispatch(form);
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{chat::ChatMode, lobby::Settings};

    #[test]
    fn what_is_kept_from_before_is_read() {
        let older = r#"{"name":"Old","settings":{"players":4,"press":"pairs","level":"steady","setup":{"houses":"Drawn"}}}"#;
        let Settings {
            players,
            chat,
            level,
            setup,
            ..
        } = read(older).unwrap().settings;
        assert_eq!(
            (players, chat, level.as_str()),
            (4, ChatMode::Pairs, "steady")
        );
        assert!(setup.json().contains("Drawn"));
        assert_eq!(read("{}").unwrap(), Form::default());
        let now = serde_json::to_string(&Form::default()).unwrap();
        assert_eq!(read(&now).unwrap(), Form::default());
        assert_eq!(read("no form"), None);
    }
}
