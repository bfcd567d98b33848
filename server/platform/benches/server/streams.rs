//! Two thousand tables, and somebody who watches each of them.

use crate::copies::copy;
use crate::process::Server;
use crate::table::{Data, FIRST, create, person};
use crate::{as_float, tell};
use platform::Pace;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const TABLES: i64 = 2000;
/// They all come from one address.
const FLAGS: [&str; 3] = [
    "--connections-by-address=4000",
    "--streams-by-address=4000",
    "--read-burst=4000",
];

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    let ann = person(&platform, "Ann").await;
    let table = create(&platform, &[&ann], Pace::default()).await;
    let db = data.database().await;
    copy(&db, table, (FIRST, TABLES)).await;
    db.close().await.expect("closed");
    platform.close().await.expect("the database closes");

    let server = Server::start(data.folder.path(), &FLAGS).await;
    // One of each kind warms what is made once.
    let first = watch(&server, FIRST).await;
    settle().await;
    let before = server.memory();
    let mut open = vec![first];
    for id in FIRST..=TABLES {
        open.push(watch(&server, id).await);
    }
    settle().await;
    let after = server.memory();
    tell("kb_per_stream", (after - before) / as_float(TABLES));
    tell("mb_at_2000_tables_and_streams", after / 1024.0);
}

/// Opens the stream of a table, and waits for its first bytes.
async fn watch(server: &Server, id: i64) -> TcpStream {
    let mut stream = server.connect().await.expect("the server is there");
    let request = format!(
        "GET /tables/{id:032x}/stream?since=0 HTTP/1.1\r\nHost: {}\r\nAccept: text/event-stream\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.expect("asked");
    let mut some = [0; 4096];
    let read = stream.read(&mut some).await.expect("answered");
    let head = String::from_utf8_lossy(&some[..read]);
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    stream
}

async fn settle() {
    tokio::time::sleep(Duration::from_secs(2)).await;
}
