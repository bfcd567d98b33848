//! Three words that lead to a table.

use platform::tables::{self, Invitation, NewTable};
use platform::{Error, TableId, jobs};
use sea_orm::ConnectionTrait;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

const MINUTE: i64 = 60 * 1000;

fn hidden(seats: u8) -> NewTable {
    NewTable {
        open: false,
        ..table_of(seats)
    }
}

async fn types(world: &World, words: &str) -> Result<Invitation, Error> {
    types_in(world, words, "192.0.2.7").await
}

async fn types_in(world: &World, words: &str, network: &str) -> Result<Invitation, Error> {
    tables::invitation_by_words(&world.platform, words, network).await
}

async fn words(owner: &Person, table: TableId) -> String {
    owner.page(table).await.words.expect("it gathers")
}

#[tokio::test]
async fn three_words_lead_to_the_invitation() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let (one, other) = (ann.lays(hidden(3)).await, ann.lays(table_of(3)).await);
        for table in [one, other] {
            let secret = ann.link(table).await;
            let said = words(&ann, table).await;
            assert_eq!(said.split(' ').count(), 3);
            for typed in [
                said.clone(),
                said.to_uppercase(),
                said.replace(' ', " . "),
                format!(" {} ", said.replace(' ', "-")),
            ] {
                let secret = secret.clone();
                let found = types(&world, &typed).await;
                assert_eq!(found, Ok(Invitation { table, secret }), "{typed}");
            }
        }
        assert_ne!(words(&ann, one).await, words(&ann, other).await);
        assert_eq!(
            bob.page(other).await.words,
            None,
            "only who sits there passes them on"
        );
        bob.takes(other, 0).await.unwrap();
        assert_eq!(bob.page(other).await.words, Some(words(&ann, other).await));
    })
    .await;
}

#[tokio::test]
async fn words_end_with_the_last_seat_the_beginning_and_the_table() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        // With clocks a full table waits until everybody is there.
        let paced = NewTable {
            pace: "live 600+10".parse().unwrap(),
            ..table_of(2)
        };
        let table = ann.lays(paced).await;
        let said = words(&ann, table).await;
        ann.takes(table, 0).await.unwrap();
        assert!(types(&world, &said).await.is_ok());
        bob.takes(table, 1).await.unwrap();
        assert_eq!(types(&world, &said).await, Err(Error::NoSuchWords), "full");
        tables::leave(&world.platform, bob.id, table).await.unwrap();
        assert!(types(&world, &said).await.is_ok(), "a seat is free again");
        bob.takes(table, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        assert_eq!(types(&world, &said).await, Err(Error::NoSuchWords), "begun");
        assert_eq!(ann.page(table).await.words, None);

        let table = ann.lays(hidden(2)).await;
        let said = words(&ann, table).await;
        tables::close(&world.platform, ann.id, table).await.unwrap();
        assert_eq!(types(&world, &said).await, Err(Error::NoSuchWords), "gone");
        assert_eq!(world.count("join_code").await, 0);
    })
    .await;
}

#[tokio::test]
async fn words_last_for_thirty_days_and_are_renewed_with_the_invitation() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(hidden(3)).await;
        let (said, link) = (words(&ann, table).await, ann.link(table).await);
        world.wait_days(30);
        assert_eq!(types(&world, &said).await, Err(Error::NoSuchWords));
        assert_eq!(ann.page(table).await.words, None);
        jobs::once(&world.platform).await;
        assert_eq!(world.count("join_code").await, 0);

        let renews =
            async |who: &Person| tables::renew_invitation(&world.platform, who.id, table).await;
        assert_eq!(renews(&bob).await, Err(Error::NoSuchTable));
        bob.takes_by_link(table, 0, &link).await.unwrap();
        assert_eq!(renews(&bob).await, Err(Error::NotOwner));
        let seq = ann.page(table).await.seq;
        renews(&ann).await.unwrap();
        assert!(ann.page(table).await.seq > seq, "open pages hear of it");
        let (new, secret) = (words(&ann, table).await, ann.link(table).await);
        assert_ne!((&new, &secret), (&said, &link));
        assert_eq!(types(&world, &new).await, Ok(Invitation { table, secret }));
        let cat = world.person("Cat").await;
        let refused = cat.takes_by_link(table, 1, &link).await;
        assert_eq!(refused, Err(Error::NoSuchTable), "the old link is over");
        assert_eq!(
            bob.page(table).await.my_seats.len(),
            1,
            "who sits there stays"
        );
        renews(&ann).await.unwrap();
        assert_eq!(types(&world, &new).await, Err(Error::NoSuchWords));
        assert_eq!(world.count("join_code").await, 1);
    })
    .await;
}

#[tokio::test]
async fn no_two_tables_have_the_same_words() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(hidden(2)).await;
        let said = words(&ann, table).await;
        let other = ann.lays(hidden(2)).await;
        let theirs = words(&ann, other).await;
        let same = format!("UPDATE join_code SET words = '{said}' WHERE words = '{theirs}'");
        let db = world.database().await;
        assert!(db.execute_unprepared(&same).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn whoever_guesses_waits_and_nobody_else_does() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(hidden(2)).await;
        let said = words(&ann, table).await;
        let wrong = if said == "oak oak oak" {
            "fern fern fern"
        } else {
            "oak oak oak"
        };
        for _ in 0..10 {
            // A class behind one address types what is right; slips are no guesses.
            assert!(types(&world, &said).await.is_ok());
            assert_eq!(types(&world, "oka fern ivy").await, Err(Error::NoSuchWords));
            assert_eq!(types(&world, wrong).await, Err(Error::NoSuchWords));
        }
        assert_eq!(types(&world, wrong).await, Err(Error::TooOften(60)));
        assert_eq!(
            types(&world, &said).await,
            Err(Error::TooOften(60)),
            "not even the right ones are looked at"
        );
        assert!(types_in(&world, &said, "198.51.100.4").await.is_ok());
        world.wait(MINUTE);
        assert_eq!(types(&world, wrong).await, Err(Error::NoSuchWords));
        assert_eq!(types(&world, wrong).await, Err(Error::TooOften(60)));
    })
    .await;
}
