//! Through whose eyes a finished game is seen.

use super::{Moment, Past, Replace, moment::eyes_name};
use crate::reactive::memo;
use crate::{games::seat_title, lobby::Status, play::Eyes};
use leptos::prelude::*;

/// A choice of eyes; nothing while the game runs, when everybody has only their own.
#[component]
pub fn EyesChoice(past: Past) -> impl IntoView {
    let choices = memo(move |_| {
        past.live.with(|page| {
            let over = page.table.status == Status::Over;
            over.then(|| {
                let own = if page.my_seat.is_some() {
                    word!("your own view" | "deine eigene Sicht")
                } else {
                    word!("a spectator's view" | "Sicht des Publikums")
                };
                let seats = page.table.seats.iter().map(|it| it.seat);
                let seats = seats.filter(|&it| Some(it) != page.my_seat);
                let seats = seats.map(|it| (Eyes::Seat(it), seat_title(page, it)));
                let all = word!("everything revealed" | "alles offen");
                [(Eyes::Mine, own.to_owned())]
                    .into_iter()
                    .chain(seats)
                    .chain([(Eyes::All, all.to_owned())])
                    .collect::<Vec<_>>()
            })
        })
    });
    move || {
        let choices = choices.get()?;
        let eyes: Vec<Eyes> = choices.iter().map(|(eyes, _)| *eyes).collect();
        let choose = move |event| {
            let name = event_target_value(&event);
            let chosen = eyes.iter().find(|it| eyes_name(**it) == name);
            let now = past.wanted.get_untracked();
            if let (Some(&eyes), Some(Moment { seq, .. })) = (chosen, now) {
                past.go(Some(Moment { seq, eyes }), Replace::Yes);
            }
        };
        let now = move || past.wanted.get().map(|it| eyes_name(it.eyes));
        Some(view! {
            <label class="past-eyes">
                {word!("View: " | "Sicht: ")}
                <select on:change=choose prop:value=now>
                    {choices
                        .into_iter()
                        .map(|(eyes, words)| {
                            let name = eyes_name(eyes);
                            let selected = now().as_deref() == Some(&name);
                            view! { <option value=name selected=selected>{words}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
        })
    }
}
