//! Signing in and out.

use super::{
    doorway::{Doorway, gains},
    forms::{Labelled, Refusal},
    next::{NextField, NextLink},
};
use crate::reactive::effect;
use crate::{
    Error, Field,
    notices::ZoneHere,
    visitor::{Visitor, greet, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

#[server(endpoint = "sign_in")]
pub async fn sign_in(
    name: String,
    password: String,
    next: String,
    zone: Option<String>,
) -> Result<Visitor, Error> {
    use crate::server::{self, Outcome};
    let device = server::device();
    let signed_in = platform::accounts::sign_in(&server::platform(), &name, &password, device)
        .await
        .or_refuse()?;
    server::let_in(&signed_in).await;
    let zone = zone.unwrap_or_default();
    let settled =
        platform::accounts::remember_zone(&server::platform(), signed_in.user.id, &zone).await;
    server::if_possible(settled);
    leptos_axum::redirect(super::next::path(&next));
    Ok(Visitor::from(&signed_in.user))
}

#[server(endpoint = "sign_out")]
pub async fn sign_out() -> Result<(), Error> {
    use crate::server::{self, Outcome};
    if let Some(visitor) = server::visitor() {
        platform::accounts::sign_out(&server::platform(), visitor.session)
            .await
            .or_refuse()?;
    }
    server::clear_session();
    leptos_axum::redirect("/");
    Ok(())
}

#[component]
pub fn SignInPage() -> impl IntoView {
    let action = ServerAction::<SignIn>::new();
    let error = greet(action.value());
    let title = Signal::stored(word!("Sign in" | "Anmelden"));
    let lead = word!("Back to your tables." | "Zurück an deine Tische.");
    let lead = Signal::stored(lead.to_owned());
    view! {
        <Title text=word!("Sign in" | "Anmelden") />
        <Doorway title lead points=gains()>
            <ActionForm action attr:class="card form">
                <Refusal error />
                <Labelled field=Field::Name label=word!("Name" | "Name") name="name" autocomplete="username" error />
                <Labelled
                    field=Field::Password
                    label=word!("Password" | "Passwort")
                    name="password"
                    kind="password"
                    autocomplete="current-password"
                    error
                />
                <NextField />
                <ZoneHere />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {word!("Sign in" | "Anmelden")}
                </button>
            </ActionForm>
            <p><a href="/recover">{word!("Forgot your password?" | "Passwort vergessen?")}</a></p>
            <p>{word!("New here? " | "Neu hier? ")} <NextLink href="/sign-up" text=word!("Sign up" | "Registrieren") /></p>
        </Doorway>
    }
}

#[component]
pub fn SignOutButton(
    #[prop(default = word!("Sign out" | "Abmelden"))] words: &'static str,
) -> impl IntoView {
    let action = ServerAction::<SignOut>::new();
    let visitor = use_visitor();
    effect(move |_| {
        if let Some(Ok(())) = action.value().get() {
            visitor.set(None);
        }
    });
    view! {
        <ActionForm action attr:class="inline">
            <button class="button quiet" type="submit">{words}</button>
        </ActionForm>
    }
}
