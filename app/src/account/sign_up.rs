//! The page and the server function that make an account.

use super::{
    doorway::{Doorway, gains},
    forms::{Labelled, Refusal},
    next::{NextField, NextLink},
    own_link::WayBack,
};
use crate::{
    Error, Field,
    notices::ZoneHere,
    visitor::{Visitor, greet, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

/// Makes an account and signs in. A guest becomes the account and keeps the tables.
#[server(endpoint = "sign_up")]
pub async fn sign_up(
    name: String,
    password: String,
    mail: Option<String>,
    next: String,
    zone: Option<String>,
) -> Result<Visitor, Error> {
    use crate::server::{self, Outcome};
    use platform::accounts;
    let guest = server::visitor()
        .filter(|it| it.user.guest)
        .map(|it| it.user.id);
    let mail = mail.filter(|it| !it.trim().is_empty());
    let device = server::device();
    if mail.is_some() {
        // Before there is an account: it can be made without an address.
        platform::notices::take_share(&server::platform(), &device.network).or_refuse()?;
    }
    let mailed = if mail.is_some() {
        super::next::Mailed::Yes
    } else {
        super::next::Mailed::No
    };
    let form = accounts::SignUp {
        name,
        password,
        mail,
        device,
    };
    let signed_in = accounts::sign_up(&server::platform(), form, guest)
        .await
        .or_refuse()?;
    server::let_in(&signed_in).await;
    let (platform, user) = (server::platform(), signed_in.user.id);
    let code = crate::language::language().code();
    server::if_possible(platform::notices::greet(&platform, user, code).await);
    let zone = zone.unwrap_or_default();
    server::if_possible(accounts::remember_zone(&platform, user, &zone).await);
    let path = super::next::path(&next);
    if mailed == super::next::Mailed::Yes && path.starts_with("/tables/") {
        server::remember_joining(user, path);
    }
    leptos_axum::redirect(&super::next::path_of_new(&next, mailed));
    Ok(Visitor::from(&signed_in.user))
}

#[component]
pub fn SignUpPage() -> impl IntoView {
    let visitor = use_visitor();
    let guest = move || visitor.get().is_some_and(|it| it.guest);
    let title = Signal::derive(move || {
        if guest() {
            word!("Keep my seat" | "Meinen Platz behalten")
        } else {
            word!("Sign up" | "Registrieren")
        }
    });
    let lead = Signal::derive(move || {
        let words = if guest() {
            word!(
                "You keep your seats, your name and your tables; sign in anywhere."
                    | "Du behältst deine Plätze, deinen Namen und deine Tische und meldest dich überall an."
            )
        } else {
            word!(
                "A name and a password are enough. No email needed."
                    | "Ein Name und ein Passwort genügen. Eine E-Mail-Adresse brauchst du nicht."
            )
        };
        words.to_owned()
    });
    view! {
        <Title text=move || title.get() />
        <Doorway title lead points=gains()>
            <Show when=guest>
                <WayBack />
                <h2>{word!("With an account" | "Mit einem Konto")}</h2>
            </Show>
            <SignUpForm />
            <p>{word!("Been here before? " | "Schon einmal hier gewesen? ")} <NextLink href="/sign-in" text=word!("Sign in" | "Anmelden") /></p>
        </Doorway>
    }
}

/// The form that makes an account.
#[component]
pub fn SignUpForm(
    /// True where it leads back to the page on which it stands.
    #[prop(optional)]
    here: bool,
    /// The words of its button.
    #[prop(default = word!("Sign up" | "Registrieren"))]
    words: &'static str,
) -> impl IntoView {
    let action = ServerAction::<SignUp>::new();
    let visitor = use_visitor();
    let error = greet(action.value());
    // The page becomes another one as soon as there is an account, perhaps before the button hears of it.
    let pending = action.pending();
    view! {
        <ActionForm action attr:class="card form">
            <Refusal error />
            <Labelled
                field=Field::Name
                label=word!("Name" | "Name")
                name="name"
                autocomplete="username"
                hint=word!("2 to 24 characters. Others at your tables see it." | "2 bis 24 Zeichen. Die anderen an deinen Tischen sehen ihn.")
                value=visitor.with_untracked(|it| it.as_ref()?.chosen_name())
                error
            />
            <Labelled
                field=Field::Password
                label=word!("Password" | "Passwort")
                name="password"
                kind="password"
                autocomplete="new-password"
                hint=word!("At least 10 characters; a short sentence works well." | "Mindestens 10 Zeichen; gut ist ein kurzer Satz.")
                error
            />
            <Labelled
                field=Field::Mail
                label=word!("Email (optional)" | "E-Mail-Adresse (freiwillig)")
                name="mail"
                kind="email"
                autocomplete="email"
                hint=word!(
                    "We email you when it's your turn. It's also the only way to reset a forgotten password. Nobody else sees it."
                        | "Wir schreiben dir, wenn du dran bist. Nur mit ihr kannst du ein vergessenes Passwort zurücksetzen. Niemand sonst sieht sie."
                )
                required=false
                error
            />
            <NextField here />
            <ZoneHere />
            <button class="button primary" type="submit" disabled=move || pending.try_get().unwrap_or_default()>
                {words}
            </button>
        </ActionForm>
    }
}
