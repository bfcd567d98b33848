//! Answers one after the other: how long each takes, what it costs, and what a game leaves behind.

use crate::table::{Data, Person, SEATS, create, draw, person};
use crate::{as_float, tell};
use platform::tables::{self, Actor, Look, Status};
use platform::{Pace, Platform, TableId};
use rustix::time::{ClockId, clock_gettime};
use sea_orm::{ConnectionTrait, Statement};
use std::time::{Duration, Instant};
use tabletop::{Seat, testkit::TestDice};
use tokio::task::JoinSet;

const GAMES: usize = 6;

/// The time that was spent on one answer and on the pages that follow it.
struct Spent {
    answer: Duration,
    processor: Duration,
}

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"] {
        people.push(person(&platform, name).await);
    }
    let mut dice = TestDice::new(5);
    let mut spent = play(&platform, &people, &mut dice).await;
    // The first game has made the files; the others tell what one more takes.
    let before = size(&data).await;
    for _ in 1..GAMES {
        spent.extend(play(&platform, &people, &mut dice).await);
    }
    let after = size(&data).await;
    spent.sort_by_key(|it| it.answer);
    let milliseconds = |share: usize| spent[spent.len() * share / 100].answer.as_secs_f64() * 1e3;
    let together: Duration = spent.iter().map(|it| it.answer).sum();
    let processor: Duration = spent.iter().map(|it| it.processor).sum();
    let count = as_float(spent.len());
    tell("answers", count);
    tell("answers_per_second", count / together.as_secs_f64());
    tell("answer_ms_p50", milliseconds(50));
    tell("answer_ms_p99", milliseconds(99));
    tell(
        "cpu_us_per_answer_and_six_views",
        processor.as_secs_f64() * 1e6 / count,
    );
    tell(
        "bytes_per_finished_game",
        (after - before) / as_float(GAMES - 1),
    );
    platform.close().await.expect("the database closes");
}

/// One game to its end.
async fn play(platform: &Platform, people: &[Person], dice: &mut TestDice) -> Vec<Spent> {
    let all: Vec<&Person> = people.iter().collect();
    let table = create(platform, &all, Pace::default()).await;
    let mut spent = Vec::new();
    loop {
        let look = Look {
            since: Some(i64::MAX),
            ..Look::default()
        };
        let page = tables::page(platform, None, table, look)
            .await
            .expect("a page");
        if page.listing.status == Status::Over {
            // As the server does an hour later.
            let packed = tables::pack(
                platform,
                platform.now(),
                &mut std::collections::BTreeSet::new(),
            )
            .await;
            packed.expect("a history that can be packed");
            return spent;
        }
        for seat in 0..SEATS {
            let asked = (&people[usize::from(seat)], Seat(seat));
            if let Some(drawn) = draw(platform, asked, table, dice).await {
                spent.push(answer(platform, (people, seat), table, drawn).await);
            }
        }
    }
}

/// Gives one answer, and makes the six pages that the open browsers get of it.
async fn answer(
    platform: &Platform,
    (people, seat): (&[Person], u8),
    table: TableId,
    (decision, action): (tabletop::DecisionId, String),
) -> Spent {
    let actor = Actor::Person(people[usize::from(seat)].id, Seat(seat));
    let (begun, before) = (Instant::now(), processor());
    let receipt = tables::answer(platform, actor, table, decision, &action).await;
    let answer = begun.elapsed();
    let seq = receipt.expect("a legal answer").seq;
    // As their streams do, all at once.
    let mut pages = JoinSet::new();
    for viewer in people.iter().map(|it| it.id) {
        let platform = platform.clone();
        pages.spawn(async move {
            let look = Look {
                since: Some(seq - 1),
                ..Look::default()
            };
            let page = tables::page(&platform, Some(viewer), table, look).await;
            page.expect("a page");
        });
    }
    pages.join_all().await;
    Spent {
        answer,
        processor: processor().saturating_sub(before),
    }
}

/// Returns the time that all threads of this process have computed.
fn processor() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(
        time.tv_sec.unsigned_abs(),
        u32::try_from(time.tv_nsec).unwrap_or(0),
    )
}

/// Returns what the database holds, in bytes. Pages that what was packed has left are free for others.
async fn size(data: &Data) -> f64 {
    let db = data.database().await;
    let asked = "SELECT (page_count - freelist_count) * page_size \
        FROM pragma_page_count, pragma_freelist_count, pragma_page_size";
    let asked = Statement::from_string(db.get_database_backend(), asked);
    let row = db
        .query_one_raw(asked)
        .await
        .expect("a row")
        .expect("a row");
    let bytes: i64 = row.try_get_by_index(0).expect("a size");
    db.close().await.expect("closed");
    as_float(bytes)
}
