//! People: accounts, guests, and the sessions in which they come back.
//!
#![doc = include_str!("accounts.md")]

mod arms;
mod browser;
mod calendar;
mod change;
mod confusable;
mod deferred;
mod delete;
mod enter;
mod export;
mod favorites;
mod feed;
mod forgotten;
mod lists;
mod lock;
mod login_throttle;
mod moderators;
mod name;
mod named_guest;
mod names;
mod own_link;
mod password;
mod preferences;
mod present;
mod proof;
mod recover;
mod reliability;
mod renew;
mod sessions;
mod templates;

use std::fmt;

pub use crate::entities::reliability::Reliability;
pub(crate) use arms::arms_of;
pub use arms::{Arms, Blazon, choose_arms};
pub(crate) use browser::guests_in;
pub use browser::{Device, remember_browser};
pub use calendar::{
    Absences, BUDGET, Vacation, absences, come_back, go_on_vacation, keep_night, remember_zone,
};
pub(crate) use calendar::{calendars, on_vacation};
pub use change::change_password;
pub(crate) use deferred::{count_due, observe, release};
pub use delete::delete_account;
pub(crate) use delete::go_on_leaving;
pub(crate) use enter::of_account;
pub use enter::{guest, let_in, named, person, sign_in, sign_up};
pub use export::export;
pub use favorites::{favor, favorites, unfavor};
pub(crate) use favorites::{favorite_names, forget_favorite};
pub use feed::{Reader, calendar_of, calendar_since, end_calendar, make_calendar};
pub(crate) use forgotten::forget_guests;
pub use lists::{SavedList, forget_list, keep_list, saved_lists};
pub(crate) use lock::lock_account;
pub(crate) use login_throttle::LoginThrottle;
pub(crate) use moderators::is_moderator;
pub use moderators::{appoint_moderator, dismiss_moderator};
pub use named_guest::NamedGuest;
pub(crate) use named_guest::come_in;
pub use names::rename;
pub(crate) use names::{Called, PastNames, called, formerly, refuse_namesake};
pub use own_link::{guest_of, own_link, return_as_guest};
pub use password::PasswordCost;
pub(crate) use password::Passwords;
pub use preferences::{ForcedAnswers, forced_answers, wish_forced_answers};
pub(crate) use present::SessionLookups;
pub use present::present;
pub(crate) use proof::prove_again;
pub use proof::{Proof, prove};
pub use recover::{ask_recovery, recover};
pub use reliability::{FALL, RISE, Record, reliability};
pub(crate) use reliability::{ReliabilityEvent, levels};
pub use renew::renew_password;
pub use sessions::{end_session, sessions, sign_out, who};
pub(crate) use sessions::{refuse_ended, start_brief};
pub use templates::{Template, forget_template, keep_template, templates};

use crate::entities::user;
use crate::{SessionId, UserId};

/// A person, as far as other people may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// Has no account yet, and so no way back once the session is gone.
    pub guest: bool,
    pub arms: Arms,
}

impl From<user::Model> for User {
    fn from(row: user::Model) -> Self {
        Self {
            arms: arms_of(&row.name, row.arms),
            id: row.id,
            name: row.name,
            guest: row.password.is_none(),
        }
    }
}

/// Somebody who has just come in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    pub user: User,
    /// For the cookie, once. Only its hash is stored.
    pub token: SessionToken,
}

/// The secret that proves a session: 256 random bits as text. Shows nothing in logs.
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
    /// 2 to 24 characters after trimming: letters, digits, single spaces and `-`, `_`, `.`, `'`.
    pub name: String,
    /// 10 to 200 characters.
    pub password: String,
    pub mail: Option<String>,
    pub device: Device,
}

/// The person behind a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    pub user: User,
    pub session: SessionId,
    /// True if a link from a notice let them in: for playing, not for the account.
    pub brief: bool,
}

/// One of a person's sessions. Instants are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionInfo {
    pub id: SessionId,
    pub device: String,
    pub started_at: i64,
    /// Within the hour.
    pub seen_at: i64,
    /// True if it is the session of the visitor who asks.
    pub current: bool,
}
