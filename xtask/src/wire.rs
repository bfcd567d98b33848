//! A visitor of a running server who reads bytes and no pages.

use crate::{
    profile::Profile,
    serve::{free_port, server},
};
use anyhow::{Context, Result, bail, ensure};
use std::{
    io::{Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
    thread::sleep,
    time::Duration,
};
use tempfile::TempDir;

/// The address at which a visitor asks for a table against the computer, with its fields; answered with a redirection
/// to it.
const PRACTICE: (&str, &str) = ("/api/practice", "house=2");
const SKIRMISH: (&str, &str) = ("/api/skirmish", "size=30");

/// The codings that a browser accepts where it is told that its line is safe.
pub const PACKED: &str = "gzip, deflate, br, zstd";
pub const PLAIN: &str = "identity";

/// A server on an empty database of its own, gone when this is.
pub struct Site {
    address: String,
    process: Child,
    _folder: TempDir,
}

/// A practice table and who plays there.
pub struct Table {
    path: String,
    cookie: String,
}

pub struct Answer {
    head: String,
    /// The bytes that follow the head, compressed as the server sent it.
    pub body: Vec<u8>,
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Answer {
    fn header(&self, name: &str) -> Option<String> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        let found = lines
            .into_iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim().to_owned())
    }
}

impl Site {
    pub fn start(profile: Profile) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let address = format!("127.0.0.1:{}", free_port()?);
        let mut server = server(profile, &address)?;
        let database = format!("sqlite://{}/wire.db?mode=rwc", folder.path().display());
        server
            .env("ROOKERY_DATABASE", database)
            // Many newcomers come from this one address, and open tables.
            .env("ROOKERY_NEWCOMER_BURST", "1000000")
            .env("ROOKERY_SIGN_IN_BURST", "1000000")
            .env("ROOKERY_READ_BURST", "1000000");
        let process = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let site = Self {
            address,
            process,
            _folder: folder,
        };
        site.wait()?;
        Ok(site)
    }

    pub fn process(&self) -> u32 {
        self.process.id()
    }

    /// A table of the board game against the computer, of somebody who has never been here.
    pub fn practice(&self) -> Result<Table> {
        self.opened(PRACTICE)
    }

    /// The same of the miniatures game.
    pub fn skirmish(&self) -> Result<Table> {
        self.opened(SKIRMISH)
    }

    fn opened(&self, (path, form): (&str, &str)) -> Result<Table> {
        let opened = self.ask("POST", path, "", PLAIN, form)?;
        let cookies = opened.header("set-cookie").unwrap_or_default();
        Ok(Table {
            path: opened
                .header("location")
                .with_context(|| format!("no table was opened: {}", opened.head))?,
            cookie: cookies.split(';').next().unwrap_or_default().to_owned(),
        })
    }

    /// The table's page as its player's browser gets it.
    pub fn page(&self, table: &Table, encoding: &str) -> Result<Vec<u8>> {
        self.got(&table.path, &table.cookie, encoding)
    }

    /// A file of the site.
    pub fn file(&self, path: &str, encoding: &str) -> Result<Vec<u8>> {
        self.got(path, "", encoding)
    }

    fn got(&self, path: &str, cookie: &str, encoding: &str) -> Result<Vec<u8>> {
        let answer = self.ask("GET", path, cookie, encoding, "")?;
        ensure!(
            answer.head.contains(" 200 "),
            "{path} was refused: {}",
            answer.head
        );
        Ok(answer.body)
    }

    fn wait(&self) -> Result<()> {
        for _ in 0..200 {
            if TcpStream::connect(&self.address).is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(50));
        }
        bail!("the server did not answer within ten seconds")
    }

    /// In HTTP 1.0, whose answers end with the connection and so are nothing but what is sent.
    fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        encoding: &str,
        form: &str,
    ) -> Result<Answer> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {0}\r\nOrigin: http://{0}\r\nSec-Fetch-Site: same-origin\r\n\
             Accept: text/html\r\nAccept-Encoding: {encoding}\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {1}\r\n\r\n{form}",
            self.address,
            form.len()
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let end = answer
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .context("the server's answer has no end of head")?;
        Ok(Answer {
            head: String::from_utf8_lossy(&answer[..end]).into_owned(),
            body: answer.split_off(end + 4),
        })
    }
}
