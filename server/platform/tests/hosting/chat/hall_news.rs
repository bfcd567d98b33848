//! A line of the hall is made once for all who hear the same, and tells each what it told before.

use std::sync::Arc;

use platform::chat::{self, ChatMode, Mark, Muting, SharedNews, Who};
use platform::tables::NewTable;
use platform::{ChatNotice, Error, TableId};

use super::{at_any_time, line, three};
use crate::world::{World, table_of};

const fn nobody(table: TableId) -> Who<'static> {
    Who {
        user: None,
        table,
        seat: None,
        invitation: None,
    }
}

async fn heard(world: &World, who: Who<'_>, notice: &ChatNotice) -> Arc<SharedNews> {
    let heard = chat::heard(&world.platform, who, notice).await.unwrap();
    let heard = heard.expect("it reaches them");
    let news = chat::news(&world.platform, who, notice).await.unwrap();
    assert_eq!(Some(heard.news()), news.as_ref());
    heard
}

#[tokio::test]
async fn those_without_an_account_hear_the_same() {
    let world = World::in_memory().await;
    let ([ann, bob, _], table) = three(&world, at_any_time(ChatMode::Full)).await;
    let mut hall = world.platform.hub().listen(table);
    ann.says(table, "hall", "hail").await.unwrap();
    let notice = hall.recv().await.unwrap();
    let first = heard(&world, nobody(table), &notice).await;
    let invited = Who {
        invitation: Some("whatever"),
        ..nobody(table)
    };
    assert!(Arc::ptr_eq(&first, &heard(&world, invited, &notice).await));
    assert_eq!(first.sent(|_| "once".into()), "once");
    assert_eq!(first.sent(|_| "again".into()), "once");
    for person in [&ann, &bob] {
        let own = heard(&world, person.at_table(table), &notice).await;
        assert!(!Arc::ptr_eq(&first, &own));
    }
    world.wait(1000);
    let anew = heard(&world, nobody(table), &notice).await;
    assert!(!Arc::ptr_eq(&first, &anew));
    assert!(Arc::ptr_eq(
        &anew,
        &heard(&world, nobody(table), &notice).await
    ));
    // After the next line, the one before is told with it.
    bob.says(table, "hall", "well met").await.unwrap();
    let later = heard(&world, nobody(table), &notice).await;
    assert_eq!(later.news().lines.len(), 2);
}

/// Onlookers with accounts hear the same, as long as they have read as far and mute nobody.
#[tokio::test]
async fn onlookers_hear_the_same_as_far_as_they_have_read_the_same() {
    let world = World::in_memory().await;
    let ([ann, _, _], table) = three(&world, at_any_time(ChatMode::Full)).await;
    let (dan, eve) = (world.person("Dan").await, world.person("Eve").await);
    let (fay, gus) = (world.person("Fay").await, world.person("Gus").await);
    let mut hall = world.platform.hub().listen(table);
    ann.says(table, "hall", "hail").await.unwrap();
    hall.recv().await.unwrap();
    fay.marks(table, "hall", "hail", Mark::Read).await.unwrap();
    let id = line("hail").id;
    let muted = chat::mute(
        &world.platform,
        gus.at_table(table),
        ("hall", &id),
        Muting::Mute,
    );
    muted.await.unwrap();

    ann.says(table, "hall", "farewell").await.unwrap();
    let notice = hall.recv().await.unwrap();
    let nameless = heard(&world, nobody(table), &notice).await;
    let dans = heard(&world, dan.at_table(table), &notice).await;
    let eves = heard(&world, eve.at_table(table), &notice).await;
    assert!(Arc::ptr_eq(&dans, &eves));
    assert_eq!(dans.news().channel.unread, 2);
    let fays = heard(&world, fay.at_table(table), &notice).await;
    assert_eq!(fays.news().channel.unread, 1);
    let guss = heard(&world, gus.at_table(table), &notice).await;
    assert!(guss.news().lines.iter().all(|it| it.muted));
    for own in [&nameless, &fays, &guss] {
        assert!(!Arc::ptr_eq(&dans, own));
    }
}

#[tokio::test]
async fn who_may_not_see_the_table_hears_nothing_of_what_others_do() {
    let world = World::in_memory().await;
    let ann = world.person("Ann").await;
    let hidden = NewTable {
        open: false,
        ..table_of(3)
    };
    let table = ann.lays(hidden).await;
    ann.takes(table, 0).await.unwrap();
    let mut hall = world.platform.hub().listen(table);
    ann.says(table, "hall", "hail").await.unwrap();
    let notice = hall.recv().await.unwrap();
    let page = ann.page(table).await;
    let invited = Who {
        invitation: page.invitation.as_deref(),
        ..nobody(table)
    };
    heard(&world, invited, &notice).await;
    let wrong = Who {
        invitation: Some("whatever"),
        ..nobody(table)
    };
    for who in [nobody(table), wrong] {
        let refused = chat::heard(&world.platform, who, &notice).await;
        assert_eq!(refused.unwrap_err(), Error::NoSuchTable);
    }
}
