//! Connections that keep us waiting, come in numbers or do not end, over real sockets.

mod bodies;
mod closing;
#[cfg(unix)]
mod files;
mod streams;
mod waiting;

use crate::config::{Bounds, Patience};
use crate::serve::{listen, serve};
use axum::Router;
use std::{net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinHandle,
    time::timeout,
};
use tokio_util::sync::CancellationToken;

/// So long that a test which waits for it fails.
const NEVER: Duration = Duration::from_hours(1);
/// As short as a test needs it.
const SHORT: Duration = Duration::from_millis(50);
/// After that nothing comes any more.
pub const LOST: Duration = Duration::from_secs(20);

/// Bounds that no test meets by accident.
const WIDE: Bounds = Bounds {
    connections: 1000,
    by_address: None,
    patience: Patience {
        head: NEVER,
        idle: NEVER,
        write: NEVER,
    },
};

/// A server on a port of its own.
struct Site {
    address: SocketAddr,
    closing: CancellationToken,
    served: JoinHandle<()>,
}

impl Site {
    fn open(router: Router, bounds: Bounds) -> Self {
        let closing = CancellationToken::new();
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = listener.local_addr().unwrap();
        let served = tokio::spawn(serve(listener, router, bounds, closing.clone()));
        Self {
            address,
            closing,
            served,
        }
    }

    /// A connection over which this was sent.
    async fn send(&self, text: &str) -> Client {
        let mut client = Client(TcpStream::connect(self.address).await.unwrap());
        client.send(text).await;
        client
    }
}

struct Client(TcpStream);

impl Client {
    /// Sends a text; where the other end has gone already, what follows is not read.
    async fn send(&mut self, text: &str) {
        let _ = self.0.write_all(text.as_bytes()).await;
    }

    /// Reads until this text has come, or the connection has ended.
    async fn until(&mut self, text: &str) -> String {
        let mut all = Vec::new();
        let read = async {
            let mut some = [0; 4096];
            // A connection that was cut may end with an error.
            while let Ok(length @ 1..) = self.0.read(&mut some).await {
                all.extend_from_slice(&some[..length]);
                if !text.is_empty() && String::from_utf8_lossy(&all).contains(text) {
                    return;
                }
            }
        };
        timeout(LOST, read).await.expect("it comes, or ends");
        String::from_utf8_lossy(&all).into_owned()
    }

    /// Everything until the connection ends.
    async fn rest(&mut self) -> String {
        self.until("").await
    }

    /// Asks for a page that is there, and waits for it.
    async fn asks_again(&mut self) -> String {
        self.send(HEALTH).await;
        self.until("lives\n").await
    }
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: rookery.test\r\n\r\n";
/// A body of which more is promised than comes.
const HALF: &str = "POST /api/sign_in HTTP/1.1\r\nHost: rookery.test\r\n\
    Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=Ann";
