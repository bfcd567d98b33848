//! The point to which a page had come: what is new since then is played.

use crate::{games::westeros::page::WesterosPage, play::History};
use westeros::View;

#[derive(Clone, Copy)]
pub struct Seen {
    pub view: View,
    pub lines: usize,
    pub taken_back: usize,
    /// True if the viewer is in the combat that goes on.
    pub fights: bool,
    /// True if the page looks back.
    pub looking: bool,
}

impl Seen {
    pub fn of(page: &WesterosPage, history: Option<History>) -> Self {
        Self {
            view: page.view,
            lines: page.log.len(),
            taken_back: page.taken_back.len(),
            fights: page.fights(),
            looking: history.is_some_and(History::is_looking),
        }
    }
}
