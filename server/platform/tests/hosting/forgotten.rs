//! Guests who do not come back, and what goes with them.

use platform::accounts::{self, sign_up};
use platform::tables::{self, Look, NewTable, Occupant};
use platform::{Error, TableId, jobs};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

async fn practises(who: &Person) -> TableId {
    let table = NewTable {
        open: false,
        ..table_of(2)
    };
    tables::practice(&who.platform, who.id, table, &[Seat(0)])
        .await
        .unwrap()
}

async fn is_there(world: &World, who: &Person) -> bool {
    let person = accounts::person(&world.platform, who.id).await.unwrap();
    person.is_some()
}

/// Comes by, as every page of theirs does.
async fn comes(world: &World, who: &Person) -> bool {
    let visitor = accounts::who(&world.platform, &who.token).await.unwrap();
    visitor.is_some()
}

#[tokio::test]
async fn a_guest_who_stays_away_goes_with_what_they_played_alone() {
    everywhere(async |world| {
        let (gone, back) = (world.guest().await, world.guest().await);
        let ann = world.person("Ann").await;
        let mut practised = Vec::new();
        for who in [&gone, &back, &ann] {
            practised.push(practises(who).await);
        }
        world.wait_days(40);
        assert!(comes(&world, &back).await);
        world.wait_days(20);
        world.wait(-1);
        jobs::once(&world.platform).await;
        assert_eq!(world.count("table_").await, 3, "not yet");
        world.wait(1);
        jobs::once(&world.platform).await;
        assert!(!is_there(&world, &gone).await && !comes(&world, &gone).await);
        let page = gone.looks(practised[0], Look::default()).await;
        assert_eq!(page.unwrap_err(), Error::NoSuchTable);
        for (who, table) in [(&back, practised[1]), (&ann, practised[2])] {
            assert!(is_there(&world, who).await);
            who.page(table).await;
        }
        world.wait_days(40);
        jobs::once(&world.platform).await;
        assert!(!is_there(&world, &back).await, "last seen 60 days ago");
        assert!(is_there(&world, &ann).await, "an account stays");
        assert_eq!(world.count("table_").await, 1);
    })
    .await;
}

#[tokio::test]
async fn a_guest_for_whom_others_wait_stays() {
    everywhere(async |world| {
        let (plays, gathers) = (world.guest().await, world.guest().await);
        let bob = world.person("Bob").await;
        let played = bob.lays(table_of(2)).await;
        bob.takes(played, 0).await.unwrap();
        let link = bob.link(played).await;
        plays.takes_by_link(played, 1, &link).await.unwrap();
        let gathering = bob.lays(table_of(3)).await;
        let link = bob.link(gathering).await;
        gathers.takes_by_link(gathering, 0, &link).await.unwrap();
        let alone = practises(&plays).await;
        world.wait_days(61);
        jobs::once(&world.platform).await;
        assert!(is_there(&world, &plays).await);
        plays.page(alone).await;
        assert!(!is_there(&world, &gathers).await);
        let seats = bob.page(gathering).await.listing.seats;
        assert_eq!(seats[0].occupant, Occupant::Nobody);
        // Once that game is over nobody waits for them any more.
        for _ in 0..3 {
            bob.bids(played, 1, "b").await.unwrap();
            plays.bids(played, 1, "p").await.unwrap();
        }
        world.wait_days(61);
        jobs::once(&world.platform).await;
        assert!(!is_there(&world, &plays).await);
        let seats = bob.page(played).await.listing.seats;
        assert_eq!(
            seats[1].occupant,
            Occupant::Deleted,
            "what others played stays"
        );
        assert_eq!(world.count("table_").await, 2);
    })
    .await;
}

#[tokio::test]
async fn whoever_signs_up_is_a_guest_no_more() {
    everywhere(async |world| {
        let guest = world.guest().await;
        let table = practises(&guest).await;
        world.wait_days(29);
        let form = crate::world::sign_up("Ann");
        let ann = sign_up(&world.platform, form, Some(guest.id)).await;
        let ann = Person::of(&world.platform, ann.unwrap());
        assert_eq!(ann.id, guest.id);
        world.wait_days(100);
        jobs::once(&world.platform).await;
        ann.page(table).await;
    })
    .await;
}

#[tokio::test]
async fn whoever_was_forgotten_signs_up_as_somebody_else() {
    everywhere(async |world| {
        let guest = world.guest().await;
        world.wait_days(60);
        jobs::once(&world.platform).await;
        let form = crate::world::sign_up("Ann");
        let ann = sign_up(&world.platform, form, Some(guest.id)).await;
        assert_ne!(ann.unwrap().user.id, guest.id);
    })
    .await;
}

#[tokio::test]
async fn two_who_are_lost_do_not_wait_for_each_other() {
    everywhere(async |world| {
        let (one, other) = (world.guest().await, world.guest().await);
        let bob = world.person("Bob").await;
        let table = bob.lays(table_of(2)).await;
        let link = bob.link(table).await;
        one.takes_by_link(table, 0, &link).await.unwrap();
        other.takes_by_link(table, 1, &link).await.unwrap();
        world.wait_days(40);
        assert!(comes(&world, &other).await);
        world.wait_days(20);
        jobs::once(&world.platform).await;
        assert!(is_there(&world, &one).await, "the other one still comes");
        world.wait_days(40);
        jobs::once(&world.platform).await;
        assert!(!is_there(&world, &one).await && !is_there(&world, &other).await);
    })
    .await;
}
