//! What carries a message to its person, and how that can fail.

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
    /// Where the reader's mail program can end it all.
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
    pub why: Why,
    /// Whether it is any use to try again.
    pub again: bool,
}

/// Why a message did not arrive, as far as its reader is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nobody answered, or nobody outside is called so: who has a name looked up learns no more,
    /// for the server may know names that the world does not.
    Unreachable,
    /// Somebody outside took too long to answer.
    Slow,
    /// Somebody answered with this number of mail or of the web.
    Refused(u16),
    /// The address cannot be written to.
    Address,
    /// The place is gone for good.
    Gone,
    /// This server has no way to send it.
    NoWay,
}

impl Failure {
    pub const fn passing(why: Why) -> Self {
        Self { why, again: true }
    }

    pub const fn lasting(why: Why) -> Self {
        Self { why, again: false }
    }
}

impl Why {
    pub(super) fn write(self) -> String {
        match self {
            Self::Unreachable => "unreachable".to_owned(),
            Self::Slow => "slow".to_owned(),
            Self::Refused(number) => format!("refused {number}"),
            Self::Address => "address".to_owned(),
            Self::Gone => "gone".to_owned(),
            Self::NoWay => "no way".to_owned(),
        }
    }

    pub(super) fn read(text: &str) -> Self {
        match text {
            "unreachable" => Self::Unreachable,
            "slow" => Self::Slow,
            "address" => Self::Address,
            "gone" => Self::Gone,
            "no way" => Self::NoWay,
            other => {
                let number = other.strip_prefix("refused ");
                Self::Refused(number.and_then(|it| it.parse().ok()).unwrap_or(0))
            }
        }
    }
}

/// Carries nothing anywhere: for tools that only look into the database.
pub struct Nobody;

#[async_trait]
impl Transport for Nobody {
    async fn mail(&self, _: &Mail) -> Result<(), Failure> {
        Err(Failure::lasting(Why::NoWay))
    }

    async fn request(&self, _: &Request) -> Result<(), Failure> {
        Err(Failure::lasting(Why::NoWay))
    }
}
