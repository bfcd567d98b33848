//! A lost password, and the mail that brings a new one.

use platform::accounts::{self, SignUp, SignedIn, ask_recovery, recover};
use platform::notices;
use platform::{Error, Field, Problem};

use crate::databases::everywhere;
use crate::notices::{link, reader, sent};
use crate::world::{PASSWORD, World, address_of, sign_up};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const NEW: &str = "a raven told me so";
const ADDRESS: &str = "ann@tarth.example";

/// Asks as somebody who types like that, and returns the tokens of the emails that go out.
async fn asks(world: &World, address: &str) -> Vec<String> {
    let asked = ask_recovery(&world.platform, address).unwrap();
    asked.await.unwrap();
    let mails = sent(world).await;
    mails.iter().map(|(_, text)| link(text)).collect()
}

async fn renews(world: &World, token: &str) -> Result<SignedIn, Error> {
    recover(&world.platform, token, NEW.into(), "a phone").await
}

#[tokio::test]
async fn a_mailed_link_renews_the_password_once_and_ends_all_sessions() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let tokens = asks(&world, " Ann@TARTH.example ").await;
        let [token] = tokens.as_slice() else {
            panic!("one letter: {tokens:?}");
        };
        let short = recover(&world.platform, token, "short".into(), "x").await;
        let too_short = Error::Invalid {
            field: Field::Password,
            problem: Problem::TooShort,
        };
        assert_eq!(short.unwrap_err(), too_short);

        let ann_again = renews(&world, token).await.unwrap();
        assert_eq!(ann_again.user.id, ann.id);
        let who = |token: String| {
            let platform = world.platform.clone();
            async move { accounts::who(&platform, &token).await.unwrap() }
        };
        assert!(who(ann.token.clone()).await.is_none(), "the old one ended");
        let visitor = who(ann_again.token.expose().to_owned()).await.unwrap();
        assert!(!visitor.brief);
        let old = accounts::sign_in(&world.platform, "Ann", PASSWORD, "x").await;
        assert_eq!(old.unwrap_err(), Error::WrongPassword);
        accounts::sign_in(&world.platform, "Ann", NEW, "x")
            .await
            .unwrap();
        assert_eq!(renews(&world, token).await.unwrap_err(), Error::BadLink);
    })
    .await;
}

#[tokio::test]
async fn a_link_lasts_an_hour_and_dies_with_the_password_it_renews() {
    everywhere(async |world| {
        reader(&world, "Ann").await;
        let late = asks(&world, ADDRESS).await.remove(0);
        world.wait(HOUR);
        assert_eq!(renews(&world, &late).await.unwrap_err(), Error::BadLink);

        let first = asks(&world, ADDRESS).await.remove(0);
        world.wait(2 * MINUTE);
        let second = asks(&world, ADDRESS).await.remove(0);
        renews(&world, &second).await.unwrap();
        assert_eq!(renews(&world, &first).await.unwrap_err(), Error::BadLink);
        let nonsense = renews(&world, "nonsense").await;
        assert_eq!(nonsense.unwrap_err(), Error::BadLink);
    })
    .await;
}

#[tokio::test]
async fn a_link_dies_with_the_address_it_was_mailed_to() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        world.wait(MINUTE);
        let here = ann.visitor().await;
        let moves =
            async |to| notices::set_mail(&world.platform, &here, "en", address_of(to)).await;
        let token = asks(&world, ADDRESS).await.remove(0);
        moves(Some("ann@winterfell.example")).await.unwrap();
        let confirming = link(&sent(&world).await[0].1);
        notices::confirm(&world.platform, &confirming)
            .await
            .unwrap();
        assert_eq!(renews(&world, &token).await.unwrap_err(), Error::BadLink);

        world.wait(2 * MINUTE);
        let token = asks(&world, "ann@winterfell.example").await.remove(0);
        moves(None).await.unwrap();
        assert_eq!(renews(&world, &token).await.unwrap_err(), Error::BadLink);
    })
    .await;
}

#[tokio::test]
async fn only_confirmed_addresses_are_written_to() {
    everywhere(async |world| {
        let form = SignUp {
            mail: Some("bob@tarth.example".into()),
            ..sign_up("Bob")
        };
        let bob = accounts::sign_up(&world.platform, form, None)
            .await
            .unwrap();
        notices::greet(&world.platform, bob.user.id, "en")
            .await
            .unwrap();
        let confirming = link(&sent(&world).await[0].1);
        assert_eq!(asks(&world, "bob@tarth.example").await.len(), 0);
        assert_eq!(asks(&world, "nobody@tarth.example").await.len(), 0);
        let wrong = renews(&world, &confirming).await;
        assert_eq!(wrong.unwrap_err(), Error::BadLink, "another purpose");
        let no_address = Error::Invalid {
            field: Field::Mail,
            problem: Problem::Malformed,
        };
        for wrong in ["bob", "  "] {
            let refused = ask_recovery(&world.platform, wrong);
            assert_eq!(refused.map(|_| ()), Err(no_address.clone()));
        }
    })
    .await;
}

#[tokio::test]
async fn nobodys_mailbox_is_flooded() {
    everywhere(async |world| {
        reader(&world, "Ann").await;
        world.wait(MINUTE);
        assert_eq!(asks(&world, ADDRESS).await.len(), 1);
        assert_eq!(asks(&world, ADDRESS).await.len(), 0, "at once");
        for emails in [1, 1, 0] {
            world.wait(2 * MINUTE);
            assert_eq!(asks(&world, ADDRESS).await.len(), emails);
        }
        world.wait(HOUR);
        assert_eq!(asks(&world, ADDRESS).await.len(), 1);
    })
    .await;
}
