//! Twenty thousand connections from two hundred addresses that only keep the server waiting, and
//! what that does to people who play meanwhile; then a hall with four thousand onlookers.
//!
//! The connections are held by processes of their own, for one may not have as many files. All of
//! 127.0.0.0/8 is this machine.

pub mod crowd;
mod hall;
mod people;

use crate::process::Server;
use crate::table::Data;
use crate::{as_float, tell};
use crowd::{Crowd, Kind};
use people::People;
use std::time::{Duration, Instant};

/// How many processes hold the connections, and how many each of them.
const PROCESSES: u8 = 4;
const CONNECTIONS: usize = 5000;
/// How long people are watched beside each kind of connection.
const WATCHED: Duration = Duration::from_secs(8);

pub async fn measure() {
    let data = Data::new();
    let people = People::sit_down(&data).await;
    let server = Server::start(data.folder.path(), &[]).await;
    people.play(&server, Duration::from_secs(1)).await;
    tell("mb_before", server.memory() / 1024.0);
    let calm = people.play(&server, WATCHED).await;
    calm.tell("calm");
    let mut peak: f64 = 0.0;
    let mut all = people::Seen::default();
    for kind in Kind::ALL {
        let crowd = Crowd::gather(&server.address, people.first().1, &[kind]).await;
        let seen = people.play(&server, WATCHED).await;
        seen.tell(kind.name());
        tell(&format!("{}_files", kind.name()), as_float(server.files()));
        peak = peak.max(server.memory());
        all.extend(seen);
        drop(crowd);
    }
    tell("mb_peak", peak / 1024.0);
    tell("healthz_ms_p99", all.healthz());
    tell("answers_ms_p99", all.answers());
    tell("refused_to_people", as_float(all.refused()));
    hall::measure(&server, &people).await;

    let crowd = Crowd::gather(&server.address, people.first().1, &Kind::ALL).await;
    let mixed = people.play(&server, WATCHED).await;
    mixed.tell("mixed");
    let asked = Instant::now();
    server.end().await;
    tell("shutdown_ms", asked.elapsed().as_secs_f64() * 1e3);
    drop(crowd);
}
