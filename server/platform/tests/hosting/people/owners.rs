//! Invitations by name, and what the owner of a table may do before the start.

use platform::tables::{self, Guest, NewTable, Occupant, OpenInvitation, Status, Terms, Tongue};
use platform::{Error, Field, Problem, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, paced, table_of};

const DAILY: &str = "each 86400/3600";
const MINUTE: i64 = 60 * 1000;

fn hidden(seats: u8) -> NewTable {
    NewTable {
        open: false,
        ..table_of(seats)
    }
}

async fn invites(who: &Person, table: TableId, name: &str) -> Result<(), Error> {
    tables::invite(&who.platform, who.id, table, name).await
}

async fn invitations(who: &Person) -> Vec<OpenInvitation> {
    tables::invitations(&who.platform, who.id).await.unwrap()
}

#[tokio::test]
async fn whoever_is_invited_by_name_sees_the_table_and_sits_down() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(hidden(3)).await;
        ann.takes(table, 0).await.unwrap();
        assert_eq!(
            invites(&ann, table, "Nobody").await,
            Err(Error::NoSuchPerson)
        );
        let guest = world.guest().await;
        let name = accounts_name(&guest).await;
        assert_eq!(invites(&ann, table, &name).await, Err(Error::NoSuchPerson));
        assert_eq!(invites(&ann, table, "ann").await, Err(Error::SitsHere));
        assert_eq!(invites(&bob, table, "Cat").await, Err(Error::NoSuchTable));
        invites(&ann, table, "bob").await.unwrap();
        invites(&ann, table, "Bob").await.unwrap();
        let guests = ann.page(table).await.guests;
        let awaited = Guest {
            name: "Bob".into(),
            declined: false,
        };
        assert_eq!(guests, [awaited]);

        let called = invitations(&bob).await;
        let [OpenInvitation::Invited { listing, by }] = &called[..] else {
            panic!("{called:?}");
        };
        assert_eq!((listing.id, by.known()), (table, Some("Ann")));
        let page = bob.page(table).await;
        assert!(page.guests.is_empty() && page.invitation.is_none());
        assert!(invitations(&cat).await.is_empty());
        assert_eq!(cat.takes(table, 1).await, Err(Error::NoSuchTable));
        bob.takes(table, 1).await.unwrap();
        assert_eq!(bob.page(table).await.my_seats, [Seat(1)]);
        assert!(invitations(&bob).await.is_empty() && ann.page(table).await.guests.is_empty());
        assert_eq!(invites(&bob, table, "Cat").await, Err(Error::NotOwner));
    })
    .await;
}

async fn accounts_name(who: &Person) -> String {
    let person = platform::accounts::person(&who.platform, who.id).await;
    person.unwrap().unwrap().name
}

#[tokio::test]
async fn an_invitation_can_be_declined_and_ends_with_the_start() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(hidden(2)).await;
        ann.takes(table, 0).await.unwrap();
        for name in ["Bob", "Cat"] {
            invites(&ann, table, name).await.unwrap();
        }
        tables::decline(&world.platform, bob.id, table)
            .await
            .unwrap();
        let again = tables::decline(&world.platform, bob.id, table).await;
        assert_eq!(again, Err(Error::NotInvited));
        assert!(ann.page(table).await.guests[0].declined);
        assert_eq!(invites(&ann, table, "Bob").await, Err(Error::HasDeclined));
        assert_eq!(bob.takes(table, 1).await, Err(Error::NoSuchTable));
        tables::seat_computer(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        assert!(invitations(&cat).await.is_empty());
        let late = cat.takes(table, 1).await;
        assert_eq!(late, Err(Error::AlreadyStarted));
        let gone = cat.looks(table, tables::Look::default()).await;
        assert_eq!(gone, Err(Error::NoSuchTable));
    })
    .await;
}

#[tokio::test]
async fn whoever_is_sent_away_is_told_why_and_stays_away() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        let send = async |who: &Person, seat, words: &str| {
            tables::send_away(&world.platform, who.id, table, (Seat(seat), words)).await
        };
        assert_eq!(send(&bob, 0, "").await, Err(Error::NotOwner));
        assert_eq!(send(&ann, 0, "").await, Err(Error::NoSuchSeat));
        assert_eq!(send(&ann, 2, "").await, Err(Error::NoSuchSeat));
        let long = Err(Error::Invalid {
            field: Field::TableText,
            problem: Problem::TooLong,
        });
        assert_eq!(send(&ann, 1, &"x".repeat(201)).await, long);
        send(&ann, 1, " We wait for Dan. ").await.unwrap();
        assert_eq!(
            ann.page(table).await.listing.seats[1].occupant,
            Occupant::Nobody
        );
        let waiting = invitations(&bob).await;
        let [OpenInvitation::SentAway { by, words, .. }] = waiting.as_slice() else {
            panic!("{waiting:?}");
        };
        assert_eq!(
            (by.known(), words.as_str()),
            (Some("Ann"), "We wait for Dan.")
        );
        assert_eq!(bob.takes(table, 1).await, Err(Error::SentAway));
        tables::decline(&world.platform, bob.id, table)
            .await
            .unwrap();
        assert!(invitations(&bob).await.is_empty());
        assert_eq!(bob.takes(table, 1).await, Err(Error::SentAway));
        invites(&ann, table, "Bob").await.unwrap();
        bob.takes(table, 1).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_table_says_what_it_is_about_and_can_be_closed() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let terms = Terms {
            language: Tongue::German,
            description: "Slow and kind.\r\nNo hurry.".into(),
            ..Terms::default()
        };
        let table = ann
            .lays(NewTable {
                terms,
                ..table_of(3)
            })
            .await;
        bob.takes(table, 1).await.unwrap();
        let terms = bob.page(table).await.listing.terms;
        assert_eq!(terms.description, "Slow and kind.\nNo hurry.");
        assert_eq!(terms.language, Tongue::German);
        let write = async |who: &Person, rules: &str| {
            tables::set_words(&world.platform, who.id, table, ("", rules)).await
        };
        assert_eq!(write(&bob, "mine").await, Err(Error::NotOwner));
        let bad = Err(Error::Invalid {
            field: Field::TableText,
            problem: Problem::BadCharacters,
        });
        assert_eq!(write(&ann, "turned \u{202e} around").await, bad);
        write(&ann, "No alliances.").await.unwrap();
        assert_eq!(
            bob.page(table).await.listing.terms.house_rules,
            "No alliances."
        );
        let close = async |who: &Person| tables::close(&world.platform, who.id, table).await;
        assert_eq!(close(&bob).await, Err(Error::NotOwner));
        close(&ann).await.unwrap();
        assert_eq!(close(&ann).await, Err(Error::NoSuchTable));
        let begun = ann.lays(table_of(2)).await;
        ann.takes(begun, 0).await.unwrap();
        bob.takes(begun, 1).await.unwrap();
        let late = tables::close(&world.platform, ann.id, begun).await;
        assert_eq!(late, Err(Error::AlreadyStarted));
    })
    .await;
}

#[tokio::test]
async fn a_full_table_over_days_begins_when_everybody_is_there() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(paced(DAILY)).await;
        let confirm = async |who: &Person| tables::confirm(&world.platform, who.id, table).await;
        ann.takes(table, 0).await.unwrap();
        assert_eq!(confirm(&ann).await, Err(Error::SeatsFree));
        bob.takes(table, 1).await.unwrap();
        let page = ann.page(table).await;
        assert!(page.listing.confirming() && page.listing.status == Status::Gathering);
        assert_eq!(confirm(&cat).await, Err(Error::NotSeated));
        confirm(&ann).await.unwrap();
        confirm(&ann).await.unwrap();
        assert!(bob.page(table).await.listing.seats[0].confirmed);
        // Whoever comes instead of somebody has not said it.
        tables::leave(&world.platform, bob.id, table).await.unwrap();
        cat.takes(table, 1).await.unwrap();
        assert_eq!(cat.page(table).await.listing.status, Status::Gathering);
        confirm(&cat).await.unwrap();
        let page = cat.page(table).await;
        assert_eq!(page.listing.status, Status::Running);
        assert!(page.listing.due.is_some() && !page.listing.confirming());
        assert_eq!(confirm(&ann).await, Err(Error::AlreadyStarted));
    })
    .await;
}

#[tokio::test]
async fn a_full_live_table_begins_when_all_are_there_at_the_same_time() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(paced("live 600+10")).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.is_there(table).await;
        let mut news = world.platform.hub().follow(table);
        let confirmed = async || bob.page(table).await.listing.seats[0].confirmed;
        world.wait(10 * MINUTE - 1);
        tables::lapse(&world.platform).await.unwrap();
        assert!(confirmed().await && news.try_recv().is_err());
        world.wait(1);
        tables::lapse(&world.platform).await.unwrap();
        assert!(
            !confirmed().await && news.try_recv().is_ok(),
            "pages hear of it"
        );

        // Too late, even where nobody has looked at the clock in between.
        ann.is_there(table).await;
        world.wait(10 * MINUTE);
        bob.is_there(table).await;
        assert_eq!(bob.page(table).await.listing.status, Status::Gathering);
        ann.is_there(table).await;
        let page = bob.page(table).await;
        assert_eq!(page.listing.status, Status::Running);
        world.wait(10 * MINUTE);
        let seq = page.seq;
        tables::lapse(&world.platform).await.unwrap();
        assert_eq!(bob.page(table).await.seq, seq, "it holds from here on");
    })
    .await;
}

#[tokio::test]
async fn who_plays_live_alone_need_not_say_anything() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(paced("live 600+10")).await;
        ann.takes(table, 0).await.unwrap();
        tables::seat_computer(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        assert_eq!(ann.page(table).await.listing.status, Status::Running);
    })
    .await;
}
