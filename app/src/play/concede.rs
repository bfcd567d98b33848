//! Giving the game up, for one of two.

use super::{History, TablePage, clock::Concede};
use crate::{Error, lobby::Status, reactive::memo};
use leptos::{form::ActionForm, prelude::*};

/// So many sides may play where one of them can give up.
const SIDES: usize = 2;

/// A flag that is lowered, in a box of 24 by 24.
const FLAG: &str = "M6 3v18M6 12h11l-3 3.5l3 3.5H6";

/// The button that asks once, for the game's own page; nothing where nobody can give up: to whoever
/// watches, in a lesson, with more than two, before the start and after the end.
#[component]
pub fn ConcedeButton() -> impl IntoView {
    let live = use_context::<History>()?.live;
    let seat = memo(move |_| live.with(own_seat));
    let action = ServerAction::<Concede>::new();
    let table = live.with_untracked(|it| it.table.id.clone());
    let refusal = move || action.value().get().and_then(Result::err);
    Some(move || {
        let table = table.clone();
        seat.get().map(|seat| {
            view! {
                <details class="concede">
                    <summary>
                        <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=FLAG></path></svg>
                        {word!("Concede" | "Aufgeben")}
                    </summary>
                    <div class="concede-asked">
                        <p>
                            {word!(
                                "The battle ends now, and the other side wins. It counts as a loss." |
                                "Die Schlacht endet sofort, und die Gegenseite gewinnt. Für dich zählt das als Niederlage."
                            )}
                        </p>
                        <ActionForm action attr:class="inline">
                            <input type="hidden" name="table" value=table />
                            <input type="hidden" name="seat" value=seat.to_string() />
                            <button class="button primary" type="submit" disabled=move || action.pending().get()>
                                {word!("Yes, concede" | "Ja, aufgeben")}
                            </button>
                        </ActionForm>
                        {move || refusal().map(told)}
                    </div>
                </details>
            }
        })
    })
}

fn told(refusal: Error) -> impl IntoView {
    view! { <p class="refusal" role="alert">{refusal.to_string()}</p> }
}

/// The seat for which this person can give up: the one that looks, if they have both.
fn own_seat(page: &TablePage) -> Option<u8> {
    let runs = page.table.status == Status::Running;
    let two = page.table.seats.len() == SIDES;
    let mine = page.my_seat.or_else(|| page.my_seats.first().copied());
    mine.filter(|_| runs && two)
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::own_seat;
    use crate::{
        lobby::{Occupant, SeatRow, Status},
        play::tests_page,
    };

    fn seat(seat: u8) -> SeatRow {
        SeatRow::plain(seat, "Stark", Occupant::Computer)
    }

    #[test]
    fn only_one_of_two_who_still_play_can_give_up() {
        let mut page = tests_page(5, Some(1), &[]);
        page.my_seat = Some(1);
        page.my_seats = vec![1];
        page.table.status = Status::Running;
        page.table.seats = vec![seat(0), seat(1)];
        assert_eq!(own_seat(&page), Some(1));
        page.table.seats.push(seat(2));
        assert_eq!(own_seat(&page), None, "to whom?");
        page.table.seats.pop();
        page.table.status = Status::Over;
        assert_eq!(own_seat(&page), None, "it is over");
        page.table.status = Status::Running;
        page.my_seat = None;
        page.my_seats = Vec::new();
        assert_eq!(own_seat(&page), None, "whoever watches gives nothing up");
    }
}
