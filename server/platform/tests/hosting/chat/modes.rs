//! Tests of what a table has agreed on.

use platform::Error;
use platform::chat::{ChatMode, ChatRules, ChatTime};

use super::{at_any_time, three};
use crate::databases::everywhere;

#[tokio::test]
async fn a_table_is_as_talkative_as_it_agreed() {
    everywhere(async |world| {
        let mut world = world;
        for (mode, expected) in [
            (ChatMode::Full, [None, None, None]),
            (ChatMode::Pairs, [None, None, Some(Error::Silent)]),
            (
                ChatMode::PublicOnly,
                [None, Some(Error::Silent), Some(Error::Silent)],
            ),
            (
                ChatMode::None,
                [
                    Some(Error::Silent),
                    Some(Error::Silent),
                    Some(Error::Silent),
                ],
            ),
        ] {
            let ([ann, ..], table) = fresh(&mut world, at_any_time(mode)).await;
            let mut refused = Vec::new();
            for to in ["hall", "0-1", "0-1-2"] {
                refused.push(ann.says(table, to, to).await.err());
            }
            assert_eq!(refused, expected, "{mode:?}");
            let chat = ann.chat(table).await;
            assert_eq!(
                (chat.hall.err(), chat.private.err()),
                (refused[0].clone(), refused[1].clone())
            );
            assert_eq!(chat.rules.mode, mode);
            assert_eq!(ann.page(table).await.listing.chat.mode, mode);
        }
    })
    .await;
}

/// The same three at one more table.
async fn fresh(
    world: &mut crate::world::World,
    chat: ChatRules,
) -> ([crate::world::Person; 3], platform::TableId) {
    let table = world.count("table_").await;
    if table == 0 {
        return three(world, chat).await;
    }
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cat"] {
        people.push(world.person(&format!("{name} {table}")).await);
    }
    let new = platform::tables::NewTable {
        chat,
        ..crate::world::table_of(3)
    };
    let table = people[0].lays(new).await;
    for (person, seat) in people.iter().zip(0..) {
        person.takes(table, seat).await.unwrap();
    }
    (people.try_into().ok().unwrap(), table)
}

/// In the game of these tests everybody plans as long as nobody has bid.
#[tokio::test]
async fn where_players_speak_while_they_plan_the_game_says_when() {
    everywhere(async |world| {
        let rules = ChatRules {
            time: ChatTime::PlanningOnly,
            ..ChatRules::default()
        };
        let ([ann, bob, cat], table) = three(&world, rules).await;
        let written = ann.says(table, "0-1", "the castle").await.unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        for to in ["hall", "0-1", "0-1-2"] {
            let refused = bob.says(table, to, "too late").await;
            assert_eq!(refused.err(), Some(Error::NotNow));
        }
        assert_eq!(bob.chat(table).await.hall, Err(Error::NotNow));
        // What was said in time is acknowledged again.
        assert_eq!(ann.says(table, "0-1", "the castle").await, Ok(written));
        bob.bids(table, 1, "b").await.unwrap();
        cat.bids(table, 1, "c").await.unwrap();
        bob.says(table, "0-1", "now again").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn before_the_start_people_meet_in_the_hall() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(crate::world::table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        ann.says(table, "hall", "who joins?").await.unwrap();
        assert_eq!(
            ann.says(table, "0-1", "psst").await.err(),
            Some(Error::NotNow)
        );
        assert_eq!(bob.hears(table, "hall").await.unwrap(), ["who joins?"]);
        // The table goes, and its words with it.
        platform::tables::leave(&world.platform, ann.id, table)
            .await
            .unwrap();
        assert_eq!(world.count("line").await, 0);
    })
    .await;
}
