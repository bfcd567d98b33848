//! The addresses at which entries of the data are described.

use super::Chapter;
use battlefield::{
    data::{Attachment, Card, Ncu, Unit},
    reference::FactionRef,
};

/// Its id stands at its place in the page of its chapter.
pub fn unit_address(unit: &Unit) -> String {
    let chapter = FactionRef::named(&unit.faction).map(Chapter::Units);
    within(chapter.unwrap_or(Chapter::Abilities), &unit.id)
}

pub fn attachment_address(it: &Attachment) -> String {
    within(Chapter::Attachments, &it.id)
}

pub fn ncu_address(it: &Ncu) -> String {
    within(Chapter::Ncus, &it.id)
}

pub fn card_address(it: &Card) -> String {
    within(Chapter::Cards, &it.id)
}

/// A place in a chapter.
pub fn within(chapter: Chapter, anchor: &str) -> String {
    let page = chapter.address();
    if anchor.is_empty() {
        return page;
    }
    format!("{page}#{anchor}")
}
