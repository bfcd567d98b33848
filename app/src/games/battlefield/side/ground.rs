//! Everything on the table besides the armies: objective markers with their cards, and terrain.

use super::super::{help::keyword_text, state::BattleState, wording};
use crate::reactive::memo;
use battlefield::position::{Position, Terrain};
use leptos::prelude::*;

/// A marker or a piece: its name and who holds it, and what it does.
type Row = (String, Vec<String>);

/// Folded: one reads it when one comes near.
#[component]
pub fn Ground(state: BattleState) -> impl IntoView {
    let rows = memo(move |_| {
        state.with_position(|it| {
            let mut rows = markers(it);
            rows.extend(pieces(it));
            rows
        })
    });
    let row = |(name, texts): Row| {
        let texts = texts
            .into_iter()
            .map(|it| view! { <dd class="note">{it}</dd> });
        view! { <div><dt>{name}</dt>{texts.collect_view()}</div> }
    };
    move || {
        let all = rows.get();
        (!all.is_empty()).then(|| {
            view! {
                <details class="battle-board">
                    <summary>{word!("Markers and terrain" | "Marker und Gelände")}</summary>
                    <dl>{all.into_iter().map(row).collect_view()}</dl>
                </details>
            }
        })
    }
}

fn markers(position: &Position) -> Vec<Row> {
    let all = (0..).zip(&position.markers);
    all.map(|(number, it)| {
        let card = it.card.map(wording::ability);
        let mut name = wording::marker(number);
        let (title, text) = card.unzip();
        if let Some(title) = title {
            name = format!("{name}: {title}");
        }
        let holder = it
            .holder
            .map(|it| wording::dative(&wording::unit(position, it)));
        let held = match holder {
            Some(unit) => say!("Held by {unit}." | "Gehalten von {unit}."),
            None => word!("Held by nobody." | "Von niemandem gehalten.").to_owned(),
        };
        (name, [Some(held), text].into_iter().flatten().collect())
    })
    .collect()
}

/// Each kind once.
fn pieces(position: &Position) -> Vec<Row> {
    let mut left: Vec<&Terrain> = position.terrain.iter().filter(|it| !it.removed).collect();
    left.sort_by_key(|it| &it.name);
    left.dedup_by_key(|it| &it.name);
    let row = |it: &Terrain| {
        let texts = it
            .piece
            .keywords
            .all()
            .map(|it| format!("{}: {}", wording::keyword(it), keyword_text(it)));
        (wording::piece(&it.name), texts.collect())
    };
    left.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn markers_say_who_holds_them_and_each_kind_of_terrain_what_it_does() {
        let mut position = example();
        let rows = markers(&position);
        assert_eq!(rows.len(), position.markers.len());
        let held: Vec<bool> = rows.iter().map(|it| it.1[0] != "Held by nobody.").collect();
        let holders = position.markers.iter().map(|it| it.holder.is_some());
        assert_eq!(held, holders.collect::<Vec<_>>());
        assert!(held.contains(&true) && held.contains(&false));
        let first = position.terrain[0].clone();
        let before = pieces(&position);
        position.terrain.push(first.clone());
        assert_eq!(pieces(&position), before, "each kind once");
        assert!(before.iter().all(|it| !it.1.is_empty()));
        position.terrain.retain(|it| it.name == first.name);
        position.terrain.iter_mut().for_each(|it| it.removed = true);
        assert!(pieces(&position).is_empty());
    }
}
