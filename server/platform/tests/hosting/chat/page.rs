//! Saying something, once and to those it is for.

use platform::chat::{self, ChatRules, NewLine, Who};
use platform::{Error, Field, Problem};

use super::{ANN, BOB, line, three};
use crate::databases::everywhere;

#[tokio::test]
async fn two_talk_and_the_hall_hears_what_is_said_there() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        let written = ann.says(table, "0-1", "the castle").await.unwrap();
        assert_eq!(
            (written.seat, written.name.known(), written.mine),
            (Some(ANN), Some("Ann"), true)
        );
        bob.says(table, "0-1", "agreed\nby the old gods")
            .await
            .unwrap();
        cat.says(table, "hall", "hail").await.unwrap();
        for who in [&ann, &bob] {
            let lines = who.hears(table, "0-1").await.unwrap();
            assert_eq!(lines, ["the castle", "agreed\nby the old gods"]);
            assert_eq!(who.hears(table, "hall").await.unwrap(), ["hail"]);
        }
        let page = ann.chat(table).await;
        let last = page.channels[1].last.clone().unwrap();
        assert_eq!(
            (last.seat, last.mine, last.unread),
            (Some(BOB), false, true)
        );
        // Whoever watches hears the hall and says nothing there.
        let dan = world.person("Dan").await;
        assert_eq!(dan.hears(table, "hall").await.unwrap(), ["hail"]);
        let refused = dan.says(table, "hall", "me too").await;
        assert_eq!(refused.err(), Some(Error::NotSeated));
    })
    .await;
}

#[tokio::test]
async fn a_doubled_line_is_said_once_and_another_one_of_its_id_not_at_all() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let who = ann.at_table(table);
        let first = chat::say(&world.platform, who, "0-1", line("one")).await;
        world.wait(5000);
        let again = chat::say(&world.platform, who, "0-1", line("one")).await;
        assert_eq!(first.as_ref().unwrap(), again.as_ref().unwrap());
        let two = tokio::join!(ann.says(table, "0-1", "two"), ann.says(table, "0-1", "two"),);
        assert_eq!(two.0.unwrap(), two.1.unwrap());
        assert_eq!(bob.hears(table, "0-1").await.unwrap(), ["one", "two"]);
        let other = NewLine {
            text: "another".into(),
            ..line("one")
        };
        let refused = chat::say(&world.platform, who, "0-1", other).await;
        assert_eq!(refused.err(), Some(Error::Malformed));
        let refused = bob.says(table, "0-1", "one").await;
        assert_eq!(refused.err(), Some(Error::Malformed));
        // Elsewhere the id means nothing.
        bob.says(table, "1-2", "one").await.unwrap();
        assert_eq!(world.count("line").await, 3);
    })
    .await;
}

#[tokio::test]
async fn a_line_answers_an_earlier_one_of_its_channel() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "0-1", "the castle").await.unwrap();
        ann.says(table, "hall", "hail").await.unwrap();
        let quoting = |text: &str, of: &str| NewLine {
            quote: Some(line(of).id),
            ..line(text)
        };
        let who = bob.at_table(table);
        let written = chat::say(&world.platform, who, "0-1", quoting("yes", "the castle")).await;
        let quote = written.unwrap().quote.unwrap();
        assert_eq!((&*quote.text, quote.seat), ("the castle", Some(ANN)));
        let elsewhere = chat::say(&world.platform, who, "0-1", quoting("no", "hail")).await;
        assert_eq!(elsewhere.err(), Some(Error::NoSuchLine));
    })
    .await;
}

#[tokio::test]
async fn a_line_has_words_and_not_too_many() {
    everywhere(async |world| {
        let ([ann, ..], table) = three(&world, ChatRules::default()).await;
        for (text, problem) in [
            (" \n ", Problem::TooShort),
            (&"x".repeat(2001), Problem::TooLong),
        ] {
            let refused = ann.says(table, "hall", text).await;
            let field = Field::Line;
            assert_eq!(refused.err(), Some(Error::Invalid { field, problem }));
        }
        for id in ["", "12", &"g".repeat(32)] {
            let new = NewLine {
                id: id.into(),
                ..line("x")
            };
            let refused = chat::say(&world.platform, ann.at_table(table), "hall", new).await;
            assert_eq!(refused.err(), Some(Error::Malformed));
        }
    })
    .await;
}

/// Players read what spectators say when it can no longer help them.
#[tokio::test]
async fn spectators_have_a_gallery_of_their_own_until_the_end() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        let (dan, eve) = (world.person("Dan").await, world.person("Eve").await);
        dan.says(table, "gallery", "she bluffs").await.unwrap();
        assert_eq!(eve.hears(table, "gallery").await.unwrap(), ["she bluffs"]);
        assert_eq!(
            eve.unread(table).await,
            [("hall".into(), 0), ("gallery".into(), 1)]
        );
        let nobody = Who {
            user: None,
            ..dan.at_table(table)
        };
        let unknown = chat::lines(&world.platform, nobody, "gallery", None).await;
        assert_eq!(unknown.err(), Some(Error::NoSuchChannel));
        for refused in [
            ann.hears(table, "gallery").await.err(),
            ann.says(table, "gallery", "?").await.err(),
        ] {
            assert_eq!(refused, Some(Error::NoSuchChannel));
        }
        assert_eq!(ann.unread(table).await, [("hall".into(), 0)]);
        for _ in 0..3 {
            for who in [&ann, &bob, &cat] {
                who.bids(table, 1, "bid").await.unwrap();
            }
        }
        assert_eq!(ann.hears(table, "gallery").await.unwrap(), ["she bluffs"]);
        dan.says(table, "gallery", "well played").await.unwrap();
    })
    .await;
}
