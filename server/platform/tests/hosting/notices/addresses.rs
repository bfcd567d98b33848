//! Mail addresses: whose they are, and what they let in.

use platform::Error;
use platform::accounts::{self, SignUp};
use platform::notices::{self, outbox::send_due};

use super::{HOUR, MINUTE, SECOND, link, reader, round, sent, table};
use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, address_of, sign_up};

async fn names(world: &World, who: &Person, address: &str) -> Result<(), Error> {
    notices::set_mail(
        &world.platform,
        &who.visitor().await,
        "en",
        address_of(Some(address)),
    )
    .await
}

#[tokio::test]
async fn an_account_mails_few_strangers() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let mut written = 0;
        let mut refused = 0;
        for number in 0..40 {
            let address = format!("{number}@tarth.example");
            refused += usize::from(names(&world, &ann, &address).await.is_err());
            written += sent(&world).await.len();
            world.wait(10 * SECOND);
        }
        assert_eq!(written, 5, "once a minute, and five a day");
        assert!(refused > 0);
        assert_eq!(
            names(&world, &ann, "x@tarth.example").await,
            Err(Error::MailedTooOften)
        );
        world.wait_days(1);
        assert_eq!(names(&world, &ann, "x@tarth.example").await, Ok(()));
        assert_eq!(sent(&world).await[0].0, "x@tarth.example");
    })
    .await;
}

#[tokio::test]
async fn the_last_address_of_a_minute_is_written_to_after_it() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for address in ["a@tarth.example", "b@tarth.example", "c@tarth.example"] {
            names(&world, &ann, address).await.unwrap();
            world.wait(SECOND);
            sent(&world).await;
        }
        world.wait(MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert_eq!(mails[0].0, "c@tarth.example");
        let confirmed = notices::confirm(&world.platform, &link(&mails[0].1)).await;
        assert_eq!(confirmed.as_deref(), Ok("c@tarth.example"));
    })
    .await;
}

#[tokio::test]
async fn an_address_is_written_to_by_few_accounts() {
    everywhere(async |world| {
        let mut written = 0;
        for number in 0..5 {
            let form = SignUp {
                mail: Some(["hodor@hodor.example", "Hodor@HODOR.example"][number % 2].into()),
                ..sign_up(&format!("Ann {number}"))
            };
            let ann = accounts::sign_up(&world.platform, form, None)
                .await
                .unwrap();
            notices::greet(&world.platform, ann.user.id, "en")
                .await
                .unwrap();
            written += sent(&world).await.len();
        }
        assert_eq!(written, 3);
    })
    .await;
}

/// The token of a link that leads Ann to her table.
async fn mailed(world: &World) -> (Person, String) {
    let (ann, bob, table) = table(world).await;
    round(&ann, &bob, table).await;
    world.wait(MINUTE);
    let token = link(&sent(world).await[0].1);
    (ann, token)
}

#[tokio::test]
async fn a_new_address_closes_the_links_to_the_old_one() {
    everywhere(async |world| {
        let (ann, token) = mailed(&world).await;
        world.wait(HOUR);
        names(&world, &ann, "ann@winterfell.example").await.unwrap();
        let mails = sent(&world).await;
        notices::confirm(&world.platform, &link(&mails[0].1))
            .await
            .unwrap();
        let entered = notices::enter(&world.platform, &token, "a phone").await;
        assert_eq!(entered.unwrap_err(), Error::BadLink);
    })
    .await;
}

#[tokio::test]
async fn a_new_password_closes_the_links_before_it() {
    everywhere(async |world| {
        let (ann, token) = mailed(&world).await;
        accounts::renew_password(&world.platform, ann.id)
            .await
            .unwrap();
        let entered = notices::enter(&world.platform, &token, "a phone").await;
        assert_eq!(entered.unwrap_err(), Error::BadLink);
    })
    .await;
}

/// Somebody who was at her page has named an address of their own.
#[tokio::test]
async fn a_new_password_takes_back_an_unconfirmed_address() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        world.wait(MINUTE);
        names(&world, &ann, "eve@tarth.example").await.unwrap();
        let token = link(&sent(&world).await[0].1);
        let here = ann.visitor().await;
        let (old, new) = (PASSWORD.into(), "another horse battery".into());
        accounts::change_password(&world.platform, &here, old, new)
            .await
            .unwrap();
        let confirmed = notices::confirm(&world.platform, &token).await;
        assert_eq!(confirmed.unwrap_err(), Error::BadLink);
        let mail = notices::preferences(&world.platform, ann.id)
            .await
            .unwrap()
            .mail;
        assert_eq!(mail.address.as_deref(), Some("ann@tarth.example"));
    })
    .await;
}

#[tokio::test]
async fn an_address_that_was_left_is_not_asked_any_more() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        world.wait(MINUTE);
        names(&world, &ann, "typo@tarth.example").await.unwrap();
        names(&world, &ann, "ann@tarth.example").await.unwrap();
        send_due(&world.platform).await.unwrap();
        assert!(world.transport.mails().is_empty(), "that one is confirmed");
    })
    .await;
}
