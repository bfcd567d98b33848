//! Connections that keep a server waiting, held by other processes of this program.

use super::{CONNECTIONS, PROCESSES, raise_files};
use platform::TableId;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// As the program is called to be such a process.
pub const NAME: &str = "crowd";
const ADDRESSES: usize = 200;
/// The pause that keeps a connection from being opened again and again at once.
const PAUSE: Duration = Duration::from_secs(2);
/// After so long whoever has not been let in will not be.
const GATHERED: Duration = Duration::from_secs(8);

/// So much of a head is sent, and of a body, that the server keeps nearly all it ever keeps of one.
const HALF_HEAD: usize = 15_000;
const HALF_BODY: usize = 60_000;
/// The bytes that a slow reader takes at once, and the time that it waits then: nobody who takes anything is cut.
const SIP: usize = 256;
const SIPS: Duration = Duration::from_secs(2);
/// The most bytes of what was sent that may lie at a slow reader's end.
const WINDOW: u32 = 4096;

/// The way in which a connection keeps the server waiting.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Sends most of a head, and no more.
    Head,
    /// Sends most of a body, and no more.
    Body,
    /// Asks once, and never again.
    Idle,
    /// Looks at a table, without an account.
    Stream,
    /// Asks for the largest file there is, and takes a little of it now and then.
    Slow,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Head, Self::Body, Self::Idle, Self::Stream, Self::Slow];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Head => "half_heads",
            Self::Body => "half_bodies",
            Self::Idle => "idle",
            Self::Stream => "streams",
            Self::Slow => "slow_readers",
        }
    }

    fn request(self, table: &str) -> String {
        let whole = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: rookery.test\r\n\r\n");
        match self {
            Self::Head => {
                let half = "a".repeat(HALF_HEAD);
                format!("GET / HTTP/1.1\r\nHost: rookery.test\r\nX-Half: {half}")
            }
            Self::Body => {
                let (half, more) = ("a".repeat(HALF_BODY), HALF_BODY + 1000);
                format!(
                    "POST /api/sign_in HTTP/1.1\r\nHost: rookery.test\r\n\
                     Content-Type: application/x-www-form-urlencoded\r\n\
                     Content-Length: {more}\r\n\r\nname={half}"
                )
            }
            Self::Idle => whole("/healthz"),
            Self::Stream => whole(&format!("/tables/{table}/stream?since=0")),
            Self::Slow => whole(&largest_file()),
        }
    }
}

/// The path of the largest file of the client.
fn largest_file() -> String {
    let root = std::env::var("LEPTOS_SITE_ROOT").expect("LEPTOS_SITE_ROOT names the site");
    let root = Path::new(&root);
    let version = fs::read_to_string(root.join("pkg/current")).expect("a client that was built");
    let folder = PathBuf::from("pkg").join(version.trim());
    let files = fs::read_dir(root.join(&folder)).expect("its files");
    let sized = files.filter_map(|it| {
        it.ok()
            .map(|it| (it.metadata().map_or(0, |it| it.len()), it))
    });
    let (_, largest) = sized.max_by_key(|it| it.0).expect("a file");
    format!("/{}", folder.join(largest.file_name()).display())
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
        let heard: Vec<_> = crowd
            .0
            .iter_mut()
            .filter_map(|it| it.stdout.take())
            .collect();
        let come = tokio::task::spawn_blocking(|| {
            for stream in heard {
                let line = BufReader::new(stream).read_line(&mut String::new());
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
    let requests: Vec<_> = kinds.iter().map(|it| (*it, it.request(table))).collect();
    let requests: &'static [(Kind, String)] = requests.leak();
    raise_files();
    yield_to_others();
    for index in 0..CONNECTIONS {
        let (round, host) = (index / ADDRESSES, index % ADDRESSES);
        let from = Ipv4Addr::new(127, 0, 1, u8::try_from(1 + host).expect("at most 200"));
        tokio::spawn(keep(
            from,
            address,
            &requests[(number + round) % requests.len()],
        ));
        if index % 50 == 0 {
            sleep(Duration::from_millis(10)).await;
        }
    }
    sleep(GATHERED).await;
    println!("here");
    // Until the bench is over, or ends this process.
    sleep(Duration::from_mins(2)).await;
}

/// Elsewhere whoever attacks has machines of their own, and takes no time from the server's.
fn yield_to_others() {
    rustix::process::setpriority_process(None, 19).expect("anybody may be less urgent");
}

/// Comes again when it was sent away.
async fn keep(from: Ipv4Addr, to: SocketAddr, (kind, request): &(Kind, String)) {
    let slow = matches!(kind, Kind::Slow);
    loop {
        let opened = if slow {
            connect_with(from, to, |it| it.set_recv_buffer_size(WINDOW)).await
        } else {
            connect(from, to).await
        };
        if let Ok(mut stream) = opened {
            let _ = stream.write_all(request.as_bytes()).await;
            let mut some = [0; SIP];
            while let Ok(1..) = stream.read(&mut some).await {
                if slow {
                    sleep(SIPS).await;
                }
            }
        }
        sleep(PAUSE).await;
    }
}

/// A connection from this address of the machine.
pub async fn connect(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    connect_with(from, to, |_| Ok(())).await
}

async fn connect_with(
    from: Ipv4Addr,
    to: SocketAddr,
    set: impl Fn(&TcpSocket) -> std::io::Result<()>,
) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    set(&socket)?;
    socket.bind((from, 0).into())?;
    timeout(PAUSE, socket.connect(to)).await?
}
