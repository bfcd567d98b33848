//! The people of the fuzzed site, and their sessions: who still has one, and what has become of
//! their names and passwords.

use super::{Model, Person, Session};
use crate::tests::fuzz::sent::{Sent, escaped};
use platform::accounts;

/// So many sessions that have ended are still tried.
const ENDED: usize = 4;

impl Model {
    pub(super) async fn sign_up(&mut self, name: &str) {
        let user = i64::try_from(self.people.len()).unwrap() + 1;
        let password = format!("{}battery", self.markers.make([]));
        let mail = self.markers.make([user]);
        let form = format!("name={name}&password={password}&mail={mail}@mail.test&next=&zone=");
        let cookie = self.must("sign_up", &form, "").await.session().unwrap();
        let user = self.who(&cookie).await.unwrap();
        self.markers.allow(&mail, &[user]);
        self.add_session(cookie).await;
        self.people.push(Person {
            user,
            name: name.to_owned(),
            password,
            mail: format!("{mail}@mail.test"),
        });
    }

    pub async fn add_session(&mut self, cookie: String) {
        let user = self.who(&cookie).await;
        if let Some((_, token)) = cookie.split_once('=') {
            self.markers.hide(token);
        }
        self.sessions.push(Session { cookie, user });
    }

    /// Returns whose session this cookie names.
    pub async fn who(&self, cookie: &str) -> Option<i64> {
        let (_, token) = cookie.split_once('=')?;
        let visitor = accounts::who(&self.site.platform, token).await.unwrap();
        visitor.map(|it| it.user.id.0)
    }

    /// Returns the session that a request is sent with, if somebody has it: a cookie may have others beside it.
    pub fn sender(&self, sent: &Sent) -> Option<&Session> {
        let cookie = sent.cookie();
        self.sessions.iter().find(|it| cookie.contains(&it.cookie))
    }

    /// A session may have ended: then it is seldom tried again.
    pub async fn has_ended(&mut self, cookie: &str) {
        if self.who(cookie).await.is_some() {
            return;
        }
        for session in &mut self.sessions {
            if session.cookie == cookie {
                session.user = None;
            }
        }
        let mut ended = self.sessions.iter().filter(|it| it.user.is_none()).count();
        self.sessions.retain(|it| {
            let stays = it.user.is_some() || ended <= ENDED;
            ended -= usize::from(!stays);
            stays
        });
    }

    /// Keeps up with what people have done to their accounts.
    pub fn account_changed(&mut self, sent: &Sent, user: Option<i64>) {
        let (password, name) = (sent.field("password"), sent.field("name"));
        if sent.function() == "sign_up" {
            self.people.extend(user.map(|user| Person {
                user,
                name: name.to_owned(),
                password: password.to_owned(),
                mail: sent.field("mail").to_owned(),
            }));
        }
        if sent.function() == "delete_account" {
            self.people.retain(|it| Some(it.user) != user);
        }
        let person = self.people.iter_mut().find(|it| Some(it.user) == user);
        let Some(person) = person else { return };
        match sent.function() {
            "change_password" | "recover" => person.password = password.to_owned(),
            "rename" => person.name = name.to_owned(),
            _ => {}
        }
    }

    /// Everybody has a session again.
    pub async fn sign_in_again(&mut self) {
        for at in 0..self.people.len() {
            let user = self.people[at].user;
            if self.sessions.iter().any(|it| it.user == Some(user)) {
                continue;
            }
            let Person { name, password, .. } = &self.people[at];
            let form = [
                ("name", &**name),
                ("password", password),
                ("next", ""),
                ("zone", ""),
            ];
            let form = form.map(|(field, value)| format!("{field}={}", escaped(value)));
            let reply = self.call("sign_in", &form.join("&"), "").await;
            if let Some(cookie) = reply.session() {
                self.add_session(cookie).await;
            }
        }
    }

    /// A session by a mailed link, and one that has ended.
    pub(super) async fn add_sessions(&mut self) {
        for (token, _) in self.tokens.clone() {
            let let_in = self
                .call("follow_notice", &format!("token={token}"), "")
                .await;
            if let Some(cookie) = let_in.session() {
                self.add_session(cookie).await;
                break;
            }
        }
        let (name, password) = (&self.people[1].name, &self.people[1].password);
        let form = format!("name={name}&password={password}&next=&zone=");
        let ended = self.must("sign_in", &form, "").await.session().unwrap();
        self.must("sign_out", "", &ended).await;
        self.sessions.push(Session {
            cookie: ended,
            user: None,
        });
    }
}
