//! A drag by hand: the ghost follows each movement, and all that depends on its place follows as often as that leaves
//! most pictures to the ghost.

use super::{
    super::decide::{self, Drag},
    BattleState,
};
use crate::browser::now;
use battlefield::{
    geometry::{Point, Pose},
    question::{Action, Prompt},
    state::View,
};
use leptos::prelude::*;
use std::time::Duration;

/// The change of a draft by a movement of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pull {
    /// To about there.
    Near(Point),
    /// To exactly there.
    Exactly(Point),
    /// Turned towards a point.
    Turn(Point),
}

/// So many times longer than a step of the draft takes with its picture the ghost moves alone.
const ALONE: f64 = 3.0;
/// The least and the most of that, in milliseconds.
const LEAST: f64 = 30.0;
const MOST: f64 = 400.0;
/// So long a hand rests before names are laid out anew.
const REST: Duration = Duration::from_millis(160);

/// The drag that is under way; cheap to copy.
#[derive(Clone, Copy)]
pub struct Dragging {
    /// The place of the ghost before its draft has come there.
    ahead: RwSignal<Option<Pose>>,
    /// True while the hand moves.
    moves: RwSignal<bool>,
    /// The movements so far.
    count: StoredValue<u32>,
    /// The movement that the draft has not followed yet.
    left: StoredValue<Option<Pull>>,
    /// True while the ghost moves alone.
    alone: StoredValue<bool>,
}

impl Dragging {
    pub fn new() -> Self {
        Self {
            ahead: RwSignal::new(None),
            moves: RwSignal::new(false),
            count: StoredValue::new(0),
            left: StoredValue::new(None),
            alone: StoredValue::new(false),
        }
    }

    /// Returns the place of the ghost that is dragged, where that is ahead of its draft.
    pub fn ahead(self) -> Option<Pose> {
        self.ahead.get()
    }

    /// Tells whether the hand moves: what takes long waits until it rests.
    pub fn moves(self) -> bool {
        self.moves.get()
    }

    fn put(self, pose: Option<Pose>) {
        if self.ahead.try_get_untracked().is_some_and(|it| it != pose) {
            self.ahead.set(pose);
        }
    }

    /// Notes a movement.
    fn stir(self) {
        self.count.update_value(|it| *it = it.wrapping_add(1));
        if !self.moves.get_untracked() {
            self.moves.set(true);
            self.wait_for_rest();
        }
    }

    fn wait_for_rest(self) {
        let before = self.count.get_value();
        let rests = move || match self.count.try_get_value() {
            Some(now) if now != before => self.wait_for_rest(),
            _ => drop(self.moves.try_set(false)),
        };
        set_timeout(rests, REST);
    }
}

impl BattleState {
    /// A hand drags or turns the ghost.
    pub fn pull(self, by: Pull) {
        let drag = self.dragging();
        drag.stir();
        if drag.alone.get_value() {
            drag.left.set_value(Some(by));
            drag.put(untrack(|| self.pulled_to(by)));
            return;
        }
        let began = now();
        self.follow(by);
        drag.alone.set_value(true);
        // Once the next picture is painted.
        request_animation_frame(move || {
            request_animation_frame(move || {
                let alone = ((now() - began) * ALONE).clamp(LEAST, MOST);
                let alone = Duration::from_secs_f64(alone / 1_000.0);
                set_timeout(move || self.catch_up(), alone);
            });
        });
    }

    /// The draft follows the hand where it has not yet.
    fn catch_up(self) {
        let drag = self.dragging();
        if drag.alone.try_set_value(false).is_some() {
            return;
        }
        if let Some(by) = drag.left.try_update_value(Option::take).flatten() {
            self.pull(by);
        }
    }

    /// The hand lets go: the draft is where the ghost is.
    pub fn let_ghost_go(self) {
        let drag = self.dragging();
        if let Some(by) = drag.left.try_update_value(Option::take).flatten() {
            self.follow(by);
        }
        if drag.moves.get_untracked() {
            drag.moves.set(false);
        }
    }

    fn follow(self, by: Pull) {
        match by {
            Pull::Near(to) => drop(self.drag_near(to)),
            Pull::Exactly(to) => drop(self.drag(to)),
            Pull::Turn(to) => self.turn_towards(to),
        }
        self.dragging().put(None);
    }

    /// Returns where that leads the ghost.
    fn pulled_to(self, by: Pull) -> Option<Pose> {
        let places = self.sight().places.get_untracked();
        let draft = self.action_untracked()?;
        let pulled = |view: &View, prompt: &Prompt| -> Option<Action> {
            match by {
                Pull::Near(to) => decide::snapped(view, prompt, &draft, (to, &places)),
                Pull::Exactly(to) => {
                    let step = decide::STEP;
                    decide::dragged(view, prompt, &draft, Drag { to, step })
                }
                Pull::Turn(to) => decide::turned(view, prompt, &draft, to),
            }
        };
        let place = |view: &View, prompt: &Prompt| {
            let action = pulled(view, prompt).unwrap_or_else(|| draft.clone());
            decide::place_of(view, prompt, &action)
        };
        self.asked_untracked(place).flatten()
    }
}
