//! Tests that who talks to whom is nobody's business.

use platform::chat::{self, Audience, ChatRules};
use platform::tables::{self, NewTable};
use platform::{ChatNotice, Error};
use tabletop::Seat;
use tokio::sync::broadcast::error::TryRecvError;

use super::{at_any_time, everything, line, three};
use crate::databases::everywhere;
use crate::world::table_of;

/// Checks that, whatever a third seat or a spectator asks for, a private talk changes no byte of the answer.
#[tokio::test]
async fn nobody_else_learns_that_two_have_talked() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        let dan = world.person("Dan").await;
        cat.says(table, "hall", "hail").await.unwrap();
        let before = [everything(&cat, table).await, everything(&dan, table).await];
        let mut changes = world.platform.hub().subscribe();
        let mut heard = world.platform.hub().listen_as(table, Seat(1));

        ann.says(table, "0-1", "the castle").await.unwrap();
        bob.says(table, "0-1", "yours").await.unwrap();
        ann.marks(table, "0-1", "yours", chat::Mark::Read)
            .await
            .unwrap();
        let id = line("the castle").id;
        let who = bob.at_table(table);
        chat::mute(&world.platform, who, ("0-1", &id), chat::Muting::Block)
            .await
            .unwrap();
        chat::report(&world.platform, who, ("0-1", &line("yours").id), "!")
            .await
            .unwrap_err();

        let after = [everything(&cat, table).await, everything(&dan, table).await];
        assert_eq!(before, after);
        // Inside the process the table has not changed, and what was said is news to two only.
        assert_eq!(changes.try_recv().err(), Some(TryRecvError::Empty));
        for number in [1, 2] {
            let notice = heard.try_recv().unwrap();
            assert_eq!((notice.table, notice.number), (table, number));
            for (who, hears) in [
                (&ann, true),
                (&bob, number == 2),
                (&cat, false),
                (&dan, false),
            ] {
                let news = chat::news(&world.platform, who.at_table(table), &notice).await;
                assert_eq!(news.unwrap().is_some(), hears, "{number}");
            }
        }
        assert_eq!(heard.try_recv().err(), Some(TryRecvError::Empty));
    })
    .await;
}

/// A channel that others have is refused like one that cannot be.
#[tokio::test]
async fn a_foreign_channel_is_like_none() {
    everywhere(async |world| {
        let ([ann, _, cat], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "0-1", "the castle").await.unwrap();
        for channel in ["0-1", "0-9", "7-9", "2-9", "nonsense", "", "gallery"] {
            let refused = [
                cat.hears(table, channel).await.err(),
                cat.says(table, channel, "hello?").await.err(),
                cat.marks(table, channel, "the castle", chat::Mark::Read)
                    .await
                    .err(),
            ];
            assert_eq!(
                refused,
                [(); 3].map(|()| Some(Error::NoSuchChannel)),
                "{channel}"
            );
        }
        // One of her own is empty, whether others of it have others or not.
        for channel in ["0-2", "1-2", "0-1-2"] {
            assert_eq!(cat.hears(table, channel).await.unwrap(), [""; 0]);
        }
    })
    .await;
}

/// The news of a line goes by its channel alone, whatever the notice says.
#[tokio::test]
async fn news_are_for_those_who_belong_to_the_channel() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "0-1", "the castle").await.unwrap();
        let notice = |audience: Audience, number| ChatNotice {
            table,
            audience,
            number,
        };
        let pair = Audience::of([Seat(0), Seat(1)]).unwrap();
        let news = chat::news(
            &world.platform,
            bob.at_table(table),
            &notice(pair.clone(), 1),
        )
        .await;
        let news = news.unwrap().unwrap();
        assert_eq!(
            (news.channel.unread, &*news.lines[0].text),
            (1, "the castle")
        );
        for (who, notice) in [
            (&cat, notice(pair.clone(), 1)),
            (&bob, notice(pair, 2)),
            (&cat, notice(Audience::Hall, 1)),
        ] {
            let news = chat::news(&world.platform, who.at_table(table), &notice).await;
            assert_eq!(news, Ok(None));
        }
        assert_eq!(
            chat::has_news(&world.platform, bob.at_table(table), 0).await,
            Ok(true)
        );
        assert_eq!(
            chat::has_news(&world.platform, bob.at_table(table), i64::MAX).await,
            Ok(false)
        );
        assert_eq!(
            chat::has_news(&world.platform, cat.at_table(table), 0).await,
            Ok(false)
        );
    })
    .await;
}

#[tokio::test]
async fn a_hidden_table_has_no_talk_for_strangers() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let hidden = NewTable {
            open: false,
            chat: at_any_time(chat::ChatMode::Full),
            ..table_of(2)
        };
        let table = ann.lays(hidden).await;
        ann.takes(table, 0).await.unwrap();
        ann.says(table, "hall", "hail").await.unwrap();
        let chat = chat::page(&world.platform, bob.at_table(table)).await;
        assert_eq!(chat.err(), Some(Error::NoSuchTable));
        assert_eq!(
            bob.says(table, "hall", "?").await.err(),
            Some(Error::NoSuchTable)
        );
        let invitation = ann.page(table).await.invitation.unwrap();
        let invited = chat::Who {
            invitation: Some(&invitation),
            ..bob.at_table(table)
        };
        let lines = chat::lines(&world.platform, invited, "hall", None)
            .await
            .unwrap();
        assert_eq!(lines.len(), 1);
        let mine = tables::mine(&world.platform, bob.id).await.unwrap();
        assert_eq!(mine, []);
    })
    .await;
}
