//! The next request: mostly one that its page would send, seldom one that is forged, doubled, late,
//! torn, huge or random.

use super::{
    aim::Aim,
    calls::{Call, calls},
    model::Model,
    pages::PAGES,
    sent::{Sent, escaped},
    values::Kind,
};
use axum::http::Method;
use std::collections::BTreeMap;

/// Requests of the past that may come once more, and how often each function has been called.
#[derive(Default)]
pub struct Past {
    sent: Vec<Sent>,
    called: BTreeMap<&'static str, usize>,
}

/// So many are remembered.
const REMEMBERED: usize = 200;

impl Past {
    pub fn remember(&mut self, sent: &Sent, model: &mut Model) {
        if let Some(call) = sent.call {
            *self.called.entry(call.name).or_default() += 1;
        }
        if self.sent.len() < REMEMBERED {
            self.sent.push(sent.clone());
        } else {
            self.sent[model.chance.below(REMEMBERED)] = sent.clone();
        }
    }

    pub async fn next(&self, model: &mut Model) -> Sent {
        if !self.sent.is_empty() && model.chance.thousandths(60) {
            return self.again(model);
        }
        let mut sent = if model.chance.thousandths(90) {
            page(model).await
        } else {
            let call = self.call(model);
            calling(call, model).await
        };
        if model.chance.thousandths(120) {
            spoil(&mut sent, model);
        }
        sent
    }

    /// A function by how often it is to be called, sometimes the one that was called least: chance alone
    /// leaves a rare one out now and then.
    fn call(&self, model: &mut Model) -> &'static Call {
        let called = |it: &&Call| self.called.get(it.name).copied().unwrap_or_default();
        let least = calls().min_by_key(called);
        if let (Some(least), true) = (least, model.chance.thousandths(100)) {
            return least;
        }
        let all: usize = calls().map(|it| it.often).sum();
        let mut at = model.chance.below(all);
        let call = calls().find(|it| match at.checked_sub(it.often) {
            Some(rest) => {
                at = rest;
                false
            }
            None => true,
        });
        call.expect("the number lies below their sum")
    }

    /// One of long ago, half of them in the session of somebody else.
    fn again(&self, model: &mut Model) -> Sent {
        let mut sent = model.chance.one(&self.sent).clone();
        // Whoever has the invitation may come in, and know from then on.
        let invites = sent.to_string().contains(&model.hidden.invitation);
        if !invites && model.chance.thousandths(500) {
            let other = model.chance.below(model.sessions.len());
            sent.set("cookie", &model.sessions[other].cookie.clone());
        }
        sent
    }
}

async fn calling(call: &'static Call, model: &mut Model) -> Sent {
    let aim = model.aim(Some(call)).await;
    let mut fields = Vec::new();
    for (name, kind) in call.fields {
        if let Kind::At = kind {
            let parts = [
                ("table", Kind::Table),
                ("seat", Kind::SeatOrNone),
                ("invitation", Kind::InvitationOrNone),
            ];
            for (part, kind) in parts {
                put(model, &aim, &mut fields, (&format!("{name}[{part}]"), kind));
            }
        } else {
            put(model, &aim, &mut fields, (*name, *kind));
        }
    }
    Sent::calling(call, fields, &aim.cookie)
}

fn put(model: &mut Model, aim: &Aim, fields: &mut Vec<(String, String)>, field: (&str, Kind)) {
    if let Some(value) = model.value(field.1, aim) {
        fields.push((field.0.to_owned(), value));
    }
}

async fn page(model: &mut Model) -> Sent {
    let aim = model.aim(None).await;
    let (path, kinds) = *model.chance.one(PAGES);
    let mut parts = path.split("{}");
    let mut path = parts.next().unwrap_or_default().to_owned();
    for (part, kind) in parts.zip(kinds) {
        let mut value = model.value(*kind, &aim).unwrap_or_default();
        value.truncate(value.floor_char_boundary(2000));
        path += &escaped(&value);
        path += part;
    }
    Sent::page(&path, &aim.cookie)
}

/// Makes of it what no page sends.
fn spoil(sent: &mut Sent, model: &mut Model) {
    sent.call = None;
    let length = sent.body.len();
    match model.chance.below(14) {
        0 => sent.body.truncate(model.chance.below(length + 1)),
        1 => sent.body.extend(sent.body.clone()),
        2 => {
            sent.body = (0..model.chance.below(300))
                .map(|_| model.chance.below(256) as u8)
                .collect();
        }
        3 if length > 0 => {
            let at = model.chance.below(length);
            if !sent.body[at].is_ascii_digit() {
                sent.body[at] = model.chance.below(256) as u8;
            }
        }
        4 => sent.body = vec![b'a'; 65 * 1024 + model.chance.below(100_000)],
        5 => {
            let kinds = [
                "application/json",
                "text/plain",
                "multipart/form-data; boundary=x",
                "",
            ];
            sent.set("content-type", kinds[model.chance.below(4)]);
        }
        6 => {
            let methods = [
                Method::GET,
                Method::PUT,
                Method::DELETE,
                Method::HEAD,
                Method::OPTIONS,
                Method::PATCH,
                Method::POST,
            ];
            sent.method = methods[model.chance.below(7)].clone();
        }
        7 => {
            sent.set("origin", "http://evil.test");
            sent.set("sec-fetch-site", "cross-site");
        }
        8 => sent.set("accept", "text/html"),
        9 => {
            sent.set("accept", "text/html");
            sent.set("referer", "http://rookery.test/account?x=1&__err=bnVsbA==");
        }
        10 => sent.set(
            "cookie",
            &format!("{0}; {0}; language=de", sent.cookie().to_owned()),
        ),
        11 => sent.set("cookie", &"a=b; ".repeat(2000)),
        12 => {
            sent.path += [
                "?",
                "/",
                "%00",
                "?__err=eyJ4Ijoi",
                "/../api/say",
                "?__path=/api/say&__err=x",
            ][model.chance.below(6)];
        }
        _ => sent.set(
            "last-event-id",
            ["0", "-1", "x", "9223372036854775807"][model.chance.below(4)],
        ),
    }
}
