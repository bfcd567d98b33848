//! The part of the account page about the name.

use super::forms::{Labelled, Refusal};
use crate::{
    Error, Field,
    unsent::KeepTyped,
    visitor::{Visitor, greet},
};
use leptos::{form::ActionForm, prelude::*};

/// Gives the visitor another name.
#[server(endpoint = "rename")]
pub async fn rename(name: String) -> Result<Visitor, Error> {
    use crate::server::{self, Outcome};
    use platform::accounts;
    let visitor = server::with_whole_account()?;
    let platform = server::platform();
    accounts::rename(&platform, &visitor, &name)
        .await
        .or_refuse()?;
    let person = accounts::person(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#your-name");
    Ok(Visitor::from(&person.unwrap_or(visitor.user)))
}

#[component]
pub fn NameForm(action: ServerAction<Rename>) -> impl IntoView {
    let error = greet(action.value());
    view! {
        <section aria-labelledby="your-name-title">
            <h2 id="your-name-title">{word!("Change name" | "Namen ändern")}</h2>
            <ActionForm action attr:class="card form">
                <KeepTyped name="name" />
                <Refusal error />
                <Labelled
                    field=Field::Name
                    label=word!("New name" | "Neuer Name")
                    name="name"
                    autocomplete="off"
                    hint=word!(
                        "Finished games keep the name you had then. Your old name is reserved for you for 90 days. You can change your name three times in 90 days." |
                        "Beendete Partien behalten den Namen, den du damals hattest. Dein alter Name bleibt 90 Tage lang für dich reserviert. Du kannst deinen Namen in 90 Tagen dreimal ändern."
                    )
                    error
                />
                <div><button class="button" type="submit">{word!("Change name" | "Namen ändern")}</button></div>
            </ActionForm>
        </section>
    }
}
