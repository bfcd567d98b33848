//! Several seats of one person, at one device.

use platform::Error;
use platform::tables::{self, Actor, Look, NewTable, Occupant, Perspective, Status};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, bid, table_of, text};

/// Ann on seats 0 and 2, Bob on seat 1.
async fn shared(world: &World) -> (Person, Person, platform::TableId) {
    let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
    let table = ann.lays(table_of(3)).await;
    ann.takes(table, 0).await.unwrap();
    ann.shares(table, 2).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    (ann, bob, table)
}

impl Person {
    async fn shares(&self, table: platform::TableId, seat: u8) -> Result<(), Error> {
        tables::share_seat(&self.platform, self.id, table, Seat(seat)).await
    }
}

#[tokio::test]
async fn one_person_may_hold_several_seats() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(4)).await;
        assert_eq!(ann.shares(table, 0).await, Err(Error::NotSeated));
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        assert_eq!(ann.shares(table, 1).await, Err(Error::SeatTaken));
        assert_eq!(ann.shares(table, 9).await, Err(Error::NoSuchSeat));
        ann.shares(table, 2).await.unwrap();
        ann.shares(table, 2).await.unwrap();
        let page = ann.page(table).await;
        assert_eq!(page.my_seats, [Seat(0), Seat(2)]);

        let give_up =
            async |seat| tables::give_up_seat(&world.platform, ann.id, table, Seat(seat)).await;
        assert_eq!(give_up(1).await, Err(Error::NotSeated));
        give_up(0).await.unwrap();
        assert_eq!(ann.page(table).await.my_seats, [Seat(2)]);
        ann.shares(table, 3).await.unwrap();
        ann.takes(table, 0).await.unwrap();
        assert_eq!(
            ann.page(table).await.my_seats,
            [Seat(0)],
            "who moves gives up what they had"
        );
        ann.shares(table, 2).await.unwrap();
        tables::leave(&world.platform, ann.id, table).await.unwrap();
        let page = bob.page(table).await;
        assert!(page.owner, "the next one seated owns the table");
        let free = page.listing.seats.iter();
        assert_eq!(free.filter(|it| it.occupant == Occupant::Nobody).count(), 3);
    })
    .await;
}

#[tokio::test]
async fn at_an_open_table_only_the_owner_takes_several_seats() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        for open in [true, false] {
            let table = NewTable {
                open,
                ..table_of(4)
            };
            let table = ann.lays(table).await;
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
            let wanted = if open { Err(Error::NotOwner) } else { Ok(()) };
            assert_eq!(bob.shares(table, 2).await, wanted);
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_says_no_seat_sees_no_secret() {
    everywhere(async |world| {
        let (ann, bob, table) = shared(&world).await;
        ann.bids_as(table, 0, 3).await.unwrap();
        let hidden = ann.page(table).await;
        assert_eq!(
            (
                hidden.my_seat,
                &hidden.my_seats,
                &*text(hidden.prompts.as_ref())
            ),
            (None, &vec![Seat(0), Seat(2)], "[]")
        );
        for seen in [
            ann.sees(table).await,
            format!("{:?}", ann.page_as(table, 2).await),
        ] {
            assert!(!seen.contains("seat 0"), "{seen}");
        }
        let hers = ann.page_as(table, 0).await;
        assert_eq!(hers.my_seat, Some(Seat(0)));
        assert!(format!("{hers:?}").contains("seat 0"));
        assert!(ann.page_as(table, 2).await.listing.my_turn);
        let his = Look {
            seat: Some(Seat(1)),
            ..Look::default()
        };
        assert_eq!(ann.looks(table, his).await.err(), Some(Error::NotSeated));
        let spectator = tables::page(&world.platform, None, table, his).await;
        assert_eq!(spectator.err(), Some(Error::NotSeated));
        assert_eq!(bob.page(table).await.my_seat, Some(Seat(1)));
    })
    .await;
}

#[tokio::test]
async fn each_seat_answers_for_itself() {
    everywhere(async |world| {
        let (ann, bob, table) = shared(&world).await;
        let question = bob.question(table).await;
        for seat in [0, 1, 2] {
            let actor = Actor::Person(ann.id, Seat(seat));
            let forged =
                tables::answer(&world.platform, actor, table, question, &bid(1, "x")).await;
            let wanted = if seat == 1 {
                Error::NotSeated
            } else {
                Error::NotYours
            };
            assert_eq!(forged, Err(wanted), "seat {seat}");
        }
        for _ in 0..3 {
            ann.bids_as(table, 2, 1).await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
            ann.bids_as(table, 0, 2).await.unwrap();
        }
        assert_eq!(bob.page(table).await.listing.status, Status::Over);
    })
    .await;
}

#[tokio::test]
async fn a_guest_opens_a_table_for_several_at_one_device() {
    everywhere(async |world| {
        let guest = world.guest().await;
        let practice = async |seats: &[Seat]| {
            tables::practice(&world.platform, guest.id, table_of(4), seats).await
        };
        assert_eq!(practice(&[]).await, Err(Error::NoSuchSeat));
        assert_eq!(practice(&[Seat(0), Seat(4)]).await, Err(Error::NoSuchSeat));
        let table = practice(&[Seat(1), Seat(3), Seat(3)]).await.unwrap();
        let page = guest.page(table).await;
        assert_eq!(page.listing.status, Status::Running);
        assert_eq!(page.my_seats, [Seat(1), Seat(3)]);
        let seats = page.listing.seats.iter();
        assert_eq!(
            seats.filter(|it| it.occupant == Occupant::Computer).count(),
            2
        );
    })
    .await;
}

#[tokio::test]
async fn somebody_takes_back_for_the_seat_that_answered() {
    everywhere(async |world| {
        let (ann, _, table) = shared(&world).await;
        let given = ann.bids_as(table, 2, 1).await.unwrap();
        assert_eq!(ann.page(table).await.last_answer, None);
        assert_eq!(ann.page_as(table, 0).await.last_answer, None);
        let open = ann.page_as(table, 2).await.last_answer.unwrap();
        assert_eq!(open.seq, given.seq);
        ann.undoes(table, given.seq).await.unwrap();
        assert_eq!(ann.page_as(table, 2).await.undone[0].seat, Seat(2));
    })
    .await;
}

#[tokio::test]
async fn each_seat_looks_back_through_its_own_eyes() {
    everywhere(async |world| {
        let (ann, _, table) = shared(&world).await;
        let seq = ann.bids_as(table, 0, 3).await.unwrap().seq;
        let past = async |perspective| ann.page_at(table, seq, perspective).await;
        let behind = past(Perspective::Mine).await.unwrap();
        assert_eq!(behind.my_seat, None);
        assert!(!format!("{behind:?}").contains("seat 0"));
        let hers = past(Perspective::Seat(Seat(0))).await.unwrap();
        assert_eq!(hers.my_seat, Some(Seat(0)));
        assert!(format!("{hers:?}").contains("seat 0"));
        let other = past(Perspective::Seat(Seat(2))).await.unwrap();
        assert!(!format!("{other:?}").contains("seat 0"));
        let refused = past(Perspective::Seat(Seat(1))).await;
        assert_eq!(refused.err(), Some(Error::NotYourPerspective));
    })
    .await;
}
