//! The work that waits until a page has come to rest.

use super::after_paint;
use leptos::prelude::set_timeout;
use std::{cell::RefCell, time::Duration};

/// The time after the page after which a part comes that nobody has asked for.
const AHEAD: Duration = Duration::from_secs(3);

thread_local! {
    static WAITING: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// Does this some time after the page was drawn, one thing after the other; one timer is enough for all
/// that is drawn with it.
pub fn at_rest(then: impl FnOnce() + 'static) {
    let first = WAITING.with_borrow_mut(|all| {
        all.push(Box::new(then));
        all.len() == 1
    });
    if first {
        set_timeout(|| WAITING.take().into_iter().for_each(after_paint), AHEAD);
    }
}
