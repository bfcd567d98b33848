//! Names that lead to the page of whoever bears them.

use leptos::prelude::*;
use leptos_router::location::Url;

/// The address of the page of this account.
pub fn address(account: &str) -> String {
    format!("/people/{}", Url::escape(account))
}

/// A name; a link where there is an account whose page may be looked at.
#[component]
pub fn PersonName(
    /// As it is shown here.
    name: String,
    /// The present name of the account.
    account: Option<String>,
) -> impl IntoView {
    match account {
        Some(account) => view! { <a class="person" href=address(&account)>{name}</a> }.into_any(),
        None => name.into_any(),
    }
}

/// Leads to the page that others see of oneself.
#[component]
pub fn ToProfile(name: String) -> impl IntoView {
    view! {
        <p>
            <a class="button" href=address(&name)>{word!("What others see of you" | "Was andere von dir sehen")}</a>
        </p>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::address;

    #[test]
    fn names_of_all_kinds_have_an_address() {
        assert_eq!(address("Ann"), "/people/Ann");
        assert_eq!(address("Ægir of Tarth"), "/people/%C3%86gir%20of%20Tarth");
        assert!(!address("O'Neil x./?").contains('?'));
    }
}
