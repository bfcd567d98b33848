//! A transport that keeps what it was given, or loses it as it was told.

use std::sync::Mutex;

use platform::notices::{Failure, Mail, Request, Transport};

#[derive(Default)]
pub struct TestTransport {
    pub mails: Mutex<Vec<Mail>>,
    pub requests: Mutex<Vec<Request>>,
    /// The failures of the next deliveries, that of the next one last.
    pub failing: Mutex<Vec<Failure>>,
}

impl TestTransport {
    /// The mails since this was asked last.
    pub fn mails(&self) -> Vec<Mail> {
        std::mem::take(&mut self.mails.lock().unwrap())
    }

    /// The requests since this was asked last.
    pub fn requests(&self) -> Vec<Request> {
        std::mem::take(&mut self.requests.lock().unwrap())
    }

    pub fn fail(&self, failures: &[Failure]) {
        self.failing.lock().unwrap().extend(failures.iter().rev());
    }

    fn outcome(&self) -> Result<(), Failure> {
        self.failing.lock().unwrap().pop().map_or(Ok(()), Err)
    }
}

#[async_trait::async_trait]
impl Transport for TestTransport {
    async fn mail(&self, mail: &Mail) -> Result<(), Failure> {
        self.mails.lock().unwrap().push(mail.clone());
        self.outcome()
    }

    async fn request(&self, request: &Request) -> Result<(), Failure> {
        self.requests.lock().unwrap().push(request.clone());
        self.outcome()
    }
}
