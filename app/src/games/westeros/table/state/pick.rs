//! The effect of a pick, a drag or a drop on the map on the draft.

use super::PageState;
use crate::games::westeros::{
    draft::{Draft, Picked, Reason, Step, pick},
    focus,
    table::{fit::measure, height::Height},
};
use leptos::prelude::*;
use westeros::{Area, AreaSet, Army, Prompt, Unit};

impl PageState {
    /// A click, or Enter, on an area of the map or the list.
    pub fn pick(self, area: Area) {
        let prompt = self.open.get_untracked().map(|it| it.1);
        let draft = self.draft.get_untracked();
        let again = self.picked.get_untracked() == Some(area);
        self.picked.set(None);
        self.hint.set(None);
        let picked = self
            .view
            .with_untracked(|view| pick(view, prompt.as_ref(), &draft, area));
        // Whoever answers needs the map; of another area they want to know something.
        if matches!(picked, Picked::Barred(_)) {
            self.look_soon(area);
        } else {
            self.looked.set(None);
        }
        match picked {
            Picked::Tokens if again => {}
            Picked::Tokens => {
                focus::remember();
                let asked = self.wanting_orders();
                let near = area.borders().difference(asked).without(area);
                self.fit.set(measure(area, asked, near).unwrap_or_default());
                self.pull(Height::Half);
                self.picked.set(Some(area));
            }
            Picked::Step(step) => self.take(step),
            Picked::Barred(Reason::NothingAsked) => self.pull(Height::Half),
            Picked::Barred(why) => self.hint.set(Some(why)),
        }
    }

    /// Tells of an area once what is to be done is drawn.
    fn look_soon(self, area: Area) {
        let id = self.open.get_untracked().map(|it| it.0);
        focus::after_paint(move || {
            // A question that has come meanwhile begins without an area.
            let now = self.open.try_get_untracked().map(|it| it.map(|it| it.0));
            if now.is_some_and(|now| now == id) {
                self.looked.try_set(Some(area));
            }
        });
    }

    /// Returns the areas that want orders, which one decides about together.
    fn wanting_orders(self) -> AreaSet {
        match self.open.get_untracked() {
            Some((_, Prompt::PlaceOrders { areas, .. })) => areas,
            _ => AreaSet::EMPTY,
        }
    }

    /// A click on a figure that may march: one more of its kind is taken, or all are let go.
    pub fn pick_unit(self, (area, unit): (Area, Unit)) {
        let marching = self.draft.get_untracked().marching();
        let Some(it) = marching.filter(|it| it.from == area) else {
            return self.pick(area);
        };
        let (left, held) = (self.view.with_untracked(|view| it.left(view)), it.hand);
        let kind = |count| Army::NONE.with(unit, count);
        let all = left.count(unit);
        let count = held.count(unit);
        let others = held.minus(kind(count));
        self.take(Step::Hold(others.plus(kind(if count < all {
            count + 1
        } else {
            0
        }))));
    }

    /// Units carried to another area: those in hand, one of a kind, or everybody.
    pub fn drop(self, (from, unit, to): (Area, Option<Unit>, Area)) {
        let Some((_, Prompt::ResolveMarch { orders })) = self.open.get_untracked() else {
            return;
        };
        let marching = self.draft.get_untracked().marching();
        let here = marching.filter(|it| it.from == from);
        let (left, hand) = self.view.with_untracked(|view| match here {
            Some(it) => (it.left(view), it.hand),
            None => (view.upright(from), Army::NONE),
        });
        let army = match unit {
            Some(unit) if hand.count(unit) == 0 => left.common(Army::one(unit)),
            Some(_) => hand,
            None => left,
        };
        let draft = Draft::of_march(from, here, army);
        let picked = self.view.with_untracked(|view| {
            let prompt = Prompt::ResolveMarch { orders };
            pick(view, Some(&prompt), &draft, to)
        });
        match picked {
            Picked::Step(Step::Send(to, _)) => self.take(Step::Drag(from, to, army)),
            Picked::Barred(why) => self.hint.set(Some(why)),
            Picked::Step(_) | Picked::Tokens => {}
        }
    }

    /// A drag from one area to another.
    pub fn swap(self, a: Area, b: Area) {
        let Some((_, Prompt::PlaceOrders { areas, .. })) = self.open.get_untracked() else {
            return;
        };
        self.picked.set(None);
        if areas.contains(a) && areas.contains(b) {
            self.take(Step::Swap(a, b));
        }
    }
}
