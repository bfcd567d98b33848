//! The end of the process, whoever keeps it waiting.
#![cfg(unix)]

use rustix::process::{Pid, Signal, kill_process};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, ChildStdout, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

/// The time that service managers are promised.
const PROMISED: Duration = Duration::from_secs(5);
/// A server that is started, or does something, has done it by then on any machine.
const LONG: Duration = Duration::from_mins(2);

/// Killed when it is dropped, so that nothing of a test that fails goes on.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// Returns where it can be reached, as it says at its start.
fn address(stdout: ChildStdout) -> String {
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).unwrap();
    let (_, address) = line.trim().rsplit_once("http://").expect("it is open");
    address.to_owned()
}

#[test]
fn a_mail_server_that_says_nothing_does_not_keep_the_process() {
    let data = tempfile::tempdir().unwrap();
    let mail = TcpListener::bind("127.0.0.1:0").unwrap();
    let smtp = format!("smtp://{}", mail.local_addr().unwrap());
    let child = Command::new(env!("CARGO_BIN_EXE_rookery"))
        .args(["--address", "127.0.0.1:0", "--notice-wait", "0"])
        .args(["--smtp", &smtp, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .spawn();
    let mut server = Server(child.unwrap());
    let address = address(server.0.stdout.take().unwrap());

    let form = "name=Ann&password=correct+horse+battery&mail=ann%40tarth.example&next=";
    let head = "POST /api/sign_up HTTP/1.1\r\nHost: rookery.test\r\nConnection: close\r\n\
        Content-Type: application/x-www-form-urlencoded\r\n";
    let mut client = TcpStream::connect(&address).unwrap();
    let length = form.len();
    write!(client, "{head}Content-Length: {length}\r\n\r\n{form}").unwrap();
    let mut answer = String::new();
    client.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let (came, waited) = mpsc::channel();
    thread::spawn(move || came.send(mail.accept()));
    let _silent = waited.recv_timeout(LONG).unwrap().unwrap();

    let asked = Instant::now();
    kill_process(Pid::from_child(&server.0), Signal::TERM).unwrap();
    let status = loop {
        if let Some(status) = server.0.try_wait().unwrap() {
            break status;
        }
        assert!(asked.elapsed() < PROMISED, "it does not end");
        thread::sleep(Duration::from_millis(10));
    };
    assert!(status.success(), "{status}");
}
