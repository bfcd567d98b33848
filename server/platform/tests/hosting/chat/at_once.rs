//! Several people who speak at the same moment: one after the other, and nobody is refused.

use futures::future::join_all;
use platform::chat::{self, ChatMode};

use super::{at_any_time, line, three};
use crate::databases::everywhere;

/// The number of those who speak at once.
const SPEAKERS: usize = 12;
const LINES: usize = 5;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn twelve_speak_at_once_and_nobody_is_refused() {
    everywhere(async |world| {
        let (people, table) = three(&world, at_any_time(ChatMode::Full)).await;
        let speak = |speaker: usize| {
            let person = people[speaker % 3].clone();
            // A private channel as well as the hall.
            let channel = if speaker < 9 { "hall" } else { "0-1-2" };
            tokio::spawn(async move {
                for count in 0..LINES {
                    let text = format!("{speaker} {count}");
                    person.says(table, channel, &text).await.unwrap();
                }
            })
        };
        for spoken in join_all((0..SPEAKERS).map(speak)).await {
            spoken.unwrap();
        }
        let heard = async |channel| people[0].hears(table, channel).await.unwrap();
        let (hall, private) = (heard("hall").await, heard("0-1-2").await);
        assert_eq!((hall.len(), private.len()), (9 * LINES, 3 * LINES));
        for speaker in 0..SPEAKERS {
            let said = hall.iter().chain(&private);
            let own = format!("{speaker} ");
            let said: Vec<&String> = said.filter(|it| it.starts_with(&own)).collect();
            let in_order: Vec<String> = (0..LINES).map(|it| format!("{own}{it}")).collect();
            assert!(said.into_iter().eq(&in_order), "{speaker}");
        }
        let numbers = world
            .rows("SELECT COUNT(*), MAX(number) FROM line WHERE audience = 'hall'")
            .await;
        let number = |column| numbers[0].try_get_by_index::<i64>(column).unwrap();
        assert_eq!(number(0), number(1), "no number is left out");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_line_that_is_sent_twice_at_once_is_said_once() {
    everywhere(async |world| {
        let (people, table) = three(&world, at_any_time(ChatMode::Full)).await;
        let say = |_| {
            let ann = people[0].clone();
            tokio::spawn(async move {
                let who = ann.at_table(table);
                chat::say(&ann.platform, who, "hall", line("the castle")).await
            })
        };
        for said in join_all((0..6).map(say)).await {
            assert_eq!(said.unwrap().unwrap().text, "the castle");
        }
        assert_eq!(people[1].hears(table, "hall").await.unwrap().len(), 1);
    })
    .await;
}
