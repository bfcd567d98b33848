//! The parts of the account page, of which one is seen at a time. The part is that of the address
//! (`/account#notices`), and the style shows it: so the list of them works without a script, and so do the
//! links and mails that lead to a part.
//!
//! The target of an address is an empty element that stays where it is: an element that is drawn anew, as
//! whatever shows stored things is, would no longer be what the address names.

use crate::{
    reactive::{effect, memo},
    visitor::use_visitor,
};
use leptos::prelude::*;

/// The names by which addresses know the parts that a guest has, too.
const OF_EVERYBODY: [&str; 3] = ["arms", "wishes", "sessions"];

/// The names of those that come with an account.
const OF_ACCOUNTS: [&str; 9] = [
    "absences",
    "calendar",
    "reliability",
    "favorites",
    "blocked",
    "notices",
    "your-name",
    "your-password",
    "own-data",
];

/// The elements that addresses name. A guest has none for a part that would be empty.
#[component]
pub fn Spots() -> impl IntoView {
    let visitor = use_visitor();
    let guest = memo(move |_| visitor.with(|it| it.as_ref().is_some_and(|it| it.guest)));
    view! {
        {OF_EVERYBODY.into_iter().map(spot).collect_view()}
        {move || (!guest.get()).then(|| OF_ACCOUNTS.into_iter().map(spot).collect_view())}
    }
}

fn spot(name: &'static str) -> impl IntoView {
    view! { <span id=name class="spot"></span> }
}

/// Leads where the address says also if the router has come here: it changes the address without the
/// browser going anywhere.
pub fn follow_address() {
    effect(move |_| {
        let named = document().query_selector(":target").ok().flatten();
        let location = window().location();
        let hash = location.hash().unwrap_or_default();
        if named.is_none() && hash.len() > 1 {
            // Fails for addresses only that are none.
            let _ = location.replace(&hash);
        }
    });
}

/// A part of the page, with the way back to the list where that is not beside it.
#[component]
pub fn AccountPart(name: &'static str, children: Children) -> impl IntoView {
    let class = ["account-part part-", name].concat();
    view! {
        <div class=class>
            <a class="to-parts" href="#top" rel="external">{word!("Your account" | "Dein Konto")}</a>
            {children()}
        </div>
    }
}

/// The list of the parts; a guest has few.
#[component]
pub fn Contents(guest: bool) -> impl IntoView {
    let parts = [
        ("arms", word!("Your arms" | "Dein Wappen")),
        ("wishes", word!("At your tables" | "An deinen Tischen")),
        ("absences", word!("Away times" | "Abwesenheit")),
        ("calendar", word!("Calendar" | "Kalender")),
        ("reliability", word!("Reliability" | "Zuverlässigkeit")),
        (
            "blocked",
            word!("Favorites and blocked" | "Favoriten und Blockierte"),
        ),
        (
            "sessions",
            word!("Where you are signed in" | "Wo du angemeldet bist"),
        ),
        ("notices", word!("Notifications" | "Benachrichtigungen")),
        ("your-name", word!("Change name" | "Namen ändern")),
        (
            "your-password",
            word!("Change password" | "Passwort ändern"),
        ),
        ("own-data", word!("Your data" | "Deine Daten")),
    ];
    let theirs = |name| !guest || OF_EVERYBODY.contains(&name);
    let link = |(name, words): (&'static str, &'static str)| {
        let class = ["to-part to-", name].concat();
        // The router would change the address, and the browser would not know that it has gone anywhere.
        view! { <li><a class=class href=format!("#{name}") rel="external">{words}</a></li> }
    };
    let links = parts.into_iter().filter(|it| theirs(it.0)).map(link);
    view! {
        <nav class="contents" aria-label=word!("On this page" | "Auf dieser Seite")>
            <ul>{links.collect_view()}</ul>
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use super::{OF_ACCOUNTS, OF_EVERYBODY};

    const STYLE: &str = include_str!("../../../style/account.css");

    #[test]
    fn the_style_shows_what_each_address_names() {
        // What was saved is said at the end of a long form.
        let spots = OF_EVERYBODY.into_iter().chain(OF_ACCOUNTS);
        for spot in spots.chain(["notices-saved"]) {
            let named = format!(":has(#{spot}:target)");
            assert!(STYLE.contains(&named), "{spot}");
        }
    }
}
