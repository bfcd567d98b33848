//! The release server as a process of its own.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::net::TcpStream;

/// Names the server that was built.
const SERVER: &str = "ROOKERY_SERVER";

/// Killed when it is dropped.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    /// Starts on the data of this folder, with these flags, and waits until it can be reached. All
    /// other limits are those of everybody.
    pub async fn start(data: &Path, flags: &[&str]) -> Self {
        let server = std::env::var(SERVER).expect("ROOKERY_SERVER names the release server");
        let address = free_address();
        let child = Command::new(server)
            .args(["--address", &address, "--data"])
            .arg(data)
            .args(flags)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::null())
            .spawn()
            .expect("the server starts");
        let server = Self { child, address };
        while server.connect().await.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        server
    }

    pub async fn connect(&self) -> Option<TcpStream> {
        TcpStream::connect(&self.address).await.ok()
    }

    /// The time for which it has had a processor, in milliseconds; told in steps of ten.
    pub fn cpu(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.expect("Linux tells what a process has spent");
        let (_, fields) = stat.rsplit_once(')').expect("its name in brackets");
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: f64 = ticks.filter_map(|it| it.parse::<f64>().ok()).sum();
        ticks * 10.0
    }

    /// Returns how many files it has open, connections among them.
    pub fn files(&self) -> usize {
        let files = fs::read_dir(format!("/proc/{}/fd", self.child.id()));
        files.map_or(0, Iterator::count)
    }

    /// Asks it to end, and waits until it has.
    pub async fn end(mut self) {
        let id = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(id, rustix::process::Signal::TERM).expect("it runs");
        while self.child.try_wait().expect("it is ours").is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Resident memory, in kilobytes.
    pub fn memory(&self) -> f64 {
        self.status("VmRSS:")
    }

    /// The most memory since [`Self::forget_peak`], in kilobytes.
    pub fn peak(&self) -> f64 {
        self.status("VmHWM:")
    }

    pub fn forget_peak(&self) {
        let file = format!("/proc/{}/clear_refs", self.child.id());
        fs::write(file, "5").expect("Linux forgets how much a process has taken");
    }

    fn status(&self, name: &str) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("Linux tells what a process takes");
        let line = status.lines().find(|it| it.starts_with(name));
        let number = line.and_then(|it| it.split_whitespace().nth(1));
        number.and_then(|it| it.parse().ok()).expect("a size")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").to_string()
}
