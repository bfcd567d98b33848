//! The motions that can be voted on, and the ways to leave one's seat for good.

use super::{
    forms::{Forms, Voice},
    votes::{Resolutions, majority, proposal, proposals},
};
use crate::reactive::memo;
use crate::{lobby::Status, play::TablePage};
use leptos::{form::ActionForm, prelude::*};

/// The votes that somebody seated may open, and what votes have decided.
#[component]
pub fn Motions(forms: Forms) -> impl IntoView {
    let page = forms.page;
    let motions = memo(move |_| page.with(|it| if runs(it) { proposals(it) } else { Vec::new() }));
    let asked = memo(move |_| page.with(|it| if runs(it) { it.votes.len() } else { 0 }));
    let decided = memo(move |_| page.with(|it| !it.resolutions.is_empty()));
    let buttons = move || {
        let voice = |asked| {
            let words = page.with_untracked(|it| proposal(asked, it));
            view! { <Voice forms asked voice="yes" words /> }
        };
        motions.get().into_iter().map(voice).collect_view()
    };
    move || {
        let open = motions.with(|it| !it.is_empty());
        let asked = asked.get();
        (open || asked > 0 || decided.get()).then(|| {
            view! {
                <section>
                    <h3>{word!("Votes" | "Abstimmungen")}</h3>
                    {under_way(asked).map(|it| view! { <p class="note">{it}</p> })}
                    <div class="actions">{buttons}</div>
                    {open.then(|| view! { <p class="note">{majority()}</p> })}
                    <Resolutions page />
                </section>
            }
        })
    }
}

/// Tells that a vote is open, in the dialog: whoever has asked for a vote still looks at the dialog, and not at what is
/// above the board.
fn under_way(votes: usize) -> Option<&'static str> {
    match votes {
        0 => None,
        1 => Some(word!(
            "A vote is open: you'll find it above the board."
                | "Eine Abstimmung läuft: Sie steht über dem Spielbrett."
        )),
        _ => Some(word!(
            "Votes are open: you'll find them above the board."
                | "Abstimmungen laufen: Sie stehen über dem Spielbrett."
        )),
    }
}

/// Tells whether a game runs: what is over can neither be voted on nor left.
fn runs(page: &TablePage) -> bool {
    page.table.status == Status::Running
}

/// Each of one's own seats, with the ways to leave it.
#[component]
pub fn Leaving(forms: Forms) -> impl IntoView {
    let page = forms.page;
    let mine = memo(move |_| {
        let mine = page.with(|it| {
            if runs(it) {
                it.my_seats.clone()
            } else {
                Vec::new()
            }
        });
        let absent = page.with(|it| it.table.offered().map(|it| it.seat).collect::<Vec<_>>());
        let row = |it| (it, absent.contains(&it));
        mine.into_iter().map(row).collect::<Vec<_>>()
    });
    let seats = move || {
        let row = |(seat, absent)| view! { <Leave forms seat absent /> };
        mine.get().into_iter().map(row).collect_view()
    };
    move || {
        mine.with(|it| !it.is_empty()).then(|| {
            view! {
                <section>
                    <h3>{word!("Leave the game" | "Partie verlassen")}</h3>
                    {seats}
                </section>
            }
        })
    }
}

/// The people who find a seat that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Open,
    /// The lobby lists no table that is by invitation, as those are that were imported.
    Invitation,
}

fn offered_where(access: Access) -> &'static str {
    match access {
        Access::Open => word!(
            "Your seat is listed in the lobby until someone takes it or you decide to stay."
                | "Dein Platz steht in der Lobby, bis ihn jemand übernimmt oder du es dir anders überlegst."
        ),
        Access::Invitation => word!(
            "Anyone with the table's invitation link can take your seat until you decide to stay. \
             The lobby doesn't list this table: pass the link on."
                | "Wer den Einladungslink des Tischs hat, kann deinen Platz übernehmen, bis du es dir \
             anders überlegst. In der Liste der Tische steht er nicht: Gib den Link weiter."
        ),
    }
}

/// Both ways ask once more: there is none back.
#[component]
fn Leave(forms: Forms, seat: u8, absent: bool) -> impl IntoView {
    let name = forms.name(seat);
    let offer = say!("Offer {name} to someone else" | "{name} jemand anderem anbieten");
    let hand = say!("Hand {name} over to the computer" | "{name} dem Computer übergeben");
    let open = forms.page.with_untracked(|it| it.table.open);
    let access = if open {
        Access::Open
    } else {
        Access::Invitation
    };
    view! {
        {(!absent).then(|| view! {
            <details class="sure">
                <summary>{offer}</summary>
                <p>
                    {offered_where(access)}
                    " "
                    {word!(
                        "Until then you can keep playing, but nobody waits for you: \
                         once nobody else has anything to decide, the clock answers for you \
                         within a minute. Whoever takes the seat sees everything you see. At a \
                         table with a clock, the game counts as abandoned by you once someone \
                         has taken the seat, or if it ends after the clock gave your last answer." |
                        "Bis dahin kannst du weiterspielen, aber niemand wartet auf \
                         dich: Hat sonst niemand etwas zu entscheiden, antwortet nach höchstens \
                         einer Minute die Uhr für dich. Wer den Platz übernimmt, sieht alles, \
                         was du siehst. An einem Tisch mit Uhr gilt die Partie als von dir \
                         verlassen, sobald jemand den Platz übernommen hat oder wenn sie endet \
                         und die letzte Antwort für dich von der Uhr kam."
                    )}
                </p>
                <ActionForm action=forms.offer attr:class="inline">
                    {forms.seat(seat)}
                    <button class="button" type="submit">{word!("Yes, offer the seat" | "Ja, den Platz anbieten")}</button>
                </ActionForm>
            </details>
        })}
        <details class="sure">
            <summary>{hand}</summary>
            <p>
                {word!(
                    "The computer takes over right away and plays to the end; you can watch, but \
                     you can't come back. At a table with a clock, the game counts as abandoned \
                     by you." |
                    "Der Computer übernimmt sofort und spielt bis zum Ende; du kannst zusehen, \
                     aber nicht zurückkommen. An einem Tisch mit Uhr gilt die Partie als von \
                     dir verlassen."
                )}
            </p>
            <ActionForm action=forms.hand_over attr:class="inline">
                {forms.seat(seat)}
                <button class="button" type="submit">{word!("Yes, hand it over for good" | "Ja, \
                     endgültig übergeben")}</button>
            </ActionForm>
        </details>
    }
}
