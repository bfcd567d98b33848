//! Takes connections, and bounds what each of them may cost: how many there are, how long one may
//! wait for its client, and how long the end of the server waits for them.

pub mod files;
mod refused;
mod socket;

use crate::{limits::Address, quota::Quota};
use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1::Builder, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulShutdown, Watcher},
};
use refused::Refusals;
use socket::{Requests, Socket};
use std::{io, net::SocketAddr, pin::pin, time::Duration};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// No head of an honest request is longer, and no more of an answer waits for its reader.
const BUFFER: usize = 16 * 1024;
/// How many connections may wait for us to take them.
const BACKLOG: u32 = 4096;
/// How long answers may still be written, and requests arrive, after the server was asked to stop.
const GRACE: Duration = Duration::from_secs(3);
/// How long we wait for what was cut then.
const CUT: Duration = Duration::from_millis(500);
/// How long no connection is taken after that has failed: mostly, because no file is left.
const PAUSE: Duration = Duration::from_millis(200);

/// What connections may take.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// How many there may be at once.
    pub connections: usize,
    /// How many of them may come from one address; `None` where an address stands for everybody.
    pub by_address: Option<usize>,
    pub patience: Patience,
}

/// How long a connection waits for its client.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the rest of a request's head, once it has begun.
    pub head: Duration,
    /// For the next request.
    pub idle: Duration,
    /// For somebody who takes nothing of the answer, or next to nothing.
    pub write: Duration,
}

/// Opens the address to connections.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() {
        TcpSocket::new_v4()?
    } else {
        TcpSocket::new_v6()?
    };
    // Or a server that starts again would wait for connections of the one before.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until `closing` is cancelled, and then what is under way for three seconds more.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    bounds: Bounds,
    closing: CancellationToken,
) {
    let quota = Quota::new(bounds.connections, bounds.by_address);
    let refusals = Refusals::new();
    let (graceful, cut) = (GracefulShutdown::new(), CancellationToken::new());
    while let Some(accepted) = closing.run_until_cancelled(listener.accept()).await {
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if of_one_connection(&error) => continue,
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken for a moment");
                closing.run_until_cancelled(sleep(PAUSE)).await;
                continue;
            }
        };
        let Some(permit) = quota.take(Address::from(peer.ip())) else {
            refusals.refuse(stream);
            continue;
        };
        let served = connection(
            stream,
            peer,
            (router.clone(), graceful.watcher()),
            bounds.patience,
        );
        let cut = cut.clone();
        tokio::spawn(async move {
            // An error says that the client has gone, or that we had no patience left.
            cut.run_until_cancelled(served).await;
            drop(permit);
        });
    }
    drop(listener);
    let mut over = pin!(graceful.shutdown());
    if timeout(GRACE, &mut over).await.is_err() {
        tracing::info!("cutting connections that do not come to their end");
        cut.cancel();
        let _ = timeout(CUT, over).await;
    }
}

/// Requests and answers of one connection, until it ends.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    (router, watcher): (Router, Watcher),
    patience: Patience,
) {
    // Events are small, and none of them waits for the next.
    let _ = stream.set_nodelay(true);
    let requests = Requests::default();
    let socket = Socket::new(stream, requests.clone(), patience);
    let service = service_fn(move |request: Request<Incoming>| {
        let under_way = requests.begin();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.clone().oneshot(request);
        async move {
            let answer = answer.await;
            drop(under_way);
            answer
        }
    });
    let connection = Builder::new()
        .timer(TokioTimer::new())
        // It begins with each wait for a request; a head that has begun has less, see `Socket`.
        .header_read_timeout(patience.idle)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(socket), service);
    let _ = watcher.watch(connection).await;
}

/// Whether the next connection may do better at once.
fn of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
