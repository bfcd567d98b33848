//! People who go for good, and what stays of them.

use platform::accounts::{self, delete_account};
use platform::chat::{self, NewLine, Who};
use platform::notices;
use platform::tables::{self, NewTable, Occupant};
use platform::{Error, Field, Problem, TableId};
use sea_orm::ConnectionTrait;
use tabletop::Seat;

use crate::databases::everywhere;
use crate::notices::{link, reader, sent};
use crate::world::{PASSWORD, Person, World, sign_up, table_of};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

async fn goes(world: &World, person: &Person, name: &str, password: &str) -> Result<(), Error> {
    delete_account(
        &world.platform,
        &person.visitor().await,
        name,
        password.into(),
    )
    .await
}

async fn occupant(person: &Person, table: TableId, seat: usize) -> Occupant {
    let page = person.page(table).await;
    page.listing.seats[seat].occupant.clone()
}

#[tokio::test]
async fn nobody_is_deleted_without_name_and_password() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let wrong = |field| {
            let problem = Problem::Wrong;
            Err(Error::Invalid { field, problem })
        };
        let (name, password) = (wrong(Field::Name), wrong(Field::Password));
        assert_eq!(goes(&world, &ann, "Ann", "not hers").await, password);
        assert_eq!(goes(&world, &ann, "Bob", PASSWORD).await, name);
        assert_eq!(goes(&world, &ann, "", PASSWORD).await, name);
        let still = accounts::who(&world.platform, &ann.token).await.unwrap();
        assert_eq!(still.unwrap().user.name, "Ann");
        let visitor = ann.visitor().await;
        goes(&world, &ann, " ann ", PASSWORD).await.unwrap();
        let gone = accounts::who(&world.platform, &ann.token).await.unwrap();
        assert_eq!(gone, None);
        let again = delete_account(&world.platform, &visitor, "Ann", PASSWORD.into()).await;
        assert!(again.is_err(), "there is nothing left to delete");
    })
    .await;
}

#[tokio::test]
async fn a_running_game_goes_on_without_a_deleted_account() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "a").await.unwrap();
        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        assert_eq!(occupant(&bob, table, 0).await, Occupant::Deleted);
        assert!(bob.page(table).await.listing.clocks[0].absent);
        assert!(bob.page(table).await.owner, "Bob inherits the table");
        assert!(!bob.sees(table).await.contains("Ann"));

        // Nobody waits for a deleted account, even where there is no clock.
        bob.bids(table, 1, "b").await.unwrap();
        bob.bids(table, 1, "b").await.unwrap();
        world.wait(MINUTE);
        world.strike().await;
        bob.bids(table, 1, "b").await.unwrap();

        let cat = world.person("Cat").await;
        assert_eq!(
            tables::offered(&world.platform, None).await.unwrap().len(),
            1
        );
        tables::replace(&world.platform, cat.id, table, Seat(0), None)
            .await
            .unwrap();
        cat.bids(table, 1, "c").await.unwrap();
        assert!(bob.page(table).await.seed.is_some(), "played to its end");
        let faults = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(faults.fault, None);
    })
    .await;
}

#[tokio::test]
async fn a_game_that_is_over_keeps_its_seats_and_lines() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let speaks = Who {
            user: Some(ann.id),
            table,
            seat: None,
            invitation: None,
        };
        let line = NewLine {
            id: "0".repeat(32),
            text: "I pay my debts".into(),
            quote: None,
        };
        chat::say(&world.platform, speaks, "0-1", line)
            .await
            .unwrap();
        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }
        accounts::rename(&world.platform, &ann.visitor().await, "Arya")
            .await
            .unwrap();
        goes(&world, &ann, "Arya", PASSWORD).await.unwrap();
        assert_eq!(occupant(&bob, table, 0).await, Occupant::Deleted);
        let reads = Who {
            user: Some(bob.id),
            ..speaks
        };
        let heard = chat::lines(&world.platform, reads, "0-1", None)
            .await
            .unwrap();
        assert_eq!(heard[0].text, "I pay my debts");
        assert_eq!(
            (heard[0].name.known(), heard[0].seat),
            (Some(""), Some(Seat(0)))
        );
        let record = tables::record(&world.platform, Some(bob.id), table, None).await;
        assert!(record.is_ok());
    })
    .await;
}

#[tokio::test]
async fn nothing_that_is_only_ones_own_stays() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        accounts::keep_night(&world.platform, &ann.visitor().await, "Europe/Berlin", None)
            .await
            .unwrap();
        accounts::go_on_vacation(&world.platform, &ann.visitor().await, "2027-06-01", 3)
            .await
            .unwrap();
        let gathering = ann.lays(table_of(3)).await;
        ann.takes(gathering, 0).await.unwrap();
        let shared = bob.lays(table_of(3)).await;
        bob.takes(shared, 0).await.unwrap();
        ann.takes(shared, 1).await.unwrap();
        let alone = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        ann.takes(alone, 0).await.unwrap();
        tables::seat_computer(&world.platform, ann.id, alone, Seat(1))
            .await
            .unwrap();
        ann.bids(alone, 1, "a").await.unwrap();
        let who = Who {
            user: Some(ann.id),
            table: alone,
            seat: None,
            invitation: None,
        };
        chat::write_note(&world.platform, who, 1, "Trust nobody")
            .await
            .unwrap();

        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        for table in [
            "notice_account",
            "calendar",
            "vacation",
            "note",
            "seen",
            "target",
            "outbox",
        ] {
            assert_eq!(world.count(table).await, 0, "{table}");
        }
        assert_eq!(world.count("session").await, 1, "Bob's");
        assert_eq!(occupant(&bob, shared, 1).await, Occupant::Nobody);
        for gone in [gathering, alone] {
            let page = bob.looks(gone, tables::Look::default()).await;
            assert_eq!(page.unwrap_err(), Error::NoSuchTable);
        }
        assert_eq!(world.count("table_").await, 1);
        let left = "SELECT name || name_key || COALESCE(password, '') || COALESCE(mail, '')
            FROM \"user\" WHERE gone_at IS NOT NULL";
        let left: String = world.rows(left).await[0].try_get_by_index(0).unwrap();
        assert_eq!(left, format!("/{}", ann.id));
        let person = accounts::person(&world.platform, ann.id).await.unwrap();
        assert_eq!(person, None);
    })
    .await;
}

#[tokio::test]
async fn what_is_known_about_a_person_goes_with_them() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced("each 86400/3600").await;
        ann.bids(table, 1, "a").await.unwrap();
        accounts::appoint_moderator(&world.platform, ann.id)
            .await
            .unwrap();
        let other = bob.lays(table_of(3)).await;
        tables::invite(&world.platform, bob.id, other, "Ann")
            .await
            .unwrap();
        let muted = format!(
            "INSERT INTO masked_mute (table_id, user_id, other_id, how, id)
            VALUES ('{other}', {}, {}, 'mute', 'x')",
            ann.id, bob.id
        );
        let db = world.database().await;
        db.execute_unprepared(&muted).await.unwrap();
        db.close().await.unwrap();
        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(0), None)
            .await
            .unwrap();
        for table in ["conduct", "guest", "masked_mute", "moderator"] {
            assert_eq!(world.count(table).await, 0, "{table}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_table_that_gathers_nobody_goes_with_its_owner() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(3)).await;
        bob.takes(table, 0).await.unwrap();
        let who = Who {
            user: Some(bob.id),
            table,
            seat: None,
            invitation: None,
        };
        let line = NewLine {
            id: "0".repeat(32),
            text: "Nobody here".into(),
            quote: None,
        };
        chat::say(&world.platform, who, "hall", line).await.unwrap();
        tables::leave(&world.platform, bob.id, table).await.unwrap();
        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        assert_eq!(world.count("table_").await, 0);
    })
    .await;
}

#[tokio::test]
async fn no_deleted_account_inherits_a_table() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(table_of(3)).await;
        for (person, seat) in [(&ann, 0), (&bob, 1), (&cat, 2)] {
            person.takes(table, seat).await.unwrap();
        }
        goes(&world, &bob, "Bob", PASSWORD).await.unwrap();
        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        assert!(cat.page(table).await.owner);
    })
    .await;
}

#[tokio::test]
async fn a_deleted_name_stays_free_of_others_for_90_days() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        let again = || accounts::sign_up(&world.platform, sign_up("ANN"), None);
        let taken = Error::Invalid {
            field: Field::Name,
            problem: Problem::Taken,
        };
        assert_eq!(again().await.unwrap_err(), taken);
        world.wait(90 * DAY);
        assert_ne!(again().await.unwrap().user.id, ann.id);
    })
    .await;
}

#[tokio::test]
async fn no_link_of_an_old_email_lets_a_deleted_account_in() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        world.wait(2 * MINUTE);
        let letter = link(&sent(&world).await[0].1);
        goes(&world, &ann, "Ann", PASSWORD).await.unwrap();
        let back = notices::enter(&world.platform, &letter, "a phone").await;
        assert_eq!(back.map(|_| ()), Err(Error::BadLink));
        world.wait(2 * DAY);
        assert!(sent(&world).await.is_empty(), "nobody is written to");
    })
    .await;
}
