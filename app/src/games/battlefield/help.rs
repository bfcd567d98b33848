//! The rules of the game, and its data to look up: units, people, cards, abilities, the table.

mod address;
#[cfg(feature = "ssr")]
mod book;
mod chapter;
mod contents;
mod entry;
#[cfg(feature = "ssr")]
mod find;
mod hit;
mod keyword;
mod link;
mod modes;
mod page;
mod read;
mod rule;
#[cfg(feature = "ssr")]
mod text;
mod tokens;
mod topic;
mod topic_page;
mod unit;

pub use address::{attachment_address, card_address, ncu_address, unit_address, within};
pub use chapter::Chapter;
pub use contents::HelpPage;
pub use entry::{AttachmentEntry, CardEntry, NcuEntry};
pub use keyword::keyword_text;
pub use link::{RuleLink, link};
pub use modes::anchor;
pub use page::ChapterPage;
pub use rule::{Rule, rule_of_illegal, rule_of_prompt};
pub use tokens::token_text;
pub use topic::Topic;
pub use unit::UnitEntry;
