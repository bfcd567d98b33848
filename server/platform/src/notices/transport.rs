//! The transport of a message to its person, and its failures.

use ::model::DeliveryError;
use async_trait::async_trait;

/// Carries what is sent; tests keep it instead.
#[async_trait]
pub trait Transport: Send + Sync {
    async fn mail(&self, mail: &Mail) -> Result<(), Failure>;

    /// Sends a request to an address that a person has given.
    async fn request(&self, request: &Request) -> Result<(), Failure>;
}

/// A mail to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// Stays the same when it is sent again: the part of its Message-ID before the `@`.
    pub id: String,
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// The address at which the reader's mail program can end it all.
    pub unsubscribe: Option<String>,
}

/// A POST over https.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub url: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// A message that did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    pub why: DeliveryError,
    /// True if it is any use to try again.
    pub again: bool,
}

impl Failure {
    pub const fn passing(why: DeliveryError) -> Self {
        Self { why, again: true }
    }

    pub const fn lasting(why: DeliveryError) -> Self {
        Self { why, again: false }
    }
}

/// Carries nothing anywhere: for tools that only look into the database.
pub struct Nobody;

#[async_trait]
impl Transport for Nobody {
    async fn mail(&self, _: &Mail) -> Result<(), Failure> {
        Err(Failure::lasting(DeliveryError::NoWay))
    }

    async fn request(&self, _: &Request) -> Result<(), Failure> {
        Err(Failure::lasting(DeliveryError::NoWay))
    }
}
