//! Coming in again: what becomes of the session before, and of who is at the door while a password
//! changes.

use platform::accounts::{self, Device, SignUp, SignedIn};
use platform::{Error, notices};

use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, sign_up};

const NEW: &str = "another horse battery";

/// The browser in which this person is signed in.
async fn browser(who: &Person) -> Device {
    Device {
        name: "a laptop".into(),
        session: Some(who.visitor().await.session),
        ..Device::default()
    }
}

async fn is_open(world: &World, token: &str) -> bool {
    let who = accounts::who(&world.platform, token).await.unwrap();
    who.is_some()
}

fn token(signed_in: &SignedIn) -> &str {
    signed_in.token.expose()
}

#[tokio::test]
async fn signing_in_again_in_a_browser_ends_its_session_and_no_other() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let phone = accounts::sign_in(&world.platform, "Ann", PASSWORD, "a phone").await;
        let here = browser(&ann).await;
        let again = accounts::sign_in(&world.platform, "Ann", PASSWORD, here).await;
        let again = again.unwrap();
        assert!(
            !is_open(&world, &ann.token).await,
            "nobody holds it any more"
        );
        assert!(is_open(&world, token(&again)).await);
        assert!(is_open(&world, token(&phone.unwrap())).await);
        assert_eq!(world.count("session").await, 2);
    })
    .await;
}

#[tokio::test]
async fn whoever_comes_in_ends_the_session_of_whoever_was_there() {
    everywhere(async |world| {
        let (guest, ann) = (world.guest().await, world.person("Ann").await);
        let form = SignUp {
            device: browser(&ann).await,
            ..sign_up("Bob")
        };
        let bob = accounts::sign_up(&world.platform, form, None)
            .await
            .unwrap();
        assert!(!is_open(&world, &ann.token).await);
        let here = browser(&guest).await;
        accounts::sign_in(&world.platform, "Ann", PASSWORD, here)
            .await
            .unwrap();
        assert!(!is_open(&world, &guest.token).await);
        assert!(is_open(&world, token(&bob)).await);
    })
    .await;
}

/// A wrong password costs nobody their session.
#[tokio::test]
async fn who_is_not_let_in_ends_nothing() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let here = browser(&ann).await;
        let wrong = accounts::sign_in(&world.platform, "Ann", "swordfish12", here).await;
        assert_eq!(wrong.err(), Some(Error::WrongPassword));
        assert!(is_open(&world, &ann.token).await);
    })
    .await;
}

/// What somebody else put into the browser before does not become the account's.
#[tokio::test]
async fn a_guests_session_is_never_an_accounts() {
    everywhere(async |world| {
        let planted = world.guest().await;
        let form = SignUp {
            device: browser(&planted).await,
            ..sign_up("Ann")
        };
        let ann = accounts::sign_up(&world.platform, form, Some(planted.id)).await;
        assert!(!is_open(&world, &planted.token).await);
        assert!(is_open(&world, token(&ann.unwrap())).await);
        assert_eq!(world.count("session").await, 1);
    })
    .await;
}

#[tokio::test]
async fn a_password_that_was_right_until_now_lets_nobody_in() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let proof = accounts::prove(&world.platform, "Ann", PASSWORD, &"a phone".into()).await;
        let proof = proof.unwrap();
        accounts::let_in(&world.platform, &proof, &"a phone".into())
            .await
            .unwrap();
        let here = ann.visitor().await;
        accounts::change_password(&world.platform, &here, PASSWORD.into(), NEW.into())
            .await
            .unwrap();
        assert_eq!(world.count("session").await, 1, "hers");
        let late = accounts::let_in(&world.platform, &proof, &"a phone".into()).await;
        assert_eq!(late.err(), Some(Error::WrongPassword));
        assert_eq!(world.count("session").await, 1);
    })
    .await;
}

/// Whoever was signed in with the old password cannot still have letters sent to themselves.
#[tokio::test]
async fn an_ended_session_leaves_no_address_behind() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let thief = accounts::sign_in(&world.platform, "Ann", PASSWORD, "a phone").await;
        let thief = Person::of(&world.platform, thief.unwrap()).visitor().await;
        let here = ann.visitor().await;
        accounts::change_password(&world.platform, &here, PASSWORD.into(), NEW.into())
            .await
            .unwrap();
        let moved = notices::set_mail(&world.platform, &thief, "en", Some("x@y.example")).await;
        assert_eq!(moved, Err(Error::NoSuchSession));
        notices::set_mail(&world.platform, &here, "en", Some("ann@tarth.example"))
            .await
            .unwrap();
    })
    .await;
}
