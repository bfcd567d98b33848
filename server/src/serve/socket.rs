//! The socket of a connection, which breaks when its client keeps us waiting: in the middle of a
//! request's head, or with an answer that nobody takes.

use crate::config::Patience;
use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep},
};

/// The rate, in bytes a second, at which whoever takes an answer takes it at least, once a pause has used up the
/// patience: slower than any line.
const RATE: u64 = 1024;

/// The requests of one connection, counted.
#[derive(Clone, Default)]
pub struct Requests(Arc<Counts>);

#[derive(Default)]
struct Counts {
    begun: AtomicUsize,
    answered: AtomicUsize,
}

/// A request whose head is there, until it is answered.
pub struct UnderWay(Arc<Counts>);

impl Requests {
    pub fn begin(&self) -> UnderWay {
        self.0.begun.fetch_add(1, Ordering::Relaxed);
        UnderWay(self.0.clone())
    }

    fn begun(&self) -> usize {
        self.0.begun.load(Ordering::Relaxed)
    }

    fn is_under_way(&self) -> bool {
        self.begun() != self.0.answered.load(Ordering::Relaxed)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.answered.fetch_add(1, Ordering::Relaxed);
    }
}

pub struct Socket<S> {
    stream: S,
    requests: Requests,
    patience: Patience,
    head: Option<Head>,
    /// Until when what waits to be written may wait; there is none once all of it is taken.
    stalled: Option<Pin<Box<Sleep>>>,
}

/// A head that has begun to arrive.
struct Head {
    /// The number of requests before it.
    after: usize,
    over: Pin<Box<Sleep>>,
}

impl<S> Socket<S> {
    pub const fn new(stream: S, requests: Requests, patience: Patience) -> Self {
        Self {
            stream,
            requests,
            patience,
            head: None,
            stalled: None,
        }
    }

    /// Tells whether what was written has waited too long for somebody to take it. A byte now and then wins no time: so
    /// much of it is won as it should have taken.
    fn waits(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let patience = self.patience.write;
        let Poll::Ready(written) = written else {
            let stalled = self.stalled.get_or_insert_with(|| timer(patience));
            return stalled.as_mut().poll(cx).map(|()| Err(too_late()));
        };
        if let (Some(stalled), Ok(length)) = (&mut self.stalled, &written) {
            let won = Duration::from_micros(*length as u64 * 1_000_000 / RATE);
            let until = (stalled.deadline() + won).min(Instant::now() + patience);
            stalled.as_mut().reset(until);
        }
        Poll::Ready(written)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Socket<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let before = buffer.filled().len();
        let read = Pin::new(&mut this.stream).poll_read(cx, buffer);
        let begun = this.requests.begun();
        this.head.take_if(|it| it.after != begun);
        let more = buffer.filled().len() > before;
        if more && this.head.is_none() && !this.requests.is_under_way() {
            let over = timer(this.patience.head);
            this.head = Some(Head { after: begun, over });
        }
        match (&read, &mut this.head) {
            (Poll::Pending, Some(head)) => head.over.as_mut().poll(cx).map(|()| Err(too_late())),
            _ => read,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Socket<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.waits(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.waits(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Flushes what was written before, all of it.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stalled = None;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

fn timer(patience: Duration) -> Pin<Box<Sleep>> {
    Box::pin(sleep(patience))
}

fn too_late() -> io::Error {
    io::ErrorKind::TimedOut.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    const HOUR: Duration = Duration::from_hours(1);
    /// Short enough for a test.
    const SHORT: Duration = Duration::from_millis(200);

    /// A socket that takes so much of an answer before it waits, and its client.
    fn socket(room: usize, write: Duration) -> (Socket<DuplexStream>, DuplexStream) {
        let (ours, theirs) = duplex(room);
        let (head, idle) = (HOUR, HOUR);
        let patience = Patience { head, idle, write };
        (Socket::new(ours, Requests::default(), patience), theirs)
    }

    #[tokio::test]
    async fn a_byte_now_and_then_does_not_hold_an_answer() {
        let (mut socket, mut client) = socket(64, SHORT);
        let slow = tokio::spawn(async move {
            while client.read_u8().await.is_ok() {
                sleep(SHORT / 4).await;
            }
        });
        let begun = Instant::now();
        let cut = socket.write_all(&[0; 256]).await.unwrap_err();
        assert_eq!(cut.kind(), io::ErrorKind::TimedOut);
        // At a byte in 50 ms it would have lasted for ten seconds.
        assert!(begun.elapsed() >= SHORT);
        slow.abort();
    }

    #[tokio::test]
    async fn what_is_taken_in_time_is_written_whole() {
        let (mut socket, mut client) = socket(64, HOUR);
        let taken = tokio::spawn(async move {
            let mut all = Vec::new();
            client.read_to_end(&mut all).await.map(|_| all.len())
        });
        for _ in 0..10 {
            socket.write_all(&[0; 1000]).await.unwrap();
        }
        assert!(socket.stalled.is_some(), "some of it had to wait");
        socket.flush().await.unwrap();
        assert!(socket.stalled.is_none(), "the next has all the patience");
        drop(socket);
        assert_eq!(taken.await.unwrap().unwrap(), 10_000);
    }
}
