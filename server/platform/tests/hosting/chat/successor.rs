//! Channels belong to seats: who takes one over hears what is said from then on.

use platform::chat::{self, ChatRules, Mark};
use platform::{Error, TableId, UserId};

use super::{BOB, line, three};
use crate::databases::everywhere;
use crate::world::World;

/// Gives a seat of a running table to somebody else, as the platform's replacement does: with a
/// revision of the table.
async fn succeed(world: &World, table: TableId, seat: u8, to: UserId) {
    let rows = world.rows("SELECT seq FROM table_").await;
    let seq: i64 = rows[0].try_get_by_index(0).unwrap();
    let next = seq + 1;
    world
        .rows(&format!(
            "UPDATE table_ SET seq = {next} WHERE id = '{table}' RETURNING seq"
        ))
        .await;
    world
        .rows(&format!(
            "UPDATE seat SET user_id = {to}, since = {next} WHERE seat = {seat} RETURNING seat"
        ))
        .await;
}

#[tokio::test]
async fn a_successor_hears_what_is_said_since() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let dan = world.person("Dan").await;
        ann.says(table, "0-1", "the castle").await.unwrap();
        ann.says(table, "hall", "hail").await.unwrap();
        bob.says(table, "0-1-2", "all of us").await.unwrap();
        let written = chat::write_note(&world.platform, bob.at_table(table), 0, "ann lies").await;
        written.unwrap();
        succeed(&world, table, BOB.0, dan.id).await;

        // He does not even learn that there was something.
        assert_eq!(dan.unread(table).await, [("hall".into(), 1)]);
        assert_eq!(dan.hears(table, "0-1").await.unwrap(), [""; 0]);
        let hidden = dan.marks(table, "0-1", "the castle", Mark::Read).await;
        assert_eq!(hidden.err(), Some(Error::NoSuchLine));
        let found = chat::search(&world.platform, dan.at_table(table), "castle").await;
        assert_eq!(found.unwrap(), []);
        let notes = chat::notes(&world.platform, dan.at_table(table)).await;
        assert_eq!(notes.unwrap(), []);

        // An answer to an old line shows him the answer only.
        let mut answer = line("who are you?");
        answer.quote = Some(line("the castle").id);
        chat::say(&world.platform, ann.at_table(table), "0-1", answer)
            .await
            .unwrap();
        let who = dan.at_table(table);
        let lines = chat::lines(&world.platform, who, "0-1", None)
            .await
            .unwrap();
        assert_eq!(
            (lines.len(), &*lines[0].text, &lines[0].quote),
            (1, "who are you?", &None)
        );
        dan.says(table, "0-1", "the new lord").await.unwrap();

        // She still has all of it, and he who left has nothing.
        let all = ["the castle", "who are you?", "the new lord"];
        assert_eq!(ann.hears(table, "0-1").await.unwrap(), all);
        assert_eq!(
            bob.hears(table, "0-1").await.err(),
            Some(Error::NoSuchChannel)
        );
        assert_eq!(
            bob.says(table, "0-1", "hey").await.err(),
            Some(Error::NoSuchChannel)
        );
    })
    .await;
}

/// The same set of seats has the same name, whoever sat there: nothing shows that it is old.
#[tokio::test]
async fn a_successor_may_speak_first_in_an_old_channel() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let dan = world.person("Dan").await;
        bob.says(table, "0-1", "the castle").await.unwrap();
        succeed(&world, table, BOB.0, dan.id).await;
        let written = dan.says(table, "0-1", "hello").await.unwrap();
        assert_eq!(written.name.known(), Some("Dan"));
        assert_eq!(dan.hears(table, "0-1").await.unwrap(), ["hello"]);
        assert_eq!(
            ann.hears(table, "0-1").await.unwrap(),
            ["the castle", "hello"]
        );
        assert_eq!(
            ann.unread(table).await,
            [("hall".into(), 0), ("0-1".into(), 2)]
        );
    })
    .await;
}
