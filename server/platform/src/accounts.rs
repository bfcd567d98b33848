//! People: accounts, guests, and the sessions in which they come back.

use std::fmt;

use crate::{Error, Platform, SessionId, UserId};

/// A person, as far as other people may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// Has no account yet: gone when the session is gone.
    pub guest: bool,
}

/// Somebody who has just come in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    pub user: User,
    /// For the cookie, once. Only its hash is stored.
    pub token: SessionToken,
}

/// What proves a session: 256 random bits as text. Shows nothing in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken(pub(crate) String);

impl SessionToken {
    /// The secret itself, for the cookie.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}

/// A request to open an account.
pub struct SignUp {
    /// 3 to 24 characters after trimming: letters, digits, single spaces and `-`, `_`, `.`, `'`.
    pub name: String,
    /// 10 to 200 characters.
    pub password: String,
    pub mail: Option<String>,
    /// What the browser calls itself, for the list of sessions.
    pub device: String,
}

/// Who is behind a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    pub user: User,
    pub session: SessionId,
}

/// One of a person's sessions. Instants are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionInfo {
    pub id: SessionId,
    pub device: String,
    pub started_at: i64,
    /// Within the hour.
    pub seen_at: i64,
    /// Whether it is the session of the visitor who asks.
    pub current: bool,
}

/// Opens an account. A `guest` becomes the account, keeps their tables, and all their earlier
/// sessions end.
///
/// # Errors
/// [`Error::Invalid`] with the field at fault.
pub async fn sign_up(
    platform: &Platform,
    form: SignUp,
    guest: Option<UserId>,
) -> Result<SignedIn, Error> {
    let _ = (platform, form, guest);
    todo!()
}

/// Starts a session for the account with this name and password.
///
/// # Errors
/// [`Error::WrongPassword`], after the same time whether or not the name exists.
pub async fn sign_in(
    platform: &Platform,
    name: &str,
    password: &str,
    device: &str,
) -> Result<SignedIn, Error> {
    let _ = (platform, name, password, device);
    todo!()
}

/// Lets somebody in who has no account.
pub async fn guest(platform: &Platform, device: &str) -> Result<SignedIn, Error> {
    let _ = (platform, device);
    todo!()
}

/// Who holds this session token; `None` when it is unknown, ended or expired.
pub async fn who(platform: &Platform, token: &str) -> Result<Option<Visitor>, Error> {
    let _ = (platform, token);
    todo!()
}

/// Ends this session. Ending one that has ended is fine.
pub async fn sign_out(platform: &Platform, session: SessionId) -> Result<(), Error> {
    let _ = (platform, session);
    todo!()
}

/// The visitor's sessions that still work, the latest seen first.
pub async fn sessions(platform: &Platform, visitor: &Visitor) -> Result<Vec<SessionInfo>, Error> {
    let _ = (platform, visitor);
    todo!()
}

/// Ends one of a user's sessions.
///
/// # Errors
/// [`Error::NoSuchSession`] when it is not a session of this user.
pub async fn end_session(
    platform: &Platform,
    user: UserId,
    session: SessionId,
) -> Result<(), Error> {
    let _ = (platform, user, session);
    todo!()
}
