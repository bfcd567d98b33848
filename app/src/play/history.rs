//! Looking back from a table page: the address says at which moment, and the game is drawn as it
//! was then, while the live page goes on behind it.
//!
#![doc = include_str!("history.md")]

mod address;
mod bar;
mod controls;
mod line;
mod perspective;
mod point;
mod seen;
mod share;

pub use bar::{HistoryBar, LookBack};
pub use point::PointInTime;
pub use seen::mark;

use super::{Perspective, TablePage, load_page_at};
use crate::reactive::effect;
use crate::{Error, games::GamePage, lobby::Status};
use leptos::{prelude::*, task::spawn_local};
use std::time::Duration;

/// The time that a slider rests before its moment is asked for.
const REST: Duration = Duration::from_millis(150);

/// A moment that was asked for, and what came of it.
pub type LoadedPage = (PointInTime, Result<TablePage, Error>);

/// The past of one table; in the context of its page.
#[derive(Clone, Copy)]
pub struct History {
    pub live: RwSignal<TablePage>,
    /// The revision with which the last visit ended, if something has happened since.
    pub seen: Option<i64>,
    /// The revision at which the page was opened.
    pub opened: i64,
    /// The moment looked at; `None` is now.
    pub wanted: RwSignal<Option<PointInTime>>,
    /// True if the game goes on by itself from the moment looked at.
    pub playing: RwSignal<bool>,
    looked: RwSignal<Option<LoadedPage>>,
    /// The live page's revision when the look back began.
    since: RwSignal<i64>,
    /// The newest request; older ones come too late.
    turn: StoredValue<u32>,
    invitation: StoredValue<Option<String>>,
}

/// The choice whether a moment takes the place of the last one in the browser's list of pages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Replace {
    Yes,
    No,
}

impl History {
    /// Follows the address. `first` is the moment that the server has sent with the page.
    pub fn provide(
        live: RwSignal<TablePage>,
        first: Option<LoadedPage>,
        invitation: Option<String>,
    ) -> Self {
        let asked = address::asked_for(first.as_ref().map(|it| it.0));
        let seen = live.with_untracked(|it| it.seen.filter(|&seen| seen < it.seq));
        let history = Self {
            live,
            seen,
            opened: live.with_untracked(|it| it.seq),
            wanted: RwSignal::new(asked.get_untracked()),
            playing: RwSignal::new(false),
            looked: RwSignal::new(first),
            since: RwSignal::new(live.with_untracked(|it| it.seq)),
            turn: StoredValue::new(0),
            invitation: StoredValue::new(invitation),
        };
        effect(move |_| history.follow(asked.get()));
        provide_context(history);
        history
    }

    /// Goes where the address says.
    fn follow(self, point: Option<PointInTime>) {
        if self.wanted.get_untracked().is_none() {
            self.since.set(self.live.with_untracked(|it| it.seq));
        }
        self.wanted.set(point);
        let Some(point) = point else {
            self.next_turn();
            self.looked.set(None);
            return;
        };
        let here = self
            .looked
            .with_untracked(|it| matches!(it, Some((it, _)) if *it == point));
        if !here {
            self.load(point);
        }
    }

    fn next_turn(self) -> u32 {
        self.turn.update_value(|it| *it = it.wrapping_add(1));
        self.turn.get_value()
    }

    fn load(self, point: PointInTime) {
        let turn = self.next_turn();
        let (table, perspective) = self
            .live
            .with_untracked(|it| (it.table.id.clone(), it.perspective(point.perspective)));
        let invitation = self.invitation.get_value();
        spawn_local(async move {
            let page = load_page_at(table, invitation, point.seq, perspective).await;
            if self.turn.try_get_value() == Some(turn) {
                self.looked.try_set(Some((point, page)));
            }
        });
    }

    /// Returns true where the page shows another moment than now.
    pub fn is_looking(self) -> bool {
        self.wanted.with(Option::is_some)
    }

    /// The game to draw: that of the moment once it is there, else the live one. Whoever looks back
    /// answers nothing, even while the moment is on its way.
    pub fn shown(self) -> Option<GamePage> {
        if !self.is_looking() {
            return self.live.with(|it| it.game.clone());
        }
        let mut game = self.looked.with(|it| match it {
            Some((_, Ok(page))) => page.game.clone(),
            _ => self.live.with(|it| it.game.clone()),
        });
        if let Some(game) = &mut game {
            game.close();
        }
        game
    }

    /// Returns true where the game that is drawn is that of a moment, and not the live one until that has come.
    pub fn shows_past(self) -> bool {
        self.is_looking() && self.looked.with(|it| matches!(it, Some((_, Ok(_)))))
    }

    /// Returns why the moment cannot be shown.
    pub fn refusal(self) -> Option<Error> {
        let wanted = self.wanted.get();
        self.looked.with(|it| match it {
            Some((point, Err(error))) if Some(*point) == wanted => Some(error.clone()),
            _ => None,
        })
    }

    /// Tells whether the moment that is looked at is on the screen.
    fn has_come(self) -> bool {
        let wanted = self.wanted.get();
        self.looked
            .with(|it| matches!(it, Some((point, Ok(_))) if Some(*point) == wanted))
    }

    /// On to what is worth watching next; to the present after the last of it.
    fn play_on(self) {
        let Some(now) = self.wanted.get_untracked() else {
            return;
        };
        let next = self.live.with_untracked(|it| {
            let stops = it.game.as_ref().map(GamePage::replay_stops);
            stops?.into_iter().find(|&seq| seq > now.seq)
        });
        if next.is_none() {
            self.playing.set(false);
        }
        self.slide(next);
    }

    /// Tells whether something has happened at the table since the look back began.
    pub fn has_news(self) -> bool {
        self.is_looking() && self.live.with(|it| it.seq) > self.since.get()
    }

    /// The revisions that brought lines of the log.
    pub fn steps(self) -> Vec<i64> {
        self.live
            .with(|it| it.game.as_ref().map_or_else(Vec::new, GamePage::steps))
    }

    /// The table, and the invitation that lets one in.
    pub fn whereabouts(self) -> (String, Option<String>) {
        let id = self.live.with_untracked(|it| it.table.id.clone());
        (id, self.invitation.get_value())
    }

    /// The address of a moment, or of now.
    pub fn address(self, point: Option<PointInTime>) -> String {
        let (table, invitation) = self.whereabouts();
        address::of(&table, point, invitation)
    }

    /// The address of the moment looked at, to pass on: it invites nobody to the table.
    fn shared_address(self) -> String {
        let (table, _) = self.whereabouts();
        address::of(&table, self.wanted.get_untracked(), None)
    }

    /// The address of the moment after a revision, from the perspective of now.
    pub fn link(self, seq: i64) -> String {
        let perspective = self
            .wanted
            .with(|it| it.map_or(Perspective::Mine, |it| it.perspective));
        self.address(Some(PointInTime { seq, perspective }))
    }

    /// The same, for a part of the page that may stand without a table around it.
    pub fn link_of(history: Option<Self>, seq: i64) -> String {
        history.map_or_else(|| format!("?moment={seq}"), |it| it.link(seq))
    }

    pub fn go(self, point: Option<PointInTime>, replace: Replace) {
        address::go(&self.address(point), replace);
    }

    /// Moves to this revision at once, and asks for it when the hand rests.
    pub fn slide(self, seq: Option<i64>) {
        let perspective = self
            .wanted
            .with_untracked(|it| it.map_or(Perspective::Mine, |it| it.perspective));
        let point = seq.map(|seq| PointInTime { seq, perspective });
        let begins = if self.wanted.with_untracked(Option::is_none) {
            self.since.set(self.live.with_untracked(|it| it.seq));
            Replace::No
        } else {
            Replace::Yes
        };
        self.wanted.set(point);
        let turn = self.next_turn();
        if begins == Replace::No || point.is_none() {
            return self.go(point, begins);
        }
        set_timeout(
            move || {
                if self.turn.try_get_value() == Some(turn) {
                    self.go(point, Replace::Yes);
                }
            },
            REST,
        );
    }

    /// Returns true where the game has ended, and its last step is no other than its present.
    fn is_over(self) -> bool {
        self.live.with(|it| it.table.status == Status::Over)
    }

    /// So many steps on, or back; a game that is over is left by its own way alone.
    pub fn step(self, by: isize) {
        let seq = self.wanted.with_untracked(|it| it.map(|it| it.seq));
        let (steps, over) = untrack(|| (self.steps(), self.is_over()));
        let stays = seq.and(steps.last().copied()).filter(|_| over);
        let next = point::step(&steps, seq, by).or(stays);
        if next.is_some() || seq.is_some() {
            self.slide(next);
        }
    }
}
