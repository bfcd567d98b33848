//! The rules by chapter, in our own words. The texts stay on the server; the page knows their
//! names and addresses.

#[cfg(feature = "ssr")]
mod book;
mod chapter;
mod contents;
#[cfg(feature = "ssr")]
mod find;
mod hit;
mod link;
mod page;
mod read;
mod rule;
mod sheet;
#[cfg(feature = "ssr")]
mod text;

pub use chapter::Chapter;
pub use contents::HelpPage;
pub use link::RuleLink;
pub use page::ChapterPage;
pub use rule::{chapter_of_illegal, chapter_of_prompt, chapter_of_reason};
pub use sheet::{RuleSheet, provide_rules};
