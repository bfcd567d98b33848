//! The checks that must hold for every reply, whatever was asked.

use super::super::proof::Reply;
use super::{
    calls::Does,
    changes::Changes,
    errors::Errors,
    model::{Model, anywhere},
    report::Report,
    sent::Sent,
};
use axum::http::{Method, StatusCode, header};
use std::io::Read;

/// Tables that looking may change: what somebody has seen.
const BY_LOOKING: [&str; 1] = ["seen"];

/// A new password is written about in a task of its own, so that the time of the answer tells nothing:
/// it is done within so many further requests.
const WRITTEN_WITHIN: usize = 50;

pub struct Checker {
    pub model: Model,
    pub changes: Changes,
    pub errors: Errors,
    pub sent: usize,
    /// The request that was the last that asked for a new password.
    asked_recovery: Option<usize>,
    pub report: Report,
}

impl Checker {
    pub async fn new(model: Model, errors: Errors) -> Self {
        Self {
            changes: Changes::begin(&model.site).await,
            model,
            errors,
            sent: 0,
            asked_recovery: None,
            report: Report::default(),
        }
    }

    /// Time passes, and whoever has asked too often or has been signed out may go on.
    pub async fn next_round(&mut self) {
        self.model.deliver_mail().await;
        self.model.sign_in_again().await;
        self.model.site.forget_limits();
        self.changes.since_last(&self.model.site).await;
    }

    pub async fn send(&mut self, sent: &Sent) -> Reply {
        self.sent += 1;
        let from = anywhere(self.sent);
        let reply = self.model.site.send(sent.request(), from).await;
        if sent.path.contains("ask_recovery") {
            self.asked_recovery = Some(self.sent);
        }
        let mut changed = self.changes.since_last(&self.model.site).await;
        changed.retain(|it| !self.may_be_late(it));
        *self
            .report
            .replies
            .entry(reply.status.as_u16())
            .or_default() += 1;
        self.count(sent, &reply);
        let holds = self.holds(sent, &reply, &changed);
        self.learn(sent, &reply).await;
        for held in [holds, self.keeps_secrets(sent, &reply)] {
            if let Err(why) = held {
                self.found(&why, sent, &reply);
            }
        }
        reply
    }

    /// Tells whether a row of this table may be what an earlier request has begun.
    fn may_be_late(&self, table: &str) -> bool {
        let asked = self.asked_recovery;
        table == "outbox" && asked.is_some_and(|it| self.sent - it <= WRITTEN_WITHIN)
    }

    /// Writes down what did not hold: once for each route.
    pub fn found(&mut self, why: &str, sent: &Sent, reply: &Reply) {
        let route = sent.call.map_or(&*sent.path, |it| it.name);
        let finding = format!("{why} ({} {route:.40})", sent.method);
        self.report.findings.entry(finding).or_insert_with(|| {
            let (status, headers, text) = (reply.status, &reply.headers, reply.text());
            format!("--- asked\n{sent}\n--- answered {status}\n{headers:?}\n{text:.3000}")
        });
    }

    /// Sends what was acknowledged once more: that is acknowledged again and changes nothing.
    pub async fn acknowledged_again(&mut self, sent: &Sent) {
        let before = self.changes.counts().clone();
        let reply = self.send(sent).await;
        let after = self.changes.counts();
        let changed: Vec<_> = after
            .iter()
            .filter(|it| before.get(it.0) != Some(it.1) && !self.may_be_late(it.0))
            .collect();
        if !changed.is_empty() {
            let why = format!("the same again has changed something: {changed:?}");
            self.found(&why, sent, &reply);
        }
        let used_since = sent.call.is_some_and(|it| match it.does {
            Does::RepeatsUnless(reason) => reply.text().contains(reason),
            _ => false,
        });
        if refused(&reply) && !used_since {
            self.found("the same again was refused", sent, &reply);
        }
    }

    fn count(&mut self, sent: &Sent, reply: &Reply) {
        if let Some(call) = sent.call {
            let (understood, done) = self.report.calls.entry(call.name).or_default();
            *understood += usize::from(!reply.text().contains("Incomplete"));
            *done += usize::from(!refused(reply));
            if refused(reply) {
                let refusal = format!("{} {:.200}", reply.status, reply.text());
                self.report.refusals.insert(call.name, refusal);
            }
        }
    }

    fn holds(&self, sent: &Sent, reply: &Reply, changed: &[String]) -> Result<(), String> {
        let errors = self.errors.take();
        if reply.status.is_server_error() {
            return Err("the server broke".to_owned());
        }
        if !errors.is_empty() {
            return Err(format!("the log has errors: {errors:?}"));
        }
        if refused(reply) && !changed.is_empty() {
            return Err(format!("a refused request has changed {changed:?}"));
        }
        let looks = sent.method == Method::GET
            || sent.method == Method::HEAD
            || sent.call.is_some_and(|it| it.does == Does::Reads);
        if looks && !changed.iter().all(|it| BY_LOOKING.contains(&&**it)) {
            return Err(format!("looking has changed {changed:?}"));
        }
        Ok(())
    }

    /// Notes who knows what from now on.
    async fn learn(&mut self, sent: &Sent, reply: &Reply) {
        let sender = self.model.sender(sent);
        let (cookie, sender) = sender.map_or((None, None), |it| (Some(it.cookie.clone()), it.user));
        let body = String::from_utf8_lossy(&sent.body).into_owned();
        if let Some(user) = sender {
            self.model.markers.allow(&body, &[user]);
        }
        if let Some(cookie) = cookie
            && may_end(sent, reply)
        {
            self.model.has_ended(&cookie).await;
        }
        if refused(reply) {
            return;
        }
        let mut user = sender;
        if let Some(cookie) = reply.session() {
            user = self.model.who(&cookie).await;
            self.model.markers.allow(&body, user.as_slice());
            self.model.add_session(cookie).await;
        }
        self.model.account_changed(sent, user);
        match sent.function() {
            "say" | "propose" | "edit_line" => self.heard(sent, &body).await,
            "set_table_words" if sent.field("table") == self.model.hidden.table => {
                let know = &self.model.hidden.know;
                self.model.markers.allow(&body, know);
            }
            "set_table_words" => self.model.markers.publish(&body),
            "create_table" | "rematch" => {
                let table = reply
                    .header(header::LOCATION)
                    .rsplit('/')
                    .next()
                    .unwrap_or_default();
                if table.len() == 32 && self.model.tables.len() < 16 {
                    self.model.tables.push(table.to_owned());
                }
            }
            _ => {}
        }
    }

    /// Those who belong to the channel may read what was said there.
    async fn heard(&mut self, sent: &Sent, words: &str) {
        let channel = sent.field("channel");
        if channel == "hall" || channel == "gallery" {
            return self.model.markers.publish(words);
        }
        if !channel.bytes().all(|it| it == b'-' || it.is_ascii_digit()) {
            return;
        }
        let (table, seats) = (sent.field("at[table]"), channel.replace('-', ","));
        let sql = format!(
            "SELECT user_id FROM seat WHERE table_id = '{table}' AND user_id NOT NULL AND seat IN ({seats})"
        );
        let rows = self.model.site.rows(&sql).await;
        let mut hear: Vec<i64> = rows
            .iter()
            .map(|it| it.try_get_by_index(0).unwrap())
            .collect();
        hear.push(self.model.moderator);
        self.model.markers.allow(words, &hear);
    }

    fn keeps_secrets(&self, sent: &Sent, reply: &Reply) -> Result<(), String> {
        let reader = self.model.sender(sent).and_then(|it| it.user);
        let mut readers: Vec<i64> = reader.into_iter().collect();
        let asked = sent.to_string();
        // A report tells its moderator what the table said of itself.
        let judges = reader == Some(self.model.moderator) && asked.contains("report");
        if asked.contains(&self.model.hidden.invitation) || judges {
            readers.extend(&self.model.hidden.know);
        }
        for text in texts(reply) {
            if let Some(leak) = self.model.markers.leak(&text, &readers)
                && !asked.contains(&leak)
            {
                return Err(format!("{reader:?} reads {leak}"));
            }
        }
        Ok(())
    }
}

/// Tells whether the sender's session may have ended with this request, or before.
fn may_end(sent: &Sent, reply: &Reply) -> bool {
    let entered = !reply.header(header::SET_COOKIE).is_empty();
    entered || reply.status == StatusCode::UNAUTHORIZED || sent.function() == "end_session"
}

/// Tells whether the request was refused: a form without WASM is sent back to its page with the reason.
pub fn refused(reply: &Reply) -> bool {
    let back =
        reply.status == StatusCode::FOUND && reply.header(header::LOCATION).contains("__err=");
    reply.status.is_client_error() || back
}

/// Everything that a reply says: itself, what is packed in it, the files of an archive.
fn texts(reply: &Reply) -> Vec<String> {
    // Of a HEAD nothing comes.
    if reply.header(header::CONTENT_TYPE) == "application/zip" && !reply.body.is_empty() {
        let mut zip = zip::ZipArchive::new(std::io::Cursor::new(&reply.body)).unwrap();
        let all = 0..zip.len();
        return all
            .map(|at| {
                let mut text = Vec::new();
                zip.by_index(at).unwrap().read_to_end(&mut text).unwrap();
                String::from_utf8_lossy(&text).into_owned()
            })
            .collect();
    }
    let text = reply.text().into_owned();
    let mut reader = app::Reader::default();
    let mut open = |it| reader.json(it).expect("the server reads what it sends");
    let mut all: Vec<String> = app::texts(&text).map(&mut open).collect();
    all.push(text);
    all
}
