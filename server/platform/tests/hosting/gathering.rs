//! Taking seats until the game begins.

use platform::tables::{self, Look, Masks, NewTable, Occupant, Status};
use platform::{Error, Field, Problem};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::table_of;

#[tokio::test]
async fn the_last_seat_begins_the_game() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 1).await.unwrap();
        let page = bob.page(table).await;
        assert_eq!(page.listing.status, Status::Gathering);
        assert_eq!((page.view, page.prompts, page.log.len()), (None, None, 0));
        let kind = page.listing.kind;
        let begun = async |kind: &str| {
            let begun = tables::begun_by(&world.platform, bob.id, kind).await;
            begun.unwrap()
        };
        assert_eq!(begun(&kind).await, 0);
        assert_eq!(bob.takes(table, 1).await, Err(Error::SeatTaken));
        assert_eq!(bob.takes(table, 2).await, Err(Error::NoSuchSeat));
        bob.takes(table, 0).await.unwrap();
        assert_eq!((begun(&kind).await, begun("another").await), (1, 0));

        let page = bob.page(table).await;
        assert_eq!(page.listing.status, Status::Running);
        assert_eq!(
            (page.my_seat, page.waiting),
            (Some(Seat(0)), vec![Seat(0), Seat(1)])
        );
        assert_eq!(bob.asked(table).await.len(), 1);
        let late = world.person("Cat").await;
        assert_eq!(late.takes(table, 0).await, Err(Error::AlreadyStarted));
        assert_eq!(
            tables::leave(&world.platform, bob.id, table).await,
            Err(Error::AlreadyStarted)
        );
    })
    .await;
}

#[tokio::test]
async fn who_opens_a_table_sits_at_it_unless_it_is_anonymous() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for (masks, seat) in [
            (Masks::None, Some(Seat(0))),
            (Masks::UntilEnd, None),
            (Masks::ForEver, None),
        ] {
            let new = NewTable {
                masks,
                ..table_of(2)
            };
            let table = tables::host(&world.platform, ann.id, new).await.unwrap();
            assert_eq!(ann.page(table).await.my_seat, seat);
        }
    })
    .await;
}

#[tokio::test]
async fn a_person_moves_to_another_free_seat() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        ann.takes(table, 2).await.unwrap();
        let before = ann.page(table).await.seq;
        ann.takes(table, 2).await.unwrap();
        let page = ann.page(table).await;
        assert_eq!(
            page.seq, before,
            "sitting down where one sits changes nothing"
        );
        let seats = page.listing.seats.into_iter();
        let seats: Vec<_> = seats.map(|it| it.occupant).collect();
        let [
            Occupant::Nobody,
            Occupant::Nobody,
            Occupant::Person { name, me: true },
        ] = &seats[..]
        else {
            panic!("{seats:?}")
        };
        assert_eq!(name.known(), Some("Ann"));
    })
    .await;
}

#[tokio::test]
async fn two_people_cannot_take_the_last_seat() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        let (one, other) = tokio::join!(bob.takes(table, 1), cat.takes(table, 1));
        let lost = if one.is_ok() { other } else { one };
        assert!(
            matches!(lost, Err(Error::SeatTaken | Error::AlreadyStarted)),
            "{lost:?}"
        );
        assert_eq!(world.count("entry").await, 1);
    })
    .await;
}

#[tokio::test]
async fn a_table_passes_to_who_is_left_and_goes_with_the_last() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        let leave = async |who| tables::leave(&world.platform, who, table).await;
        assert_eq!(
            leave(world.person("Cat").await.id).await,
            Err(Error::NotSeated)
        );
        leave(ann.id).await.unwrap();
        assert!(bob.page(table).await.owner && !ann.page(table).await.owner);
        tables::seat_computer(&world.platform, bob.id, table, Seat(0))
            .await
            .unwrap();
        leave(bob.id).await.unwrap();
        let gone = bob.looks(table, Look::default()).await;
        assert_eq!(gone, Err(Error::NoSuchTable));
        assert_eq!(world.count("seat").await, 0);
    })
    .await;
}

#[tokio::test]
async fn the_owner_gives_seats_to_the_computer() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        let seat = async |who, it| tables::seat_computer(&world.platform, who, table, it).await;
        let unseat = async |who, it| tables::unseat_computer(&world.platform, who, table, it).await;
        assert_eq!(seat(bob.id, Seat(1)).await, Err(Error::NotOwner));
        assert_eq!(seat(ann.id, Seat(0)).await, Err(Error::SeatTaken));
        assert_eq!(unseat(ann.id, Seat(0)).await, Err(Error::SeatTaken));
        assert_eq!(seat(ann.id, Seat(9)).await, Err(Error::NoSuchSeat));
        seat(ann.id, Seat(1)).await.unwrap();
        assert_eq!(bob.takes(table, 1).await, Err(Error::SeatTaken));
        unseat(ann.id, Seat(1)).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        seat(ann.id, Seat(2)).await.unwrap();
        assert_eq!(ann.page(table).await.listing.status, Status::Running);
        assert_eq!(unseat(ann.id, Seat(2)).await, Err(Error::AlreadyStarted));
    })
    .await;
}

#[tokio::test]
async fn a_table_by_invitation_is_invisible_without_it() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        ann.takes(table, 0).await.unwrap();
        let token = ann.page(table).await.invitation.unwrap();
        assert!(token.len() >= 32);

        let peek = async |invitation| {
            let look = Look {
                invitation,
                ..Look::default()
            };
            bob.looks(table, look).await
        };
        let take = async |invitation| {
            tables::take_seat(&world.platform, bob.id, table, Seat(1), invitation).await
        };
        for wrong in [None, Some(""), Some("0123456789abcdef0123456789abcdef")] {
            assert_eq!(peek(wrong).await, Err(Error::NoSuchTable));
            assert_eq!(take(wrong).await, Err(Error::NoSuchTable));
        }
        let nothing = Err(Error::NoSuchTable);
        assert_eq!(tables::leave(&world.platform, bob.id, table).await, nothing);
        assert_eq!(
            tables::seat_computer(&world.platform, bob.id, table, Seat(1)).await,
            nothing
        );
        let forged = bob.answers(table, tabletop::DecisionId(1), "1").await;
        assert_eq!(forged, Err(Error::NoSuchTable));
        assert!(
            tables::open(&world.platform, Some(bob.id))
                .await
                .unwrap()
                .is_empty()
        );
        assert!(
            tables::mine(&world.platform, bob.id)
                .await
                .unwrap()
                .is_empty()
        );

        let page = peek(Some(&token)).await.unwrap();
        assert_eq!((page.my_seat, page.invitation), (None, None));
        take(Some(&token)).await.unwrap();
        assert_eq!(bob.page(table).await.listing.status, Status::Running);
        assert!(
            tables::watchable(&world.platform, None)
                .await
                .unwrap()
                .is_empty()
        );
    })
    .await;
}

#[tokio::test]
async fn every_change_of_the_seats_is_told_with_its_revision() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let mut notices = world.platform.hub().subscribe();
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        tables::leave(&world.platform, bob.id, table).await.unwrap();
        for seq in 1..=4 {
            let notice = notices.try_recv().unwrap();
            assert_eq!((notice.table, notice.seq), (table, seq));
        }
        assert_eq!(ann.page(table).await.seq, 4);
    })
    .await;
}

#[tokio::test]
async fn a_table_that_no_game_can_use_is_refused() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let create = async |new| {
            tables::create(&world.platform, ann.id, new)
                .await
                .unwrap_err()
        };
        assert_eq!(
            create(NewTable {
                kind: "go".into(),
                ..table_of(2)
            })
            .await,
            Error::NoSuchGame
        );
        let setup = || "{\"purse\":".to_owned();
        assert!(matches!(
            create(NewTable {
                setup: setup(),
                ..table_of(2)
            })
            .await,
            Error::BadSetup(_)
        ));
        assert_eq!(create(table_of(5)).await, Error::WrongNumberOfSeats);
        assert_eq!(create(table_of(0)).await, Error::WrongNumberOfSeats);
        let nameless = create(NewTable {
            name: " \t ".into(),
            ..table_of(2)
        })
        .await;
        let short = Error::Invalid {
            field: Field::TableName,
            problem: Problem::TooShort,
        };
        assert_eq!(nameless, short);
        assert_eq!(world.count("table_").await, 0);
    })
    .await;
}
