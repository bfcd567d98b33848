//! The kinds of terrain as pictures to choose from.

use super::{
    super::{scene::drawing, state::BattleState, wording},
    spot::{base_of, piece_in_the_middle},
};
use battlefield::{data::Data, ground::pieces, position::Position, question::Action};
use leptos::prelude::*;

/// The kinds of terrain of which a piece can be placed; where a corpse pile is asked for, that alone.
pub fn kinds(position: &Position, corpse_pile: bool) -> Vec<String> {
    pieces::available(position)
        .filter(|it| !corpse_pile || it.id == pieces::PILE)
        .map(|it| it.id.clone())
        .collect()
}

/// The kinds that lie on the table.
fn lying(position: &Position) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for it in position.terrain.iter().filter(|it| !it.removed) {
        if !all.contains(&it.name) {
            all.push(it.name.clone());
        }
    }
    all
}

/// The part of the ground that shows a piece whole.
fn frame(piece: &str) -> String {
    let (wide, high) = base_of(piece).map_or((6_000, 4_000), |it| (it.width, it.depth));
    // As wide as a tile is to its height.
    let (wide, high) = ((wide + 1_200).max(5_000), (high + 1_200).max(2_500));
    format!("{} {} {wide} {high}", -wide / 2, -high / 2)
}

fn keywords(piece: &str) -> String {
    let kind = Data::of_this_build().piece(piece);
    let all = kind.map(|it| it.keywords.all().map(wording::keyword).collect::<Vec<_>>());
    all.unwrap_or_default().join(", ")
}

/// The picture of a kind, its name and its keywords.
#[component]
fn Tile(id: String, lies: bool) -> impl IntoView {
    view! {
        <svg viewBox=frame(&id) aria-hidden="true" inner_html=drawing(&id)></svg>
        <b>{wording::piece(&id)}</b>
        " "
        <small>{keywords(&id)}</small>
        {lies.then(|| view! { " " <span class="battle-lies">{word!("lies" | "liegt")}</span> })}
    }
}

/// The pieces of terrain that are left, and those that lie.
#[component]
pub fn Pieces(state: BattleState, corpse_pile: bool) -> impl IntoView {
    let (left, there) = untrack(|| state.with_position(|it| (kinds(it, corpse_pile), lying(it))));
    let gone = there.iter().filter(|it| !left.contains(it)).cloned();
    let gone: Vec<String> = gone.collect();
    let button = move |id: String| {
        let chosen = {
            let id = id.clone();
            move || matches!(state.action(), Some(Action::Place { piece, .. }) if piece == id)
        };
        let lies = there.contains(&id);
        let kind = id.clone();
        let choose = move |_| {
            let action = state.asked_untracked(|view, _| piece_in_the_middle(&view.open, &kind));
            if let Some(action) = action.flatten() {
                state.choose(action);
            }
        };
        view! { <button type="button" class="battle-piece" aria-pressed=move || chosen().to_string() on:click=choose><Tile id lies /></button> }
    };
    let gone = gone.into_iter();
    let gone = gone.map(|id| view! { <p class="battle-piece gone"><Tile id lies=true /></p> });
    view! {
        <div class="battle-options battle-pieces" role="group" aria-label=word!("Pieces" | "Geländestücke")>
            {left.into_iter().map(button).collect_view()}
            {gone.collect_view()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::{super::example::table, *};

    #[test]
    fn each_kind_has_its_keywords_and_all_that_lie_are_told() {
        assert!(!keywords("bog").is_empty());
        let mut position = table(&[]).open;
        let left = kinds(&position, false);
        let first = left.first().expect("there is terrain");
        pieces::lay(
            &mut position,
            first,
            battlefield::geometry::Pose::new(24_000, 24_000, battlefield::geometry::Facing::NORTH),
        );
        assert_eq!(lying(&position), std::slice::from_ref(first));
    }
}
