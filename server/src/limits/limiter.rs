//! One limit, counted for each caller apart, and for each site of IPv6.

use super::{
    Time,
    caller::{Grouped, SITE},
};
use governor::{
    Quota, RateLimiter, clock::Clock, middleware::NoOpMiddleware, nanos::Nanos,
    state::keyed::DashMapStateStore,
};
use std::{
    hash::Hash,
    num::NonZeroU32,
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// The time after which callers are forgotten who have stayed away.
const SWEEP: Duration = Duration::from_secs(10);
/// More callers than these, of about 50 bytes each, are not remembered one by one for longer than
/// that.
const MOST: usize = 100_000;
const MORE: NonZeroU32 = NonZeroU32::new(SITE).expect("not zero");

pub struct Limiter<K: Eq + Hash + Clone>(Arc<Inner<K>>);

type Counts<K> = RateLimiter<K, DashMapStateStore<K>, Time, NoOpMiddleware<Nanos>>;

struct Inner<K: Eq + Hash + Clone> {
    limiter: Counts<K>,
    /// Those who are part of a site, together.
    sites: Counts<K>,
    /// True if addresses are counted by their networks, because there are too many.
    crowded: AtomicBool,
}

impl<K: Grouped + Send + Sync + 'static> Limiter<K> {
    /// So many at once, and one more after each `period`; for a site four times as many.
    pub fn new(burst: u32, period: Duration, time: &Time) -> Self {
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        let quota = |period, burst| {
            let quota = Quota::with_period(period).expect("no period here is zero");
            quota.allow_burst(burst)
        };
        let site = (period / SITE, burst.saturating_mul(MORE));
        let inner = Arc::new(Inner {
            limiter: RateLimiter::dashmap_with_clock(quota(period, burst), time.clone()),
            sites: RateLimiter::dashmap_with_clock(quota(site.0, site.1), time.clone()),
            crowded: AtomicBool::new(false),
        });
        tokio::spawn(sweep(Arc::downgrade(&inner)));
        Self(inner)
    }

    /// Counts a request of this caller; the seconds that are to pass, where it is one too many.
    pub fn check(&self, caller: K) -> Result<(), u64> {
        let crowded = self.0.crowded.load(Ordering::Relaxed);
        if crowded {
            return check(&self.0.limiter, caller.coarse());
        }
        // Who is refused takes nothing from the others of their site.
        check(&self.0.limiter, caller)?;
        caller.site().map_or(Ok(()), |it| check(&self.0.sites, it))
    }
}

fn check<K: Eq + Hash + Clone>(counts: &Counts<K>, key: K) -> Result<(), u64> {
    counts.check_key(&key).map_err(|refused| {
        let wait = refused.wait_time_from(counts.clock().now());
        (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
    })
}

impl<K: Eq + Hash + Clone> Inner<K> {
    /// Forgets those whose count is as if they had never called.
    fn forget(&self) {
        for counts in [&self.limiter, &self.sites] {
            counts.retain_recent();
            counts.shrink_to_fit();
        }
        let crowded = self.limiter.len() > MOST;
        if crowded && !self.crowded.swap(crowded, Ordering::Relaxed) {
            tracing::warn!("too many callers: they are counted by their networks for a while");
        }
        self.crowded.store(crowded, Ordering::Relaxed);
    }
}

async fn sweep<K: Eq + Hash + Clone>(limiter: Weak<Inner<K>>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(limiter) = limiter.upgrade() else {
            return;
        };
        limiter.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::caller::Address;

    #[tokio::test]
    async fn a_caller_waits_and_others_do_not() {
        let time = Time::still();
        let limiter = Limiter::new(2, Duration::from_secs(30), &time);
        let (one, other) = (Address::V6(1), Address::V6(2));
        assert_eq!(limiter.check(one), Ok(()));
        assert_eq!(limiter.check(one), Ok(()));
        assert_eq!(limiter.check(one), Err(30));
        assert_eq!(limiter.check(other), Ok(()));
        time.pass(Duration::from_millis(29_001));
        assert_eq!(limiter.check(one), Err(1));
        time.pass(Duration::from_millis(999));
        assert_eq!(limiter.check(one), Ok(()));
        assert_eq!(limiter.check(one), Err(30));
    }

    #[tokio::test]
    async fn so_many_callers_are_remembered_and_no_more() {
        let limiter = Limiter::new(5, Duration::from_hours(1), &Time::still());
        for site in 0..=MOST as u64 {
            assert_eq!(limiter.check(Address::V6(site << 16)), Ok(()));
        }
        limiter.0.forget();
        let before = limiter.0.limiter.len();
        let refused = (0..1000).filter(|it| {
            let network = (7 << 48) | it;
            limiter.check(Address::V6(network)).is_err()
        });
        assert_eq!(refused.count(), 995, "a crowd of one network is one caller");
        assert_eq!(limiter.0.limiter.len(), before + 1);
    }

    #[tokio::test]
    async fn a_site_may_do_four_times_as_much_and_takes_nothing_from_others() {
        let time = Time::still();
        let limiter = Limiter::new(300, Duration::from_mins(5), &time);
        // All networks of a site, each as often as it may.
        let (site, honest) = (0x2001_0db8_0007_u64 << 16, 0x2001_0db8_0008_u64 << 16);
        let passed = (0..30_000).filter(|it| limiter.check(Address::V6(site | it)).is_ok());
        assert_eq!(passed.count(), 1200);
        time.pass(Duration::from_mins(5));
        let again = (0..30_000).filter(|it| limiter.check(Address::V6(site | it)).is_ok());
        assert_eq!(again.count(), 4);
        let passed = (0..400).filter(|_| limiter.check(Address::V6(honest)).is_ok());
        assert_eq!(passed.count(), 300);
        // One of them who floods alone leaves the rest to its neighbours.
        let passed = (0..1000).filter(|_| limiter.check(Address::V6(honest)).is_ok());
        assert_eq!(passed.count(), 0);
        assert_eq!(limiter.check(Address::V6(honest | 1)), Ok(()));
        limiter.0.forget();
        assert!(!limiter.0.crowded.load(Ordering::Relaxed));
    }

    #[tokio::test]
    async fn who_stays_away_is_forgotten() {
        let time = Time::still();
        let limiter = Limiter::new(5, Duration::from_secs(1), &time);
        for site in 0..100 {
            assert_eq!(limiter.check(Address::V6(site << 16)), Ok(()));
        }
        assert_eq!(limiter.0.limiter.len(), 100);
        time.pass(Duration::from_secs(3));
        limiter.0.forget();
        assert_eq!(limiter.0.limiter.len() + limiter.0.sites.len(), 0);
    }
}
