//! Anonymous tables, searched for whatever tells who sits where.

use platform::chat::{self, Muting};
use platform::notices::{self, outbox::send_due};
use platform::tables::{self, Look, Masks, Motion, NewTable, Occupant, Status};
use platform::{Error, Field, Problem, TableId, accounts};
use tabletop::Seat;

use super::{Person, World, everything, line, table_of};
use crate::databases::everywhere;
use crate::world::sign_up;

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const NAMES: [&str; 4] = ["Zerberus", "Yggdrasil", "Xanthippe", "Waldemar"];

fn masked(masks: Masks) -> NewTable {
    NewTable {
        masks,
        ..table_of(3)
    }
}

/// Somebody who reads mail and has a webhook.
async fn reachable(world: &World, name: &str) -> Person {
    let form = accounts::SignUp {
        mail: Some(format!("{}@tarth.example", name.to_lowercase())),
        ..sign_up(name)
    };
    let signed_up = accounts::sign_up(&world.platform, form, None).await;
    let person = Person::of(&world.platform, signed_up.unwrap());
    notices::greet(&world.platform, person.id, "en")
        .await
        .unwrap();
    send_due(&world.platform).await.unwrap();
    let text = world.transport.mails().remove(0).text;
    let token = text.split("/notice/").nth(1).unwrap();
    let token = token.split_whitespace().next().unwrap();
    notices::confirm(&world.platform, token).await.unwrap();
    let address = format!("https://discord.com/api/webhooks/{}", person.id.0);
    notices::add_webhook(&world.platform, &person.visitor().await, "en", &address)
        .await
        .unwrap();
    person
}

/// Three seated people and a spectator; the game has not begun until the third one sits.
async fn people(world: &World) -> [Person; 4] {
    [
        reachable(world, NAMES[0]).await,
        reachable(world, NAMES[1]).await,
        reachable(world, NAMES[2]).await,
        world.person(NAMES[3]).await,
    ]
}

/// Everything that anybody but an owner of a name is told of the table; all of it is searched.
async fn expect_masked(world: &World, people: &[Person; 4], table: TableId, when: &str) {
    let platform = &world.platform;
    let mut texts = vec![
        format!(
            "{:?}",
            tables::page(platform, None, table, Look::default()).await
        ),
        format!("{:?}", tables::chronicle(platform, None, table, None).await),
        format!("{:?}", tables::record(platform, None, table, None).await),
        format!("{:?}", tables::open(platform, None).await),
        format!("{:?}", tables::watchable(platform, None).await),
        format!("{:?}", tables::newest(platform, None, 9).await),
        format!("{:?}", tables::offered(platform, None).await),
    ];
    for person in people {
        let id = Some(person.id);
        texts.push(everything(person, table).await);
        texts.push(format!("{:?}", tables::open(platform, id).await));
        texts.push(format!("{:?}", tables::watchable(platform, id).await));
        texts.push(format!("{:?}", tables::newest(platform, id, 9).await));
        texts.push(format!("{:?}", tables::offered(platform, id).await));
    }
    for text in texts {
        for name in NAMES {
            let at = text.find(name).map(|at| &text[at.saturating_sub(200)..at]);
            assert_eq!(at, None, "{name} is told {when}");
        }
        assert!(!text.contains("UserId("), "an account is told {when}");
    }
}

/// Returns who sits on the table's seats, as the viewer is told.
async fn names(viewer: &Person, table: TableId) -> Vec<Option<String>> {
    let seats = viewer.page(table).await.listing.seats.into_iter();
    let names = seats.map(|it| match it.occupant {
        Occupant::Person { name, .. } => name.known().map(ToOwned::to_owned),
        Occupant::Nobody | Occupant::Computer | Occupant::Deleted => None,
    });
    names.collect()
}

async fn plays_to_the_end(people: &[Person; 4], table: TableId) {
    for _ in 0..3 {
        for person in &people[..3] {
            person.bids(table, 1, "word").await.unwrap();
        }
    }
}

#[tokio::test]
async fn nobody_learns_who_sits_where_until_the_end() {
    everywhere(async |world| {
        let people = people(&world).await;
        let [ann, bob, cat, dan] = &people;
        let new = NewTable {
            pace: "each 86400/3600".parse().unwrap(),
            ..masked(Masks::UntilEnd)
        };
        let table = ann.lays(new).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        bob.says(table, "hall", "here I am").await.unwrap();
        expect_masked(&world, &people, table, "while it gathers").await;
        cat.takes(table, 2).await.unwrap();
        for person in [ann, bob, cat] {
            person.is_there(table).await;
        }
        ann.says(table, "0-1", "the castle").await.unwrap();
        dan.says(table, "gallery", "the castle").await.unwrap();
        let vote = (Motion::Extend, true);
        tables::cast(&world.platform, cat.id, table, vote)
            .await
            .unwrap();
        expect_masked(&world, &people, table, "while it runs").await;
        let page = bob.page(table).await;
        assert_eq!(
            (page.my_seat, page.my_seats),
            (Some(Seat(1)), vec![Seat(1)])
        );
        let me = |it: &tables::SeatInfo| matches!(it.occupant, Occupant::Person { me: true, .. });
        let mine: Vec<bool> = page.listing.seats.iter().map(me).collect();
        assert_eq!(mine, [false, true, false], "one's own seat one knows");
        let deadlines = bob.deadlines(table).await;
        let deadlines: Vec<bool> = deadlines.iter().map(Option::is_some).collect();
        assert_eq!(deadlines, [false, true, false], "nights are not told");

        plays_to_the_end(&people, table).await;
        assert_eq!(dan.page(table).await.listing.status, Status::Over);
        let all = NAMES[..3].iter().map(|it| Some((*it).to_owned()));
        assert_eq!(names(dan, table).await, all.collect::<Vec<_>>());
        let who = chat::Who {
            user: Some(bob.id),
            table,
            seat: None,
            invitation: None,
        };
        let heard = chat::lines(&world.platform, who, "0-1", None)
            .await
            .unwrap();
        assert_eq!(heard[0].name.known(), Some(NAMES[0]));
    })
    .await;
}

#[tokio::test]
async fn where_masks_never_fall_the_end_tells_nothing() {
    everywhere(async |world| {
        let people = people(&world).await;
        let table = people[0].lays(masked(Masks::ForEver)).await;
        for (person, seat) in people[..3].iter().zip(0..) {
            person.takes(table, seat).await.unwrap();
        }
        people[1].says(table, "hall", "the castle").await.unwrap();
        plays_to_the_end(&people, table).await;
        expect_masked(&world, &people, table, "after the end").await;
        let again = |old: &str| format!("{old} again");
        let next = tables::rematch(&world.platform, people[1].id, table, again).await;
        let next = next.unwrap().table;
        expect_masked(&world, &people, next, "at the rematch").await;
        let seats = people[0].page(next).await.listing.seats;
        assert!(
            seats.iter().all(|it| it.occupant == Occupant::Nobody),
            "who asked for it would be known by the seat"
        );
    })
    .await;
}

#[tokio::test]
async fn notices_name_nobody_and_webhooks_are_silent() {
    everywhere(async |world| {
        let people = people(&world).await;
        let table = people[0].lays(masked(Masks::UntilEnd)).await;
        for (person, seat) in people[..3].iter().zip(0..) {
            person.takes(table, seat).await.unwrap();
        }
        people[0].says(table, "hall", "the castle").await.unwrap();
        world.wait(HOUR);
        send_due(&world.platform).await.unwrap();
        let mails = world.transport.mails();
        assert!(!mails.is_empty());
        for mail in mails {
            let all = format!("{} {} {}", mail.subject, mail.text, mail.html);
            assert!(NAMES.iter().all(|it| !all.contains(it)), "{all}");
        }
        assert!(
            world.transport.requests().is_empty(),
            "others may read them"
        );

        // At a table with names they speak.
        let named = people[0].lays(table_of(2)).await;
        people[0].takes(named, 0).await.unwrap();
        people[1].takes(named, 1).await.unwrap();
        world.wait(HOUR);
        send_due(&world.platform).await.unwrap();
        assert!(!world.transport.requests().is_empty());
    })
    .await;
}

/// Checks that whose lines are folded stays within the table: it would tell who it is, and so would a list by name.
#[tokio::test]
async fn behind_masks_muting_is_of_this_table_alone() {
    everywhere(async |world| {
        let people = people(&world).await;
        let [ann, bob, cat, _] = &people;
        let create = async |new| {
            let table = ann.lays(new).await;
            for (person, seat) in people[..3].iter().zip(0..) {
                person.takes(table, seat).await.unwrap();
            }
            table
        };
        let (named, hidden) = (
            create(table_of(3)).await,
            create(masked(Masks::UntilEnd)).await,
        );
        let silence = async |who: &Person, table, text: &str| {
            let id = line(text).id;
            let at = who.at_table(table);
            chat::mute(&world.platform, at, ("hall", &id), Muting::Block)
                .await
                .unwrap();
        };
        bob.says(named, "hall", "loud").await.unwrap();
        silence(ann, named, "loud").await;
        bob.says(hidden, "hall", "here").await.unwrap();
        bob.says(hidden, "0-1", "and here").await.unwrap();
        assert_eq!(ann.hears(hidden, "hall").await.unwrap(), ["here"]);
        assert_eq!(ann.hears(hidden, "0-1").await.unwrap(), ["and here"]);
        assert_eq!(ann.chat(hidden).await.muted, []);
        let unread = async |who: &Person, table| {
            let mine = tables::mine(&world.platform, who.id).await.unwrap();
            mine.iter().find(|it| it.id == table).unwrap().unread
        };
        assert_eq!(
            (unread(ann, named).await, unread(ann, hidden).await),
            (0, 2)
        );

        cat.says(hidden, "hall", "too loud").await.unwrap();
        silence(ann, hidden, "too loud").await;
        assert_eq!(ann.hears(hidden, "hall").await.unwrap(), ["here", ""]);
        assert_eq!(unread(ann, hidden).await, 2);
        let listed = ann.chat(hidden).await.muted;
        assert_eq!((&listed[0].name, listed[0].seat), (&None, Some(Seat(2))));
        cat.says(named, "hall", "and elsewhere").await.unwrap();
        assert_eq!(
            ann.hears(named, "hall").await.unwrap(),
            ["", "and elsewhere"]
        );
        chat::hear_again(&world.platform, ann.id, &listed[0].id)
            .await
            .unwrap();
        assert_eq!(
            ann.hears(hidden, "hall").await.unwrap(),
            ["here", "too loud"]
        );
    })
    .await;
}

#[tokio::test]
async fn what_would_tell_is_refused() {
    everywhere(async |world| {
        let ann = world.person(NAMES[0]).await;
        let telling = NewTable {
            name: format!("{}'s table", NAMES[0].to_uppercase()),
            ..masked(Masks::UntilEnd)
        };
        let refused = tables::create(&world.platform, ann.id, telling).await;
        let expected = Error::Invalid {
            field: Field::TableName,
            problem: Problem::Telling,
        };
        assert_eq!(refused, Err(expected));
        let table = ann.lays(masked(Masks::UntilEnd)).await;
        ann.takes(table, 0).await.unwrap();
        let two = tables::share_seat(&world.platform, ann.id, table, Seat(1)).await;
        assert_eq!(two, Err(Error::Masked));
    })
    .await;
}

#[tokio::test]
async fn nobody_is_invited_by_name_or_known_by_what_the_owner_does() {
    everywhere(async |world| {
        let people = people(&world).await;
        let table = people[0].lays(masked(Masks::UntilEnd)).await;
        for (person, seat) in people[..2].iter().zip(0..) {
            person.takes(table, seat).await.unwrap();
        }
        let owner = people[0].id;
        let invited = tables::invite(&world.platform, owner, table, NAMES[2]).await;
        assert_eq!(invited, Err(Error::Masked));
        let seats = people[2].page(table).await.listing.seats;
        assert!(seats.iter().all(|it| it.reliability.is_none()), "{seats:?}");
        tables::send_away(&world.platform, owner, table, (Seat(1), "sorry"))
            .await
            .unwrap();
        let invitations = tables::invitations(&world.platform, people[1].id)
            .await
            .unwrap();
        let text = format!("{invitations:?}");
        assert!(text.contains("sorry"), "{text}");
        assert!(NAMES.iter().all(|it| !text.contains(it)), "{text}");
    })
    .await;
}
