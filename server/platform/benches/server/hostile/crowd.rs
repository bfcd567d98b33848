//! Connections that keep a server waiting, held by other processes of this program.

use super::{CONNECTIONS, PROCESSES};
use platform::TableId;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// As the program is called to be such a process.
pub const NAME: &str = "crowd";
const ADDRESSES: usize = 200;
/// What keeps a connection from being opened again and again at once.
const PAUSE: Duration = Duration::from_secs(2);
/// After so long whoever has not been let in will not be.
const GATHERED: Duration = Duration::from_secs(8);

/// How a connection keeps the server waiting.
#[derive(Clone, Copy)]
pub enum Kind {
    Head,
    Body,
    Idle,
    Stream,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Head, Self::Body, Self::Idle, Self::Stream];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Head => "half_heads",
            Self::Body => "half_bodies",
            Self::Idle => "idle",
            Self::Stream => "streams",
        }
    }

    fn request(self, table: &str) -> String {
        let whole = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: rookery.test\r\n\r\n");
        match self {
            Self::Head => "GET / HTTP/1.1\r\nHost: rookery.test\r\nX-Half: a".into(),
            Self::Body => "POST /api/sign_in HTTP/1.1\r\nHost: rookery.test\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\n\
                 Content-Length: 60000\r\n\r\nname=Ann"
                .into(),
            Self::Idle => whole("/healthz"),
            Self::Stream => whole(&format!("/tables/{table}/stream?since=0")),
        }
    }
}

/// Gone when it is dropped.
pub struct Crowd(Vec<Child>);

impl Crowd {
    /// All connections, of these kinds in turn, as far as the server lets them in. Those that look at
    /// a table look at this one.
    pub async fn gather(address: &str, table: TableId, kinds: &[Kind]) -> Self {
        let program = std::env::current_exe().expect("this program");
        let (table, kinds) = (table.to_string(), names(kinds));
        let process = |number: u8| {
            Command::new(&program)
                .args([NAME, address, &table, &number.to_string(), &kinds])
                .stdout(Stdio::piped())
                .spawn()
                .expect("a process more")
        };
        let mut crowd = Self((0..PROCESSES).map(process).collect());
        let said: Vec<_> = crowd
            .0
            .iter_mut()
            .filter_map(|it| it.stdout.take())
            .collect();
        let come = tokio::task::spawn_blocking(|| {
            for said in said {
                let line = BufReader::new(said).read_line(&mut String::new());
                line.expect("it says that all have come");
            }
        });
        come.await.expect("they have come");
        crowd
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        for process in &mut self.0 {
            process.kill().ok();
            process.wait().ok();
        }
    }
}

fn names(kinds: &[Kind]) -> String {
    let names: Vec<_> = kinds.iter().map(|it| it.name()).collect();
    names.join(",")
}

/// One of those processes: `crowd ADDRESS TABLE NUMBER KINDS`.
pub async fn be(args: &[String]) {
    let [address, table, number, kinds] = args else {
        panic!("crowd takes an address, a table, a number and kinds");
    };
    let address: SocketAddr = address.parse().expect("an address");
    let number: usize = number.parse().expect("a number");
    let named = |it: &Kind| kinds.split(',').any(|name| name == it.name());
    let kinds: Vec<_> = Kind::ALL.into_iter().filter(named).collect();
    for index in 0..CONNECTIONS {
        let host = 1 + (number * CONNECTIONS + index) % ADDRESSES;
        let from = Ipv4Addr::new(127, 0, 1, u8::try_from(host).expect("at most 200"));
        let request = kinds[index % kinds.len()].request(table);
        tokio::spawn(keep(from, address, request));
        if index % 50 == 0 {
            sleep(Duration::from_millis(10)).await;
        }
    }
    sleep(GATHERED).await;
    println!("here");
    // Until the bench is over, or ends this process.
    sleep(Duration::from_mins(2)).await;
}

/// Comes again when it was sent away.
async fn keep(from: Ipv4Addr, to: SocketAddr, request: String) {
    loop {
        if let Ok(mut stream) = connect(from, to).await {
            let _ = stream.write_all(request.as_bytes()).await;
            let mut some = [0; 512];
            while let Ok(1..) = stream.read(&mut some).await {}
        }
        sleep(PAUSE).await;
    }
}

/// A connection from this address of the machine.
pub async fn connect(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    timeout(PAUSE, socket.connect(to)).await?
}
