//! How many of something there may be at once: in all, and of each who holds some.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Once half of all are taken, nobody gets more than this part of what is left: however many somebody
/// holds from two hundred addresses, there is room for the next one from another.
const SHARE: usize = 32;

/// So many there may be, each held by a key such as an address or an account.
pub struct Quota<K> {
    total: usize,
    each: Option<usize>,
    held: Arc<Mutex<Held<K>>>,
}

struct Held<K> {
    all: usize,
    by: HashMap<K, usize>,
}

/// One of them; given back when it is dropped.
pub struct Permit<K: Eq + Hash> {
    key: K,
    held: Arc<Mutex<Held<K>>>,
}

impl<K: Clone + Eq + Hash> Quota<K> {
    /// `total` in all, and at most `each` for one key; without it, one may hold all of them.
    pub fn new(total: usize, each: Option<usize>) -> Self {
        let (all, by) = (0, HashMap::new());
        let held = Arc::new(Mutex::new(Held { all, by }));
        Self { total, each, held }
    }

    /// One more for this key; `None` when it has enough, or nothing is left.
    pub fn take(&self, key: K) -> Option<Permit<K>> {
        let mut held = lock(&self.held);
        let left = self.total.saturating_sub(held.all);
        let most = self.each.map_or(usize::MAX, |each| {
            let crowded = left <= self.total / 2;
            if crowded {
                each.min((left / SHARE).max(1))
            } else {
                each
            }
        });
        let mine = held.by.get(&key).copied().unwrap_or_default();
        if left == 0 || mine >= most {
            return None;
        }
        held.all += 1;
        held.by.insert(key.clone(), mine + 1);
        let held = self.held.clone();
        Some(Permit { key, held })
    }

    #[cfg(test)]
    pub fn held(&self) -> usize {
        lock(&self.held).all
    }
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        held.all -= 1;
        if let Some(mine) = held.by.get_mut(&self.key) {
            *mine -= 1;
            if *mine == 0 {
                held.by.remove(&self.key);
            }
        }
    }
}

fn lock<K>(held: &Mutex<Held<K>>) -> MutexGuard<'_, Held<K>> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many as this key gets.
    fn fill(quota: &Quota<u32>, key: u32) -> Vec<Permit<u32>> {
        std::iter::from_fn(|| quota.take(key)).collect()
    }

    #[test]
    fn each_gets_so_many_and_has_room_again_at_once() {
        let quota = Quota::new(100, Some(3));
        let mut held = fill(&quota, 1);
        assert_eq!(held.len(), 3);
        assert!(quota.take(2).is_some(), "others are not counted with it");
        held.pop();
        assert!(quota.take(1).is_some());
        drop(held);
        assert_eq!(quota.held(), 0);
        assert!(lock(&quota.held).by.is_empty(), "nobody is remembered");
    }

    #[test]
    fn many_who_take_all_they_get_leave_room_for_the_next() {
        let quota = Quota::new(20_000, Some(512));
        let mut held = Vec::new();
        // They come in turn, each as long as it gets one more.
        for _ in 0..512 {
            held.extend((0..200).filter_map(|key| quota.take(key)));
        }
        assert!(held.len() > 10_000, "room is there to be used");
        assert!(fill(&quota, 1000).len() > 60, "{}", held.len());
        assert!(quota.take(1).is_none(), "who has much gets no more");
    }

    #[test]
    fn one_may_be_everybody() {
        assert_eq!(fill(&Quota::new(100, None), 1).len(), 100);
    }

    #[test]
    fn there_are_never_more_than_in_all() {
        let quota = Quota::new(40, Some(30));
        let held: Vec<_> = (0..100).filter_map(|key| quota.take(key)).collect();
        assert_eq!(held.len(), 40);
        assert_eq!(quota.held(), 40);
    }
}
