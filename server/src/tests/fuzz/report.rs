//! The outcome of the requests that were sent.

use super::calls::calls;
use std::collections::BTreeMap;

/// Of so many functions one at most may have been refused each time, by chance: some need a lot to come together, and
/// a test sends a few thousand requests to all of them.
const DONE_OF: usize = 8;

#[derive(Default)]
pub struct Report {
    /// Replies by their status.
    pub replies: BTreeMap<u16, usize>,
    /// The number of calls of each function that were understood, and of those that did what was asked.
    pub calls: BTreeMap<&'static str, (usize, usize)>,
    /// The last refusal of each.
    pub refusals: BTreeMap<&'static str, String>,
    /// The claims that did not hold, each with the request.
    pub findings: BTreeMap<String, String>,
}

impl Report {
    pub fn add(mut self, other: Self) -> Self {
        for (status, count) in other.replies {
            *self.replies.entry(status).or_default() += count;
        }
        for (name, (understood, done)) in other.calls {
            let all = self.calls.entry(name).or_default();
            *all = (all.0 + understood, all.1 + done);
        }
        self.refusals.extend(other.refusals);
        self.findings.extend(other.findings);
        self
    }

    pub fn sent(&self) -> usize {
        self.replies.values().sum()
    }

    pub fn print(&self) {
        for (status, count) in &self.replies {
            println!("status_{status} {count}");
        }
        for name in self.never(|(_, done)| done == 0) {
            println!("never_done {name} {:?}", self.refusals.get(name));
        }
        println!("findings {}", self.findings.len());
        for (what, how) in &self.findings {
            println!("found {what}\n{how}\n");
        }
    }

    /// Asserts that so many requests have meant enough that they prove something.
    pub fn assert_meaningful(&self) {
        let strange = self.never(|(understood, _)| understood == 0);
        assert!(strange.is_empty(), "never understood: {strange:?}");
        let refused = self.never(|(_, done)| done == 0);
        assert!(
            refused.len() * DONE_OF <= calls().count(),
            "never done: {refused:?}"
        );
        let done: usize = self.calls.values().map(|it| it.1).sum();
        let sent = self.sent();
        assert!(
            done * 3 > sent,
            "only {done} of {sent} requests did what was asked"
        );
    }

    /// The functions of which this holds after all.
    fn never(&self, what: impl Fn((usize, usize)) -> bool) -> Vec<&'static str> {
        let names = calls().map(|it| it.name);
        let counts = names.map(|it| (it, self.calls.get(it).copied().unwrap_or_default()));
        counts.filter(|it| what(it.1)).map(|it| it.0).collect()
    }
}
