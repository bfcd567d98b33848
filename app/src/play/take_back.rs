//! The last answer: taken back with one press, or the reason why it is final.

use super::{
    Fate, History, LastAnswer, TablePage,
    answer::{go_on, undo},
    hot_seat::take_over,
};
use crate::reactive::memo;
use crate::{Error, games::GamePage, lobby::Occupant};
use leptos::{prelude::*, task::spawn_local};
use tabletop::Seat;

/// The things that [`TakeBack`] needs of the table it stands at.
#[derive(Clone, Copy)]
pub struct Answering {
    pub page: RwSignal<TablePage>,
    pub busy: RwSignal<bool>,
    pub refusal: RwSignal<Option<Error>>,
    /// The revision of the answer that was given on this page last.
    pub given: RwSignal<Option<i64>>,
}

/// The sign about the last answer.
#[derive(Clone, PartialEq)]
enum Sign {
    /// The entry that can be taken back, and the one whose answer ends that.
    Open(i64, Next),
    Final(String),
}

/// The one who ends the time to think again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The computer, which waits a moment, and no longer.
    Computer,
    Somebody,
}

/// A button beside the prompt while the last answer can be taken back; afterwards the reason why
/// not.
#[component]
pub fn TakeBackNow(answering: Answering) -> impl IntoView {
    let history = use_context::<History>();
    let sign = memo(move |_| {
        if history.is_some_and(History::is_looking) {
            return None;
        }
        let given = answering.given.get();
        answering.page.with(|page| sign(page, given))
    });
    view! {
        <div class="take-back" aria-live="polite">
            {move || match sign.get()? {
                Sign::Open(entry, next) => Some(view! { <Offer answering entry next /> }.into_any()),
                Sign::Final(why) => Some(view! { <p class="take-back-final">{why}</p> }.into_any()),
            }}
        </div>
    }
}

fn sign(page: &TablePage, given: Option<i64>) -> Option<Sign> {
    let LastAnswer { seq, fate } = page.last_answer?;
    let asked = page.my_seat.is_some_and(|it| page.asked.contains(&it));
    match fate {
        // Where the rules themselves offer it, and for longer, once is enough. And what has taken an answer
        // back is not taken back: that would give the answer again.
        Fate::Open => {
            let game = page.game.as_ref()?;
            let by_the_rules = game.offers_take_back() || game.took_back(seq);
            (!by_the_rules).then(|| Sign::Open(seq, next(page)))
        }
        Fate::Rolled | Fate::Final => {
            let why = page.game.as_ref()?.shown_by(seq);
            let why = why.unwrap_or(if fate == Fate::Rolled {
                word!("something random was drawn" | "der Zufall hat entschieden")
            } else {
                word!("something hidden came to light" | "etwas Verborgenes kam ans Licht")
            });
            Some(Sign::Final(say!(
                "Can't undo: {why}." | "Nicht mehr zurückzunehmen: {why}."
            )))
        }
        Fate::TooOften => {
            let words = word!(
                "Can't undo: you have taken back too often in a row."
                    | "Nicht mehr zurückzunehmen: Du hast zu oft hintereinander zurückgenommen."
            );
            Some(Sign::Final(words.to_owned()))
        }
        Fate::Overtaken => (given == Some(seq) && !asked).then(|| {
            let words = word!(
                "Can't undo: someone has answered since."
                    | "Nicht mehr zurückzunehmen: Inzwischen hat jemand geantwortet."
            );
            Sign::Final(words.to_owned())
        }),
    }
}

fn next(page: &TablePage) -> Next {
    let awaited = page.game.as_ref().map_or(&[][..], GamePage::waiting);
    let seats = page.table.seats.iter();
    let mut asked = seats.filter(|it| awaited.contains(&Seat(it.seat)));
    if !awaited.is_empty() && asked.all(|it| it.occupant == Occupant::Computer) {
        Next::Computer
    } else {
        Next::Somebody
    }
}

#[component]
fn Offer(answering: Answering, entry: i64, next: Next) -> impl IntoView {
    let Answering {
        page,
        busy,
        refusal,
        given,
    } = answering;
    let press = move |_| {
        let (table, seat, since) =
            page.with_untracked(|it| (it.table.id.clone(), it.my_seat, it.seq));
        let Some(seat) = seat else { return };
        busy.set(true);
        refusal.set(None);
        spawn_local(async move {
            match undo(table, entry, seat, since).await {
                Ok(newer) => {
                    given.try_set(None);
                    take_over(page, newer);
                }
                Err(error) => {
                    refusal.try_set(Some(error));
                }
            }
            busy.try_set(false);
        });
    };
    view! {
        <button
            type="button"
            class="button"
            disabled=move || busy.get()
            aria-describedby="take-back-until"
            on:click=press
        >
            {word!("Take back" | "Zurücknehmen")}
        </button>
        {(next == Next::Computer).then(|| view! { <GoOn answering entry /> })}
        <p id="take-back-until">
            {match next {
                Next::Computer => word!(
                    "You can take this back until the computer answers."
                        | "Du kannst das zurücknehmen, bis der Computer antwortet."
                ),
                Next::Somebody => word!(
                    "You can take this back until someone answers."
                        | "Du kannst das zurücknehmen, bis jemand antwortet."
                ),
            }}
        </p>
    }
}

/// Ends the computer's wait.
#[component]
fn GoOn(answering: Answering, entry: i64) -> impl IntoView {
    let pressed = RwSignal::new(false);
    let press = move |_| {
        let (table, seat) = answering
            .page
            .with_untracked(|it| (it.table.id.clone(), it.my_seat));
        let Some(seat) = seat else { return };
        pressed.set(true);
        spawn_local(async move {
            if let Err(error) = go_on(table, entry, seat).await {
                answering.refusal.try_set(Some(error));
                pressed.try_set(false);
            }
        });
    };
    view! {
        <button type="button" class="button" disabled=move || answering.busy.get() || pressed.get() on:click=press>
            {word!("Continue" | "Computer ziehen lassen")}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::westeros::{
            page::{LogLine, WesterosPage},
            played,
        },
        language::{Language, speaking},
        play::page::tests::page,
    };
    use tabletop::{Decision, DecisionId};
    use westeros::{Event, House, Prompt};

    const SEQ: i64 = 100;

    /// A table of the board game whose last answer brought this event.
    fn after(event: Event, (prompts, fate): (Vec<Decision<Prompt>>, Fate)) -> TablePage {
        let mut game: WesterosPage = played::pages(11).swap_remove(0);
        game.log.push(LogLine {
            seq: SEQ,
            at: 0,
            event,
            undone: false,
        });
        TablePage {
            last_answer: Some(LastAnswer { seq: SEQ, fate }),
            game: Some(GamePage::Westeros(Box::new(WesterosPage {
                prompts,
                ..game
            }))),
            ..page(SEQ, Some(1), &[])
        }
    }

    fn said(event: Event, fate: Fate) -> Option<String> {
        let table = after(event, (Vec::new(), fate));
        match speaking(Language::English, || sign(&table, None))? {
            Sign::Open(..) => Some("open".to_owned()),
            Sign::Final(why) => Some(why),
        }
    }

    /// Below "Seal my orders", once the orders were taken back as the rules offer it: another "Take back" would
    /// hand them in again.
    #[test]
    fn what_has_taken_an_answer_back_is_not_offered_to_be_taken_back() {
        let house = House::Stark;
        let taken_back = Event::OrdersTakenBack { house };
        assert_eq!(said(taken_back, Fate::Open), None);
        assert_eq!(
            said(Event::BidPlaced { house }, Fate::Open).as_deref(),
            Some("open")
        );
        let offer = Decision {
            id: DecisionId(9),
            seat: Seat(1),
            required: false,
            prompt: Prompt::TakeBackOrders,
        };
        let placed = Event::OrdersPlaced { house };
        let table = after(placed, (vec![offer], Fate::Open));
        assert!(
            sign(&table, None).is_none(),
            "the rules offer it themselves"
        );
    }

    #[test]
    fn why_an_answer_is_final_is_true_of_it() {
        let quiet = Event::BidPlaced {
            house: House::Stark,
        };
        let why = |fate| said(quiet, fate).unwrap();
        assert_eq!(why(Fate::Rolled), "Can't undo: something random was drawn.");
        assert_eq!(
            why(Fate::TooOften),
            "Can't undo: you have taken back too often in a row."
        );
        assert_eq!(
            why(Fate::Final),
            "Can't undo: something hidden came to light."
        );
    }
}
