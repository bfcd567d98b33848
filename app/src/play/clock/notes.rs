//! Above the board: clocks that stand, votes, seats that are offered.

use super::{
    Vote,
    forms::{Forms, Voice},
    votes::{asks, question, resolved},
};
use crate::reactive::memo;
use crate::{
    account::{Refusal, SignInHint},
    lobby::Status,
    play::invite::Invite,
    visitor::use_visitor,
};
use leptos::{form::ActionForm, html, prelude::*};

/// Everything about time that is not the clocks themselves; nothing once the game is over.
#[component]
pub fn TimeNotes(forms: Forms, invitation: Option<String>) -> impl IntoView {
    let page = forms.page;
    let error = Signal::derive(move || forms.error());
    let runs = memo(move |_| page.with(|it| it.table.status == Status::Running));
    let paused = memo(move |_| page.with(|it| it.table.paused_at.is_some()));
    let votes = memo(move |_| page.with(|it| it.votes.clone()));
    // What was decided at the table's last change.
    let latest = memo(move |_| {
        page.with(|it| {
            let last = it.resolutions.last().filter(|last| last.seq == it.seq)?;
            Some((last.at, resolved(last, it)))
        })
    });
    // Read and put away; whoever comes again is told once more.
    let away = RwSignal::new(None::<i64>);
    let latest = memo(move |_| latest.get().filter(|(at, _)| away.get() != Some(*at)));
    let absent =
        memo(move |_| page.with(|it| it.table.offered().map(|it| it.seat).collect::<Vec<_>>()));
    let hidden = memo(move |_| {
        page.with(|it| !it.table.open && it.invitation.is_some() && it.table.offered().count() > 0)
    });
    let invitation = StoredValue::new(invitation.unwrap_or_default());
    let notes = NodeRef::<html::Div>::new();
    // The button goes with its message, and the keyboard stays here.
    let close = move |at| {
        away.set(Some(at));
        if let Some(notes) = notes.get_untracked() {
            // Fails only for what cannot have it.
            let _ = notes.focus();
        }
    };
    move || {
        runs.get().then(|| view! {
            <div class="time-notes" aria-live="polite" tabindex="-1" node_ref=notes>
                <Refusal error />
                {move || paused.get().then(|| view! {
                    <p class="time-note">{word!("The clocks are paused." | "Die Uhren sind \
                         angehalten.")}</p>
                })}
                {move || latest.get().map(|(at, words)| view! {
                    <div class="time-note decided">
                        <p>{words}</p>
                        <button
                            type="button"
                            aria-label=word!("Close this message" | "Diese Meldung schließen")
                            on:click=move |_| close(at)
                        >
                            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                                <path d="M-5 -5L5 5M5 -5L-5 5"></path>
                            </svg>
                        </button>
                    </div>
                })}
                {move || votes.get().into_iter().map(|it| view! { <OpenVote forms vote=it /> }).collect_view()}
                {move || {
                    absent
                        .get()
                        .into_iter()
                        .map(|seat| view! { <Offered forms seat invitation /> })
                        .collect_view()
                }}
                // The lobby does not show the seats of a table by invitation.
                <Show when=move || hidden.get()>
                    <details class="time-note pass-on">
                        <summary>{word!("Find someone for it" | "Jemanden dafür finden")}</summary>
                        <Invite page />
                    </details>
                </Show>
            </div>
        })
    }
}

/// A vote, how it stands, and the two voices.
#[component]
fn OpenVote(forms: Forms, vote: Vote) -> impl IntoView {
    let asked = vote.motion;
    let question = forms.page.with_untracked(|it| question(asked, it));
    let by = vote.by;
    // Whoever has asked has said yes by that.
    let own = by.is_some_and(|by| forms.page.with_untracked(|it| it.my_seats.contains(&by.0)));
    let asks = by.map(|by| forms.page.with_untracked(|it| asks(by, it)));
    let Vote {
        yes, no, needed, ..
    } = vote;
    let mine = match vote.mine {
        Some(true) if own => "",
        Some(true) => word!(" You voted yes." | " Du hast mit Ja gestimmt."),
        Some(false) => word!(" You voted no." | " Du hast mit Nein gestimmt."),
        None => "",
    };
    view! {
        <div class="time-note vote">
            <p>
                {asks.map(|it| view! { {it} " " })}
                <strong>{question}</strong> " "
                {say!("{yes} of {needed} yes votes needed, {no} no." | "{yes} von {needed} \
                     nötigen Ja-Stimmen, {no} Nein.")}
                {mine}
                // Somebody has gone whose voice was missing.
                {(yes >= needed).then_some(word!(
                    " That's now enough: vote yes once more to decide it."
                        | " Das reicht inzwischen: Stimme noch einmal mit Ja, dann ist es \
                           entschieden."
                ))}
            </p>
            <div class="actions">
                {(!own || yes >= needed).then(|| view! { <Voice forms asked voice="yes" words=word!("Yes" | "Ja") /> })}
                <Voice forms asked voice="no" words=if own { word!("Withdraw" | "Zurückziehen") } else { word!("No" | "Nein") } />
            </div>
        </div>
    }
}

/// A seat whose person is absent or goes: the way back for its holder, the way in for others.
#[component]
fn Offered(forms: Forms, seat: u8, invitation: StoredValue<String>) -> impl IntoView {
    let visitor = use_visitor();
    let name = forms.name(seat);
    let mine = forms.page.with_untracked(|it| it.my_seats.contains(&seat));
    let seated = forms.page.with_untracked(|it| !it.my_seats.is_empty());
    let account = move || visitor.get().is_some_and(|it| !it.guest);
    let words = if mine {
        say!(
            "{name} is up for takeover because you were absent or want to leave. Until someone \
             takes over, you can keep playing, or decide to stay."
                | "{name} kann übernommen werden, weil du abwesend warst oder gehen willst. Bis \
                   jemand übernimmt, kannst du weiterspielen oder doch bleiben."
        )
    } else {
        say!(
            "{name} can be taken over. Until then nobody waits for it, and the clock may answer."
                | "{name} kann übernommen werden. Bis dahin wartet niemand darauf, und die Uhr \
                   darf antworten."
        )
    };
    let take = StoredValue::new(say!("Take over {name}" | "{name} übernehmen"));
    view! {
        <div class="time-note offered">
            <p>{words}</p>
            {mine.then(|| view! {
                <ActionForm action=forms.return_to attr:class="inline">
                    {forms.seat(seat)}
                    <button class="button primary" type="submit">{word!("I'm back" | "Ich bin wieder da")}</button>
                </ActionForm>
            })}
            {(!seated).then(|| view! {
                <SignInHint words=word!("Sign up to take it over" | "Registriere dich, um zu übernehmen") />
            })}
            <Show when=move || !seated && account()>
                <ActionForm action=forms.replace attr:class="inline">
                    {forms.seat(seat)}
                    <input type="hidden" name="invitation" value=invitation.get_value() />
                    <button class="button primary" type="submit">{take.get_value()}</button>
                </ActionForm>
            </Show>
        </div>
    }
}
