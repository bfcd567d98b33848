//! The people of the twins and their tables: one of each kind.

use super::super::{
    fuzz::Sent,
    proof::{Chance, Reply, Site, links},
};
use axum::http::header;
use platform::{UserId, accounts, outbox};
use std::net::SocketAddr;
use tabletop::{AnyGame, DecisionId, Host, Seat};
use westeros::Westeros;

pub const HERE: ([u8; 4], u16) = ([10, 0, 0, 1], 5000);

/// The people who sit at every table, in the order of their seats.
pub const SEATED: [&str; 4] = ["Ann", "Bob", "Cat", "Dan"];
/// The people who do not: the owner, an onlooker, somebody of another table, a moderator.
const OTHERS: [&str; 4] = ["Owen", "Eve", "Fay", "Max"];

/// A question that waits.
#[derive(Clone, Copy)]
pub struct Open {
    pub decision: i64,
    pub seat: u8,
    pub required: bool,
}

pub struct World {
    pub site: Site,
    /// The cookies of those who sit at the tables.
    pub seated: Vec<String>,
    /// Of all others: the owner first, a guest and nobody last.
    pub others: Vec<String>,
    pub tables: Vec<String>,
}

impl World {
    pub async fn new() -> Self {
        let mut world = Self {
            site: Site::new().await,
            seated: Vec::new(),
            others: Vec::new(),
            tables: Vec::new(),
        };
        for name in SEATED {
            let cookie = world.sign_up(name).await;
            world.seated.push(cookie);
        }
        for name in OTHERS {
            let cookie = world.sign_up(name).await;
            world.others.push(cookie);
        }
        world.confirm_addresses().await;
        let users = i64::try_from(SEATED.len() + OTHERS.len()).unwrap();
        let max = UserId(users);
        accounts::appoint_moderator(&world.site.platform, max)
            .await
            .unwrap();
        for terms in [
            "audience=open",
            "audience=open&pace[kind]=correspondence&masks=until_end",
            "audience=open&pace[kind]=correspondence&delay=round",
            "audience=invited&chat=pairs",
        ] {
            world.create_table(terms).await;
        }
        let guest = world.must("practice", "house=1", "").await;
        world.others.push(guest.session().unwrap());
        world.others.push(String::new());
        world
    }

    async fn sign_up(&self, name: &str) -> String {
        let form =
            format!("name={name}&password=correct+horse+battery&mail={name}@mail.test&next=");
        let cookie = self.must("sign_up", &form, "").await.session().unwrap();
        let hook = format!("address=https://hooks.example.com/{}", name.to_lowercase());
        self.must("add_webhook", &hook, &cookie).await;
        cookie
    }

    /// Everybody gets mail from now on.
    async fn confirm_addresses(&self) {
        outbox::send_due(&self.site.platform).await.unwrap();
        // The first link of such a mail confirms, the last one ends it.
        let mails = self.site.mails.mails();
        for token in mails.iter().filter_map(|it| links(it).into_iter().next()) {
            self.must("confirm_address", &format!("token={token}"), "")
                .await;
        }
    }

    /// A table that has begun.
    async fn create_table(&mut self, terms: &str) {
        let form = format!("name=At+the+inn&players=4&{terms}");
        let created = self.must("create_table", &form, &self.others[0]).await;
        let table = created
            .header(header::LOCATION)
            .rsplit('/')
            .next()
            .unwrap()
            .to_owned();
        let sql = format!("SELECT invitation FROM table_ WHERE id = '{table}'");
        let invitation: String = self.site.rows(&sql).await[0].try_get_by_index(0).unwrap();
        for (seat, cookie) in self.seated.iter().enumerate() {
            let form = format!("table={table}&seat={seat}&invitation={invitation}");
            self.must("take_seat", &form, cookie).await;
        }
        for cookie in &self.seated {
            self.call("confirm_seat", &format!("table={table}"), cookie)
                .await;
        }
        assert!(!self.open(&table).await.is_empty(), "{terms} has begun");
        self.tables.push(table);
    }

    /// The same world in another world.
    pub async fn twin(&self) -> Self {
        Self {
            site: self.site.twin().await,
            seated: self.seated.clone(),
            others: self.others.clone(),
            tables: self.tables.clone(),
        }
    }

    pub async fn call(&self, function: &str, form: &str, who: &str) -> Reply {
        let sent = Sent::form(function, form, who);
        self.site.send(sent.request(), SocketAddr::from(HERE)).await
    }

    pub async fn must(&self, function: &str, form: &str, who: &str) -> Reply {
        let reply = self.call(function, form, who).await;
        reply.succeeded(&format!("{function} {form}"))
    }

    pub async fn open(&self, table: &str) -> Vec<Open> {
        let sql = format!(
            "SELECT decision, seat, required FROM pending WHERE table_id = '{table}' ORDER BY decision"
        );
        let rows = self.site.rows(&sql).await;
        rows.iter()
            .map(|row| Open {
                decision: row.try_get_by_index(0).unwrap(),
                seat: u8::try_from(row.try_get_by_index::<i16>(1).unwrap()).unwrap(),
                required: row.try_get_by_index(2).unwrap(),
            })
            .collect()
    }

    pub async fn seq(&self, table: &str) -> i64 {
        let sql = format!("SELECT seq FROM table_ WHERE id = '{table}'");
        self.site.rows(&sql).await[0].try_get_by_index(0).unwrap()
    }

    /// Something that the rules allow.
    pub async fn sample(&self, table: &str, open: Open, chance: &mut Chance) -> String {
        let sql = format!("SELECT state FROM table_ WHERE id = '{table}'");
        let state: String = self.site.rows(&sql).await[0].try_get_by_index(0).unwrap();
        let (seat, id) = (
            Seat(open.seat),
            DecisionId(u32::try_from(open.decision).unwrap()),
        );
        let game = Host::<Westeros>::new();
        game.sample(&state, seat, id, chance)
            .and_then(|it| it.json())
            .expect("an open question can be answered")
    }

    pub async fn answer(&self, table: &str, open: Open, action: &str) -> Reply {
        let (seat, decision, seq) = (open.seat, open.decision, self.seq(table).await);
        let action = super::super::fuzz::escaped(action);
        let form =
            format!("table={table}&decision={decision}&action={action}&seat={seat}&since={seq}");
        self.must("answer", &form, &self.seated[usize::from(seat)])
            .await
    }
}
