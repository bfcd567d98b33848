//! Signing up, coming back, and going.

use futures::future::join_all;
use platform::accounts::{self, SignUp};
use platform::{Error, Field, Problem};

use crate::databases::everywhere;
use crate::world::{PASSWORD, World, sign_up};

async fn fails(world: &World, form: SignUp) -> (Field, Problem) {
    match accounts::sign_up(&world.platform, form, None).await {
        Err(Error::Invalid { field, problem }) => (field, problem),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn who_signs_up_is_known_and_comes_back() {
    everywhere(async |world| {
        let ann = world.person("Ann of Tarth").await;
        let visitor = accounts::who(&world.platform, &ann.token)
            .await
            .unwrap()
            .unwrap();
        assert_eq!((visitor.user.id, visitor.user.guest), (ann.id, false));
        let again = accounts::sign_in(&world.platform, " ann OF tarth", PASSWORD, "a phone").await;
        let again = again.unwrap();
        assert_eq!(again.user, visitor.user);
        assert_ne!(again.token.expose(), ann.token);
    })
    .await;
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_look_the_same() {
    everywhere(async |world| {
        world.person("Ann").await;
        let guest = world.guest().await;
        let guest = accounts::who(&world.platform, &guest.token)
            .await
            .unwrap()
            .unwrap();
        let tries = [
            ("Ann", "not her password"),
            ("Nobody", PASSWORD),
            ("\0", PASSWORD),
            ("Ann", ""),
        ];
        for (name, password) in tries.into_iter().chain([(guest.user.name.as_str(), "")]) {
            let refused = accounts::sign_in(&world.platform, name, password, "x").await;
            assert_eq!(refused.unwrap_err(), Error::WrongPassword, "{name:?}");
        }
        assert!(
            accounts::who(&world.platform, "no token")
                .await
                .unwrap()
                .is_none()
        );
    })
    .await;
}

#[tokio::test]
async fn a_name_is_taken_whatever_its_case() {
    everywhere(async |world| {
        world.person("Ægon").await;
        assert_eq!(
            fails(&world, sign_up("æGON")).await,
            (Field::Name, Problem::Taken)
        );
        let (one, other) = tokio::join!(
            accounts::sign_up(&world.platform, sign_up("Bran"), None),
            accounts::sign_up(&world.platform, sign_up("BRAN"), None),
        );
        assert_eq!(u8::from(one.is_ok()) + u8::from(other.is_ok()), 1);
        assert_eq!(world.count("\"user\"").await, 2);
    })
    .await;
}

#[tokio::test]
async fn each_field_says_what_is_wrong_with_it() {
    everywhere(async |world| {
        let short = SignUp {
            password: "123456789".into(),
            ..sign_up("Ann")
        };
        assert_eq!(
            fails(&world, short).await,
            (Field::Password, Problem::TooShort)
        );
        let long = SignUp {
            password: "x".repeat(201),
            ..sign_up("Ann")
        };
        assert_eq!(
            fails(&world, long).await,
            (Field::Password, Problem::TooLong)
        );
        let lost = SignUp {
            mail: Some("ann".into()),
            ..sign_up("Ann")
        };
        assert_eq!(fails(&world, lost).await, (Field::Mail, Problem::Malformed));
        assert_eq!(
            fails(&world, sign_up("  x ")).await,
            (Field::Name, Problem::TooShort)
        );
        assert_eq!(
            fails(&world, sign_up("a\u{200b}nn")).await.1,
            Problem::BadCharacters
        );
        assert_eq!(world.count("\"user\"").await, 0);
    })
    .await;
}

#[tokio::test]
async fn neither_password_nor_token_is_stored() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let password: String = world.rows("SELECT password FROM \"user\"").await[0]
            .try_get_by_index(0)
            .unwrap();
        assert!(password.starts_with("$argon2id$") && !password.contains(PASSWORD));
        let row = &world.rows("SELECT token_hash, device FROM session").await[0];
        let hash: String = row.try_get_by_index(0).unwrap();
        let token = hex::decode(&ann.token).unwrap();
        assert!(token.len() >= 16 && hash.len() == 64 && hash != ann.token);
    })
    .await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_tables() {
    everywhere(async |world| {
        let guest = world.guest().await;
        let known = accounts::who(&world.platform, &guest.token)
            .await
            .unwrap()
            .unwrap();
        assert!(known.user.guest && known.user.name.starts_with("Guest "));
        let table = guest.lays(crate::world::table_of(2)).await;
        guest.takes(table, 1).await.unwrap();

        let form = sign_up("Brienne");
        let kept = accounts::sign_up(&world.platform, form, Some(guest.id))
            .await
            .unwrap();
        assert_eq!((kept.user.id, kept.user.guest), (guest.id, false));
        assert!(
            accounts::who(&world.platform, &guest.token)
                .await
                .unwrap()
                .is_none()
        );
        let visitor = accounts::who(&world.platform, kept.token.expose())
            .await
            .unwrap()
            .unwrap();
        assert_eq!(visitor.user.name, "Brienne");
        assert_eq!(guest.page(table).await.my_seat, Some(tabletop::Seat(1)));
        accounts::sign_in(&world.platform, "brienne", PASSWORD, "x")
            .await
            .unwrap();

        // The account is nobody's guest any more.
        let other = accounts::sign_up(&world.platform, sign_up("Jaime"), Some(guest.id)).await;
        assert_ne!(other.unwrap().user.id, guest.id);
    })
    .await;
}

#[tokio::test]
async fn ended_sessions_stop_working() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let phone = accounts::sign_in(&world.platform, "Ann", PASSWORD, "a phone")
            .await
            .unwrap();
        let here = accounts::who(&world.platform, &ann.token)
            .await
            .unwrap()
            .unwrap();
        let listed = accounts::sessions(&world.platform, &here).await.unwrap();
        let devices: Vec<_> = listed
            .iter()
            .map(|it| (it.device.as_str(), it.current))
            .collect();
        assert_eq!(devices, [("a phone", false), ("a laptop", true)]);

        let bob = world.person("Bob").await;
        let not_his = accounts::end_session(&world.platform, bob.id, listed[0].id).await;
        assert_eq!(not_his, Err(Error::NoSuchSession));
        accounts::end_session(&world.platform, ann.id, listed[0].id)
            .await
            .unwrap();
        assert!(
            accounts::who(&world.platform, phone.token.expose())
                .await
                .unwrap()
                .is_none()
        );
        accounts::sign_out(&world.platform, here.session)
            .await
            .unwrap();
        accounts::sign_out(&world.platform, here.session)
            .await
            .unwrap();
        assert!(
            accounts::who(&world.platform, &ann.token)
                .await
                .unwrap()
                .is_none()
        );
        assert!(
            accounts::who(&world.platform, &bob.token)
                .await
                .unwrap()
                .is_some()
        );
    })
    .await;
}

#[tokio::test]
async fn a_session_lives_sixty_days_from_its_last_use() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for _ in 0..3 {
            world.wait_days(59);
            assert!(
                accounts::who(&world.platform, &ann.token)
                    .await
                    .unwrap()
                    .is_some()
            );
        }
        world.wait_days(60);
        assert!(
            accounts::who(&world.platform, &ann.token)
                .await
                .unwrap()
                .is_none()
        );
        world.guest().await;
        assert_eq!(
            world.count("session").await,
            1,
            "the expired one is swept away"
        );
    })
    .await;
}

#[tokio::test]
async fn whoever_knows_the_old_password_changes_it_and_the_other_sessions_end() {
    const NEW: &str = "a raven told me so";
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let who = async |token: &str| accounts::who(&world.platform, token).await.unwrap();
        let here = who(&ann.token).await.unwrap();
        let phone = accounts::sign_in(&world.platform, "Ann", PASSWORD, "a phone").await;
        let phone = phone.unwrap().token;
        let changes = async |old: &str, new: &str| {
            accounts::change_password(&world.platform, &here, old.into(), new.into()).await
        };
        let refused = |field, problem| Err(Error::Invalid { field, problem });
        assert_eq!(
            changes("not hers", NEW).await,
            refused(Field::OldPassword, Problem::Wrong)
        );
        assert_eq!(
            changes(PASSWORD, "short").await,
            refused(Field::Password, Problem::TooShort)
        );
        assert!(who(phone.expose()).await.is_some(), "nothing has changed");

        changes(PASSWORD, NEW).await.unwrap();
        assert_eq!(who(&ann.token).await, Some(here.clone()), "this one stays");
        assert_eq!(who(phone.expose()).await, None);
        let old = accounts::sign_in(&world.platform, "Ann", PASSWORD, "x").await;
        assert_eq!(old.unwrap_err(), Error::WrongPassword);
        let new = accounts::sign_in(&world.platform, "Ann", NEW, "x").await;
        assert_eq!(new.unwrap().user.id, ann.id);

        let guest = world.guest().await;
        let guest = who(&guest.token).await.unwrap();
        let none =
            accounts::change_password(&world.platform, &guest, String::new(), NEW.into()).await;
        assert_eq!(none, Err(Error::WrongPassword), "a guest has none");
    })
    .await;
}

/// However many ask at the same moment, each is told of their own session as it is.
#[tokio::test]
async fn many_who_ask_at_once_are_told_who_is_still_there() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let ask = async |token: &str| {
            let present = accounts::present(&world.platform, token).await;
            present.unwrap()
        };
        let all = async || {
            let tokens = [&ann.token, &bob.token, "no token"];
            join_all(tokens.iter().cycle().take(2000).map(|it| ask(it))).await
        };
        let users = all().await;
        assert_eq!(users[..3], [Some(ann.id), Some(bob.id), None]);
        let session = bob.visitor().await.session;
        accounts::sign_out(&world.platform, session).await.unwrap();
        let users = all().await;
        assert!(users.chunks(3).all(|it| it[0] == Some(ann.id)));
        assert!(users.iter().skip(1).step_by(3).all(Option::is_none));
    })
    .await;
}
