//! A database in which people have left something of every kind.

use std::collections::BTreeSet;

use platform::chat::{self, Muting, Who};
use platform::drafts::{self, SavedDraft};
use platform::tables::{self, Motion, NewTable};
use platform::{TableId, TimeOfDay, accounts, standing};
use serde_json::json;
use tabletop::Seat;

use super::begun;
use crate::chat::line;
use crate::notices::reader;
use crate::page_at::album;
use crate::world::{Person, World, paced};

const TIES: u8 = 24;

const fn at(person: &Person, table: TableId) -> Who<'static> {
    Who {
        user: Some(person.id),
        table,
        seat: None,
        invitation: None,
    }
}

/// Ann and Bob, who have played a game that is packed, are in two others, and have done whatever people do.
pub async fn lived_in(world: &World) -> (Person, Person, TableId) {
    let p = &world.platform;
    let (ann, bob) = (reader(world, "Ann").await, reader(world, "Bob").await);
    let over = begun(&ann, &bob, paced("unlimited")).await;
    album(world, (&ann, &bob, over), 0).await;
    let packed = tables::pack(p, world.now(), &mut BTreeSet::new()).await;
    assert_eq!(packed, Ok(1));

    let long = NewTable {
        setup: json!({"purse": 60, "rounds": 40}).to_string(),
        ..paced("each 86400/3600")
    };
    let table = begun(&ann, &bob, long).await;
    let given = ann.bids(table, 1, "too little").await.unwrap();
    ann.undoes(table, given.seq).await.unwrap();
    for word in ["winterfell", "the wall"] {
        ann.bids(table, 2, word).await.unwrap();
        bob.bids(table, 2, "pyke").await.unwrap();
    }
    // So many ties that no other seed decides all of them alike.
    for round in 0..TIES {
        ann.bids(table, 0, &format!("tie {round}")).await.unwrap();
        bob.bids(table, 0, "pyke").await.unwrap();
    }
    ann.bids(table, 3, "can be taken back").await.unwrap();
    let question = bob.question(table).await;
    let draft = SavedDraft {
        decision: question,
        content: "half a thought".into(),
        version: 0,
    };
    drafts::keep(p, (bob.id, table, Seat(1)), draft, None)
        .await
        .unwrap();
    let plan = json!([{"bid": {"amount": 4, "word": "harrenhal"}, "once": false}]);
    standing::save(p, (ann.id, table, Seat(0)), 0, &plan.to_string())
        .await
        .unwrap();
    for (who, channel, text) in [
        (&ann, "hall", "Winter is coming"),
        (&bob, "hall", "What is dead may never die"),
        (&ann, "0-1", "Shall we divide the Riverlands between us?"),
    ] {
        who.says(table, channel, text).await.unwrap();
    }
    let (hers, his) = (ann.visitor().await, bob.visitor().await);
    let said = line("What is dead may never die").id;
    chat::report(p, at(&ann, table), ("hall", &said), "rude")
        .await
        .unwrap();
    let cat = reader(world, "Cat").await;
    accounts::appoint_moderator(p, cat.id).await.unwrap();
    let report = chat::reports(p, cat.id).await.unwrap().remove(0).id;
    chat::open_report(p, cat.id, &report).await.unwrap();
    chat::resolve_report(p, cat.id, &report, "Talked to Bob")
        .await
        .unwrap();
    chat::mute(p, at(&ann, table), ("hall", &said), Muting::Mute)
        .await
        .unwrap();
    chat::write_note(p, at(&bob, table), 1, "She bids low.")
        .await
        .unwrap();
    tables::cast(p, ann.id, table, (Motion::Pause, true))
        .await
        .unwrap();
    accounts::favor(p, &hers, "Bob").await.unwrap();
    let army = json!({"commander": "Robb Stark", "units": ["Stark Sworn Swords"]});
    accounts::keep_list(p, &hers, "sealed", ("The wolves", army.to_string()))
        .await
        .unwrap();
    let form = json!({"players": 2, "pace": "each 86400/3600"});
    accounts::keep_template(p, &his, ("Mondays", form.to_string()))
        .await
        .unwrap();
    let night = Some((TimeOfDay(23 * 60), TimeOfDay(7 * 60)));
    accounts::keep_night(p, &hers, "Europe/Berlin", night)
        .await
        .unwrap();
    accounts::make_calendar(p, &his).await.unwrap();
    ann.lays(paced("daily 20:00 Europe/Berlin 43200")).await;
    (ann, bob, table)
}
