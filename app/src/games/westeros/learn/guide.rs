//! The hints of the guide, and which of them this browser's reader has read.

use super::situation::{At, Situation};
use crate::learn::memory;
use serde::{Deserialize, Serialize};

/// The cookie of what has been read.
#[cfg(feature = "ssr")]
pub const COOKIE: &str = TOUR;
pub const TOUR: &str = "tour";
/// The value that is remembered of somebody who wants no guide.
pub const HIDDEN: &str = "hidden";
/// The mark of somebody who wants it from its beginning, whatever they have played before.
pub const AGAIN: &str = "0";

/// The hints, and how many of each have been read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    hints: Vec<Vec<String>>,
    read: Vec<usize>,
}

impl Guide {
    /// With what the cookie remembers; `None` for somebody who wants no guide.
    #[cfg(feature = "ssr")]
    pub fn new(hints: Vec<Vec<String>>, remembered: &str) -> Option<Self> {
        let mut read: Vec<usize> = remembered.split('.').flat_map(str::parse).collect();
        read.resize(hints.len(), 0);
        (remembered != HIDDEN).then_some(Self { hints, read })
    }

    pub fn hint(&self, now: Situation) -> Option<String> {
        let at = now as usize;
        self.hints.get(at)?.get(*self.read.get(at)?).cloned()
    }

    /// A hint that has been read, so many before the one that comes next.
    pub fn earlier(&self, now: Situation, back: usize) -> Option<String> {
        let at = now as usize;
        let number = self.read.get(at)?.checked_sub(back)?;
        self.hints.get(at)?.get(number).cloned()
    }

    /// The subject: what the game is at, or what it was at while that has not been read and nothing is asked.
    /// Against the computer some of it lasts a moment only.
    pub fn topic(&self, before: Option<Situation>, at: At) -> Option<Situation> {
        let unread = before.filter(|&it| self.hint(it).is_some());
        match unread {
            Some(Situation::Westeros) if !at.asked && at.situation.is_none() => unread,
            Some(Situation::Watching | Situation::OrdersPlaced)
                if !at.asked && at.situation != Some(Situation::Westeros) =>
            {
                unread
            }
            _ => at.situation,
        }
    }

    pub fn turn(&mut self, now: Situation) {
        if let Some(read) = self.read.get_mut(now as usize) {
            *read += 1;
        }
        self.keep();
    }

    /// Notes that somebody has done something once: they need no words about it any more, read or not.
    pub fn did(&mut self, what: Situation) {
        let at = what as usize;
        if let Some((read, hints)) = self.read.get_mut(at).zip(self.hints.get(at))
            && *read < hints.len()
        {
            *read = hints.len();
            self.keep();
        }
    }

    fn keep(&self) {
        let read: Vec<String> = self.read.iter().map(ToString::to_string).collect();
        memory::send(TOUR, &read.join("."));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, games::westeros::learn::hints::hints};

    #[test]
    fn every_situation_has_its_hints() {
        for language in Language::ALL {
            let hints = hints(language);
            assert_eq!(hints.len(), Situation::Supply as usize + 1);
            assert!(hints.iter().all(|it| !it.is_empty()));
            assert!(hints.iter().flatten().all(|it| it.len() < 330), "short");
        }
    }

    #[test]
    fn what_has_been_read_does_not_come_again() {
        let mut guide = Guide {
            hints: vec![vec!["a".into(), "b".into()]],
            read: vec![0],
        };
        guide.turn(Situation::Planning);
        assert_eq!(guide.hint(Situation::Planning).as_deref(), Some("b"));
        guide.turn(Situation::Planning);
        assert_eq!(guide.hint(Situation::Planning), None);
        assert_eq!(guide.hint(Situation::Raid), None);
    }

    #[test]
    fn what_was_done_is_not_explained_again() {
        let mut guide = Guide {
            hints: vec![vec!["a".into(), "b".into()], vec!["c".into()]],
            read: vec![0, 0],
        };
        guide.did(Situation::Planning);
        assert_eq!(guide.hint(Situation::Planning), None);
        assert_eq!(guide.hint(Situation::OrdersPlaced).as_deref(), Some("c"));
    }

    #[test]
    fn the_cookie_keeps_what_was_read() {
        let hints = || vec![vec!["a".into(), "b".into()], vec!["c".into()]];
        let guide = |remembered| Guide::new(hints(), remembered);
        assert_eq!(guide("").unwrap().read, [0, 0]);
        assert_eq!(guide("1.0.9").unwrap().read, [1, 0]);
        assert_eq!(guide("nonsense").unwrap().read, [0, 0]);
        assert_eq!(guide(AGAIN).unwrap().read, [0, 0]);
        assert_eq!(guide(HIDDEN), None);
    }

    #[test]
    fn there_is_a_way_back_to_what_has_been_read() {
        let guide = Guide {
            hints: vec![vec!["a".into(), "b".into()]],
            read: vec![1],
        };
        let earlier = |back| guide.earlier(Situation::Planning, back);
        assert_eq!(earlier(0).as_deref(), Some("b"));
        assert_eq!(earlier(1).as_deref(), Some("a"));
        assert_eq!(earlier(2), None);
    }

    #[test]
    fn what_lasts_a_moment_stays_until_it_has_been_read() {
        let hints = hints(Language::English);
        let mut read = vec![0; hints.len()];
        read[Situation::Planning as usize] = 9;
        let mut guide = Guide { hints, read };
        let at = |situation, asked| At { situation, asked };
        let westeros = Some(Situation::Westeros);
        let asked = at(Some(Situation::Planning), true);
        assert_eq!(guide.topic(westeros, at(None, false)), westeros);
        let planning = Some(Situation::Planning);
        assert_eq!(guide.topic(westeros, asked), planning, "another matter");
        let raids = at(Some(Situation::Watching), false);
        assert_eq!(guide.topic(westeros, raids), Some(Situation::Watching));
        let other = at(Some(Situation::Muster), true);
        assert_eq!(guide.topic(westeros, other), Some(Situation::Muster));
        let watching = Some(Situation::Watching);
        assert_eq!(guide.topic(watching, at(None, false)), watching);
        assert_eq!(guide.topic(watching, at(westeros, false)), westeros);
        assert_eq!(guide.topic(watching, asked), Some(Situation::Planning));
        guide.read[Situation::Westeros as usize] = 1;
        assert_eq!(guide.topic(westeros, at(None, false)), None);
    }
}
