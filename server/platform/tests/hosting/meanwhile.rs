//! Tests of what an account's own requests find when the account became another one while they were worked on.

use std::time::Duration;

use platform::accounts;
use platform::notices::{self, NewAddress};
use platform::{Error, Field, Problem};
use sea_orm::{ConnectionTrait, TransactionTrait};
use tokio::time::sleep;

use crate::databases::everywhere;
use crate::notices::reader;
use crate::world::{PASSWORD, World};

/// Within that a request has mostly read the account and waits for it.
const READ: Duration = Duration::from_millis(200);

const NOT_THE_PASSWORD: Error = Error::Invalid {
    field: Field::Password,
    problem: Problem::Wrong,
};

/// Returns what the request answers when this was stored after it had begun.
#[expect(clippy::disallowed_methods, reason = "somebody else holds the lock")]
async fn meanwhile<T>(world: &World, sql: &str, request: impl Future<Output = T>) -> T {
    let database = world.database().await;
    let lock = database.begin().await.unwrap();
    lock.execute_unprepared(sql).await.unwrap();
    let stored = async {
        sleep(READ).await;
        lock.commit().await.unwrap();
    };
    let (answer, ()) = tokio::join!(request, stored);
    answer
}

#[tokio::test]
async fn an_account_with_another_password_by_now_is_not_deleted() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let new = "another horse battery".to_owned();
        accounts::change_password(
            &world.platform,
            &bob.visitor().await,
            PASSWORD.into(),
            new.clone(),
        )
        .await
        .unwrap();
        let here = ann.visitor().await;
        let password = r#"UPDATE "user" SET password =
            (SELECT password FROM "user" WHERE name = 'Bob') WHERE name = 'Ann'"#;
        let delete = |password| accounts::delete_account(&world.platform, &here, "Ann", password);
        let deleted = meanwhile(&world, password, delete(PASSWORD.into())).await;
        assert_eq!(deleted, Err(NOT_THE_PASSWORD));
        assert_eq!(delete(new).await, Ok(()));
    })
    .await;
}

/// Saving it once more without the password would take the new one away.
#[tokio::test]
async fn an_address_that_is_another_by_now_takes_the_password() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let here = ann.visitor().await;
        let same = NewAddress {
            address: Some("ann@tarth.example"),
            password: "",
        };
        let address = r#"UPDATE "user" SET mail = 'ann@winterfell.example' WHERE name = 'Ann'"#;
        let saving = notices::set_mail(&world.platform, &here, "en", same);
        let saved = meanwhile(&world, address, saving).await;
        assert_eq!(saved, Err(NOT_THE_PASSWORD));
        let mail = notices::preferences(&world.platform, ann.id)
            .await
            .unwrap()
            .mail;
        assert_eq!(mail.address.as_deref(), Some("ann@winterfell.example"));
    })
    .await;
}
