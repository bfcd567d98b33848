//! The time at which to ask the server: at once, or again after a pause that grows.

use leptos::prelude::*;
use std::time::Duration;

/// The time to wait before a server that could not be reached is tried again, at first.
const PATIENCE: Duration = Duration::from_secs(3);
/// And at most.
const LONGEST: Duration = Duration::from_mins(1);

/// One request at a time, and one that waits.
#[derive(Clone, Copy)]
pub struct Retry {
    underway: StoredValue<bool>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    pause: StoredValue<Duration>,
}

impl Retry {
    pub fn new() -> Self {
        let retry = Self {
            underway: StoredValue::new(false),
            waiting: StoredValue::new(None),
            pause: StoredValue::new(PATIENCE),
        };
        on_cleanup(move || retry.cancel());
        retry
    }

    /// Tells whether no request is under way; from here on there is one.
    pub fn starts(self) -> bool {
        self.cancel();
        self.underway
            .try_update_value(|it| !std::mem::replace(it, true))
            == Some(true)
    }

    pub fn ends(self) {
        self.underway.try_set_value(false);
    }

    pub fn succeeded(self) {
        self.pause.try_set_value(PATIENCE);
    }

    /// Tries again after a while, and not before `least`.
    pub fn again(self, least: Duration, go: impl FnOnce() + 'static) {
        self.cancel();
        let Some(pause) = self.pause.try_get_value() else {
            return;
        };
        self.pause.set_value((pause * 2).min(LONGEST));
        let waits = set_timeout_with_handle(go, pause.max(least)).ok();
        self.waiting.set_value(waits);
    }

    fn cancel(self) {
        if let Some(Some(waits)) = self.waiting.try_update_value(Option::take) {
            waits.clear();
        }
    }
}
