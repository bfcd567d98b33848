//! Connections for which no file is left.

use super::{Client, HEALTH, SHORT, Site, WIDE};
use axum::{Router, routing::get};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::{fs::File, os::fd::AsRawFd, process::Command};
use tokio::{net::TcpSocket, runtime::Builder, time::timeout};

/// Set in the process that has few files: how many is a matter of the whole process.
const FEW: &str = "ROOKERY_TEST_FEW_FILES";
const NAME: &str = "tests::transport::files::they_wait_and_are_served_when_others_have_gone";
const CONNECTIONS: usize = 20;
/// The number of connections that are let in before no file is left.
const LET_IN: usize = 5;

#[test]
fn they_wait_and_are_served_when_others_have_gone() {
    if std::env::var_os(FEW).is_some() {
        let runtime = Builder::new_current_thread().enable_all().build();
        return runtime.unwrap().block_on(with_few_files());
    }
    let alone = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", NAME])
        .env(FEW, "")
        .output()
        .unwrap();
    let output = String::from_utf8_lossy(&alone.stdout);
    assert!(output.contains("1 passed"), "{output}");
}

async fn with_few_files() {
    let router = Router::new().route("/healthz", get(|| async { "lives\n" }));
    let site = Site::open(router, WIDE);
    let sockets: Vec<_> = (0..CONNECTIONS)
        .map(|_| TcpSocket::new_v4().unwrap())
        .collect();
    let next = File::open("/dev/null").unwrap().as_raw_fd();
    let few = u64::try_from(next).unwrap() + LET_IN as u64;
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let current = Some(few);
    setrlimit(Resource::Nofile, Rlimit { current, maximum }).unwrap();

    let mut clients = Vec::new();
    for socket in sockets {
        let mut client = Client(socket.connect(site.address).await.unwrap());
        client.send(HEALTH).await;
        clients.push(client);
    }
    for client in &mut clients[..LET_IN] {
        client.until("lives\n").await;
    }
    assert!(File::open("/dev/null").is_err(), "no file is left");
    let waiting = timeout(SHORT, clients[LET_IN].until("lives\n")).await;
    assert!(waiting.is_err(), "nobody has taken it");
    while !clients.is_empty() {
        let gone = clients.drain(..LET_IN);
        drop(gone);
        for client in clients.iter_mut().take(LET_IN) {
            assert!(client.until("lives\n").await.contains("200 OK"));
        }
    }
}
