//! A table whose game has not begun yet.

mod conditions;
mod kept;
mod leaving;
mod owner;

use super::{
    TablePage,
    invite::Invite,
    seats::{GiveUpSeat, LeaveTable, SeatComputer, ShareSeat, TakeSeat, UnseatComputer},
};
use crate::reactive::memo;
use crate::{
    account::{Refusal, SignInHint},
    games,
    lobby::{InWords, Masks, Occupant, ReliabilitySign, Saying, SeatRow, Stakes, Start, TermsText},
    profiles::PersonName,
    sheets::{self, Sheet},
    visitor::use_visitor,
};
use conditions::Conditions;
use kept::{KeptFor, is_kept_for_another};
use leaving::Leaving;
use leptos::{form::ActionForm, prelude::*};
use owner::{Confirm, OwnersTools, SendAway, SendAwayForm};

/// What can be done with the seats, shared by the rows.
#[derive(Clone, Copy)]
struct SeatActions {
    take: ServerAction<TakeSeat>,
    share: ServerAction<ShareSeat>,
    give_up: ServerAction<GiveUpSeat>,
    seat: ServerAction<SeatComputer>,
    unseat: ServerAction<UnseatComputer>,
    send_away: ServerAction<SendAway>,
}

#[component]
pub fn WaitingRoom(page: RwSignal<TablePage>, invitation: Option<String>) -> impl IntoView {
    sheets::at_once(Sheet::Pages);
    let actions = SeatActions {
        take: ServerAction::new(),
        share: ServerAction::new(),
        give_up: ServerAction::new(),
        seat: ServerAction::new(),
        unseat: ServerAction::new(),
        send_away: ServerAction::new(),
    };
    let leave = ServerAction::<LeaveTable>::new();
    let error = Signal::derive(move || {
        let taken = actions.take.value().get().and_then(Result::err);
        let seated = actions.seat.value().get().and_then(Result::err);
        let unseated = actions.unseat.value().get().and_then(Result::err);
        let shared = actions.share.value().get().and_then(Result::err);
        let sent = actions.send_away.value().get().and_then(Result::err);
        let given_up = actions.give_up.value().get().and_then(Result::err);
        taken
            .or(shared)
            .or(given_up)
            .or(seated)
            .or(unseated)
            .or(sent)
            .or_else(|| leave.value().get().and_then(Result::err))
    });
    let free = move || page.read().table.free_seats();
    let terms = memo(move |_| page.with(|it| it.table.terms.clone()));
    let asks = memo(move |_| page.read().table.start != Start::AtOnce);
    let owns = memo(move |_| page.read().owner);
    let invites = memo(move |_| page.read().invitation.is_some() && free() > 0);
    view! {
        <section class="page narrow">
            <h1>{move || page.read().table.name.clone()}</h1>
            <p class="lead" role="status">
                {move || match (free(), asks.get()) {
                    (0, _) => say!("All seats are taken." | "Alle Plätze sind besetzt."),
                    (1, true) => say!(
                        "One seat is free. When it's taken, everyone confirms they're ready." |
                        "Ein Platz ist noch frei. Ist er besetzt, bestätigen alle, dass sie \
                         bereit sind."
                    ),
                    (free, true) => say!(
                        "{free} seats are free. When all are taken, everyone confirms they're \
                         ready." |
                        "{free} Plätze sind noch frei. Sind alle besetzt, bestätigen alle, dass \
                         sie bereit sind."
                    ),
                    (1, false) => say!(
                        "One seat is free. The game starts when it's taken." |
                        "Ein Platz ist noch frei. Sobald er besetzt ist, beginnt die Partie."
                    ),
                    (free, false) => say!(
                        "{free} seats are free. The game starts automatically when the last one \
                         is taken." |
                        "{free} Plätze sind noch frei. Ist der letzte besetzt, beginnt die \
                         Partie automatisch."
                    ),
                }}
            </p>
            <p class="note">{move || page.read().table.options.clone()}</p>
            <p class="note">{move || page.read().table.pace.clone()}</p>
            {move || page.read().table.masks.sentence().map(|it| view! { <p class="note">{it}</p> })}
            {move || page.read().table.delay.sentence().map(|it| view! { <p class="note">{it}</p> })}
            {move || page.read().table.stakes.sentence().map(|it| view! { <p class="note">{it}</p> })}
            <Conditions page />
            {move || view! { <TermsText terms=terms.get() /> }}
            <Confirm page />
            <Refusal error />
            <SignInHint words=word!("Sign up to take a seat" | "Registriere dich, um Platz zu nehmen") />
            <ul class="rows card">
                <For
                    each=move || page.read().table.seats.clone()
                    key=|seat| {
                        let name = seat.occupant.name().map(str::to_owned);
                        (seat.seat, name, seat.occupant.is_me(), seat.confirmed)
                    }
                    let:seat
                >
                    <SeatLine page seat invitation=invitation.clone() actions />
                </For>
            </ul>
            <Show when=move || invites.get()>
                <Invite page />
            </Show>
            <Show when=move || owns.get()>
                <OwnersTools page />
            </Show>
            <Leaving page action=leave />
        </section>
    }
}

#[component]
fn SeatLine(
    page: RwSignal<TablePage>,
    seat: SeatRow,
    invitation: Option<String>,
    actions: SeatActions,
) -> impl IntoView {
    let visitor = use_visitor();
    let number = seat.seat;
    let table = page.read_untracked().table.id.clone();
    let kind = page.read_untracked().table.kind.clone();
    let owner = move || page.read().owner;
    let free = seat.occupant == Occupant::Nobody;
    let computer = seat.occupant == Occupant::Computer;
    let name = seat
        .occupant
        .name()
        .unwrap_or(word!("free" | "frei"))
        .to_owned();
    let mine = seat.occupant.is_me();
    let other = matches!(seat.occupant, Occupant::Person { me: false, .. });
    let label = StoredValue::new(seat.label.clone());
    let held = memo(move |_| page.read().my_seats.len());
    let friendly = move || page.with(|it| it.table.stakes == Stakes::Friendly);
    let days = memo(move |_| page.read().table.start == Start::WhenConfirmed);
    // At an open table a stranger could take all seats.
    let shares = move || {
        let named = page.with(|it| it.table.masks == Masks::None);
        // Nobody sits together around one device for days.
        let together = friendly() && !days.get();
        named && together && held.get() >= 1 && page.with(|it| it.owner || !it.table.open)
    };
    let has_account = move || visitor.get().is_some_and(|it| !it.guest);
    let takes = memo(move |_| {
        let kept = |page: &TablePage| {
            visitor.with(|it| is_kept_for_another(&page.kept, number, it.as_ref()))
        };
        free && has_account() && !page.with(kept)
    });
    let invitation = StoredValue::new(invitation.unwrap_or_default());
    let take_label = StoredValue::new(say!("Take {seat}" | "{seat} übernehmen", seat = seat.label));
    let share_label = StoredValue::new(say!(
        "Also take {seat} on this device" | "Auch {seat} an diesem Gerät übernehmen",
        seat = seat.label
    ));
    let give_up_label = StoredValue::new(say!(
        "Give up {seat}" | "{seat} aufgeben",
        seat = seat.label
    ));
    let computer_label = StoredValue::new(say!(
        "Computer for {seat}" | "Computer für {seat}",
        seat = seat.label
    ));
    let table = StoredValue::new(table);
    let fields = move || {
        view! {
            <input type="hidden" name="table" value=table.get_value() />
            <input type="hidden" name="seat" value=number.to_string() />
        }
    };
    view! {
        <li class="row">
            <div class="seat-who">
                {games::seat_mark(&kind, &seat.label)}
                <div>
                    <strong>{seat.label.clone()}</strong>
                    <p class="note">
                        <PersonName name account=seat.account.clone() /> {mine.then_some(word!(" (you)" | " (du)"))}
                        {seat.reliability.map(|level| view! { " " <ReliabilitySign level say=Saying::Words /> })}
                        {seat.confirmed.then_some(word!(" ✓ ready" | " ✓ bereit"))}
                    </p>
                    {free.then(|| view! { <KeptFor page seat=number /> })}
                </div>
            </div>
            <div class="actions">
                <Show when=move || takes.get() && (held.get() <= 1)>
                    <ActionForm action=actions.take attr:class="inline">
                        {fields()}
                        <input type="hidden" name="invitation" value=invitation.get_value() />
                        <button class="button primary" type="submit">{take_label.get_value()}</button>
                    </ActionForm>
                </Show>
                <Show when=move || takes.get() && shares()>
                    <ActionForm action=actions.share attr:class="inline">
                        {fields()}
                        <button class="button" type="submit">{share_label.get_value()}</button>
                    </ActionForm>
                </Show>
                <Show when=move || mine && (held.get() > 1)>
                    <ActionForm action=actions.give_up attr:class="inline">
                        {fields()}
                        <button class="button quiet" type="submit">{give_up_label.get_value()}</button>
                    </ActionForm>
                </Show>
                <Show when=move || free && owner() && friendly()>
                    <ActionForm action=actions.seat attr:class="inline">
                        {fields()}
                        <button class="button quiet" type="submit">{computer_label.get_value()}</button>
                    </ActionForm>
                </Show>
                <Show when=move || other && owner()>
                    <SendAwayForm table=table.get_value() seat=number label=label.get_value() action=actions.send_away />
                </Show>
                <Show when=move || computer && owner()>
                    <ActionForm action=actions.unseat attr:class="inline">
                        {fields()}
                        <button class="button quiet" type="submit">{word!("Free the seat" | "Platz freigeben")}</button>
                    </ActionForm>
                </Show>
            </div>
        </li>
    }
}
