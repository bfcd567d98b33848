//! Beside the table during the set-up: what lies on the field and whose it is, and how a hand moves several.

use super::super::{
    page::BattlePage,
    scene::model::{Colors, colors_of_player},
    state::BattleState,
    table::Shield,
    wording,
};
use crate::reactive::memo;
use battlefield::{
    event::Event,
    position::Terrain,
    question::{Action, Prompt},
    standing::is_planned,
};
use leptos::prelude::*;

/// A piece, who placed it, and whether it is still in the viewer's hand.
type Row = (String, String, Option<Colors>, bool);

#[component]
pub fn ByHand(state: BattleState) -> impl IntoView {
    let asked = memo(move |_| {
        let (_, prompt) = state.asked.get()?;
        is_planned(&prompt).then_some(prompt)
    });
    let lays = move || matches!(asked.get(), Some(Prompt::Terrain { .. }));
    // The same while one of them is dragged.
    let planned = memo(move |_| {
        let plan = state.all_planned().into_iter();
        let plan: Vec<String> = plan.filter_map(laid).collect();
        // The question has a list of several.
        if plan.len() > 1 { Vec::new() } else { plan }
    });
    let rows = memo(move |_| planned.with(|planned| state.page.with(|it| rows(it, planned))));
    let row = |(name, who, colors, in_hand): Row| {
        view! {
            <li class:on=in_hand><span><b>{name}</b>" "<span class="note">{who}</span></span>{colors.map(|colors| view! { <Shield colors /> })}</li>
        }
    };
    let field = move || {
        let rows = rows.get();
        lays().then(|| {
            let none = rows.is_empty();
            let none = none.then(|| word!("Nothing lies there yet." | "Noch liegt nichts."));
            view! {
                <section class="on-field" aria-labelledby="on-field">
                    <h2 id="on-field">{word!("On the field" | "Auf dem Feld")}</h2>
                    <ul>{rows.into_iter().map(row).collect_view()}</ul>
                    {none.map(|it| view! { <p class="note">{it}</p> })}
                </section>
            }
        })
    };
    let hint = word!(
        "Drag one, or a frame around several; Shift adds one. Arrows 1″, with Shift ¼″, [ ] turn by 15°."
            | "Zieh eine, oder einen Rahmen um mehrere; Umschalt nimmt eine dazu. Pfeile 1″, mit Umschalt ¼″, [ ] drehen um 15°."
    );
    view! {
        {field}
        {move || asked.with(Option::is_some).then(|| view! {
            <div class="by-hand"><b>{word!("By hand" | "Von Hand")}</b><p>{hint}</p></div>
        })}
    }
}

/// The piece of terrain that an answer lays.
fn laid(it: Action) -> Option<String> {
    match it {
        Action::Place { piece, .. } => Some(piece),
        _ => None,
    }
}

/// The pieces that lie, in the order in which they were placed, and then those that are planned.
fn rows(page: &BattlePage, planned: &[String]) -> Vec<Row> {
    let (position, own) = (&page.view.open, page.view.seat);
    let placed_by = |it: &Terrain| {
        page.standing().find_map(|line| match &line.event {
            Event::TerrainPlaced { seat, piece, pose } => {
                (*piece == it.name && *pose == it.piece.pose).then_some(*seat)
            }
            _ => None,
        })
    };
    let lying = position.terrain.iter().filter(|it| !it.removed);
    let lying = lying.map(|it| {
        let seat = placed_by(it);
        let who = match seat {
            Some(seat) if own == Some(seat) => word!("you" | "du").to_owned(),
            Some(seat) => wording::player(position, seat),
            None => String::new(),
        };
        let colors = seat.map(|it| colors_of_player(position, it));
        (wording::piece(&it.name), who, colors, false)
    });
    let planned = planned.iter().map(|piece| {
        (
            wording::piece(piece),
            word!("in your hand" | "in deiner Hand").to_owned(),
            own.map(|it| colors_of_player(position, it)),
            true,
        )
    });
    lying.chain(planned).collect()
}
