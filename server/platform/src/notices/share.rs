//! The share of the mail to unconfirmed addresses that one network may cause, so that nobody uses up what everybody
//! together may send in an hour.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Error, Platform};

const HOUR: i64 = 60 * 60 * 1000;
/// A third of the whole: with two such networks there is still some left.
const PART: u64 = 3;
/// Of so many networks the mails of an hour are counted. Beyond that only the whole counts.
const MOST: usize = 10_000;

/// The mails that networks have caused; clones share everything. In memory: who comes from where is
/// stored nowhere.
#[derive(Clone, Default)]
pub struct Shares(Arc<Mutex<Hour>>);

#[derive(Default)]
struct Hour {
    /// Milliseconds since 1970.
    begun: i64,
    caused: HashMap<String, u64>,
}

impl Shares {
    /// Counts one mail, unless this network has caused `most` in this hour.
    fn take(&self, network: &str, (most, now): (u64, i64)) -> bool {
        // Whoever panicked left numbers.
        let mut hour = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if (now - hour.begun).abs() >= HOUR {
            hour.begun = now;
            hour.caused.clear();
        }
        if !hour.caused.contains_key(network) && hour.caused.len() >= MOST {
            return true;
        }
        let caused = hour.caused.entry(network.to_owned()).or_default();
        if *caused >= most {
            return false;
        }
        *caused += 1;
        true
    }
}

/// Lets a network cause one more mail to an address that nobody has confirmed.
///
/// # Errors
/// [`Error::MailedTooOften`].
pub fn take_share(platform: &Platform, network: &str) -> Result<(), Error> {
    let most = (platform.notices().unconfirmed_per_hour / PART).max(1);
    if platform.shares().take(network, (most, platform.now())) {
        Ok(())
    } else {
        Err(Error::MailedTooOften)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_leaves_mail_for_the_others() {
        let (shares, now) = (Shares::default(), 1_800_000_000_000);
        for number in 0..100 {
            assert_eq!(shares.take("here", (33, now)), number < 33);
        }
        assert!(shares.take("there", (33, now)));
        assert!(!shares.take("here", (33, now + HOUR - 1)));
        assert!(shares.take("here", (33, now + HOUR)));
        for network in 0..MOST * 2 {
            shares.take(&network.to_string(), (1, now));
        }
        assert!(shares.0.lock().unwrap().caused.len() <= MOST);
    }
}
