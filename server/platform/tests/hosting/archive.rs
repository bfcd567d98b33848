//! Everything of one's own, to take along.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use platform::accounts::{self, export};
use platform::chat::{self, NewLine, ProposalAnswer, Who};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use zip::ZipArchive;

use crate::databases::everywhere;
use crate::notices::reader;
use crate::world::{Person, World, table_of};

/// The files of the person's ZIP.
async fn archive(world: &World, person: &Person) -> BTreeMap<String, String> {
    let (to, mut parts) = mpsc::channel(1);
    let (platform, id) = (world.platform.clone(), person.id);
    let export = tokio::spawn(async move { export(&platform, id, "What is in here.", to).await });
    let mut bytes = Vec::new();
    while let Some(part) = parts.recv().await {
        bytes.extend(part);
    }
    export.await.unwrap().unwrap();
    let mut zip = ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..zip.len())
        .map(|index| {
            let mut file = zip.by_index(index).unwrap();
            let mut text = String::new();
            file.read_to_string(&mut text).unwrap();
            (file.name().unwrap().into_owned(), text)
        })
        .collect()
}

fn says(id: char, text: &str) -> NewLine {
    NewLine {
        id: id.to_string().repeat(32),
        text: text.into(),
        quote: None,
    }
}

#[tokio::test]
async fn one_takes_along_what_is_ones_own_and_nothing_of_others() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let table = bob.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        let who = |person: &Person| Who {
            user: Some(person.id),
            table,
            seat: None,
            invitation: None,
        };
        let p = &world.platform;
        chat::say(p, who(&ann), "0-1", says('a', "Shall we ally?"))
            .await
            .unwrap();
        chat::say(p, who(&bob), "0-1", says('b', "Never in my life"))
            .await
            .unwrap();
        let plan = json!({"rounds_left": 3, "losers": [1]}).to_string();
        chat::propose(p, who(&ann), "0-1", (says('c', "Lose"), plan))
            .await
            .unwrap();
        let counter = json!({"rounds_left": 3, "losers": [0, 0]}).to_string();
        chat::propose(p, who(&bob), "0-1", (says('d', "Never"), counter))
            .await
            .unwrap();
        let to = ("0-1", &*"d".repeat(32));
        chat::answer_proposal(p, who(&ann), to, ProposalAnswer::Decline)
            .await
            .unwrap();
        chat::write_note(p, who(&ann), 1, "Bob is proud")
            .await
            .unwrap();
        chat::write_note(p, who(&bob), 1, "Ann is sly")
            .await
            .unwrap();
        ann.bids(table, 7, "annsecret").await.unwrap();
        bob.bids(table, 8, "bobsecret").await.unwrap();
        ann.bids(table, 6, "annsecond").await.unwrap();
        let bobs = bob.question(table).await;
        assert!(bobs.0 > 0, "Bob still thinks");
        accounts::rename(p, &ann.visitor().await, "Arya")
            .await
            .unwrap();

        let files = archive(&world, &ann).await;
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        let game = format!("games/{table}.json");
        assert_eq!(
            names,
            [
                "README.txt",
                "complaints.json",
                "drafts.json",
                &game,
                "lists.json",
                "messages.json",
                "notes.json",
                "notices.json",
                "profile.json",
                "proposals.json",
                "record.json",
                "sessions.json",
                "standing-orders.json",
                "templates.json",
            ]
        );
        let read = |name: &str| serde_json::from_str::<Value>(&files[name]).unwrap();
        let profile = read("profile.json");
        assert_eq!(profile["name"], "Arya");
        assert_eq!(profile["earlier_names"][0]["name"], "Ann");
        assert_eq!(profile["mail"], "ann@tarth.example");
        assert_eq!(profile["arms"], Value::Null, "they are drawn from the name");
        assert_eq!(files["README.txt"], "What is in here.");
        let opened = profile["created_at"].as_str().unwrap();
        assert!(opened.starts_with("20") && opened.ends_with('Z'));
        assert_eq!(read("messages.json")[0]["text"], "Shall we ally?");
        assert_eq!(read("messages.json").as_array().unwrap().len(), 2);
        let plans = read("proposals.json");
        assert_eq!(plans["proposed"].as_array().unwrap().len(), 1);
        assert_eq!(plans["proposed"][0]["plan"]["losers"], json!([1]));
        assert_eq!(plans["answered"][0]["answer"], "declined");
        assert_eq!(read("notes.json")[0]["text"], "Bob is proud");
        assert_eq!(read("sessions.json")[0]["device"], "a laptop");
        assert_eq!(read("record.json")["games"], serde_json::json!([]));
        let summary = read(&game);
        assert_eq!(summary["own_seats"][0], 0);
        assert_eq!(summary["answers"].as_array().unwrap().len(), 2);
        assert_eq!(
            summary["answers"][0]["at"].as_str().map(|it| &it[4..5]),
            Some("-")
        );
        assert_eq!(summary["seen"][0]["seat"], 0);

        let all = files.values().cloned().collect::<String>();
        for secret in ["Never in my life", "Ann is sly", "correct horse", "argon2"] {
            assert!(!all.contains(secret), "{secret}");
        }
    })
    .await;
}

#[tokio::test]
async fn what_another_seat_hides_is_not_in_it() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        bob.bids(table, 8, "bobsecret").await.unwrap();
        let running = archive(&world, &ann).await;
        assert!(running.values().all(|it| !it.contains("bobsecret")));
        let bobs = archive(&world, &bob).await;
        assert!(bobs.values().any(|it| it.contains("bobsecret")));

        ann.bids(table, 1, "a").await.unwrap();
        for _ in 0..2 {
            bob.bids(table, 1, "b").await.unwrap();
            ann.bids(table, 1, "a").await.unwrap();
        }
        let over = archive(&world, &ann).await;
        assert!(over.contains_key(&format!("games/{table}.json")));
    })
    .await;
}

#[tokio::test]
async fn one_game_that_does_not_read_keeps_no_other_back() {
    everywhere(async |world| {
        let (ann, bob, first) = world.table().await;
        ann.bids(first, 1, "a").await.unwrap();
        let broken = "UPDATE entry SET action = 'x' WHERE decision IS NOT NULL";
        crate::profiles::execute(&world, broken).await;
        let second = bob.lays(table_of(2)).await;
        bob.takes(second, 1).await.unwrap();
        ann.takes(second, 0).await.unwrap();
        let files = archive(&world, &ann).await;
        let game = |table| -> Value {
            serde_json::from_str(&files[&format!("games/{table}.json")]).unwrap()
        };
        assert_eq!(game(first)["unreadable"], json!(true));
        assert_eq!(game(second)["own_seats"], json!([0]));
        assert!(game(second).get("unreadable").is_none());
    })
    .await;
}

#[tokio::test]
async fn nothing_goes_on_when_nobody_takes_it() {
    everywhere(async |world| {
        let (ann, ..) = world.table().await;
        let (to, parts) = mpsc::channel(1);
        drop(parts);
        assert_eq!(export(&world.platform, ann.id, "", to).await, Ok(()));
    })
    .await;
}
