//! Twins: two worlds that differ in what one person has set for themselves, and in nothing that
//! anybody else is told.

use platform::accounts::{self, ForcedAnswers};
use platform::chat::{self, Muting, NewLine, Who};
use platform::notices::{self, Category, Channel, Settings};
use platform::tables::{self, Actor, Look, Masks, NewTable};
use platform::{TableId, TimeOfDay, admin, profiles};
use serde_json::Value;
use tabletop::testkit::TestDice;
use tabletop::{Decision, Game, Seat};
use tempfile::TempDir;
use tokio::sync::mpsc;
use westeros::{Prompt, Westeros};

use crate::world::{Person, World, address_of, table_of};

const MINUTE: i64 = 60 * 1000;

fn table(masks: Masks) -> NewTable {
    NewTable {
        kind: "westeros".into(),
        name: "The Trident".into(),
        setup: "{}".into(),
        pace: "each 86400/43200".parse().unwrap(),
        masks,
        ..table_of(3)
    }
}

async fn world() -> World {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("one.sqlite").display());
    World::open(url, Some(folder)).await
}

/// The same world once more: its ids, its seeds, its clock.
async fn twin(world: &World) -> World {
    let folder: TempDir = tempfile::tempdir().unwrap();
    let file = folder.path().join("other.sqlite");
    admin::backup(&world.url, &file).await.unwrap();
    let twin = World::open(format!("sqlite:{}", file.display()), Some(folder)).await;
    twin.set(world.now());
    twin
}

fn at(who: &Person, table: TableId) -> Who<'static> {
    Who {
        user: Some(who.id),
        table,
        seat: None,
        invitation: None,
    }
}

fn line() -> NewLine {
    NewLine {
        id: "0".repeat(32),
        text: "hail".into(),
        quote: None,
    }
}

/// Changes what a person may set for themselves without anybody being told.
async fn changes_settings(who: &Person, table: TableId) {
    let p = &who.platform;
    accounts::wish_forced_answers(p, &who.visitor().await, ForcedAnswers::Asked)
        .await
        .unwrap();
    let mut settings = Settings {
        zone: "Asia/Tokyo".into(),
        ..Settings::default()
    };
    settings
        .chosen
        .insert(Channel::Mail, [Category::Turn].into());
    notices::save(p, &who.visitor().await, "de", &settings)
        .await
        .unwrap();
    notices::set_mail(
        p,
        &who.visitor().await,
        "de",
        address_of(Some("bob@tarth.example")),
    )
    .await
    .unwrap();
    notices::add_webhook(
        p,
        &who.visitor().await,
        "de",
        "https://discord.com/api/webhooks/7",
    )
    .await
    .unwrap();
    chat::mute(p, at(who, table), ("hall", &line().id), Muting::Block)
        .await
        .unwrap();
}

/// And what those see who sit with them at a table where names are known.
async fn goes_away(who: &Person) {
    let p = &who.platform;
    let night = Some((TimeOfDay(22 * 60), TimeOfDay(8 * 60)));
    accounts::keep_night(p, &who.visitor().await, "Asia/Tokyo", night)
        .await
        .unwrap();
    let today = accounts::absences(p, who.id).await.unwrap().today;
    accounts::go_on_vacation(p, &who.visitor().await, &today, 5)
        .await
        .unwrap();
}

/// Everything that others are told: of the table, in lists, of the person, and as their own data.
async fn seen_by_others(world: &World, others: &[&Person], table: TableId) -> String {
    let p = &world.platform;
    let mut all = vec![
        format!("{:?}", tables::page(p, None, table, Look::default()).await),
        format!("{:?}", tables::record(p, None, table, None).await),
        format!("{:?}", profiles::profile(p, "Bob").await),
    ];
    let viewers = others.iter().map(|it| Some(it.id)).chain([None]);
    for viewer in viewers {
        all.push(format!(
            "{:?}",
            tables::chronicle(p, viewer, table, None).await
        ));
        all.push(format!("{:?}", tables::open(p, viewer).await));
        all.push(format!("{:?}", tables::watchable(p, viewer).await));
        all.push(format!("{:?}", tables::newest(p, viewer, 9).await));
        all.push(format!("{:?}", tables::offered(p, viewer).await));
    }
    for who in others {
        let who = who.at(world);
        all.push(who.sees(table).await);
        all.push(format!("{:?}", tables::mine(p, who.id).await));
        all.push(format!("{:?}", chat::page(p, at(&who, table)).await));
        all.push(format!(
            "{:?}",
            chat::lines(p, at(&who, table), "hall", None).await
        ));
    }
    all.join("\n")
}

async fn exported(who: &Person) -> Vec<u8> {
    let (to, mut parts) = mpsc::channel(2);
    let (platform, id) = (who.platform.clone(), who.id);
    let made = tokio::spawn(async move { Box::pin(accounts::export(&platform, id, "", to)).await });
    let mut file = Vec::new();
    while let Some(part) = parts.recv().await {
        file.extend_from_slice(&part);
    }
    made.await.unwrap().unwrap();
    file
}

/// Lets whoever is asked first answer, by the same chance in every world.
async fn one_answers(world: &World, people: &[Person; 3], (table, step): (TableId, u64)) -> Prompt {
    for (person, seat) in people.iter().zip(0..) {
        let who = person.at(world);
        let page = who.page(table).await;
        let asked: &Vec<Decision<Prompt>> = page.prompts.as_ref().unwrap().get().unwrap();
        let Some(asked) = asked.iter().find(|it| it.required) else {
            continue;
        };
        let view = page.view.as_ref().unwrap().get().unwrap();
        let action = Westeros::sample(view, &asked.prompt, &mut TestDice::new(step));
        let action: Value = serde_json::to_value(action).unwrap();
        let actor = Actor::Person(who.id, Seat(seat));
        tables::answer(&world.platform, actor, table, asked.id, &action.to_string())
            .await
            .unwrap();
        return asked.prompt;
    }
    panic!("nobody is asked");
}

/// Bob changes his settings in one of two worlds; then both play on.
async fn compare(masks: Masks, answers: u64) {
    let one = world().await;
    let people = [
        one.person("Ann").await,
        one.person("Bob").await,
        one.person("Cat").await,
    ];
    let dan = one.person("Dan").await;
    let [ann, bob, cat] = &people;
    let table = ann.lays(table(masks)).await;
    ann.takes(table, 0).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    chat::say(&one.platform, at(ann, table), "hall", line())
        .await
        .unwrap();
    let other = twin(&one).await;
    let his = bob.at(&other);
    changes_settings(&his, table).await;
    if masks != Masks::None {
        goes_away(&his).await;
    }
    for world in [&one, &other] {
        cat.at(world).takes(table, 2).await.unwrap();
        for person in &people {
            person.at(world).is_there(table).await;
        }
    }
    let others = [ann, cat, &dan];
    for step in 0..answers {
        let seen = [
            seen_by_others(&one, &others, table).await,
            seen_by_others(&other, &others, table).await,
        ];
        assert_eq!(seen[0], seen[1], "after {step} answers");
        let prompts = [
            one_answers(&one, &people, (table, step)).await,
            one_answers(&other, &people, (table, step)).await,
        ];
        assert_eq!(prompts[0], prompts[1]);
        for world in [&one, &other] {
            world.wait(MINUTE);
        }
    }
    for who in others {
        let files = [
            exported(&who.at(&one)).await,
            exported(&who.at(&other)).await,
        ];
        assert!(files[0] == files[1], "what they take along");
    }
}

#[tokio::test]
async fn behind_a_mask_no_setting_of_a_person_shows() {
    compare(Masks::UntilEnd, 60).await;
    compare(Masks::ForEver, 20).await;
}

/// Until somebody is asked what has one answer only; everybody sees who is asked.
#[tokio::test]
async fn no_setting_of_a_person_is_told_to_others() {
    compare(Masks::None, 3).await;
}
