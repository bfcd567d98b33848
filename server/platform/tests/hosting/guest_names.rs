//! The names of guests: their tables' alone, and no account's.

use platform::accounts::{self, NamedGuest, SignedIn};
use platform::tables::{self, NewTable};
use platform::{Error, Field, Problem, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, sign_up, table_of};

/// A hidden table of four where its owner sits on seat 0, and the secret of its link.
async fn gathers(ann: &Person) -> (TableId, String) {
    let new = NewTable {
        open: false,
        ..table_of(4)
    };
    let table = ann.lays(new).await;
    ann.takes(table, 0).await.unwrap();
    let link = ann.link(table).await;
    (table, link)
}

/// Somebody takes this seat of the table as a guest, in a new browser or as the guest they are.
async fn comes(
    world: &World,
    (name, guest): (&str, Option<&Person>),
    (table, link): &(TableId, String),
    seat: u8,
) -> Result<SignedIn, Error> {
    let newcomer = NamedGuest {
        name: name.into(),
        device: "a phone".into(),
        guest: guest.map(|it| it.id),
    };
    let place = (*table, Seat(seat));
    tables::take_seat_as_guest(&world.platform, newcomer, place, Some(link)).await
}

async fn sits(world: &World, name: &str, at: &(TableId, String), seat: u8) -> Person {
    let signed_in = comes(world, (name, None), at, seat).await;
    Person::of(&world.platform, signed_in.unwrap())
}

fn refusal<T>(of: Result<T, Error>) -> Option<Problem> {
    match of {
        Err(Error::Invalid {
            field: Field::Name,
            problem,
        }) => Some(problem),
        _ => None,
    }
}

#[tokio::test]
async fn a_guest_signs_up_under_the_name_they_have() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let inn = gathers(&ann).await;
        let bob = sits(&world, "Bob", &inn, 1).await;
        let account = accounts::sign_up(&world.platform, sign_up("Bob"), Some(bob.id)).await;
        let account = account.unwrap();
        assert_eq!((account.user.id, &*account.user.name), (bob.id, "Bob"));
        // From now on it is an account's like any other.
        let other = accounts::sign_up(&world.platform, sign_up("B.o.b"), None).await;
        assert_eq!(refusal(other), Some(Problem::Alike));
        let guest = comes(&world, ("Bob", None), &inn, 2).await;
        assert_eq!(refusal(guest), Some(Problem::Taken));
    })
    .await;
}

#[tokio::test]
async fn a_guests_name_is_in_nobodys_way_elsewhere() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let (inn, mill) = (gathers(&ann).await, gathers(&ann).await);
        let here = sits(&world, "Bob", &inn, 1).await;
        let there = sits(&world, "bob", &mill, 1).await;
        assert_ne!(here.id, there.id);
        let account = accounts::sign_up(&world.platform, sign_up("Bob"), None).await;
        assert!(account.is_ok());
        let gave_up = accounts::sign_up(&world.platform, sign_up("Flint"), Some(here.id)).await;
        assert!(gave_up.is_ok());
        let (forge, heron) = (gathers(&ann).await, "Heron");
        let guest = sits(&world, heron, &forge, 1).await;
        let renamed = comes(&world, ("Egret", Some(&guest)), &forge, 2).await;
        assert!(renamed.is_ok());
        let new = accounts::sign_up(&world.platform, sign_up(heron), None).await;
        assert!(new.is_ok(), "what a guest was called is free");
    })
    .await;
}

#[tokio::test]
async fn two_guests_of_a_table_are_told_apart() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let (inn, mill) = (gathers(&ann).await, gathers(&ann).await);
        let bob = sits(&world, "Bob", &inn, 1).await;
        let users = world.count("\"user\"").await;
        for alike in ["Bob", "B0B"] {
            let other = comes(&world, (alike, None), &inn, 2).await;
            assert_eq!(refusal(other), Some(Problem::Double), "{alike}");
        }
        assert_eq!(world.count("\"user\"").await, users, "nobody was made");
        let second = sits(&world, "Bob 2", &inn, 2).await;
        tables::leave(&world.platform, second.id, inn.0)
            .await
            .unwrap();

        // Nor is the name taken on by whoever sits there, by whichever way.
        let elsewhere = comes(&world, ("Bob", None), &mill, 1).await.unwrap();
        let elsewhere = Person::of(&world.platform, elsewhere);
        let comes_here = comes(&world, ("Bob", Some(&elsewhere)), &inn, 3).await;
        assert_eq!(refusal(comes_here), Some(Problem::Double));
        let renamed = accounts::rename(&world.platform, &ann.visitor().await, "Bob").await;
        assert_eq!(refusal(renamed), Some(Problem::Double));
        let flint = sits(&world, "Flint", &inn, 2).await;
        let account = accounts::sign_up(&world.platform, sign_up("Bob"), Some(flint.id)).await;
        assert_eq!(refusal(account), Some(Problem::Double));
        // Whoever moves at the table stays who they are.
        bob.takes(inn.0, 3).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn no_guest_sits_down_under_the_name_of_an_account() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let (inn, mill) = (gathers(&ann).await, gathers(&ann).await);
        let guest = sits(&world, "Bob", &inn, 1).await;
        world.person("Bob").await;
        for alike in ["Bob", "B0b"] {
            let again = comes(&world, (alike, Some(&guest)), &mill, 1).await;
            assert!(refusal(again).is_some(), "{alike}");
        }
        let by_link = guest.takes_by_link(mill.0, 1, &mill.1).await;
        assert_eq!(refusal(by_link), Some(Problem::Taken));
        guest.takes(inn.0, 2).await.unwrap();
        let other = comes(&world, ("Flint", Some(&guest)), &mill, 1).await;
        assert_eq!(other.unwrap().user.id, guest.id);
    })
    .await;
}
