//! Reported words stay as they were, whatever their author, the table's owner or the clock does afterwards.

use platform::chat::{self, ChatRules, OpenReport, ReportedLine, ReportedName, Since};
use platform::tables;
use platform::{Error, TableId, accounts};
use tabletop::Seat;

use super::{Person, World, line, three};
use crate::databases::everywhere;
use crate::profiles::execute;
use crate::world::table_of;

/// Reports a line of the hall.
async fn reports(who: &Person, table: TableId, line_id: &str) {
    chat::report(&who.platform, who.at_table(table), ("hall", line_id), "!")
        .await
        .unwrap();
}

/// The only report there is, read by a moderator.
async fn read(world: &World) -> OpenReport {
    let dan = world.person("Dan").await;
    accounts::appoint_moderator(&world.platform, dan.id)
        .await
        .unwrap();
    let rows = chat::reports(&world.platform, dan.id).await.unwrap();
    assert_eq!(rows.len(), 1);
    chat::open_report(&world.platform, dan.id, &rows[0].id)
        .await
        .unwrap();
    chat::opened_report(&world.platform, dan.id, &rows[0].id)
        .await
        .unwrap()
}

fn words(line: &ReportedLine) -> (&str, Vec<&str>, &Since) {
    let earlier = line.earlier.iter().map(String::as_str).collect();
    (&line.text, earlier, &line.since)
}

#[tokio::test]
async fn a_line_that_is_edited_after_the_report_is_read_as_it_was() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let first = ann.says(table, "hall", "fool").await.unwrap();
        world.wait(1000);
        ann.edits(table, ("hall", &first), "you fool")
            .await
            .unwrap();
        world.wait(1000);
        reports(&bob, table, &first.id).await;
        world.wait(1000);
        for newer in ["you food", "good food"] {
            ann.edits(table, ("hall", &first), newer).await.unwrap();
        }
        let report = read(&world).await;
        let since = Since::Edited("good food".into());
        assert_eq!(
            words(&report.lines[0]),
            ("you fool", vec!["fool"], &since),
            "the words between are no part of it"
        );
        assert!(report.lines[0].in_question);
        assert_eq!(bob.hears(table, "hall").await.unwrap(), ["good food"]);
    })
    .await;
}

/// Lines beside the one in question are no less evidence, also where they came after it.
#[tokio::test]
async fn what_was_said_around_it_is_read_as_it_was_too() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let before = bob.says(table, "hall", "I beg you").await.unwrap();
        let rude = ann.says(table, "hall", "fool").await.unwrap();
        let after = bob.says(table, "hall", "you are worse").await.unwrap();
        world.wait(1000);
        reports(&bob, table, &rude.id).await;
        world.wait(1000);
        for (it, newer) in [(&before, "Dear Ann"), (&after, "Why?")] {
            bob.edits(table, ("hall", it), newer).await.unwrap();
        }
        let report = read(&world).await;
        let lines: Vec<_> = report.lines.iter().map(words).collect();
        let edited = |it: &str| Since::Edited(it.into());
        assert_eq!(
            lines,
            [
                ("I beg you", vec![], &edited("Dear Ann")),
                ("fool", vec![], &Since::Same),
                ("you are worse", vec![], &edited("Why?")),
            ]
        );
    })
    .await;
}

/// The owner of a table that gathers can take it away, and with it all that was said there.
#[tokio::test]
async fn a_report_outlives_its_table() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(4)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        tables::set_words(&world.platform, ann.id, table, ("No fools", "Fools pay"))
            .await
            .unwrap();
        let rude = ann.says(table, "hall", "fool").await.unwrap();
        world.wait(1000);
        ann.edits(table, ("hall", &rude), "you fool").await.unwrap();
        reports(&bob, table, &rude.id).await;
        // Who comes later sits there all the same, and judges nothing of it.
        let cat = world.person("Cat").await;
        cat.takes(table, 2).await.unwrap();
        accounts::appoint_moderator(&world.platform, cat.id)
            .await
            .unwrap();
        tables::close(&world.platform, ann.id, table).await.unwrap();
        assert_eq!(world.count("line").await, 0);
        assert_eq!(chat::reports(&world.platform, cat.id).await, Ok(vec![]));
        let report = read(&world).await;
        assert_eq!((report.table.id, report.table.gone), (table, true));
        let opened = chat::open_report(&world.platform, cat.id, &report.id).await;
        assert_eq!(opened, Err(Error::NoSuchReport));
        assert_eq!(report.table.name, "At the inn");
        assert_eq!(report.table.description.0, "No fools");
        assert_eq!(report.table.house_rules.0, "Fools pay");
        let gone = &report.lines[0];
        assert_eq!(words(gone), ("you fool", vec!["fool"], &Since::Gone));
        assert_eq!((&*gone.name.then, gone.seat), ("Ann", Some(Seat(0))));
    })
    .await;
}

#[tokio::test]
async fn what_a_table_said_of_itself_and_people_were_called_is_read_as_it_was() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        let says = async |description: &str, rules: &str| {
            tables::set_words(&world.platform, ann.id, table, (description, rules))
                .await
                .unwrap();
        };
        says("No fools", "Be kind").await;
        let rude = ann.says(table, "hall", "fool").await.unwrap();
        reports(&bob, table, &rude.id).await;
        world.wait(1000);
        says("All are welcome", "Be kind").await;
        accounts::rename(&world.platform, &ann.visitor().await, "Lamb")
            .await
            .unwrap();
        let report = read(&world).await;
        let edited = Since::Edited("All are welcome".into());
        assert_eq!(report.table.description, ("No fools".into(), edited));
        assert_eq!(report.table.house_rules, ("Be kind".into(), Since::Same));
        let renamed = ReportedName {
            then: "Ann".into(),
            now: Some("Lamb".into()),
        };
        assert_eq!(report.about, renamed);
        assert_eq!(report.lines[0].name, renamed);
        assert_eq!(report.by.now, None);
    })
    .await;
}

/// Complaints that were stored before they kept all this still read.
#[tokio::test]
async fn an_older_report_tells_what_it_has() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let rude = ann.says(table, "hall", "fool").await.unwrap();
        reports(&bob, table, &rude.id).await;
        let lines = format!(
            r#"[{{"id":"{}","seat":0,"name":"Ann","at":{},"text":"fool"}}]"#,
            line("fool").id,
            world.now()
        );
        let older = format!("UPDATE report SET table_then = NULL, lines = '{lines}'");
        execute(&world, &older).await;
        world.wait(1000);
        ann.edits(table, ("hall", &rude), "friend").await.unwrap();
        let report = read(&world).await;
        let since = Since::Edited("friend".into());
        assert_eq!(words(&report.lines[0]), ("fool", vec![], &since));
        assert_eq!(report.table.name, "At the inn");
    })
    .await;
}
