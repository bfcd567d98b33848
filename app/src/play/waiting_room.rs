//! A table whose game has not begun yet.

mod beginning;
mod conditions;
mod freed;
mod kept;
mod leaving;
mod meanwhile;
mod owner;
mod radio;
mod renewal;
mod take;

use super::{
    TablePage,
    invite::Invite,
    seats::{
        GiveUpSeat, LeaveTable, SeatComputer, SeatComputers, ShareSeat, TakeSeat, UnseatComputer,
    },
};
use crate::reactive::memo;
use crate::{
    Field,
    account::Refusal,
    arms::ArmsMark,
    chat::{Chat, PlainChat},
    games,
    lobby::{
        InWords, Listing, Masks, Occupant, Reliability, ReliabilitySign, Saying, SeatRow, Stakes,
        Start, TermsText,
    },
    profiles::PersonName,
    sheets::{self, Sheet},
    visitor::use_visitor,
};
use beginning::Beginning;
use conditions::Conditions;
use freed::Freed;
use kept::{KeptFor, is_kept_for_another};
use leaving::Leaving;
use leptos::{form::ActionForm, prelude::*};
use meanwhile::Meanwhile;
use owner::{Confirm, OwnersTools, SendAway, SendAwayForm};
use take::{Entrance, greets};

/// The actions on the seats, shared by the rows.
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
    let fill = ServerAction::<SeatComputers>::new();
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
            .or_else(|| fill.value().get().and_then(Result::err))
            .or_else(|| leave.value().get().and_then(Result::err))
    });
    let free = move || page.read().table.free_seats();
    let backdrop = games::backdrop(&page.read_untracked().table.kind);
    let owns = memo(move |_| page.read().owner);
    let sits = memo(move |_| page.with(|it| !it.my_seats.is_empty()));
    let invites = memo(move |_| page.read().invitation.is_some() && free() > 0);
    // A guest at the table of somebody else looks for their own seat first.
    let first = memo(move |_| invites.get() && (owns.get() || !sits.get()));
    let after = memo(move |_| invites.get() && !first.get());
    let address = StoredValue::new(invitation.clone());
    let (visitor, linked) = (use_visitor(), take::is_linked(invitation.as_deref()));
    let greeted =
        memo(move |_| visitor.with(|who| page.with(|it| greets(it, who.as_ref(), linked))));
    view! {
        <section class="room" class:greets=move || greeted.get()>
            <div class="room-head">
                {backdrop.map(|src| view! { <img src=src alt="" width="1440" height="236" decoding="async" /> })}
                <div class="room-words">
                    <div>
                        <p class="cap">{move || awaited(free(), owns.get() && !sits.get())}</p>
                        <h1>{move || page.read().table.name.clone()}</h1>
                        <p class="room-options">{move || page.read().table.options.clone()}</p>
                        <p>{move || page.read().table.pace.clone()}</p>
                        <p class="room-arms" aria-hidden="true">{move || page.with(|it| marks(&it.table))}</p>
                    </div>
                    <Show when=move || first.get()>
                        <Invite page />
                    </Show>
                </div>
            </div>
            <div class="page">
                <Freed page />
                <Confirm page />
                <Refusal error field=Field::Name />
                <Entrance page invitation=invitation.clone() />
                <ul class="seat-cards">
                    <For
                        each=move || page.read().table.seats.clone()
                        key=|seat| {
                            let name = seat.occupant.name().map(str::to_owned);
                            (seat.seat, name, seat.occupant.is_me(), seat.confirmed, seat.hosts)
                        }
                        let:seat
                    >
                        <SeatLine page seat invitation=invitation.clone() actions />
                    </For>
                </ul>
                <Beginning page fill />
                <div class="room-below">
                    <Show when=move || sits.get()>
                        <Talk page invitation=address.get_value() />
                    </Show>
                    <div class="room-side">
                        <Show when=move || after.get()>
                            <Invite page />
                        </Show>
                        <Meanwhile page />
                        <Show when=move || owns.get()>
                            <OwnersTools page />
                        </Show>
                        <Agreed page />
                        <Leaving page action=leave />
                    </div>
                </div>
            </div>
        </section>
    }
}

/// The rules that those who sit down agree to.
#[component]
fn Agreed(page: RwSignal<TablePage>) -> impl IntoView {
    let terms = memo(move |_| page.with(|it| it.table.terms.clone()));
    view! {
        <div class="room-notes">
            {move || page.read().table.masks.sentence().map(|it| view! { <p class="note">{it}</p> })}
            {move || page.read().table.delay.sentence().map(|it| view! { <p class="note">{it}</p> })}
            {move || page.read().table.stakes.sentence().map(|it| view! { <p class="note">{it}</p> })}
            <Conditions page />
            {move || view! { <TermsText terms=terms.get() /> }}
        </div>
    }
}

/// Returns the marks of all seats, pale where nobody sits; nothing for a game without marks.
fn marks(table: &Listing) -> impl IntoView + use<> {
    let mark = |seat: &SeatRow| {
        let mark = games::seat_mark(&table.kind, &seat.label)?;
        let free = seat.occupant == Occupant::Nobody;
        Some(view! { <span class:away=free>{mark}</span> })
    };
    let marks = table.seats.iter().filter_map(mark);
    marks.collect_view()
}

/// Draws what those who sit here say to each other until the game begins.
#[component]
fn Talk(page: RwSignal<TablePage>, invitation: Option<String>) -> impl IntoView {
    Chat::provide(page, invitation);
    view! { <PlainChat class="card room-chat" /> }
}

/// Returns the number of people still to come, in a few words; an owner who does not sit is one of them.
fn awaited(free: usize, myself: bool) -> String {
    let others = free.saturating_sub(1);
    match (free, myself) {
        (0, _) => word!("Is everyone ready?" | "Sind alle bereit?").to_owned(),
        (1, true) => word!("Waiting for you" | "Du fehlst noch").to_owned(),
        (2, true) => {
            word!("Waiting for you and 1 more" | "Es fehlen noch: du und ein weiterer").to_owned()
        }
        (_, true) => {
            say!("Waiting for you and {others} more" | "Es fehlen noch: du und {others} weitere")
        }
        (1, false) => word!("Waiting for 1 more" | "Einer fehlt noch").to_owned(),
        (_, false) => say!("Waiting for {free} more" | "{free} fehlen noch"),
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
    let guest = seat.is_marked_guest();
    let other = matches!(seat.occupant, Occupant::Person { me: false, .. });
    let who = StoredValue::new(name.clone());
    let class = ["card seat-card ", games::seat_class(&kind, &seat.label)].concat();
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
    let first_free = memo(move |_| {
        page.with(|it| {
            let mut seats = it.table.seats.iter();
            seats
                .find(|it| it.occupant == Occupant::Nobody)
                .map(|it| it.seat)
        })
    });
    // One button calls, and not all of them; to the owner it is the link.
    let calls = move || held.get() == 0 && first_free.get() == Some(number) && !owner();
    let has_account = move || visitor.get().is_some_and(|it| !it.guest);
    let takes = memo(move |_| {
        let kept = |page: &TablePage| {
            visitor.with(|it| is_kept_for_another(&page.kept, number, it.as_ref()))
        };
        let sits = held.get() > 0;
        free && (has_account() || sits) && !page.with(kept)
    });
    let invitation = StoredValue::new(invitation.unwrap_or_default());
    let label = StoredValue::new(seat.label.clone());
    let take_label = move || {
        let seat = label.get_value();
        if held.get() > 0 {
            say!("Change to {seat}" | "Zu {seat} wechseln")
        } else {
            say!("Take {seat}" | "{seat} übernehmen")
        }
    };
    let share_label = StoredValue::new(say!(
        "Someone beside you: {seat}" | "Jemand neben dir: {seat}",
        seat = seat.label
    ));
    // Of somebody new there is nothing to tell yet.
    let told = seat
        .reliability
        .filter(|level| *level != Reliability::Unproven);
    let give_up_label = StoredValue::new(say!(
        "Give up {seat}" | "{seat} aufgeben",
        seat = seat.label
    ));
    // Without a seat one doesn't see a hidden table: there one leaves it.
    let stands_up = move || page.with(|it| it.table.open && !it.owner);
    let stand_up = move || {
        if held.get() > 1 {
            give_up_label.get_value()
        } else {
            word!("Stand up" | "Aufstehen").to_owned()
        }
    };
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
        <li class=class class:free=free class:mine=mine>
            {games::seat_crest(&kind, &seat.label)}
            <div class="seat-who">
                <div>
                    <h2>{seat.label.clone()}</h2>
                    <p class="note armed-line">
                        {seat.arms.map(|arms| view! { <ArmsMark arms /> " " })}
                        <PersonName name account=seat.account.clone() /> {mine.then_some(word!(" (you)" | " (du)"))}
                        {guest.then_some(word!(" · guest" | " · Gast"))}
                        {seat.hosts.then_some(word!(" · table host" | " · hat den Tisch eröffnet"))}
                        {told.map(|level| view! { " " <ReliabilitySign level say=Saying::Words /> })}
                        {seat.confirmed.then_some(word!(" ✓ ready" | " ✓ bereit"))}
                    </p>
                    {free.then(|| view! { <KeptFor page seat=number /> })}
                </div>
                <div class="actions">
                    <Show when=move || takes.get() && (held.get() <= 1)>
                        <ActionForm action=actions.take attr:class="inline">
                            {fields()}
                            <input type="hidden" name="invitation" value=invitation.get_value() />
                            <button class="button" class:primary=calls type="submit">{take_label}</button>
                        </ActionForm>
                    </Show>
                    <Show when=move || takes.get() && shares()>
                        <ActionForm action=actions.share attr:class="inline">
                            {fields()}
                            <button
                                class="button"
                                type="submit"
                                aria-label=share_label.get_value()
                                title=word!("On this device, which you pass on" | "An diesem Gerät, das ihr weiterreicht")
                            >
                                {word!("Someone beside you" | "Jemand neben dir")}
                            </button>
                        </ActionForm>
                    </Show>
                    <Show when=move || mine && (held.get() > 1 || stands_up())>
                        <ActionForm action=actions.give_up attr:class="inline">
                            {fields()}
                            <button class="button quiet" type="submit">{stand_up}</button>
                        </ActionForm>
                    </Show>
                    <Show when=move || free && owner() && friendly()>
                        <ActionForm action=actions.seat attr:class="inline">
                            {fields()}
                            <button class="button quiet" type="submit" aria-label=computer_label.get_value()>{word!("Computer" | "Computer")}</button>
                        </ActionForm>
                    </Show>
                    <Show when=move || other && owner()>
                        <SendAwayForm table=table.get_value() seat=number name=who.get_value() action=actions.send_away />
                    </Show>
                    <Show when=move || computer && owner()>
                        <ActionForm action=actions.unseat attr:class="inline">
                            {fields()}
                            <button class="button quiet" type="submit">{word!("Free the seat" | "Platz freigeben")}</button>
                        </ActionForm>
                    </Show>
                </div>
            </div>
        </li>
    }
}
