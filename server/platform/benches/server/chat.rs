//! The time for which many who speak in one channel at the same moment wait for each other: on SQLite, and on
//! PostgreSQL where `ROOKERY_TEST_POSTGRES` names a server, as `cargo xtask bench server` does. Nobody may be
//! refused.

use crate::table::{Data, Person, SEATS, create, open, person};
use crate::{as_float, tell};
use platform::chat::{self, NewLine, Who};
use platform::{Platform, TableId};
use sea_orm::{ConnectionTrait, Database};
use std::env;
use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};
use tabletop::Seat;
use tokio::task::JoinSet;

const AT_ONCE: [usize; 3] = [3, 6, 12];
const ROUNDS: usize = 20;
/// As the tests of the platform know it.
const POSTGRES: &str = "ROOKERY_TEST_POSTGRES";

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    spoken("sqlite", &platform).await;
    platform.close().await.expect("the database closes");
    let Ok(server) = env::var(POSTGRES) else {
        return;
    };
    let admin = Database::connect(&server).await.expect("the server");
    let name = format!("rookery_bench_{:x}", RandomState::new().hash_one(0));
    let create = format!("CREATE DATABASE {name}");
    admin.execute_unprepared(&create).await.expect("a database");
    let (host, _) = server.rsplit_once('/').expect("it ends with a database");
    let platform = open(format!("{host}/{name}")).await;
    spoken("postgres", &platform).await;
    platform.close().await.expect("the database closes");
    let drop = format!("DROP DATABASE {name} WITH (FORCE)");
    admin.execute_unprepared(&drop).await.expect("it goes");
}

/// Rounds in which so many lines are said at once.
async fn spoken(on: &str, platform: &Platform) {
    let mut people = Vec::new();
    for seat in 0..SEATS {
        people.push(person(platform, &format!("Crier {seat}")).await);
    }
    let all: Vec<&Person> = people.iter().collect();
    let table = create(platform, &all, "unlimited".parse().expect("a pace")).await;
    for count in AT_ONCE {
        let (mut took, mut refused) = (Vec::new(), 0_u32);
        for round in 0..ROUNDS {
            let mut lines = JoinSet::new();
            for speaker in 0..count {
                let seat = speaker % people.len();
                let by = (people[seat].id, u8::try_from(seat).expect("a seat"));
                let id = format!("{:032x}", (count * 1000 + round) * 1000 + speaker);
                lines.spawn(say(platform.clone(), (by, table), id));
            }
            for said in lines.join_all().await {
                match said {
                    Some(time) => took.push(time),
                    None => refused += 1,
                }
            }
        }
        took.sort();
        for percent in [50, 99] {
            let some = took[(took.len() - 1) * percent / 100];
            let key = format!("chat_{on}_{count}_at_once_us_p{percent}");
            tell(&key, some.as_secs_f64() * 1e6);
        }
        tell(
            &format!("chat_{on}_{count}_at_once_refused"),
            as_float(refused),
        );
        assert_eq!(refused, 0, "somebody who spoke was refused");
    }
}

/// Says a line, and returns how long that took; `None` where it is refused.
async fn say(
    platform: Platform,
    ((user, seat), table): ((platform::UserId, u8), TableId),
    id: String,
) -> Option<Duration> {
    let who = Who {
        user: Some(user),
        table,
        seat: Some(Seat(seat)),
        invitation: None,
    };
    let new = NewLine {
        id,
        text: "The night is dark".into(),
        quote: None,
    };
    let begun = Instant::now();
    let said = chat::say(&platform, who, "hall", new).await;
    said.is_ok().then(|| begun.elapsed())
}
