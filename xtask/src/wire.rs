//! What a table page weighs on the wire, asked of a running server.

use crate::{
    profile::Profile,
    serve::{free_port, server},
};
use anyhow::{Context, Result, ensure};
use std::{
    io::{Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
    thread::sleep,
    time::Duration,
};

/// Where a visitor asks for a practice table; answered with a redirection to it.
const PRACTICE: &str = "/api/practice";

/// The bytes of the first HTML of a practice table, map included, as a browser gets them.
pub fn first_board() -> Result<usize> {
    let folder = tempfile::tempdir()?;
    let address = format!("127.0.0.1:{}", free_port()?);
    let mut server = server(Profile::Release, &address)?;
    server.env(
        "ROOKERY_DATABASE",
        format!("sqlite://{}/size.db?mode=rwc", folder.path().display()),
    );
    let running = Running(server.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?);
    let site = Site { address };
    site.wait()?;
    let opened = site.ask("POST", PRACTICE, "", "house=2")?;
    let page = opened
        .header("location")
        .context("no practice table was opened")?;
    let cookies = opened.header("set-cookie").unwrap_or_default();
    let cookie = cookies.split(';').next().unwrap_or_default();
    let board = site.ask("GET", &page, cookie, "")?;
    ensure!(
        board.head.contains(" 200 "),
        "the table page was refused: {}",
        board.head
    );
    drop(running);
    Ok(board.body)
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Site {
    address: String,
}

struct Answer {
    head: String,
    /// Bytes after the head, compressed as the server sent them.
    body: usize,
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
    fn wait(&self) -> Result<()> {
        for _ in 0..200 {
            if TcpStream::connect(&self.address).is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(50));
        }
        anyhow::bail!("the server did not answer within ten seconds")
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, form: &str) -> Result<Answer> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nSec-Fetch-Site: same-origin\r\n\
             Accept: text/html\r\nAccept-Encoding: br, gzip\r\nCookie: {cookie}\r\nConnection: close\r\n\
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
            body: answer.len() - end - 4,
        })
    }
}
