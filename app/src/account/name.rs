//! The part of the account page about the name.

use super::forms::{Labelled, Refusal};
use crate::{
    Error, Field,
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
    leptos_axum::redirect("/account");
    Ok(Visitor::from(&person.unwrap_or(visitor.user)))
}

#[component]
pub fn NameForm(action: ServerAction<Rename>) -> impl IntoView {
    let error = greet(action.value());
    view! {
        <section aria-labelledby="your-name">
            <h2 id="your-name">{word!("Another name" | "Ein anderer Name")}</h2>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <Labelled
                    field=Field::Name
                    label=word!("New name" | "Neuer Name")
                    name="name"
                    autocomplete="off"
                    hint=word!(
                        "Games that are over keep the name of their time. Nobody else can take your old name for 90 days; in that time you can change it three times." |
                        "Beendete Partien behalten den Namen ihrer Zeit. Deinen alten Namen kann 90 Tage lang niemand sonst nehmen; in dieser Zeit kannst du ihn dreimal ändern."
                    )
                    error
                />
                <div><button class="button" type="submit">{word!("Change name" | "Namen ändern")}</button></div>
            </ActionForm>
        </section>
    }
}
