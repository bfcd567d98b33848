//! Changing what one has just said: for a minute, and for everybody. Only moderators may learn what stood
//! there.

use platform::chat::{self, ChatRules, ChatTime, Line, Who};
use platform::{Error, Field, Problem, TableId};

use super::{BOB, everything, line, three};
use crate::databases::everywhere;
use crate::world::Person;

const MINUTE: i64 = 60 * 1000;

impl Person {
    pub async fn edits(
        &self,
        table: TableId,
        (channel, line): (&str, &Line),
        text: &str,
    ) -> Result<Line, Error> {
        let who = self.at_table(table);
        chat::edit(&self.platform, who, (channel, &line.id), text).await
    }
}

#[tokio::test]
async fn everybody_who_may_read_a_line_reads_its_new_words() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        let written = ann.says(table, "0-1", "the caslte").await.unwrap();
        assert_eq!(written.edited, None);
        world.wait(MINUTE);
        let mut hub = world.platform.hub().listen_as(table, BOB);
        let edited = ann
            .edits(table, ("0-1", &written), " the castle ")
            .await
            .unwrap();
        assert_eq!(edited.edited, Some(world.now()));
        assert_eq!((&*edited.text, edited.at), ("the castle", written.at));
        let news = hub.recv().await.unwrap();
        let news = chat::news(&world.platform, bob.at_table(table), &news);
        let news = news.await.unwrap().unwrap();
        assert_eq!(news.lines[0].text, "the castle");
        assert_eq!(news.channel.unread, 1, "it is one line");
        for who in [&ann, &bob] {
            assert_eq!(who.hears(table, "0-1").await.unwrap(), ["the castle"]);
        }
        let refused = cat.edits(table, ("0-1", &written), "mine").await;
        assert_eq!(refused.err(), Some(Error::NoSuchChannel));
        let again = ann.edits(table, ("0-1", &written), "the castle").await;
        assert_eq!(again.unwrap(), edited, "the same once more changes nothing");
        assert!(hub.try_recv().is_err());
        for who in [&ann, &bob, &cat] {
            assert!(!everything(who, table).await.contains("caslte"));
        }
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_edited_is_refused_and_stays() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let written = ann.says(table, "hall", "hail").await.unwrap();
        let at = ("hall", &written);
        let refused = bob.edits(table, at, "boo").await;
        assert_eq!(refused.err(), Some(Error::NotYourLine));
        let problem = async |text: &str| match ann.edits(table, at, text).await {
            Err(Error::Invalid {
                field: Field::Line,
                problem,
            }) => Some(problem),
            _ => None,
        };
        assert_eq!(problem(" \n ").await, Some(Problem::TooShort));
        assert_eq!(problem(&"a".repeat(2001)).await, Some(Problem::TooLong));
        let nobody = Who {
            user: None,
            ..ann.at_table(table)
        };
        let refused = chat::edit(&world.platform, nobody, ("hall", &written.id), "x").await;
        assert_eq!(refused.err(), Some(Error::NotSeated));
        let none = chat::edit(&world.platform, ann.at_table(table), ("hall", "0"), "x").await;
        assert_eq!(none.err(), Some(Error::NoSuchLine));
        world.wait(MINUTE + 1);
        let refused = ann.edits(table, at, "too late").await;
        assert_eq!(refused.err(), Some(Error::TooLateToEdit));
        assert_eq!(bob.hears(table, "hall").await.unwrap(), ["hail"]);
    })
    .await;
}

#[tokio::test]
async fn where_one_may_not_speak_nothing_is_edited() {
    everywhere(async |world| {
        let rules = ChatRules {
            time: ChatTime::PlanningOnly,
            ..ChatRules::default()
        };
        let ([ann, _, _], table) = three(&world, rules).await;
        let written = ann.says(table, "hall", "one").await.unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        let refused = ann.edits(table, ("hall", &written), "two").await;
        assert_eq!(refused.err(), Some(Error::NotNow));
    })
    .await;
}

#[tokio::test]
async fn a_line_that_was_sent_again_after_it_was_edited_is_the_edited_one() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let written = ann.says(table, "hall", "one").await.unwrap();
        let edited = ann.edits(table, ("hall", &written), "two").await.unwrap();
        let who = ann.at_table(table);
        let again = chat::say(&world.platform, who, "hall", line("one")).await;
        assert_eq!(again.unwrap(), edited);
        assert_eq!(bob.hears(table, "hall").await.unwrap(), ["two"]);
    })
    .await;
}

#[tokio::test]
async fn whoever_was_away_is_told_that_a_line_has_changed() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let written = ann.says(table, "hall", "one").await.unwrap();
        world.wait(1000);
        let (who, since) = (bob.at_table(table), world.now());
        assert!(!chat::has_news(&world.platform, who, since).await.unwrap());
        ann.edits(table, ("hall", &written), "two").await.unwrap();
        assert!(chat::has_news(&world.platform, who, since).await.unwrap());
    })
    .await;
}
