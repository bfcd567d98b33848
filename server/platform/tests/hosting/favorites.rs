//! Tests of favorites, and the addresses at which calendars read their deadlines.

use platform::accounts::{
    self, calendar_of, calendar_since, end_calendar, favor, favorites, make_calendar, unfavor,
};
use platform::chat::{self, Muting, Who};
use platform::{Allowance, Error};

use crate::chat::line;
use crate::databases::everywhere;
use crate::world::{PASSWORD, table_of};

#[tokio::test]
async fn favorites_are_one_s_own_and_go_with_either_account() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("bob").await);
        let cat = world.person("Cat").await;
        let p = &world.platform;
        let hers = ann.visitor().await;
        for name in ["Cat", "BOB", "Cat"] {
            favor(p, &hers, name).await.unwrap();
        }
        assert_eq!(favorites(p, ann.id).await.unwrap(), ["bob", "Cat"]);
        assert!(favorites(p, bob.id).await.unwrap().is_empty());
        unfavor(p, &hers, "Bob").await.unwrap();
        assert_eq!(favorites(p, ann.id).await.unwrap(), ["Cat"]);
        favor(p, &bob.visitor().await, "Ann").await.unwrap();
        accounts::delete_account(p, &cat.visitor().await, "Cat", PASSWORD.into())
            .await
            .unwrap();
        assert!(favorites(p, ann.id).await.unwrap().is_empty());
        accounts::delete_account(p, &bob.visitor().await, "bob", PASSWORD.into())
            .await
            .unwrap();
        assert_eq!(world.count("favorite").await, 0);
    })
    .await;
}

#[tokio::test]
async fn not_everybody_can_be_a_favorite() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let p = &world.platform;
        let hers = ann.visitor().await;
        for name in ["Ann", "Nobody", ""] {
            assert_eq!(favor(p, &hers, name).await, Err(Error::NoSuchPerson));
        }
        favor(p, &hers, "Bob").await.unwrap();
        bob.says(table, "hall", "Ours is the fury").await.unwrap();
        let who = Who {
            user: Some(ann.id),
            table,
            seat: None,
            invitation: None,
        };
        let id = line("Ours is the fury").id;
        chat::mute(p, who, ("hall", &id), Muting::Block)
            .await
            .unwrap();
        assert!(favorites(p, ann.id).await.unwrap().is_empty());
        assert_eq!(favor(p, &hers, "Bob").await, Err(Error::Blocked));
        let his = favor(p, &bob.visitor().await, "Ann").await;
        assert_eq!(his, Ok(()), "he is not told");
    })
    .await;
}

#[tokio::test]
async fn fifty_favorites_are_enough() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let hers = ann.visitor().await;
        let db = world.database().await;
        for n in 0..51 {
            let name = format!("Guest{n}");
            let sql = format!(
                "INSERT INTO \"user\" (name, name_key, password, created_at, ask_always) \
                 VALUES ('{name}', 'guest{n}', 'x', 0, FALSE)"
            );
            sea_orm::ConnectionTrait::execute_unprepared(&db, &sql)
                .await
                .unwrap();
            let marked = favor(&world.platform, &hers, &name).await;
            let full = Err(Error::TooMany(Allowance::Favorites));
            assert_eq!(marked, if n < 50 { Ok(()) } else { full });
        }
    })
    .await;
}

#[tokio::test]
async fn an_address_for_calendars_is_known_to_its_maker_alone() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        ann.lays(table_of(2)).await;
        let p = &world.platform;
        let hers = ann.visitor().await;
        assert_eq!(calendar_since(p, ann.id).await, Ok(None));
        let first = make_calendar(p, &hers).await.unwrap();
        let whose = async |secret: &str| {
            let reader = calendar_of(p, secret).await.unwrap();
            reader.map(|it| it.user)
        };
        assert_eq!(whose(&first).await, Some(ann.id));
        let rows = world.rows("SELECT secret_hash FROM calendar_feed").await;
        let stored: String = rows[0].try_get_by_index(0).unwrap();
        assert_ne!(stored, first);
        assert_eq!(whose(&stored).await, None, "the hash opens nothing");

        let second = make_calendar(p, &hers).await.unwrap();
        assert_eq!(whose(&first).await, None);
        assert_eq!(whose(&second).await, Some(ann.id));
        assert!(calendar_since(p, ann.id).await.unwrap().is_some());
        end_calendar(p, &hers).await.unwrap();
        assert_eq!(whose(&second).await, None);
        let third = make_calendar(p, &hers).await.unwrap();
        accounts::delete_account(p, &hers, "Ann", PASSWORD.into())
            .await
            .unwrap();
        assert_eq!(whose(&third).await, None);
        assert_eq!(world.count("calendar_feed").await, 0);
    })
    .await;
}
