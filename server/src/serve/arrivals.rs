//! Connections that were taken and are not begun yet. Addresses take turns: whoever comes alone waits
//! for one connection of each other address at most, and not for the thousands that one of them opens.

use crate::limits::Address;
use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::Notify;

/// The connections that wait, and their order.
pub struct Arrivals<C> {
    queues: Mutex<Queues<C>>,
    arrived: Notify,
}

struct Queues<C> {
    waiting: HashMap<Address, VecDeque<C>>,
    /// Each address that waits, once.
    turns: VecDeque<Address>,
}

impl<C> Arrivals<C> {
    pub fn new() -> Self {
        let queues = Queues {
            waiting: HashMap::new(),
            turns: VecDeque::new(),
        };
        Self {
            queues: Mutex::new(queues),
            arrived: Notify::new(),
        }
    }

    pub fn push(&self, from: Address, connection: C) {
        let mut queues = self.queues();
        let queue = queues.waiting.entry(from).or_default();
        queue.push_back(connection);
        if queue.len() == 1 {
            queues.turns.push_back(from);
        }
        drop(queues);
        self.arrived.notify_one();
    }

    /// The next one. Only one task may ask for it.
    pub async fn next(&self) -> C {
        loop {
            let next = self.queues().next();
            if let Some(next) = next {
                return next;
            }
            self.arrived.notified().await;
        }
    }

    fn queues(&self) -> MutexGuard<'_, Queues<C>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C> Queues<C> {
    fn next(&mut self) -> Option<C> {
        let from = self.turns.pop_front()?;
        let queue = self.waiting.get_mut(&from)?;
        let next = queue.pop_front();
        if queue.is_empty() {
            self.waiting.remove(&from);
        } else {
            self.turns.push_back(from);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::FutureExt;
    use std::net::{IpAddr, Ipv4Addr};

    fn address(last: u8) -> Address {
        IpAddr::V4(Ipv4Addr::new(192, 0, 2, last)).into()
    }

    #[tokio::test]
    async fn whoever_comes_alone_does_not_wait_for_all_of_another_address() {
        let arrivals = Arrivals::new();
        for number in 0..1000 {
            arrivals.push(address(1), number);
        }
        arrivals.push(address(2), 1000);
        arrivals.push(address(2), 1001);
        for expected in [0, 1000, 1, 1001, 2, 3] {
            assert_eq!(arrivals.next().await, expected);
        }
        for expected in 4..1000 {
            assert_eq!(arrivals.next().await, expected);
        }
        assert_eq!(arrivals.next().now_or_never(), None);
        assert!(arrivals.queues().waiting.is_empty(), "nobody is remembered");
    }

    #[tokio::test]
    async fn who_comes_later_is_noticed() {
        let arrivals = Arrivals::new();
        let (next, ()) = tokio::join!(arrivals.next(), async {
            tokio::task::yield_now().await;
            arrivals.push(address(1), 7);
        });
        assert_eq!(next, 7);
    }
}
