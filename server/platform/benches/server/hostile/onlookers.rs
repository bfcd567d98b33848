//! A table with four thousand onlookers: what a line in its hall and an answer cost the server, and
//! what a stream keeps.

use super::crowd::connect;
use super::people::{People, Seen, post};
use crate::process::Server;
use crate::{as_float, tell};
use platform::TableId;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tabletop::testkit::TestDice;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

const ONLOOKERS: usize = 4000;
const ADDRESSES: usize = 100;
/// The number of lines and answers that are measured.
const TIMES: usize = 10;
/// The time after which something that has not come counts as lost.
const LOST: Duration = Duration::from_secs(20);
const CALM: Duration = Duration::from_secs(2);

/// The sign that an onlooker is told of something.
const LINE: &[u8] = b"event: chat";
const PAGE: &[u8] = b"\nid: ";

#[derive(Default)]
struct EventRecorder {
    lines: AtomicUsize,
    pages: AtomicUsize,
}

pub async fn measure(server: &Server, people: &People) -> Seen {
    sleep(CALM).await;
    let (before, table) = (server.memory(), people.first().1);
    let heard = Arc::new(EventRecorder::default());
    let mut onlookers = JoinSet::new();
    let to: SocketAddr = server.address.parse().expect("an address");
    let seen = people.revision().await;
    for index in 0..ONLOOKERS {
        let host = u8::try_from(1 + index % ADDRESSES).expect("an address of them");
        let from = Ipv4Addr::new(127, 0, 3, host);
        let mut stream = connect(from, to).await.expect("a connection");
        look(&mut stream, (table, seen)).await;
        onlookers.spawn(listen(stream, heard.clone()));
    }
    sleep(CALM).await;
    let open = server.memory();
    tell("kb_per_stream", (open - before) / as_float(ONLOOKERS));

    let lines = || heard.lines.load(Ordering::Relaxed);
    let (calm, mut latest) = (server.cpu(), Duration::ZERO);
    for line in 0..TIMES {
        let sent = Instant::now();
        say(people, (to, table), line).await;
        come(lines, (line + 1) * ONLOOKERS).await;
        latest = latest.max(sent.elapsed());
    }
    let spent = (server.cpu() - calm) / as_float(TIMES);
    tell("line_cpu_ms_4000_onlookers", spent);
    tell("line_last_ms", latest.as_secs_f64() * 1e3);

    let pages = || heard.pages.load(Ordering::Relaxed);
    let mut dice = TestDice::new(11);
    let (calm, mut latest) = (server.cpu(), Duration::ZERO);
    for answer in 0..TIMES {
        let given = Instant::now();
        people.answer_once(server, &mut dice).await;
        come(pages, (answer + 1) * ONLOOKERS).await;
        latest = latest.max(given.elapsed());
    }
    let spent = (server.cpu() - calm) / as_float(TIMES);
    tell("answer_cpu_ms_4000_onlookers", spent);
    tell("answer_last_ms", latest.as_secs_f64() * 1e3);

    let talking = async {
        for line in TIMES..2 * TIMES {
            say(people, (to, table), line).await;
            sleep(Duration::from_millis(300)).await;
        }
    };
    let (seen, ()) = tokio::join!(people.play(server, Duration::from_secs(4)), talking);
    seen.tell("onlookers");
    onlookers.shutdown().await;
    sleep(CALM).await;
    tell("mb_after_onlookers", server.memory() / 1024.0);
    seen
}

async fn come(count: impl Fn() -> usize, wanted: usize) {
    let all = async {
        while count() < wanted {
            sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(LOST, all).await.expect("all hear of everything");
}

/// Opens a stream as a page does that has everything up to this revision.
async fn look(stream: &mut TcpStream, (table, seen): (TableId, i64)) {
    let request =
        format!("GET /tables/{table}/stream?since={seen} HTTP/1.1\r\nHost: rookery.test\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("asked");
    let mut some = [0; 2048];
    let read = stream.read(&mut some).await.expect("answered");
    let head = String::from_utf8_lossy(&some[..read]);
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
}

/// Counts the lines and pages that come.
async fn listen(mut stream: TcpStream, heard: Arc<EventRecorder>) {
    let (mut some, mut end) = (vec![0; 16 * 1024], 0);
    while let Ok(read @ 1..) = stream.read(&mut some[end..]).await {
        let all = &some[..end + read];
        let lines = count(all, LINE, end);
        let pages = count(all, PAGE, end);
        heard.lines.fetch_add(lines, Ordering::Relaxed);
        heard.pages.fetch_add(pages, Ordering::Relaxed);
        // An event may come in two pieces.
        let length = all.len();
        end = length.min(LINE.len() - 1);
        some.copy_within(length - end..length, 0);
    }
}

/// Returns how often this stands there, but for what lies whole in the beginning that was seen before.
fn count(all: &[u8], what: &[u8], before: usize) -> usize {
    let from = (before + 1).saturating_sub(what.len());
    all[from..]
        .windows(what.len())
        .filter(|it| *it == what)
        .count()
}

async fn say(people: &People, (to, table): (SocketAddr, TableId), line: usize) {
    let form = format!("at[table]={table}&at[seat]=0&channel=hall&id={line:032x}&text=Line+{line}");
    let request = post("say", &form, &people.first().0.token);
    let mut stream = connect(Ipv4Addr::new(127, 0, 2, 1), to)
        .await
        .expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("answered");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}
