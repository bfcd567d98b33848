//! Tests of how much mail one mailbox gets, whoever causes it and however it is written.

use platform::Error;
use platform::accounts::{self, SignUp, ask_recovery, delete_account};
use platform::notices::{self, Settings};

use super::{HOUR, MINUTE, link, reader, sent};
use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, address_of, sign_up};

/// Signs somebody up who gives this address.
async fn signs_up(world: &World, name: &str, mail: &str) -> Result<Person, Error> {
    let form = SignUp {
        mail: Some(mail.into()),
        ..sign_up(name)
    };
    let person = accounts::sign_up(&world.platform, form, None).await?;
    notices::greet(&world.platform, person.user.id, "en").await?;
    Ok(Person::of(&world.platform, person))
}

async fn asks(world: &World, address: &str) -> usize {
    let asked = ask_recovery(&world.platform, address).unwrap();
    asked.await.unwrap();
    sent(world).await.len()
}

#[tokio::test]
async fn one_mailbox_gets_few_emails_however_it_is_written() {
    everywhere(async |world| {
        let mut written = 0;
        for number in 0..12 {
            let victim = [
                format!("victim+{number}@gmail.com"),
                format!("vic.tim+{number}@GMAIL.com"),
                "V.I.C.T.I.M@googlemail.com".to_owned(),
                format!("name{number}<victim@gmail.com>"),
            ];
            let name = format!("Ann {number}");
            let come = signs_up(&world, &name, &victim[number % 4]).await;
            assert_eq!(come.is_err(), number % 4 == 3, "a name is no address");
            let mails = sent(&world).await;
            // It goes to the address as it was written.
            assert!(
                mails
                    .iter()
                    .all(|it| it.0.to_lowercase() == victim[number % 4].to_lowercase())
            );
            written += mails.len();
            if let Ok(gone) = come {
                delete_account(
                    &world.platform,
                    &gone.visitor().await,
                    &name,
                    PASSWORD.into(),
                )
                .await
                .unwrap();
            }
            world.wait(2 * MINUTE);
        }
        assert_eq!(written, 3, "also of accounts that are gone");
        world.wait_days(1);
        signs_up(&world, "Bob", "victim@gmail.com").await.unwrap();
        assert_eq!(sent(&world).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn strangers_leave_room_for_a_new_password() {
    everywhere(async |world| {
        reader(&world, "Ann").await;
        for number in 0..6 {
            let mail = format!("ann+{number}@tarth.example");
            signs_up(&world, &format!("Bob {number}"), &mail)
                .await
                .unwrap();
        }
        assert_eq!(
            sent(&world).await.len(),
            2,
            "with the one that she asked for"
        );
        assert_eq!(asks(&world, "ann@tarth.example").await, 1);
        let mut written = 4;
        for _ in 0..23 {
            world.wait(HOUR);
            written += asks(&world, "ann@tarth.example").await;
        }
        assert_eq!(written, 12, "in a day");
    })
    .await;
}

/// Checks that what a sender sees does not depend on what the mailbox got from others, nor on whether it is anybody's
/// here.
#[tokio::test]
async fn a_refusal_tells_nothing_of_others() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        for _ in 0..4 {
            world.wait(2 * MINUTE);
            asks(&world, "ann@tarth.example").await;
        }
        for number in 0..3 {
            let name = format!("Bob {number}");
            signs_up(&world, &name, "ann@tarth.example").await.unwrap();
        }
        sent(&world).await;
        let (cat, dan) = (world.person("Cat").await, world.person("Dan").await);
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for _ in 0..8 {
            world.wait(2 * MINUTE);
            for (who, address, seen) in [
                (&cat, "ann@tarth.example", &mut known),
                (&dan, "nobody@tarth.example", &mut unknown),
            ] {
                let refused = notices::set_mail(
                    &world.platform,
                    &who.visitor().await,
                    "en",
                    address_of(Some(address)),
                )
                .await;
                seen.push(refused);
            }
            let mails = sent(&world).await;
            assert!(mails.iter().all(|it| it.0 != "ann@tarth.example"));
        }
        assert_eq!(known, unknown);
        assert_eq!(
            known[3],
            Err(Error::MailedTooOften),
            "one's own are counted"
        );
        assert_eq!(known.iter().filter(|it| it.is_ok()).count(), 3);
        // Nor does the page that shows how one's ways work.
        notices::save(
            &world.platform,
            &ann.visitor().await,
            "en",
            &Settings::default(),
        )
        .await
        .unwrap();
        let moved = Some("nobody@winterfell.example");
        notices::set_mail(
            &world.platform,
            &ann.visitor().await,
            "en",
            address_of(moved),
        )
        .await
        .unwrap();
        let before = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(before[0].waiting, 0);
        let last = before[0].last_sent;
        sent(&world).await;
        let after = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(
            after[0].last_sent, last,
            "the other address has one of its own"
        );
    })
    .await;
}

#[tokio::test]
async fn everybody_together_mails_few_unconfirmed_addresses() {
    everywhere(async |mut world| {
        world.restart_with(2).await;
        let mut people = Vec::new();
        for number in 0..4 {
            people.push(world.person(&format!("Ann {number}")).await);
        }
        let names = async |world: &World, number: usize| {
            let address = format!("{number}@tarth.example");
            let visitor = people[number].visitor().await;
            notices::set_mail(
                &world.platform,
                &visitor,
                "en",
                address_of(Some(address.as_str())),
            )
            .await
        };
        assert_eq!(names(&world, 0).await, Ok(()));
        assert_eq!(sent(&world).await.len(), 1);
        assert_eq!(names(&world, 1).await, Ok(()));
        assert_eq!(
            names(&world, 2).await,
            Err(Error::MailedTooOften),
            "one waits"
        );
        assert!(signs_up(&world, "Bob", "bob@tarth.example").await.is_ok());
        assert_eq!(
            sent(&world).await.len(),
            1,
            "the account is there all the same"
        );
        let load = notices::unconfirmed_mail(&world.platform).await.unwrap();
        assert_eq!((load.sent, load.most), (2, 2));
        world.wait(HOUR);
        assert_eq!(names(&world, 2).await, Ok(()));
        // With less room than was promised it waits, and is not lost.
        world.restart_with(0).await;
        assert_eq!(sent(&world).await.len(), 0);
        world.restart_with(2).await;
        world.wait(10 * MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails[0].0, "2@tarth.example");
        let confirmed = notices::confirm(&world.platform, &link(&mails[0].1)).await;
        assert_eq!(confirmed.as_deref(), Ok("2@tarth.example"));
    })
    .await;
}

#[tokio::test]
async fn an_email_that_is_tried_again_is_counted_once() {
    everywhere(async |world| {
        let dead = notices::Failure::passing(notices::DeliveryError::Unreachable);
        world.transport.fail(&[dead; 4]);
        signs_up(&world, "Ann", "ann@tarth.example").await.unwrap();
        for _ in 0..5 {
            assert_eq!(sent(&world).await.len(), 1);
            world.wait(10 * MINUTE);
        }
        assert_eq!(world.count("unasked_mail").await, 1);
        assert!(sent(&world).await.is_empty(), "it has arrived");
    })
    .await;
}
