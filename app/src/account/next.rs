//! The place to go to after signing in: back to the table that asked for it.

use crate::{hydration_root, visitor::use_visitor};
use leptos::prelude::*;
use leptos_router::{
    hooks::{use_location, use_query_map},
    location::Url,
};

/// Carries the `next` of the page's address in its form.
#[component]
pub fn NextField(
    /// True where the form leads back to its own page.
    #[prop(optional)]
    here: bool,
) -> impl IntoView {
    let (query, location) = (use_query_map(), use_location());
    let next = move || {
        if here {
            without_refusal(&location.pathname.get(), &location.search.get())
        } else {
            query.read().get("next").unwrap_or_default()
        }
    };
    view! { <input type="hidden" name="next" value=next /> }
}

/// Returns the address of a page without what a form that was refused has written into it.
fn without_refusal(path: &str, search: &str) -> String {
    let pairs = search.trim_start_matches('?').split('&');
    let asked = pairs.filter(|it| !it.is_empty() && !it.starts_with("__"));
    let asked: Vec<&str> = asked.collect();
    let mark = if asked.is_empty() { "" } else { "?" };
    [path, mark, &asked.join("&")].concat()
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
    // In the browser no router is around a hydration root.
    let routed = cfg!(feature = "ssr") || !hydration_root::is_around();
    let location = StoredValue::new(routed.then(use_location));
    move || {
        let here = location.with_value(|it| {
            let it = it.as_ref()?;
            Some((it.pathname.get(), it.search.get()))
        });
        let (path, search) = here.unwrap_or_else(address);
        format!("?next={}", Url::escape(&without_refusal(&path, &search)))
    }
}

/// The path and the query of the page that the browser shows.
fn address() -> (String, String) {
    let location = window().location();
    let (path, search) = (location.pathname(), location.search());
    (path.unwrap_or_default(), search.unwrap_or_default())
}

/// Draws a note that what is here is done by a person with an account: the way to get one, and back.
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

/// For a guest who sits at a table: the way to their own link or to an account, with which the seat is theirs
/// in every browser.
#[component]
pub fn KeepSeat(
    /// True for whoever sits here.
    #[prop(into)]
    seated: Signal<bool>,
) -> impl IntoView {
    let visitor = use_visitor();
    let here = back_here();
    let guest = move || visitor.with(|it| it.as_ref().is_some_and(|it| it.guest));
    view! {
        <Show when=move || guest() && seated.get()>
            <p class="actions keep-seat">
                <a class="button" href=move || format!("/sign-up{}", here())>
                    {word!("Keep my seat" | "Platz behalten")}
                </a>
                <span class="note">
                    {word!(
                        "Only this browser knows your seat. Save your own link, or make an account."
                            | "Nur dieser Browser kennt deinen Platz. Sichere dir deinen eigenen Link oder ein Konto."
                    )}
                </span>
            </p>
        </Show>
    }
}

/// Returns where to go after signing up: as [`path`] says, with word of the email that waits, if one does.
#[cfg(any(feature = "ssr", test))]
pub fn path_of_new(next: &str, mailed: Mailed) -> String {
    let path = path(next);
    match mailed {
        Mailed::No => path.to_owned(),
        Mailed::Yes => with_word(path, SENT),
    }
}

/// Returns the path to go to after confirming an address: this one, with word of that.
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

/// The choice whether an email asks the new account to confirm its address.
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

/// Returns the page to which somebody goes who has just signed in, or else the lobby: never another site,
/// never an address without a page, and not the forms, on which nobody could tell that they are signed in.
#[cfg(any(feature = "ssr", test))]
pub fn path(next: &str) -> &str {
    let page = PAGES.iter().any(|it| is_at(next, it));
    if page { next } else { "/lobby" }
}

/// Returns the same as [`path`], but for the forms, which are pages like any other to whoever stays signed out.
#[cfg(any(feature = "ssr", test))]
pub fn path_or_form(next: &str) -> &str {
    if FORMS.iter().any(|it| is_at(next, it)) {
        return next;
    }
    path(next)
}

/// The pages to which a person may want to go back, as the router names them.
#[cfg(any(feature = "ssr", test))]
const PAGES: [&str; 20] = [
    "",
    "back/:token",
    "account",
    "account/delete",
    "lobby",
    "lobby/new",
    "tables/:id",
    "archive",
    "people",
    "leaderboard",
    "people/:name",
    "learn",
    "learn/:lesson",
    "help",
    "help/:chapter",
    "games/:game/:page",
    "notice/:token",
    "reports",
    "reports/:report",
    "about",
];

/// The pages by which one comes in.
#[cfg(any(feature = "ssr", test))]
const FORMS: [&str; 3] = ["sign-in", "sign-up", "recover"];

/// Returns true for an address of this page, as the router names it. A browser takes dots as steps upwards
/// and backslashes as slashes, so an address with those may mean another page, or another site.
#[cfg(any(feature = "ssr", test))]
fn is_at(address: &str, page: &str) -> bool {
    let plain = |it: u8| it.is_ascii_graphic() && it != b'\\';
    let Some(address) = address.strip_prefix('/').filter(|it| it.bytes().all(plain)) else {
        return false;
    };
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let named =
        |it: &str| !it.is_empty() && !it.to_ascii_lowercase().replace("%2e", ".").starts_with('.');
    let (mut steps, mut wanted) = (path.split('/'), page.split('/'));
    loop {
        match (steps.next(), wanted.next()) {
            (None, None) => return true,
            (Some(step), Some(name)) if name.starts_with(':') && named(step) => {}
            (Some(step), Some(name)) if step == name => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        FORMS, Mailed, PAGES, path, path_of_confirmed, path_of_new, path_or_form, without_refusal,
    };

    #[test]
    fn what_a_refusal_has_written_does_not_come_along() {
        let refused = "?game=battlefield&__path=%2Fapi%2Fsign_up&__err=eyJ9";
        let next = without_refusal("/lobby/new", refused);
        assert_eq!(next, "/lobby/new?game=battlefield");
        assert_eq!(without_refusal("/lobby/new", "?__err=x"), "/lobby/new");
        assert_eq!(without_refusal("/lobby/new", ""), "/lobby/new");
    }

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
            "/..//evil.example",
            "/.//evil.example",
            "/%2e%2E//evil.example",
            "/people/..//evil.example",
            "/people/%2E.",
            "/lobby//evil.example",
            "/api/sign_out",
            "/tables/1/stream",
            "/pkg/current",
            "/nowhere",
        ] {
            assert_eq!(path(elsewhere), "/lobby", "{elsewhere}");
            assert_eq!(path_or_form(elsewhere), "/lobby", "{elsewhere}");
        }
    }

    #[test]
    fn nobody_who_has_signed_in_is_led_to_the_form_again() {
        for form in [
            "/sign-in",
            "/sign-up?next=/about",
            "/recover#a",
            "/sign-in?",
        ] {
            assert_eq!(path(form), "/lobby");
            assert_eq!(path_or_form(form), form);
        }
    }

    #[test]
    fn every_page_can_be_gone_back_to() {
        let routes = include_str!("../lib.rs").split("path!(\"").skip(1);
        let mut routes: Vec<_> = routes.filter_map(|it| it.split('"').next()).collect();
        let mut known: Vec<_> = PAGES.iter().chain(&FORMS).copied().collect();
        routes.sort_unstable();
        known.sort_unstable();
        assert_eq!(known, routes);
        for page in PAGES {
            let address = format!("/{page}?a=/b//..#c").replace(':', "");
            assert_eq!(path(&address), address);
        }
    }
}
