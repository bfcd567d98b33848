//! The actions that the owner of a table may do until the game begins.

use super::{
    super::{Guest, TablePage},
    renewal::Renewal,
};
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{
    Error,
    account::{Refusal, failed, my_favorites},
    lobby::{Masks, Occupant, SeatRow, WordsFields},
    unsent::KeepTyped,
};
use leptos::{form::ActionForm, prelude::*};
#[cfg(feature = "ssr")]
use {
    crate::server::{self, Outcome},
    platform::{Platform, TableId, UserId, tables},
    tabletop::Seat,
};

/// Writes what the table is about, and its house rules.
#[server(endpoint = "set_table_words")]
pub async fn set_table_words(
    table: String,
    #[server(default)] description: String,
    #[server(default)] house_rules: String,
) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::set_words(&platform, user, id, (&description, &house_rules))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Invites somebody by name.
#[server(endpoint = "invite_by_name")]
pub async fn invite_by_name(table: String, name: String) -> Result<(), Error> {
    // Who is told of it hears from somebody who can be blocked for good.
    server::with_account()?;
    let (platform, user, id) = at(&table)?;
    tables::invite(&platform, user, id, &name)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Frees the seats of whoever sits on this one.
#[server(endpoint = "send_away")]
pub async fn send_away(
    table: String,
    seat: u8,
    #[server(default)] words: String,
) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::send_away(&platform, user, id, (Seat(seat), &words))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Takes the table away.
#[server(endpoint = "close_table")]
pub async fn close_table(table: String) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::close(&platform, user, id).await.or_refuse()?;
    leptos_axum::redirect("/lobby");
    Ok(())
}

/// Says at a full table that one is there.
#[server(endpoint = "confirm_seat")]
pub async fn confirm_seat(table: String) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::confirm(&platform, user, id).await.or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// The person who asks, guest or not, and the table they ask about: a table is handed down to guests,
/// too.
#[cfg(feature = "ssr")]
pub fn at(table: &str) -> Result<(Platform, UserId, TableId), Error> {
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    Ok((server::platform(), user, id))
}

/// At a full table with clocks: who is there, and the button that says it.
#[component]
pub fn Confirm(page: RwSignal<TablePage>) -> impl IntoView {
    let action = ServerAction::<ConfirmSeat>::new();
    let error = failed(action.value());
    let confirming = memo(move |_| page.with(|it| it.table.confirming()));
    let open = memo(move |_| {
        page.with(|it| {
            let mut mine = it.table.seats.iter().filter(|it| it.occupant.is_me());
            mine.any(|it| !it.confirmed)
        })
    });
    let live = memo(move |_| page.read().table.is_live());
    let table = StoredValue::new(page.with_untracked(|it| it.table.id.clone()));
    move || {
        confirming.get().then(|| view! {
            <section class="card confirm" aria-label=word!("Is everyone ready?" | "Sind alle \
                 bereit?")>
                <p>{if live.get() {
                    word!(
                        "The game starts as soon as everyone is ready. Your answer holds for ten \
                         minutes."
                            | "Die Partie beginnt, sobald alle bereit sind. Deine Antwort gilt zehn \
                               Minuten lang."
                    )
                } else {
                    word!(
                        "The game starts once everyone has pressed Ready."
                            | "Die Partie beginnt, sobald alle einmal „Bereit“ gedrückt haben."
                    )
                }}</p>
                <Refusal error />
                {if open.get() {
                    view! {
                        <ActionForm action attr:class="inline">
                            <input type="hidden" name="table" value=table.get_value() />
                            <button class="button primary" type="submit">
                                {if live.get() {
                                    word!("I'm ready" | "Ich bin bereit")
                                } else {
                                    word!("Ready" | "Bereit")
                                }}
                            </button>
                        </ActionForm>
                    }
                    .into_any()
                } else {
                    view! { <p role="status">{move || page.with(|it| waits_for(&it.table.seats))}</p> }.into_any()
                }}
            </section>
        })
    }
}

/// Returns in words who has not yet said that they are there.
fn waits_for(seats: &[SeatRow]) -> String {
    let open = |it: &&SeatRow| matches!(it.occupant, Occupant::Person { .. }) && !it.confirmed;
    let names = seats.iter().filter(open);
    let names: Vec<&str> = names.filter_map(|it| it.occupant.name()).collect();
    let names = names.join(", ");
    say!("You're ready. Still missing: {names}." | "Du bist bereit. Es fehlt noch: {names}.")
}

/// Inviting, what the table is about, closing it.
#[component]
pub fn OwnersTools(page: RwSignal<TablePage>) -> impl IntoView {
    let write = ServerAction::<SetTableWords>::new();
    let close = ServerAction::<CloseTable>::new();
    let error = Signal::derive(move || {
        let written = write.value().get().and_then(Result::err);
        written.or_else(|| close.value().get().and_then(Result::err))
    });
    let (table, terms) = page.with_untracked(|it| (it.table.id.clone(), it.table.terms.clone()));
    let table = StoredValue::new(table);
    let named = page.with_untracked(|it| it.table.masks == Masks::None);
    let others = memo(move |_| {
        page.with(|it| {
            it.table
                .seats
                .iter()
                .any(|it| it.occupant.name().is_some() && !it.occupant.is_me())
        })
    });
    let saved = move || {
        let saved = write.value().with(|it| matches!(it, Some(Ok(()))));
        (saved && !write.pending().get()).then(|| word!("Saved." | "Gespeichert."))
    };
    view! {
        {named.then(|| view! { <Invitations page /> })}
        <details class="card owners-tools">
            <summary>{word!("Edit the table" | "Tisch bearbeiten")}</summary>
            <Refusal error />
            <ActionForm action=write attr:class="form">
                <KeepTyped name="words" />
                <input type="hidden" name="table" value=table.get_value() />
                <WordsFields names=["description", "house_rules"] terms />
                <div class="actions">
                    <button class="button primary" type="submit">{word!("Save" | "Speichern")}</button>
                    <span role="status">{saved}</span>
                </div>
            </ActionForm>
            <Renewal table=table.get_value() />
            {move || others.get().then(|| view! {
                <details class="sure">
                    <summary>{word!("Close the table for everyone" | "Tisch für alle auflösen")}</summary>
                    <p>
                        {word!(
                            "This removes the table and its link for everyone seated here."
                                | "Der Tisch und sein Link verschwinden für alle, die hier sitzen."
                        )}
                    </p>
                    <ActionForm action=close attr:class="inline">
                        <input type="hidden" name="table" value=table.get_value() />
                        <button class="button" type="submit">{word!("Yes, close it for good" | "Ja, endgültig auflösen")}</button>
                    </ActionForm>
                </details>
            })}
        </details>
    }
}

/// Draws whom the owner has invited by name, and the way to invite another.
#[component]
fn Invitations(page: RwSignal<TablePage>) -> impl IntoView {
    let action = ServerAction::<InviteByName>::new();
    let error = failed(action.value());
    let guests = memo(move |_| page.with(|it| it.guests.clone()));
    let table = page.with_untracked(|it| it.table.id.clone());
    let favorites = loaded(|| (), |()| my_favorites());
    let here = StoredValue::new(table.clone());
    // Whoever is invited or sits here already is not offered.
    let absent = move |name: &String| {
        page.with(|it| {
            let mut seats = it.table.seats.iter();
            let sits = seats.any(|it| it.occupant.name().is_some_and(|it| it == name));
            !sits && it.guests.iter().all(|it| it.name != *name)
        })
    };
    let favorite = move |name: String| {
        let label = say!("Invite {name}" | "{name} einladen");
        view! {
            <ActionForm action attr:class="inline">
                <input type="hidden" name="table" value=here.get_value() />
                <input type="hidden" name="name" value=name />
                <button class="button" type="submit"><span aria-hidden="true">"★"</span> {label}</button>
            </ActionForm>
        }
    };
    let line = |Guest { name, declined }: Guest| {
        let state = if declined {
            word!("has declined" | "hat abgelehnt")
        } else {
            word!("is invited" | "ist eingeladen")
        };
        view! { <li><strong>{name}</strong> " " <span class="soft">{state}</span></li> }
    };
    view! {
        <ActionForm action attr:class="field invite-by-name">
            <KeepTyped name="invite" />
            <label for="invite-name">{word!("Invite someone by name" | "Mitspieler mit Namen einladen")}</label>
            <Refusal error />
            <div class="actions">
                <input type="hidden" name="table" value=table />
                <input id="invite-name" name="name" required maxlength="24" autocomplete="off" />
                <button class="button" type="submit">{word!("Invite" | "Einladen")}</button>
            </div>
            {move || {
                let guests = guests.get();
                (!guests.is_empty()).then(|| view! { <ul class="guests">{guests.into_iter().map(line).collect_view()}</ul> })
            }}
        </ActionForm>
        <Transition>
            {move || Suspend::new(async move {
                let names = favorites.await.unwrap_or_default();
                move || {
                    let names = names.iter().filter(|it| absent(it)).cloned();
                    let offered: Vec<_> = names.map(favorite).collect();
                    (!offered.is_empty()).then(|| view! {
                        <div class="actions favorites" role="group" aria-label=word!("Invite favorites" | "Favoriten einladen")>{offered}</div>
                    })
                }
            })}
        </Transition>
    }
}

/// The way to free the seat of somebody else, with a word to them.
#[component]
pub fn SendAwayForm(
    table: String,
    seat: u8,
    /// The name of its person.
    name: String,
    action: ServerAction<SendAway>,
) -> impl IntoView {
    let note = format!("send-away-{seat}");
    view! {
        <details class="send-away">
            <summary>{say!("Remove {name}" | "{name} vom Tisch nehmen")}</summary>
            <ActionForm action attr:class="field">
                <KeepTyped name=note.clone() />
                <input type="hidden" name="table" value=table />
                <input type="hidden" name="seat" value=seat.to_string() />
                <label for=note.clone()>{word!("Message (optional)" | "Nachricht (optional)")}</label>
                <input id=note name="words" maxlength="200" />
                <button class="button" type="submit">{word!("Free the seat" | "Platz freigeben")}</button>
            </ActionForm>
        </details>
    }
}
