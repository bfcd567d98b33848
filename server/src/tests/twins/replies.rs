//! The replies to one request in both worlds, compared to the byte.

use super::super::{fuzz::Sent, proof::Reply};
use super::world::{HERE, World};
use axum::http::header;
use std::{collections::BTreeSet, net::SocketAddr};

/// Sends the same in both worlds; the replies are the same.
pub async fn same(sent: &Sent, worlds: [&World; 2]) {
    let mut replies = Vec::new();
    for world in worlds {
        let reply = world
            .site
            .send(sent.request(), SocketAddr::from(HERE))
            .await;
        assert!(!reply.status.is_server_error(), "{sent}{}", reply.text());
        replies.push((reply.status, text_of(&reply)));
    }
    assert!(
        replies[0] == replies[1],
        "somebody else's secret shows:\n{sent}\n{}",
        around(&replies[0].1, &replies[1].1)
    );
}

/// Headers and body, without what no two responses have in common.
fn text_of(reply: &Reply) -> String {
    let policy = reply.header(header::CONTENT_SECURITY_POLICY);
    let nonce = policy
        .split("'nonce-")
        .nth(1)
        .and_then(|it| it.split('\'').next());
    let Some(nonce) = nonce else {
        return format!("{:?}\n{}", reply.headers, reply.text());
    };
    // A page is as long as its data, and what it hands over twice is up to chance.
    let mut headers = reply.headers.clone();
    headers.remove(header::CONTENT_LENGTH);
    let text = format!("{headers:?}\n{}", reply.text());
    in_order(&text.replace(nonce, "NONCE"))
}

/// A page hands over each part of its data as soon as it is there, numbered and perhaps twice, and
/// says first which parts are not there yet.
fn in_order(page: &str) -> String {
    const PENDING: &str = "__PENDING_RESOURCES=[";
    let page = page.replace("</script>", "");
    let page = page.replace("<script nonce=\"NONCE\">", "");
    let page = page.replace("__INCOMPLETE", "__RESOLVED_RESOURCES[] = INCOMPLETE");
    let page = page.split_once(PENDING).map_or_else(
        || page.clone(),
        |(before, after)| format!("{before}{}", after.split_once(']').map_or("", |it| it.1)),
    );
    let mut parts = page.split("__RESOLVED_RESOURCES[");
    let html = parts.next().unwrap_or_default();
    let data: BTreeSet<_> = parts
        .filter_map(|it| it.split_once("] = ").map(|it| it.1))
        .collect();
    format!("{html}{data:#?}")
}

/// From a little before the first difference to a little after it.
pub fn around(here: &str, there: &str) -> String {
    let at = here
        .bytes()
        .zip(there.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let cut = |text: &str| {
        let from = text.floor_char_boundary(at.saturating_sub(300));
        text[from..text.floor_char_boundary((at + 300).min(text.len()))].to_owned()
    };
    format!("{}\n--- and there\n{}", cut(here), cut(there))
}
