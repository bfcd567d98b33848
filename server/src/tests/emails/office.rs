//! People whose mail is read, and the site that sends it.

use super::super::{
    fuzz::Sent,
    proof::{Chance, Reply, Site, links},
    twins::world::HERE,
};
use app::{Language, notices::Wording};
use axum::http::header;
use platform::{
    TableId, UserId, accounts, deadlines,
    notices::{self, Category, Channel, Mail, Message, Settings, Words},
    outbox,
};
use sea_orm::QueryResult;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{Arc, Mutex},
};
use tabletop::{DecisionId, Seat};

const MINUTE: i64 = 60 * 1000;

/// In the order of the people: where they live, and how their clocks are called in winter.
const PEOPLE: [(&str, &str, &str); 4] = [
    ("Ysolde", "Europe/London", "GMT"),
    ("Quentyn", "Europe/Berlin", "CET"),
    ("Xanthippe", "America/New_York", "EST"),
    ("Zerberus", "Asia/Tokyo", "JST"),
];

/// Somebody who gets mail.
#[derive(Clone, Debug)]
pub struct Reader {
    pub id: UserId,
    pub name: &'static str,
    pub language: Language,
    /// The name of their clock.
    pub clock: &'static str,
    pub cookie: String,
}

/// An email, and what it was made of.
pub struct Email {
    pub at: i64,
    pub reader: Reader,
    pub mail: Mail,
    pub message: Message,
}

pub struct Office {
    pub site: Site,
    pub readers: Vec<Reader>,
    pub emails: Vec<Email>,
    pub chance: Chance,
    recorder: Arc<Recorder>,
}

/// A question that waits.
#[derive(Clone, Copy, Debug)]
pub struct Open {
    pub decision: DecisionId,
    pub seat: Seat,
    pub deadline: i64,
}

impl Office {
    /// Four people who are told everything by mail, in one of the languages in turn.
    pub async fn open(languages: [Language; 2]) -> Self {
        let recorder = Arc::<Recorder>::default();
        let mut office = Self {
            site: Site::worded(recorder.clone()).await,
            readers: Vec::new(),
            emails: Vec::new(),
            chance: Chance::of(1),
            recorder,
        };
        for ((name, zone, clock), language) in PEOPLE.into_iter().zip(languages.into_iter().cycle())
        {
            office.sign_up((name, zone, clock), language).await;
        }
        office
    }

    async fn sign_up(&mut self, who: (&'static str, &str, &'static str), language: Language) {
        let (name, zone, clock) = who;
        let clock = match (clock, language) {
            ("CET", Language::German) => "MEZ",
            (clock, _) => clock,
        };
        let form = format!(
            "name={name}&password=correct+horse+battery&mail={name}@mail.test&next=&zone={zone}"
        );
        let speaks = format!("language={}", language.code());
        let session = self
            .call("sign_up", &form, &speaks)
            .await
            .session()
            .unwrap();
        let found = accounts::named(&self.site.platform, name).await.unwrap();
        self.readers.push(Reader {
            id: found.unwrap().id,
            name,
            language,
            clock,
            cookie: [session, speaks].join("; "),
        });
        self.deliver().await;
        let confirming = self.emails.last().unwrap();
        let token = links(&confirming.mail).remove(0);
        self.call("confirm_address", &format!("token={token}"), "")
            .await;
        let settings = Settings {
            chosen: BTreeMap::from([(Channel::Mail, Category::CHOSEN.into())]),
            ..Settings::default()
        };
        let session = self.readers.last().unwrap().cookie.clone();
        let token = session.split(['=', ';']).nth(1).unwrap();
        let visitor = accounts::who(&self.site.platform, token).await.unwrap();
        notices::save(
            &self.site.platform,
            &visitor.unwrap(),
            language.code(),
            &settings,
        )
        .await
        .unwrap();
    }

    /// Asks for what a page asks for.
    pub async fn call(&self, function: &str, form: &str, cookie: &str) -> Reply {
        let sent = Sent::form(function, form, cookie).request();
        let reply = self.site.send(sent, SocketAddr::from(HERE)).await;
        let done = reply.status.is_success() || !reply.header(header::LOCATION).is_empty();
        assert!(done, "{function} {form}: {}", reply.text());
        reply
    }

    /// So many minutes later: clocks answer, mail goes out.
    pub async fn later(&mut self, minutes: i64) {
        self.site.wait(minutes * MINUTE);
        let mut resting = deadlines::Resting::default();
        deadlines::strike(&self.site.platform, &mut resting)
            .await
            .unwrap();
        self.deliver().await;
    }

    async fn deliver(&mut self) {
        outbox::send_due(&self.site.platform).await.unwrap();
        let mut written = std::mem::take(&mut *self.recorder.0.lock().unwrap());
        for mail in self.site.mails.mails() {
            let same = |(_, rendered): &(Message, notices::Rendered)| {
                (&rendered.subject, &rendered.text) == (&mail.subject, &mail.text)
            };
            let found = written.iter().position(same);
            let (message, _) = written.remove(found.expect("what is sent was written"));
            let reader = self.readers.iter().find(|it| {
                mail.to.to_lowercase() == format!("{}@mail.test", it.name.to_lowercase())
            });
            self.emails.push(Email {
                at: self.site.now(),
                reader: reader.expect("a reader").clone(),
                mail,
                message,
            });
        }
    }

    /// The questions that are waited for at this table, the first asked first.
    pub async fn questions(&self, table: TableId) -> Vec<Open> {
        let sql = format!(
            "SELECT decision, seat, deadline FROM pending \
             WHERE table_id = '{table}' AND required ORDER BY decision"
        );
        let read = |row: &QueryResult| Open {
            decision: DecisionId(row.try_get_by_index::<i64>(0).unwrap().try_into().unwrap()),
            seat: Seat(row.try_get_by_index::<i16>(1).unwrap().try_into().unwrap()),
            deadline: row.try_get_by_index(2).unwrap(),
        };
        self.site.rows(&sql).await.iter().map(read).collect()
    }

    /// Something that the rules allow.
    pub async fn sample(&mut self, table: TableId, open: Open) -> String {
        let sql = format!("SELECT state, kind FROM table_ WHERE id = '{table}'");
        let row = &self.site.rows(&sql).await[0];
        let state: String = row.try_get_by_index(0).unwrap();
        let kind: String = row.try_get_by_index(1).unwrap();
        let games = crate::games(false);
        let game = games.iter().find(|it| it.kind() == kind).unwrap();
        game.sample(&state, open.seat, open.decision, &mut self.chance)
            .and_then(|it| it.json())
            .expect("an open question can be answered")
    }
}

/// Keeps what was put into words.
#[derive(Default)]
pub struct Recorder(Mutex<Vec<(Message, notices::Rendered)>>);

impl Words for Recorder {
    fn render(&self, language: &str, message: &Message) -> notices::Rendered {
        let rendered = Wording.render(language, message);
        let both = (message.clone(), rendered.clone());
        self.0.lock().unwrap().push(both);
        rendered
    }

    fn more(&self, language: &str, count: usize) -> String {
        Wording.more(language, count)
    }
}
