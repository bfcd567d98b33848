//! Tests of who is told what, when, and how often.

mod addresses;
mod costs;
mod elsewhere;
mod inviters;
mod laid;
mod links;
mod lively;
mod matters;
mod questions;
mod refused;
mod reminders;
mod sending;
mod unasked;
mod ways;

use std::collections::BTreeSet;

use platform::TableId;
use platform::accounts::{self, SignUp};
use platform::notices::outbox::send_due;
use platform::notices::{self, Category, Channel, Device, Settings};
use platform::tables::{self, NewTable};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, paced, sign_up, table_of};

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
pub fn browser() -> Device {
    Device {
        endpoint: "https://push.example.net/send/1".into(),
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
        auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
    }
}

/// Sends what is due: to whom, and the text.
pub async fn sent(world: &World) -> Vec<(String, String)> {
    send_due(&world.platform).await.unwrap();
    let mails = world.transport.mails();
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

/// An answer that was stored beforehand is given while its person is elsewhere.
#[tokio::test]
async fn who_is_asked_after_their_standing_answer_is_told() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        ann.bids(table, 1, "by hand").await.unwrap();
        let planned = r#"[{"bid": {"amount": 2, "word": "planned"}, "once": true}]"#;
        platform::standing::save(&world.platform, (ann.id, table, Seat(0)), 0, planned)
            .await
            .unwrap();
        bob.bids(table, 0, "y").await.unwrap();
        let seq = ann.page(table).await.seq;
        tables::mark_seen(&world.platform, ann.id, table, seq)
            .await
            .unwrap();
        // She goes; what she has stored ends the second round, and asks her for the third.
        world.wait(SECOND);
        bob.bids(table, 0, "y").await.unwrap();
        world.wait(SECOND);
        platform::standing::save(&world.platform, (bob.id, table, Seat(1)), 0, "[]")
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
        // What is new since then is told as soon: at once is a minute later.
        for _ in 0..2 {
            round(&ann, &bob, table).await;
            world.wait(MINUTE);
            assert_eq!(sent(&world).await.len(), 1);
        }
        // However much is new, there is some peace after the third within ten minutes.
        round(&ann, &bob, table).await;
        world.wait(7 * MINUTE);
        assert!(sent(&world).await.is_empty());
        world.wait(MINUTE);
        assert_eq!(sent(&world).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_one_does_not_want_to_hear_is_not_told() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let mut settings = Settings::default();
        settings
            .chosen
            .insert(Channel::Mail, BTreeSet::from([Category::Ended]));
        notices::save(&world.platform, &ann.visitor().await, "de", &settings)
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
