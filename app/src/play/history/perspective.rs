//! From whose perspective a finished game is seen.

use super::{History, PointInTime, Replace};
use crate::reactive::memo;
use crate::{games::seat_title, lobby::Status, play::Perspective};
use leptos::prelude::*;
use tabletop::Seat;

/// The choice of a perspective; nothing while the game runs, when everybody has only their own.
#[component]
pub fn PerspectiveChoice(history: History) -> impl IntoView {
    let choices = memo(move |_| {
        history.live.with(|page| {
            let over = page.table.status == Status::Over;
            over.then(|| {
                let own = if page.my_seat.is_some() {
                    word!("your own view" | "deine eigene Sicht")
                } else {
                    word!("a spectator's view" | "Sicht des Publikums")
                };
                let seats = page.table.seats.iter().map(|it| it.seat);
                let seats = seats.filter(|&it| Some(it) != page.my_seat);
                let seats = seats.map(|it| (Perspective::Seat(Seat(it)), seat_title(page, it)));
                let all = word!("everything revealed" | "alles offen");
                [(Perspective::Mine, own.to_owned())]
                    .into_iter()
                    .chain(seats)
                    .chain([(Perspective::All, all.to_owned())])
                    .collect::<Vec<_>>()
            })
        })
    });
    move || {
        let choices = choices.get()?;
        let all: Vec<Perspective> = choices.iter().map(|(it, _)| *it).collect();
        let choose = move |event| {
            let name = event_target_value(&event);
            let chosen = all.iter().find(|it| it.name() == name);
            let now = history.wanted.get_untracked();
            if let (Some(&perspective), Some(PointInTime { seq, .. })) = (chosen, now) {
                history.go(Some(PointInTime { seq, perspective }), Replace::Yes);
            }
        };
        let now = move || history.wanted.get().map(|it| it.perspective.name());
        Some(view! {
            <label class="history-perspective">
                {word!("View: " | "Sicht: ")}
                <select on:change=choose prop:value=now>
                    {choices
                        .into_iter()
                        .map(|(perspective, words)| {
                            let name = perspective.name();
                            let selected = now().as_deref() == Some(&name);
                            view! { <option value=name selected=selected>{words}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
        })
    }
}
