//! A transport that keeps what it is given.

use async_trait::async_trait;
use platform::notices::{Failure, Mail, Request, Transport};
use std::sync::Mutex;

#[derive(Default)]
pub struct Mails {
    mails: Mutex<Vec<Mail>>,
    requests: Mutex<Vec<Request>>,
}

impl Mails {
    /// The mails since this was asked last.
    pub fn mails(&self) -> Vec<Mail> {
        std::mem::take(&mut self.mails.lock().unwrap())
    }

    /// The calls of webhooks and browsers since this was asked last.
    pub fn requests(&self) -> Vec<Request> {
        std::mem::take(&mut self.requests.lock().unwrap())
    }
}

#[async_trait]
impl Transport for Mails {
    async fn mail(&self, mail: &Mail) -> Result<(), Failure> {
        self.mails.lock().unwrap().push(mail.clone());
        Ok(())
    }

    async fn request(&self, request: &Request) -> Result<(), Failure> {
        self.requests.lock().unwrap().push(request.clone());
        Ok(())
    }
}

/// Returns what identifies the links to this site's `/notice/` in a mail.
pub fn links(mail: &Mail) -> Vec<String> {
    let after = mail.text.split("/notice/").skip(1);
    let token = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    after
        .map(|it| it.split(|it| !token(it)).next().unwrap_or_default())
        .filter(|it| it.len() > 20)
        .map(str::to_owned)
        .collect()
}
