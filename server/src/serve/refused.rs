//! A connection for which there is no room: told so in words, as long as that costs little.

use std::{sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

/// The number of callers that are told at once; others only see their connection end.
const AT_ONCE: usize = 64;
/// The time that one may take to read it.
const READING: Duration = Duration::from_secs(1);

/// Nobody knows yet which language is asked for.
const WORDS: &str = "HTTP/1.1 503 Service Unavailable\r\n\
    Content-Type: text/plain; charset=utf-8\r\n\
    Cache-Control: no-store\r\n\
    Retry-After: 10\r\n\
    Connection: close\r\n\
    \r\n\
    Too many connections are open here, or from your network. Try again in a moment.\n\
    Hier oder aus deinem Netz sind zu viele Verbindungen offen. Versuche es gleich noch einmal.\n";

/// The refusals of one server.
pub struct Refusals(Arc<Semaphore>);

impl Refusals {
    pub fn new() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }

    pub fn refuse(&self, stream: TcpStream) {
        if let Ok(permit) = self.0.clone().try_acquire_owned() {
            tell(stream, permit);
        }
    }
}

fn tell(mut stream: TcpStream, permit: OwnedSemaphorePermit) {
    tokio::spawn(async move {
        let answer = async {
            stream.write_all(WORDS.as_bytes()).await?;
            stream.shutdown().await?;
            // Closed with something unread, the words would be lost with the connection.
            let mut rest = [0; 1024];
            while stream.read(&mut rest).await? > 0 {}
            Ok::<_, std::io::Error>(())
        };
        let _ = timeout(READING, answer).await;
        drop(permit);
    });
}
