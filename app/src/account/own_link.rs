//! A guest's own link: shown to the guest alone, and the page to which it leads.

use super::{
    forms::{Refusal, failed},
    next::NextField,
};
use crate::{
    Error,
    error_page::ErrorPage,
    loaded::loaded,
    pass_on::PassOn,
    visitor::{Visitor, greet, use_visitor},
};
use leptos::{form::ActionForm, html, prelude::*};
use leptos_meta::Title;
use leptos_router::{
    hooks::{use_params_map, use_query_map},
    location::Url,
};

/// Returns the link of the guest who asks; `None` for all others.
#[server(endpoint = "own_link")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn own_link() -> Result<Option<String>, Error> {
    use crate::server;
    let guest = server::visitor().filter(|it| it.user.guest && !it.brief);
    Ok(guest.map(|it| {
        let secret = platform::accounts::own_link(&server::platform(), it.user.id);
        [server::origin(), format!("/back/{secret}")].concat()
    }))
}

/// Returns the name of a link's guest.
#[server(endpoint = "guest_of_link")]
pub async fn guest_of_link(token: String) -> Result<String, Error> {
    use crate::server::{self, Outcome};
    let guest = platform::accounts::guest_of(&server::platform(), &token).await;
    Ok(guest.or_refuse()?.name)
}

/// Lets the guest of a link in.
#[server(endpoint = "return_as_guest")]
pub async fn return_as_guest(token: String, next: String) -> Result<Visitor, Error> {
    use crate::server::{self, Outcome};
    let device = server::device();
    let signed_in = platform::accounts::return_as_guest(&server::platform(), &token, device)
        .await
        .or_refuse()?;
    server::let_in(&signed_in).await;
    leptos_axum::redirect(super::next::path(&next));
    Ok(Visitor::from(&signed_in.user))
}

/// The link of the guest who looks, which leads to the page from which they come.
#[component]
pub fn WayBack() -> impl IntoView {
    let link = loaded(|| (), |()| own_link());
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                let link = link.await.ok().flatten();
                link.map(|link| view! { <Shown link /> })
            })}
        </Suspense>
    }
}

#[component]
fn Shown(link: String) -> impl IntoView {
    let query = use_query_map();
    let link = Signal::derive(move || match query.read().get("next") {
        Some(next) => format!("{link}?next={}", Url::escape(&next)),
        None => link.clone(),
    });
    let field = NodeRef::<html::Input>::new();
    view! {
        <section class="card field own-link" aria-labelledby="own-link-title">
            <h2 id="own-link-title">{word!("Your own link" | "Dein eigener Link")}</h2>
            <label for="own-link">
                {word!(
                    "It brings you back to your seat, in every browser. Keep it to yourself: whoever has it plays as you."
                        | "Er bringt dich in jedem Browser an deinen Platz zurück. Behalte ihn für dich: Wer ihn hat, spielt für dich."
                )}
            </label>
            <div class="actions">
                <input node_ref=field id="own-link" readonly value=move || link.get() prop:value=move || link.get() />
                <PassOn link field />
            </div>
        </section>
    }
}

/// The page behind the link. Looking changes nothing.
#[component]
pub fn BackPage() -> impl IntoView {
    let params = use_params_map();
    let token = move || params.read().get("token").unwrap_or_default();
    let action = ServerAction::<ReturnAsGuest>::new();
    greet(action.value());
    let name = loaded(token, guest_of_link);
    view! {
        <Title text=word!("Back to your seat" | "Zurück an deinen Platz") />
        <Suspense>
            {move || Suspend::new(async move {
                match name.await {
                    Ok(name) => view! { <Asked name token=token() action /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Asked(name: String, token: String, action: ServerAction<ReturnAsGuest>) -> impl IntoView {
    let error = failed(action.value());
    let other = use_visitor().get_untracked().filter(|it| it.name != name);
    let other = other.map(|it| {
        let here = it.name;
        say!(
            "You are signed in here as {here}; continuing signs {here} out."
                | "Du bist hier als {here} angemeldet; wenn du weitermachst, wird {here} abgemeldet."
        )
    });
    let verb = say!("Continue as {name}" | "Weiter als {name}");
    view! {
        <section class="page narrow notice">
            <h1>{word!("Back to your seat" | "Zurück an deinen Platz")}</h1>
            <p>{other}</p>
            <Refusal error />
            <ActionForm action attr:class="actions">
                <input type="hidden" name="token" value=token />
                <NextField />
                <button class="button primary" type="submit">{verb}</button>
            </ActionForm>
        </section>
    }
}
