//! The values that the parts of a table page share: the page, the open question and its draft.

mod pick;

use super::{deferred::deferred, fit::Fit, height::Height, resting::resting, sight};
use crate::games::westeros::{
    draft::{Draft, Drafting, Reason, Step},
    focus,
    page::SharedPage,
    panels::CARD,
    scene::{Scene, staged},
};
use crate::{
    play::{Sound, Tone},
    reactive::{effect, memo},
};
use leptos::prelude::*;
use tabletop::DecisionId;
use westeros::{Action, Area, AreaSet, Prompt, View};

/// The handles to a table page; cheap to copy into every part of it.
#[derive(Clone, Copy)]
pub struct PageState {
    pub page: Signal<SharedPage>,
    pub view: Memo<View>,
    /// The question to answer now.
    pub open: Memo<Option<(DecisionId, Prompt)>>,
    pub draft: Memo<Draft>,
    /// The draft as an answer, or what is missing.
    pub ready: Memo<Result<Action, Reason>>,
    drafting: RwSignal<Option<Drafting>>,
    /// The area whose tokens are offered.
    pub picked: RwSignal<Option<Area>>,
    /// The place and scale at which its tokens fit the map on the screen.
    pub fit: RwSignal<Fit>,
    /// The area looked at last.
    pub looked: RwSignal<Option<Area>>,
    /// The map as the question and its draft make it.
    pub scene: Memo<Scene>,
    /// The warning beside Confirm: what that would give away.
    pub warning: RwSignal<Option<String>>,
    /// The words of the choice beside Confirm to leave a power token behind.
    pub token: RwSignal<Option<String>>,
    /// The reason why the last thing tried was not possible.
    pub hint: RwSignal<Option<Reason>>,
    /// The length of the log at the last answer.
    pub answered: RwSignal<Option<usize>>,
    /// The height of the drawer.
    pub height: RwSignal<Height>,
    /// The areas that the map has to show now.
    pub sight: Signal<AreaSet>,
    pub busy: Signal<bool>,
    sound: StoredValue<Option<Sound>>,
    on_answer: Callback<(DecisionId, Action)>,
}

impl PageState {
    pub fn new(
        page: Signal<SharedPage>,
        busy: Signal<bool>,
        on_answer: Callback<(DecisionId, Action)>,
    ) -> Self {
        let view = memo(move |_| page.with(|it| it.view));
        let open = memo(move |_| page.with(|it| it.open().map(|it| (it.id, it.prompt))));
        let drafting = RwSignal::new(None::<Drafting>);
        // A draft of a question that is no longer open counts as none.
        let draft = memo(move |_| {
            let Some((id, prompt)) = open.get() else {
                return Draft::Nothing;
            };
            drafting.with(|it| match it {
                Some(it) if it.decision == id => it.now,
                _ => view.with(|view| Draft::open(view, &prompt)),
            })
        });
        let ready = memo(move |_| match open.get() {
            Some((_, prompt)) => view.with(|view| draft.get().ready(view, &prompt)),
            None => Err(Reason::NothingAsked),
        });
        let picked = RwSignal::new(None);
        let scene = memo(move |_| {
            let prompt = open.get().map(|(_, prompt)| prompt);
            let draft = draft.get();
            view.with(|view| staged(view, prompt.as_ref(), &draft))
        });
        let height = RwSignal::new(Height::default());
        let state = Self {
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
            warning: RwSignal::new(None),
            token: RwSignal::new(None),
            hint: RwSignal::new(None),
            answered: RwSignal::new(None),
            height,
            sight: sight::sight(open, (scene, view), (picked, height)),
            busy,
            sound: StoredValue::new(use_context()),
            on_answer,
        };
        state.forget_with_the_question();
        state
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

    /// The same for a part beside the map: the page follows once the map has been painted.
    pub fn deferred(self) -> Self {
        let page = deferred(self.page);
        Self {
            page,
            view: memo(move |_| page.with(|it| it.view)),
            ..self
        }
    }

    /// The same for what answers a question beside the map: once the map has been painted. Until then it belongs to
    /// the question before, whose answers are no longer taken.
    pub fn after_map(self) -> Self {
        let open = self.open;
        let question = memo(move |_| open.with(|it| it.as_ref().map(|(id, _)| *id)));
        let shown = deferred::<Option<DecisionId>>(question.into());
        self.resting(memo(move |_| shown.get() == question.get()))
    }

    /// A new question closes what was open for the last one.
    fn forget_with_the_question(self) {
        effect(move |before: Option<Option<DecisionId>>| {
            let now = self.open.get().map(|(id, _)| id);
            if before.is_some_and(|before| before != now) {
                self.picked.set(None);
                self.looked.set(None);
                self.hint.set(None);
                // Whoever is writing goes on; the question shows at the foot of the drawer.
                if !focus::is_typing() {
                    self.pull(Height::Half);
                }
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

    /// Returns the steps that the draft has come through so far, if it answers the open question.
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

    /// Tells whether the viewer is about something: an area is picked, or a draft has been begun.
    pub fn aiming(self) -> Signal<bool> {
        Signal::derive(move || self.picked.get().is_some() || self.drafting().is_some())
    }

    /// Puts a remembered draft in the place of an untouched one.
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
        let draft = self.draft.get_untracked();
        let asked = self.open.get_untracked();
        let forced = asked.is_some_and(|(_, prompt)| {
            let forced = |view: &View| draft.is_forced(view, &prompt);
            self.view.with_untracked(forced)
        });
        if forced {
            self.hint.set(Some(Reason::OnlyAnswer));
        } else {
            let next = |now: Draft| self.view.with_untracked(|view| now.stepped(view, step));
            self.change(|it| it.replace(next(it.now)));
            if matches!(step, Step::Place(..)) {
                self.play(Tone::Placed);
            }
        }
    }

    fn play(self, tone: Tone) {
        if let Some(sound) = self.sound.get_value() {
            sound.play(tone);
        }
    }

    pub fn undo(self) {
        self.change(Drafting::undo);
    }

    pub fn redo(self) {
        self.change(Drafting::redo);
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

    /// Opens the drawer.
    pub fn open_drawer(self) {
        self.height.set(Height::Panel);
    }

    /// Closes the panel that lies over the map.
    pub fn to_the_map(self) {
        if self.height.get_untracked() == Height::Panel {
            self.height.set(Height::Half);
        }
    }

    /// Sends the draft, if it is a legal answer.
    pub fn send(self) {
        if self.busy.get_untracked() {
            return;
        }
        let open = self.open.get_untracked();
        match (open, self.ready.get_untracked()) {
            (Some((id, prompt)), Ok(action)) => {
                if is_secret(&prompt) {
                    self.play(Tone::Sealed);
                }
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

/// Tells whether the answer is a secret until everybody has given theirs.
const fn is_secret(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::PlaceOrders { .. } | Prompt::Bid { .. } | Prompt::ChooseCard
    )
}

#[cfg(test)]
mod tests;
