//! When to go to the server: at once, or again after a while that grows.

use leptos::prelude::*;
use std::time::Duration;

/// How long to wait before a server that could not be reached is tried again, at first.
const PATIENCE: Duration = Duration::from_secs(3);
/// And at most.
const LONGEST: Duration = Duration::from_mins(1);

/// One errand at a time, and one that waits.
#[derive(Clone, Copy)]
pub struct Courier {
    underway: StoredValue<bool>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    pause: StoredValue<Duration>,
}

impl Courier {
    pub fn new() -> Self {
        let courier = Self {
            underway: StoredValue::new(false),
            waiting: StoredValue::new(None),
            pause: StoredValue::new(PATIENCE),
        };
        on_cleanup(move || courier.stay());
        courier
    }

    /// Whether there is nobody on the way; then somebody is from here on.
    pub fn sets_out(self) -> bool {
        self.stay();
        self.underway
            .try_update_value(|it| !std::mem::replace(it, true))
            == Some(true)
    }

    pub fn is_back(self) {
        self.underway.try_set_value(false);
    }

    pub fn arrived(self) {
        self.pause.try_set_value(PATIENCE);
    }

    /// Goes again after a while, and not before `least`.
    pub fn again(self, least: Duration, go: impl FnOnce() + 'static) {
        self.stay();
        let Some(pause) = self.pause.try_get_value() else {
            return;
        };
        self.pause.set_value((pause * 2).min(LONGEST));
        let waits = set_timeout_with_handle(go, pause.max(least)).ok();
        self.waiting.set_value(waits);
    }

    fn stay(self) {
        if let Some(Some(waits)) = self.waiting.try_update_value(Option::take) {
            waits.clear();
        }
    }
}
