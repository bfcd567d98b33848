//! Being told: what the account page asks about it, where the links of mails lead, and how many
//! tables wait for the visitor.

mod address;
mod awaited;
mod channels;
mod delivery;
mod device;
mod follow;
mod health;
mod link;
mod matrix;
mod names;
mod page;
mod purpose;
mod question;
mod queue;
#[cfg(feature = "ssr")]
mod quoted;
mod read;
mod refuse;
mod turns;
#[cfg(feature = "ssr")]
mod words;
mod zone;

pub use awaited::{count_again, counted, provide_awaited};
#[cfg(feature = "ssr")]
pub use delivery::minute;
pub use link::NoticePage;
#[cfg(feature = "ssr")]
pub use link::{ask_end, one_click};
pub use page::{Notices, NoticesDoing};
pub use purpose::Choice;
pub use queue::TurnQueue;
#[cfg(feature = "ssr")]
pub use turns::Tasks;
#[cfg(feature = "ssr")]
pub use words::{Task, Wording, dated, day_and_hour};
pub use zone::{ZONES, ZoneField, ZoneHere, offer_zone_here};
