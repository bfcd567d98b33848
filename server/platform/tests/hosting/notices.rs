//! Who is told what, when, and how often.

mod addresses;
mod lively;
mod questions;
mod reminders;
mod ways;

use std::collections::BTreeSet;

use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use platform::accounts::{self, SignUp};
use platform::notices::{
    self, Category, Channel, Delivery, Device, Failure, Link, Settings, Why, outbox::send_due,
};
use platform::tables::{self, NewTable};
use platform::{Error, TableId};
use tabletop::Seat;

use crate::world::{Person, World, everywhere, paced, sign_up, table_of};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// Somebody with a mail address that has been confirmed.
pub async fn reader(world: &World, name: &str) -> Person {
    let form = SignUp {
        mail: Some(format!("{}@tarth.example", name.to_lowercase())),
        ..sign_up(name)
    };
    let person = Person::of(
        &world.platform,
        accounts::sign_up(&world.platform, form, None)
            .await
            .unwrap(),
    );
    notices::greet(&world.platform, person.id, "en")
        .await
        .unwrap();
    let mails = sent(world).await;
    assert_eq!(mails.len(), 1, "asked whether the address is right");
    notices::confirm(&world.platform, &link(&mails[0].1))
        .await
        .unwrap();
    person
}

/// A browser that can be written to.
fn browser() -> Device {
    Device {
        endpoint: "https://push.example.net/send/1".into(),
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
        auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
    }
}

/// Sends what is due: to whom, and the text.
pub async fn sent(world: &World) -> Vec<(String, String)> {
    send_due(&world.platform).await.unwrap();
    let mails = world.letters.mails();
    mails.into_iter().map(|it| (it.to, it.text)).collect()
}

/// The token of the first link of a mail.
pub fn link(text: &str) -> String {
    let (_, rest) = text.split_once("https://rookery.test/notice/").unwrap();
    rest.split_whitespace().next().unwrap().to_owned()
}

/// Ann, who reads mail, and Bob at a table that has begun; nobody needs to be told of that.
async fn table(world: &World) -> (Person, Person, TableId) {
    let ann = reader(world, "Ann").await;
    let bob = world.person("Bob").await;
    let table = bob.lays(table_of(2)).await;
    bob.takes(table, 1).await.unwrap();
    ann.takes(table, 0).await.unwrap();
    world.wait(2 * MINUTE);
    assert!(sent(world).await.is_empty(), "Ann began it herself");
    (ann, bob, table)
}

/// The same, with a day for each answer.
async fn daily(world: &World) -> (Person, Person, TableId) {
    let ann = reader(world, "Ann").await;
    let bob = world.person("Bob").await;
    let table = bob.lays(paced("each 86400/3600")).await;
    bob.takes(table, 1).await.unwrap();
    ann.takes(table, 0).await.unwrap();
    // Ann is the last, and so begins it herself: nobody needs to tell her.
    for person in [&bob, &ann] {
        person.is_there(table).await;
    }
    (ann, bob, table)
}

async fn round(ann: &Person, bob: &Person, table: TableId) {
    ann.bids(table, 1, "x").await.unwrap();
    bob.bids(table, 2, "y").await.unwrap();
}

#[tokio::test]
async fn who_is_asked_is_told_once_after_a_while() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(59 * SECOND);
        assert!(sent(&world).await.is_empty(), "not yet");
        world.wait(SECOND);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert_eq!(mails[0].0, "ann@tarth.example");
        assert!(
            mails[0]
                .1
                .starts_with("turn At the inn https://rookery.test/notice/")
        );
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty(), "once is enough");
    })
    .await;
}

#[tokio::test]
async fn who_has_seen_or_answered_it_is_not_told() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        let seq = ann.page(table).await.seq;
        tables::mark_seen(&world.platform, ann.id, table, seq)
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty(), "seen");
        round(&ann, &bob, table).await;
        ann.bids(table, 3, "z").await.unwrap();
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty(), "answered");
    })
    .await;
}

/// An answer that was laid down beforehand is given while its person is elsewhere.
#[tokio::test]
async fn who_is_asked_after_their_standing_answer_is_told() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        ann.bids(table, 1, "by hand").await.unwrap();
        let planned = r#"[{"bid": {"amount": 2, "word": "planned"}, "once": true}]"#;
        platform::standing::lay(&world.platform, (ann.id, table, Seat(0)), 0, planned)
            .await
            .unwrap();
        bob.bids(table, 0, "y").await.unwrap();
        let seq = ann.page(table).await.seq;
        tables::mark_seen(&world.platform, ann.id, table, seq)
            .await
            .unwrap();
        // She goes; what she has laid down ends the second round, and asks her for the third.
        world.wait(SECOND);
        bob.bids(table, 0, "y").await.unwrap();
        world.wait(SECOND);
        platform::standing::lay(&world.platform, (bob.id, table, Seat(1)), 0, "[]")
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        assert_eq!(sent(&world).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn several_questions_in_a_row_are_one_mail() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let long = NewTable {
            setup: r#"{"purse":20,"rounds":9}"#.into(),
            ..table_of(2)
        };
        let table = ann.lays(long).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        for _ in 0..3 {
            world.wait(20 * SECOND);
            round(&ann, &bob, table).await;
        }
        world.wait(MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1, "{mails:?}");
        // The beginning and the question stand in it together.
        assert!(mails[0].1.contains("turn At the inn") && mails[0].1.contains("started"));
        // Soon after, she is asked again, and has some peace first.
        round(&ann, &bob, table).await;
        world.wait(5 * MINUTE);
        assert!(sent(&world).await.is_empty());
        world.wait(5 * MINUTE);
        assert_eq!(sent(&world).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn nothing_is_lost_or_doubled_when_the_server_dies() {
    everywhere(async |mut world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.restart().await;
        world.wait(MINUTE);
        let dead = Failure::passing(Why::Unreachable);
        world.letters.fail(&[dead, dead]);
        send_due(&world.platform).await.unwrap();
        let first = world.letters.mails().remove(0);
        world.restart().await;
        send_due(&world.platform).await.unwrap();
        assert!(
            world.letters.mails().is_empty(),
            "there is a pause before the next try"
        );
        world.wait(30 * SECOND);
        send_due(&world.platform).await.unwrap();
        assert_eq!(world.letters.mails()[0].id, first.id, "the same mail again");
        world.wait(30 * SECOND);
        assert!(sent(&world).await.is_empty(), "the pause grows");
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(health[0].failures[0].why, Why::Unreachable);
        world.wait(30 * SECOND);
        assert_eq!(sent(&world).await.len(), 1);
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty());
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert!(health[0].last_sent.is_some() && health[0].waiting == 0);
    })
    .await;
}

#[tokio::test]
async fn a_notice_under_way_is_nobody_elses() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        let (one, other) = tokio::join!(send_due(&world.platform), send_due(&world.platform));
        one.and(other).unwrap();
        assert_eq!(world.letters.mails().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_failure_that_lasts_is_not_tried_again() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        world.letters.fail(&[Failure::lasting(Why::Refused(550))]);
        assert_eq!(sent(&world).await.len(), 1);
        world.wait(24 * HOUR);
        assert!(sent(&world).await.is_empty());
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(health[0].failures[0].why, Why::Refused(550));
        assert!(!health[0].failures[0].again);
    })
    .await;
}

#[tokio::test]
async fn the_night_and_the_digest_are_kept() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        // It is the 15th of January 2027, 08:02 in London.
        let daily = Settings {
            delivery: Delivery::Daily { at: 20 * 60 },
            zone: "Europe/London".into(),
            ..Settings::default()
        };
        notices::save(&world.platform, ann.id, "en", &daily)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        world.wait(11 * HOUR);
        assert!(sent(&world).await.is_empty());
        world.wait(HOUR);
        assert_eq!(sent(&world).await.len(), 1);
        let quiet = Settings {
            delivery: Delivery::Quiet {
                from: 19 * 60,
                until: 7 * 60,
            },
            ..daily
        };
        notices::save(&world.platform, ann.id, "en", &quiet)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        world.wait(9 * HOUR);
        assert!(sent(&world).await.is_empty());
        world.wait(2 * HOUR);
        assert_eq!(sent(&world).await.len(), 1, "in the morning");
    })
    .await;
}

#[tokio::test]
async fn what_one_does_not_want_to_hear_is_not_told() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let mut settings = Settings::default();
        settings
            .told
            .insert(Channel::Mail, BTreeSet::from([Category::Ended]));
        notices::save(&world.platform, ann.id, "de", &settings)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty());
        round(&ann, &bob, table).await;
        round(&ann, &bob, table).await;
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.starts_with("ended"));
    })
    .await;
}

#[tokio::test]
async fn a_table_of_one_person_is_told_to_nobody() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let mine = [Seat(0), Seat(1)];
        tables::practice(&world.platform, ann.id, table_of(3), &mine)
            .await
            .unwrap();
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty());
        assert_eq!(world.count("outbox").await, 1, "the address alone");
    })
    .await;
}

#[tokio::test]
async fn a_link_lets_its_person_in_once_and_for_a_short_stay() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        let token = link(&sent(&world).await[0].1);
        let question = i64::from(ann.question(table).await.0);
        let Ok(Link::Table { user, decision, .. }) = notices::open(&world.platform, &token) else {
            panic!("a link to a table")
        };
        assert_eq!((user, decision), (ann.id, Some(question)));
        let (signed_in, there) = notices::enter(&world.platform, &token, "a phone")
            .await
            .unwrap();
        assert_eq!((signed_in.user.id, there), (ann.id, table));
        let again = notices::enter(&world.platform, &token, "a phone").await;
        assert_eq!(again.unwrap_err(), Error::BadLink);
        let who = async || {
            let session = signed_in.token.expose();
            accounts::who(&world.platform, session).await.unwrap()
        };
        assert!(who().await.unwrap().brief);
        world.wait(11 * HOUR);
        assert!(who().await.is_some());
        world.wait(2 * HOUR);
        assert!(who().await.is_none(), "using it has not made it longer");
    })
    .await;
}

#[tokio::test]
async fn links_are_ours_fresh_and_for_one_purpose() {
    everywhere(async |mut world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        let token = link(&sent(&world).await[0].1);
        let mut forged = token.clone().into_bytes();
        forged[60] ^= 1;
        let forged = String::from_utf8(forged).unwrap();
        let bad = Err(Error::BadLink);
        for wrong in ["", "x", &forged, &token[1..]] {
            assert_eq!(notices::open(&world.platform, wrong), bad, "{wrong}");
        }
        let confirm = notices::confirm(&world.platform, &token).await;
        assert_eq!(confirm, Err(Error::BadLink), "another purpose");
        world.restart().await;
        assert!(
            notices::open(&world.platform, &token).is_ok(),
            "the key stays"
        );
        world.wait_days(8);
        assert_eq!(notices::open(&world.platform, &token), bad);
    })
    .await;
}

#[tokio::test]
async fn an_address_is_written_to_when_it_is_confirmed() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let new = Some("ann@winterfell.example");
        notices::set_mail(&world.platform, ann.id, "de", new)
            .await
            .unwrap();
        let mails = sent(&world).await;
        assert_eq!(mails[0].0, "ann@winterfell.example");
        let token = link(&mails[0].1);
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        assert_eq!(
            sent(&world).await[0].0,
            "ann@tarth.example",
            "the old one holds"
        );
        let confirmed = notices::confirm(&world.platform, &token).await.unwrap();
        assert_eq!(confirmed, "ann@winterfell.example");
        let again = notices::confirm(&world.platform, &token).await;
        assert_eq!(again, Err(Error::BadLink));
        world.wait(HOUR);
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        assert_eq!(sent(&world).await[0].0, "ann@winterfell.example");
        notices::set_mail(&world.platform, ann.id, "de", None)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty(), "no address, no mail");
    })
    .await;
}

#[tokio::test]
async fn one_click_ends_all_mail() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        send_due(&world.platform).await.unwrap();
        let end = world.letters.mails()[0].unsubscribe.clone().unwrap();
        let token = end
            .strip_prefix("https://rookery.test/notice/end/")
            .unwrap();
        notices::unsubscribe(&world.platform, token).await.unwrap();
        notices::unsubscribe(&world.platform, token).await.unwrap();
        world.wait(HOUR);
        round(&ann, &bob, table).await;
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_webhook_is_told_without_a_way_in() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let hook = "https://discord.com/api/webhooks/1/secret";
        notices::add_webhook(&world.platform, ann.id, "en", hook)
            .await
            .unwrap();
        let inside = notices::add_webhook(&world.platform, ann.id, "en", "https://10.0.0.1/").await;
        assert!(matches!(inside, Err(Error::Invalid { .. })));
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        world
            .letters
            .fail(&[Failure::lasting(Why::Gone), Failure::lasting(Why::Gone)]);
        send_due(&world.platform).await.unwrap();
        let requests = world.letters.requests();
        assert_eq!(requests[0].url, hook);
        let body = String::from_utf8(requests[0].body.clone()).unwrap();
        assert!(
            body.contains(&format!("https://rookery.test/tables/{table}")),
            "{body}"
        );
        assert!(body.contains("allowed_mentions") && !body.contains("/notice/"));
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(
            (health[1].channel, health[1].label.as_str()),
            (Channel::Webhook, "discord.com")
        );
        assert!(health[1].broken_at.is_some(), "what is gone is left alone");
        assert!(!format!("{health:?}").contains("secret"));
    })
    .await;
}

#[tokio::test]
async fn a_browser_is_told_by_its_push_service() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let device = browser();
        let visitor = ann.visitor().await;
        for _ in 0..2 {
            let called = ("en", "Firefox on Linux");
            notices::add_device(&world.platform, &visitor, called, &device)
                .await
                .unwrap();
        }
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        send_due(&world.platform).await.unwrap();
        let requests = world.letters.requests();
        assert_eq!((requests.len(), &requests[0].url), (1, &device.endpoint));
        let header = |name: &str| {
            let found = requests[0].headers.iter().find(|(it, _)| *it == name);
            found.map(|(_, it)| it.clone()).unwrap()
        };
        assert_eq!(header("content-encoding"), "aes128gcm");
        let proof = header("authorization");
        let (token, key) = proof
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        assert_eq!(key, notices::push_key(&world.platform));
        let decode = |it: &str| BASE64_URL_SAFE_NO_PAD.decode(it).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key))
            .verify(signed.as_bytes(), &decode(signature))
            .unwrap();
        let claims = decode(signed.split_once('.').unwrap().1);
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["sub"], "https://rookery.test");
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(health[1].label, "Firefox on Linux");
    })
    .await;
}

#[tokio::test]
async fn a_trial_goes_out_at_once() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        for _ in 0..2 {
            notices::trial(&world.platform, ann.id, Channel::Mail, None)
                .await
                .unwrap();
        }
        world.wait(SECOND);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.starts_with("trial"));
    })
    .await;
}

#[tokio::test]
async fn no_notice_holds_a_secret() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let hook = "https://example.org/hook";
        notices::add_webhook(&world.platform, ann.id, "en", hook)
            .await
            .unwrap();
        for _ in 0..3 {
            ann.bids(table, 3, "winter is coming").await.unwrap();
            bob.bids(table, 2, "hear me roar").await.unwrap();
            world.wait(HOUR);
            send_due(&world.platform).await.unwrap();
        }
        let (mails, requests) = (world.letters.mails(), world.letters.requests());
        assert!(mails.len() >= 3 && requests.len() >= 2);
        let bodies: Vec<_> = requests
            .iter()
            .map(|it| String::from_utf8_lossy(&it.body))
            .collect();
        let told = format!("{mails:?} {bodies:?}").to_lowercase();
        for secret in ["winter", "roar", "bid", "amount", "bob"] {
            assert!(!told.contains(secret), "{secret} in {told}");
        }
    })
    .await;
}
