//! One server on one SQLite file, whoever starts another.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Output, Stdio},
};

/// Killed when it is dropped, as by the system: nothing is tidied up.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

fn rookery(data: &Path, command: &[&str]) -> Command {
    let mut rookery = Command::new(env!("CARGO_BIN_EXE_rookery"));
    rookery.args(command).arg("--data").arg(data);
    rookery
}

fn serve(data: &Path) -> Command {
    rookery(data, &["--address", "127.0.0.1:0"])
}

/// One that is open.
fn open(data: &Path) -> Server {
    let child = serve(data).stdout(Stdio::piped()).spawn();
    let mut server = Server(child.unwrap());
    let mut line = String::new();
    let stdout = server.0.stdout.take().unwrap();
    BufReader::new(stdout).read_line(&mut line).unwrap();
    assert!(line.contains("http://"), "{line}");
    server
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_second_server_refuses_and_names_the_first_and_a_killed_one_leaves_no_lock() {
    let data = tempfile::tempdir().unwrap();
    let first = open(data.path());
    let second = serve(data.path()).output().unwrap();
    assert!(!second.status.success());
    let (said_why, pid) = (said(&second), format!("(process {})", first.0.id()));
    let last = said_why.lines().last().unwrap_or_default();
    assert!(
        last.contains(&pid) && last.contains("rookery.db"),
        "{said_why}"
    );

    let copy = data.path().join("copy.db");
    for command in [
        vec!["admin", "counts"],
        vec!["check", "--all"],
        vec!["migrate"],
        vec!["backup", copy.to_str().unwrap()],
        vec!["verify", copy.to_str().unwrap()],
    ] {
        let beside = rookery(data.path(), &command).output().unwrap();
        assert!(beside.status.success(), "{command:?}: {}", said(&beside));
    }
    let mut restore = rookery(data.path(), &["restore", copy.to_str().unwrap()]);
    assert!(!restore.output().unwrap().status.success());

    let mut bytes = std::fs::read(&copy).unwrap();
    let last = bytes.iter().rposition(|it| *it != 0).unwrap();
    bytes[last] ^= 1;
    std::fs::write(&copy, bytes).unwrap();
    let mut verify = rookery(data.path(), &["verify", copy.to_str().unwrap()]);
    assert!(!verify.output().unwrap().status.success());

    drop(first);
    open(data.path());
}
