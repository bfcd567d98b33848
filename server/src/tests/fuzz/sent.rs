//! A request that can be sent again, and shown.

use super::calls::Call;
use axum::{
    body::Body,
    http::{Method, Request},
};
use std::fmt::{self, Display, Formatter};

#[derive(Clone)]
pub struct Sent {
    pub method: Method,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
    /// The server function that it calls, if it calls one as its page would.
    pub call: Option<&'static Call>,
    pub fields: Vec<(String, String)>,
}

impl Sent {
    /// A call as the hydrated page makes it.
    pub fn form(function: &str, form: &str, cookie: &str) -> Self {
        Self {
            method: Method::POST,
            path: format!("/api/{function}"),
            headers: vec![
                ("host", "rookery.test".to_owned()),
                ("origin", "http://rookery.test".to_owned()),
                ("sec-fetch-site", "same-origin".to_owned()),
                (
                    "content-type",
                    "application/x-www-form-urlencoded".to_owned(),
                ),
                ("cookie", cookie.to_owned()),
            ],
            body: form.as_bytes().to_vec(),
            call: None,
            fields: Vec::new(),
        }
    }

    pub fn page(path: &str, cookie: &str) -> Self {
        Self {
            method: Method::GET,
            path: path.to_owned(),
            headers: vec![
                ("host", "rookery.test".to_owned()),
                ("cookie", cookie.to_owned()),
            ],
            body: Vec::new(),
            call: None,
            fields: Vec::new(),
        }
    }

    pub fn calling(call: &'static Call, fields: Vec<(String, String)>, cookie: &str) -> Self {
        let form = fields
            .iter()
            .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        let form = form.collect::<Vec<_>>().join("&");
        Self {
            call: Some(call),
            fields,
            ..Self::form(call.name, &form, cookie)
        }
    }

    pub fn cookie(&self) -> &str {
        let cookie = self.headers.iter().find(|(name, _)| *name == "cookie");
        cookie.map_or("", |(_, value)| value)
    }

    pub fn set(&mut self, header: &'static str, value: &str) {
        self.headers.retain(|(name, _)| *name != header);
        self.headers.push((header, value.to_owned()));
    }

    /// The server function that is named by its address, even where the rest is spoiled.
    pub fn function(&self) -> &str {
        let name = self.path.strip_prefix("/api/").unwrap_or_default();
        name.split(['?', '/', '%']).next().unwrap_or_default()
    }

    pub fn field(&self, name: &str) -> &str {
        let field = self.fields.iter().find(|(it, _)| it == name);
        field.map_or("", |(_, value)| value)
    }

    pub fn request(&self) -> Request<Body> {
        let mut request = Request::builder()
            .method(self.method.clone())
            .uri(&self.path);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(self.body.clone().into()).unwrap()
    }
}

impl Display for Sent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.method, self.path)?;
        for (name, value) in &self.headers {
            writeln!(f, "{name}: {value}")?;
        }
        writeln!(f, "\n{}", String::from_utf8_lossy(&self.body))
    }
}

/// As it stands in a form or an address.
pub fn escaped(text: &str) -> String {
    text.bytes()
        .map(|it| match it {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                char::from(it).to_string()
            }
            other => format!("%{other:02X}"),
        })
        .collect()
}
