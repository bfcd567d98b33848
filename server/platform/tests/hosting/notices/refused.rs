//! "Not me": what ends mail that strangers can cause, and who takes that back.

use platform::accounts::{self, SignUp, ask_recovery};
use platform::notices::{self, Mail, outbox::send_due};
use platform::{Error, tables};

use super::{HOUR, MINUTE, link, reader, round, sent};
use crate::databases::everywhere;
use crate::world::{Person, World, address_of, sign_up, table_of};

/// Signs somebody up with this address; returns what is mailed there.
async fn signs_up(world: &World, name: &str, mail: &str) -> Vec<Mail> {
    let form = SignUp {
        mail: Some(mail.into()),
        ..sign_up(name)
    };
    let person = accounts::sign_up(&world.platform, form, None).await;
    notices::greet(&world.platform, person.unwrap().user.id, "en")
        .await
        .unwrap();
    send_due(&world.platform).await.unwrap();
    world.transport.mails()
}

/// Invites Ann to a table of their own; returns what is mailed to her.
async fn invites(world: &World, who: &Person) -> Vec<Mail> {
    let table = who.lays(table_of(2)).await;
    tables::invite(&world.platform, who.id, table, "Ann")
        .await
        .unwrap();
    world.wait(2 * MINUTE);
    send_due(&world.platform).await.unwrap();
    world.transport.mails()
}

/// The token of the link by which a mail program ends such mail.
fn one_click(mail: &Mail) -> String {
    let end = mail.unsubscribe.as_deref().unwrap();
    let token = end.strip_prefix("https://rookery.test/notice/end/");
    token.unwrap().to_owned()
}

/// The token of the link that ends what strangers cause, in the text of a mail.
fn not_me(mail: &Mail) -> Option<String> {
    let (_, link) = mail
        .text
        .split_once("refuse https://rookery.test/notice/")?;
    Some(link.trim().to_owned())
}

#[tokio::test]
async fn not_me_ends_emails_to_a_mailbox_for_good() {
    everywhere(async |world| {
        let mail = signs_up(&world, "Eve", "hodor@tarth.example")
            .await
            .remove(0);
        let token = one_click(&mail);
        assert_eq!(not_me(&mail), Some(token.clone()));
        let link = notices::open(&world.platform, &token).unwrap();
        assert!(!notices::is_done(&world.platform, &link).await.unwrap());
        assert_eq!(
            world.count("suppression").await,
            0,
            "a look changes nothing"
        );
        for _ in 0..2 {
            notices::unsubscribe(&world.platform, &token).await.unwrap();
        }
        assert!(notices::is_done(&world.platform, &link).await.unwrap());
        let stored = world.rows("SELECT recipient FROM suppression").await;
        let stored: String = stored[0].try_get_by_index(0).unwrap();
        assert!(!stored.contains("hodor"), "nobody's address stands there");

        for (name, address) in [
            ("Eve 2", "hodor@tarth.example"),
            ("Eve 3", "Hodor+1@TARTH.example"),
        ] {
            assert!(signs_up(&world, name, address).await.is_empty());
            world.wait_days(2);
        }
        let eve = world.person("Eve 4").await;
        for _ in 0..2 {
            let (here, visitor) = (&world.platform, eve.visitor().await);
            let asked = notices::set_mail(
                here,
                &visitor,
                "en",
                address_of(Some("hodor@tarth.example")),
            );
            assert_eq!(asked.await, Ok(()), "she does not learn of it");
            assert!(sent(&world).await.is_empty());
            world.wait_days(1);
        }
        // The operator allows it for whoever has lost the link.
        notices::allow_mail(&world.platform, "HODOR+2@tarth.example")
            .await
            .unwrap();
        assert_eq!(
            signs_up(&world, "Eve 5", "hodor@tarth.example").await.len(),
            1
        );
        notices::unsubscribe(&world.platform, &token).await.unwrap();
        world.wait_days(2);
        // Whoever has the link takes it back; nobody else can.
        notices::mail_again(&world.platform, &token).await.unwrap();
        assert_eq!(
            signs_up(&world, "Hodor", "hodor@tarth.example").await.len(),
            1
        );
    })
    .await;
}

#[tokio::test]
async fn only_the_link_of_such_a_mail_ends_or_allows_it() {
    everywhere(async |world| {
        let mail = signs_up(&world, "Eve", "hodor@tarth.example")
            .await
            .remove(0);
        let confirming = link(&mail.text);
        let mut forged = one_click(&mail).into_bytes();
        forged[60] ^= 1;
        let forged = String::from_utf8(forged).unwrap();
        for wrong in ["", "x", &forged, &confirming] {
            let ended = notices::unsubscribe(&world.platform, wrong).await;
            assert_eq!(ended, Err(Error::BadLink));
            let again = notices::mail_again(&world.platform, wrong).await;
            assert_eq!(again, Err(Error::BadLink));
        }
        assert_eq!(world.count("suppression").await, 0);
        let confirmed = notices::confirm(&world.platform, &one_click(&mail)).await;
        assert_eq!(confirmed, Err(Error::BadLink), "nor does it confirm");
        // Their reader has changed their mind.
        notices::unsubscribe(&world.platform, &one_click(&mail))
            .await
            .unwrap();
        notices::confirm(&world.platform, &confirming)
            .await
            .unwrap();
        assert_eq!(world.count("suppression").await, 0);
    })
    .await;
}

#[tokio::test]
async fn whoever_ends_invitations_keeps_all_that_is_theirs() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        world.wait(HOUR);
        let invitation = invites(&world, &bob).await.remove(0);
        assert_ne!(
            not_me(&invitation),
            Some(one_click(&invitation)),
            "that ends all mail"
        );
        let token = not_me(&invitation).unwrap();
        notices::unsubscribe(&world.platform, &token).await.unwrap();
        assert!(invites(&world, &cat).await.is_empty());
        let called = tables::invitations(&world.platform, ann.id).await.unwrap();
        assert_eq!(called.len(), 2, "her pages still show it");

        let table = bob.lays(table_of(2)).await;
        bob.takes(table, 1).await.unwrap();
        ann.takes(table, 0).await.unwrap();
        round(&ann, &bob, table).await;
        world.wait(2 * MINUTE);
        let turn = sent(&world).await;
        assert!(
            turn[0].1.starts_with("turn"),
            "her own tables write on: {turn:?}"
        );
        let asked = ask_recovery(&world.platform, "ann@tarth.example").unwrap();
        asked.await.unwrap();
        assert_eq!(
            sent(&world).await.len(),
            1,
            "a new password comes all the same"
        );

        let mail = async || {
            notices::preferences(&world.platform, ann.id)
                .await
                .unwrap()
                .mail
        };
        assert!(mail().await.refused);
        let eve = Some("ann@tarth.example");
        notices::set_mail(&world.platform, &cat.visitor().await, "en", address_of(eve))
            .await
            .unwrap();
        assert!(mail().await.refused, "another account does not lift it");
        notices::set_mail(&world.platform, &ann.visitor().await, "en", address_of(eve))
            .await
            .unwrap();
        assert!(!mail().await.refused);
        sent(&world).await;
        world.wait(HOUR);
        assert_eq!(invites(&world, &cat).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn strangers_invite_a_mailbox_a_few_times_an_hour() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        world.wait(HOUR);
        let mut written = 0;
        for number in 0..5 {
            let owner = world.person(&format!("Bob {number}")).await;
            written += invites(&world, &owner).await.len();
        }
        assert_eq!(written, 3);
        let called = tables::invitations(&world.platform, ann.id).await.unwrap();
        assert_eq!(called.len(), 5, "her pages show them all");
    })
    .await;
}

/// Checks that who sits at a full table is told so, whatever strangers may cause.
#[tokio::test]
async fn a_full_table_is_no_invitation() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        world.wait(HOUR);
        let invitation = invites(&world, &bob).await.remove(0);
        let token = not_me(&invitation).unwrap();
        notices::unsubscribe(&world.platform, &token).await.unwrap();
        let table = bob.lays(crate::world::paced("each 86400/3600")).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        world.wait(2 * MINUTE);
        send_due(&world.platform).await.unwrap();
        let mails = world.transport.mails();
        assert!(mails[0].text.contains("Full"), "{mails:?}");
        assert_eq!(not_me(&mails[0]), None);
    })
    .await;
}
