//! The link to the rules of the game that one is at.

use crate::games;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_query_map};

/// A link of header, footer or menu. A table's page knows its game only after its header is sent, so it
/// leads there by an address of the table, which is none of the router's.
#[component]
pub fn RulesLink(
    #[prop(optional)] class: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let (location, query) = (use_location(), use_query_map());
    let address = move || {
        let path = location.pathname.get();
        let query = query.read();
        let (asked, invitation) = (query.get("game"), query.get("invitation"));
        rules_address(&path, asked.as_deref(), invitation.as_deref())
    };
    // The router gives its own links the mark of the page that one is on.
    let here = move || {
        let path = location.pathname.get();
        path.starts_with("/help").then_some("page")
    };
    let outside = move || table(&location.pathname.get()).map(|_| "external");
    view! {
        <a class=class href=address rel=outside aria-current=here>{children()}</a>
    }
}

/// The address of the rules, from a page at this path that was asked for a game by its address, or was not.
/// The invitation that shows a table shows what is played there, too.
fn rules_address(path: &str, asked: Option<&str>, invitation: Option<&str>) -> String {
    if let Some(table) = table(path) {
        let secret = invitation.filter(|it| is_token(it));
        let [asks, secret] = secret.map_or(["", ""], |it| ["?invitation=", it]);
        return ["/tables/", table, "/rules", asks, secret].concat();
    }
    let own = path.strip_prefix("/games/");
    let own = own.and_then(|it| it.split('/').next());
    games::rules_of(own.or(asked))
}

/// Tells whether this may be an invitation: all of them stand in an address as they are.
fn is_token(text: &str) -> bool {
    let plain = |it: u8| it.is_ascii_alphanumeric() || it == b'-' || it == b'_';
    !text.is_empty() && text.bytes().all(plain)
}

/// The table that is shown at this path.
fn table(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/tables/")?.split('/').next()?;
    (!id.is_empty()).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::rules_address;

    #[test]
    fn rules_are_those_of_the_game_one_is_at() {
        let ways = [
            ("/", None, "/help"),
            ("/lobby/new", Some("battlefield"), "/help?game=battlefield"),
            ("/help", None, "/help"),
            (
                "/help/charge",
                Some("battlefield"),
                "/help?game=battlefield",
            ),
            ("/learn", Some("battlefield"), "/help?game=battlefield"),
            ("/learn/first", Some("chess"), "/help"),
            ("/games/battlefield/armies", None, "/help?game=battlefield"),
            ("/tables/12", None, "/tables/12/rules"),
            ("/tables/", None, "/help"),
        ];
        for (path, asked, address) in ways {
            assert_eq!(rules_address(path, asked, None), address, "{path}");
        }
    }

    #[test]
    fn an_invitation_goes_along_to_the_rules_of_its_table() {
        let of = |path, secret| rules_address(path, None, Some(secret));
        let there = "/tables/12/rules?invitation=a_B-9";
        assert_eq!(of("/tables/12", "a_B-9"), there);
        for odd in ["", "a&b", "a b"] {
            assert_eq!(of("/tables/12", odd), "/tables/12/rules", "{odd}");
        }
        assert_eq!(of("/lobby", "aB9"), "/help", "no table is shown");
    }
}
