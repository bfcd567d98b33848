//! A hall with four thousand onlookers: what a line costs the server, and what a stream keeps.

use super::crowd::connect;
use super::people::{People, post};
use crate::process::Server;
use crate::{as_float, tell};
use platform::TableId;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

const ONLOOKERS: usize = 4000;
const ADDRESSES: usize = 100;
const LINES: usize = 10;
/// A line that has not come then does not come.
const LOST: Duration = Duration::from_secs(20);
const CALM: Duration = Duration::from_secs(2);

pub async fn measure(server: &Server, people: &People) {
    sleep(CALM).await;
    let (before, table) = (server.memory(), people.first().1);
    let heard = Arc::new(AtomicUsize::new(0));
    let mut onlookers = JoinSet::new();
    let to: SocketAddr = server.address.parse().expect("an address");
    for index in 0..ONLOOKERS {
        let host = u8::try_from(1 + index % ADDRESSES).expect("an address of them");
        let from = Ipv4Addr::new(127, 0, 3, host);
        let mut stream = connect(from, to).await.expect("a connection");
        ask(&mut stream, table).await;
        onlookers.spawn(listen(stream, heard.clone()));
    }
    sleep(CALM).await;
    let open = server.memory();
    tell("kb_per_stream", (open - before) / as_float(ONLOOKERS));
    let calm = server.cpu();
    let begun = Instant::now();
    let mut latest = Duration::ZERO;
    for line in 0..LINES {
        let said = Instant::now();
        say(people, (to, table), line).await;
        let wanted = (line + 1) * ONLOOKERS;
        let all = async {
            while heard.load(Ordering::Relaxed) < wanted {
                sleep(Duration::from_millis(1)).await;
            }
        };
        timeout(LOST, all).await.expect("all hear every line");
        latest = latest.max(said.elapsed());
    }
    let spent = (server.cpu() - calm) / as_float(LINES);
    tell("hall_line_cpu_ms_4000_streams", spent);
    tell("hall_line_last_ms", latest.as_secs_f64() * 1e3);
    tell("hall_lines_seconds", begun.elapsed().as_secs_f64());
    let talking = async {
        for line in LINES..2 * LINES {
            say(people, (to, table), line).await;
            sleep(Duration::from_millis(300)).await;
        }
    };
    let (seen, ()) = tokio::join!(people.play(server, Duration::from_secs(4)), talking);
    seen.tell("hall");
    onlookers.shutdown().await;
    sleep(CALM).await;
    tell("mb_after", server.memory() / 1024.0);
}

/// Opens a stream as a page does that has everything.
async fn ask(stream: &mut tokio::net::TcpStream, table: TableId) {
    let request =
        format!("GET /tables/{table}/stream?since=1000000 HTTP/1.1\r\nHost: rookery.test\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("asked");
    let mut some = [0; 2048];
    let read = stream.read(&mut some).await.expect("answered");
    let head = String::from_utf8_lossy(&some[..read]);
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
}

/// Counts the lines that come.
async fn listen(mut stream: tokio::net::TcpStream, heard: Arc<AtomicUsize>) {
    const EVENT: &[u8] = b"event: talk";
    let (mut some, mut end) = (vec![0; 16 * 1024], 0);
    while let Ok(read @ 1..) = stream.read(&mut some[end..]).await {
        let all = &some[..end + read];
        let found = all.windows(EVENT.len()).filter(|it| *it == EVENT).count();
        heard.fetch_add(found, Ordering::Relaxed);
        // An event may come in two pieces.
        let length = all.len();
        end = length.min(EVENT.len() - 1);
        some.copy_within(length - end..length, 0);
    }
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
