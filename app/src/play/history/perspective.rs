//! From whose perspective a finished game is seen.

use super::{History, PointInTime, Replace};
use crate::{
    games::{seat_class, seat_crest, seat_title},
    lobby::Status,
    play::{Perspective, TablePage},
    reactive::memo,
};
use leptos::prelude::*;
use tabletop::Seat;

/// One of those through whose eyes a game can be seen.
#[derive(Clone, PartialEq, Eq)]
struct Eyes {
    perspective: Perspective,
    words: String,
    /// The name of the seat, where it has arms.
    label: Option<String>,
}

/// The choice of a perspective; nothing while the game runs, when everybody has only their own.
#[component]
pub fn PerspectiveChoice(history: History) -> impl IntoView {
    let choices = memo(move |_| {
        history
            .live
            .with(|page| (page.table.status == Status::Over).then(|| choices(page)))
    });
    let now = memo(move |_| history.wanted.get().map(|it| it.perspective));
    let kind = StoredValue::new(history.live.with_untracked(|it| it.table.kind.clone()));
    let name = word!("Seen by" | "Sicht");
    move || {
        let choices = choices.get()?.into_iter();
        let choices = choices.map(|it| view! { <Choice history now it kind /> });
        Some(view! {
            <div class="history-perspective" role="radiogroup" aria-label=name>
                <span aria-hidden="true">{name}</span>
                {choices.collect_view()}
            </div>
        })
    }
}

/// Everything, then the seats in their order, the viewer's own as their own.
fn choices(page: &TablePage) -> Vec<Eyes> {
    let all = Eyes {
        perspective: Perspective::All,
        words: word!("All: everything revealed" | "Alle: alles offen").to_owned(),
        label: None,
    };
    let onlooker = Eyes {
        perspective: Perspective::Mine,
        words: word!("a spectator's view" | "Sicht des Publikums").to_owned(),
        label: None,
    };
    let seats = page.table.seats.iter().map(|it| {
        let mine = Some(it.seat) == page.my_seat;
        Eyes {
            perspective: if mine {
                Perspective::Mine
            } else {
                Perspective::Seat(Seat(it.seat))
            },
            words: if mine {
                word!("your own view" | "deine eigene Sicht").to_owned()
            } else {
                seat_title(page, it.seat)
            },
            label: (!seat_class(&page.table.kind, &it.label).is_empty()).then(|| it.label.clone()),
        }
    });
    let onlooker = page.my_seat.is_none().then_some(onlooker);
    [all].into_iter().chain(onlooker).chain(seats).collect()
}

#[component]
fn Choice(
    history: History,
    now: Memo<Option<Perspective>>,
    it: Eyes,
    kind: StoredValue<String>,
) -> impl IntoView {
    let perspective = it.perspective;
    let choose = move |_| {
        let point = history.wanted.get_untracked();
        if let Some(PointInTime { seq, .. }) = point {
            history.go(Some(PointInTime { seq, perspective }), Replace::Yes);
        }
    };
    let sign = match (it.label, perspective) {
        (Some(label), _) => kind.with_value(|kind| seat_crest(kind, &label)),
        (None, Perspective::All) => view! { <span>{word!("All" | "Alle")}</span> }.into_any(),
        (None, Perspective::Seat(_)) => view! { <span>{it.words.clone()}</span> }.into_any(),
        (None, Perspective::Mine) => view! {
            <svg class="history-eye" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M2 12q10-13 20 0q-10 13-20 0M12 9a3 3 0 1 0 .1 0"></path>
            </svg>
        }
        .into_any(),
    };
    let title = it.words.clone();
    view! {
        <label title=title>
            <input
                type="radio"
                name="perspective"
                aria-label=it.words
                checked=now.get_untracked() == Some(perspective)
                prop:checked=move || now.get() == Some(perspective)
                on:change=choose
            />
            {sign}
        </label>
    }
}
