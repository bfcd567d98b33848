//! The table for which somebody has made their account, until their address is confirmed.
//!
//! It may be the address of an invitation: whoever else uses this browser learns nothing of it.

use super::{
    AppState, Cookies,
    session::{cookie, send, sent_cookie},
};
use leptos::prelude::expect_context;
use leptos_router::location::Url;
use platform::UserId;

/// Longer than the address of any table, with its invitation.
const LONGEST_PATH: usize = 300;

/// As long as a link that confirms an address.
const LINK_DAYS: i64 = 3;

/// Remembers where this person wanted to go, for as long as the link of the email works that asks them to
/// confirm their address first.
pub fn remember_joining(user: UserId, path: &str) {
    if path.len() <= LONGEST_PATH {
        send(cookie((name(), written(user, path)), LINK_DAYS));
    }
}

/// Returns where this person wanted to go. Whatever the browser sends, it is the path of a table of this
/// site.
pub fn joining(user: UserId) -> Option<String> {
    read(user, &sent_cookie(name())?)
}

/// Takes from the browser what it remembers of anybody.
pub fn forget_joining() {
    if sent_cookie(name()).is_some() {
        send(cookie((name(), String::new()), 0));
    }
}

fn name() -> &'static str {
    match expect_context::<AppState>().cookies {
        Cookies::Secure => "__Host-rookery-joining",
        Cookies::Plain => "rookery-joining",
    }
}

fn written(user: UserId, path: &str) -> String {
    format!("{user}.{}", Url::escape(path))
}

fn read(user: UserId, sent: &str) -> Option<String> {
    let (whose, path) = sent.split_once('.')?;
    let wanted = Url::unescape(path);
    let theirs = whose.parse::<UserId>() == Ok(user);
    let inside = crate::account::path(&wanted) == wanted && wanted.starts_with("/tables/");
    (theirs && inside).then_some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_told_to_whom_it_was_remembered_for() {
        let (ann, bob) = (UserId(1), UserId(12));
        let path = "/tables/1?invitation=x.y";
        let sent = written(ann, path);
        assert_eq!(read(ann, &sent).as_deref(), Some(path));
        assert_eq!(read(bob, &sent), None);
        for odd in [
            Url::escape(path),
            written(ann, "//evil.example"),
            written(ann, "/account/delete"),
        ] {
            assert_eq!(read(ann, &odd), None, "{odd}");
        }
    }
}
