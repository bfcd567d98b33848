//! Blocking whoever invites without having met them.

use platform::chat::{self, Muting};
use platform::notices;
use platform::tables::{self, Inviter};
use platform::{Error, TableId};

use super::{MINUTE, link, reader, sent};
use crate::databases::everywhere;
use crate::world::{Person, table_of};

async fn invites(who: &Person, name: &str) -> TableId {
    let table = who.lays(table_of(3)).await;
    tables::invite(&who.platform, who.id, table, name)
        .await
        .unwrap();
    table
}

async fn called(who: &Person) -> usize {
    tables::invitations(&who.platform, who.id)
        .await
        .unwrap()
        .len()
}

#[tokio::test]
async fn who_invites_is_blocked_and_learns_nothing() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        let first = invites(&bob, "Ann").await;
        let before = bob.sees(first).await;
        tables::block_inviter(&world.platform, ann.id, first)
            .await
            .unwrap();
        assert_eq!(called(&ann).await, 0);
        assert_eq!(bob.sees(first).await, before, "as it was");
        let second = invites(&bob, "Ann").await;
        assert_eq!(bob.page(second).await.guests, bob.page(first).await.guests);
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty(), "nor does what waited arrive");
        assert_eq!(called(&ann).await, 0);
        invites(&cat, "Ann").await;
        world.wait(2 * MINUTE);
        assert_eq!((called(&ann).await, sent(&world).await.len()), (1, 1));

        let muted = chat::muted_everywhere(&world.platform, ann.id)
            .await
            .unwrap();
        let [bob_again] = muted.as_slice() else {
            panic!("{muted:?}");
        };
        assert_eq!(
            (bob_again.name.as_deref(), bob_again.how),
            (Some("Bob"), Muting::Block)
        );
        chat::hear_again(&world.platform, ann.id, &bob_again.id)
            .await
            .unwrap();
        assert_eq!(called(&ann).await, 3);
    })
    .await;
}

#[tokio::test]
async fn who_invites_is_blocked_from_the_email() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let table = invites(&bob, "Ann").await;
        world.wait(2 * MINUTE);
        let token = link(&sent(&world).await[0].1);
        let inviter = async || {
            let found = tables::inviter(&world.platform, ann.id, table).await;
            found.unwrap().unwrap()
        };
        let unblocked = Inviter {
            name: "Bob".into(),
            blocked: false,
        };
        assert_eq!(inviter().await, unblocked, "a look changes nothing");
        notices::block_inviter(&world.platform, &token)
            .await
            .unwrap();
        notices::block_inviter(&world.platform, &token)
            .await
            .unwrap();
        assert!(inviter().await.blocked);
        assert_eq!(called(&ann).await, 0);
        assert!(
            notices::enter(&world.platform, &token, "a phone")
                .await
                .is_ok()
        );
        let spent = notices::block_inviter(&world.platform, &token).await;
        assert_eq!(spent, Err(Error::BadLink));
    })
    .await;
}

#[tokio::test]
async fn only_who_is_invited_blocks_an_inviter() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = bob.lays(table_of(3)).await;
        let block =
            async |who: &Person| tables::block_inviter(&world.platform, who.id, table).await;
        assert_eq!(block(&ann).await, Err(Error::NotInvited));
        assert_eq!(block(&bob).await, Err(Error::NotInvited));
        tables::invite(&world.platform, bob.id, table, "Ann")
            .await
            .unwrap();
        tables::decline(&world.platform, ann.id, table)
            .await
            .unwrap();
        assert_eq!(block(&ann).await, Err(Error::NotInvited));
        assert_eq!(world.count("mute").await, 0);
    })
    .await;
}
