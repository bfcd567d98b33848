//! The number of something that there may be at once: in all, of each who holds some, and of each site.

use crate::limits::{Grouped, SITE};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Once half of all are taken, nobody gets more than this part of what is left: however many somebody
/// holds from two hundred addresses, there is room for the next one from another.
const SHARE: usize = 32;

/// So many there may be, each held by a key such as an address or an account.
pub struct Quota<K> {
    total: usize,
    each: Option<usize>,
    held: Arc<Mutex<Counts<K>>>,
}

struct Counts<K> {
    all: usize,
    /// Sites among them.
    by: HashMap<K, usize>,
}

/// One of them; given back when it is dropped.
pub struct Permit<K: Grouped> {
    key: K,
    held: Arc<Mutex<Counts<K>>>,
}

impl<K: Grouped> Quota<K> {
    /// `total` in all, and at most `each` for one key, four times as many for a site; without it, one
    /// may hold all of them.
    pub fn new(total: usize, each: Option<usize>) -> Self {
        let (all, by) = (0, HashMap::new());
        let held = Arc::new(Mutex::new(Counts { all, by }));
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
        let of_site = most.saturating_mul(SITE as usize);
        let site_has_enough = key.site().is_some_and(|it| held.of(it) >= of_site);
        if left == 0 || held.of(key) >= most || site_has_enough {
            return None;
        }
        held.all += 1;
        for it in [Some(key), key.site()].into_iter().flatten() {
            *held.by.entry(it).or_default() += 1;
        }
        let held = self.held.clone();
        Some(Permit { key, held })
    }

    #[cfg(test)]
    pub fn held(&self) -> usize {
        lock(&self.held).all
    }
}

impl<K: Grouped> Counts<K> {
    fn of(&self, key: K) -> usize {
        self.by.get(&key).copied().unwrap_or_default()
    }
}

impl<K: Grouped> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        held.all -= 1;
        for it in [Some(self.key), self.key.site()].into_iter().flatten() {
            let left = held.of(it).saturating_sub(1);
            if left == 0 {
                held.by.remove(&it);
            } else {
                held.by.insert(it, left);
            }
        }
    }
}

fn lock<K>(held: &Mutex<Counts<K>>) -> MutexGuard<'_, Counts<K>> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Address;
    use std::net::Ipv4Addr;

    impl Grouped for u32 {}

    /// As many as this key gets.
    fn fill<K: Grouped>(quota: &Quota<K>, key: K) -> Vec<Permit<K>> {
        std::iter::from_fn(|| quota.take(key)).collect()
    }

    #[test]
    fn each_gets_so_many_and_has_room_again_at_once() {
        let quota: Quota<u32> = Quota::new(100, Some(3));
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
        let quota: Quota<u32> = Quota::new(20_000, Some(512));
        let mut held = Vec::new();
        // They come in turn, each as long as it gets one more.
        for _ in 0..512 {
            held.extend((0..200).filter_map(|key| quota.take(key)));
        }
        assert!(held.len() > 10_000, "room is there to be used");
        assert!(fill(&quota, 1000).len() > 60, "{}", held.len());
        assert!(quota.take(1).is_none(), "who has much gets no more");
    }

    /// The network of this number in a site of 65,536.
    fn network(site: u64, number: u64) -> Address {
        Address::V6((0x2001_0db8_0000 + site) << 16 | number)
    }

    #[test]
    fn all_networks_of_a_site_leave_room_for_others() {
        let quota = Quota::new(20_000, Some(512));
        let take = |number| quota.take(network(7, number));
        let held: Vec<_> = (0..30_000).filter_map(take).collect();
        assert_eq!(held.len(), 2048, "four times as many as one network");
        let other = fill(&quota, network(8, 1));
        let fourth = fill(&quota, Address::V4(Ipv4Addr::LOCALHOST));
        assert_eq!((other.len(), fourth.len()), (512, 512));
        drop((held, other, fourth));
        assert!(lock(&quota.held).by.is_empty(), "nobody is remembered");
    }

    #[test]
    fn a_hundred_sites_leave_room_for_the_next() {
        let quota = Quota::new(20_000, Some(512));
        let mut held = Vec::new();
        for number in 0..300 {
            held.extend((0..100).filter_map(|site| quota.take(network(site, number))));
        }
        assert!(held.len() > 10_000, "{}", held.len());
        let honest = fill(&quota, network(200, 1));
        assert!(honest.len() > 30, "{}", held.len());
    }

    #[test]
    fn one_may_be_everybody() {
        assert_eq!(fill(&Quota::new(100, None), 1_u32).len(), 100);
    }

    #[test]
    fn there_are_never_more_than_in_all() {
        let quota: Quota<u32> = Quota::new(40, Some(30));
        let held: Vec<_> = (0..100).filter_map(|key| quota.take(key)).collect();
        assert_eq!(held.len(), 40);
        assert_eq!(quota.held(), 40);
    }
}
