//! The rules by chapter, in our own words. The texts stay on the server; the page knows their
//! names and addresses.

mod chapter;
mod link;
mod rule;

pub use chapter::Chapter;
pub use link::RuleLink;
pub use rule::{chapter_of_illegal, chapter_of_prompt, chapter_of_reason};
