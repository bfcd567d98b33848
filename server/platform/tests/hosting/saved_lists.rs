//! Tests of the lists that people put together to bring them to tables.

use platform::accounts::{self, forget_list, keep_list, saved_lists};
use platform::{Allowance, Error, Field, Problem};

use crate::databases::everywhere;
use crate::world::PASSWORD;

#[tokio::test]
async fn a_list_is_kept_under_a_name_until_it_is_deleted() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let p = &world.platform;
        let hers = ann.visitor().await;
        let keep = async |kind: &str, name: &str, content: &str| {
            keep_list(p, &hers, kind, (name, content.to_owned())).await
        };
        let first = keep("sealed", "  The   wolves ", "one").await.unwrap();
        assert_eq!(keep("sealed", "The wolves", "two").await, Ok(first));
        let other = keep("open", "The wolves", "three").await.unwrap();
        assert_ne!(other, first, "of another game");
        let kept = saved_lists(p, ann.id, "sealed").await.unwrap();
        let kept: Vec<(&str, &str)> = kept.iter().map(|it| (&*it.name, &*it.content)).collect();
        assert_eq!(kept, [("The wolves", "two")]);
        assert_eq!(saved_lists(p, bob.id, "sealed").await.unwrap(), []);

        forget_list(p, &bob.visitor().await, first).await.unwrap();
        assert_eq!(
            saved_lists(p, ann.id, "sealed").await.unwrap().len(),
            1,
            "not his"
        );
        forget_list(p, &hers, first).await.unwrap();
        assert_eq!(saved_lists(p, ann.id, "sealed").await.unwrap(), []);

        accounts::delete_account(p, &hers, "Ann", PASSWORD.into())
            .await
            .unwrap();
        assert_eq!(world.count("saved_list").await, 0);
    })
    .await;
}

#[tokio::test]
async fn nobody_keeps_more_than_fifty_lists_or_one_without_a_name() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let hers = ann.visitor().await;
        let keep = async |name: &str, content: String| {
            keep_list(&world.platform, &hers, "sealed", (name, content)).await
        };
        let wrong = |problem| {
            let field = Field::ListName;
            Err(Error::Invalid { field, problem })
        };
        assert_eq!(keep("  ", "x".into()).await, wrong(Problem::TooShort));
        let long = "x".repeat(41);
        assert_eq!(keep(&long, "x".into()).await, wrong(Problem::TooLong));
        let unseen = keep("a\u{202e}b", "x".into()).await;
        assert_eq!(unseen, wrong(Problem::BadCharacters));
        assert_eq!(keep("a", "x".repeat(9_000)).await, Err(Error::TooLarge));
        for n in 0..50 {
            keep(&n.to_string(), "x".into()).await.unwrap();
        }
        let one_more = keep("one more", "x".into()).await;
        assert_eq!(one_more, Err(Error::TooMany(Allowance::Lists)));
        assert!(keep("7", "y".into()).await.is_ok(), "in place of another");
    })
    .await;
}
