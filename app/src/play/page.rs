//! The contents of a table page: the table, and the game as this viewer sees it.

use super::{Lost, Perspective, Resolution, Vote};
use crate::{
    games::GamePage,
    lobby::{Delay, Listing, Status},
    packed::packed,
};
pub use model::{Fate, Guest, Kept, LastAnswer};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A table as one viewer sees it at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TablePage {
    pub table: Listing,
    /// Grows with every change at the table.
    pub seq: i64,
    /// The seat this page is for; in a moment of the past, the seat from whose perspective it is seen.
    /// `None` for spectators, and while nobody has said which of several seats looks.
    pub my_seat: Option<u8>,
    /// The last revision that was on this person's screen before this page.
    pub seen: Option<i64>,
    /// All seats that this account holds here.
    pub my_seats: Vec<u8>,
    /// Those of them for whose answers the table waits.
    pub asked: Vec<u8>,
    /// True if the last answer of this seat can still be taken back.
    pub may_undo: bool,
    /// That answer, while the game runs.
    pub last_answer: Option<LastAnswer>,
    /// The address of the table of the rematch: its path, with the invitation for those who may have it.
    pub rematch: Option<String>,
    /// The number of those who sit there of all people who played, where the viewer may know.
    pub joined: Option<(u32, u32)>,
    /// May seat the computer before the start.
    pub owner: bool,
    /// The name of the owner, where the owner sits at the table and masks hide nobody.
    pub host: Option<String>,
    /// The secret part of the invitation link, for those who may pass it on.
    pub invitation: Option<String>,
    /// The three words that lead to it, for the same people, until the game begins.
    pub words: Option<String>,
    /// The path of its picture; it lets nobody in.
    pub picture: String,
    /// Fingerprint of the seed all chance comes from.
    pub seed_hash: String,
    /// The seed itself, once the game is over.
    pub seed: Option<Seed>,
    /// Open votes, for those seated.
    pub votes: Vec<Vote>,
    /// The decisions that were made by vote, the latest last.
    pub resolutions: Vec<Resolution>,
    /// The seats that the viewer has lost here; told to nobody else.
    pub lost: Vec<Lost>,
    /// The motions that a vote can bring now.
    pub votable: Votable,
    /// The people whom the owner has invited and who do not sit there; for the owner alone.
    pub guests: Vec<Guest>,
    /// The seats that a rematch still keeps, while it gathers.
    pub kept: Vec<Kept>,
    /// The server's clock when it made this page, in milliseconds since 1970.
    pub now: i64,
    /// Once the table has started.
    pub game: Option<GamePage>,
}

packed!(TablePage, "table");

/// The number that all chance of a table has come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed {
    /// 32 bytes, hexadecimal.
    pub number: String,
    /// True if there is a record of the game: none of one that began with a position.
    pub recorded: bool,
}

/// The motions that a vote can bring. The clocks that are shown do not tell: behind masks some are not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Votable {
    /// It is early enough to cancel the game.
    pub cancel: bool,
    /// There is time of which there can be more.
    pub extend: bool,
    /// There are clocks that can stop, or go on.
    pub pause: bool,
}

impl TablePage {
    /// Takes over a newer page whose log holds only what is new since this one; tells whether
    /// anything has changed. A page for another seat comes too late: the device has changed hands.
    pub fn follow(&mut self, mut newer: Self) -> bool {
        let others = self.table.status != Status::Gathering && newer.my_seat != self.my_seat;
        if newer.seq < self.seq || others {
            return false;
        }
        if let (Some(old), Some(new)) = (&mut self.game, &mut newer.game) {
            new.remember(old);
        }
        // An answer comes by two ways, at once and by the stream: only the time is another then.
        let now = std::mem::replace(&mut newer.now, self.now);
        let changed = newer != *self;
        if changed {
            newer.now = now;
            *self = newer;
        }
        changed
    }

    /// Tells whether somebody's seats at this running table are others than before: somebody has taken one over, or
    /// given it up, and all that is on the screen is another's.
    pub fn changes_hands(&self, newer: &Self) -> bool {
        self.table.status == Status::Running
            && newer.table.status == Status::Running
            && newer.seq > self.seq
            && newer.my_seats != self.my_seats
    }

    /// Takes over the whole page that was loaded while the table was hidden. What the table's stream has
    /// brought meanwhile for the same seat is newer, and stays.
    #[must_use]
    pub fn replaced_by(&self, loaded: Self) -> Self {
        if self.my_seat.is_some() {
            return self.clone();
        }
        let ahead = self.game.is_some() && self.seq > loaded.seq;
        if ahead && loaded.my_seat.is_none() {
            let mut page = loaded;
            page.follow(self.clone());
            return page;
        }
        loaded
    }

    /// Tells whether this is for an onlooker who sees the game a round late.
    pub fn is_late(&self) -> bool {
        self.table.status == Status::Running
            && self.my_seats.is_empty()
            && self.table.delay == Delay::Round
    }

    /// The seat to ask the server for, where the account alone does not say it.
    pub fn as_seat(&self) -> Option<u8> {
        self.my_seat.filter(|_| self.my_seats.len() > 1)
    }

    /// Tells whether somebody with several seats has to say which of them looks.
    pub fn wants_a_seat(&self) -> bool {
        self.my_seats.len() > 1 && self.my_seat.is_none() && self.table.status == Status::Running
    }

    /// Returns which perspective a look back may ask for. While the game runs, whoever holds several seats looks from
    /// that of the seat at the device: an address must not show another seat.
    pub fn perspective(&self, wanted: Perspective) -> Perspective {
        let shared = self.my_seats.len() > 1 && self.table.status == Status::Running;
        match wanted {
            Perspective::Mine => self
                .as_seat()
                .map_or(Perspective::Mine, |it| Perspective::Seat(Seat(it))),
            Perspective::Seat(_) if shared => self
                .my_seat
                .map_or(Perspective::Mine, |it| Perspective::Seat(Seat(it))),
            Perspective::Seat(_) | Perspective::All => wanted,
        }
    }

    /// Tells whether the device should go to somebody else: another seat of this account is asked, and this one is not.
    pub fn goes_on(&self) -> bool {
        self.my_seat
            .is_some_and(|it| !self.asked.is_empty() && !self.asked.contains(&it))
    }

    /// This page without anything that one seat alone may see.
    #[must_use]
    pub fn without_seat(&self) -> Self {
        Self {
            my_seat: None,
            may_undo: false,
            last_answer: None,
            game: None,
            ..self.clone()
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::{
        chat::ChatChoice,
        lobby::{Masks, Start, Terms},
    };

    pub fn page(seq: i64, my_seat: Option<u8>, asked: &[u8]) -> TablePage {
        TablePage {
            table: Listing {
                id: "1".into(),
                kind: "westeros".into(),
                name: "At the inn".into(),
                status: Status::Running,
                seats: Vec::new(),
                my_turn: false,
                asked_at: None,
                unread: 0,
                news: false,
                created_at: 0,
                open: true,
                options: String::new(),
                pace: String::new(),
                paused_at: None,
                clocks: Vec::new(),
                due: None,
                position: None,
                board: None,
                part: None,
                chat: ChatChoice::default(),
                masks: Masks::None,
                delay: Delay::None,
                stakes: crate::lobby::Stakes::Friendly,
                terms: Terms::default(),
                verdict: None,
                progress: None,
                start: Start::AtOnce,
            },
            seq,
            my_seat,
            my_seats: vec![1, 2],
            asked: asked.to_vec(),
            seen: None,
            may_undo: true,
            last_answer: None,
            rematch: None,
            joined: None,
            owner: true,
            host: None,
            invitation: None,
            words: None,
            picture: String::new(),
            seed_hash: String::new(),
            seed: None,
            votes: Vec::new(),
            resolutions: Vec::new(),
            lost: Vec::new(),
            votable: Votable::default(),
            guests: Vec::new(),
            kept: Vec::new(),
            now: 0,
            game: None,
        }
    }

    fn followed(page: &TablePage, newer: &TablePage) -> TablePage {
        let mut page = page.clone();
        page.follow(newer.clone());
        page
    }

    #[test]
    fn what_has_come_already_changes_nothing() {
        let mut mine = page(5, Some(2), &[2]);
        assert!(!mine.follow(mine.clone()), "the stream repeats an answer");
        assert!(!mine.follow(page(4, Some(2), &[])), "overtaken");
        assert!(mine.follow(page(6, Some(2), &[])));
    }

    #[test]
    fn the_time_alone_is_no_news() {
        let mut mine = page(5, Some(2), &[2]);
        let later = TablePage {
            now: 7,
            ..mine.clone()
        };
        assert!(!mine.follow(later));
        let replaced = TablePage {
            my_seats: Vec::new(),
            ..page(6, None, &[])
        };
        assert!(mine.changes_hands(&replaced));
        assert!(!mine.changes_hands(&page(6, Some(2), &[])));
    }

    #[test]
    fn the_device_goes_on_when_only_others_at_it_are_asked() {
        assert!(page(1, Some(1), &[2]).goes_on());
        assert!(!page(1, Some(1), &[1, 2]).goes_on(), "first this one");
        assert!(!page(1, Some(1), &[]).goes_on(), "nobody else is asked");
        assert!(
            !page(1, None, &[2]).goes_on(),
            "which seat looks is not said"
        );
    }

    #[test]
    fn whoever_holds_several_seats_says_which_one_looks() {
        assert!(page(1, None, &[1]).wants_a_seat());
        assert_eq!(page(1, Some(2), &[]).as_seat(), Some(2));
        let alone = TablePage {
            my_seats: vec![2],
            ..page(1, Some(2), &[])
        };
        assert!(!alone.wants_a_seat());
        assert_eq!(alone.as_seat(), None, "the account says it");
    }

    #[test]
    fn what_comes_for_another_seat_comes_too_late() {
        let stark = page(5, Some(2), &[2]);
        let late = page(6, Some(1), &[]);
        assert_eq!(followed(&stark, &late), stark);
        assert_eq!(followed(&stark.without_seat(), &late), stark.without_seat());
        assert_eq!(followed(&stark, &page(6, Some(2), &[])).seq, 6);
        let gathering = TablePage {
            table: Listing {
                status: Status::Gathering,
                ..stark.table.clone()
            },
            ..page(1, None, &[])
        };
        assert_eq!(followed(&gathering, &late).my_seat, Some(1));
    }

    #[test]
    fn only_a_page_without_a_seat_takes_over_a_loaded_one() {
        let (stark, loaded) = (page(5, Some(2), &[2]), page(6, Some(1), &[1]));
        assert_eq!(stark.replaced_by(loaded.clone()), stark);
        assert_eq!(stark.without_seat().replaced_by(loaded.clone()), loaded);
        let behind = page(4, None, &[]);
        let board = stark.without_seat().replaced_by(behind.clone());
        assert_eq!(board, behind, "a hidden page has no board to keep");
    }

    #[test]
    fn no_address_shows_another_seat() {
        let down = page(5, None, &[2]);
        assert_eq!(
            down.perspective(Perspective::Seat(Seat(2))),
            Perspective::Mine
        );
        let stark = page(5, Some(2), &[2]);
        assert_eq!(
            stark.perspective(Perspective::Mine),
            Perspective::Seat(Seat(2))
        );
        assert_eq!(
            stark.perspective(Perspective::Seat(Seat(1))),
            Perspective::Seat(Seat(2))
        );
    }

    #[test]
    fn passing_on_leaves_nothing_of_one_seat() {
        let hidden = page(5, Some(2), &[1]).without_seat();
        assert!(hidden.wants_a_seat() && !hidden.may_undo);
        assert_eq!((hidden.my_seat, hidden.game), (None, None));
    }
}
