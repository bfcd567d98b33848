//! The foot of the front page: the way in for whoever was invited, and tables of others; lessons where
//! there are none.

use super::{
    by_words::ByWords,
    waiting::{AtTable, front_tables},
};
use crate::{games, loaded::loaded, lobby::TablePicture};
use leptos::prelude::*;

#[component]
pub fn Foot() -> impl IntoView {
    view! {
        <div class="home-foot">
            <ByWords />
            <Others />
        </div>
    }
}

/// Three tables of others, and the way to all.
#[component]
fn Others() -> impl IntoView {
    let tables = loaded(|| (), |()| front_tables());
    view! {
        <section class="foot-tables" aria-labelledby="other-tables">
            <h2 class="unseen" id="other-tables">{word!("Tables of others" | "Tische von anderen")}</h2>
            <ul>
                <Suspense>
                    {move || Suspend::new(async move {
                        // Who cannot be told here finds them in the lobby.
                        let tables = tables.await.unwrap_or_default();
                        let alone = tables.is_empty().then(lessons);
                        let tables = tables.into_iter().map(|it| view! { <Table it /> }).collect_view();
                        (tables, alone)
                    })}
                </Suspense>
                <li>
                    <a class="foot-table foot-all" href="/lobby">{word!("See open tables" | "Offene Tische ansehen")}</a>
                    <a class="foot-table foot-all" href="/archive">{word!("See finished games" | "Beendete Partien ansehen")}</a>
                </li>
            </ul>
        </section>
    }
}

/// Lessons in place of tables that are not there.
fn lessons() -> impl IntoView {
    let lesson = |(kind, name): (&'static str, &'static str)| {
        let door = games::door(kind);
        let name = door.map_or(name, |it| it.name.here());
        let minutes = word!("A few minutes each." | "Je ein paar Minuten.");
        let taught = door.map_or(minutes, |it| it.lessons.here());
        view! {
            <a class="foot-table" href=games::lessons_of(kind)>
                <span>
                    <strong>{say!("Lessons: {name}" | "Lektionen: {name}")}</strong>
                    <span class="note">{taught}</span>
                </span>
            </a>
        }
    };
    let lessons = games::taught_besides("").into_iter().map(lesson);
    view! { <li>{lessons.collect_view()}</li> }
}

#[component]
fn Table(it: AtTable) -> impl IntoView {
    let marks = it.seats.into_iter().map(|(label, taken)| {
        let mark = games::seat_mark(&it.kind, &label);
        view! { <span class:away=!taken>{mark}</span> }
    });
    view! {
        <li>
            <a class="foot-table" href=["/tables/", &it.table].concat()>
                <TablePicture table=it.table.clone() kind=it.kind.clone() board=it.board />
                <span>
                    <strong>{it.name}</strong>
                    <span class="note">{it.place}</span>
                    <span class="marks">{marks.collect_view()}</span>
                </span>
            </a>
        </li>
    }
}
