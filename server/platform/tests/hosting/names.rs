//! Other names for the same people.

use platform::accounts::{self, rename};
use platform::chat::{self, NewLine, Who};
use platform::tables::Occupant;
use platform::{Error, Field, Problem, TableId};

use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, sign_up, table_of};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn refused(problem: Problem) -> Result<(), Error> {
    Err(Error::Invalid {
        field: Field::Name,
        problem,
    })
}

async fn names(world: &World, person: &Person, name: &str) -> Result<(), Error> {
    rename(&world.platform, &person.visitor().await, name).await
}

/// Days in which these people come by now and then, so that they stay signed in.
async fn days(world: &World, people: &[&Person], days: i64) {
    for _ in 0..2 {
        world.wait(days * DAY / 2);
        for person in people {
            person.visitor().await;
        }
    }
}

/// Returns what the people at a table are called.
async fn called(person: &Person, table: TableId) -> Vec<String> {
    let seats = person.page(table).await.listing.seats;
    let name = |it: &Occupant| match it {
        Occupant::Person { name, .. } => name.known().unwrap_or_default().to_owned(),
        other => format!("{other:?}"),
    };
    seats.iter().map(|it| name(&it.occupant)).collect()
}

async fn plays_to_the_end(ann: &Person, bob: &Person, table: TableId) {
    for _ in 0..3 {
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 1, "b").await.unwrap();
    }
    assert!(ann.page(table).await.seed.is_some(), "the game is over");
}

#[tokio::test]
async fn a_game_that_is_over_keeps_the_names_of_its_time() {
    everywhere(async |world| {
        let (ann, bob, old) = world.table().await;
        let says = Who {
            user: Some(ann.id),
            table: old,
            seat: None,
            invitation: None,
        };
        let line = NewLine {
            id: "0".repeat(32),
            text: "Winter is coming".into(),
            quote: None,
        };
        chat::say(&world.platform, says, "hall", line)
            .await
            .unwrap();
        plays_to_the_end(&ann, &bob, old).await;
        let new = bob.lays(table_of(2)).await;
        ann.takes(new, 0).await.unwrap();
        bob.takes(new, 1).await.unwrap();
        world.wait(DAY);

        names(&world, &ann, "Arya").await.unwrap();
        assert_eq!(called(&bob, old).await, ["Ann", "Bob"]);
        assert_eq!(called(&bob, new).await, ["Arya", "Bob"]);
        let reads = Who {
            user: Some(bob.id),
            ..says
        };
        let heard = chat::lines(&world.platform, reads, "hall", None)
            .await
            .unwrap();
        assert_eq!(heard[0].name.known(), Some("Ann"));

        plays_to_the_end(&ann, &bob, new).await;
        world.wait(DAY);
        names(&world, &ann, "No One").await.unwrap();
        assert_eq!(called(&bob, old).await, ["Ann", "Bob"]);
        assert_eq!(called(&bob, new).await, ["Arya", "Bob"]);

        let back = accounts::sign_in(&world.platform, "no one", PASSWORD, "x").await;
        assert_eq!(back.unwrap().user.id, ann.id);
        let old = accounts::sign_in(&world.platform, "Ann", PASSWORD, "x").await;
        assert_eq!(old.unwrap_err(), Error::WrongPassword);
    })
    .await;
}

#[tokio::test]
async fn nobody_takes_anothers_former_name_for_90_days() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        assert_eq!(names(&world, &ann, "BOB").await, refused(Problem::Taken));
        assert_eq!(names(&world, &ann, "A").await, refused(Problem::TooShort));
        names(&world, &ann, "Arya").await.unwrap();
        assert_eq!(names(&world, &bob, "ANN").await, refused(Problem::Taken));
        let new = accounts::sign_up(&world.platform, sign_up("ann"), None).await;
        assert_eq!(new.map(|_| ()), refused(Problem::Taken));
        names(&world, &ann, "Ann").await.unwrap();
        names(&world, &ann, "Arya").await.unwrap();

        days(&world, &[&bob], 90).await;
        world.wait(-1);
        assert_eq!(names(&world, &bob, "Ann").await, refused(Problem::Taken));
        world.wait(1);
        names(&world, &bob, "Ann").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn nobody_hoards_names() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for name in ["Arya", "arya", "Cat of the Canals"] {
            names(&world, &ann, name).await.unwrap();
        }
        names(&world, &ann, "Cat of the Canals").await.unwrap();
        let again = names(&world, &ann, "No One").await;
        assert_eq!(again, refused(Problem::TooOften));
        days(&world, &[&ann], 90).await;
        names(&world, &ann, "No One").await.unwrap();
    })
    .await;
}

/// Each refused for what it is.
#[tokio::test]
async fn nobody_looks_like_somebody_else() {
    everywhere(async |world| {
        let ann = world.person("Ann Lee").await;
        world.person("Bob").await;
        let refused = async |name: &str| {
            let form = sign_up(name);
            match accounts::sign_up(&world.platform, form, None).await {
                Err(Error::Invalid {
                    field: Field::Name,
                    problem,
                }) => problem,
                other => panic!("{name}: {other:?}"),
            }
        };
        assert_eq!(refused("ann lee").await, Problem::Taken);
        for alike in ["Ann_Lee", "AnnLee", "ann-lee", "B0b", "Воb".trim()] {
            let problem = refused(alike).await;
            assert!(
                matches!(problem, Problem::Alike | Problem::Mixed),
                "{alike}: {problem:?}"
            );
        }
        for own in ["Guest 1234567", "Moderator", "Rookery", "Computer"] {
            assert_eq!(refused(own).await, Problem::Reserved, "{own}");
        }
        let renamed = accounts::rename(&world.platform, &ann.visitor().await, "8ob").await;
        assert!(renamed.is_ok(), "8 is no B");
        let renamed = accounts::rename(&world.platform, &ann.visitor().await, "bOB").await;
        assert!(renamed.is_err());
        // What she was called is kept for a while, and what looks like it.
        assert_eq!(refused("AnnLee").await, Problem::Taken);
        accounts::rename(&world.platform, &ann.visitor().await, "ANN LEE")
            .await
            .unwrap();
    })
    .await;
}

#[tokio::test]
async fn of_two_who_look_the_same_at_once_one_gets_the_name() {
    everywhere(async |world| {
        let (one, other) = tokio::join!(
            accounts::sign_up(&world.platform, sign_up("Ann Lee"), None),
            accounts::sign_up(&world.platform, sign_up("Ann_Lee"), None),
        );
        assert_ne!(one.is_ok(), other.is_ok());
        assert_eq!(world.count("\"user\"").await, 1);
    })
    .await;
}

/// Accounts that look the same from before anybody looked keep their names, and come in by them.
#[tokio::test]
async fn who_has_a_name_keeps_it() {
    everywhere(async |world| {
        world.person("Ann Lee").await;
        let old = world.person("Bob").await;
        let row = format!(
            "UPDATE \"user\" SET name = 'Ann-Lee', name_key = 'ann-lee', name_skeleton = NULL WHERE id = {}",
            old.id
        );
        world.rows(&row).await;
        accounts::sign_in(&world.platform, "ann-lee", PASSWORD, "x")
            .await
            .unwrap();
        let taken = accounts::sign_up(&world.platform, sign_up("Ann.Lee"), None).await;
        assert!(taken.is_err());
    })
    .await;
}
