//! What people wish for the tables they play at.

use platform::TableId;
use platform::accounts::{self, ForcedAnswers};
use platform::tables::{self, NewTable};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, table_of};

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
    accounts::wish_forced_answers(&who.platform, who.id, wish)
        .await
        .unwrap();
}

/// The wishes in the table's setup, and in what its players see of the game.
async fn written(who: &Person, table: TableId) -> (Value, Value) {
    let page = who.page(table).await;
    let setup: Value = serde_json::from_str(&page.listing.setup).unwrap();
    let view: Value = serde_json::from_str(&page.view.unwrap()).unwrap();
    let seen = &view["position"]["setup"];
    (setup["ask_always"].clone(), seen["ask_always"].clone())
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
        assert_eq!(written(&ann, table).await, (json!([0]), json!([0])));

        wishes(&bob, ForcedAnswers::ByTheGame).await;
        assert_eq!(
            written(&ann, table).await,
            (json!([0]), json!([0])),
            "it holds for tables that begin later"
        );
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
        assert_eq!(written(&guest, table).await, (json!([1, 2]), json!([1, 2])));

        let plain = world.guest().await;
        let table = tables::practice(&world.platform, plain.id, table_of_three(), &mine).await;
        let nothing = (Value::Null, Value::Null);
        assert_eq!(written(&plain, table.unwrap()).await, nothing);
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
