//! The events at the tables: everything that somebody is written about.

use super::office::{Office, Open};
use app::{games::GameSetup, lobby::new_table};
use platform::{
    TableId, UserId, accounts,
    chat::{self, NewLine, Who},
    notices::{self, Channel},
    tables::{self, Actor, Motion, NewTable, Status},
};
use std::collections::BTreeSet;
use tabletop::Seat;

/// In everything that people say to each other.
pub const CHAT_TEXT: &str = "zqraven";

const DAY: i64 = 24 * 60;
/// Longer than the peace between two emails of one kind about one table.
pub const WHILE: i64 = 15;
/// A game ends after some hundred answers; something is wrong with one that does not.
const MOST: u32 = 5000;

/// Three of them play to the end, the fourth comes later.
pub async fn tell(office: &mut Office) {
    tries_its_mail(office).await;
    let table = invites(office).await;
    talks(office, table).await;
    votes(office, table).await;
    somebody_stays_away(office, table).await;
    plays_on(office, table).await;
    let readers = office.readers.clone();
    let title = |name: &str| format!("{name}, once more");
    tables::rematch(&office.site.platform, readers[0].id, table, title)
        .await
        .unwrap();
    office.later(WHILE).await;
    for (name, motion) in [
        ("Salt & Iron", Motion::Draw),
        ("False Spring", Motion::Cancel),
    ] {
        let table = begun(office, name).await;
        for reader in &readers[..3] {
            vote(office, (reader.id, table), (motion, true)).await;
        }
        office.later(WHILE).await;
    }
}

async fn tries_its_mail(office: &mut Office) {
    for reader in office.readers.clone() {
        notices::trial(&office.site.platform, reader.id, Channel::Mail, None)
            .await
            .unwrap();
        let address = format!("{}@mail.test", reader.name);
        let asked = accounts::ask_recovery(&office.site.platform, &address).unwrap();
        asked.await.unwrap();
    }
    office.later(WHILE).await;
}

fn council(name: &str) -> NewTable {
    NewTable {
        pace: "each 86400/43200".parse().unwrap(),
        ..new_table(name.to_owned(), 3, &GameSetup::default(), true)
    }
}

/// The first invites two others, and they begin.
async fn invites(office: &mut Office) -> TableId {
    let readers = office.readers.clone();
    let platform = office.site.platform.clone();
    let table = tables::create(&platform, readers[0].id, council("Winter Council"));
    let table = table.await.unwrap();
    for guest in &readers[1..3] {
        let invited = tables::invite(&platform, readers[0].id, table, guest.name);
        invited.await.unwrap();
    }
    office.later(WHILE).await;
    sit_down(office, table, 3).await;
    office.later(WHILE).await;
    confirm(office, table, 3).await;
    office.later(WHILE).await;
    table
}

async fn begun(office: &mut Office, name: &str) -> TableId {
    let owner = office.readers[0].id;
    let table = tables::create(&office.site.platform, owner, council(name));
    let table = table.await.unwrap();
    sit_down(office, table, 3).await;
    confirm(office, table, 3).await;
    office.later(WHILE).await;
    table
}

/// The first so many of them.
pub async fn sit_down(office: &Office, table: TableId, count: usize) {
    for (reader, seat) in office.readers[..count].iter().zip(0..) {
        tables::take_seat(&office.site.platform, reader.id, table, Seat(seat), None)
            .await
            .unwrap();
    }
}

pub async fn confirm(office: &Office, table: TableId, count: usize) {
    for reader in &office.readers[..count] {
        tables::confirm(&office.site.platform, reader.id, table)
            .await
            .unwrap();
    }
}

/// In the hall, in private, and with a plan; each twice, so that everybody is told of each.
async fn talks(office: &mut Office, table: TableId) {
    let readers = office.readers.clone();
    let plan = |mine: &str, yours: &str| {
        format!(
            r#"{{"round":1,"promises":[{{"house":"{mine}","deed":{{"Peace":{{"with":"{yours}"}}}}}}]}}"#
        )
    };
    let plans = [
        (0, plan("Baratheon", "Lannister")),
        (1, plan("Lannister", "Baratheon")),
    ];
    for (speaker, plan) in plans {
        let who = Who {
            user: Some(readers[speaker].id),
            table,
            seat: None,
            invitation: None,
        };
        for channel in ["hall", "0-1"] {
            let line = line(office);
            chat::say(&office.site.platform, who, channel, line)
                .await
                .unwrap();
            office.later(WHILE).await;
        }
        let line = line(office);
        chat::propose(&office.site.platform, who, "0-1", (line, plan))
            .await
            .unwrap();
        office.later(WHILE).await;
    }
}

fn line(office: &mut Office) -> NewLine {
    NewLine {
        id: office.chance.id(),
        text: format!("{CHAT_TEXT} {CHAT_TEXT}"),
        quote: None,
    }
}

/// Everything that can be voted on while everybody is there; nobody but one another is told of it.
async fn votes(office: &mut Office, table: TableId) {
    let readers = office.readers.clone();
    for (motion, second) in [
        (Motion::Extend, true),
        (Motion::Pause, true),
        (Motion::Resume, true),
        (Motion::Draw, false),
        (Motion::Cancel, false),
    ] {
        vote(office, (readers[0].id, table), (motion, true)).await;
        office.later(WHILE).await;
        vote(office, (readers[1].id, table), (motion, second)).await;
        office.later(WHILE).await;
    }
}

async fn vote(office: &Office, (who, table): (UserId, TableId), voice: (Motion, bool)) {
    let cast = tables::cast(&office.site.platform, who, table, voice).await;
    cast.unwrap_or_else(|why| panic!("{voice:?}: {why}"));
}

/// The third, then the second misses two deadlines; the others vote on it, and for the third the
/// fourth comes.
async fn somebody_stays_away(office: &mut Office, table: TableId) {
    let readers = office.readers.clone();
    for (away, starter) in [(1_usize, 0_usize), (2, 1)] {
        let seat = Seat(u8::try_from(away).unwrap());
        while !is_absent(office, table, seat).await {
            let open = office.questions(table).await;
            match open.iter().find(|it| it.seat != seat) {
                Some(other) => answer(office, table, *other).await,
                // A reminder first, then the clock answers.
                None => office.later(DAY / 8).await,
            }
        }
        office.later(WHILE).await;
        let remove = Motion::Remove(seat);
        vote(office, (readers[starter].id, table), (remove, true)).await;
        office.later(WHILE).await;
        if away == 2 {
            tables::replace(&office.site.platform, readers[3].id, table, seat, None)
                .await
                .unwrap();
        } else {
            tables::return_to(&office.site.platform, readers[away].id, table, seat)
                .await
                .unwrap();
        }
        office.later(WHILE).await;
    }
}

async fn is_absent(office: &Office, table: TableId, seat: Seat) -> bool {
    let sql = format!(
        "SELECT absent_since IS NOT NULL FROM seat WHERE table_id = '{table}' AND seat = {}",
        seat.0
    );
    let rows = office.site.rows(&sql).await;
    rows[0].try_get_by_index(0).unwrap()
}

/// To the end, at every hour; some questions wait until their person is reminded.
pub async fn plays_on(office: &mut Office, table: TableId) {
    for number in 0..MOST {
        let open = office.questions(table).await;
        let Some(first) = open.first().copied() else {
            break;
        };
        let alone = open.iter().map(|it| it.seat).collect::<BTreeSet<_>>().len() == 1;
        if alone && number % 9 == 0 {
            let left = (first.deadline - office.site.now()) / 60_000;
            office.later(left * 9 / 10).await;
        }
        answer(office, table, first).await;
        let minutes = i64::try_from(office.chance.below(150)).unwrap();
        office.later(2 + minutes).await;
    }
    let status = tables::page(&office.site.platform, None, table, tables::Look::default());
    assert_eq!(status.await.unwrap().listing.status, Status::Over);
}

/// Gives an answer that the rules allow, for whoever holds the seat.
async fn answer(office: &mut Office, table: TableId, open: Open) {
    let action = office.sample(table, open).await;
    let sql = format!(
        "SELECT user_id FROM seat WHERE table_id = '{table}' AND seat = {}",
        open.seat.0
    );
    let holder: UserId = office.site.rows(&sql).await[0].try_get_by_index(0).unwrap();
    let actor = Actor::Person(holder, open.seat);
    tables::answer(&office.site.platform, actor, table, open.decision, &action)
        .await
        .unwrap_or_else(|why| panic!("{action}: {why}"));
}
