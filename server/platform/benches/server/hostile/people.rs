//! People who play while others keep the server waiting: how long they wait, and who is refused.

use super::crowd::connect;
use crate::process::Server;
use crate::table::{Data, Person, SEATS, create, draw, person};
use crate::tell;
use futures::future::join_all;
use platform::tables::{self, Look};
use platform::{Pace, Platform, TableId};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tabletop::{Seat, testkit::TestDice};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};

const COUNT: u8 = 8;
/// So many games last for the whole bench.
const GAMES: usize = 6;
/// Between two answers of one person: in the long run an account may answer five times a second.
const THOUGHT: Duration = Duration::from_millis(250);
/// Nobody waits longer.
const LOST: Duration = Duration::from_secs(5);

/// Somebody with all seats of some tables, who plays one after the other.
struct Player {
    person: Person,
    tables: Vec<TableId>,
    from: Ipv4Addr,
}

pub struct People {
    platform: Platform,
    players: Vec<Player>,
}

/// The values that they have met, in milliseconds.
#[derive(Default)]
pub struct Seen {
    healthz: Vec<f64>,
    answers: Vec<f64>,
    refused: Vec<String>,
}

impl Seen {
    pub fn extend(&mut self, other: Self) {
        self.healthz.extend(other.healthz);
        self.answers.extend(other.answers);
        self.refused.extend(other.refused);
    }

    pub fn healthz(&self) -> f64 {
        p99(&self.healthz)
    }

    pub fn answers(&self) -> f64 {
        p99(&self.answers)
    }

    pub fn refused(&self) -> usize {
        self.refused.len()
    }

    pub fn answered(&self) -> usize {
        self.answers.len()
    }

    pub fn tell(&self, name: &str) {
        tell(&format!("{name}_healthz_ms_p99"), self.healthz());
        tell(&format!("{name}_answers_ms_p99"), self.answers());
        if let Some(first) = self.refused.first() {
            eprintln!("{name}: {} refused, the first: {first}", self.refused());
        }
    }
}

fn p99(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let last = times.len().saturating_sub(1);
    times.get(last * 99 / 100).copied().unwrap_or(f64::NAN)
}

impl People {
    pub async fn sit_down(data: &Data) -> Self {
        let platform = data.open().await;
        let mut players = Vec::new();
        for number in 1..=COUNT {
            let person = person(&platform, &format!("Player {number}")).await;
            let mut tables = Vec::new();
            for _ in 0..GAMES {
                tables.push(create(&platform, &[&person], Pace::default()).await);
            }
            let from = Ipv4Addr::new(127, 0, 2, number);
            players.push(Player {
                person,
                tables,
                from,
            });
        }
        Self { platform, players }
    }

    /// The first table of the first, and who sits there.
    pub fn first(&self) -> (&Person, TableId) {
        (&self.players[0].person, self.players[0].tables[0])
    }

    /// All of them play for so long.
    pub async fn play(&self, server: &Server, time: Duration) -> Seen {
        let to: SocketAddr = server.address.parse().expect("an address");
        let playing = self.players.iter().map(|it| self.one(it, to, time));
        let mut seen = Seen::default();
        for one in join_all(playing).await {
            seen.extend(one);
        }
        seen
    }

    async fn one(&self, player: &Player, to: SocketAddr, time: Duration) -> Seen {
        let (begun, mut seen) = (Instant::now(), Seen::default());
        let mut dice = TestDice::new(u64::from(player.from.octets()[3]));
        while begun.elapsed() < time {
            let health = get("/healthz");
            seen.take(ask(player.from, to, &health).await, |it| &mut it.healthz);
            let asked = self.answer(player, to, &mut dice).await;
            seen.take(asked, |it| &mut it.answers);
            sleep(THOUGHT).await;
        }
        seen
    }

    /// The revision of the first's table.
    pub async fn revision(&self) -> i64 {
        let look = Look {
            since: Some(i64::MAX),
            ..Look::default()
        };
        let page = tables::page(&self.platform, None, self.first().1, look).await;
        page.expect("a page").seq
    }

    /// The first of them answers once.
    pub async fn answer_once(&self, server: &Server, dice: &mut TestDice) {
        let to = server.address.parse().expect("an address");
        let asked = self.answer(&self.players[0], to, dice).await;
        asked.expect("an answer that is taken");
    }

    /// One answer for one of the seats, drawn at random, at the first table where the game runs still.
    async fn answer(
        &self,
        player: &Player,
        to: SocketAddr,
        dice: &mut TestDice,
    ) -> Result<f64, String> {
        for &table in &player.tables {
            for seat in (0..SEATS).map(Seat) {
                let who = (&player.person, seat);
                let Some((id, action)) = draw(&self.platform, who, table, dice).await else {
                    continue;
                };
                let form = format!(
                    "table={table}&decision={}&seat={}&since=0&action={}",
                    id.0,
                    seat.0,
                    encoded(&action)
                );
                let answer = post("answer", &form, &player.person.token);
                return ask(player.from, to, &answer).await;
            }
        }
        panic!("more games are needed than {GAMES}");
    }
}

impl Seen {
    fn take(&mut self, asked: Result<f64, String>, times: impl Fn(&mut Self) -> &mut Vec<f64>) {
        match asked {
            Ok(time) => times(self).push(time),
            Err(why) => self.refused.push(why),
        }
    }
}

/// Over a connection of its own: how long the answer takes from the first packet to the last.
async fn ask(from: Ipv4Addr, to: SocketAddr, request: &str) -> Result<f64, String> {
    let begun = Instant::now();
    let asked = async {
        let mut stream = connect(from, to).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    match timeout(LOST, asked).await {
        Ok(Ok(answer)) if answer.starts_with("HTTP/1.1 200 ") => {
            Ok(begun.elapsed().as_secs_f64() * 1e3)
        }
        Ok(Ok(answer)) => Err(answer.chars().take(300).collect()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("no answer".into()),
    }
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: rookery.test\r\nConnection: close\r\n\r\n")
}

/// A call as the page makes it.
pub fn post(function: &str, form: &str, token: &str) -> String {
    format!(
        "POST /api/{function} HTTP/1.1\r\nHost: rookery.test\r\nOrigin: http://rookery.test\r\n\
         Sec-Fetch-Site: same-origin\r\nCookie: rookery={token}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    )
}

/// As forms carry it.
fn encoded(text: &str) -> String {
    let byte = |it: u8| match it {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(it).to_string(),
        _ => format!("%{it:02X}"),
    };
    text.bytes().map(byte).collect()
}
