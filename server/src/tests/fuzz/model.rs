//! The fuzzer's knowledge of the site: people in all states, at tables in all stages, who keep things to themselves.

mod mail;
mod people;
mod tables;

use super::super::proof::{Chance, Reply, Site};
use super::markers::Markers;
use super::sent::Sent;
use platform::{UserId, accounts};
use std::net::SocketAddr;

pub struct Person {
    pub user: i64,
    pub name: String,
    pub password: String,
    pub mail: String,
}

pub struct Session {
    pub cookie: String,
    /// The person whose it is; nobody's once it has ended.
    pub user: Option<i64>,
}

/// A table that only some know.
#[derive(Default)]
pub struct Hidden {
    pub table: String,
    /// The invitation that lets in whoever sends it, with a session or without.
    pub invitation: String,
    pub know: Vec<i64>,
}

pub struct Model {
    pub site: Site,
    pub chance: Chance,
    pub markers: Markers,
    pub people: Vec<Person>,
    pub moderator: i64,
    pub sessions: Vec<Session>,
    pub tables: Vec<String>,
    pub hidden: Hidden,
    pub lines: Vec<String>,
    /// Of links in mails, each with the subject of its mail.
    pub tokens: Vec<(String, String)>,
}

const NAMES: [&str; 5] = ["Ann", "Bob", "Cat", "Dan", "Eve"];
/// The number of the one who moderates.
const DAN: usize = 3;

impl Model {
    pub async fn new(seed: u64) -> Self {
        let mut model = Self {
            site: Site::new().await,
            chance: Chance::of(seed),
            markers: Markers::new(),
            people: Vec::new(),
            moderator: 0,
            sessions: Vec::new(),
            tables: Vec::new(),
            hidden: Hidden::default(),
            lines: Vec::new(),
            tokens: Vec::new(),
        };
        for name in NAMES {
            model.sign_up(name).await;
        }
        model.moderator = model.people[DAN].user;
        accounts::appoint_moderator(&model.site.platform, UserId(model.moderator))
            .await
            .unwrap();
        model.confirm_addresses().await;
        model.create_tables().await;
        model.add_secrets().await;
        model.deliver_mail().await;
        model.add_sessions().await;
        model
    }

    pub async fn call(&self, function: &str, form: &str, who: &str) -> Reply {
        let request = Sent::form(function, form, who).request();
        self.site.send(request, anywhere(0)).await
    }

    async fn must(&self, function: &str, form: &str, who: &str) -> Reply {
        let reply = self.call(function, form, who).await;
        reply.succeeded(&format!("{function} {form}"))
    }

    pub async fn join_words(&self, table: &str) -> String {
        let sql = format!("SELECT words FROM join_code WHERE table_id = '{table}'");
        let rows = self.site.rows(&sql).await;
        rows.first()
            .map_or_else(String::new, |it| it.try_get_by_index(0).unwrap())
    }

    pub async fn invitation(&self, table: &str) -> String {
        let sql = format!("SELECT invitation FROM table_ WHERE id = '{table}'");
        let rows = self.site.rows(&sql).await;
        rows.first()
            .map_or_else(String::new, |it| it.try_get_by_index(0).unwrap())
    }
}

/// An address nobody has asked from before.
pub fn anywhere(number: usize) -> SocketAddr {
    let [_, a, b, c] = (number as u32).to_be_bytes();
    SocketAddr::from(([10, a, b, c], 5000))
}
