//! What the parts of a table page share: the page, the open question and its draft.

use super::{
    drawer::Height,
    fit::{Fit, measure},
    focus,
    resting::resting,
    sight,
};
use crate::games::westeros::{
    draft::{Draft, Drafting, Picked, Reason, Step, pick},
    page::WesterosPage,
    panels::CARD,
    scene::{Scene, staged},
};
use leptos::prelude::*;
use tabletop::DecisionId;
use westeros::{Action, Area, AreaSet, Army, Prompt, Unit, View};

/// The handles to a table page; cheap to copy into every part of it.
#[derive(Clone, Copy)]
pub struct Desk {
    pub page: Signal<WesterosPage>,
    pub view: Memo<View>,
    /// The question to answer now.
    pub open: Memo<Option<(DecisionId, Prompt)>>,
    pub draft: Memo<Draft>,
    /// The draft as an answer, or what is missing.
    pub ready: Memo<Result<Action, Reason>>,
    drafting: RwSignal<Option<Drafting>>,
    /// The area whose tokens are offered.
    pub picked: RwSignal<Option<Area>>,
    /// How its tokens fit the map on the screen.
    pub fit: RwSignal<Fit>,
    /// The area looked at last.
    pub looked: RwSignal<Option<Area>>,
    /// The map as the question and its draft make it.
    pub scene: Memo<Scene>,
    /// Why the last thing tried was not possible.
    pub hint: RwSignal<Option<Reason>>,
    /// How long the log was at the last answer.
    pub answered: RwSignal<Option<usize>>,
    /// How far the drawer of a small screen is pulled out.
    pub height: RwSignal<Height>,
    /// The areas that the map has to show now.
    pub sight: Signal<AreaSet>,
    pub busy: Signal<bool>,
    on_answer: Callback<(DecisionId, Action)>,
}

impl Desk {
    pub fn new(
        page: Signal<WesterosPage>,
        busy: Signal<bool>,
        on_answer: Callback<(DecisionId, Action)>,
    ) -> Self {
        let view = Memo::new(move |_| page.with(|it| it.view));
        let open = Memo::new(move |_| page.with(|it| it.open().map(|it| (it.id, it.prompt))));
        let drafting = RwSignal::new(None::<Drafting>);
        // A draft of a question that is no longer open counts as none.
        let draft = Memo::new(move |_| {
            let Some((id, prompt)) = open.get() else {
                return Draft::Nothing;
            };
            drafting.with(|it| match it {
                Some(it) if it.decision == id => it.now,
                _ => view.with(|view| Draft::open(view, &prompt)),
            })
        });
        let ready = Memo::new(move |_| match open.get() {
            Some((_, prompt)) => view.with(|view| draft.get().ready(view, &prompt)),
            None => Err(Reason::NothingAsked),
        });
        let picked = RwSignal::new(None);
        let scene = Memo::new(move |_| {
            let prompt = open.get().map(|(_, prompt)| prompt);
            let draft = draft.get();
            view.with(|view| staged(view, prompt.as_ref(), &draft))
        });
        let height = RwSignal::new(Height::default());
        let desk = Self {
            page,
            view,
            open,
            draft,
            ready,
            drafting,
            picked,
            fit: RwSignal::new(Fit::default()),
            looked: RwSignal::new(None),
            scene,
            hint: RwSignal::new(None),
            answered: RwSignal::new(None),
            height,
            sight: sight::sight((open, draft), scene, (picked, height)),
            busy,
            on_answer,
        };
        desk.forget_with_the_question();
        desk
    }

    /// The same for a panel that is on the screen only now and then: in between it stands still.
    pub fn resting(self, on: Memo<bool>) -> Self {
        Self {
            page: resting(on, self.page).into(),
            view: resting(on, self.view.into()),
            open: resting(on, self.open.into()),
            draft: resting(on, self.draft.into()),
            scene: resting(on, self.scene.into()),
            ..self
        }
    }

    /// A new question closes what was open for the last one.
    fn forget_with_the_question(self) {
        Effect::new(move |before: Option<Option<DecisionId>>| {
            let now = self.open.get().map(|(id, _)| id);
            if before.is_some_and(|before| before != now) {
                self.picked.set(None);
                self.looked.set(None);
                self.hint.set(None);
                self.pull(Height::Half);
                focus::to_the_question();
            }
            now
        });
    }

    /// Pulls the drawer of a small screen out this far.
    fn pull(self, height: Height) {
        if self.height.get_untracked() != height {
            self.height.set(height);
        }
    }

    pub fn prompt(self) -> Option<Prompt> {
        self.open.get().map(|(_, prompt)| prompt)
    }

    /// What the draft has come through so far, if it answers the open question.
    pub fn drafting(self) -> Option<Drafting> {
        let (id, _) = self.open.get()?;
        self.drafting.get().filter(|it| it.decision == id)
    }

    /// The open question's draft begins with this.
    pub fn begin(self, draft: Draft) {
        if let Some((id, _)) = self.open.get_untracked() {
            self.drafting.set(Some(Drafting::new(id, draft)));
        }
    }

    /// Puts a remembered draft in the place of an untouched one.
    #[cfg(feature = "hydrate")]
    pub fn restore(self, decision: DecisionId, draft: Draft) {
        self.drafting.set(Some(Drafting::new(decision, draft)));
    }

    fn change(self, change: impl FnOnce(&mut Drafting)) {
        let Some((id, prompt)) = self.open.get_untracked() else {
            return;
        };
        let view = self.view;
        self.hint.set(None);
        self.drafting.update(|it| {
            let drafting = match it.take() {
                Some(it) if it.decision == id => it,
                _ => Drafting::new(id, view.with_untracked(|view| Draft::open(view, &prompt))),
            };
            change(it.insert(drafting));
        });
    }

    pub fn take(self, step: Step) {
        self.change(|it| it.take(step));
    }

    pub fn undo(self) {
        self.change(Drafting::undo);
    }

    pub fn redo(self) {
        self.change(Drafting::redo);
    }

    /// A click, or Enter, on an area of the map or the list.
    pub fn pick(self, area: Area) {
        // What is to be done is drawn first, and what is told of the area right after it.
        let (id, prompt) = self.open.get_untracked().unzip();
        focus::after_paint(move || {
            // A question that has come meanwhile begins without an area.
            let now = self.open.try_get_untracked().map(Option::unzip);
            if now.is_some_and(|(now, _)| now == id) {
                self.looked.try_set(Some(area));
            }
        });
        let draft = self.draft.get_untracked();
        let again = self.picked.get_untracked() == Some(area);
        self.picked.set(None);
        self.hint.set(None);
        match self
            .view
            .with_untracked(|view| pick(view, prompt.as_ref(), &draft, area))
        {
            Picked::Tokens if again => {}
            Picked::Tokens => {
                focus::remember();
                self.fit.set(measure(area).unwrap_or_default());
                self.pull(Height::Half);
                self.picked.set(Some(area));
            }
            Picked::Step(step) => self.take(step),
            Picked::Barred(Reason::NothingAsked) => self.pull(Height::Half),
            Picked::Barred(why) => self.hint.set(Some(why)),
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

    /// Closes the offered tokens and gives the focus back to the area.
    pub fn close(self) {
        self.picked.set(None);
        focus::give_back();
    }

    /// Looks at an area, which then tells about itself.
    pub fn look(self, area: Area) {
        self.looked.set(Some(area));
        focus::give_soon(CARD);
    }

    /// Looks at no area; the map has the focus again.
    pub fn look_away(self) {
        let area = self.looked.get_untracked();
        self.looked.set(None);
        if let Some(area) = area {
            focus::area(area);
        }
    }

    /// On a small screen: makes room for a panel.
    pub fn open_drawer(self) {
        self.height.set(Height::Panel);
    }

    /// Sends the draft, if it is a legal answer.
    pub fn send(self) {
        if self.busy.get_untracked() {
            return;
        }
        let open = self.open.get_untracked();
        match (open, self.ready.get_untracked()) {
            (Some((id, _)), Ok(action)) => {
                self.picked.set(None);
                self.hint.set(None);
                let length = self.page.with_untracked(|page| page.log.len());
                self.answered.set(Some(length));
                self.on_answer.run((id, action));
            }
            (_, Err(why)) => self.hint.set(Some(why)),
            (None, _) => {}
        }
    }
}
