//! The page on which an army is built.

use super::{
    address::Draft,
    asked::Asked,
    carried::Carried,
    deck::Deck,
    drag::{Drag, kind_of},
    frame::Frame,
    link::{Link, Reach},
    offer::Offer,
    problems::Problems,
    ready::Ready,
    rows::Rows,
    saved::Saved,
    sheet::Sheet,
    text::Text,
};
use crate::{
    games::battlefield::PARTS,
    lazy::{Drawn, LazyPart},
    sheets,
};
use battlefield::data::Data;
use leptos::{html, prelude::*};
use leptos_meta::Title;
use leptos_router::{hooks::use_query_map, params::ParamsMap};

part! { miniatures, load_builder, fn builder(query: Memo<ParamsMap>) {
    move || view! { <Builder asked=Asked::read(&query.read()) /> }
}}

/// The page at `/games/battlefield/armies`. The data of the game come with it alone.
#[component]
pub fn ArmiesPage() -> impl IntoView {
    sheets::at_once(sheets::Sheet::Armies);
    let query = use_query_map();
    #[cfg(feature = "ssr")]
    super::picture::preview(&query.with_untracked(Asked::read).draft);
    let when = Signal::stored(false);
    view! {
        <Title text=word!("Build an army" | "Eine Armee aufstellen") />
        <LazyPart when drawn=Drawn::InSight module=PARTS load=load_builder view=move || builder(query) />
        <Saved query />
    }
}

#[component]
fn Builder(asked: Asked) -> impl IntoView {
    let Asked { draft, pasted } = asked;
    let begun = !draft.army.faction.is_empty();
    let built = draft.clone();
    let drag = Drag::new();
    let taken = draft.clone();
    view! {
        <div
            node_ref=drag.desk
            class="page army army-desk"
            class:begun=begun
            data-carries=move || carried(drag)
            on:pointerdown=move |it| drag.pressed(&it)
            on:pointermove=move |it| drag.moved(&it)
            on:pointerup=move |it| drag.released(&it, &taken)
            on:pointercancel=move |_| drag.cancel()
            on:click=move |it| drag.clicked(&it)
        >
            <div class="army-head">
                <h1>{word!("Build an army" | "Eine Armee aufstellen")}</h1>
                <p class="lead">
                    {word!(
                        "Start with a ready-made army or build your own. The address of this page holds the army: bookmark it or send it to a friend."
                            | "Beginne mit einer fertigen Armee oder stelle deine eigene auf. Die Adresse dieser Seite enthält die Armee: Merke sie dir als Lesezeichen oder schicke sie weiter."
                    )}
                </p>
                <Ready draft=draft.clone() />
                <Frame draft=draft.clone() />
            </div>
            {begun.then(move || view! { <Built draft=built drag /> })}
            <div class="army-foot"><Text draft pasted /></div>
        </div>
    }
}

/// The kind of units that can take what is dragged; "any" where all of the army takes it.
fn carried(drag: Drag) -> Option<&'static str> {
    drag.held.with(|held| {
        let held = held.as_ref()?;
        Some(kind_of(&held.id, Data::of_this_build()).unwrap_or("any"))
    })
}

/// The army of a chosen faction, and whom it can take in.
#[component]
fn Built(draft: Draft, drag: Drag) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    view! {
        <section class="army-own" aria-label=word!("Your army" | "Deine Armee")>
            <Reach draft=draft.clone() field />
            <Problems draft=draft.clone() />
            <Rows draft=draft.clone() />
            <Deck army=draft.army.clone() />
            <Link draft=draft.clone() field />
        </section>
        <div class="army-shelf"><Offer draft=draft.clone() /></div>
        <Carried draft=draft.clone() drag />
        <Sheet draft />
    }
}
