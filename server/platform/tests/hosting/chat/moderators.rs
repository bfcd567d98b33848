//! Tests of who reads what was reported, and who learns of it.

use platform::chat::{self, ChatRules, OpenReport};
use platform::{Error, Field, Problem, TableId, accounts};
use tabletop::Seat;

use super::{Person, World, line, three};
use crate::databases::everywhere;

/// Ann has been rude to Bob in private, and Bob complains.
async fn rude(world: &World) -> ([Person; 3], TableId) {
    let (people, table) = three(world, ChatRules::default()).await;
    let [ann, bob, cat] = &people;
    bob.says(table, "0-1", "why?").await.unwrap();
    ann.says(table, "0-1", "rude").await.unwrap();
    cat.says(table, "1-2", "the castle").await.unwrap();
    world.wait(1000);
    let id = line("rude").id;
    let at = bob.at_table(table);
    chat::report(&world.platform, at, ("0-1", &id), "see there")
        .await
        .unwrap();
    world.wait(1000);
    ann.says(table, "0-1", "after").await.unwrap();
    (people, table)
}

async fn moderator(world: &World, name: &str) -> Person {
    let person = world.person(name).await;
    accounts::appoint_moderator(&world.platform, person.id)
        .await
        .unwrap();
    person
}

async fn reports(who: &Person) -> Result<Vec<String>, Error> {
    let rows = chat::reports(&who.platform, who.id).await?;
    Ok(rows.into_iter().map(|it| it.id).collect())
}

/// The only report there is, opened by a moderator who has come for it.
async fn read(world: &World) -> OpenReport {
    let dan = moderator(world, "Dan").await;
    let id = reports(&dan).await.unwrap().remove(0);
    chat::open_report(&world.platform, dan.id, &id)
        .await
        .unwrap();
    let report = chat::opened_report(&world.platform, dan.id, &id).await;
    report.unwrap()
}

#[tokio::test]
async fn a_moderator_reads_the_reported_channel_after_opening_the_report() {
    everywhere(async |world| {
        let (_, table) = rude(&world).await;
        let dan = moderator(&world, "Dan").await;
        let rows = chat::reports(&world.platform, dan.id).await.unwrap();
        let id = rows[0].id.clone();
        assert_eq!((rows[0].table, rows[0].opened), (table, false));
        let listed = format!("{rows:?}");
        assert!(!listed.contains("rude") && !listed.contains("0-1") && !listed.contains("Ann"));
        let unopened = chat::opened_report(&world.platform, dan.id, &id).await;
        assert_eq!(unopened, Err(Error::NoSuchReport));
        let too_early = chat::resolve_report(&world.platform, dan.id, &id, "done").await;
        assert_eq!(too_early, Err(Error::NoSuchReport));
        assert_eq!(world.count("report_opening").await, 0);

        for _ in 0..2 {
            chat::open_report(&world.platform, dan.id, &id)
                .await
                .unwrap();
        }
        assert_eq!(world.count("report_opening").await, 1, "written down once");
        let report = chat::opened_report(&world.platform, dan.id, &id)
            .await
            .unwrap();
        assert_eq!(
            (&*report.by.then, &*report.about.then, &*report.words),
            ("Bob", "Ann", "see there")
        );
        let written: Vec<_> = report
            .lines
            .iter()
            .map(|it| (&*it.text, &*it.name.then, it.in_question))
            .collect();
        let expected = [("why?", "Bob", false), ("rude", "Ann", true)];
        assert_eq!(written, expected, "neither later nor elsewhere");

        assert_eq!(report.notes, []);
    })
    .await;
}

#[tokio::test]
async fn what_moderators_have_noted_stays() {
    everywhere(async |world| {
        rude(&world).await;
        let (dan, eve) = (
            moderator(&world, "Dan").await,
            moderator(&world, "Eve").await,
        );
        let id = reports(&dan).await.unwrap().remove(0);
        for (who, note) in [(&dan, "talked to Ann"), (&eve, "she wrote again")] {
            world.wait(1000);
            chat::open_report(&world.platform, who.id, &id)
                .await
                .unwrap();
            chat::resolve_report(&world.platform, who.id, &id, note)
                .await
                .unwrap();
        }
        // A button that was pressed twice notes nothing twice.
        chat::resolve_report(&world.platform, eve.id, &id, "she wrote again")
            .await
            .unwrap();
        let report = chat::opened_report(&world.platform, dan.id, &id)
            .await
            .unwrap();
        let noted: Vec<_> = report.notes.iter().map(|it| (&*it.by, &*it.text)).collect();
        let expected = [("Dan", "talked to Ann"), ("Eve", "she wrote again")];
        assert_eq!(noted, expected, "the oldest first");
        assert_eq!(report.notes[1].at, world.now());
    })
    .await;
}

#[tokio::test]
async fn moderators_who_note_something_at_once_are_both_heard() {
    everywhere(async |world| {
        rude(&world).await;
        let (dan, eve) = (
            moderator(&world, "Dan").await,
            moderator(&world, "Eve").await,
        );
        let id = reports(&dan).await.unwrap().remove(0);
        for who in [&dan, &eve] {
            chat::open_report(&world.platform, who.id, &id)
                .await
                .unwrap();
        }
        let note = |who: &Person| {
            let (platform, by, id) = (world.platform.clone(), who.id, id.clone());
            async move { chat::resolve_report(&platform, by, &id, "done").await }
        };
        let (first, second) = tokio::join!(note(&dan), note(&eve));
        assert_eq!((first, second), (Ok(()), Ok(())));
        assert_eq!(world.count("report_note").await, 2);
    })
    .await;
}

#[tokio::test]
async fn a_line_is_found_in_a_long_channel() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        ann.says(table, "0-1", "rude").await.unwrap();
        for number in 0..250 {
            bob.says(table, "0-1", &format!("{number:03}"))
                .await
                .unwrap();
        }
        let id = line("rude").id;
        chat::report(&world.platform, bob.at_table(table), ("0-1", &id), "")
            .await
            .unwrap();
        let report = read(&world).await;
        assert!(report.lines[0].in_question);
        assert_eq!(report.lines.len(), 21, "and what came of it");
    })
    .await;
}

#[tokio::test]
async fn a_plan_is_read_with_the_line_it_came_with() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = three(&world, ChatRules::default()).await;
        let plan = serde_json::json!({"losers": [1], "rounds_left": 3}).to_string();
        let written = chat::propose(
            &world.platform,
            ann.at_table(table),
            "0-1",
            (line("lose!"), plan.clone()),
        );
        let written = written.await.unwrap();
        let about = ("0-1", &*written.id);
        chat::report(&world.platform, bob.at_table(table), about, "")
            .await
            .unwrap();
        let report = read(&world).await;
        let value = |it: &str| serde_json::from_str::<serde_json::Value>(it).unwrap();
        let promised = report.lines[0].plan.as_deref().map(value);
        assert_eq!(promised, Some(value(&plan)));
    })
    .await;
}

#[tokio::test]
async fn nobody_judges_their_own_table() {
    everywhere(async |world| {
        let ([ann, bob, cat], _) = rude(&world).await;
        let dan = moderator(&world, "Dan").await;
        let id = reports(&dan).await.unwrap().remove(0);
        for person in [&ann, &bob, &cat] {
            assert_eq!(reports(person).await, Err(Error::NotModerator));
            let opened = chat::open_report(&world.platform, person.id, &id).await;
            assert_eq!(opened, Err(Error::NotModerator));
            accounts::appoint_moderator(&world.platform, person.id)
                .await
                .unwrap();
            assert_eq!(reports(person).await, Ok(vec![]));
            let opened = chat::open_report(&world.platform, person.id, &id).await;
            assert_eq!(opened, Err(Error::NoSuchReport));
        }
        chat::open_report(&world.platform, dan.id, &id)
            .await
            .unwrap();
        accounts::dismiss_moderator(&world.platform, dan.id)
            .await
            .unwrap();
        let read = chat::opened_report(&world.platform, dan.id, &id).await;
        assert_eq!(read, Err(Error::NotModerator));
    })
    .await;
}

#[tokio::test]
async fn who_has_read_a_channel_takes_no_seat_over() {
    everywhere(async |world| {
        let (people, table) = rude(&world).await;
        let dan = moderator(&world, "Dan").await;
        let id = reports(&dan).await.unwrap().remove(0);
        chat::open_report(&world.platform, dan.id, &id)
            .await
            .unwrap();
        let cat = &people[2];
        platform::tables::offer_seat(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        let taken = platform::tables::replace(&world.platform, dan.id, table, Seat(2), None).await;
        assert_eq!(taken, Err(Error::KnowsTooMuch));
    })
    .await;
}

#[tokio::test]
async fn who_has_held_a_seat_reads_no_reports_of_that_game() {
    everywhere(async |world| {
        let (people, table) = rude(&world).await;
        let cat = &people[2];
        accounts::appoint_moderator(&world.platform, cat.id)
            .await
            .unwrap();
        assert!(reports(cat).await.unwrap().is_empty(), "she plays there");
        platform::tables::hand_over(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        assert!(
            reports(cat).await.unwrap().is_empty(),
            "she has played there"
        );
    })
    .await;
}

/// Until then nobody is told: neither that there was a report, nor of whom.
#[tokio::test]
async fn those_who_talked_learn_at_the_end_that_it_was_read() {
    everywhere(async |world| {
        let (people, table) = rude(&world).await;
        let [ann, bob, _] = &people;
        let dan = moderator(&world, "Dan").await;
        let id = reports(&dan).await.unwrap().remove(0);
        let read = async |who: &Person| {
            let channels = who.chat(table).await.channels.into_iter();
            let read = channels.filter(|it| it.moderated.is_some());
            read.map(|it| it.audience.to_string()).collect::<Vec<_>>()
        };
        let now = world.now();
        chat::open_report(&world.platform, dan.id, &id)
            .await
            .unwrap();
        assert!(read(ann).await.is_empty() && read(bob).await.is_empty());
        for _ in 0..3 {
            for person in &people {
                person.bids(table, 1, "word").await.unwrap();
            }
        }
        assert_eq!(read(ann).await, ["0-1"]);
        assert_eq!(read(bob).await, ["0-1"]);
        assert_eq!(read(&people[2]).await, Vec::<String>::new());
        let channels = ann.chat(table).await.channels;
        let when = channels.iter().find_map(|it| it.moderated);
        assert_eq!(when, Some(now));
    })
    .await;
}

#[tokio::test]
async fn nobody_reports_a_line_twice_or_too_many_in_a_day() {
    everywhere(async |world| {
        let ([_, bob, cat], table) = rude(&world).await;
        let complains = async |text: &str| {
            let id = line(text).id;
            chat::report(&world.platform, bob.at_table(table), ("1-2", &id), "!").await
        };
        let dan = moderator(&world, "Dan").await;
        let first = reports(&dan).await.unwrap().remove(0);
        for number in 0..9 {
            let text = format!("line {number}");
            cat.says(table, "1-2", &text).await.unwrap();
            world.wait(60_000);
            for _ in 0..2 {
                complains(&text).await.unwrap();
            }
        }
        assert_eq!(world.count("report").await, 10);
        cat.says(table, "1-2", "more").await.unwrap();
        let too_often = Error::Invalid {
            field: Field::Line,
            problem: Problem::TooOften,
        };
        assert_eq!(complains("more").await, Err(too_often));
        world.wait_days(1);
        complains("more").await.unwrap();

        // What was dealt with comes last, however new it is.
        let newest = reports(&dan).await.unwrap().remove(0);
        chat::open_report(&world.platform, dan.id, &newest)
            .await
            .unwrap();
        chat::resolve_report(&world.platform, dan.id, &newest, "done")
            .await
            .unwrap();
        let rows = reports(&dan).await.unwrap();
        assert_eq!((rows.last(), &rows[9]), (Some(&newest), &first));
        assert_eq!(complains("more").await, Err(Error::ReportedBefore));
        assert_eq!(world.count("report").await, 11);
    })
    .await;
}
