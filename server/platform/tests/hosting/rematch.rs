//! The same game once more.

use platform::Error;
use platform::tables::{self, Look, NewTable, Occupant, Rematch, Status};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

/// A game by invitation that is over: Ann, Bob and, if wanted, the computer.
async fn played(world: &World, open: bool) -> (Person, Person, platform::TableId) {
    let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
    let table = ann
        .lays(NewTable {
            open,
            ..table_of(2)
        })
        .await;
    ann.takes(table, 0).await.unwrap();
    let invitation = ann.page(table).await.invitation;
    tables::take_seat(
        &world.platform,
        bob.id,
        table,
        Seat(1),
        invitation.as_deref(),
    )
    .await
    .unwrap();
    for round in 0..3 {
        if round == 1 {
            assert_eq!(asks(&ann, table).await, Err(Error::NotOver));
        }
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
    }
    (ann, bob, table)
}

async fn asks(who: &Person, table: platform::TableId) -> Result<Rematch, Error> {
    tables::rematch(&who.platform, who.id, table, |old| format!("{old} again")).await
}

#[tokio::test]
async fn the_first_to_ask_lays_the_table_and_the_others_find_it() {
    everywhere(async |world| {
        let (ann, bob, table) = played(&world, false).await;
        let cat = world.person("Cat").await;
        assert_eq!(asks(&cat, table).await, Err(Error::NoSuchTable));
        let mut notices = world.platform.hub().subscribe();
        let seq = ann.page(table).await.seq;
        let rematch = asks(&bob, table).await.unwrap();
        let again = rematch.table;
        assert_eq!(notices.recv().await.unwrap().table, again);
        let notice = notices.recv().await.unwrap();
        assert_eq!((notice.table, notice.seq), (table, seq + 1));
        let found = Ok(rematch.clone());
        assert_eq!(asks(&ann, table).await, found, "the first one wins");
        assert_eq!(asks(&bob, table).await, found);

        let page = bob.page(again).await;
        let kept = page
            .kept
            .iter()
            .map(|it| (it.seat, it.name.as_str(), it.until));
        let until = world.now() + 3 * 24 * 60 * 60 * 1000;
        assert_eq!(kept.collect::<Vec<_>>(), [(Seat(0), "Ann", until)]);
        assert_eq!(page.listing.status, Status::Gathering);
        assert_eq!(page.listing.name, "At the inn again");
        assert_eq!((page.my_seat, page.owner), (Some(Seat(1)), true));
        assert_eq!(page.listing.seats[0].occupant, Occupant::Nobody);
        assert!(!page.listing.open);

        assert_eq!(ann.page(table).await.rematch, Some(rematch.clone()));
        assert_eq!(ann.page(table).await.joined, Some((1, 2)));
        let invitation = rematch.invitation;
        assert!(invitation.is_some(), "she is let in");
        let look = Look {
            invitation: invitation.as_deref(),
            ..Look::default()
        };
        ann.looks(again, look).await.unwrap();
        tables::take_seat(
            &world.platform,
            ann.id,
            again,
            Seat(0),
            invitation.as_deref(),
        )
        .await
        .unwrap();
        assert_eq!(ann.page(again).await.listing.status, Status::Running);
        // Bob hears of it where they played before.
        let told = bob.page(table).await;
        assert_eq!((told.seq, told.joined), (seq + 2, Some((2, 2))));
    })
    .await;
}

#[tokio::test]
async fn whoever_takes_another_seat_of_a_rematch_frees_the_one_that_was_kept() {
    everywhere(async |world| {
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Cat", "Dan"] {
            people.push(world.person(name).await);
        }
        let table = people[0].lays(table_of(3)).await;
        for (seat, person) in (0..).zip(&people[..3]) {
            person.takes(table, seat).await.unwrap();
        }
        for _ in 0..3 {
            for person in &people[..3] {
                person.bids(table, 1, "a").await.unwrap();
            }
        }
        let again = asks(&people[0], table).await.unwrap().table;
        tables::decline(&world.platform, people[2].id, again)
            .await
            .unwrap();
        let refused = people[3].takes(again, 1).await;
        assert_eq!(refused, Err(Error::SeatKept));
        people[1].takes(again, 2).await.unwrap();
        assert_eq!(people[0].page(again).await.kept, []);
        people[3].takes(again, 1).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn whoever_only_watched_asks_for_no_rematch() {
    everywhere(async |world| {
        let (ann, _, table) = played(&world, true).await;
        let cat = world.person("Cat").await;
        assert_eq!(asks(&cat, table).await, Err(Error::NotSeated));
        let again = asks(&ann, table).await.unwrap().table;
        let open = cat.page(table).await.rematch.unwrap();
        assert_eq!((open.table, open.invitation), (again, None));
    })
    .await;
}

#[tokio::test]
async fn a_rematch_that_everybody_left_can_be_asked_for_again() {
    everywhere(async |world| {
        let (ann, _, table) = played(&world, true).await;
        let again = asks(&ann, table).await.unwrap().table;
        tables::leave(&world.platform, ann.id, again).await.unwrap();
        assert_eq!(ann.page(table).await.rematch, None);
        let once_more = asks(&ann, table).await.unwrap();
        assert_ne!(once_more.table, again);
    })
    .await;
}

#[tokio::test]
async fn a_table_shared_with_the_computer_begins_again_at_once() {
    everywhere(async |world| {
        let guest = world.guest().await;
        let mine = [Seat(0), Seat(1)];
        let table = tables::practice(&world.platform, guest.id, table_of(2), &mine)
            .await
            .unwrap();
        for _ in 0..3 {
            guest.bids_as(table, 0, 1).await.unwrap();
            guest.bids_as(table, 1, 2).await.unwrap();
        }
        let again = asks(&guest, table).await.unwrap().table;
        let page = guest.page(again).await;
        assert_eq!(page.listing.status, Status::Running);
        assert_eq!(page.my_seats, mine);
    })
    .await;
}

#[tokio::test]
async fn those_who_played_hear_whom_a_newcomer_sends_away_from_the_rematch() {
    everywhere(async |world| {
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Cat", "Dan", "Eve"] {
            people.push(world.person(name).await);
        }
        let [ann, bob, cat, dan, eve] = &people[..] else {
            unreachable!();
        };
        let table = ann.lays(table_of(4)).await;
        for (seat, person) in (0..).zip(&people[..4]) {
            person.takes(table, seat).await.unwrap();
        }
        for _ in 0..3 {
            for person in &people[..4] {
                person.bids(table, 1, "a").await.unwrap();
            }
        }
        let again = asks(ann, table).await.unwrap().table;
        for person in [cat, dan] {
            tables::decline(&world.platform, person.id, again)
                .await
                .unwrap();
        }
        bob.takes(again, 2).await.unwrap();
        eve.takes(again, 1).await.unwrap();
        tables::leave(&world.platform, ann.id, again).await.unwrap();
        assert!(eve.page(again).await.owner, "who has not played before");
        let before = cat.page(table).await;
        assert_eq!(before.joined, Some((1, 4)));
        tables::send_away(&world.platform, eve.id, again, (Seat(2), "Not tonight"))
            .await
            .unwrap();
        let told = cat.page(table).await;
        assert_eq!((told.seq, told.joined), (before.seq + 1, Some((0, 4))));
    })
    .await;
}

#[tokio::test]
async fn a_rematch_whose_seats_are_kept_is_offered_to_nobody_else() {
    everywhere(async |world| {
        let (ann, bob, table) = played(&world, true).await;
        let cat = world.person("Cat").await;
        let again = asks(&ann, table).await.unwrap().table;
        let offered = async |to: Option<&Person>| {
            let open = tables::open(&world.platform, to.map(|it| it.id)).await;
            open.unwrap().iter().any(|it| it.id == again)
        };
        assert!(!offered(Some(&cat)).await && !offered(None).await);
        assert!(offered(Some(&bob)).await, "one of them is Bob's");
        world.wait_days(3);
        assert!(offered(Some(&cat)).await && offered(None).await);
    })
    .await;
}
