//! Coming in again: what becomes of the session before, and of who is signing in while a password
//! changes.

use platform::accounts::{self, Device, ForcedAnswers, SignUp, SignedIn};
use platform::notices::{self, NewAddress};
use platform::{Error, Field, Problem};

use crate::databases::everywhere;
use crate::notices::{link, reader, sent};
use crate::world::{PASSWORD, Person, World, address_of, sign_up};

const NEW: &str = "another horse battery";

/// The browser in which this person is signed in.
async fn browser(who: &Person) -> Device {
    Device {
        name: "a laptop".into(),
        session: Some(who.visitor().await.session),
        ..Device::default()
    }
}

const fn renewed(address: Option<&str>) -> NewAddress<'_> {
    NewAddress {
        address,
        password: NEW,
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

/// Checks that what somebody else put into the browser before does not become the account's.
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

/// Checks that whoever was signed in with the old password cannot still have emails sent to themselves.
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
        let moved =
            notices::set_mail(&world.platform, &thief, "en", renewed(Some("x@y.example"))).await;
        assert_eq!(moved, Err(Error::SessionEnded));
        notices::set_mail(
            &world.platform,
            &here,
            "en",
            renewed(Some("ann@tarth.example")),
        )
        .await
        .unwrap();
    })
    .await;
}

/// Checks that whoever finds a browser open can neither have the password renewed by mail nor take that way from its
/// owner.
#[tokio::test]
async fn an_open_session_is_not_enough_for_another_address() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let here = ann.visitor().await;
        let wrong = Err(Error::Invalid {
            field: Field::Password,
            problem: Problem::Wrong,
        });
        for address in [Some("thief@tarth.example"), None] {
            for password in ["", "swordfish12"] {
                let new = NewAddress { address, password };
                let refused = notices::set_mail(&world.platform, &here, "en", new).await;
                assert_eq!(refused, wrong);
            }
        }
        let same = NewAddress {
            address: Some("ann@tarth.example"),
            password: "",
        };
        notices::set_mail(&world.platform, &here, "en", same)
            .await
            .unwrap();
        let mail = notices::preferences(&world.platform, ann.id)
            .await
            .unwrap()
            .mail;
        assert_eq!(mail.confirmed.as_deref(), Some("ann@tarth.example"));
    })
    .await;
}

/// An address that is not confirmed yet stays with a new password; the links to confirm it do not,
/// for whoever had the old password may have named it.
#[tokio::test]
async fn a_new_password_ends_the_links_that_confirm() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let here = ann.visitor().await;
        let named = address_of(Some("ann@tarth.example"));
        notices::set_mail(&world.platform, &here, "en", named)
            .await
            .unwrap();
        let before = link(&sent(&world).await[0].1);
        world.wait_days(1);
        let again = renewed(Some("ann@tarth.example"));
        notices::set_mail(&world.platform, &here, "en", again)
            .await
            .unwrap();
        accounts::change_password(&world.platform, &here, PASSWORD.into(), NEW.into())
            .await
            .unwrap();
        assert_eq!(sent(&world).await.len(), 0, "what waits is not sent");
        let spent = notices::confirm(&world.platform, &before).await;
        assert_eq!(spent, Err(Error::BadLink));
        world.wait_days(1);
        let again = renewed(Some("ann@tarth.example"));
        notices::set_mail(&world.platform, &here, "en", again)
            .await
            .unwrap();
        let link = link(&sent(&world).await[0].1);
        let confirmed = notices::confirm(&world.platform, &link).await;
        assert_eq!(confirmed.as_deref(), Ok("ann@tarth.example"));
    })
    .await;
}

/// Signing in again does not end the notices on this device without a word.
#[tokio::test]
async fn whoever_comes_back_is_still_told_there() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        world.person("Bob").await;
        let called = ("en", "Firefox on Linux");
        notices::add_device(
            &world.platform,
            &ann.visitor().await,
            called,
            &crate::notices::browser(),
        )
        .await
        .unwrap();
        let again = accounts::sign_in(&world.platform, "Ann", PASSWORD, browser(&ann).await).await;
        let ann = Person::of(&world.platform, again.unwrap());
        assert_eq!(world.count("target").await, 1);
        accounts::sign_in(&world.platform, "Bob", PASSWORD, browser(&ann).await)
            .await
            .unwrap();
        assert_eq!(world.count("target").await, 0, "not hers any more");
    })
    .await;
}

/// Nothing of an account is changed by a request whose session has ended while it was on its way.
#[tokio::test]
async fn an_ended_session_changes_nothing() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let here = ann.visitor().await;
        accounts::sign_out(&world.platform, here.session)
            .await
            .unwrap();
        let p = &world.platform;
        let ended = Err(Error::SessionEnded);
        assert_eq!(accounts::rename(p, &here, "Arya").await, ended);
        assert_eq!(accounts::keep_night(p, &here, "UTC", None).await, ended);
        let today = accounts::absences(p, ann.id).await.unwrap().today;
        assert_eq!(accounts::go_on_vacation(p, &here, &today, 2).await, ended);
        assert_eq!(accounts::come_back(p, &here, 1).await, ended);
        let asked = ForcedAnswers::Asked;
        assert_eq!(accounts::wish_forced_answers(p, &here, asked).await, ended);
        let gone = accounts::delete_account(p, &here, "Ann", PASSWORD.into()).await;
        assert_eq!(gone, ended);
    })
    .await;
}
