//! Tests of what the links of emails do, and what they do not.

use platform::Error;
use platform::accounts;
use platform::notices::outbox::send_due;
use platform::notices::{self, Link};

use super::{HOUR, MINUTE, link, round, sent, table};
use crate::databases::everywhere;
use crate::world::address_of;

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
        notices::set_mail(&world.platform, &ann.visitor().await, "de", address_of(new))
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
        notices::set_mail(
            &world.platform,
            &ann.visitor().await,
            "de",
            address_of(None),
        )
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
        let end = world.transport.mails()[0].unsubscribe.clone().unwrap();
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
