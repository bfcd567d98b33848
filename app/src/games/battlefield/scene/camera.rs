//! The camera of a small screen: what is asked about comes into sight. Whoever moves the table by hand keeps what
//! they see until the next question.

use super::{
    dom,
    eye::{Eye, Place},
    framing::{self, Subject},
    hand::Hand,
    input::Input,
    room::Room,
};
use crate::{
    games::battlefield::{decide::unit_of, state::BattleState},
    reactive::{effect, memo},
};
use battlefield::position::UnitId;
use leptos::prelude::*;
use tabletop::DecisionId;

/// The hands that move the table, and the things that are to be seen of it.
pub struct Camera {
    pub hand: Hand,
    subject: Memo<Subject>,
    /// Somebody has moved the table since they were asked.
    by_hand: bool,
    /// Something new was to be seen while a finger was down.
    late: bool,
}

impl Camera {
    pub fn new(subject: Memo<Subject>) -> Self {
        Self {
            hand: Hand::default(),
            subject,
            by_hand: false,
            late: false,
        }
    }
}

/// A question, and the unit that it is put to: an action is chosen with its unit.
type Question = (DecisionId, Option<UnitId>);

/// Returns what is asked now.
fn question(state: BattleState) -> Memo<Option<Question>> {
    memo(move |_| {
        state.asked.with(|it| {
            let (id, prompt) = it.as_ref()?;
            Some((*id, unit_of(prompt)))
        })
    })
}

impl Input {
    /// Returns what is to be in sight on a small screen.
    pub fn subject(self) -> Memo<Subject> {
        self.camera.with_value(|it| it.subject)
    }

    /// Shows what is to be seen from now on, in whatever room there is.
    pub fn follow(self) {
        let (asked, subject) = (question(self.state), self.subject());
        effect(move |before: Option<(Option<Question>, Subject, bool)>| {
            let now = (asked.get(), subject.get(), self.state.turned.get());
            let other = before.is_none_or(|before| {
                let is_new = now.0.is_some() && before.0 != now.0;
                if is_new {
                    self.camera.update_value(|it| it.by_hand = false);
                }
                // Who is asked nothing sees what happens, one thing after the other.
                let goes_on = now.0.is_none() && before.1 != now.1;
                is_new || goes_on || before.2 != now.2
            });
            self.bring_soon(other);
            now
        });
        effect(move |_| dom::on_resize(self.sheet, move || self.bring(false)));
    }

    /// Brings it into sight once the page has been laid out.
    fn bring_soon(self, anew: bool) {
        request_animation_frame(move || self.bring(anew));
    }

    /// Brings what is to be seen into sight: `anew` also where it is in sight already.
    fn bring(self, anew: bool) {
        let Some(before) = self.eye.try_get_untracked() else {
            return;
        };
        let chart = self.chart.get_untracked();
        if !dom::is_small() {
            // A window that was small shows the whole table again.
            if before.room.is_known() {
                self.eye.set(Eye::whole(chart));
            }
            return;
        }
        let Some(room) = dom::room(self.sheet) else {
            return;
        };
        let is_first = !before.room.is_known();
        let is_wider = (before.room.width - room.width).abs() > 1.0;
        let from = before.resized(chart, room);
        if self.is_held() {
            self.camera.update_value(|it| it.late |= anew);
            // Below a finger everything stays where it is.
            self.show(None, from);
            return;
        }
        let stays = self.camera.with_value(|it| it.by_hand) && !is_first;
        let to = if stays {
            from
        } else {
            self.subject().with_untracked(|it| {
                if !(anew || is_wider) && framing::holds(chart, from, it) {
                    return from;
                }
                framing::framed(chart, room, it).unwrap_or_else(|| from.entire(chart))
            })
        };
        self.show((!is_first).then_some(from), to);
    }

    /// Looks from there from now on, and glides to it from where it was.
    fn show(self, from: Option<Eye>, to: Eye) {
        if self.eye.get_untracked() != to {
            self.eye.set(to);
        }
        let glides = from.filter(|it| *it != to);
        let chart = self.chart.get_untracked();
        if let Some(css) = glides.and_then(|from| to.gliding(chart, from)) {
            dom::glide(self.sheet, &css);
        }
    }

    /// Shows the whole table until something else is asked.
    pub fn see_all(self) {
        let (chart, before) = (self.chart.get_untracked(), self.eye.get_untracked());
        self.moved_by_hand();
        self.show(Some(before), before.entire(chart));
    }

    /// Goes back to what is asked about, on a screen of any size.
    pub fn back(self) {
        let Some(room) = dom::room(self.sheet) else {
            return;
        };
        self.camera.update_value(|it| it.by_hand = false);
        let (chart, before) = (self.chart.get_untracked(), self.eye.get_untracked());
        let to = self
            .subject()
            .with_untracked(|it| framing::framed(chart, room, it));
        let Some(to) = to else {
            return;
        };
        if room.small {
            self.show(Some(before.resized(chart, room)), to);
        } else {
            self.eye.set(to.in_room(chart, Room::default()));
        }
    }

    /// Shows the whole table, or from there what is asked about.
    pub fn whole_or_back(self) {
        if self.eye.get_untracked().is_whole() {
            self.back();
        } else {
            self.see_all();
        }
    }

    /// Looks at a place of the picture; where all of it was in sight, from as near as names can be read.
    pub fn look_there(self, at: Place) {
        self.look(|eye, chart| {
            if eye.is_whole() {
                framing::near(chart, eye.room, at).unwrap_or(eye)
            } else {
                eye.centered(chart, at)
            }
        });
    }

    /// Remembers that somebody looks where they want to.
    pub fn moved_by_hand(self) {
        self.camera.update_value(|it| it.by_hand = true);
    }

    /// A finger has gone up: what was to be seen meanwhile comes into sight, after its click.
    pub fn let_go(self) {
        if !self.is_held() {
            let late = self
                .camera
                .try_update_value(|it| std::mem::take(&mut it.late));
            self.bring_soon(late.unwrap_or(false));
        }
    }

    fn is_held(self) -> bool {
        self.camera
            .try_with_value(|it| it.hand.is_down())
            .unwrap_or(false)
    }
}
