//! The rules by chapter, in our own words. The texts stay on the server; the page knows their
//! names and addresses.

mod chapter;
mod link;

pub use chapter::Chapter;
pub use link::RuleLink;
