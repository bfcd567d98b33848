//! Notices: telling people that they are awaited, and what else they asked to be told.
//!
//! Rows of the outbox are written with what they tell of, in one transaction, and sent by
//! [`outbox::run`] a while later, to those who still need it. A notice names a kind of thing and
//! a table, and never what is played there.
//!
#![doc = include_str!("notices.md")]

mod address;
mod brief;
mod category;
mod claim;
mod compose;
mod config;
mod delivery;
mod enqueue;
mod health;
mod hours;
mod inviter;
mod keys;
mod links;
mod mailer;
mod matter;
pub mod outbox;
mod push;
mod question;
mod recipient;
mod settings;
mod share;
mod suppression;
mod targets;
mod transport;
mod unasked;
mod unsubscribe;
mod web;

pub use ::model::DeliveryError;
pub(crate) use address::drop_unconfirmed;
pub use address::{NewAddress, confirm, greet, set_mail};
pub use category::{Category, Channel, Shape};
pub(crate) use claim::{remind_again, reminder_moves};
pub use compose::{Item, Message, Rendered, Words};
pub use config::NoticeConfig;
pub(crate) use enqueue::fresh as fresh_notice;
pub use enqueue::{About, enqueue, enqueue_in_private, heard};
pub(crate) use enqueue::{Stepped, running_out, stepped};
pub use health::{Attempt, Health, health, trial};
pub use hours::{Delivery, Hours, LocalTime, known_zone};
pub use inviter::block_inviter;
pub(crate) use keys::Keys;
pub(crate) use links::spend_recovery;
pub use links::{Link, enter, open};
pub use mailer::{Mailer, MailerError};
pub use matter::{Again, Asked, Asker, Laid, Matter, Over, Placed, Unread, asked};
pub use push::{Device, add_device, push_key};
pub use question::{Answered, LinkState, TableLink, answer, look};
pub use settings::{Mailing, Preferences, Settings, local_times, preferences, save};
pub(crate) use share::Shares;
pub use share::take_share;
pub use suppression::{allow_mail, mail_again};
pub use targets::{add_webhook, forget_target};
pub use transport::{Failure, Mail, Request, Transport};
pub use unasked::{UnconfirmedMail, unconfirmed_mail};
pub use unsubscribe::{is_done, unsubscribe};
pub use web::{NotPublic, Transports};
