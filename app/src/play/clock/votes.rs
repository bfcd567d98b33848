//! The words for what a table votes on; what it has decided; how it ended by vote.

use super::{ClockRow, Motion, Outcome, Resolution};
use crate::reactive::memo;
use crate::{
    account::{Refusal, failed},
    games,
    lobby::{self, Masks, Occupant, Status, Verdict},
    play::{Ago, Rematch, TablePage},
};
use leptos::{form::ActionForm, prelude::*};
use std::mem::discriminant;
use tabletop::Seat;

/// The question that is put to everybody.
pub fn question(motion: Motion, page: &TablePage) -> String {
    match motion {
        Motion::Extend => word!(
            "More time for everyone deciding now: 50% more, or until the table's next deadline?"
                | "Mehr Zeit für alle, die gerade entscheiden: 50 % mehr oder bis zum nächsten \
                   Termin des Tisches?"
        )
        .to_owned(),
        Motion::Pause => word!("Pause the clocks?" | "Partie pausieren?").to_owned(),
        Motion::Resume => word!("Resume the clocks?" | "Partie fortsetzen?").to_owned(),
        Motion::Draw => word!(
            "End the game now as a draw, without a winner?"
                | "Partie jetzt unentschieden beenden, ohne Sieger?"
        )
        .to_owned(),
        Motion::Cancel => {
            word!("Cancel the game? It won't count." | "Partie abbrechen? Sie zählt dann nicht.")
                .to_owned()
        }
        Motion::Remove(seat) => {
            let name = games::seat_title(page, seat.0);
            say!(
                "Hand {name} over to the computer for the rest of the game?"
                    | "Soll der Computer {name} bis zum Ende der Partie spielen?"
            )
        }
        // Nobody votes on it.
        Motion::Concede(_) => String::new(),
    }
}

/// Tells who puts the question: what they play, and the person where names are known. Stands before the question.
pub fn asks(Seat(by): Seat, page: &TablePage) -> String {
    if page.my_seats.contains(&by) {
        return word!("You ask:" | "Du fragst:").to_owned();
    }
    let seat = games::seat_title(page, by);
    let row = page.table.seats.iter().find(|it| it.seat == by);
    let person = match row.map(|it| &it.occupant) {
        Some(Occupant::Person { name, .. }) if page.table.masks == Masks::None => Some(name),
        _ => None,
    };
    match person {
        Some(name) => say!("{seat} ({name}) asks:" | "{seat} ({name}) fragt:"),
        None => say!("{seat} asks:" | "{seat} fragt:"),
    }
}

/// The button that opens the vote.
pub fn proposal(motion: Motion, page: &TablePage) -> String {
    match motion {
        Motion::Extend => word!("Ask for more time" | "Um mehr Zeit bitten").to_owned(),
        Motion::Pause => word!("Ask for a pause" | "Um eine Pause bitten").to_owned(),
        Motion::Resume => word!("Ask to resume" | "Fortsetzen vorschlagen").to_owned(),
        Motion::Draw => word!("Propose a draw" | "Unentschieden vorschlagen").to_owned(),
        Motion::Cancel => word!("Propose to cancel the game" | "Abbruch vorschlagen").to_owned(),
        Motion::Remove(seat) => {
            let name = games::seat_title(page, seat.0);
            say!("Propose the computer for {name}" | "Den Computer für {name} vorschlagen")
        }
        Motion::Concede(_) => word!("Concede" | "Aufgeben").to_owned(),
    }
}

/// Tells how a vote has ended, as a sentence; `name` is whose seat it was about.
pub fn ended(it: &Resolution, name: &str) -> String {
    match it.outcome {
        Outcome::Carried => decided(it.motion, name),
        Outcome::Lost => lost(it.motion, name),
    }
}

fn decided(motion: Motion, name: &str) -> String {
    let words = match motion {
        Motion::Extend => word!(
            "Vote passed: more time for everyone who was deciding."
                | "Abstimmung angenommen: mehr Zeit für alle, die gerade entschieden."
        ),
        Motion::Pause => word!(
            "Vote passed: the clocks are paused."
                | "Abstimmung angenommen: Die Uhren sind angehalten."
        ),
        Motion::Resume => word!(
            "Vote passed: the clocks are running again."
                | "Abstimmung angenommen: Die Uhren laufen wieder."
        ),
        Motion::Draw => word!(
            "Vote passed: the game ends in a draw."
                | "Abstimmung angenommen: Die Partie endet unentschieden."
        ),
        Motion::Cancel => word!(
            "Vote passed: the game is canceled."
                | "Abstimmung angenommen: Die Partie ist abgebrochen."
        ),
        Motion::Remove(_) => {
            return say!(
                "Vote passed: the computer plays {name}."
                    | "Abstimmung angenommen: Der Computer spielt {name}."
            );
        }
        Motion::Concede(_) => {
            return say!("{name} has conceded the game." | "{name} hat die Partie aufgegeben.");
        }
    };
    words.to_owned()
}

fn lost(motion: Motion, name: &str) -> String {
    let words = match motion {
        Motion::Extend => word!(
            "Vote failed: more time for everyone who was deciding."
                | "Abstimmung abgelehnt: mehr Zeit für alle, die gerade entschieden."
        ),
        Motion::Pause => {
            word!("Vote failed: pausing the clocks." | "Abstimmung abgelehnt: eine Pause.")
        }
        Motion::Resume => word!(
            "Vote failed: resuming the clocks." | "Abstimmung abgelehnt: die Partie fortzusetzen."
        ),
        Motion::Draw => {
            word!(
                "Vote failed: ending the game in a draw."
                    | "Abstimmung abgelehnt: ein \
                 Unentschieden."
            )
        }
        Motion::Cancel => word!(
            "Vote failed: canceling the game." | "Abstimmung abgelehnt: die Partie abzubrechen."
        ),
        Motion::Remove(_) => {
            return say!(
                "Vote failed: the computer playing {name}."
                    | "Abstimmung abgelehnt: der Computer für {name}."
            );
        }
        Motion::Concede(_) => return String::new(),
    };
    words.to_owned()
}

/// Tells how a vote has ended, at this table.
pub fn resolved(it: &Resolution, page: &TablePage) -> String {
    let name = it.motion.seat().map(|it| games::seat_title(page, it.0));
    ended(it, &name.unwrap_or_default())
}

/// Tells whose voices count, and how many are needed.
pub fn majority() -> &'static str {
    word!(
        "Ending the game in a draw or canceling it needs everyone's yes: a single no defeats the \
         vote. Any other vote passes as soon as more than half of the players say yes. Players \
         who are marked absent or about to lose their seat count only when they vote; the \
         computer never counts. So someone leaving or coming back may decide a vote. Votes that \
         aren't decided expire after three days."
            | "Für ein Unentschieden oder einen Abbruch müssen alle mit Ja stimmen: Ein einziges \
               Nein genügt dagegen. Jede andere Abstimmung ist angenommen, sobald mehr als die \
               Hälfte der Mitspielenden mit Ja stimmt. Wer als abwesend gilt oder den Platz \
               verlieren soll, zählt nur, wenn er selbst abstimmt; der Computer zählt nie. Wer \
               geht oder zurückkommt, kann so eine Abstimmung entscheiden. Was nicht \
               entschieden wird, verfällt nach drei Tagen."
    )
}

/// Returns what one may propose now.
pub fn proposals(page: &TablePage) -> Vec<Motion> {
    if page.my_seats.is_empty() {
        return Vec::new();
    }
    let pause = if page.table.paused_at.is_some() {
        Some(Motion::Resume)
    } else {
        page.votable.pause.then_some(Motion::Pause)
    };
    let others = |it: &Occupant| matches!(it, Occupant::Person { me: false, .. });
    let together = page.table.seats.iter().any(|it| others(&it.occupant));
    let about_all = [
        page.votable.extend.then_some(Motion::Extend),
        pause,
        together.then_some(Motion::Draw),
        page.votable.cancel.then_some(Motion::Cancel),
    ];
    let silent = |it: &ClockRow| it.absent || it.silent_from.is_some_and(|from| from <= page.now);
    let clocks = &page.table.clocks;
    let silent = |seat: u8| clocks.iter().any(|it| it.seat.0 == seat && silent(it));
    let gone = page
        .table
        .seats
        .iter()
        .filter(|it| others(&it.occupant) && silent(it.seat))
        .map(|it| Motion::Remove(Seat(it.seat)));
    // Of each kind one vote at a time.
    let is_open = |motion: &Motion| {
        let mut open = page.votes.iter();
        open.any(|it| discriminant(&it.motion) == discriminant(motion))
    };
    let all = about_all.into_iter().flatten().chain(gone);
    all.filter(|it| !is_open(it)).collect()
}

/// Draws how all votes have ended, the latest first.
#[component]
pub fn Resolutions(page: RwSignal<TablePage>) -> impl IntoView {
    let all = memo(move |_| page.with(|it| it.resolutions.clone()));
    let line = move |it: Resolution| {
        let (words, now) = page.with_untracked(|page| (resolved(&it, page), page.now));
        view! { <li>{words} " " <span class="soft"><Ago at=it.at now /></span></li> }
    };
    move || {
        let all = all.get();
        (!all.is_empty()).then(|| {
            view! {
                <ul class="resolutions">{all.into_iter().rev().map(line).collect_view()}</ul>
            }
        })
    }
}

/// Above the board once the game has ended before its time: what that means, and the way on.
#[component]
pub fn VerdictNote(page: RwSignal<TablePage>) -> impl IntoView {
    let action = ServerAction::<Rematch>::new();
    let error = failed(action.value());
    let verdict = memo(move |_| page.with(noted));
    let rematch = memo(move |_| page.with(|it| it.rematch.clone()));
    let played = memo(move |_| page.with(|it| !it.my_seats.is_empty()));
    let again = move || {
        match rematch.get() {
        Some(path) => Some(view! {
            <a class="button primary" href=path>{word!("Go to the rematch" | "Zur Revanche")}</a>
        }
        .into_any()),
        None => played.get().then(|| view! {
            <ActionForm action attr:class="inline">
                <input type="hidden" name="table" value=page.with_untracked(|it| it.table.id.clone()) />
                <button class="button primary" type="submit">{word!("Play again" | "Noch einmal spielen")}</button>
            </ActionForm>
        }
        .into_any()),
    }
    };
    move || {
        verdict.get().map(|verdict| view! {
            <section class="time-note verdict" aria-label=word!("Game over" | "Ende der Partie")>
                <p><strong>{lobby::verdict(verdict)} "."</strong> " " {meaning(verdict)}</p>
                <Refusal error />
                <div class="actions">{again}</div>
            </section>
        })
    }
}

/// Returns the verdict by which a game has ended before its time, unless the game's own page tells it.
fn noted(page: &TablePage) -> Option<Verdict> {
    let verdict = page.table.verdict?;
    let over = page.table.status == Status::Over;
    let told = verdict == Verdict::Conceded && games::tells_concession(&page.table.kind);
    (over && !told).then_some(verdict)
}

fn meaning(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Draw => word!(
            "Everyone present agreed; nobody won."
                | "Alle Anwesenden haben zugestimmt; niemand hat gewonnen."
        ),
        Verdict::Cancelled => word!(
            "Everyone present agreed; the game has no winner and doesn't count."
                | "Alle Anwesenden haben zugestimmt; die Partie hat keinen Sieger und zählt nicht."
        ),
        Verdict::Conceded => word!(
            "One side gave the game up, and the other has won it. It counts."
                | "Eine Seite hat die Partie aufgegeben, die andere hat sie gewonnen. Sie zählt."
        ),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        lobby::SeatRow,
        play::{ClockRow, Votable, tests_page},
    };

    fn seat(seat: u8, me: bool) -> SeatRow {
        {
            let name = "Ann".into();
            SeatRow::plain(seat, "Stark", Occupant::Person { name, me })
        }
    }

    #[test]
    fn only_what_makes_sense_can_be_proposed() {
        let mut page = tests_page(5, Some(1), &[]);
        assert!(proposals(&page).is_empty(), "alone, without a clock");
        page.table.seats = vec![seat(1, true), seat(2, true), seat(3, false)];
        assert_eq!(proposals(&page), [Motion::Draw]);
        page.votable = Votable {
            cancel: true,
            extend: true,
            pause: true,
        };
        page.table.clocks = vec![ClockRow {
            seat: Seat(3),
            deadline: None,
            bank: None,
            absent: true,
            silent_from: None,
            away_until: None,
        }];
        let all = [
            Motion::Extend,
            Motion::Pause,
            Motion::Draw,
            Motion::Cancel,
            Motion::Remove(Seat(3)),
        ];
        assert_eq!(proposals(&page), all);
        page.my_seats = Vec::new();
        assert!(proposals(&page).is_empty(), "whoever watches has no voice");
    }

    #[test]
    fn that_a_game_was_given_up_is_told_once() {
        let mut page = tests_page(5, Some(1), &[]);
        page.table.verdict = Some(Verdict::Conceded);
        assert_eq!(noted(&page), None, "it goes on");
        page.table.status = Status::Over;
        let mut of = |kind: &str, verdict| {
            page.table.kind = kind.into();
            page.table.verdict = Some(verdict);
            noted(&page)
        };
        assert_eq!(of("duel", Verdict::Conceded), Some(Verdict::Conceded));
        let own = of("battlefield", Verdict::Conceded);
        assert_eq!(own, None, "its end tells it");
        assert_eq!(of("battlefield", Verdict::Draw), Some(Verdict::Draw));
    }

    #[test]
    fn a_vote_names_who_asks_for_it_as_far_as_masks_let_it() {
        let mut page = tests_page(5, Some(1), &[]);
        page.my_seats = vec![1];
        page.table.seats = vec![seat(1, true), seat(3, false)];
        assert_eq!(asks(Seat(3), &page), "Stark (Ann) asks:");
        assert_eq!(asks(Seat(1), &page), "You ask:");
        page.table.masks = Masks::UntilEnd;
        assert_eq!(asks(Seat(3), &page), "Stark asks:");
    }

    #[test]
    fn whoever_lets_a_table_without_clocks_wait_can_be_removed() {
        let mut page = tests_page(5, Some(1), &[]);
        page.table.seats = vec![seat(1, true), seat(2, false)];
        let waits = |seat| ClockRow {
            seat,
            deadline: None,
            bank: None,
            absent: false,
            silent_from: Some(9),
            away_until: None,
        };
        page.table.clocks = [1, 2].map(Seat).map(waits).to_vec();
        page.now = 8;
        assert_eq!(proposals(&page), [Motion::Draw]);
        page.now = 9;
        let remove = Motion::Remove(Seat(2));
        assert_eq!(proposals(&page), [Motion::Draw, remove]);
    }
}
