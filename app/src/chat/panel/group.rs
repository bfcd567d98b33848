//! Several players at once.

use crate::chat::{
    Chat, ChatMode,
    names::{among, people, seat_name, whispers},
};
use leptos::prelude::*;

#[component]
pub fn Group(chat: Chat, open: Callback<String>) -> impl IntoView {
    let chosen = RwSignal::new(Vec::<u8>::new());
    let (me, others) = chat.page.with_untracked(|it| (it.my_seat, people(it)));
    let agreed = chat.known.with_untracked(|it| {
        let full = it.as_ref().is_none_or(|it| it.chat.mode == ChatMode::Full);
        full && whispers(it.as_ref())
    });
    let Some(me) = me.filter(|_| agreed && others.len() >= 2) else {
        let why = if agreed {
            word!(
                "There aren't enough players for that." | "Dafür gibt es hier nicht genug Spieler."
            )
        } else {
            word!(
                "This table doesn't allow conversations among several players."
                    | "An diesem Tisch gibt es keine Gespräche unter mehreren Mitspielern."
            )
        };
        return view! { <p class="note">{why}</p> }.into_any();
    };
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let mut seats = chosen.get_untracked();
        if seats.is_empty() {
            return;
        }
        seats.push(me);
        open.run(among(&seats));
    };
    view! {
        <form class="chat-group" on:submit=go>
            <fieldset>
                <legend>{word!("Who is it for?" | "Wer soll es lesen?")}</legend>
                {others
                    .into_iter()
                    .map(|seat| {
                        let name = chat.page.with_untracked(|it| seat_name(it, seat));
                        view! {
                            <label>
                                <input
                                    type="checkbox"
                                    on:change=move |event| {
                                        let wanted = event_target_checked(&event);
                                        chosen.update(|it| {
                                            it.retain(|it| *it != seat);
                                            if wanted {
                                                it.push(seat);
                                            }
                                        });
                                    }
                                />
                                {name}
                            </label>
                        }
                    })
                    .collect_view()}
            </fieldset>
            <button type="submit" class="primary" disabled=move || chosen.with(Vec::is_empty)>
                {word!("Start conversation" | "Gespräch beginnen")}
            </button>
        </form>
    }
    .into_any()
}
