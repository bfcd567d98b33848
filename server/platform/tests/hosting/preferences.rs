//! Tests of what people wish for the tables they play at.

use platform::TableId;
use platform::accounts::{self, ForcedAnswers};
use platform::tables::{self, Masks, NewTable};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of, text};

/// A table of the board game for three, whose setup claims a wish that nobody has.
fn table_of_three() -> NewTable {
    NewTable {
        kind: "westeros".into(),
        name: "At the inn".into(),
        setup: json!({"houses": "Drawn", "ask_always": [2]}).to_string(),
        seats: 3,
        ..table_of(3)
    }
}

async fn wishes(who: &Person, wish: ForcedAnswers) {
    accounts::wish_forced_answers(&who.platform, &who.visitor().await, wish)
        .await
        .unwrap();
}

/// The wishes in what everybody knows of the table, and in what this player sees of the game.
async fn written(who: &Person, table: TableId) -> (Value, Value) {
    let page = who.page(table).await;
    let setup: Value = serde_json::from_str(&page.listing.setup).unwrap();
    let view: Value = serde_json::from_str(&text(page.view.as_ref())).unwrap();
    let seen = &view["position"]["setup"];
    (setup["ask_always"].clone(), seen["ask_always"].clone())
}

const NOTHING: (Value, Value) = (Value::Null, Value::Null);

async fn sound(world: &World, table: TableId) {
    let found = tables::check(&world.platform, table).await.unwrap();
    assert_eq!(found.fault, None, "it is played again with its wishes");
}

#[tokio::test]
async fn nobody_wishes_to_be_asked_until_they_say_so() {
    everywhere(async |world| {
        let guest = world.guest().await;
        let wish = async || accounts::forced_answers(&world.platform, guest.id).await;
        assert_eq!(wish().await, Ok(ForcedAnswers::ByTheGame));
        wishes(&guest, ForcedAnswers::Asked).await;
        assert_eq!(wish().await, Ok(ForcedAnswers::Asked));
        wishes(&guest, ForcedAnswers::ByTheGame).await;
        assert_eq!(wish().await, Ok(ForcedAnswers::ByTheGame));
    })
    .await;
}

#[tokio::test]
async fn a_table_begins_as_those_who_sit_there_wish() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(table_of_three()).await;
        ann.takes(table, 2).await.unwrap();
        bob.takes(table, 0).await.unwrap();
        wishes(&bob, ForcedAnswers::Asked).await;
        cat.takes(table, 1).await.unwrap();
        assert_eq!(written(&ann, table).await, NOTHING, "it is his alone");
        assert_eq!(written(&bob, table).await, (Value::Null, json!([0])));

        wishes(&bob, ForcedAnswers::ByTheGame).await;
        assert_eq!(
            written(&bob, table).await,
            (Value::Null, json!([0])),
            "it holds for tables that begin later"
        );
        sound(&world, table).await;
    })
    .await;
}

#[tokio::test]
async fn a_practice_table_knows_the_wish_of_its_guest() {
    everywhere(async |world| {
        let guest = world.guest().await;
        wishes(&guest, ForcedAnswers::Asked).await;
        let mine = [Seat(1), Seat(2)];
        let table = tables::practice(&world.platform, guest.id, table_of_three(), &mine).await;
        let table = table.unwrap();
        for seat in [1, 2] {
            let view = text(guest.page_as(table, seat).await.view.as_ref());
            let view: Value = serde_json::from_str(&view).unwrap();
            assert_eq!(view["position"]["setup"]["ask_always"], json!([seat]));
        }
        sound(&world, table).await;

        let plain = world.guest().await;
        let table = tables::practice(&world.platform, plain.id, table_of_three(), &mine).await;
        assert_eq!(written(&plain, table.unwrap()).await, NOTHING);
    })
    .await;
}

/// Being asked is seen by all: a person would be known by it from table to table.
#[tokio::test]
async fn behind_masks_nobody_is_asked_more_than_others() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        wishes(&bob, ForcedAnswers::Asked).await;
        for masks in [Masks::UntilEnd, Masks::ForEver] {
            let masked = NewTable {
                masks,
                ..table_of_three()
            };
            let table = ann.lays(masked).await;
            for (who, seat) in [(&ann, 2), (&bob, 0), (&cat, 1)] {
                who.takes(table, seat).await.unwrap();
            }
            assert_eq!(written(&bob, table).await, NOTHING);
            sound(&world, table).await;
        }
    })
    .await;
}

/// Tables of before, whose setup told everybody.
#[tokio::test]
async fn a_table_that_began_with_wishes_in_its_setup_goes_on() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        wishes(&ann, ForcedAnswers::Asked).await;
        let mine = [Seat(1), Seat(2)];
        let table = tables::practice(&world.platform, ann.id, table_of_three(), &mine).await;
        let table = table.unwrap();
        world
            .rows("UPDATE table_ SET setup = '{\"houses\":\"Drawn\",\"ask_always\":[1,2]}', ask_always = NULL")
            .await;
        sound(&world, table).await;
        let view = text(ann.page_as(table, 1).await.view.as_ref());
        assert!(view.contains(r#""ask_always":[1]"#), "{view}");
    })
    .await;
}

#[tokio::test]
async fn a_game_that_knows_no_wishes_begins_all_the_same() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        wishes(&ann, ForcedAnswers::Asked).await;
        let bob = world.person("Bob").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        assert_eq!(bob.asked(table).await.len(), 1);
    })
    .await;
}
