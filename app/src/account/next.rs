//! Where to go after signing in: back to the table that asked for it.

use crate::{island, visitor::use_visitor};
use leptos::prelude::*;
use leptos_router::{
    hooks::{use_location, use_query_map},
    location::Url,
};

/// Carries the `next` of the page's address in its form.
#[component]
pub fn NextField() -> impl IntoView {
    let query = use_query_map();
    view! { <input type="hidden" name="next" value=move || query.read().get("next").unwrap_or_default() /> }
}

/// A link to the other form that takes `next` along.
#[component]
pub fn NextLink(href: &'static str, text: &'static str) -> impl IntoView {
    let query = use_query_map();
    let href = move || match query.read().get("next") {
        Some(next) => format!("{href}?next={}", Url::escape(&next)),
        None => href.to_owned(),
    };
    view! { <a href=href>{text}</a> }
}

/// The query that leads back to this page, invitation and all.
pub fn back_here() -> impl Fn() -> String + Copy + Send {
    // In the browser no router is around an island.
    let routed = cfg!(feature = "ssr") || !island::is_around();
    let location = StoredValue::new(routed.then(use_location));
    move || {
        let here = location.with_value(|it| {
            let it = it.as_ref()?;
            Some((it.pathname.get(), it.search.get()))
        });
        let (path, search) = here.unwrap_or_else(address);
        let search = search.trim_start_matches('?');
        let mark = if search.is_empty() { "" } else { "?" };
        format!("?next={}", Url::escape(&[&path, mark, search].concat()))
    }
}

/// The path and the query of the page that the browser shows.
fn address() -> (String, String) {
    let location = window().location();
    let (path, search) = (location.pathname(), location.search());
    (path.unwrap_or_default(), search.unwrap_or_default())
}

/// What is here is done by a person with an account: the way to get one, and back.
#[component]
pub fn SignInHint(words: &'static str) -> impl IntoView {
    let visitor = use_visitor();
    let here = back_here();
    view! {
        <Show when=move || visitor.get().is_none_or(|it| it.guest)>
            <p class="actions">
                <a class="button primary" href=move || format!("/sign-up{}", here())>{words}</a>
                <a class="button" href=move || format!("/sign-in{}", here())>{word!("Sign in" | "Anmelden")}</a>
            </p>
        </Show>
    }
}

/// Where to go after signing up: as [`path`] says, with word of the email that waits, if one does.
#[cfg(any(feature = "ssr", test))]
pub fn path_of_new(next: &str, mailed: Mailed) -> String {
    let path = path(next);
    match mailed {
        Mailed::No => path.to_owned(),
        Mailed::Yes => with_word(path, SENT),
    }
}

/// Where to go after confirming an address: this path, with word of that.
#[cfg(any(feature = "ssr", test))]
pub fn path_of_confirmed(path: &str) -> String {
    with_word(path, CONFIRMED)
}

#[cfg(any(feature = "ssr", test))]
fn with_word(path: &str, word: &str) -> String {
    let (path, part) = path.split_at(path.find('#').unwrap_or(path.len()));
    let joint = if path.contains('?') { '&' } else { '?' };
    format!("{path}{joint}{MAIL}={word}{part}")
}

/// Whether an email asks the new account to confirm its address.
#[cfg(any(feature = "ssr", test))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mailed {
    Yes,
    No,
}

const MAIL: &str = "mail";
const SENT: &str = "sent";
const CONFIRMED: &str = "confirmed";

/// Says after signing up that an email waits, and after following its link that all is well.
#[component]
pub fn MailSent() -> impl IntoView {
    let query = use_query_map();
    let sent = move || query.read().get_str(MAIL) == Some(SENT);
    let confirmed = move || query.read().get_str(MAIL) == Some(CONFIRMED);
    view! {
        <Show when=confirmed>
            <p class="note narrow" role="status">
                {word!("Your address is confirmed." | "Deine Adresse ist bestätigt.")}
            </p>
        </Show>
        <Show when=sent>
            <p class="note narrow" role="status">
                {word!(
                    "Check your inbox: an email is waiting. Follow its link to confirm your address."
                        | "Sieh in dein Postfach: Dort wartet eine E-Mail. Folge ihrem Link, um deine Adresse zu bestätigen."
                )}
            </p>
        </Show>
    }
}

/// A path on this site, or else the lobby; never another site.
#[cfg(any(feature = "ssr", test))]
pub fn path(next: &str) -> &str {
    let inside = next.starts_with('/')
        && !next.starts_with("//")
        && next.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    if inside { next } else { "/lobby" }
}

#[cfg(test)]
mod tests {
    use super::{Mailed, path, path_of_confirmed, path_of_new};

    #[test]
    fn the_page_after_signing_up_says_that_an_email_waits() {
        let page = |next| path_of_new(next, Mailed::Yes);
        assert_eq!(page(""), "/lobby?mail=sent");
        assert_eq!(
            page("/tables/1?invitation=x#chat"),
            "/tables/1?invitation=x&mail=sent#chat"
        );
        assert_eq!(page("//evil.example"), "/lobby?mail=sent");
        assert_eq!(path_of_new("/about", Mailed::No), "/about");
        assert_eq!(path_of_confirmed("/tables/1"), "/tables/1?mail=confirmed");
    }

    #[test]
    fn only_paths_of_this_site_are_followed() {
        assert_eq!(path("/tables/1?invitation=x"), "/tables/1?invitation=x");
        for elsewhere in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/a\r\nSet-Cookie: b",
            "/\t/evil.example",
            "/a\u{1}b",
            "/\u{7f}",
            "/é",
        ] {
            assert_eq!(path(elsewhere), "/lobby", "{elsewhere}");
        }
    }
}
