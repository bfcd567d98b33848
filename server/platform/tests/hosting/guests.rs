//! Guests at a friend's table: a seat with just a name.

use platform::accounts::{self, Device, NamedGuest, SignedIn};
use platform::tables::{self, Admission, NewTable, Occupant, SeatInfo, Stakes, Status, Terms};
use platform::{Error, Field, Problem, TableId, UserId, jobs};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, sign_up, table_of};

fn hidden(seats: u8) -> NewTable {
    NewTable {
        open: false,
        ..table_of(seats)
    }
}

/// Somebody with this name takes seat 1 of the table by this link.
async fn comes(
    world: &World,
    (name, guest): (&str, Option<UserId>),
    table: TableId,
    link: &str,
) -> Result<SignedIn, Error> {
    let newcomer = NamedGuest {
        name: name.into(),
        device: "a phone".into(),
        guest,
    };
    let place = (table, Seat(1));
    tables::take_seat_as_guest(&world.platform, newcomer, place, Some(link)).await
}

/// Somebody with this name, in a browser that remembers this.
fn in_browser(name: &str, remembered: &str) -> NamedGuest {
    NamedGuest {
        name: name.into(),
        device: Device {
            remembered: remembered.into(),
            ..Device::from("a phone")
        },
        guest: None,
    }
}

async fn seat(who: &Person, table: TableId) -> SeatInfo {
    who.page(table).await.listing.seats.swap_remove(1)
}

fn named(seat: &SeatInfo) -> Option<&str> {
    match &seat.occupant {
        Occupant::Person { name, .. } => name.known(),
        _ => None,
    }
}

#[tokio::test]
async fn a_friend_takes_a_seat_with_just_a_name_plays_and_talks() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(hidden(2)).await;
        ann.takes(table, 0).await.unwrap();
        let link = ann.link(table).await;
        let flint = comes(&world, (" Flint ", None), table, &link)
            .await
            .unwrap();
        assert_eq!((&*flint.user.name, flint.user.guest), ("Flint", true));
        let flint = Person::of(&world.platform, flint);
        assert_eq!(flint.visitor().await.user.id, flint.id);
        let page = flint.page(table).await;
        assert_eq!(page.my_seat, Some(Seat(1)));
        assert_eq!(
            page.listing.status,
            Status::Running,
            "the last seat was theirs"
        );
        assert_eq!(page.host.as_ref().and_then(|it| it.known()), Some("Ann"));
        let theirs = seat(&ann, table).await;
        assert_eq!((named(&theirs), theirs.guest), (Some("Flint"), true));
        assert!(!ann.page(table).await.listing.seats[0].guest);
        flint.says(table, "hall", "Well met").await.unwrap();
        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            flint.bids(table, 2, "f").await.unwrap();
        }
        assert_eq!(flint.page(table).await.listing.status, Status::Over);
        assert_eq!(world.count("rating").await, 0);
    })
    .await;
}

#[tokio::test]
async fn whoever_is_refused_a_seat_is_no_guest_either() {
    everywhere(async |world| {
        let (ann, _bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(hidden(3)).await;
        ann.takes(table, 1).await.unwrap();
        let link = ann.link(table).await;
        let (users, sessions) = (world.count("\"user\"").await, world.count("session").await);
        let name = |problem| Error::Invalid {
            field: Field::Name,
            problem,
        };
        let tries = [
            ("Flint", "wrong", Error::NoSuchTable),
            ("Flint", &*link, Error::SeatTaken),
            ("Bob", &link, name(Problem::Taken)),
            ("B.o.b", &link, name(Problem::Alike)),
            ("Moderator", &link, name(Problem::Reserved)),
            ("F", &link, name(Problem::TooShort)),
        ];
        let seq = ann.page(table).await.seq;
        for (name, link, why) in tries {
            let refused = comes(&world, (name, None), table, link).await;
            assert_eq!(refused.unwrap_err(), why, "{name}");
        }
        assert_eq!(world.count("\"user\"").await, users);
        assert_eq!(world.count("session").await, sessions);
        assert_eq!(ann.page(table).await.seq, seq);
    })
    .await;
}

#[tokio::test]
async fn an_open_table_has_guests_by_its_link_alone() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        let link = ann.link(table).await;
        let stranger = comes(&world, ("Flint", None), table, "").await;
        assert_eq!(stranger.unwrap_err(), Error::NeedsAccount);
        let practised = world.guest().await;
        assert_eq!(practised.takes(table, 1).await, Err(Error::NeedsAccount));
        practised.takes_by_link(table, 1, &link).await.unwrap();
        practised.takes(table, 2).await.unwrap();
        assert_eq!(practised.page(table).await.my_seats, [Seat(2)], "they move");
        comes(&world, ("Flint", None), table, &link).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn rated_tables_and_those_that_ask_for_accounts_have_no_guests() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let accounts = NewTable {
            terms: Terms {
                admission: Admission::Accounts,
                ..Terms::default()
            },
            ..hidden(3)
        };
        let rated = NewTable {
            stakes: Stakes::Rated,
            ..hidden(3)
        };
        for (new, why, other) in [
            (accounts, Error::NeedsAccount, "Bob"),
            (rated, Error::Rated, "Cat"),
        ] {
            let table = ann.lays(new).await;
            let link = ann.link(table).await;
            let refused = comes(&world, ("Flint", None), table, &link).await;
            assert_eq!(refused.unwrap_err(), why);
            let bob = world.person(other).await;
            bob.takes_by_link(table, 1, &link).await.unwrap();
            let terms = bob.page(table).await.listing.terms;
            let asks = terms.admission == Admission::Accounts;
            assert_eq!(asks, why == Error::NeedsAccount);
        }
    })
    .await;
}

#[tokio::test]
async fn a_guest_takes_on_a_name_and_signs_up_with_everything_kept() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let guest = world.guest().await;
        let table = ann.lays(hidden(2)).await;
        ann.takes(table, 0).await.unwrap();
        let link = ann.link(table).await;
        let flint = comes(&world, ("Flint", Some(guest.id)), table, &link).await;
        let flint = Person::of(&world.platform, flint.unwrap());
        assert_eq!(flint.id, guest.id);
        // Whoever comes again by another link keeps the name without giving it up first.
        let other = ann.lays(hidden(2)).await;
        let link = ann.link(other).await;
        let again = comes(&world, ("Flint", Some(flint.id)), other, &link).await;
        assert_eq!(again.unwrap().user.id, flint.id);
        world.wait_days(61);
        jobs::once(&world.platform).await;
        let theirs = seat(&ann, table).await;
        assert_eq!(named(&theirs), Some("Flint"), "Ann waits for them");

        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            flint.bids(table, 2, "f").await.unwrap();
        }
        // The clock of the tests stands still.
        world.wait(1);
        let account = accounts::sign_up(&world.platform, sign_up("Brienne"), Some(flint.id)).await;
        assert_eq!(account.unwrap().user.id, flint.id);
        let theirs = seat(&ann, table).await;
        assert_eq!(named(&theirs), Some("Flint"), "the game was played so");
        assert!(!theirs.guest && theirs.account.is_some());
        let gathers = seat(&ann, other).await;
        assert_eq!(named(&gathers), Some("Brienne"));
    })
    .await;
}

#[tokio::test]
async fn a_guest_who_was_sent_away_does_not_come_back_by_another_name() {
    everywhere(async |world| {
        let p = &world.platform;
        let ann = world.person("Ann").await;
        let table = ann.lays(hidden(3)).await;
        ann.takes(table, 0).await.unwrap();
        let link = ann.link(table).await;
        let flint = comes(&world, ("Flint", None), table, &link).await.unwrap();
        let flint = flint.user.id;
        let remembered = accounts::remember_browser(p, flint, "").await.unwrap();
        let heron = async |remembered: &str| {
            let newcomer = in_browser("Heron", remembered);
            tables::take_seat_as_guest(p, newcomer, (table, Seat(1)), Some(&link)).await
        };
        tables::send_away(p, ann.id, table, (Seat(1), "Not tonight"))
            .await
            .unwrap();
        let fresh = world.guest().await;
        let place = (table, Seat(1));
        let anew = tables::take_seat_in_browser(p, fresh.id, place, Some(&link), &remembered).await;
        assert_eq!(anew, Err(Error::SentAway));
        let users = world.count("\"user\"").await;
        let again = comes(&world, ("Flint", Some(flint)), table, &link).await;
        assert_eq!(again.unwrap_err(), Error::SentAway);
        assert_eq!(heron(&remembered).await.unwrap_err(), Error::SentAway);
        assert_eq!(world.count("\"user\"").await, users);
        // Nobody is told apart by what no browser of theirs was given.
        let forged = remembered.replacen(char::is_alphanumeric, "0", 1);
        assert!(heron(&forged).await.is_ok());
        let other = ann.lays(hidden(3)).await;
        let link = ann.link(other).await;
        let welcome = comes(&world, ("Flint", Some(flint)), other, &link).await;
        assert!(welcome.is_ok(), "at another table");
    })
    .await;
}

#[tokio::test]
async fn a_sister_may_come_where_her_brother_s_account_was_sent_away() {
    everywhere(async |world| {
        let p = &world.platform;
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(hidden(3)).await;
        ann.takes(table, 0).await.unwrap();
        let link = ann.link(table).await;
        bob.takes_by_link(table, 1, &link).await.unwrap();
        tables::send_away(p, ann.id, table, (Seat(1), "Not tonight"))
            .await
            .unwrap();
        let again = bob.takes_by_link(table, 1, &link).await;
        assert_eq!(again, Err(Error::SentAway));
        let family = accounts::remember_browser(p, bob.id, "").await.unwrap();
        let sister = in_browser("Heron", &family);
        let sits = tables::take_seat_as_guest(p, sister, (table, Seat(1)), Some(&link)).await;
        assert!(sits.is_ok());
    })
    .await;
}

#[tokio::test]
async fn a_guest_comes_back_by_their_own_link_until_it_is_an_accounts() {
    everywhere(async |world| {
        let p = &world.platform;
        let ann = world.person("Ann").await;
        let table = ann.lays(hidden(3)).await;
        ann.takes(table, 0).await.unwrap();
        let link = ann.link(table).await;
        let flint = comes(&world, ("Flint", None), table, &link).await.unwrap();
        let own = accounts::own_link(p, flint.user.id);
        let back = accounts::return_as_guest(p, &own, "a laptop")
            .await
            .unwrap();
        assert_eq!(back.user, flint.user);
        assert_eq!(accounts::guest_of(p, &own).await.unwrap(), flint.user);
        let back = Person::of(p, back);
        assert_eq!(back.page(table).await.my_seat, Some(Seat(1)));

        let of_ann = accounts::own_link(p, ann.id);
        let forged = own.replacen(&flint.user.id.to_string(), &ann.id.to_string(), 1);
        for wrong in [&*of_ann, &forged, "", "1", "1-", "-", "1-00"] {
            let refused = accounts::return_as_guest(p, wrong, "x").await;
            assert_eq!(refused.map(|_| ()), Err(Error::BadLink), "{wrong}");
        }
        accounts::sign_up(p, sign_up("Flint"), Some(flint.user.id))
            .await
            .unwrap();
        assert_eq!(accounts::guest_of(p, &own).await, Err(Error::BadLink));
        let refused = accounts::return_as_guest(p, &own, "x").await;
        assert_eq!(refused.map(|_| ()), Err(Error::BadLink));
    })
    .await;
}
