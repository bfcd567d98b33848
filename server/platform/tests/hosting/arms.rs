//! The arms of people: drawn or chosen, and shown where their names are.

use platform::TableId;
use platform::accounts::{self, Arms, delete_account};
use platform::profiles;
use platform::tables::{self, Masks, NewTable};
use sea_orm::ConnectionTrait;

use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, table_of};

async fn chooses(who: &Person, arms: Option<Arms>) {
    accounts::choose_arms(&who.platform, &who.visitor().await, arms)
        .await
        .unwrap();
}

async fn on_seat(who: &Person, table: TableId) -> Option<Arms> {
    who.page(table).await.listing.seats[0].arms
}

#[tokio::test]
async fn arms_are_drawn_from_the_name_until_others_are_chosen() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let drawn = ann.visitor().await.user.arms;
        let chosen = Arms::numbered(if drawn.number() == 7 { 8 } else { 7 });
        chooses(&ann, chosen).await;
        assert_eq!(Some(ann.visitor().await.user.arms), chosen);
        accounts::rename(&world.platform, &ann.visitor().await, "Arya")
            .await
            .unwrap();
        assert_eq!(Some(ann.visitor().await.user.arms), chosen);
        let profile = profiles::profile(&world.platform, "Arya").await.unwrap();
        assert_eq!(profile.map(|it| it.arms), chosen);
        chooses(&ann, None).await;
        let arya = ann.visitor().await.user.arms;
        assert_ne!(arya, drawn, "another name gives other arms");
    })
    .await;
}

#[tokio::test]
async fn behind_masks_nobody_has_arms() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let arms = Some(ann.visitor().await.user.arms);
        let open = ann.lays(table_of(2)).await;
        ann.takes(open, 0).await.unwrap();
        assert_eq!(on_seat(&bob, open).await, arms);
        let listed = tables::open(&world.platform, None).await.unwrap();
        assert_eq!(listed[0].seats[0].arms, arms);
        assert_eq!(listed[0].seats[1].arms, None);
        let masked = NewTable {
            masks: Masks::UntilEnd,
            ..table_of(2)
        };
        let masked = ann.lays(masked).await;
        ann.takes(masked, 0).await.unwrap();
        for who in [&ann, &bob] {
            assert_eq!(on_seat(who, masked).await, None);
        }
    })
    .await;
}

#[tokio::test]
async fn of_a_deleted_account_no_arms_are_left() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        chooses(&ann, Arms::numbered(7)).await;
        delete_account(
            &world.platform,
            &ann.visitor().await,
            "Ann",
            PASSWORD.into(),
        )
        .await
        .unwrap();
        assert_eq!(on_seat(&bob, table).await, None);
        let kept = world
            .rows("SELECT id FROM \"user\" WHERE arms IS NOT NULL")
            .await;
        assert!(kept.is_empty());
    })
    .await;
}

/// A table that Ann has all to herself, and how it ended.
async fn ended(world: &World, ann: &Person, (level, place): (Option<&str>, u8)) -> TableId {
    let table = ann.lays(table_of(2)).await;
    ann.takes(table, 0).await.unwrap();
    let level = level.map_or("NULL".to_owned(), |it| format!("'{it}'"));
    let db = world.database().await;
    for sql in [
        format!(
            "UPDATE seat SET holder = 'computer', level = {level}
             WHERE table_id = '{table}' AND seat = 1"
        ),
        format!("UPDATE table_ SET status = 'over' WHERE id = '{table}'"),
        format!(
            "INSERT INTO outcome (table_id, seat, role, place, seats)
             VALUES ('{table}', 0, '0', {place}, 2), ('{table}', 1, '1', NULL, 2)"
        ),
    ] {
        db.execute_unprepared(&sql).await.unwrap();
    }
    db.close().await.unwrap();
    table
}

#[tokio::test]
async fn games_against_computers_are_counted_by_their_level() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        for game in [(None, 1), (None, 2), (Some("steady"), 1)] {
            ended(&world, &ann, game).await;
        }
        // With others it is in the record.
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        let profile = profiles::profile(&world.platform, "Ann").await.unwrap();
        let counted: Vec<_> = profile
            .unwrap()
            .solo
            .into_iter()
            .map(|it| (it.level, it.games, it.wins))
            .collect();
        assert_eq!(counted, [(None, 2, 1), (Some("steady".into()), 1, 1)]);
        let of_bob = profiles::profile(&world.platform, "Bob").await.unwrap();
        assert!(of_bob.unwrap().solo.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_game_behind_masks_that_never_fall_is_not_counted() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ended(&world, &ann, (None, 1)).await;
        for (masks, games) in [("until_end", 1), ("for_ever", 0)] {
            let sql = format!("UPDATE table_ SET masks = '{masks}' WHERE id = '{table}'");
            let db = world.database().await;
            db.execute_unprepared(&sql).await.unwrap();
            db.close().await.unwrap();
            let profile = profiles::profile(&world.platform, "Ann").await.unwrap();
            assert_eq!(profile.unwrap().solo.len(), games, "{masks}");
        }
    })
    .await;
}
