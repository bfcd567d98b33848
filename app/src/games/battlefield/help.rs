//! The data of the game to look up: units, people, cards, abilities, and what belongs to the table.

mod address;
mod chapter;
mod contents;
mod entry;
#[cfg(feature = "ssr")]
mod find;
mod hit;
mod keyword;
mod modes;
mod page;
mod read;
mod tokens;
mod unit;

pub use address::{attachment_address, card_address, ncu_address, unit_address, within};
pub use chapter::Chapter;
pub use contents::HelpPage;
pub use entry::{AttachmentEntry, CardEntry, NcuEntry};
pub use keyword::keyword_text;
pub use modes::anchor;
pub use page::ChapterPage;
pub use tokens::token_text;
pub use unit::UnitEntry;
