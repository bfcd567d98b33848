//! Forms that are kept to open tables the same way again.

use platform::accounts::{self, forget_template, keep_template, templates};
use platform::{Allowance, Error, Field, Problem};

use crate::databases::everywhere;
use crate::world::PASSWORD;

#[tokio::test]
async fn a_form_is_kept_under_a_name_until_it_is_deleted() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let p = &world.platform;
        let hers = ann.visitor().await;
        let keep = async |name: &str, content: &str| {
            keep_template(p, &hers, (name, content.to_owned())).await
        };
        let first = keep("  Sunday   evening ", "{}").await.unwrap();
        assert_eq!(keep("Sunday evening", "{\"players\":3}").await, Ok(first));
        let other = keep("By post", "{}").await.unwrap();
        let kept = templates(p, ann.id).await.unwrap();
        let names: Vec<&str> = kept.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["By post", "Sunday evening"]);
        assert_eq!(kept[1].content, "{\"players\":3}");
        assert_eq!(templates(p, bob.id).await.unwrap(), []);

        forget_template(p, &bob.visitor().await, first)
            .await
            .unwrap();
        assert_eq!(templates(p, ann.id).await.unwrap().len(), 2, "not his");
        forget_template(p, &hers, first).await.unwrap();
        assert_eq!(templates(p, ann.id).await.unwrap()[0].id, other);

        accounts::delete_account(p, &hers, "Ann", PASSWORD.into())
            .await
            .unwrap();
        assert_eq!(world.count("template").await, 0);
    })
    .await;
}

#[tokio::test]
async fn nobody_keeps_more_than_twenty_or_anything_without_a_name() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let hers = ann.visitor().await;
        let keep = async |name: &str, content: String| {
            keep_template(&world.platform, &hers, (name, content)).await
        };
        let wrong = |problem| {
            let field = Field::TemplateName;
            Err(Error::Invalid { field, problem })
        };
        assert_eq!(keep("  ", "{}".into()).await, wrong(Problem::TooShort));
        let long = "x".repeat(41);
        assert_eq!(keep(&long, "{}".into()).await, wrong(Problem::TooLong));
        let unseen = keep("a\u{202e}b", "{}".into()).await;
        assert_eq!(unseen, wrong(Problem::BadCharacters));
        let large = keep("a", "x".repeat(20_000)).await;
        assert_eq!(large, Err(Error::TooLarge));
        for n in 0..20 {
            keep(&n.to_string(), "{}".into()).await.unwrap();
        }
        let one_more = keep("one more", "{}".into()).await;
        assert_eq!(one_more, Err(Error::TooMany(Allowance::Templates)));
        assert!(keep("7", "{}".into()).await.is_ok(), "in place of another");
    })
    .await;
}
