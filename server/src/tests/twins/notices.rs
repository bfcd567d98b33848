//! The notices that go out by themselves: mail, and calls of webhooks.

use super::secrets::Secret;
use super::world::{SEATED, World};
use platform::outbox;

/// The text of a notice, and those to whom it goes.
type Notice = (String, Vec<String>);

/// Others are told the same, and as often; how many notices there were.
pub async fn same(worlds: [&World; 2], secret: &Secret) -> usize {
    let mut all = Vec::new();
    for world in worlds {
        world.site.wait(20 * 60 * 1000);
        outbox::send_due(&world.site.platform).await.unwrap();
        all.push(to_others(world, secret));
    }
    assert_eq!(all[0], all[1], "a notice tells, {secret:?}");
    all[0].len()
}

fn to_others(world: &World, secret: &Secret) -> Vec<Notice> {
    let know = [secret.owner, secret.friend].map(|it| SEATED[usize::from(it)].to_lowercase());
    let mails = world.site.mails.mails().into_iter();
    let mails = mails.map(|it| (it.to.to_lowercase(), [it.subject, it.text].join("\n")));
    let calls = world.site.mails.requests().into_iter();
    let calls = calls.map(|it| (it.url, String::from_utf8(it.body).unwrap()));
    let calls = calls.filter_map(|(url, body)| {
        Some((
            url.strip_prefix("https://hooks.example.com/")?.to_owned(),
            body,
        ))
    });
    let others = mails
        .chain(calls)
        .filter(|(to, _)| to != "secret" && !know.iter().any(|it| to.starts_with(it)));
    let mut notices: Vec<_> = others
        .map(|(to, body)| (to, without_links(&body)))
        .collect();
    notices.sort();
    notices
}

/// A link is signed with a nonce of its own.
fn without_links(text: &str) -> Vec<String> {
    let words = text.split_whitespace();
    words
        .filter(|it| !it.contains("/notice/"))
        .map(str::to_owned)
        .collect()
}
