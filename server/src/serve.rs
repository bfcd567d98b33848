//! Takes connections, and bounds what each of them may cost: how many there are, how long one may
//! wait for its client, and how long the end of the server waits for them.
//!
#![doc = include_str!("serve.md")]

mod arrivals;
mod connections;
pub mod files;
mod refused;
mod socket;

use crate::{config::Bounds, limits::Address, quota::Quota};
use arrivals::Arrivals;
use axum::Router;
use connections::{Arrived, BUFFER, keep};
use hyper_util::server::graceful::GracefulShutdown;
use refused::Refusals;
#[cfg(target_os = "linux")]
use socket2::SockRef;
use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpSocket},
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

/// The bytes of a request that the system keeps until it is read: other connections need memory there, too.
const RECEIVED: u32 = 32 * 1024;
/// The number of connections that may wait for us to take them.
const BACKLOG: u32 = 4096;
/// The time for which answers may still be written, and requests arrive, after the server was asked to stop.
const GRACE: Duration = Duration::from_secs(3);
/// The time that we wait for what was cut then.
const CUT: Duration = Duration::from_millis(500);
/// The time for which no connection is taken after that has failed: mostly, because no file is left.
const PAUSE: Duration = Duration::from_millis(200);

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
    // Both go over to each connection. Thousands that nobody reads from would else take all memory
    // that the system has for connections, and it would throw away what others send.
    socket.set_recv_buffer_size(RECEIVED)?;
    #[cfg(target_os = "linux")]
    SockRef::from(&socket).set_tcp_notsent_lowat(BUFFER as u32)?;
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
    let (graceful, arrivals) = (GracefulShutdown::new(), Arc::new(Arrivals::new()));
    let connections = tokio::spawn(keep(arrivals.clone(), router, bounds.patience));
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
        let from = Address::from(peer.ip());
        match quota.take(from) {
            Some(permit) => {
                let watcher = graceful.watcher();
                let arrived = Arrived {
                    stream,
                    peer,
                    permit,
                    watcher,
                };
                arrivals.push(from, arrived);
            }
            None => refusals.refuse(stream),
        }
    }
    drop(listener);
    let mut over = pin!(graceful.shutdown());
    if timeout(GRACE, &mut over).await.is_err() {
        tracing::info!("cutting connections that do not come to their end");
        connections.abort();
        let _ = timeout(CUT, over).await;
    }
    connections.abort();
}

/// Tells whether the next connection may do better at once.
fn of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use tokio::net::TcpStream;

    /// As much as the other end takes or keeps, in bytes, while nobody reads there.
    async fn kept(writer: &TcpStream) -> usize {
        let mut kept = 0;
        while timeout(Duration::from_millis(300), writer.writable())
            .await
            .is_ok()
        {
            kept += writer.try_write(&[0; 16 * 1024]).unwrap_or_default();
        }
        kept
    }

    #[tokio::test]
    async fn the_system_keeps_little_for_whoever_does_not_read() {
        let listener = listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let client = TcpSocket::new_v4().unwrap();
        client.set_recv_buffer_size(4096).unwrap();
        let client = client.connect(listener.local_addr().unwrap());
        let (client, accepted) = tokio::join!(client, listener.accept());
        let (client, (ours, _)) = (client.unwrap(), accepted.unwrap());
        let received = kept(&client).await;
        assert!(received < 4 * 1024 * 1024, "{received}");
        #[cfg(target_os = "linux")]
        {
            let sent = kept(&ours).await;
            assert!(sent <= 128 * 1024, "{sent}");
        }
    }
}
