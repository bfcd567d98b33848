//! A way to a PostgreSQL server that breaks at a COMMIT.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The fate of the next COMMIT.
#[derive(Clone, Copy)]
pub enum Cut {
    /// It goes through.
    Not,
    /// It never arrives.
    Before,
    /// It is done, and nobody hears of it.
    After,
}

/// Stands between a platform and its database.
pub struct Severed {
    pub url: String,
    cut: Arc<AtomicU8>,
}

impl Severed {
    /// On the way to this database; `None` for one that is a file.
    pub async fn before(url: &str) -> Option<Self> {
        let (user, rest) = url.strip_prefix("postgres://")?.split_once('@')?;
        let (server, database) = rest.split_once('/')?;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let cut = Arc::new(AtomicU8::new(Cut::Not as u8));
        tokio::spawn(accept(listener, server.to_owned(), cut.clone()));
        let url = format!("postgres://{user}@127.0.0.1:{port}/{database}");
        Some(Self { url, cut })
    }

    pub fn next(&self, cut: Cut) {
        self.cut.store(cut as u8, Ordering::Relaxed);
    }
}

async fn accept(listener: TcpListener, server: String, cut: Arc<AtomicU8>) {
    while let Ok((client, _)) = listener.accept().await {
        let database = TcpStream::connect(&server).await.unwrap();
        tokio::spawn(pass(client, database, cut.clone()));
    }
}

async fn pass(mut client: TcpStream, mut database: TcpStream, cut: Arc<AtomicU8>) {
    let (mut asked, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    loop {
        tokio::select! {
            Ok(read) = client.read(&mut asked) => {
                let commits = asked[..read].windows(6).any(|it| it == b"COMMIT");
                let now = if commits { cut.swap(Cut::Not as u8, Ordering::Relaxed) } else { 0 };
                if read == 0 || now == Cut::Before as u8 {
                    return;
                }
                if database.write_all(&asked[..read]).await.is_err() {
                    return;
                }
                if now == Cut::After as u8 {
                    let _ = database.read(&mut answered).await;
                    return;
                }
            }
            Ok(read) = database.read(&mut answered) => {
                if read == 0 || client.write_all(&answered[..read]).await.is_err() {
                    return;
                }
            }
            else => return,
        }
    }
}
