//! The connections that are open: what one of them is from its beginning to its end.

use super::{
    arrivals::Arrivals,
    socket::{Requests, Socket},
};
use crate::{config::Patience, limits::Address, quota::Permit};
use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1::Builder, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::Watcher,
};
use std::{future::poll_fn, net::SocketAddr, pin::pin, sync::Arc, task::Poll};
use tokio::{net::TcpStream, sync::Semaphore, task::JoinSet};
use tower::ServiceExt;

/// No head of an honest request is longer, and no more of an answer waits for its reader.
pub const BUFFER: usize = 16 * 1024;
/// The number of connections that are begun at once: so many wait before whatever else there is to do.
const BEGUN: usize = 4;

/// A connection that is not begun yet.
pub struct Arrived {
    pub stream: TcpStream,
    pub peer: SocketAddr,
    pub permit: Permit<Address>,
    pub watcher: Watcher,
}

/// Begins connections, a few at a time: the work of thousands would wait before that of the requests
/// that are under way. When this is aborted, all of them are cut.
pub async fn keep(arrivals: Arc<Arrivals<Arrived>>, router: Router, patience: Patience) {
    let turns = Arc::new(Semaphore::new(BEGUN));
    let mut connections = JoinSet::new();
    loop {
        let next = async { (turns.clone().acquire_owned().await, arrivals.next().await) };
        let (turn, arrived) = tokio::select! {
            next = next => next,
            Some(_) = connections.join_next() => continue,
        };
        let Arrived {
            stream,
            peer,
            permit,
            watcher,
        } = arrived;
        let served = connection(stream, peer, (router.clone(), watcher), patience);
        connections.spawn(async move {
            let mut served = pin!(served);
            // What has arrived of a request is read at once; then the next one has its turn.
            let begun = poll_fn(|cx| Poll::Ready(served.as_mut().poll(cx))).await;
            drop(turn);
            if begun.is_pending() {
                // An error says that the client has gone, or that we had no patience left.
                served.await;
            }
            drop(permit);
        });
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
