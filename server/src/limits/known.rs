//! The owners of the sessions that were found of late: who has asked too often is refused before anybody looks into the
//! database.

use super::caller::Caller;
use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    sync::{Mutex, MutexGuard, PoisonError},
};

/// So many are remembered, of about 50 bytes each. Beyond that all are forgotten, and looked up once
/// more.
const MOST: usize = 100_000;

/// Tokens stay out of it: a digest that only this process can make stands for each.
#[derive(Default)]
pub struct KnownSessions {
    digests: RandomState,
    callers: Mutex<HashMap<u64, Caller>>,
}

impl KnownSessions {
    /// Returns whose session this was when it was looked up last.
    pub fn get(&self, token: &str) -> Option<Caller> {
        self.callers().get(&self.digests.hash_one(token)).copied()
    }

    /// Remembers whose session it is, or that it is nobody's.
    pub fn keep(&self, token: &str, caller: Option<Caller>) {
        let digest = self.digests.hash_one(token);
        let mut callers = self.callers();
        let Some(caller) = caller else {
            callers.remove(&digest);
            return;
        };
        if callers.len() >= MOST && !callers.contains_key(&digest) {
            callers.clear();
        }
        callers.insert(digest, caller);
    }

    fn callers(&self) -> MutexGuard<'_, HashMap<u64, Caller>> {
        self.callers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use platform::UserId;

    #[test]
    fn so_many_are_remembered_and_no_more() {
        let known = KnownSessions::default();
        let ann = Caller::Account(UserId(1));
        for number in 0..=MOST {
            known.keep(&number.to_string(), Some(ann));
            assert!(known.callers().len() <= MOST);
        }
        let last = MOST.to_string();
        assert_eq!(known.get(&last), Some(ann));
        assert_eq!(known.get("nobody's"), None);
        known.keep(&last, None);
        assert_eq!(known.get(&last), None);
    }
}
