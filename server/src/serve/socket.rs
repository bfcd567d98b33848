//! The socket of a connection, which breaks when its client keeps us waiting: in the middle of a
//! request's head, or with an answer that nobody takes.

use super::Patience;
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
    net::TcpStream,
    time::{Sleep, sleep},
};

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

pub struct Socket {
    stream: TcpStream,
    requests: Requests,
    patience: Patience,
    head: Option<Head>,
    /// Runs while a write waits.
    stalled: Option<Pin<Box<Sleep>>>,
}

/// A head that has begun to arrive.
struct Head {
    /// How many requests there were before it.
    after: usize,
    over: Pin<Box<Sleep>>,
}

impl Socket {
    pub const fn new(stream: TcpStream, requests: Requests, patience: Patience) -> Self {
        Self {
            stream,
            requests,
            patience,
            head: None,
            stalled: None,
        }
    }

    /// Whether what was written has waited too long for somebody to take it.
    fn waits<T>(&mut self, cx: &mut Context<'_>, written: Poll<T>) -> Poll<Result<T, io::Error>> {
        if let Poll::Ready(written) = written {
            self.stalled = None;
            return Poll::Ready(Ok(written));
        }
        let patience = self.patience.write;
        let stalled = self.stalled.get_or_insert_with(|| timer(patience));
        stalled.as_mut().poll(cx).map(|()| Err(too_late()))
    }
}

impl AsyncRead for Socket {
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

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.waits(cx, written).map(Result::flatten)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.waits(cx, written).map(Result::flatten)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
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
