//! The aim of somebody who asks: a table, a seat there, the question that waits for them. It is read from the database,
//! so that most requests mean something that is there.

use super::calls::{By, Call, Does};
use super::model::Model;
use super::values::Kind;
use tabletop::{AnyGame, DecisionId, Host, Seat};
use westeros::Westeros;

pub struct Aim {
    pub cookie: String,
    pub user: Option<i64>,
    pub name: String,
    pub password: String,
    pub mail: String,
    pub table: String,
    pub seat: u8,
    pub seq: i64,
    /// Of what the seat has stored there.
    pub version: i64,
    pub decision: i64,
    pub action: String,
    pub invitation: String,
    pub words: String,
    /// The id of a row: a report, somebody who is not heard, something of one's own.
    pub row: String,
    /// Something that was said at the table: its channel and its id.
    pub line: Option<(String, String)>,
}

/// So many of a thousand requests are aimed at something else than their call is for.
const ASTRAY: usize = 100;

impl Model {
    pub async fn aim(&mut self, call: Option<&Call>) -> Aim {
        let kinds: Vec<Kind> =
            call.map_or(Vec::new(), |it| it.fields.iter().map(|it| it.1).collect());
        let table = self.table_for(&kinds).await;
        let line = self.line_for(&kinds, &table).await;
        let (seat, holder) = self.some_seat(&table, line.as_ref()).await;
        let wanted = self.wanted(call.map(|it| it.by), (&table, holder)).await;
        let reads = call.is_none_or(|it| it.does == Does::Reads);
        // What somebody else may not read is worth more tries than what they may not do.
        let astray = if reads { 3 * ASTRAY } else { ASTRAY };
        let (cookie, user) = self.someone(wanted, astray);
        let person = self.people.iter().find(|it| Some(it.user) == user);
        let (name, password, mail) = person.map_or_else(
            || ("Nobody", "nothing at all", "nobody@mail.test"),
            |it| (&it.name, &it.password, &it.mail),
        );
        let mut aim = Aim {
            cookie,
            user,
            name: name.to_owned(),
            password: password.to_owned(),
            mail: mail.to_owned(),
            seat,
            seq: 0,
            version: 0,
            decision: 0,
            action: "null".to_owned(),
            invitation: "0123456789abcdef".to_owned(),
            words: "oak oak oak".to_owned(),
            row: String::new(),
            line,
            table,
        };
        let seq = format!("SELECT seq FROM table_ WHERE id = '{}'", aim.table);
        aim.seq = self.number(&seq).await;
        for kind in kinds {
            self.aim_at(kind, &mut aim).await;
        }
        let hidden = aim.table == self.hidden.table;
        if !hidden || user.is_some_and(|it| self.hidden.know.contains(&it)) {
            aim.invitation = self.invitation(&aim.table).await;
            aim.words = self.join_words(&aim.table).await;
        }
        let opens = ["invite_by_name", "renew_invitation"];
        if hidden && call.is_some_and(|it| opens.contains(&it.name)) {
            // Whoever is invited may know it, by whichever invitation.
            aim.table = self.tables[0].clone();
        }
        aim
    }

    /// Looks up what a field of this kind needs.
    async fn aim_at(&mut self, kind: Kind, aim: &mut Aim) {
        match kind {
            Kind::Report => aim.row = self.some_id("report").await,
            Kind::Muted => aim.row = self.some_id("mute").await,
            Kind::Own(of) => {
                let theirs = format!("{of} WHERE user_id = {}", aim.user.unwrap_or_default());
                aim.row = self.some_id(&theirs).await;
            }
            Kind::Version(of) => {
                let (table, seat) = (&aim.table, aim.seat);
                let sql = format!(
                    "SELECT version FROM {of} WHERE table_id = '{table}' AND seat = {seat}"
                );
                aim.version = self.number(&sql).await;
            }
            Kind::Decision => self.answer(aim).await,
            _ => {}
        }
    }

    /// Mostly a table where the game is on, or such as the call is for.
    async fn table_for(&mut self, kinds: &[Kind]) -> String {
        if self.chance.thousandths(20) {
            return self.chance.id();
        }
        if self.chance.thousandths(2 * ASTRAY) {
            return self.chance.one(&self.tables).clone();
        }
        let condition = kinds.iter().find_map(|it| match it {
            Kind::TableWhere(condition) => Some(*condition),
            Kind::Line => Some("id IN (SELECT table_id FROM line)"),
            Kind::Proposal => Some("id IN (SELECT table_id FROM proposal)"),
            _ => None,
        });
        let condition = condition.unwrap_or("status = 'running'");
        let sql = format!("SELECT id FROM table_ WHERE {condition} ORDER BY id");
        let rows = self.site.rows(&sql).await;
        if rows.is_empty() {
            return self.chance.one(&self.tables).clone();
        }
        rows[self.chance.below(rows.len())]
            .try_get_by_index(0)
            .unwrap()
    }

    /// A seat of this table, mostly one that is asked, or hears this line, and who holds it.
    async fn some_seat(
        &mut self,
        table: &str,
        line: Option<&(String, String)>,
    ) -> (u8, Option<i64>) {
        let hearing = line.map(|(channel, _)| channel.replace('-', ","));
        let hearing = hearing.filter(|it| it.bytes().all(|it| it == b',' || it.is_ascii_digit()));
        let condition = if let Some(seats) = hearing
            && self.chance.thousandths(700)
        {
            format!("AND seat IN ({seats})")
        } else if self.chance.thousandths(700) {
            format!("AND seat IN (SELECT seat FROM pending WHERE table_id = '{table}')")
        } else {
            String::new()
        };
        let all = format!("SELECT seat, user_id FROM seat WHERE table_id = '{table}'");
        let mut rows = self.site.rows(&format!("{all} {condition}")).await;
        if rows.is_empty() {
            rows = self.site.rows(&all).await;
        }
        if rows.is_empty() {
            return (self.chance.below(7) as u8, None);
        }
        let row = &rows[self.chance.below(rows.len())];
        let seat: i16 = row.try_get_by_index(0).unwrap();
        (
            u8::try_from(seat).unwrap(),
            row.try_get_by_index(1).unwrap(),
        )
    }

    /// Returns whose call it is at this table, where this person holds the seat.
    async fn wanted(
        &mut self,
        by: Option<By>,
        (table, holder): (&str, Option<i64>),
    ) -> Option<i64> {
        let sql = match by {
            Some(By::Anybody) => return None,
            Some(By::Moderator) => return Some(self.moderator),
            Some(By::Owner) => format!("SELECT owner FROM table_ WHERE id = '{table}'"),
            Some(By::Invited) => format!("SELECT user_id FROM guest WHERE table_id = '{table}'"),
            Some(By::Holder) | None => return holder,
        };
        Some(self.number(&sql).await)
    }

    /// A session: mostly of the person wanted, or of somebody who has an account; else anybody's, of
    /// nobody, or none at all.
    fn someone(&mut self, wanted: Option<i64>, astray: usize) -> (String, Option<i64>) {
        if self.chance.thousandths(30) {
            let forged = ["", "rookery=", "rookery=forged", "x=y; rookery=\"forged\""];
            return ((*self.chance.one(&forged)).to_owned(), None);
        }
        let astray = self.chance.thousandths(astray);
        let any =
            wanted.is_none_or(|wanted| self.sessions.iter().all(|it| it.user != Some(wanted)));
        let fits: Vec<usize> = (0..self.sessions.len())
            .filter(|at| {
                let user = self.sessions[*at].user;
                let known = || self.people.iter().any(|it| Some(it.user) == user);
                astray || (any && known()) || (!any && user == wanted)
            })
            .collect();
        if fits.is_empty() {
            return (String::new(), None);
        }
        let session = &self.sessions[*self.chance.one(&fits)];
        (session.cookie.clone(), session.user)
    }

    async fn line_for(&mut self, kinds: &[Kind], table: &str) -> Option<(String, String)> {
        let which = kinds.iter().find_map(|it| match it {
            Kind::Line | Kind::LineOrNone => Some(""),
            Kind::Proposal => Some("JOIN proposal USING (table_id, audience, number)"),
            _ => None,
        })?;
        let sql = format!("SELECT audience, id FROM line {which} WHERE table_id = '{table}'");
        let rows = self.site.rows(&sql).await;
        if rows.is_empty() || self.chance.thousandths(2 * ASTRAY) {
            return None;
        }
        let row = &rows[self.chance.below(rows.len())];
        let [channel, id] = [0, 1].map(|it| row.try_get_by_index(it).unwrap());
        Some((channel, id))
    }

    /// The id of one of these rows.
    async fn some_id(&mut self, of: &str) -> String {
        let sql = format!("SELECT CAST(id AS TEXT) FROM {of} ORDER BY id LIMIT 20");
        let rows = self.site.rows(&sql).await;
        if rows.is_empty() || self.chance.thousandths(ASTRAY) {
            return self.chance.below(30).to_string();
        }
        rows[self.chance.below(rows.len())]
            .try_get_by_index(0)
            .unwrap()
    }

    async fn number(&self, sql: &str) -> i64 {
        let rows = self.site.rows(sql).await;
        rows.first().map_or(0, |it| it.try_get_by_index(0).unwrap())
    }

    /// Finds the question that waits for the seat, and something that the rules allow.
    async fn answer(&mut self, aim: &mut Aim) {
        let (table, seat) = (&aim.table, aim.seat);
        let sql =
            format!("SELECT decision FROM pending WHERE table_id = '{table}' AND seat = {seat}");
        let open = self.site.rows(&sql).await;
        if open.is_empty() {
            return;
        }
        aim.decision = open[self.chance.below(open.len())]
            .try_get_by_index(0)
            .unwrap();
        let sql = format!("SELECT state FROM table_ WHERE id = '{table}'");
        let rows = self.site.rows(&sql).await;
        let state: Option<String> = rows[0].try_get_by_index(0).unwrap();
        let Some(state) = state else { return };
        let id = DecisionId(u32::try_from(aim.decision).unwrap());
        let game = Host::<Westeros>::new();
        if let Ok(action) = game.sample(&state, Seat(seat), id, &mut self.chance) {
            aim.action = action.json().unwrap();
        }
    }
}
