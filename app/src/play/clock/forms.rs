//! The forms with which people act on time and seats.

use super::{CastVote, HandOver, Motion, OfferSeat, ReplaceSeat, ReturnToSeat};
use crate::reactive::effect;
use crate::{
    Error, games,
    play::{TablePage, hot_seat::anew},
};
use leptos::{form::ActionForm, prelude::*};
use std::time::Duration;

/// The time that a hand needs to see that something else is under it.
const REST: Duration = Duration::from_millis(800);

/// The forms of a table, shared by its notes and its fold.
#[derive(Clone, Copy)]
pub struct Forms {
    pub page: RwSignal<TablePage>,
    pub replace: ServerAction<ReplaceSeat>,
    pub return_to: ServerAction<ReturnToSeat>,
    pub offer: ServerAction<OfferSeat>,
    pub hand_over: ServerAction<HandOver>,
    pub vote: ServerAction<CastVote>,
    /// For a moment after a vote, when other buttons move to where its button was.
    resting: RwSignal<bool>,
}

/// The place in which the forms of a table's page are kept once a part has asked for them.
#[derive(Clone)]
struct Kept {
    owner: Owner,
    forms: StoredValue<Option<Forms>>,
}

impl Forms {
    /// Lets the parts of this page share their forms.
    pub fn provide() {
        provide_context(Kept {
            owner: Owner::new(),
            forms: StoredValue::new(None),
        });
    }

    /// The forms of this page, made for the first part that asks for them.
    pub fn of(page: RwSignal<TablePage>) -> Self {
        let kept = expect_context::<Kept>();
        kept.forms.get_value().unwrap_or_else(|| {
            let forms = kept.owner.with(|| Self::new(page));
            kept.forms.set_value(Some(forms));
            forms
        })
    }

    fn new(page: RwSignal<TablePage>) -> Self {
        let forms = Self {
            page,
            replace: ServerAction::new(),
            return_to: ServerAction::new(),
            offer: ServerAction::new(),
            hand_over: ServerAction::new(),
            vote: ServerAction::new(),
            resting: RwSignal::new(false),
        };
        forms.rest_after_votes();
        effect(move |_| {
            if forms.moved() {
                anew();
            }
        });
        forms
    }

    /// A second click of the same hand is meant for what was there before.
    fn rest_after_votes(self) {
        effect(move |before: Option<usize>| {
            let votes = self.vote.version().get();
            if before.is_some_and(|it| it != votes) {
                self.resting.set(true);
                set_timeout(
                    move || {
                        self.resting.try_set(false);
                    },
                    REST,
                );
            }
            votes
        });
    }

    fn rests(self) -> bool {
        self.vote.pending().get() || self.resting.get()
    }

    pub fn error(self) -> Option<Error> {
        let replaced = self.replace.value().get().and_then(Result::err);
        let returned = self.return_to.value().get().and_then(Result::err);
        let offered = self.offer.value().get().and_then(Result::err);
        let handed = self.hand_over.value().get().and_then(Result::err);
        let voted = self.vote.value().get().and_then(Result::err);
        replaced.or(returned).or(offered).or(handed).or(voted)
    }

    /// Tells whether one's own seats have become others: the page is another's then.
    fn moved(self) -> bool {
        let taken = self.replace.value().get().is_some_and(|it| it.is_ok());
        taken || self.hand_over.value().get().is_some_and(|it| it.is_ok())
    }

    pub fn table(self) -> impl IntoView {
        let id = self.page.with_untracked(|it| it.table.id.clone());
        view! { <input type="hidden" name="table" value=id /> }
    }

    pub fn seat(self, seat: u8) -> impl IntoView {
        view! {
            {self.table()}
            <input type="hidden" name="seat" value=seat.to_string() />
        }
    }

    pub fn name(self, seat: u8) -> String {
        self.page.with_untracked(|it| games::seat_title(it, seat))
    }
}

/// One voice in a vote; the first one opens it.
#[component]
pub fn Voice(
    forms: Forms,
    asked: Motion,
    voice: &'static str,
    #[prop(into)] words: String,
) -> impl IntoView {
    // As the server function reads it.
    let (name, value) = match asked {
        Motion::Extend => ("motion", "Extend".to_owned()),
        Motion::Pause => ("motion", "Pause".to_owned()),
        Motion::Resume => ("motion", "Resume".to_owned()),
        Motion::Draw => ("motion", "Draw".to_owned()),
        Motion::Cancel => ("motion", "Cancel".to_owned()),
        Motion::Remove(seat) => ("motion[Remove]", seat.0.to_string()),
        Motion::Concede(seat) => ("motion[Concede]", seat.0.to_string()),
    };
    view! {
        <ActionForm action=forms.vote attr:class="inline">
            {forms.table()}
            <input type="hidden" name=name value=value />
            <input type="hidden" name="voice" value=voice />
            <button class="button" type="submit" disabled=move || forms.rests()>{words}</button>
        </ActionForm>
    }
}
