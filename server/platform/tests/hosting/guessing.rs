//! Wrong passwords make those wait who guess, and nobody else.

use platform::Error;
use platform::accounts::{self, Device, remember_browser};

use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World};

const MINUTE: i64 = 60 * 1000;

async fn guess(world: &World, name: &str, remembered: &str) -> Option<Error> {
    signs_in(world, name, ("a wrong password", remembered)).await
}

async fn signs_in(
    world: &World,
    name: &str,
    (password, remembered): (&str, &str),
) -> Option<Error> {
    let device = Device {
        name: "Firefox on Linux".into(),
        remembered: remembered.into(),
        network: "192.0.2.7".into(),
        ..Device::default()
    };
    let done = accounts::sign_in(&world.platform, name, password, device).await;
    done.err()
}

/// The same in a browser that nobody knows, from elsewhere.
async fn from_elsewhere(world: &World, network: u32, password: &str) -> Option<Error> {
    let device = Device {
        network: network.to_string(),
        ..Device::default()
    };
    let done = accounts::sign_in(&world.platform, "Ann", password, device).await;
    done.err()
}

#[tokio::test]
async fn who_guesses_waits_and_the_owner_gets_in() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let bob = world.person("Bob").await;
        let own = remember_browser(&world.platform, ann.id, "").await.unwrap();
        // The same words at the same try, whether there is such an account or not.
        for name in ["Ann", "Nobody"] {
            for _ in 0..5 {
                assert_eq!(guess(&world, name, "").await, Some(Error::WrongPassword));
            }
            assert_eq!(guess(&world, name, "").await, Some(Error::TooOften(30)));
        }
        assert_eq!(
            signs_in(&world, " aNN", (PASSWORD, "")).await,
            Some(Error::TooOften(30)),
            "not even the right one is looked at"
        );
        assert_eq!(
            from_elsewhere(&world, 1, PASSWORD).await,
            None,
            "on a new phone"
        );
        assert_eq!(signs_in(&world, "Ann", (PASSWORD, &own)).await, None);
        assert_eq!(signs_in(&world, "Bob", (PASSWORD, "")).await, None);
        // A browser of somebody else is a stranger.
        let others = remember_browser(&world.platform, bob.id, "").await.unwrap();
        let forged = own.replace(&own[own.len() - 8..], "00000000");
        for stranger in [&others, &forged, "1-2-3", "___---"] {
            let refused = signs_in(&world, "Ann", (PASSWORD, stranger)).await;
            assert_eq!(refused, Some(Error::TooOften(30)), "{stranger}");
        }
        world.wait(MINUTE / 2);
        assert_eq!(guess(&world, "Ann", "").await, Some(Error::WrongPassword));
        assert_eq!(guess(&world, "Ann", "").await, Some(Error::TooOften(60)));
        world.wait(MINUTE);
        assert_eq!(signs_in(&world, "Ann", (PASSWORD, "")).await, None);
        assert_eq!(guess(&world, "Ann", "").await, Some(Error::WrongPassword));
    })
    .await;
}

#[tokio::test]
async fn a_browser_that_is_known_has_tries_of_its_own_and_no_more() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let bob = world.person("Bob").await;
        let family = remember_browser(&world.platform, bob.id, "").await.unwrap();
        let family = remember_browser(&world.platform, ann.id, &family).await;
        let family = family.unwrap();
        for name in ["Ann", "Bob"] {
            for _ in 0..5 {
                let wrong = guess(&world, name, &family).await;
                assert_eq!(wrong, Some(Error::WrongPassword), "{name}");
            }
            assert_eq!(
                guess(&world, name, &family).await,
                Some(Error::TooOften(30))
            );
        }
        assert_eq!(signs_in(&world, "Ann", (PASSWORD, "")).await, None);
        // With another password it knows nothing any more.
        let visitor = ann.visitor().await;
        let new = "another horse battery".to_owned();
        accounts::change_password(&world.platform, &visitor, PASSWORD.into(), new)
            .await
            .unwrap();
        for _ in 0..5 {
            assert_eq!(guess(&world, "Ann", "").await, Some(Error::WrongPassword));
        }
        assert_eq!(
            guess(&world, "Ann", &family).await,
            Some(Error::TooOften(30))
        );
    })
    .await;
}

/// However many guess from however many networks, the owner's first try is looked at.
#[tokio::test]
async fn nobody_locks_an_owner_out() {
    everywhere(async |world| {
        world.person("Ann").await;
        for network in 0..4 {
            for _ in 0..5 {
                let wrong = from_elsewhere(&world, network, "swordfish12").await;
                assert_eq!(wrong, Some(Error::WrongPassword));
            }
        }
        let wrong = from_elsewhere(&world, 5, "swordfish12").await;
        assert_eq!(wrong, Some(Error::WrongPassword));
        let waits = from_elsewhere(&world, 5, "swordfish12").await;
        assert_eq!(waits, Some(Error::TooOften(15 * 60)), "one each");
        assert_eq!(from_elsewhere(&world, 6, PASSWORD).await, None);
    })
    .await;
}

/// Checks that whoever has stolen a session does not get the password by it.
#[tokio::test]
async fn whoever_is_signed_in_guesses_no_faster() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let visitor = ann.visitor().await;
        let change = async |old: &str| {
            let new = "another horse battery".to_owned();
            accounts::change_password(&world.platform, &visitor, old.into(), new).await
        };
        let delete = async |password: &str| {
            accounts::delete_account(
                &world.platform,
                &ann.visitor().await,
                "Ann",
                password.into(),
            )
            .await
        };
        for _ in 0..3 {
            assert!(matches!(change("wrong").await, Err(Error::Invalid { .. })));
        }
        for _ in 0..2 {
            assert!(matches!(delete("wrong").await, Err(Error::Invalid { .. })));
        }
        assert_eq!(change(PASSWORD).await, Err(Error::TooOften(30)));
        assert_eq!(delete(PASSWORD).await, Err(Error::TooOften(30)));
        let elsewhere = accounts::sign_in(&world.platform, "Ann", PASSWORD, "a phone").await;
        let elsewhere = Person::of(&world.platform, elsewhere.unwrap());
        let new = "a third horse battery".to_owned();
        let other = elsewhere.visitor().await;
        accounts::change_password(&world.platform, &other, PASSWORD.into(), new)
            .await
            .expect("nobody else waits");
    })
    .await;
}

#[tokio::test]
async fn the_session_that_was_not_used_for_longest_makes_room() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        world.wait(MINUTE);
        let mut latest = String::new();
        for _ in 0..50 {
            let device = "a phone";
            let signed_in = accounts::sign_in(&world.platform, "Ann", PASSWORD, device).await;
            signed_in.unwrap().token.expose().clone_into(&mut latest);
        }
        assert_eq!(world.count("session").await, 50);
        let who = accounts::who(&world.platform, &ann.token).await;
        assert!(who.unwrap().is_none());
        let who = accounts::who(&world.platform, &latest).await;
        assert!(who.unwrap().is_some());
    })
    .await;
}
