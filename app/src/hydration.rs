//! Taking over what the server has drawn, part by part.
//!
//! A browser compiles a function when it is first called, so that the first page takes it three times as long
//! as the same page would later: too long for one task, in which it answers nothing. Until the last part
//! lives nothing may become other than the server has drawn it: effects wait, and so do news.

#[cfg(feature = "hydrate")]
use leptos::prelude::*;

/// The work that is done in a task.
pub type Work = Box<dyn FnOnce()>;

#[cfg(feature = "hydrate")]
mod browser {
    use super::{Work, owned};
    use crate::browser::{next_task, now};
    use leptos::task::tick;
    use std::{
        cell::{Cell, RefCell},
        collections::VecDeque,
        thread::LocalKey,
    };

    /// So many milliseconds in a row nobody waits for an answer to a touch.
    pub const MOMENT: f64 = 6.0;

    /// The progress of taking over a page.
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Stage {
        /// Not all parts live.
        Parts,
        /// They do; what waited for that is being done, and presses are still held back.
        Effects,
        /// The page answers, or there is none with parts.
        Over,
    }

    thread_local! {
        static STAGE: Cell<Stage> = const { Cell::new(Stage::Over) };
        /// The parts that are still to be taken over.
        static PARTS: RefCell<VecDeque<Work>> = const { RefCell::new(VecDeque::new()) };
        /// The work that waits until no part is to be taken over.
        static WAITING: RefCell<Vec<Work>> = const { RefCell::new(Vec::new()) };
        /// The work that waits until all of that is done.
        static LAST: RefCell<Vec<Work>> = const { RefCell::new(Vec::new()) };
    }

    /// Takes over a page, then each of its parts in a task of its own; then does what has waited for that.
    /// After `answer` the page holds no press back any more.
    pub async fn take_over(page: impl FnOnce(), answer: impl FnOnce()) {
        STAGE.set(Stage::Parts);
        page();
        while let Some(part) = PARTS.with_borrow_mut(VecDeque::pop_front) {
            next_task().await;
            part();
        }
        STAGE.set(Stage::Effects);
        in_turn(WAITING.take()).await;
        STAGE.set(Stage::Over);
        answer();
        in_turn(LAST.take()).await;
    }

    /// Does one after the other. Where that takes long, touches are answered in between.
    async fn in_turn(all: Vec<Work>) {
        let mut began = now();
        for work in all {
            if now() - began > MOMENT {
                next_task().await;
                began = now();
            }
            work();
            // What the page makes of it is a part of it.
            tick().await;
        }
    }

    /// Takes over a part of the page after those that wait already.
    pub fn part(work: Work) {
        let work = owned(work);
        PARTS.with_borrow_mut(|all| all.push_back(work));
    }

    /// Tells whether a page is taken over that has parts: one without a hydration root is taken over in one go.
    pub fn is_in_parts() -> bool {
        STAGE.get() == Stage::Parts
    }

    /// Does this once the whole page is taken over; at once, if none is.
    pub fn when_done(work: Work) {
        if is_in_parts() {
            wait(&WAITING, work);
        } else {
            work();
        }
    }

    /// Does this after all that waits for the page, once it answers presses. What brings news waits that long:
    /// whatever tells news from what the page began with has seen that by then. What replaces a part waits as
    /// well: a press that is held back would be for something that is gone.
    pub fn at_last(work: Work) {
        if STAGE.get() == Stage::Over {
            work();
        } else {
            wait(&LAST, work);
        }
    }

    fn wait(queue: &'static LocalKey<RefCell<Vec<Work>>>, work: Work) {
        let work = owned(work);
        queue.with_borrow_mut(|all| all.push(work));
    }
}

#[cfg(feature = "hydrate")]
pub use browser::{MOMENT, at_last, is_in_parts, part, take_over, when_done};

/// Tells whether something is still as the server has drawn it, or is being made of that.
pub fn is_under_way() -> bool {
    #[cfg(feature = "hydrate")]
    {
        let whole = Owner::current_shared_context().is_some_and(|it| it.during_hydration());
        is_in_parts() || whole
    }
    #[cfg(not(feature = "hydrate"))]
    true
}

/// Does this at once: only browsers take over.
#[cfg(not(feature = "hydrate"))]
pub fn when_done(work: Work) {
    work();
}

/// Does this at once, too.
#[cfg(not(feature = "hydrate"))]
pub fn at_last(work: Work) {
    work();
}

/// Returns work that belongs to whoever asks for it; nothing is done for whoever has gone meanwhile.
#[cfg(feature = "hydrate")]
fn owned(work: impl FnOnce() + 'static) -> Work {
    match Owner::current() {
        Some(owner) => {
            let here = StoredValue::new(());
            Box::new(move || {
                if here.try_get_value().is_some() {
                    owner.with(work);
                }
            })
        }
        None => Box::new(work),
    }
}
