//! The page on which an army is built.

use super::{
    address::Draft,
    asked::Asked,
    deck::Deck,
    frame::{Frame, Total},
    offer::Offer,
    problems::Problems,
    ready::Ready,
    rows::Rows,
    saved::Saved,
    sheet::Sheet,
    text::Text,
};
use crate::{
    games::battlefield::LATER,
    later::{Drawn, Later},
    sheets,
};
use battlefield::data::Data;
use leptos::prelude::*;
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
    let when = Signal::stored(false);
    view! {
        <Title text=word!("Build an army" | "Eine Armee aufstellen") />
        <Later when drawn=Drawn::InSight module=LATER load=load_builder view=move || builder(query) />
        <Saved query />
    }
}

#[component]
fn Builder(asked: Asked) -> impl IntoView {
    let Asked { draft, pasted } = asked;
    let begun = !draft.army.faction.is_empty();
    let built = draft.clone();
    view! {
        <div class="page army army-desk" class:begun=begun>
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
            {begun.then(move || view! { <Built draft=built /> })}
            <div class="army-foot"><Text draft pasted /></div>
        </div>
    }
}

/// What a chosen faction brings.
#[component]
fn Built(draft: Draft) -> impl IntoView {
    let points = draft.army.points(Data::of_this_build());
    let size = draft.size;
    view! {
        <section class="army-own" aria-label=word!("Your army" | "Deine Armee")>
            <Total points size />
            <Problems draft=draft.clone() />
            <Rows draft=draft.clone() />
            <Deck army=draft.army.clone() />
        </section>
        <div class="army-shelf"><Offer draft=draft.clone() /></div>
        <Sheet draft />
    }
}
