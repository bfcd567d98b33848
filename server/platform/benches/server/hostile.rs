//! Twenty thousand connections from two hundred addresses that only keep the server waiting, and
//! what that does to people who play meanwhile; before that a table with four thousand onlookers. The
//! server's limits are those of everybody.
//!
//! The connections are held by processes of their own, for one may not have as many files. All of
//! 127.0.0.0/8 is this machine.

pub mod crowd;
mod onlookers;
mod people;

use crate::process::Server;
use crate::table::Data;
use crate::{as_float, tell};
use crowd::{Crowd, Kind};
use people::{People, Seen};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The number of processes that hold the connections, and the number that each of them holds.
const PROCESSES: u8 = 4;
const CONNECTIONS: usize = 5000;
/// The time for which people are watched beside each kind of connection.
const WATCHED: Duration = Duration::from_secs(16);

/// After that whoever was let go of has gone.
const GONE: Duration = Duration::from_secs(3);

pub async fn measure() {
    raise_files();
    let data = Data::new();
    let people = People::sit_down(&data).await;
    let server = Server::start(data.folder.path(), &[]).await;
    people.play(&server, Duration::from_secs(1)).await;
    let empty = server.memory();
    tell("mb_before", empty / 1024.0);
    people.play(&server, WATCHED).await.tell("calm");
    let mut all = onlookers::measure(&server, &people).await;
    let asked = usize::from(PROCESSES) * CONNECTIONS;
    tell("connections", as_float(asked));
    for kind in Kind::ALL {
        let crowd = beside(&server, &people, (kind.name(), &[kind]), &mut all).await;
        drop(crowd);
        sleep(GONE).await;
        let name = kind.name();
        tell(&format!("{name}_mb_after"), server.memory() / 1024.0);
    }
    let crowd = beside(&server, &people, ("mixed", &Kind::ALL), &mut all).await;
    let asked = Instant::now();
    server.end().await;
    tell("shutdown_ms", asked.elapsed().as_secs_f64() * 1e3);
    drop(crowd);
    tell("healthz_ms_p99", all.healthz());
    tell("answers_ms_p99", all.answers());
    tell("answers", as_float(all.answered()));
    tell("refused_to_people", as_float(all.refused()));
}

/// Measures what people meet beside connections of these kinds, and what those take meanwhile.
async fn beside(
    server: &Server,
    people: &People,
    (name, kinds): (&str, &[Kind]),
    all: &mut Seen,
) -> Crowd {
    server.forget_peak();
    // They play while the others come, too.
    let (crowd, seen) = tokio::join!(
        Crowd::gather(&server.address, people.first().1, kinds),
        people.play(server, WATCHED)
    );
    seen.tell(name);
    tell(&format!("{name}_files"), as_float(server.files()));
    tell(&format!("{name}_mb_most"), server.peak() / 1024.0);
    all.extend(seen);
    crowd
}

/// This process may have as many files as it ever may.
fn raise_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let current = maximum;
    setrlimit(Resource::Nofile, Rlimit { current, maximum }).expect("up to the hard limit");
}
