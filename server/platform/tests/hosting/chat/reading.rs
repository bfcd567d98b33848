//! Read marks, search, notes, and not wanting to hear somebody.

use platform::chat::{self, ChatRules, Mark, Muting, Who};
use platform::tables::{self, NewTable};
use platform::{Error, TableId};
use tabletop::Seat;

use super::{at_any_time, line, three};
use crate::databases::everywhere;
use crate::world::{Person, table_of};

#[tokio::test]
async fn what_is_unread_is_counted_until_it_is_marked_and_can_be_unread_again() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        for text in ["one", "two", "three"] {
            ann.says(table, "0-1", text).await.unwrap();
        }
        cat.says(table, "hall", "hail").await.unwrap();
        let in_lobby = async |who: &Person| {
            let mine = tables::mine(&world.platform, who.id).await.unwrap();
            mine[0].unread
        };
        assert_eq!(
            bob.unread(table).await,
            [("hall".into(), 1), ("0-1".into(), 3)]
        );
        assert_eq!(
            ann.unread(table).await,
            [("hall".into(), 1), ("0-1".into(), 0)]
        );
        assert_eq!(
            (
                in_lobby(&ann).await,
                in_lobby(&bob).await,
                in_lobby(&cat).await
            ),
            (1, 4, 0)
        );
        bob.marks(table, "0-1", "two", Mark::Read).await.unwrap();
        // Reading only moves forward.
        bob.marks(table, "0-1", "one", Mark::Read).await.unwrap();
        assert_eq!(bob.unread(table).await[1].1, 1);
        bob.marks(table, "0-1", "three", Mark::Read).await.unwrap();
        assert_eq!(in_lobby(&bob).await, 1);
        bob.marks(table, "0-1", "two", Mark::Unread).await.unwrap();
        assert_eq!(bob.unread(table).await[1].1, 2);
        // Nobody else's marks have moved.
        assert_eq!(
            ann.unread(table).await,
            [("hall".into(), 1), ("0-1".into(), 0)]
        );
        let unknown = bob.marks(table, "0-1", "four", Mark::Read).await;
        assert_eq!(unknown.err(), Some(Error::NoSuchLine));
    })
    .await;
}

#[tokio::test]
async fn a_long_talk_is_read_page_by_page() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        for number in 0..120 {
            ann.says(table, "0-1", &format!("{number:03}"))
                .await
                .unwrap();
        }
        let mut all: Vec<String> = Vec::new();
        let mut before = None;
        loop {
            let who = bob.at_table(table);
            let page = chat::lines(&world.platform, who, "0-1", before.as_deref()).await;
            let page = page.unwrap();
            let Some(first) = page.first() else { break };
            before = Some(first.id.clone());
            all.splice(0..0, page.into_iter().map(|it| it.text));
        }
        let written: Vec<String> = (0..120).map(|it| format!("{it:03}")).collect();
        assert_eq!(all, written);
    })
    .await;
}

#[tokio::test]
async fn what_was_said_is_found_where_one_may_read_it() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "0-1", "The ÄLTESTE Burg").await.unwrap();
        world.wait(1000);
        ann.says(table, "hall", "no burg here").await.unwrap();
        let found = async |who: &Person, words: &str| {
            let found = chat::search(&world.platform, who.at_table(table), words).await;
            let name = |it: chat::Found| (it.audience.to_string(), it.line.text);
            found.unwrap().into_iter().map(name).collect::<Vec<_>>()
        };
        let (hall, private) = (
            ("hall".to_owned(), "no burg here".to_owned()),
            ("0-1".to_owned(), "The ÄLTESTE Burg".to_owned()),
        );
        assert_eq!(found(&bob, "burg").await, [hall.clone(), private.clone()]);
        assert_eq!(found(&bob, "älteste").await, [private]);
        assert_eq!(found(&cat, "BURG").await, [hall]);
        assert_eq!(found(&cat, "%").await, []);
        assert_eq!(found(&cat, " ").await, []);
    })
    .await;
}

#[tokio::test]
async fn long_ago_is_counted_and_not_searched() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "0-1", "needle").await.unwrap();
        let db = world.database().await;
        for power in 0..12 {
            let more = 1 << power;
            let double = format!(
                r#"INSERT INTO line (table_id, audience, number, id, seat, "by", text, seq, at)
                SELECT table_id, audience, number + {more}, id || '-{more}', seat, "by", 'hay', seq,
                at + {more} FROM line"#
            );
            sea_orm::ConnectionTrait::execute_unprepared(&db, &double)
                .await
                .unwrap();
        }
        db.close().await.unwrap();
        assert_eq!(in_lobby(&bob, table).await, 4096);
        let found = async |words: &str| {
            let found = chat::search(&world.platform, bob.at_table(table), words).await;
            found.unwrap().len()
        };
        assert_eq!((found("hay").await, found("needle").await), (50, 0));
        let nobody = Who {
            user: None,
            ..bob.at_table(table)
        };
        let found = chat::search(&world.platform, nobody, "hay").await;
        assert_eq!(found.err(), Some(Error::NotSeated));
    })
    .await;
}

#[tokio::test]
async fn notes_are_ones_own_and_one_for_each_round() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let write = async |round, text: &str| {
            chat::write_note(&world.platform, ann.at_table(table), round, text).await
        };
        let read = async |who: &Person| {
            let notes = chat::notes(&world.platform, who.at_table(table))
                .await
                .unwrap();
            notes.into_iter().map(|it| it.text).collect::<Vec<_>>()
        };
        write(0, "bob promised").await.unwrap();
        write(0, "bob promised much").await.unwrap();
        assert_eq!(
            write(u32::MAX, "later").await.err(),
            Some(Error::NoSuchRevision)
        );
        assert_eq!(read(&ann).await, ["bob promised much"]);
        assert_eq!(read(&bob).await, [""; 0]);
        write(0, " ").await.unwrap();
        assert_eq!(read(&ann).await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn who_is_muted_is_folded_away_and_who_is_blocked_does_not_arrive() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "hall", "loud").await.unwrap();
        ann.says(table, "0-1", "rude").await.unwrap();
        let mute = async |how| {
            let id = line("loud").id;
            chat::mute(&world.platform, bob.at_table(table), ("hall", &id), how).await
        };
        let before = (
            ann.sees(table).await,
            format!("{:?}", ann.chat(table).await),
        );
        mute(Muting::Mute).await.unwrap();
        assert_eq!(bob.hears(table, "0-1").await.unwrap(), [""]);
        assert_eq!(
            bob.unread(table).await,
            [("hall".into(), 0), ("0-1".into(), 0)]
        );
        mute(Muting::Block).await.unwrap();
        assert_eq!(bob.hears(table, "0-1").await.unwrap(), [""; 0]);
        assert_eq!(bob.hears(table, "hall").await.unwrap(), [""]);
        assert_eq!(bob.unread(table).await, [("hall".into(), 0)]);
        // She is not told, and says on.
        assert_eq!(
            before,
            (
                ann.sees(table).await,
                format!("{:?}", ann.chat(table).await)
            )
        );
        ann.says(table, "0-1", "ruder").await.unwrap();
        let muted = bob.chat(table).await.muted;
        let whom = muted[0].name.as_deref();
        assert_eq!((whom, muted[0].how), (Some("Ann"), Muting::Block));
        chat::hear_again(&world.platform, ann.id, &muted[0].id)
            .await
            .unwrap();
        assert_eq!(bob.chat(table).await.muted, muted, "only he takes it back");
        chat::hear_again(&world.platform, bob.id, &muted[0].id)
            .await
            .unwrap();
        assert_eq!(bob.hears(table, "0-1").await.unwrap(), ["rude", "ruder"]);
        let own = chat::mute(
            &world.platform,
            ann.at_table(table),
            ("hall", &line("loud").id),
            Muting::Mute,
        )
        .await;
        assert_eq!(own.err(), Some(Error::Malformed));
    })
    .await;
}

#[tokio::test]
async fn a_report_holds_the_lines_in_question_as_they_were() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        bob.says(table, "0-1", "why?").await.unwrap();
        ann.says(table, "0-1", "rude").await.unwrap();
        ann.says(table, "0-1", "after").await.unwrap();
        let rude = line("rude").id;
        let report = chat::report(
            &world.platform,
            bob.at_table(table),
            ("0-1", &rude),
            "see there",
        );
        report.await.unwrap();
        let rows = world.rows("SELECT lines FROM report").await;
        let lines: String = rows[0].try_get_by_index(0).unwrap();
        assert!(lines.contains("rude") && lines.contains("why?"));
        assert!(!lines.contains("after"), "no more than was read");
    })
    .await;
}

/// Ann plays two seats on one device: each has its own channels.
#[tokio::test]
async fn channels_belong_to_seats_and_not_to_people() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let new = NewTable {
            chat: at_any_time(chat::ChatMode::Full),
            ..table_of(3)
        };
        let table = ann.lays(new).await;
        ann.takes(table, 0).await.unwrap();
        tables::share_seat(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        bob.takes(table, 2).await.unwrap();
        bob.says(table, "0-2", "the castle").await.unwrap();
        let as_seat = |seat: Option<u8>| Who {
            seat: seat.map(Seat),
            ..ann.at_table(table)
        };
        let hears = async |seat, channel: &str| {
            chat::lines(&world.platform, as_seat(seat), channel, None)
                .await
                .map(|it| it.len())
        };
        assert_eq!(hears(Some(0), "0-2").await, Ok(1));
        assert_eq!(hears(Some(1), "0-2").await, Err(Error::NoSuchChannel));
        assert_eq!(
            hears(None, "0-2").await,
            Err(Error::NoSuchChannel),
            "without a seat"
        );
        assert_eq!(hears(Some(2), "0-2").await, Err(Error::NotSeated));
        let own = chat::say(&world.platform, as_seat(Some(0)), "0-1", line("to myself")).await;
        assert!(own.unwrap().mine);
        let read = chat::lines(&world.platform, as_seat(Some(1)), "0-1", None)
            .await
            .unwrap();
        assert!(!read[0].mine && read[0].unread);
        assert_eq!(in_lobby(&ann, table).await, 2);
    })
    .await;
}

async fn in_lobby(who: &Person, table: TableId) -> u32 {
    let mine = tables::mine(&who.platform, who.id).await.unwrap();
    mine.iter().find(|it| it.id == table).unwrap().unread
}
