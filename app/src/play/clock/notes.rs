//! Above the board: clocks that stand, votes, seats that are offered. Below it: what can be done
//! about time.

use super::{
    CastVote, HandOver, Motion, OfferSeat, ReplaceSeat, ReturnToSeat, Vote,
    votes::{Proposal, Resolutions, majority, proposal, proposals, question, told},
};
use crate::{
    Error, account::Refusal, games, lobby::Status, play::TablePage, play::curtain::anew,
    visitor::use_visitor,
};
use leptos::{form::ActionForm, prelude::*};

/// The forms of a table, shared by its notes and its fold.
#[derive(Clone, Copy)]
struct Deeds {
    page: RwSignal<TablePage>,
    replace: ServerAction<ReplaceSeat>,
    return_to: ServerAction<ReturnToSeat>,
    offer: ServerAction<OfferSeat>,
    hand_over: ServerAction<HandOver>,
    vote: ServerAction<CastVote>,
}

impl Deeds {
    fn error(self) -> Option<Error> {
        let replaced = self.replace.value().get().and_then(Result::err);
        let returned = self.return_to.value().get().and_then(Result::err);
        let offered = self.offer.value().get().and_then(Result::err);
        let handed = self.hand_over.value().get().and_then(Result::err);
        let voted = self.vote.value().get().and_then(Result::err);
        replaced.or(returned).or(offered).or(handed).or(voted)
    }

    /// Whether one's own seats have become others: the page is another's then.
    fn moved(self) -> bool {
        let taken = self.replace.value().get().is_some_and(|it| it.is_ok());
        taken || self.hand_over.value().get().is_some_and(|it| it.is_ok())
    }

    fn table(self) -> impl IntoView {
        let id = self.page.with_untracked(|it| it.table.id.clone());
        view! { <input type="hidden" name="table" value=id /> }
    }

    fn seat(self, seat: u8) -> impl IntoView {
        view! {
            {self.table()}
            <input type="hidden" name="seat" value=seat.to_string() />
        }
    }

    fn name(self, seat: u8) -> String {
        self.page.with_untracked(|it| games::seat_title(it, seat))
    }
}

/// Everything about time that is not the clocks themselves; nothing once the game is over.
#[component]
pub fn TimeNotes(page: RwSignal<TablePage>, invitation: Option<String>) -> impl IntoView {
    let deeds = Deeds {
        page,
        replace: ServerAction::new(),
        return_to: ServerAction::new(),
        offer: ServerAction::new(),
        hand_over: ServerAction::new(),
        vote: ServerAction::new(),
    };
    let error = Signal::derive(move || deeds.error());
    Effect::new(move |_| {
        if deeds.moved() {
            anew();
        }
    });
    let runs = Memo::new(move |_| page.with(|it| it.table.status == Status::Running));
    let paused = Memo::new(move |_| page.with(|it| it.table.paused_at.is_some()));
    let votes = Memo::new(move |_| page.with(|it| it.votes.clone()));
    // What was decided at the table's last change.
    let latest = Memo::new(move |_| {
        page.with(|it| {
            let last = it.resolutions.last().filter(|last| last.seq == it.seq)?;
            Some(told(last, it))
        })
    });
    let absent = Memo::new(move |_| {
        page.with(|it| it.table.offered().map(|it| it.seat).collect::<Vec<_>>())
    });
    let invitation = StoredValue::new(invitation.unwrap_or_default());
    move || {
        runs.get().then(|| view! {
            <div class="time-notes" aria-live="polite">
                <Refusal error />
                {move || paused.get().then(|| view! {
                    <p class="time-note">{word!("The clocks stand still." | "Die Uhren stehen.")}</p>
                })}
                {move || latest.get().map(|words| view! { <p class="time-note">{words}</p> })}
                {move || votes.get().into_iter().map(|it| view! { <OpenVote deeds vote=it /> }).collect_view()}
                {move || {
                    absent
                        .get()
                        .into_iter()
                        .map(|seat| view! { <Offered deeds seat invitation /> })
                        .collect_view()
                }}
            </div>
            <Fold deeds />
        })
    }
}

/// A vote, how it stands, and the two voices.
#[component]
fn OpenVote(deeds: Deeds, vote: Vote) -> impl IntoView {
    let asked = (vote.motion, vote.seat);
    let question = deeds.page.with_untracked(|it| question(asked, it));
    let Vote {
        yes, no, needed, ..
    } = vote;
    let mine = match vote.mine {
        Some(true) => word!(" You said yes." | " Du hast Ja gesagt."),
        Some(false) => word!(" You said no." | " Du hast Nein gesagt."),
        None => "",
    };
    view! {
        <div class="time-note vote">
            <p>
                <strong>{question}</strong> " "
                {say!("{yes} of {needed} needed say yes, {no} no." | "{yes} von {needed} nötigen Ja, {no} Nein.")}
                {mine}
            </p>
            <div class="actions">
                <Voice deeds asked voice="yes" words=word!("Yes" | "Ja") />
                <Voice deeds asked voice="no" words=word!("No" | "Nein") />
            </div>
        </div>
    }
}

#[component]
fn Voice(
    deeds: Deeds,
    asked: Proposal,
    voice: &'static str,
    #[prop(into)] words: String,
) -> impl IntoView {
    let (motion, seat) = asked;
    let name = match motion {
        Motion::Extend => "Extend",
        Motion::Pause => "Pause",
        Motion::Resume => "Resume",
        Motion::Draw => "Draw",
        Motion::Cancel => "Cancel",
        Motion::Remove => "Remove",
    };
    view! {
        <ActionForm action=deeds.vote attr:class="inline">
            {deeds.table()}
            <input type="hidden" name="motion" value=name />
            <input type="hidden" name="voice" value=voice />
            {seat.map(|it| view! { <input type="hidden" name="seat" value=it.to_string() /> })}
            <button class="button" type="submit">{words}</button>
        </ActionForm>
    }
}

/// A seat whose person is absent: the way back for its holder, the way in for others.
#[component]
fn Offered(deeds: Deeds, seat: u8, invitation: StoredValue<String>) -> impl IntoView {
    let visitor = use_visitor();
    let name = deeds.name(seat);
    let mine = deeds.page.with_untracked(|it| it.my_seats.contains(&seat));
    let seated = deeds.page.with_untracked(|it| !it.my_seats.is_empty());
    let account = move || visitor.get().is_some_and(|it| !it.guest);
    let words = if mine {
        say!(
            "{name} is offered to others, because you were absent. Until somebody takes it you can come back."
                | "{name} wird anderen angeboten, weil du abwesend warst. Bis jemand kommt, kannst du zurück."
        )
    } else {
        say!(
            "{name} is without a player; until somebody takes over, the clock answers."
                | "{name} ist verwaist; bis jemand übernimmt, antwortet die Uhr."
        )
    };
    let take = StoredValue::new(say!("Take over {name}" | "{name} übernehmen"));
    view! {
        <div class="time-note offered">
            <p>{words}</p>
            {mine.then(|| view! {
                <ActionForm action=deeds.return_to attr:class="inline">
                    {deeds.seat(seat)}
                    <button class="button primary" type="submit">{word!("I am here again" | "Ich bin wieder da")}</button>
                </ActionForm>
            })}
            <Show when=move || !seated && account()>
                <ActionForm action=deeds.replace attr:class="inline">
                    {deeds.seat(seat)}
                    <input type="hidden" name="invitation" value=invitation.get_value() />
                    <button class="button primary" type="submit">{take.get_value()}</button>
                </ActionForm>
            </Show>
        </div>
    }
}

/// Below the board: the pace, votes to open, and ways to leave one's seat.
#[component]
fn Fold(deeds: Deeds) -> impl IntoView {
    let page = deeds.page;
    let pace = page.with_untracked(|it| it.table.pace.clone());
    let mine = Memo::new(move |_| {
        let mine = page.with(|it| it.my_seats.clone());
        let absent = page.with(|it| it.table.offered().map(|it| it.seat).collect::<Vec<_>>());
        mine.into_iter()
            .map(|it| (it, absent.contains(&it)))
            .collect::<Vec<_>>()
    });
    let motions = Memo::new(move |_| page.with(proposals));
    view! {
        <details class="fairness time-fold">
            <summary>{word!("Time and seats" | "Zeit und Plätze")}</summary>
            <p>{pace}</p>
            <div class="actions">
                {move || {
                    motions
                        .get()
                        .into_iter()
                        .map(|asked| {
                            let words = page.with_untracked(|it| proposal(asked, it));
                            view! { <Voice deeds asked voice="yes" words /> }
                        })
                        .collect_view()
                }}
            </div>
            <p class="note">{majority()}</p>
            <Resolutions page />
            {move || {
                mine.get()
                    .into_iter()
                    .map(|(seat, absent)| view! { <Leave deeds seat absent /> })
                    .collect_view()
            }}
        </details>
    }
}

/// The two ways to leave a seat for good.
#[component]
fn Leave(deeds: Deeds, seat: u8, absent: bool) -> impl IntoView {
    let name = deeds.name(seat);
    let offer = say!("Offer {name} to somebody else" | "{name} jemand anderem anbieten");
    view! {
        <div class="actions">
            {(!absent).then(|| view! {
                <ActionForm action=deeds.offer attr:class="inline">
                    {deeds.seat(seat)}
                    <button class="button quiet" type="submit">
                        {offer}
                    </button>
                </ActionForm>
            })}
            <ActionForm action=deeds.hand_over attr:class="inline">
                {deeds.seat(seat)}
                <button class="button quiet" type="submit">
                    {say!("Hand {name} to the computer" | "{name} dem Computer geben")}
                </button>
            </ActionForm>
        </div>
    }
}
